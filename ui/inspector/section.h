// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace slicescape::ui {

class SectionHeader;

/// A titled group of rows that folds, with a figure for the whole at the right of its title.
/// Whether it is open is remembered by its object name for the next page and session.
class Section : public QWidget {
  Q_OBJECT
 public:
  explicit Section(const QString& objectName, QWidget* parent = nullptr, bool openAtFirst = true);

  void setTitle(const QString& title);
  void setFigure(const QString& figure);
  void add(QWidget* row);
  bool isOpen() const;
  void setOpen(bool open);

 signals:
  void opened();

 private:
  SectionHeader* m_header;
  QWidget* m_body;
  QVBoxLayout* m_rows;
};

}  // namespace slicescape::ui
