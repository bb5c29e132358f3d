// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/advisor/fold_row.h"

namespace slicescape::ui {

/// A claim that opens: its line, and below it what `make` builds the first time.
class Claim : public QWidget {
  Q_OBJECT
 public:
  /// Builds what is shown below the line. Empty: there is nothing to open.
  using Make = std::function<QWidget*(QWidget* parent)>;

  explicit Claim(Make make, QWidget* parent = nullptr);

  FoldRow* row() const { return m_row; }
  QWidget* body() const { return m_body; }
  bool isOpen() const { return m_row->isChecked(); }
  void setOpen(bool open) { m_row->setChecked(open); }
  /// A line down from the number's circle, to the next step.
  void setConnected(bool connected);

 signals:
  void opened(bool open);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  FoldRow* m_row;
  Make m_make;
  QWidget* m_body = nullptr;
  bool m_connected = false;
};

}  // namespace slicescape::ui
