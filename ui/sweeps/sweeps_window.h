// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/document/document.h"

class QTabWidget;

namespace slicescape::ui {

class SeekPage;
class SweepPage;

/// What-if questions beside the plan: sweeps, and the value that meets a goal. It stays open
/// while the plan is edited.
class SweepsWindow : public QDialog {
  Q_OBJECT
 public:
  explicit SweepsWindow(Document* document, QWidget* parent = nullptr);

  SweepPage* sweep() const { return m_sweep; }
  SeekPage* seek() const { return m_seek; }
  void showSweep();
  void showSeek();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void bringForward(QWidget* page);
  void retranslateUi();

  QTabWidget* m_tabs;
  SweepPage* m_sweep;
  SeekPage* m_seek;
};

}  // namespace slicescape::ui
