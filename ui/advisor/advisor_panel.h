// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/advisor/advice_view.h"
#include "ui/advisor/advisor.h"

class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedWidget;

namespace slicescape::ui {

class FoldRow;
class LinkButton;

/// Can the platform carry the plan? The verdict in one sentence above the advice, which follows
/// the plan: dimmed while it is judged again, with how far that is and a way to stop it.
class AdvisorPanel : public QWidget {
  Q_OBJECT
 public:
  AdvisorPanel(Document* document, Advisor* advisor, QWidget* parent = nullptr);

  AdviceView* view() const { return m_view; }
  FoldRow* verdict() const { return m_verdict; }
  QString stateText() const;
  /// True while it selects objects itself: the window then keeps it in front.
  bool isSelecting() const { return m_isSelecting; }
  /// Shows what a claim rests on.
  void open(const Evidence& evidence);
  QSize sizeHint() const override { return {300, 600}; }

 signals:
  void whyRequested(const QString& metric);
  void helpRequested(const QString& page, const QString& chapter);
  void tableRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void showAdvice();
  void showState();
  void retranslateUi();

  Document* m_document;
  Advisor* m_advisor;
  FoldRow* m_verdict;
  QLabel* m_state;
  LinkButton* m_action;
  QProgressBar* m_progress;
  QStackedWidget* m_content;
  QLabel* m_empty;
  QScrollArea* m_scroll;
  AdviceView* m_view = nullptr;
  std::shared_ptr<const Advice> m_shown;
  QSet<QString> m_open;
  bool m_isSelecting = false;
};

}  // namespace slicescape::ui
