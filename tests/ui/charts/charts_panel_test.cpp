// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charts_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <numeric>

#include "core/layout/stage_map.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "tests/support/ts_translator.h"
#include "ui/charts/chart.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

enum Place { Memory, Schedule, Communication, Waterfall };

/// Rows of CSV without quoted cells.
std::vector<QStringList> parsed(const QString& csv) {
  std::vector<QStringList> rows;
  for (const QString& line : csv.split('\n', Qt::SkipEmptyParts)) rows.push_back(line.split(','));
  return rows;
}

}  // namespace

/// The charts as they are used: read, pointed at, copied, saved, hidden.
class ChartsPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void memoryCsvIsTheEvaluation();
  void waterfallCsvSumsToTheStep();
  void communicationCsvIsTheEvaluation();
  void scheduleCsvHasEveryOperation();
  void exportsAreOfTheRightKind_data();
  void exportsAreOfTheRightKind();
  void badPathsAreReported();
  void copiedImageIsTwiceTheSizeAndLight();
  void exportLeavesTheChartAsItWas();
  void hoverAndClickAreShared();
  void keyboardReadsAndSelects();
  void rangesKeepStillWhileDragging();
  void unitsKeepStillWhileDragging();
  void hiddenChartsWait();
  void baselineIsDrawnAndNamed();
  void narrowPanelsUseTabs();
  void anEmptyPlanIsExplained();
  void chineseTitlesFit();

 private:
  Chart* chart(Place place) const { return m_panel->charts()[place]; }
  QString csvOf(Place place) {
    chart(place)->copyCsv();
    return QApplication::clipboard()->text();
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<ChartsPanel> m_panel;
};

void ChartsPanelTest::init() {
  m_panel.reset();
  m_document = std::make_unique<Document>();
  QVERIFY(
      m_document->open(testing::sourcePath("resources/examples/llama3-70b-64xh100.slicescape")));
  m_panel = std::make_unique<ChartsPanel>(m_document.get());
  m_panel->resize(1200, 320);
  m_panel->show();
  QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  QTRY_VERIFY(!m_document->isStale());
  m_panel->replotNow();
}

void ChartsPanelTest::memoryCsvIsTheEvaluation() {
  const auto rows = parsed(csvOf(Memory));
  const auto evaluation = m_document->evaluation();
  QCOMPARE(rows.size(), evaluation->stages.size() + 1);
  QCOMPARE(rows[0].join(','),
           QStringLiteral("stage,weights_bytes,gradients_bytes,optimizer_bytes,activations_bytes,"
                          "logits_bytes,buffers_and_context_bytes,peak_bytes,capacity_bytes"));
  for (std::size_t i = 0; i < evaluation->stages.size(); ++i) {
    const StageResult& stage = evaluation->stages[i];
    QCOMPARE(rows[i + 1][1].toLongLong(), stage.memory.weights.value());
    QCOMPARE(rows[i + 1][4].toLongLong(), stage.memory.activations.value());
    QCOMPARE(rows[i + 1][7].toLongLong(), stage.peak.value());
    qint64 sum = 0;
    for (int column = 1; column <= 6; ++column) sum += rows[i + 1][column].toLongLong();
    QCOMPARE(sum, stage.memory.device().value());  // the six categories are all there is
  }
}

void ChartsPanelTest::waterfallCsvSumsToTheStep() {
  const auto rows = parsed(csvOf(Waterfall));
  QCOMPARE(rows.size(), std::size_t{12});  // header, ten parts, the step
  double sum = 0;
  for (std::size_t i = 1; i < 11; ++i) sum += rows[i][1].toDouble();
  QVERIFY(std::abs(sum - m_document->evaluation()->stepTime.p50) < 1e-9);
  QCOMPARE(rows[11][1].toDouble(), m_document->evaluation()->breakdown.total().value());
}

void ChartsPanelTest::communicationCsvIsTheEvaluation() {
  const auto rows = parsed(csvOf(Communication));
  const auto& items = m_document->evaluation()->communication;
  QCOMPARE(rows.size(), items.size() + 1);
  QCOMPARE(rows[0][6], QStringLiteral("time_s"));
  for (std::size_t i = 0; i < items.size(); ++i) {
    QCOMPARE(rows[i + 1][0], QString::fromStdString(items[i].axis));
    QCOMPARE(rows[i + 1][4].toLongLong(), items[i].bytesPerRankPerStep.value());
    QCOMPARE(rows[i + 1][6].toDouble(), items[i].time.value());
    QCOMPARE(rows[i + 1][7].toDouble(), items[i].exposed.value());
  }
}

void ChartsPanelTest::scheduleCsvHasEveryOperation() {
  const auto rows = parsed(csvOf(Schedule));
  const auto& ranks = m_document->evaluation()->timeline->ranks;
  const auto total = std::accumulate(ranks.begin(), ranks.end(), std::size_t{0},
                                     [](std::size_t n, const auto& r) { return n + r.size(); });
  QCOMPARE(rows.size(), total + 1);
  QCOMPARE(rows[1][3], QStringLiteral("forward"));  // every step begins with one
  QCOMPARE(rows[1][1].toDouble(), 0.0);
}

void ChartsPanelTest::exportsAreOfTheRightKind_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("begins");
  QTest::newRow("a PNG picture") << "chart.png" << QByteArray("\x89PNG");
  QTest::newRow("an SVG drawing") << "chart.svg" << QByteArray("<?xml");
  QTest::newRow("a PDF document") << "chart.PDF" << QByteArray("%PDF-");
  QTest::newRow("a CSV table") << "chart.csv" << QByteArray("stage,");
}

void ChartsPanelTest::exportsAreOfTheRightKind() {
  QFETCH(QString, name);
  QFETCH(QByteArray, begins);
  const QTemporaryDir folder;
  for (Chart* each : m_panel->charts()) {
    emit each->activated();
    const QString path = folder.filePath(name);
    QVERIFY(m_panel->exportChart(path));
    const QByteArray content = testing::readAll(path);
    if (name.endsWith(".csv") && each != chart(Memory) && each != chart(Schedule)) begins = "";
    QVERIFY2(content.startsWith(begins), qPrintable(each->title()));
    QVERIFY(content.size() > 200);
  }
}

void ChartsPanelTest::badPathsAreReported() {
  const QTemporaryDir folder;
  QSignalSpy messages(m_panel.get(), &ChartsPanel::messageRaised);
  QVERIFY(!m_panel->exportChart(folder.filePath("missing/chart.png")));
  QVERIFY(!m_panel->exportChart(folder.filePath("chart.docx")));
  QVERIFY(!QFile::exists(folder.filePath("chart.docx")));
  QCOMPARE(messages.count(), 2);
}

void ChartsPanelTest::copiedImageIsTwiceTheSizeAndLight() {
  ThemeManager::instance().setTheme(ThemeName::Dark);
  m_panel->copyChartImage();
  const QImage image = QApplication::clipboard()->image();
  ThemeManager::instance().setTheme(ThemeName::Light);
  QCOMPARE(
      image.size(),
      QSize(std::max(chart(Memory)->width(), 420), std::max(chart(Memory)->height(), 300)) * 2);
  QCOMPARE(image.pixelColor(1, 1), themeOf(ThemeName::Light).panel);
  bool hasWeights = false;  // the colour of the lowest category is somewhere
  for (int x = 0; x < image.width() && !hasWeights; x += 3) {
    for (int y = 0; y < image.height() - 90 && !hasWeights; y += 3) {
      hasWeights = image.pixelColor(x, y) == theme().memoryColour(MemoryCategory::Weights);
    }
  }
  QVERIFY(hasWeights);
}

void ChartsPanelTest::exportLeavesTheChartAsItWas() {
  const QImage before = chart(Memory)->grab().toImage();
  m_panel->copyChartImage();
  QCOMPARE(chart(Memory)->grab().toImage(), before);
}

void ChartsPanelTest::hoverAndClickAreShared() {
  const QPoint inStage2 = chart(Memory)->partRect(2).center().toPoint();
  QTest::mouseMove(chart(Memory), inStage2);
  QCOMPARE(m_document->selection().hovered(), std::optional(stageSubject(2)));
  QTest::mouseClick(chart(Memory), Qt::LeftButton, {}, inStage2);
  QCOMPARE(*m_document->selection().single(), stageSubject(2));
  QTest::mouseMove(chart(Schedule), chart(Schedule)->partRect(0).center().toPoint());
  QTest::mouseClick(chart(Schedule), Qt::LeftButton, Qt::ControlModifier,
                    chart(Schedule)->partRect(0).center().toPoint());
  QCOMPARE(m_document->selection().selected().size(), std::size_t{2});
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(chart(Schedule), &leave);
  QVERIFY(!m_document->selection().hovered());
}

void ChartsPanelTest::keyboardReadsAndSelects() {
  chart(Memory)->setFocus();
  QTest::keyClick(chart(Memory), Qt::Key_End);
  QTest::keyClick(chart(Memory), Qt::Key_Left);
  QCOMPARE(m_document->selection().hovered(), std::optional(stageSubject(2)));
  QTest::keyClick(chart(Memory), Qt::Key_Return);
  QCOMPARE(*m_document->selection().single(), stageSubject(2));
  QVERIFY(m_panel->currentChart() == chart(Memory));
  QVERIFY(chart(Memory)->accessibleDescription().contains(
      display(m_document->evaluation()->peakDevice)));
}

void ChartsPanelTest::rangesKeepStillWhileDragging() {
  const double before = chart(Schedule)->valueHigh();
  Plan fewer = m_document->plan();
  fewer.workload = fewer.workload.edited([](Workload& w) { w.globalBatch /= 2; });
  m_document->beginPreview();
  m_document->preview(fewer);
  QTRY_VERIFY(!m_document->isStale());
  QVERIFY(m_document->evaluation()->timeline->makespan < before * 0.7);
  QCOMPARE(chart(Schedule)->valueHigh(), before);
  m_document->commitPreview(QStringLiteral("Halve the batch"));
  QVERIFY(chart(Schedule)->valueHigh() < before * 0.7);
}

void ChartsPanelTest::unitsKeepStillWhileDragging() {
  const QString unit = chart(Communication)->note();
  const double range = chart(Communication)->valueHigh();
  Plan little = m_document->plan();
  little.workload = little.workload.edited([](Workload& w) { w.globalBatch /= 8; });
  little.layout = little.layout.edited([](Layout& layout) { layout.tp = 1; });
  m_document->beginPreview();
  m_document->preview(little);
  QTRY_VERIFY(!m_document->isStale());
  QCOMPARE(chart(Communication)->note(), unit);
  QCOMPARE(chart(Communication)->valueHigh(), range);
  m_document->cancelPreview();
  QCOMPARE(chart(Communication)->note(), unit);
}

void ChartsPanelTest::hiddenChartsWait() {
  const double before = chart(Schedule)->valueHigh();
  m_panel->hide();
  m_document->edit("Halve the batch", [](Plan& plan) {
    plan.workload = plan.workload.edited([](Workload& w) { w.globalBatch /= 2; });
  });
  QTRY_VERIFY(!m_document->isStale());
  QCOMPARE(chart(Schedule)->valueHigh(), before);
  m_panel->show();
  QVERIFY(chart(Schedule)->valueHigh() < before);
}

void ChartsPanelTest::baselineIsDrawnAndNamed() {
  const QImage before = chart(Memory)->grab().toImage();
  const auto entries = chart(Memory)->legend().size();
  m_document->pinBaseline();
  m_panel->replotNow();
  QCOMPARE(chart(Memory)->legend().size(), entries + 1);
  QVERIFY(chart(Memory)->grab().toImage() != before);
}

void ChartsPanelTest::narrowPanelsUseTabs() {
  const auto visible = [this] {
    std::vector<Chart*> list;
    for (Chart* each : m_panel->charts()) {
      if (each->isVisible()) list.push_back(each);
    }
    return list;
  };
  auto* tabs = m_panel->findChild<QTabBar*>();
  QCOMPARE(visible().size(), std::size_t{4});
  QVERIFY(!tabs->isVisible());
  m_panel->resize(750, 320);
  QCOMPARE(visible().size(), std::size_t{3});
  QCOMPARE(tabs->count(), 2);
  QVERIFY(visible().back() == chart(Communication));
  tabs->setCurrentIndex(1);
  QCOMPARE(visible().size(), std::size_t{3});
  QVERIFY(visible().back() == chart(Waterfall));
  m_panel->resize(300, 320);
  QCOMPARE(visible().size(), std::size_t{1});
  QCOMPARE(tabs->count(), 4);
}

void ChartsPanelTest::anEmptyPlanIsExplained() {
  Document empty;
  ChartsPanel panel(&empty);
  panel.resize(1200, 320);
  panel.show();
  panel.replotNow();
  for (Chart* each : panel.charts()) {
    QVERIFY2(each->accessibleDescription().size() > 10, qPrintable(each->title()));
    QTest::mouseMove(each, each->rect().center());
    QTest::keyClick(each, Qt::Key_Right);
    each->copyCsv();
  }
  QVERIFY(!empty.selection().hovered());
}

void ChartsPanelTest::chineseTitlesFit() {
  testing::TsTranslator chinese(testing::sourcePath("translations/slicescape_zh_CN.ts"));
  if (chinese.isEmpty()) QSKIP("no Chinese translation in the tree");
  QApplication::installTranslator(&chinese);
  QApplication::processEvents();
  for (Chart* each : m_panel->charts()) {
    const int title = QFontMetrics(sectionFont()).horizontalAdvance(each->title());
    const int note = QFontMetrics(smallFont()).horizontalAdvance(each->note());
    QVERIFY2(title + note < each->width() - 40, qPrintable(each->title()));
  }
  QApplication::removeTranslator(&chinese);
}

SLICESCAPE_TEST(ChartsPanelTest);

}  // namespace slicescape::ui

#include "charts_panel_test.moc"
