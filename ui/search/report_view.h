// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <functional>

namespace slicescape::ui {

/// A page of words and small tables that can be selected and copied. What it says is a
/// function, asked again when theme, language or unit change.
class ReportView : public QTextBrowser {
  Q_OBJECT
 public:
  /// Returns the body as HTML.
  using Report = std::function<QString()>;

  explicit ReportView(QWidget* parent = nullptr);
  void setReport(Report report);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();

  Report m_report;
};

}  // namespace slicescape::ui
