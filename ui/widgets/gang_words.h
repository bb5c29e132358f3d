// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/platform/plan_gang.h"

namespace slicescape::ui {

/// The answer to "does the gang fit?" in the words that the canvas and the review share.
class GangWords {
  Q_DECLARE_TR_FUNCTIONS(GangWords)
 public:
  /// "Fits now", "Fits after 3 h", …
  static QString answer(const GangPlacement& placement);
  /// Who would be preempted; empty when nobody is.
  static QString preempted(const GangPlacement& placement);
  /// "3 h against 32 GPUs"
  static QString breakEven(const SmallerGang& smaller);
  /// What the break-even wait is made of.
  static QString breakEvenWhy(const SmallerGang& smaller);
};

}  // namespace slicescape::ui
