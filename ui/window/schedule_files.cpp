// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pipeline schedules in PyTorch's CSV, into the plan and out of it.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "core/plan/custom_schedule.h"
#include "core/storage/atomic_file.h"
#include "core/units/json_reader.h"
#include "ui/document/document.h"
#include "ui/widgets/display.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/file_actions.h"

namespace slicescape::ui {

void FileActions::importScheduleDialog() {
  const QString path = QFileDialog::getOpenFileName(
      m_window, tr("Schedule"), {}, tr("PyTorch pipelining CSV (*.csv);;All files (*)"));
  if (!path.isEmpty()) importSchedule(path);
}

void FileActions::importSchedule(const QString& path) {
  const Result<std::string> text = readTextFile(path.toStdString());
  Refusal refusal;
  if (text) {
    refusal = importScheduleText(*text, path);
  } else {
    refusal = [error = text.error()] { return QStringList{translated(error)}; };
  }
  if (refusal) sayRefusals({refusal}, true);
}

FileActions::Refusal FileActions::importScheduleText(const std::string& text, const QString& path) {
  const std::string name = QFileInfo(path).fileName().toStdString();
  const auto refused = [](const Error& error) {
    return [error] { return QStringList{translated(error)}; };
  };
  const Result<CsvSchedule> read = readScheduleCsv(text, name);
  if (!read) return refused(read.error());
  const Plan before = m_document->committedPlan();
  const Result<Plan> changed = withCustomSchedule(before, read->schedule, name);
  if (!changed) return refused(changed.error());
  const QString file = QString::fromStdString(name);
  m_document->apply(tr("Use the schedule of %1").arg(file), *changed);
  const bool spreadAgain = before.layout->stages && !changed->layout->stages;
  saySuccess([file, spreadAgain, ignored = read->ignoredEntries] {
    QStringList sentences{tr("The plan runs the schedule of %1.").arg(file)};
    if (ignored > 0) {
      sentences << tr(
          "%n entry(ies) for sending and sharding are left out: the simulation adds "
          "its own.",
          nullptr, ignored);
    }
    if (spreadAgain) sentences << tr("The layers are spread evenly over its stages.");
    return inSequence(sentences);
  });
  return {};
}

void FileActions::exportSchedule() {
  const auto step = m_document->evaluation()->step;
  if (step == nullptr) {
    const Text none{SLICESCAPE_TEXT("The plan cannot be simulated, so it has no schedule to write"),
                    {}};
    const Text remedy{SLICESCAPE_TEXT("Solve the errors among the findings first"), {}};
    sayError(Error({}, {}, none, remedy), QStringLiteral("file"));
    return;
  }
  const Result<std::string> text = writeScheduleCsv(step->schedule);
  if (!text) {
    sayError(text.error(), QStringLiteral("file"));
    return;
  }
  const QString path = QFileDialog::getSaveFileName(m_window, tr("Export schedule CSV"),
                                                    suggestedPath(QStringLiteral(".schedule.csv")),
                                                    tr("PyTorch pipelining CSV (*.csv)"));
  if (path.isEmpty()) return;
  if (const Result<void> written = writeFileAtomically(path.toStdString(), *text); !written) {
    sayError(written.error(), QStringLiteral("file"));
    return;
  }
  saySuccess(
      [path] { return tr("The schedule is written to %1.").arg(QDir::toNativeSeparators(path)); });
}

}  // namespace slicescape::ui
