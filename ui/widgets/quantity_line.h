// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace slicescape::ui {

/// A line edit that shows a unit at its right end, inside the frame, and a refused entry by
/// a frame in the error colour. It knows nothing of numbers: QuantityEdit does.
class QuantityLine : public QLineEdit {
  Q_OBJECT
 public:
  explicit QuantityLine(QWidget* parent = nullptr);

  void setUnit(const QString& unit);
  const QString& unit() const { return m_unit; }
  void setRefused(bool refused);
  bool isRefused() const { return m_refused; }

 signals:
  void stepRequested(int steps);  ///< wheel while focused, Up, Down
  void escapePressed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void updateMargins();

  QString m_unit;
  bool m_refused = false;
  int m_wheelRest = 0;  ///< eighths of a degree not yet worth a step
};

}  // namespace slicescape::ui
