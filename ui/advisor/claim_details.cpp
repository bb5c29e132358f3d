// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/claim_details.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>

#include "ui/advisor/fold_row.h"
#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kNameWidth = 64;

/// Secondary text that follows the theme.
QLabel* smallLabel(const QString& text, QWidget* parent, bool isQuiet) {
  auto* label = new QLabel(text, parent);
  label->setFont(smallFont());
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  if (isQuiet) label->setForegroundRole(QPalette::PlaceholderText);
  return label;
}

}  // namespace

QString displayed(const TextArgument& value) {
  return translated(Text{"{0}", {value}});
}

QString translatedWords(const std::string& english) {
  return translated(Text{english, {}});
}

QString originWord(const std::string& origin) {
  static const std::pair<const char*, const char*> kWords[] = {
      {"plan", QT_TRANSLATE_NOOP("advisor", "your plan")},
      {"catalogue", QT_TRANSLATE_NOOP("advisor", "datasheet")},
      {"assumption", QT_TRANSLATE_NOOP("advisor", "assumption")},
      {"measured", QT_TRANSLATE_NOOP("advisor", "measured")},
      {"evaluation", QT_TRANSLATE_NOOP("advisor", "computed")},
      {"unanswered", QT_TRANSLATE_NOOP("advisor", "not answered")},
  };
  for (const auto& [id, word] : kWords) {
    if (origin == id) return QCoreApplication::translate("advisor", word);
  }
  return QString::fromStdString(origin);
}

ClaimDetails::ClaimDetails(QWidget* parent) : QWidget(parent), m_lines(new QGridLayout(this)) {
  m_lines->setContentsMargins(FoldRow::kIndent, 2, 4, 10);
  m_lines->setHorizontalSpacing(8);
  m_lines->setVerticalSpacing(4);
  m_lines->setColumnMinimumWidth(0, kNameWidth);
  m_lines->setColumnStretch(1, 1);
}

void ClaimDetails::addLine(const QString& name, const QString& text, bool isCode) {
  if (text.isEmpty()) return;
  const int row = m_lines->rowCount();
  m_lines->addWidget(smallLabel(name, this, true), row, 0);
  QLabel* value = smallLabel(text, this, false);
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  if (isCode) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(smallFont().pixelSize());
    value->setFont(font);
  }
  m_lines->addWidget(value, row, 1);
}

void ClaimDetails::showRule(const AdviceRule& rule) {
  addLine(tr("Rule"), QString::fromStdString(rule.id));
  addLine(tr("Value"), displayed(rule.value));
  addLine(tr("Threshold"), displayed(rule.threshold));
  addLine(tr("From"), translatedWords(rule.thresholdSource));
  addLine(tr("Formula"), translatedWords(rule.formula), true);
  addInputs(rule.inputs);
  addLine(tr("To green"), translated(rule.toGreen));
}

void ClaimDetails::addInputs(const std::vector<AdviceInput>& inputs) {
  if (inputs.empty()) return;
  QStringList lines;
  for (const AdviceInput& input : inputs) {
    //: one input of a formula: %1 its symbol, %2 its value, %3 where that comes from
    lines << tr("%1 = %2 · %3")
                 .arg(translatedWords(input.name), displayed(input.value),
                      originWord(input.origin));
  }
  addLine(tr("Inputs"), lines.join(u'\n'));
}

void ClaimDetails::addEvidence(const std::vector<Evidence>& evidence) {
  for (const Evidence& one : evidence) {
    auto* link = new LinkButton(this);
    link->setText(one.label);
    link->setAccessibleName(one.label);
    connect(link, &QAbstractButton::clicked, this, [this, one] { emit evidenceRequested(one); });
    m_lines->addWidget(link, m_lines->rowCount(), 0, 1, 2, Qt::AlignLeft);
  }
}

}  // namespace slicescape::ui
