// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/waterfall_chart.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kLeastShare = 1e-9;

}  // namespace

WaterfallChart::WaterfallChart(Document* document, QWidget* parent) : Chart(document, parent) {
  WaterfallChart::rebuild();
}

const std::vector<WaterfallChart::Part>& WaterfallChart::parts() {
  static const std::vector<Part> list{{"compute", &StepBreakdown::compute, ""},
                                      {"recompute", &StepBreakdown::recompute, ""},
                                      {"tp_exposed", &StepBreakdown::tpExposed, "tp"},
                                      {"cp_exposed", &StepBreakdown::cpExposed, "cp"},
                                      {"ep_exposed", &StepBreakdown::epExposed, "ep"},
                                      {"pp_exposed", &StepBreakdown::ppExposed, "pp"},
                                      {"dp_exposed", &StepBreakdown::dpExposed, "dp"},
                                      {"bubble", &StepBreakdown::bubble, ""},
                                      {"optimizer", &StepBreakdown::optimizer, ""},
                                      {"other", &StepBreakdown::other, ""}};
  return list;
}

QString WaterfallChart::nameOf(const Part& part) const {
  const std::string_view key = part.key;
  if (key == "compute") return tr("Compute");
  if (key == "recompute") return tr("Recompute");
  if (key == "bubble") return tr("Bubble");
  if (key == "optimizer") return tr("Optimizer");
  if (key == "other") return tr("Other");
  //: communication of a parallel axis that the step waits for
  return tr("%1 exposed").arg(QString::fromLatin1(part.axis).toUpper());
}

QColor WaterfallChart::colourOf(const Part& part) const {
  const Theme& t = colours();
  const std::string_view key = part.key;
  if (key == "compute") return t.backwardInput;
  if (key == "recompute") return t.forward;
  if (key == "optimizer") return t.memoryColour(MemoryCategory::Optimizer);
  if (key == "other") return t.memoryColour(MemoryCategory::Buffers);
  return t.exposed;
}

void WaterfallChart::rebuild() {
  const Theme& t = colours();
  const StepBreakdown& now = evaluation().breakdown;
  const auto baseline = document().baseline();
  m_hasBaseline = baseline && baseline->breakdown.total().value() > 0;
  const double longest =
      std::max(now.total().value(), m_hasBaseline ? baseline->breakdown.total().value() : 0.0);
  if (!document().isPreviewing()) m_scale = m_scale.settledFor(longest);
  m_largest = longest * m_scale.perSecond;
  m_shown.clear();
  m_bars.clear();
  if (!(now.total().value() > 0)) return;
  double passed = 0;
  double passedBefore = 0;
  for (const Part& part : parts()) {
    const double size = (now.*part.seconds).value() * m_scale.perSecond;
    const double before =
        m_hasBaseline ? (baseline->breakdown.*part.seconds).value() * m_scale.perSecond : 0;
    const bool isCompute = &part == &parts().front();
    // Rounding leaves traces in differences of times: they are no part of a step.
    const double visible = m_largest * kLeastShare;
    if (size > visible || before > visible || isCompute) {
      Bar bar;
      bar.name = nameOf(part);
      bar.nameColour = t.text;
      bar.segments = {
          {passed, passed + size, colourOf(part), std::string_view(part.key) == "bubble"}};
      bar.label = m_scale.label((now.*part.seconds).value());
      if (m_hasBaseline) bar.ghost = {passedBefore, passedBefore + before};
      m_bars.push_back(std::move(bar));
      m_shown.push_back(&part);
    }
    passed += size;
    passedBefore += before;
  }
  Bar sum;
  sum.name = tr("Step time");
  sum.nameColour = t.text;
  sum.emphasised = true;
  sum.segments = {{0, passed, t.secondary}};
  sum.label = displayNumber(passed);
  if (m_hasBaseline) sum.ghost = {0.0, passedBefore};
  m_bars.push_back(std::move(sum));
  m_shown.push_back(nullptr);
  const QFontMetricsF metrics(chartFont(true));
  m_nameWidth = m_labelWidth = 0;
  for (const Bar& bar : m_bars) {
    m_nameWidth = std::max(m_nameWidth, metrics.horizontalAdvance(bar.name));
    m_labelWidth = std::max(m_labelWidth, metrics.horizontalAdvance(bar.label));
  }
}

QString WaterfallChart::title() const {
  return tr("Where the step goes");
}

QString WaterfallChart::shortTitle() const {
  return tr("Step time");
}

QString WaterfallChart::note() const {
  //: %1 pipeline rank, %2 unit of time
  return m_bars.empty() ? QString()
                        : tr("stage %1, %2").arg(evaluation().breakdownRank).arg(m_scale.unit);
}

QMarginsF WaterfallChart::plotMargins() const {
  return {m_nameWidth + 12, 4, m_labelWidth + 14, 22};
}

QString WaterfallChart::emptyReason() const {
  if (!m_bars.empty()) return {};
  return reasonOr(tr("What the step time is made of appears here."));
}

std::vector<LegendEntry> WaterfallChart::legend() const {
  if (!m_hasBaseline) return {};
  return {{tr("Baseline"), colours().secondary, false, true}};
}

void WaterfallChart::paintData(QPainter& painter, const PlotArea& area) const {
  // Thin lines carry each end over to the next part's beginning.
  painter.setPen(QPen(colours().hairline, 1));
  for (std::size_t i = 0; i + 2 < m_bars.size(); ++i) {
    const double x = std::round(area.pixelOf(m_bars[i].end())) - 0.5;
    const QRectF from = BarPainter::slotOf(area, static_cast<int>(i), m_bars.size());
    const QRectF to = BarPainter::slotOf(area, static_cast<int>(i) + 1, m_bars.size());
    painter.drawLine(QPointF(x, from.center().y()), QPointF(x, to.center().y()));
  }
  BarPainter(colours(), area).paint(painter, m_bars);
}

QRectF WaterfallChart::partArea(int part, const PlotArea& area) const {
  return BarPainter::slotOf(area, part, m_bars.size());
}

std::optional<Subject> WaterfallChart::partSubject(int part) const {
  const Part* shown = m_shown[static_cast<std::size_t>(part)];
  if (shown == nullptr || *shown->axis == '\0') return std::nullopt;
  return Subject{SubjectKind::Axis, shown->axis};
}

QString WaterfallChart::partMetric(int part) const {
  const Part* shown = m_shown[static_cast<std::size_t>(part)];
  if (shown == nullptr) return QStringLiteral("step_time_s");
  return QStringLiteral("step_breakdown_s.") + QLatin1String(shown->key);
}

QString WaterfallChart::partText(int part, const QPointF&, const PlotArea&) const {
  const Part* shown = m_shown[static_cast<std::size_t>(part)];
  const auto valueIn = [shown](const StepBreakdown& breakdown) {
    return shown == nullptr ? breakdown.total() : breakdown.*shown->seconds;
  };
  const StepBreakdown& now = evaluation().breakdown;
  //: %1 part of the step, %2 its time, %3 its share of the step
  QString text = tr("%1: %2, %3 of the step")
                     .arg(m_bars[static_cast<std::size_t>(part)].name, display(valueIn(now)),
                          displayShare(valueIn(now) / now.total()));
  if (m_hasBaseline) {
    text += QLatin1Char('\n') +
            tr("Baseline: %1").arg(display(valueIn(document().baseline()->breakdown)));
  }
  return text;
}

ChartTable WaterfallChart::table() const {
  ChartTable table;
  table.columns = {{QStringLiteral("part"), tr("Part"), ColumnQuantity::Text},
                   {QStringLiteral("time_s"), tr("Time"), ColumnQuantity::Seconds},
                   {QStringLiteral("share"), tr("Share of the step"), ColumnQuantity::Share}};
  const StepBreakdown& now = evaluation().breakdown;
  if (!(now.total().value() > 0)) return table;
  for (const Part& part : parts()) {
    const Seconds seconds = now.*part.seconds;
    table.rows.push_back({QString::fromLatin1(part.key), seconds.value(), seconds / now.total()});
  }
  table.rows.push_back({QStringLiteral("step"), now.total().value(), 1.0});
  return table;
}

QString WaterfallChart::summary() const {
  const StepBreakdown& now = evaluation().breakdown;
  return tr("Step time %1, of which computing %2.")
      .arg(display(now.total()), displayShare(now.compute / now.total()));
}

}  // namespace slicescape::ui
