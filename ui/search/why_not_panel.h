// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>
#include <QWidget>
#include <memory>

#include "core/search/why_not.h"
#include "ui/document/document.h"

class QLineEdit;
class QPushButton;

namespace slicescape::ui {

class ReportView;

/// "Why not this layout?": a layout is typed or pasted as on the command line, or picked from
/// the results, and judged against the best of the search, or the plan as it is when nothing
/// was searched. The answer is the rule it breaks, the bytes it lacks or the seconds it loses.
class WhyNotPanel : public QWidget {
  Q_OBJECT
 public:
  explicit WhyNotPanel(Document* document, QWidget* parent = nullptr);
  ~WhyNotPanel() override;

  /// What answers are measured by; no plan = the document's own.
  void setReference(std::shared_ptr<const Plan> best, const std::string& framework);
  /// Puts a layout into the field and asks.
  void ask(const QString& layout);
  QLineEdit* line() const { return m_line; }
  ReportView* answer() const { return m_answer; }
  QPushButton* loadButton() const { return m_load; }

 signals:
  /// The judged layout is wanted, whatever was said about it.
  void loadRequested(const slicescape::Plan& plan);
  void answered();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void start();
  void takeAnswer(quint64 generation, const std::shared_ptr<const WhyNot>& answer);
  void showError(const Error& error);
  void showHint();
  void retranslateUi();

  Document* m_document;
  QLineEdit* m_line;
  QPushButton* m_ask;
  QPushButton* m_load;
  ReportView* m_answer;
  std::shared_ptr<const Plan> m_best;
  std::string m_framework;
  std::shared_ptr<const WhyNot> m_given;
  QThreadPool m_pool;
  quint64 m_generation = 0;
};

}  // namespace slicescape::ui
