// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace slicescape::ui {

class Document;

/// The line at the bottom: the next gesture at the left, the plan in short in the middle;
/// findings, memory unit, zoom and the time of the last evaluation at the right.
class StatusLine : public QStatusBar {
  Q_OBJECT
 public:
  explicit StatusLine(Document* document, QWidget* parent = nullptr);

  /// What the current tool does; shown whenever no command is explained.
  void setHint(const QString& hint);
  /// The explanation of the menu entry under the mouse; empty = back to the hint.
  void explain(const QString& text);
  void setZoom(double factor);
  void refresh();

 signals:
  void findingsClicked();
  void unitClicked();
  void zoomClicked();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showLeft();

  Document* m_document;
  QString m_hintText;
  QString m_explanation;
  double m_zoomFactor = 1;
  QLabel* m_hint;
  QLabel* m_plan;
  QToolButton* m_findings;
  QToolButton* m_unit;
  QToolButton* m_zoom;
  QLabel* m_time;
};

/// "64 GPUs · 5.00 TiB · TP 8 · PP 4 · DP 2 · ZeRO-1 · bf16"
QString planInShort(const Document& document);
/// Errors, warnings and tips together.
int findingCount(const Document& document);
/// "1 error · 2 warnings · 1 tip", or that there is none.
QString findingsInShort(const Document& document);

}  // namespace slicescape::ui
