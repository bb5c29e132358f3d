// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/sweeps_window.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/sweeps/seek_page.h"
#include "ui/sweeps/sweep_page.h"

namespace slicescape::ui {

SweepsWindow::SweepsWindow(Document* document, QWidget* parent)
    : QDialog(parent),
      m_tabs(new QTabWidget(this)),
      m_sweep(new SweepPage(document, m_tabs)),
      m_seek(new SeekPage(document, m_tabs)) {
  setObjectName(QStringLiteral("sweepsWindow"));
  m_tabs->setDocumentMode(true);
  m_tabs->tabBar()->setDrawBase(false);
  m_tabs->addTab(m_sweep, {});
  m_tabs->addTab(m_seek, {});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->addWidget(m_tabs);
  resize(980, 560);
  retranslateUi();
}

void SweepsWindow::showSweep() {
  bringForward(m_sweep);
}

void SweepsWindow::showSeek() {
  bringForward(m_seek);
}

void SweepsWindow::bringForward(QWidget* page) {
  m_tabs->setCurrentWidget(page);
  show();
  raise();
  activateWindow();
}

void SweepsWindow::retranslateUi() {
  setWindowTitle(tr("Sweeps and goal seek"));
  m_tabs->setTabText(0, tr("Sweep"));
  m_tabs->setTabText(1, tr("Goal seek"));
  m_tabs->setAccessibleName(windowTitle());
  m_tabs->tabBar()->setAccessibleName(windowTitle());
}

void SweepsWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
