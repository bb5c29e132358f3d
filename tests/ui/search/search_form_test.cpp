// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "tests/support/registry.h"
#include "tests/ui/search/searches.h"
#include "ui/search/axis_row.h"
#include "ui/search/choice_group.h"
#include "ui/search/gpu_row.h"
#include "ui/widgets/quantity_edit.h"
#include "ui/widgets/quantity_line.h"

using namespace slicescape;
using namespace slicescape::ui;
using slicescape::testing::smallPlan;

class SearchFormTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void beginsWithEverythingFree();
  void axesAreFixedOrBounded();
  void aFixedAxisBeginsWithThePlansValue();
  void whatCannotBeIsRefused();
  void limitsReadUnits();
  void choicesAreTried();
  void fewestGpusAskForADeadline();
  void expertsHaveAxesOfTheirOwn();
  void resetFreesEverything();
  void theWheelChangesNothing();

 private:
  static void type(QuantityEdit* edit, const char* text);
  std::unique_ptr<Document> m_document;
  std::unique_ptr<SearchForm> m_form;
};

void SearchFormTest::init() {
  m_form.reset();
  m_document = std::make_unique<Document>();
  m_document->reset(smallPlan(), {});
  m_form = std::make_unique<SearchForm>(m_document.get());
  m_form->resize(m_form->sizeHint());
  m_form->show();
  QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
}

void SearchFormTest::type(QuantityEdit* edit, const char* text) {
  edit->line()->selectAll();
  QTest::keyClicks(edit->line(), QString::fromLatin1(text));
  QTest::keyClick(edit->line(), Qt::Key_Return);
}

void SearchFormTest::beginsWithEverythingFree() {
  QVERIFY(m_form->space() == defaultSpace(m_document->plan()));
  QCOMPARE(m_form->objective(), Objective::StepTime);
  QCOMPARE(m_form->problem(), QString());
}

void SearchFormTest::axesAreFixedOrBounded() {
  AxisRow* tp = m_form->axis(SearchAxis::Tp);
  tp->setMode(AxisRow::Between);
  type(tp->low(), "2");
  type(tp->high(), "4");
  AxisRow* zero = m_form->axis(SearchAxis::Zero);
  zero->setMode(AxisRow::Fixed);
  type(zero->low(), "0");
  const SearchSpace space = m_form->space();
  QCOMPARE(space.bound(SearchAxis::Tp).low, 2);
  QCOMPARE(space.bound(SearchAxis::Tp).high, 4);
  QVERIFY(space.bound(SearchAxis::Zero).isFixed());
  QCOMPARE(space.bound(SearchAxis::Zero).low, 0);
  QVERIFY(space.bound(SearchAxis::Pp) == defaultSpace(m_document->plan()).bound(SearchAxis::Pp));
}

void SearchFormTest::aFixedAxisBeginsWithThePlansValue() {
  AxisRow* tp = m_form->axis(SearchAxis::Tp);
  tp->setMode(AxisRow::Fixed);
  QCOMPARE(tp->bound().low, m_document->plan().layout->tp);
}

void SearchFormTest::whatCannotBeIsRefused() {
  AxisRow* tp = m_form->axis(SearchAxis::Tp);
  tp->setMode(AxisRow::Between);
  type(tp->high(), "4");
  type(tp->low(), "8");
  QVERIFY(tp->isRefused());
  QVERIFY(!tp->low()->message().isEmpty());
  QVERIFY(!m_form->problem().isEmpty());
  type(tp->low(), "2");
  QCOMPARE(m_form->problem(), QString());
  for (int i = 0; i < 2; ++i) m_form->slicings()->setChecked(i, false);
  QVERIFY(!m_form->problem().isEmpty());
}

void SearchFormTest::limitsReadUnits() {
  type(m_form->limit(LimitMetric::Completion), "30 d");
  type(m_form->limit(LimitMetric::Memory), "90 %");
  const SearchSpace space = m_form->space();
  QCOMPARE(space.limits.size(), std::size_t(2));
  QVERIFY(space.limits[0] == (SearchLimit{LimitMetric::Completion, 30.0 * 86400}));
  QVERIFY(space.limits[1] == (SearchLimit{LimitMetric::Memory, 0.9}));
  type(m_form->limit(LimitMetric::Mfu), "140 %");
  QVERIFY(!m_form->problem().isEmpty());
}

void SearchFormTest::choicesAreTried() {
  const SearchSpace all = defaultSpace(m_document->plan());
  m_form->recompute()->setChecked(1, false);
  for (std::size_t i = 1; i < all.schedules.size(); ++i) {
    m_form->schedules()->setChecked(static_cast<int>(i), false);
  }
  m_form->framework()->setCurrentIndex(0);
  const SearchSpace space = m_form->space();
  QCOMPARE(space.recompute.size(), all.recompute.size() - 1);
  QVERIFY(space.recompute[1] == all.recompute[2]);
  QCOMPARE(space.schedules, std::vector<std::string>{all.schedules.front()});
  QCOMPARE(space.framework, std::string());
}

void SearchFormTest::fewestGpusAskForADeadline() {
  QVERIFY(!m_form->limit(LimitMetric::Completion)->value());
  m_form->setObjective(Objective::Gpus);
  QVERIFY(m_form->limit(LimitMetric::Completion)->value());
  QCOMPARE(m_form->gpus()->mode(), GpuRow::Between);
  const SearchSpace space = m_form->space();
  QCOMPARE(space.mostGpus, std::int64_t(8));
  QCOMPARE(space.limits.front().metric, LimitMetric::Completion);
}

void SearchFormTest::expertsHaveAxesOfTheirOwn() {
  QVERIFY(m_form->axis(SearchAxis::Ep)->isHidden());
  m_document->edit(QStringLiteral("MoE"), [](Plan& plan) {
    ModelChoice choice;
    choice.catalogueId = "qwen3-30b-a3b";
    plan.model = choice;
  });
  QVERIFY(!m_form->axis(SearchAxis::Ep)->isHidden());
}

void SearchFormTest::resetFreesEverything() {
  m_form->axis(SearchAxis::Pp)->setMode(AxisRow::Fixed);
  m_form->setObjective(Objective::Gpus);
  m_form->schedules()->setChecked(2, false);
  m_form->reset();
  QVERIFY(m_form->space() == defaultSpace(m_document->plan()));
  QCOMPARE(m_form->objective(), Objective::StepTime);
}

void SearchFormTest::theWheelChangesNothing() {
  const SearchSpace before = m_form->space();
  for (QComboBox* combo : m_form->findChildren<QComboBox*>()) {
    combo->clearFocus();
    QWheelEvent wheel(QPointF(5, 5), combo->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(combo, &wheel);
  }
  QVERIFY(m_form->space() == before);
}

SLICESCAPE_TEST(SearchFormTest);

#include "search_form_test.moc"
