// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/summary/summary_strip.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

#include "core/plan/explanation.h"
#include "tests/support/registry.h"
#include "tests/support/shared_data.h"
#include "tests/support/ts_translator.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

class SummaryStripTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void showsTheEvaluation();
  void comparesWithTheBaseline();
  void clickSelectsTheFullestStage();
  void keyboardWalksAndSelects();
  void everyFigureExplainsItself();
  void copiesAsText();
  void chineseFitsAtTheSmallestWindow();

 private:
  std::unique_ptr<Document> m_document;
};

void SummaryStripTest::init() {
  m_document = std::make_unique<Document>();
  QVERIFY(
      m_document->open(testing::sourcePath("resources/examples/llama3-70b-64xh100.slicescape")));
}

void SummaryStripTest::showsTheEvaluation() {
  SummaryStrip strip(m_document.get());
  const auto evaluation = m_document->evaluation();
  QCOMPARE(strip.figures()[0].value, display(Seconds(evaluation->stepTime.p50)));
  QCOMPARE(strip.figures()[2].value, displayShare(evaluation->mfuCausal));
  QVERIFY(strip.accessibleDescription().contains(display(Seconds(evaluation->stepTime.p50))));
}

void SummaryStripTest::comparesWithTheBaseline() {
  SummaryStrip strip(m_document.get());
  m_document->pinBaseline();
  const double before = m_document->evaluation()->stepTime.p50;
  m_document->edit("Recompute everything", [](Plan& plan) {
    plan.layout = plan.layout.edited([](Layout& l) { l.recompute.mode = "full"; });
  });
  QTRY_VERIFY(!m_document->isStale());
  const double now = m_document->evaluation()->stepTime.p50;
  QVERIFY(now > before);  // recomputation costs a forward
  QCOMPARE(strip.figures()[0].trend, Trend::Worse);
  QCOMPARE(strip.figures()[0].delta,
           QStringLiteral("▲ %1 worse").arg(displayShare(now / before - 1)));
  QCOMPARE(strip.figures()[4].trend, Trend::Better);  // and saves memory
  m_document->clearBaseline();
  QVERIFY(strip.figures()[0].delta.isEmpty());
}

void SummaryStripTest::clickSelectsTheFullestStage() {
  SummaryStrip strip(m_document.get());
  strip.resize(1400, strip.sizeHint().height());
  strip.show();
  QTest::mouseClick(&strip, Qt::LeftButton, {}, QPoint(1400 * 9 / 14, 30));  // the fifth of seven
  QCOMPARE(*m_document->selection().single(), stageSubject(m_document->evaluation()->worstStage));
}

void SummaryStripTest::keyboardWalksAndSelects() {
  SummaryStrip strip(m_document.get());
  strip.resize(1400, strip.sizeHint().height());
  strip.show();
  strip.setFocus();
  for (int i = 0; i < 4; ++i) QTest::keyClick(&strip, Qt::Key_Right);
  QVERIFY(!m_document->selection().single());
  QTest::keyClick(&strip, Qt::Key_Return);
  QCOMPARE(*m_document->selection().single(), stageSubject(m_document->evaluation()->worstStage));
}

/// Every key figure that is computed can say why, from the keyboard too.
void SummaryStripTest::everyFigureExplainsItself() {
  SummaryStrip strip(m_document.get());
  strip.resize(1400, strip.sizeHint().height());
  strip.show();
  strip.setFocus();
  QSignalSpy asked(&strip, &SummaryStrip::whyRequested);
  for (const KeyFigure& figure : strip.figures()) {
    if (!figure.metric.isEmpty()) {
      const qsizetype before = asked.size();
      QTest::keyClick(&strip, Qt::Key_W);
      QCOMPARE(asked.size(), before + 1);
      QCOMPARE(asked.last().first().toString(), figure.metric);
      QVERIFY(slicescape::explain(m_document->plan(), *m_document->evaluation(),
                                  figure.metric.toStdString()));
    }
    QTest::keyClick(&strip, Qt::Key_Right);
  }
  QVERIFY(asked.size() >= 6);
}

void SummaryStripTest::copiesAsText() {
  SummaryStrip strip(m_document.get());
  strip.show();
  strip.setFocus();
  QTest::keySequence(&strip, QKeySequence::Copy);
  const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 7);
  QVERIFY(lines[0].contains(display(Seconds(m_document->evaluation()->stepTime.p50))));
}

void SummaryStripTest::chineseFitsAtTheSmallestWindow() {
  testing::TsTranslator chinese(testing::sourcePath("translations/slicescape_zh_CN.ts"));
  if (chinese.isEmpty()) QSKIP("no Chinese translation in the tree");
  QApplication::installTranslator(&chinese);
  m_document->pinBaseline();
  m_document->edit("Recompute everything", [](Plan& plan) {
    plan.layout = plan.layout.edited([](Layout& l) { l.recompute.mode = "full"; });
  });
  const SummaryStrip strip(m_document.get());
  QFont small = smallFont();
  small.setPixelSize(11);
  constexpr int kCell = 1280 / 7 - 20;
  for (const KeyFigure& figure : strip.figures()) {
    QVERIFY2(QFontMetrics(small).horizontalAdvance(figure.title) <= kCell,
             qPrintable(figure.title));
    QVERIFY2(QFontMetrics(small).horizontalAdvance(figure.delta) <= kCell,
             qPrintable(figure.delta));
    QVERIFY2(QFontMetrics(keyFigureFont()).horizontalAdvance(figure.value) <= kCell * 20 / 13,
             qPrintable(figure.value));
  }
  QApplication::removeTranslator(&chinese);
}

SLICESCAPE_TEST(SummaryStripTest);

}  // namespace slicescape::ui

#include "summary_strip_test.moc"
