// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <vector>

namespace slicescape::ui {

class Document;

/// Work that a session which ended badly had not saved.
struct UnsavedWork {
  QString planFile;      ///< the copy in the autosave folder
  QString originalPath;  ///< the file it was opened from; empty for a new plan
  QDateTime savedAt;
};

/// Keeps a copy of unsaved changes beside nothing of the user's: in the application's
/// data folder, one copy per running program, written two seconds after the last change.
/// The copy goes away when the plan is saved or the window is closed properly; what is
/// found at the next start belongs to a session that crashed. A lock file with the
/// process id tells the copies of running programs from those of dead ones.
class Autosave : public QObject {
  Q_OBJECT
 public:
  Autosave(Document* document, const QString& folder, QObject* parent = nullptr);
  ~Autosave() override;

  /// Where the product keeps its copies.
  static QString defaultFolder();
  /// Copies whose program is not running any more, newest first.
  static std::vector<UnsavedWork> unsavedWork(const QString& folder);
  static void discard(const UnsavedWork& work);

  /// Writes or removes the copy now instead of in two seconds.
  void flush();
  /// The window is closed in order: nothing to recover.
  void finish();
  /// Debounce; shorter in tests.
  void setDelay(int milliseconds) { m_timer.setInterval(milliseconds); }

 signals:
  /// The copy could not be written (full disk, no permission): `reason` is ready to show.
  void failed(const QString& reason);

 private:
  void removeCopy();

  Document* m_document;
  QString m_base;  ///< path of the copy without suffix
  std::unique_ptr<QLockFile> m_lock;
  QTimer m_timer;
  bool m_written = false;
};

}  // namespace slicescape::ui
