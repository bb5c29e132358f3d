// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/explanation_text.h"

#include <QCoreApplication>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString say(const char* text) {
  return QCoreApplication::translate("why", text);
}

QString combinationName(const Explanation& explanation) {
  switch (explanation.combination) {
    case Explanation::Combination::Sum:
      return say(QT_TRANSLATE_NOOP("why", "The sum of its terms."));
    case Explanation::Combination::Maximum:
      return say(QT_TRANSLATE_NOOP("why", "The largest of its terms."));
    case Explanation::Combination::Product:
      return say(QT_TRANSLATE_NOOP("why", "The product of its terms."));
    case Explanation::Combination::Leaf:
      break;
  }
  return {};
}

void appendText(const Explanation& explanation, int depth, QString* text) {
  const QString indent(2 * depth, u' ');
  *text += QStringLiteral("%1%2: %3\n")
               .arg(indent, translated(explanation.name), explanationValue(explanation.value));
  if (!explanation.formula.empty()) {
    *text += QStringLiteral("%1  = %2\n").arg(indent, QString::fromStdString(explanation.formula));
  }
  for (const ExplanationInput& input : explanation.inputs) {
    *text += QStringLiteral("%1  %2 = %3 (%4)\n")
                 .arg(indent, QString::fromStdString(input.name), explanationValue(input.value),
                      originName(input.origin));
  }
  if (!explanation.source.empty()) {
    *text += QStringLiteral("%1  [%2]\n").arg(indent, QString::fromStdString(explanation.source));
  }
  for (const Explanation& term : explanation.terms) appendText(term, depth + 1, text);
}

}  // namespace

QString explanationValue(const TextArgument& value) {
  return translated(Text{"{0}", {value}});
}

QString originName(const std::string& origin) {
  static const std::pair<const char*, const char*> kNames[] = {
      {"plan", QT_TRANSLATE_NOOP("why", "your plan")},
      {"default", QT_TRANSLATE_NOOP("why", "default")},
      {"datasheet", QT_TRANSLATE_NOOP("why", "datasheet")},
      {"measured", QT_TRANSLATE_NOOP("why", "measured")},
      {"calibrated", QT_TRANSLATE_NOOP("why", "calibrated")},
      {"assumption", QT_TRANSLATE_NOOP("why", "assumption")},
      {"derived", QT_TRANSLATE_NOOP("why", "computed")},
      {"event simulation", QT_TRANSLATE_NOOP("why", "event simulation")},
  };
  for (const auto& [key, name] : kNames) {
    if (origin == key) return say(name);
  }
  return QString::fromStdString(origin);
}

QString explanationHtml(const Explanation& explanation) {
  const QString faint = theme().secondary.name();
  QString html = QStringLiteral("<p><b>%1</b><br>%2</p>")
                     .arg(translated(explanation.name).toHtmlEscaped(),
                          explanationValue(explanation.value).toHtmlEscaped());
  if (!explanation.formula.empty()) {
    html += QStringLiteral("<p><code>= %1</code></p>")
                .arg(QString::fromStdString(explanation.formula).toHtmlEscaped());
  }
  const QString combination = combinationName(explanation);
  if (!combination.isEmpty()) {
    html += QStringLiteral("<p style='color:%1'>%2</p>").arg(faint, combination.toHtmlEscaped());
  }
  if (!explanation.inputs.empty()) {
    html += QStringLiteral("<table width='100%' cellpadding='2'>");
    for (const ExplanationInput& input : explanation.inputs) {
      html += QStringLiteral(
                  "<tr><td>%1</td><td align='right'>%2</td>"
                  "<td align='right' style='color:%3'>%4</td></tr>")
                  .arg(QString::fromStdString(input.name).toHtmlEscaped(),
                       explanationValue(input.value).toHtmlEscaped(), faint,
                       originName(input.origin).toHtmlEscaped());
    }
    html += QStringLiteral("</table>");
  }
  if (!explanation.source.empty()) {
    //: %1 a section of the cost model or a publication
    html += QStringLiteral("<p style='color:%1'>%2</p>")
                .arg(faint, say(QT_TRANSLATE_NOOP("why", "Source: %1"))
                                .arg(QString::fromStdString(explanation.source).toHtmlEscaped()));
  }
  return html;
}

QString explanationText(const Explanation& explanation) {
  QString text;
  appendText(explanation, 0, &text);
  return text;
}

}  // namespace slicescape::ui
