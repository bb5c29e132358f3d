// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantity_edit.h"

#include <QLocale>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "tests/support/registry.h"
#include "ui/widgets/quantity_line.h"

using namespace slicescape;
using namespace slicescape::ui;

Q_DECLARE_METATYPE(slicescape::QuantityKind)

class QuantityEditTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
  void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

  void typingCommitsInTheFieldsUnit_data() {
    QTest::addColumn<QuantityKind>("kind");
    QTest::addColumn<double>("before");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("after");
    using K = QuantityKind;
    QTest::newRow("a bare number has the unit shown") << K::LineRate << 5e10 << "800" << 1e11;
    QTest::newRow("another unit") << K::LineRate << 5e10 << "100GB/s" << 1e11;
    QTest::newRow("memory with unit") << K::Bytes << 0.0 << "80GiB" << 80 * 1073741824.0;
    QTest::newRow("an expression") << K::Number << 1.0 << "0.9*989" << 0.9 * 989;
    QTest::newRow("a percentage") << K::Share << 0.05 << "7" << 0.07;
    QTest::newRow("a count with prefix") << K::Count << 1.0 << "64Ki" << 65536.0;
    QTest::newRow("microseconds") << K::Seconds << 1e-6 << "1500 ns" << 1.5e-6;
  }
  void typingCommitsInTheFieldsUnit() {
    QFETCH(QuantityKind, kind);
    QFETCH(double, before);
    QFETCH(QString, typed);
    QFETCH(double, after);
    QuantityEdit edit(kind);
    edit.setValue(before);
    QSignalSpy spy(&edit, &QuantityEdit::committed);
    edit.line()->selectAll();
    QTest::keyClicks(edit.line(), typed);
    QCOMPARE(spy.count(), 0);  // nothing before Enter
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy.at(0).at(0).toDouble(), after);
    QCOMPARE(edit.value().value(), after);
    QVERIFY(edit.message().isEmpty());
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(spy.count(), 1);  // the same value is no second change
  }

  void outOfRangeIsRefusedWithTheRange() {
    QuantityEdit edit(QuantityKind::Count);
    edit.setRange(1, 1024);
    edit.setValue(8.0);
    QSignalSpy spy(&edit, &QuantityEdit::committed);
    for (const char* typed : {"0", "1025", "-3", "2000+1"}) {
      edit.line()->selectAll();
      QTest::keyClicks(edit.line(), QString::fromLatin1(typed));
      QTest::keyClick(edit.line(), Qt::Key_Return);
      QCOMPARE(spy.count(), 0);
      QCOMPARE(edit.value().value(), 8.0);
      QCOMPARE(edit.line()->text(), QString::fromLatin1(typed));  // kept, to be mended
      QVERIFY(edit.line()->isRefused());
      QVERIFY2(edit.message().contains(QLatin1String("1 to 1024")), qPrintable(edit.message()));
      QTest::keyClick(edit.line(), Qt::Key_Escape);
      QCOMPARE(edit.line()->text(), QStringLiteral("8"));
      QVERIFY(!edit.line()->isRefused());
      QVERIFY(edit.message().isEmpty());
    }
  }

  void nonsenseIsRefusedInWords() {
    QuantityEdit edit(QuantityKind::Bytes);
    edit.setValue(1073741824.0);
    QSignalSpy spy(&edit, &QuantityEdit::committed);
    for (const char* typed : {"80Gb", "eight", "8+", "1,00"}) {
      edit.line()->selectAll();
      QTest::keyClicks(edit.line(), QString::fromLatin1(typed));
      QTest::keyClick(edit.line(), Qt::Key_Return);
      QCOMPARE(spy.count(), 0);
      QVERIFY(edit.line()->isRefused());
      QVERIFY(!edit.message().isEmpty());
      QCOMPARE(edit.line()->accessibleDescription(), edit.message());
    }
  }

  void anEmptyEntryIsOpenOnlyWhereAllowed() {
    QuantityEdit edit(QuantityKind::Number);
    edit.setValue(3.0);
    QSignalSpy cleared(&edit, &QuantityEdit::cleared);
    edit.line()->selectAll();
    QTest::keyClick(edit.line(), Qt::Key_Delete);
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QVERIFY(edit.line()->isRefused());
    QCOMPARE(cleared.count(), 0);
    QTest::keyClick(edit.line(), Qt::Key_Escape);
    edit.setOpen(true, QStringLiteral("auto: 5"));
    edit.line()->selectAll();
    QTest::keyClick(edit.line(), Qt::Key_Delete);
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(cleared.count(), 1);
    QVERIFY(!edit.value());
    QCOMPARE(edit.line()->placeholderText(), QStringLiteral("auto: 5"));
  }

  void leavingTheFieldCommits() {
    QWidget window;
    QVBoxLayout layout(&window);
    QuantityEdit first(QuantityKind::Count);
    QuantityEdit second(QuantityKind::Count);
    layout.addWidget(&first);
    layout.addWidget(&second);
    first.setValue(1.0);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    first.setFocus();
    QSignalSpy spy(&first, &QuantityEdit::committed);
    first.line()->selectAll();
    QTest::keyClicks(first.line(), QStringLiteral("12+3"));
    QVERIFY2(first.message().contains(QLatin1String("15")), qPrintable(first.message()));
    QTest::keyClick(first.line(), Qt::Key_Tab);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(first.value().value(), 15.0);
  }

  void theWheelStepsOnlyWithFocus() {
    QWidget window;
    QVBoxLayout layout(&window);
    QuantityEdit edit(QuantityKind::Count);
    QuantityEdit other(QuantityKind::Count);
    layout.addWidget(&edit);
    layout.addWidget(&other);
    edit.setRange(1, 9);
    edit.setValue(8.0);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto wheel = [&](int delta) {
      const QPointF middle(10, 10);
      QWheelEvent event(middle, edit.line()->mapToGlobal(middle), {}, {0, delta}, Qt::NoButton,
                        Qt::NoModifier, Qt::NoScrollPhase, false);
      QApplication::sendEvent(edit.line(), &event);
      return event.isAccepted();
    };
    QSignalSpy spy(&edit, &QuantityEdit::committed);
    other.setFocus();
    QVERIFY(!wheel(120));  // left to the panel, which scrolls
    QCOMPARE(spy.count(), 0);
    edit.setFocus();
    QVERIFY(wheel(120));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(edit.value().value(), 9.0);
    QCOMPARE(spy.at(0).at(1).toBool(), true);
    wheel(120);
    QCOMPARE(edit.value().value(), 9.0);  // not past the end
    QVERIFY(edit.message().contains(QLatin1String("1 to 9")));
    wheel(-60);
    QCOMPARE(edit.value().value(), 9.0);  // half a notch is no step
    wheel(-60);
    QCOMPARE(edit.value().value(), 8.0);
  }

  void otherLocalesGiveTheirValueOrARefusal_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("expected");  // NaN: refused
    const double refused = std::nan("");
    QTest::newRow("German comma") << "de_DE"
                                  << "1,5" << 1.5;
    QTest::newRow("German groups and comma") << "de_DE"
                                             << "1.234,5" << 1234.5;
    QTest::newRow("German, an English fraction") << "de_DE"
                                                 << "1.5" << refused;
    QTest::newRow("German, one group or an English fraction") << "de_DE"
                                                              << "1.234" << refused;
    QTest::newRow("French comma") << "fr_FR"
                                  << "0,25" << 0.25;
    QTest::newRow("French, an English fraction") << "fr_FR"
                                                 << "0.25" << refused;
    QTest::newRow("Chinese point") << "zh_CN"
                                   << "1.5" << 1.5;
    QTest::newRow("English, a German number") << "en_US"
                                              << "1.234,5" << refused;
    QTest::newRow("English, a decimal comma") << "en_US"
                                              << "1,5" << refused;
  }
  void otherLocalesGiveTheirValueOrARefusal() {
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(double, expected);
    QLocale::setDefault(QLocale(locale));
    QuantityEdit edit(QuantityKind::Number);
    edit.setValue(7.0);
    edit.line()->selectAll();
    QTest::keyClicks(edit.line(), typed);
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(edit.line()->isRefused(), std::isnan(expected));
    QCOMPARE(edit.value().value(), std::isnan(expected) ? 7.0 : expected);
    if (std::isnan(expected)) return;
    // What the field now shows is read back as the same number.
    const QString shown = edit.line()->text();
    edit.line()->selectAll();
    QTest::keyClicks(edit.line(), shown);
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(edit.value().value(), expected);
  }

  void whatIsTypedSurvivesARefresh() {
    QuantityEdit edit(QuantityKind::Count);
    edit.setValue(8.0);
    edit.line()->selectAll();
    QTest::keyClicks(edit.line(), QStringLiteral("1"));
    edit.setValue(8.0);  // the plan was evaluated again
    QCOMPARE(edit.line()->text(), QStringLiteral("1"));
    edit.setValue(4.0);  // undone elsewhere
    QCOMPARE(edit.line()->text(), QStringLiteral("4"));
  }

  void mixedIsShownAndReplacedByTyping() {
    QuantityEdit edit(QuantityKind::Count);
    edit.setValue(8.0);
    edit.setMixed(true);
    QCOMPARE(edit.line()->text(), QString());
    QCOMPARE(edit.line()->placeholderText(), QStringLiteral("Mixed"));
    QSignalSpy spy(&edit, &QuantityEdit::committed);
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(spy.count(), 0);
    QTest::keyClicks(edit.line(), QStringLiteral("8"));
    QTest::keyClick(edit.line(), Qt::Key_Return);
    QCOMPARE(spy.count(), 1);
    QVERIFY(!edit.isMixed());
  }
};

SLICESCAPE_TEST(QuantityEditTest);
#include "quantity_edit_test.moc"
