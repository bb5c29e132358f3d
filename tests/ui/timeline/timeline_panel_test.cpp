// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "tests/support/registry.h"
#include "tests/support/shared_data.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

/// Answers with the text between brackets: a language in which every word is new.
class BracketTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* text, const char*, int) const override {
    return QLatin1Char('[') + QString::fromUtf8(text) + QLatin1Char(']');
  }
};

}  // namespace

/// What leaves the timeline, and its switches and words.
class TimelinePanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void csvHoldsEveryOperation();
  void traceHoldsOperationsAndMemory();
  void exportsAreOfTheRightKind_data();
  void exportsAreOfTheRightKind();
  void copiedImagesAreLightAndTwiceTheSize();
  void badPathsAreRefused();
  void switchesAreButtonsAndCommands();
  void everyWordAnswersALanguageChange();

 private:
  std::unique_ptr<Document> m_document;
  std::unique_ptr<TimelinePanel> m_panel;
};

void TimelinePanelTest::init() {
  m_panel.reset();
  m_document = std::make_unique<Document>();
  QVERIFY(
      m_document->open(testing::sourcePath("resources/examples/llama3-70b-64xh100.slicescape")));
  m_panel = std::make_unique<TimelinePanel>(m_document.get(), nullptr);
  m_panel->resize(1000, 320);
  m_panel->show();
  QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  QTRY_VERIFY(!m_document->isStale());
}

void TimelinePanelTest::csvHoldsEveryOperation() {
  m_panel->copyCsv();
  const QStringList rows = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  QCOMPARE(rows.first(),
           QStringLiteral("rank,start_s,end_s,duration_s,operation,stage,chunk,micro_batch,"
                          "peer_rank"));
  const auto& ranks = m_document->evaluation()->timeline->ranks;
  qsizetype forwards = 0;
  qsizetype backwards = 0;
  for (const QString& row : rows.mid(1)) {
    const QStringList cells = row.split(',');
    QCOMPARE(cells.size(), 9);
    QVERIFY(cells[2].toDouble() >= cells[1].toDouble());
    forwards += cells[4] == QLatin1String("forward");
    backwards +=
        cells[4] == QLatin1String("backward") || cells[4] == QLatin1String("backward-input");
  }
  const qsizetype expected = qsizetype(ranks.size()) * m_document->evaluation()->microBatches;
  QCOMPARE(forwards, expected);
  QCOMPARE(backwards, expected);
}

void TimelinePanelTest::traceHoldsOperationsAndMemory() {
  const QTemporaryDir folder;
  const QString path = folder.filePath("step.json");
  QVERIFY(m_panel->exportTo(path));
  const QJsonArray events = QJsonDocument::fromJson(testing::readAll(path))
                                .object()[QStringLiteral("traceEvents")]
                                .toArray();
  qint64 mostMemory = 0;
  int operations = 0;
  for (const QJsonValue& value : events) {
    const QJsonObject event = value.toObject();
    operations += event["ph"] == QStringLiteral("X");
    if (event["ph"] == QStringLiteral("C") && event["name"] == QStringLiteral("memory")) {
      mostMemory = std::max(mostMemory, event["args"].toObject()["bytes"].toInteger());
    }
  }
  QVERIFY(operations > 0);
  QCOMPARE(mostMemory, m_document->evaluation()->peakDevice.value());
}

void TimelinePanelTest::exportsAreOfTheRightKind_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("begins");
  QTest::newRow("a PNG picture") << "step.png" << QByteArray("\x89PNG");
  QTest::newRow("an SVG drawing") << "step.svg" << QByteArray("<?xml");
  QTest::newRow("a PDF document") << "step.PDF" << QByteArray("%PDF-");
  QTest::newRow("a CSV table") << "step.csv" << QByteArray("rank,");
  QTest::newRow("a trace") << "step.json" << QByteArray("{");
}

void TimelinePanelTest::exportsAreOfTheRightKind() {
  QFETCH(QString, name);
  QFETCH(QByteArray, begins);
  const QTemporaryDir folder;
  QVERIFY(m_panel->exportTo(folder.filePath(name)));
  const QByteArray content = testing::readAll(folder.filePath(name));
  QVERIFY(content.startsWith(begins));
  QVERIFY(content.size() > 500);
}

void TimelinePanelTest::copiedImagesAreLightAndTwiceTheSize() {
  ThemeManager::instance().setTheme(ThemeName::Dark);
  const double before = m_panel->view().scene().viewport.secondsPerDevicePixel();
  m_panel->copyImage();
  const QImage image = QApplication::clipboard()->image();
  QCOMPARE(image.size(), m_panel->size() * 2);
  QCOMPARE(image.pixel(2, 2), themeOf(ThemeName::Light).panel.rgb());
  // Forward blocks begin at the left edge of the rows.
  const QPointF rows = m_panel->view().rowsArea().topLeft() + QPointF(0, 28);
  QCOMPARE(image.pixel((rows * 2).toPoint() + QPoint(8, 12)), theme().forward.rgb());
  QCOMPARE(m_panel->view().scene().viewport.secondsPerDevicePixel(), before);
  ThemeManager::instance().setTheme(ThemeName::Light);
}

void TimelinePanelTest::badPathsAreRefused() {
  QVERIFY(!m_panel->exportTo(QStringLiteral("/nowhere/at/all.png")));
  const QTemporaryDir folder;
  QVERIFY(!m_panel->exportTo(folder.filePath("step.tiff")));
  QVERIFY(!QFile::exists(folder.filePath("step.tiff")));
}

void TimelinePanelTest::switchesAreButtonsAndCommands() {
  QSignalSpy causes(m_panel.get(), &TimelinePanel::idleCausesChanged);
  m_panel->setIdleCauses(true);
  QCOMPARE(causes.size(), 1);
  QVERIFY(m_panel->view().scene().style.idleCauses);
  m_panel->setCriticalPath(true);
  QVERIFY(m_panel->view().scene().style.criticalPath);
  int checked = 0;
  for (const QToolButton* button : m_panel->findChildren<QToolButton*>()) {
    checked += button->isChecked();
  }
  QCOMPARE(checked, 2);
}

void TimelinePanelTest::everyWordAnswersALanguageChange() {
  BracketTranslator translator;
  QCoreApplication::installTranslator(&translator);
  QCoreApplication::sendPostedEvents();
  for (const QToolButton* button : m_panel->findChildren<QToolButton*>()) {
    QVERIFY2(button->accessibleName().startsWith('['), qPrintable(button->accessibleName()));
    QVERIFY(button->toolTip().startsWith('['));
  }
  QVERIFY(m_panel->view().accessibleName().startsWith('['));
  QVERIFY(m_panel->view().accessibleDescription().startsWith('['));
  QCoreApplication::removeTranslator(&translator);
  QCoreApplication::sendPostedEvents();
  QCOMPARE(m_panel->view().accessibleName(), QStringLiteral("Timeline"));
}

SLICESCAPE_TEST(TimelinePanelTest);
#include "timeline_panel_test.moc"
