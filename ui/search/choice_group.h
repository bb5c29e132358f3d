// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

class QCheckBox;
class QLabel;
class QToolButton;

namespace slicescape::ui {

/// Choices of which any number may be tried: check boxes in columns below a title, and a word
/// that checks all of them, or only the first when all are checked.
class ChoiceGroup : public QWidget {
  Q_OBJECT
 public:
  /// `labels` are asked again when the language changes.
  ChoiceGroup(std::function<QString()> title, std::vector<std::function<QString()>> labels,
              int columns, QWidget* parent = nullptr);

  std::vector<bool> checked() const;
  bool anyChecked() const;
  void setChecked(int index, bool checked);
  void checkAll();
  QCheckBox* box(int index) const { return m_boxes[static_cast<std::size_t>(index)]; }

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();

  std::function<QString()> m_titleOf;
  std::vector<std::function<QString()>> m_labelOf;
  QLabel* m_title;
  QToolButton* m_all;
  std::vector<QCheckBox*> m_boxes;
};

}  // namespace slicescape::ui
