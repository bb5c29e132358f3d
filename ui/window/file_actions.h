// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/model/hf_config.h"
#include "core/units/result.h"
#include "ui/document/autosave.h"

class QWidget;

namespace slicescape::ui {

class Document;
class MessageBar;

/// Everything between the open plan and files: open, save, export, import of a model,
/// files dropped on the window, recovery after a crash. Results and failures are said in
/// the message bar; the only dialogs are file choosers and the question before unsaved
/// changes would be lost. A file that cannot be read leaves the open plan untouched.
class FileActions : public QObject {
  Q_OBJECT
 public:
  FileActions(Document* document, MessageBar* messages, QWidget* window);

  void newPlan();
  void openDialog();
  void importModelDialog();
  /// Opens whatever the file is, by content: a plan, a model description that is put into
  /// the plan, or a description or measurement of a cluster, shown before it is merged.
  void openPath(const QString& path);
  /// Opens one after the other; what cannot be opened is said in one message.
  void openPaths(const QStringList& paths);
  /// The same for the files the program was started with: there is no plan of the user's
  /// yet of which it could be said that it is unchanged.
  void openAtStart(const QStringList& paths);
  /// Opens one of resources::examples() by its file name.
  void openExample(std::string_view file);
  bool save();
  bool saveAs();
  void exportPlan();
  void exportEvaluation();
  void importScheduleDialog();
  /// Puts the programs of a PyTorch pipelining CSV into the plan, as one undo entry.
  void importSchedule(const QString& path);
  /// Writes the programs of the schedule that the plan runs.
  void exportSchedule();

  /// True when the plan may be thrown away: nothing to save, saved now, or the user
  /// says so.
  bool confirmLoss();
  void offerRecovery(const QString& autosaveFolder);
  /// Says so when another program wrote the open file.
  void checkChangedOnDisk();

 private:
  /// What keeps a file from being opened, as sentences in the language of the moment;
  /// nothing when it was opened or the user kept the open plan.
  using Refusal = std::function<QStringList()>;

  Refusal openPlanText(const std::string& text, const QString& path);
  Refusal importScheduleText(const std::string& text, const QString& path);
  Refusal importModelText(const std::string& text, const QString& path);
  /// Nothing when the text is no file that can be imported.
  std::optional<Refusal> importText(const std::string& text, const QString& path);
  void sayImported(const ModelImport& import, const QString& file, bool spreadAgain);
  bool writeTo(const QString& path);
  Refusal open(const QString& path);
  std::vector<Refusal> openAll(const QStringList& paths);
  /// `planStays`: also says that what was open still is.
  void sayRefusals(const std::vector<Refusal>& refusals, bool planStays);
  void sayError(const Error& error, const QString& topic);
  void saySuccess(const std::function<QString()>& text);
  void restore(const UnsavedWork& work);
  QString suggestedPath(const QString& suffix) const;

  Document* m_document;
  MessageBar* m_messages;
  QWidget* m_window;
  bool m_saidChangedOnDisk = false;
};

/// Sentences one after the other, in the way of the language.
QString inSequence(const QStringList& sentences);

}  // namespace slicescape::ui
