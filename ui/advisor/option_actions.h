// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/advisor/advice.h"
#include "ui/document/document.h"

class QLabel;
class QPushButton;

namespace slicescape::ui {

/// What can be done with one layout of the advice: look at it in the whole window as long as
/// the button has the focus, or take it as one undo entry. Both wait for fresh advice, which
/// alone belongs to the plan that is open.
class OptionActions : public QWidget {
  Q_OBJECT
 public:
  OptionActions(Document* document, AdviceOption option, QWidget* parent = nullptr);
  ~OptionActions() override;

  void setFresh(bool fresh);
  QPushButton* previewButton() const { return m_preview; }
  QPushButton* useButton() const { return m_use; }
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showPreview(bool shown);
  void updateButtons();

  Document* m_document;
  AdviceOption m_option;
  QPushButton* m_preview;
  QPushButton* m_use;
  bool m_fresh = true;
};

/// Takes a layout of the advice over into the plan, as one undo entry.
void useOption(Document& document, const AdviceOption& option);

}  // namespace slicescape::ui
