// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>

#include "core/platform/plan_gang.h"

class QLabel;

namespace slicescape::ui {

/// Whether and where the plan's gang fits, and against what it would be weighed.
struct GangView {
  GangPlacement placement;
  std::optional<SmallerGang> smaller;
};

/// The verdict on the gang, under the overlay bar while the gang overlay is on. Its colours are
/// those of the outlined hosts.
class GangCard : public QFrame {
  Q_OBJECT
 public:
  explicit GangCard(QWidget* parent);

  /// Nothing: the answer is being computed, or there is no cluster.
  void setGang(const std::optional<GangView>& gang);
  QString text() const;
  /// The answer alone, where there is no room for reasons: they are in the tip then.
  void setCompact(bool compact);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;

 private:
  void fill();

  void settle();

  std::optional<GangView> m_gang;
  bool m_compact = false;
  QLabel* m_answer;
  QLabel* m_reason;
  QLabel* m_facts;
};

}  // namespace slicescape::ui
