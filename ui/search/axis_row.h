// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/search/search_space.h"

class QComboBox;
class QLabel;

namespace slicescape::ui {

class QuantityEdit;

/// One axis of the search: free, fixed to a value, or between two. What is typed is refused
/// under the field when it is no value of the axis.
class AxisRow : public QWidget {
  Q_OBJECT
 public:
  enum Mode { Free, Fixed, Between };

  /// `parameter` names the label and what it means ("layout.tp").
  AxisRow(SearchAxis axis, const char* parameter, QWidget* parent = nullptr);

  SearchAxis axis() const { return m_axis; }
  /// What "free" means, and the value that the plan has now.
  void setDefaults(const AxisBound& free, int own);
  Mode mode() const;
  void setMode(Mode mode);
  void setBound(const AxisBound& bound);
  AxisBound bound() const;
  /// Something that was typed is refused.
  bool isRefused() const;
  void reset();

  QComboBox* modes() const { return m_modes; }
  QuantityEdit* low() const { return m_low; }
  QuantityEdit* high() const { return m_high; }

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showFields();
  void applyRanges();
  void retranslateUi();

  SearchAxis m_axis;
  const char* m_parameter;
  QLabel* m_label;
  QComboBox* m_modes;
  QuantityEdit* m_low;
  QLabel* m_dash;
  QuantityEdit* m_high;
  QLabel* m_range;  ///< what free means
  AxisBound m_free;
  int m_own = 1;
};

}  // namespace slicescape::ui
