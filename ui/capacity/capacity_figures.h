// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDate>

#include "core/platform/capacity_review.h"
#include "ui/charts/bar_figure_chart.h"
#include "ui/charts/curve_figure_chart.h"

namespace slicescape::ui {

/// The pictures of a capacity review: numbers of core in words, units and colours. `review` may
/// be null: then each says what will stand there.
class CapacityFigures {
  Q_DECLARE_TR_FUNCTIONS(CapacityFigures)
 public:
  CapacityFigures(const CapacityReview* review, const QDate& today, const Theme& theme)
      : m_review(review), m_today(today), m_theme(theme) {}

  /// The mean finish, part after part from today to the last token.
  BarFigure finish() const;
  /// GPU-hours: what they go to.
  BarFigure deviceHours() const;
  /// The P90 finish when one input is at its low or its high end.
  BarFigure tornado() const;
  /// Probability to be done by a day, with the deadline.
  CurveFigure deadline() const;
  /// What checkpoints cost by their interval, with the best one.
  CurveFigure interval() const;

 private:
  struct Part {
    QString key;
    QString name;
    QString formula;
    double value = 0;
    QColor colour;
    bool idle = false;
  };
  std::vector<Part> finishParts() const;
  std::vector<Part> hourParts() const;
  bool hasFinish() const { return m_review != nullptr && m_review->completion.has_value(); }
  const PlanCompletion& completion() const { return *m_review->completion; }
  QString reasonForNothing() const;

  const CapacityReview* m_review;
  QDate m_today;
  const Theme& m_theme;
};

}  // namespace slicescape::ui
