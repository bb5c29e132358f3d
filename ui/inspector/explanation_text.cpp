// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/explanation_text.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

QString say(const char* text) {
  return QCoreApplication::translate("why", text);
}

QString combinationName(const Explanation& explanation) {
  switch (explanation.combination) {
    case Term::Combination::Sum:
      return say(QT_TRANSLATE_NOOP("why", "The sum of its terms."));
    case Term::Combination::Difference:
      return say(QT_TRANSLATE_NOOP("why", "The first term less the others."));
    case Term::Combination::Product:
      return say(QT_TRANSLATE_NOOP("why", "The product of its terms."));
    case Term::Combination::Quotient:
      return say(QT_TRANSLATE_NOOP("why", "The first term divided by the others."));
    case Term::Combination::Maximum:
      return say(QT_TRANSLATE_NOOP("why", "The largest of its terms; the others do not count."));
    case Term::Combination::Minimum:
      return say(QT_TRANSLATE_NOOP("why", "The smallest of its terms; the others do not count."));
    case Term::Combination::Leaf:
      break;
  }
  return {};
}

QString sourceText(const Explanation& explanation) {
  return QString::fromUtf8(explanation.source.data(), static_cast<int>(explanation.source.size()));
}

/// The citation with its references to the help as links: "help:cost-model#4.1".
QString linkedSource(const Explanation& explanation) {
  static const std::pair<const char*, const char*> kPages[] = {
      {"Help, Cost model", "cost-model"},
      {"Help, Schedules explained", "schedules"},
      {"Help, Accuracy", "accuracy"}};
  QString text = sourceText(explanation).toHtmlEscaped();
  for (const auto& [words, page] : kPages) {
    const QString name = QString::fromLatin1(words);
    const auto start = text.indexOf(name);
    if (start < 0) continue;
    auto end = start + name.size();
    QString chapter;
    for (const char* lead : {", chapters ", ", chapter "}) {
      const QString word = QString::fromLatin1(lead);
      if (text.mid(end, word.size()) != word) continue;
      end += word.size();
      while (end < text.size() && (text[end].isDigit() || text[end] == u'.')) {
        chapter += text[end++];
      }
      break;
    }
    while (chapter.endsWith(u'.')) chapter.chop(1);
    text.replace(start, end - start,
                 QStringLiteral("<a href='help:%1#%2'>%3</a>")
                     .arg(QString::fromLatin1(page), chapter, text.mid(start, end - start)));
  }
  return text;
}

void appendText(const Explanation& explanation, int depth, QString* text) {
  const QString indent(2 * depth, u' ');
  *text += QStringLiteral("%1%2: %3%4\n")
               .arg(indent, translated(explanation.name), termValue(explanation),
                    explanation.terms.empty()
                        ? QStringLiteral(" (%1)").arg(originName(explanation.origin))
                        : QString());
  if (!explanation.formula.empty()) {
    *text += QStringLiteral("%1  = %2\n").arg(indent, translated(explanation.formula));
  }
  for (const ExplanationInput& input : explanation.inputs) {
    *text += QStringLiteral("%1  %2 = %3 (%4)\n")
                 .arg(indent, translated(input.name), explanationValue(input.value),
                      originName(input.origin));
  }
  if (!explanation.source.empty()) {
    *text += QStringLiteral("%1  [%2]\n").arg(indent, sourceText(explanation));
  }
  for (const Explanation& term : explanation.terms) appendText(term, depth + 1, text);
}

}  // namespace

QString explanationValue(const TextArgument& value) {
  return translated(Text{"{0}", {value}});
}

QString termValue(const Term& term) {
  const QString value = explanationValue(term.value);
  return term.unit == "1/s" ? value + QStringLiteral(" /s") : value;
}

QString originName(Origin origin) {
  switch (origin) {
    case Origin::Plan:
      return say(QT_TRANSLATE_NOOP("why", "your plan"));
    case Origin::Model:
      return say(QT_TRANSLATE_NOOP("why", "model"));
    case Origin::Default:
      return say(QT_TRANSLATE_NOOP("why", "default"));
    case Origin::Datasheet:
      return say(QT_TRANSLATE_NOOP("why", "datasheet"));
    case Origin::Measured:
      return say(QT_TRANSLATE_NOOP("why", "measured"));
    case Origin::Calibrated:
      return say(QT_TRANSLATE_NOOP("why", "calibrated"));
    case Origin::Published:
      return say(QT_TRANSLATE_NOOP("why", "published"));
    case Origin::Assumption:
      return say(QT_TRANSLATE_NOOP("why", "assumption"));
    case Origin::Simulation:
      return say(QT_TRANSLATE_NOOP("why", "event simulation"));
    case Origin::Derived:
      break;
  }
  return say(QT_TRANSLATE_NOOP("why", "computed"));
}

QIcon originIcon(Origin origin) {
  constexpr int kSide = 14;
  const qreal ratio = qApp->devicePixelRatio();
  QPixmap pixmap(QSize(kSide, kSide) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isSure = origin != Origin::Assumption && origin != Origin::Calibrated;
  painter.setPen(QPen(theme().secondary, 1, isSure ? Qt::SolidLine : Qt::DotLine));
  painter.drawRoundedRect(QRectF(0.5, 0.5, kSide - 1, kSide - 1), 3, 3);
  QFont font = smallFont();
  font.setPixelSize(9);
  painter.setFont(font);
  painter.drawText(QRectF(0, 0, kSide, kSide), Qt::AlignCenter,
                   originName(origin).left(1).toUpper());
  return QIcon(pixmap);
}

QString explanationHtml(const Explanation& explanation) {
  const QString faint = theme().secondary.name();
  QString html = QStringLiteral("<p><b>%1</b><br>%2</p>")
                     .arg(translated(explanation.name).toHtmlEscaped(),
                          termValue(explanation).toHtmlEscaped());
  if (!explanation.formula.empty()) {
    html += QStringLiteral("<p><code>= %1</code></p>")
                .arg(translated(explanation.formula).toHtmlEscaped());
  }
  if (explanation.terms.empty()) {
    //: %1 datasheet, assumption, your plan …
    html += QStringLiteral("<p style='color:%1'>%2</p>")
                .arg(faint, say(QT_TRANSLATE_NOOP("why", "Origin: %1"))
                                .arg(originName(explanation.origin).toHtmlEscaped()));
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
                  .arg(translated(input.name).toHtmlEscaped(),
                       explanationValue(input.value).toHtmlEscaped(), faint,
                       originName(input.origin).toHtmlEscaped());
    }
    html += QStringLiteral("</table>");
  }
  if (!explanation.source.empty()) {
    //: %1 a section of the cost model or a publication
    html +=
        QStringLiteral("<p style='color:%1'>%2</p>")
            .arg(faint, say(QT_TRANSLATE_NOOP("why", "Source: %1")).arg(linkedSource(explanation)));
  }
  return html;
}

QString explanationText(const Explanation& explanation) {
  QString text;
  appendText(explanation, 0, &text);
  return text;
}

}  // namespace slicescape::ui
