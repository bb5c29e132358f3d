// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <atomic>
#include <memory>

#include "core/platform/capacity_review.h"
#include "ui/document/document.h"

namespace slicescape::ui {

/// The capacity review of the document's plan, computed beside the mouse: it draws the finish
/// some thousand times, too long for a drag. It begins when the plan has been calm for a moment
/// and somebody wants it; a newer plan ends the older computation. Until the new review is
/// there the old one stays, with the plan it belongs to.
class CapacityModel : public QObject {
  Q_OBJECT
 public:
  static constexpr int kCalmMs = 250;

  explicit CapacityModel(Document* document, QObject* parent = nullptr);
  ~CapacityModel() override;

  /// Who shows the review asks for it as long as it is seen.
  void setWanted(const QObject* who, bool wanted);
  /// The latest review; null before the first and while the plan has no cluster.
  std::shared_ptr<const CapacityReview> review() const { return m_review; }
  /// The plan that the review is of.
  const Plan& plan() const { return m_plan; }
  /// True while the review of the plan as it is now is not there yet.
  bool isStale() const { return m_stale; }

 signals:
  /// A review has come, or there is none any more.
  void changed();
  void staleChanged(bool stale);

 private:
  void planMoved();
  void start();
  void setStale(bool stale);

  Document* m_document;
  QThreadPool m_pool;
  QTimer m_calm;
  std::set<const QObject*> m_wanting;
  std::shared_ptr<std::atomic<bool>> m_cancel;
  std::shared_ptr<const CapacityReview> m_review;
  Plan m_plan;
  quint64 m_generation = 0;
  bool m_stale = true;
};

}  // namespace slicescape::ui
