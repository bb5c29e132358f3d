// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QString>
#include <vector>

#include "core/platform/capacity_review.h"

namespace slicescape::ui {

/// One line of the review: what, how much, and how it comes about.
struct FigureRow {
  QString name;
  QString value;
  QString why;  ///< the formula or the source, for the tip
};

struct FigureSection {
  QString title;
  std::vector<FigureRow> rows;
};

/// The figures of a capacity review in words, by section. Without a review there is none.
class FigureRows {
  Q_DECLARE_TR_FUNCTIONS(FigureRows)
 public:
  FigureRows(const CapacityReview& review, const QDate& today) : m_review(review), m_today(today) {}

  std::vector<FigureSection> sections() const;

 private:
  FigureSection gang() const;
  FigureSection finish() const;
  FigureSection ask() const;
  FigureSection checkpoint() const;
  FigureSection cost() const;
  FigureSection pool() const;
  FigureSection remarks() const;

  const CapacityReview& m_review;
  QDate m_today;
};

}  // namespace slicescape::ui
