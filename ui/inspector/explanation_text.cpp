// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/explanation_text.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <string>

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
  return QCoreApplication::translate("core", std::string(explanation.source).c_str());
}

/// Where the chapter number ends that begins at `from`: "4.1" of "4.1; Anthony et al.".
qsizetype endOfChapter(const QString& text, qsizetype from) {
  qsizetype end = from;
  while (end < text.size() && (text[end].isDigit() || text[end] == u'.')) ++end;
  while (end > from && text[end - 1] == u'.') --end;
  return end;
}

/// The citation with its references to the help as links: "help:cost-model#4.1".
QString linkedSource(const Explanation& explanation) {
  static const std::pair<const char*, const char*> kPages[] = {
      {QT_TRANSLATE_NOOP("why", "Help, Cost model"), "cost-model"},
      {QT_TRANSLATE_NOOP("why", "Help, Schedules explained"), "schedules"},
      {QT_TRANSLATE_NOOP("why", "Help, Accuracy"), "accuracy"}};
  static const char* const kChapters[] = {
      //: In the sources of core, behind the name of a help page; %1 the first chapter
      QT_TRANSLATE_NOOP("why", ", chapters %1"),
      //: In the sources of core, behind the name of a help page; %1 the chapter
      QT_TRANSLATE_NOOP("why", ", chapter %1")};
  QString text = sourceText(explanation).toHtmlEscaped();
  for (const auto& [words, page] : kPages) {
    const QString name = say(words);
    const auto start = text.indexOf(name);
    if (start < 0) continue;
    auto end = start + name.size();
    QString chapter;
    for (const char* reference : kChapters) {
      const QStringList around = say(reference).split(QStringLiteral("%1"));
      if (around.size() != 2 || text.mid(end, around[0].size()) != around[0]) continue;
      const auto from = end + around[0].size();
      end = endOfChapter(text, from);
      chapter = text.mid(from, end - from);
      if (text.mid(end, around[1].size()) == around[1]) end += around[1].size();
      break;
    }
    text.replace(start, end - start,
                 QStringLiteral("<a href='help:%1#%2'>%3</a>")
                     .arg(QString::fromLatin1(page), chapter, text.mid(start, end - start)));
  }
  return text;
}

void appendText(const Explanation& explanation, int depth, QString* text) {
  const QString indent(2 * depth, u' ');
  const QString name = translated(explanation.name);
  const QString value = termValue(explanation);
  *text += indent;
  *text += explanation.terms.empty()
               //: a line of a copied explanation: %1 name, %2 value, %3 where the value comes from
               ? say(QT_TRANSLATE_NOOP("why", "%1: %2 (%3)"))
                     .arg(name, value, originName(explanation.origin))
               //: a line of a copied explanation: %1 name, %2 value
               : say(QT_TRANSLATE_NOOP("why", "%1: %2")).arg(name, value);
  *text += u'\n';
  if (!explanation.formula.empty()) {
    *text += QStringLiteral("%1  = %2\n").arg(indent, translated(explanation.formula));
  }
  for (const ExplanationInput& input : explanation.inputs) {
    //: a line of a copied explanation: %1 symbol, %2 value, %3 where the value comes from
    *text +=
        indent + QStringLiteral("  ") +
        say(QT_TRANSLATE_NOOP("why", "%1 = %2 (%3)"))
            .arg(translated(input.name), explanationValue(input.value), originName(input.origin)) +
        u'\n';
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
