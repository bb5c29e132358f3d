// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace slicescape::ui {

/// The title line of a Section: a hairline above, an arrow, the title, the figure.
class SectionHeader : public QAbstractButton {
  Q_OBJECT
 public:
  explicit SectionHeader(QWidget* parent = nullptr);
  void setFigure(const QString& figure);
  QSize sizeHint() const override { return {120, 30}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString m_figure;
};

}  // namespace slicescape::ui
