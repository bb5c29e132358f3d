// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QWidget>

#include "core/search/sweep.h"
#include "ui/document/document.h"

class QSpinBox;
class QVBoxLayout;

namespace slicescape::ui {

class QuantityEdit;

/// A list of the parameters that can be varied.
class InputChoice : public QComboBox {
  Q_OBJECT
 public:
  explicit InputChoice(QWidget* parent = nullptr);
  std::string path() const { return currentData().toString().toStdString(); }
  void setPath(const std::string& path);
  void retranslate();
};

/// One swept parameter: which, from where to where, in how many points, spaced how. The range
/// begins around the plan's own value.
class AxisEdit : public QWidget {
  Q_OBJECT
 public:
  AxisEdit(Document* document, const std::string& path, QWidget* parent = nullptr);

  void setPath(const std::string& path) { m_input->setPath(path); }
  std::string path() const { return m_input->path(); }
  void setRange(double low, double high);
  void setPoints(int points);
  void setByFactors(bool byFactors);
  /// The axis as core sweeps it; empty values when the range is not complete.
  SweepAxis axis() const;

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void takePath();
  void buildFields();
  void retranslateUi();

  Document* m_document;
  InputChoice* m_input;
  QWidget* m_range = nullptr;  ///< from and to, made anew for another quantity
  QuantityEdit* m_low = nullptr;
  QuantityEdit* m_high = nullptr;
  QSpinBox* m_points;
  QComboBox* m_spacing;
  QVBoxLayout* m_layout;
};

/// Where a search around the plan's own value begins and ends, in the base unit.
std::pair<double, double> usualRange(const Plan& plan, const std::string& path);

}  // namespace slicescape::ui
