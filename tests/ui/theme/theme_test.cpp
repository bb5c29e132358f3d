// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <set>

#include "tests/support/registry.h"
#include "ui/theme/icons.h"

using namespace slicescape::ui;

class ThemeTest : public QObject {
  Q_OBJECT

 private:
  static void addThemes() {
    QTest::addColumn<ThemeName>("name");
    QTest::newRow("light") << ThemeName::Light;
    QTest::newRow("dark") << ThemeName::Dark;
    QTest::newRow("high contrast") << ThemeName::HighContrast;
  }

 private slots:
  void cleanup() { ThemeManager::instance().setTheme(ThemeName::Light); }

  void contrastRatioIsThatOfWcag() {
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    // #767676 on white is the well-known lightest grey that passes 4.5:1.
    QVERIFY(contrastRatio(QColor(0x767676), Qt::white) >= 4.5);
    QVERIFY(contrastRatio(QColor(0x777777), Qt::white) < 4.5);
  }

  void textIsReadable_data() { addThemes(); }
  void textIsReadable() {
    QFETCH(ThemeName, name);
    ThemeManager::instance().setTheme(name);
    const Theme& t = theme();
    for (const QColor& ink : {t.text, t.secondary, t.accent, t.good, t.warning, t.bad}) {
      // The window's own ground carries no text.
      for (const QColor& ground : {t.panel, t.raised}) {
        QVERIFY2(contrastRatio(ink, ground) >= 4.5,
                 qPrintable(ink.name() + " on " + ground.name()));
      }
    }
    QVERIFY(contrastRatio(t.text, t.accentWash) >= 4.5);
    QVERIFY(contrastRatio(t.accent, t.accentWash) >= 4.5);
    QVERIFY(contrastRatio(t.onAccent, t.accent) >= 4.5);
    QVERIFY(contrastRatio(t.text, t.goodWash) >= 4.5);
    QVERIFY(contrastRatio(t.text, t.warningWash) >= 4.5);
    QVERIFY(contrastRatio(t.text, t.badWash) >= 4.5);
  }

  void outlinesOfFillsReachThreeToOne_data() { addThemes(); }
  void outlinesOfFillsReachThreeToOne() {
    QFETCH(ThemeName, name);
    ThemeManager::instance().setTheme(name);
    const Theme& t = theme();
    std::vector<QColor> fills(t.memory.begin(), t.memory.end());
    fills.insert(fills.end(), t.stages.begin(), t.stages.end());
    for (const QColor& fill : fills) {
      QVERIFY2(contrastRatio(t.outlineOf(fill), t.panel) >= 3.0, qPrintable(fill.name()));
    }
  }

  void categoriesHaveOneColourEach() {
    std::set<QRgb> colours;
    for (const MemoryCategory category : kMemoryCategories) {
      colours.insert(theme().memoryColour(category).rgb());
    }
    QCOMPARE(colours.size(), kMemoryCategories.size());
    QCOMPARE(theme().stage(0), theme().stage(static_cast<int>(theme().stages.size())));
  }

  void aThemeChangeReachesPaletteAndListeners() {
    QSignalSpy changed(&ThemeManager::instance(), &ThemeManager::changed);
    ThemeManager::instance().setTheme(ThemeName::Dark);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(QApplication::palette().color(QPalette::Base), QColor(0x1E2228));
    QCOMPARE(QApplication::palette().color(QPalette::Text), QColor(0xE6EAF0));
  }

  void iconsFollowTheTheme() {
    const QImage dark = iconPixmap("undo", Qt::black, 16).toImage();
    bool inked = false;
    for (int y = 0; y < 16; ++y) {
      for (int x = 0; x < 16; ++x) inked = inked || dark.pixelColor(x, y).alpha() > 200;
    }
    QVERIFY2(inked, "the icon is drawn");
    QVERIFY(themedIcon("").isNull());
  }

  void keyFiguresAreLargerThanText() {
    QCOMPARE(keyFigureFont().pixelSize(), 20);
    QCOMPARE(bodyFont().pixelSize(), 13);
    QCOMPARE(smallFont().pixelSize(), 12);
    QVERIFY(sectionFont().weight() > bodyFont().weight());
  }
};

SLICESCAPE_TEST(ThemeTest);
#include "theme_test.moc"
