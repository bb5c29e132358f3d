// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_reports.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>
#include <vector>

#include "core/search/difference.h"
#include "ui/search/search_words.h"
#include "ui/summary/key_figure.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr std::size_t kStripFigures = 6;  ///< step, tokens, MFU, bubble, memory, communication

/// The words of these pages.
struct SearchReports {
  Q_DECLARE_TR_FUNCTIONS(slicescape::ui::SearchReports)
};

QString coloured(const QString& text, const QColor& colour) {
  return QStringLiteral("<span style='color:%1'>%2</span>")
      .arg(colour.name(), text.toHtmlEscaped());
}

QString heading(const QString& text) {
  return QStringLiteral("<p style='margin:0 0 6px 0'><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString list(const std::vector<Text>& sentences) {
  QString items;
  for (const Text& sentence : sentences) {
    items += QStringLiteral("<li style='margin-bottom:3px'>%1</li>")
                 .arg(translated(sentence).toHtmlEscaped());
  }
  return QStringLiteral("<ul style='margin:0 0 0 14px; -qt-list-indent:0'>%1</ul>").arg(items);
}

QString cell(const QString& html, const char* alignment = "right") {
  return QStringLiteral("<td align='%1' style='padding:2px 9px 2px 0; white-space:nowrap'>%2</td>")
      .arg(QLatin1String(alignment), html);
}

/// Cells are HTML.
QString row(const QString& name, const QString& now, const QString& then, const QString& change) {
  return QStringLiteral("<tr>%1%2%3%4</tr>")
      .arg(cell(coloured(name, theme().secondary), "left"), cell(now.toHtmlEscaped()),
           cell(QStringLiteral("<b>%1</b>").arg(then.toHtmlEscaped())), cell(change, "left"));
}

QString changeOf(const KeyFigure& figure) {
  switch (figure.trend) {
    case Trend::Better:
      return coloured(figure.delta, theme().good);
    case Trend::Worse:
      return coloured(figure.delta, theme().bad);
    case Trend::Unchanged:
      return coloured(SearchReports::tr("the same"), theme().secondary);
    case Trend::None:
      break;
  }
  return {};
}

/// "▼ 4.1 % better", for figures of which less is better.
QString relativeChange(double now, double then) {
  if (now <= 0 || then <= 0) return {};
  const double share = then / now - 1;
  const QString size = displayShare(std::abs(share));
  if (std::abs(share) < 0.0005) return coloured(SearchReports::tr("the same"), theme().secondary);
  //: %1 the size of a difference: "4.1 %"
  return share < 0 ? coloured(SearchReports::tr("▼ %1 better").arg(size), theme().good)
                   //: %1 the size of a difference: "4.1 %"
                   : coloured(SearchReports::tr("▲ %1 worse").arg(size), theme().bad);
}

}  // namespace

QString hintReport(const QString& sentence) {
  return QStringLiteral("<p>%1</p>").arg(coloured(sentence, theme().secondary));
}

QString comparisonReport(const ScoredPlan& now, const FoundPlan& found, bool hasPrice) {
  const EvaluatedPlan before{now.plan, *now.evaluation};
  const std::vector<KeyFigure> ours = keyFigures(before, std::nullopt);
  const std::vector<KeyFigure> theirs = keyFigures({found.plan, found.evaluation}, before);
  QString rows = QStringLiteral("<tr>%1%2%3%4</tr>")
                     .arg(cell(QString(), "left"),
                          cell(coloured(SearchReports::tr("plan now"), theme().secondary)),
                          cell(coloured(SearchReports::tr("this layout"), theme().secondary)),
                          cell(QString(), "left"));
  // The strip's last figure is the failure-free time; the search has a better one.
  for (std::size_t i = 0; i < kStripFigures; ++i) {
    rows += row(theirs[i].title, ours[i].value, theirs[i].value, changeOf(theirs[i]));
  }
  const bool known = now.evaluation->stepTime.p50 > 0;
  const auto figure = [&](const QString& name, double before, double after,
                          const std::function<QString(double)>& shown) {
    rows += row(name, known ? shown(before) : QStringLiteral("—"), shown(after),
                relativeChange(known ? before : 0, after));
  };
  figure(SearchReports::tr("GPUs"), double(now.score.gpus), double(found.score.gpus),
         [](double count) { return displayCount(static_cast<qint64>(count)); });
  figure(SearchReports::tr("Cost"), now.score.cost, found.score.cost,
         [&](double cost) { return displayCost(cost, hasPrice); });
  figure(SearchReports::tr("Finished in"), now.score.completion, found.score.completion,
         [](double seconds) { return display(Seconds(seconds)); });
  QString html = heading(layoutTitle(found.plan)) +
                 QStringLiteral("<table cellspacing='0'>%1</table><p></p>").arg(rows);
  const bool comparable = now.evaluation->stepTime.p50 > 0;
  std::vector<Text> changes = layoutChanges(now.plan, found.plan);
  if (changes.empty()) return html + heading(SearchReports::tr("This is the plan as it is."));
  html += heading(SearchReports::tr("What changes"));
  QStringList names;
  for (const Text& change : changes) names << translated(change);
  html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>")
              .arg(names.join(QStringLiteral(" · ")).toHtmlEscaped());
  if (!comparable) return html;
  const PlanDifference difference =
      planDifference(now.plan, *now.evaluation, found.plan, found.evaluation);
  const auto amounts =
      difference.sentences.begin() + static_cast<std::ptrdiff_t>(difference.changes.size());
  return html + list({amounts, difference.sentences.end()});
}

QString whyNotReport(const WhyNot& answer, bool withBest) {
  const Evaluation& evaluation = answer.evaluation;
  QString verdict;
  if (!answer.isLegal) {
    verdict = coloured(SearchReports::tr("It breaks a rule."), theme().bad);
  } else if (!answer.fits) {
    verdict = coloured(SearchReports::tr("It does not fit."), theme().bad);
  } else {
    //: %1 a step time, %2 free memory
    verdict = coloured(SearchReports::tr("It could run: %1 a step, %2 free on the fullest GPU.")
                           .arg(displayBand(evaluation.stepTime),
                                display(evaluation.capacity - evaluation.peakDevice)),
                       theme().text);
  }
  QString html = heading(layoutTitle(answer.plan));
  html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(verdict);
  html += list(answer.reasons);
  const QString reference = withBest
                                ? SearchReports::tr("Compared with the best layout of the search.")
                                : SearchReports::tr("Compared with the plan as it is.");
  return html + hintReport(reference);
}

QString droppedReport(const SearchResult& result) {
  std::vector<PrunedGroup> groups;
  for (const auto& [code, group] : result.pruned.groups()) groups.push_back(group);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const PrunedGroup& a, const PrunedGroup& b) { return a.count > b.count; });
  if (groups.empty()) return hintReport(SearchReports::tr("No layout was dropped."));
  QString rows;
  for (const PrunedGroup& group : groups) {
    rows += QStringLiteral("<tr>%1%2</tr>")
                .arg(cell(group.count > 0 ? displayCount(group.count) : QString()),
                     cell(translated(group.why).toHtmlEscaped(), "left"));
  }
  //: %1 layouts in the space, %2 priced by closed forms, %3 simulated in full
  const QString counts =
      SearchReports::tr(
          "%1 layouts in the space; %2 priced by closed forms, %3 simulated in full. The "
          "others were dropped:")
          .arg(displayCount(result.space), displayCount(result.estimated),
               displayCount(result.evaluated));
  return hintReport(counts) + QStringLiteral("<table cellspacing='0'>%1</table>").arg(rows);
}

}  // namespace slicescape::ui
