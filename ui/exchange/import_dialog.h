// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/exchange/merge.h"

class QDialogButtonBox;
class QLabel;
class QTreeWidget;

namespace slicescape::ui {

/// Shows what was understood of a file, what was not, and what it would change in the plan,
/// before anything changes. Accepting is the caller's cue to apply merge().plan.
class ImportDialog : public QDialog {
  Q_OBJECT
 public:
  /// `file` is the name to show.
  ImportDialog(const QString& file, const Imported& imported, const Plan& plan, QWidget* window);

  const Merge& merge() const { return m_merge; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslateUi();
  void addSection(const QString& title, const QStringList& lines);

  QString m_file;
  Imported m_imported;
  Merge m_merge;
  QLabel* m_heading;
  QLabel* m_kind;
  QTreeWidget* m_content;
  QDialogButtonBox* m_buttons;
};

/// The importer's name in the window's language: "nvidia-smi topo -m".
QString importKindName(const std::string& kind);

}  // namespace slicescape::ui
