// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/plan/evaluation.h"
#include "core/plan/plan.h"

namespace slicescape::ui {

/// Whether a figure moved for the better against the baseline. Each figure knows which
/// way is better: less time, more tokens.
enum class Trend { None, Better, Worse, Unchanged };

/// One of the seven figures of the summary strip, ready to be painted or read aloud.
struct KeyFigure {
  QString title;
  QString value;
  QString note;   ///< the band (P10 – P90), or what the value refers to
  QString delta;  ///< "▼ 4.1 % better"; empty without a baseline
  Trend trend = Trend::None;
  bool bad = false;                ///< breaks a limit: shown in the error style
  QString toolTip;                 ///< what it means and the exact value
  std::optional<Subject> subject;  ///< what a click selects
  QString metric;                  ///< what "Why?" explains; empty when nothing does
};

/// A plan with what it implies. The evaluation must not be null.
struct EvaluatedPlan {
  const Plan& plan;
  const Evaluation& evaluation;
};

/// The seven key figures: step time, tokens per second, MFU, bubble ratio, peak memory,
/// exposed communication, and the training time when the plan says how many tokens are
/// to be seen, else the GPUs it occupies. Unknown values are "—".
std::vector<KeyFigure> keyFigures(const EvaluatedPlan& now,
                                  const std::optional<EvaluatedPlan>& baseline);

}  // namespace slicescape::ui
