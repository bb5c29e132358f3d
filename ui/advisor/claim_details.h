// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/advisor/evidence.h"

class QGridLayout;
class QLabel;

namespace slicescape::ui {

/// What a claim rests on, below its line: value, threshold and where that comes from, formula,
/// inputs with their origin, what would make it green, and links to each place it can be looked
/// at. Made when the claim is opened.
class ClaimDetails : public QWidget {
  Q_OBJECT
 public:
  explicit ClaimDetails(QWidget* parent = nullptr);

  void showRule(const AdviceRule& rule);
  /// A line with its name at the left; nothing when the text is empty.
  void addLine(const QString& name, const QString& text, bool isCode = false);
  void addEvidence(const std::vector<Evidence>& evidence);

 signals:
  void evidenceRequested(const slicescape::ui::Evidence& evidence);

 private:
  void addInputs(const std::vector<AdviceInput>& inputs);

  QGridLayout* m_lines;
};

/// A value of the advice as the window shows it.
QString displayed(const TextArgument& value);
/// Words of the advice that core marks for translation: formulas, sources, names of inputs.
QString translatedWords(const std::string& english);
/// "plan", "catalogue", "assumption", … in the window's language.
QString originWord(const std::string& origin);

}  // namespace slicescape::ui
