// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"

class QComboBox;
class QLabel;

namespace slicescape::ui {

/// Which model is trained: a list of the catalogue that is searched by typing any part of a
/// name. A model the plan carries itself is shown and stays until another is chosen.
class ModelRow : public QWidget {
  Q_OBJECT
 public:
  explicit ModelRow(Document* document, QWidget* parent = nullptr);
  void refresh();
  QComboBox* combo() const { return m_combo; }

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslateUi();
  void fill();
  void choose(const QString& id);
  void restore();

  Document* m_document;
  QLabel* m_label;
  QComboBox* m_combo;
  QLabel* m_message;
};

}  // namespace slicescape::ui
