// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/report_view.h"

#include <QEvent>
#include <QScrollBar>

#include "ui/theme/theme.h"

namespace slicescape::ui {

ReportView::ReportView(QWidget* parent) : QTextBrowser(parent) {
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setTabChangesFocus(true);
  document()->setDocumentMargin(8);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &ReportView::refresh);
}

void ReportView::setReport(Report report) {
  m_report = std::move(report);
  refresh();
}

void ReportView::refresh() {
  if (!m_report) return;
  const int place = verticalScrollBar()->value();
  setHtml(QStringLiteral("<body style='color:%1'>%2</body>").arg(theme().text.name(), m_report()));
  verticalScrollBar()->setValue(place);
}

void ReportView::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) refresh();
}

}  // namespace slicescape::ui
