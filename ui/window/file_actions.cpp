// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_actions.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

#include "core/storage/plan_json.h"
#include "core/units/json_reader.h"
#include "core/units/json_writer.h"
#include "resources/resources.h"
#include "ui/document/document.h"
#include "ui/document/model_replacement.h"
#include "ui/exchange/import_dialog.h"
#include "ui/widgets/display.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/preferences.h"

namespace slicescape::ui {
namespace {

/// Plans and model descriptions are far below this; a larger file is a wrong choice.
constexpr std::size_t kLargestDocument = std::size_t{64} << 20;

const QString kFileTopic = QStringLiteral("file");
/// Apart from kFileTopic: of several files some may open and say so.
const QString kRefusalTopic = QStringLiteral("refusal");
const QString kDiskTopic = QStringLiteral("disk");

std::string nameForMessages(const QString& path) {
  return QFileInfo(path).fileName().toStdString();
}

/// True when the text says of itself that it is a plan, however broken the rest is.
bool claimsToBePlan(const std::string& text, const QString& path) {
  return path.endsWith(QLatin1String(".slicescape"), Qt::CaseInsensitive) ||
         text.find("\"slicescape.plan/") != std::string::npos;
}

QString withSuffix(const QString& path, const QString& suffix) {
  return path.endsWith(suffix, Qt::CaseInsensitive) ? path : path + suffix;
}

}  // namespace

QString inSequence(const QStringList& sentences) {
  QString text;
  for (const QString& sentence : sentences) {
    //: Two sentences in a row; Chinese needs no space between them
    text = text.isEmpty() ? sentence : FileActions::tr("%1 %2").arg(text, sentence);
  }
  return text;
}

FileActions::FileActions(Document* document, MessageBar* messages, QWidget* window)
    : QObject(window), m_document(document), m_messages(messages), m_window(window) {}

void FileActions::newPlan() {
  if (!confirmLoss()) return;
  Plan plan;
  plan.name = tr("New plan").toStdString();
  plan.model = ModelChoice{"llama3-8b", nullptr, {}};
  m_document->reset(plan, {});
}

void FileActions::openDialog() {
  const QString path = QFileDialog::getOpenFileName(
      m_window, tr("Open"), QFileInfo(m_document->path()).path(),
      tr("All files (*);;Plans and model descriptions (*.slicescape *.json)"));
  if (!path.isEmpty()) openPath(path);
}

void FileActions::importModelDialog() {
  const QString path = QFileDialog::getOpenFileName(
      m_window, tr("Model description"), {}, tr("Hugging Face config (*.json);;All files (*)"));
  if (!path.isEmpty()) openPath(path);
}

void FileActions::openPath(const QString& path) {
  openPaths({path});
}

void FileActions::openPaths(const QStringList& paths) {
  const std::vector<Refusal> refusals = openAll(paths);
  sayRefusals(refusals, static_cast<qsizetype>(refusals.size()) == paths.size());
}

void FileActions::openAtStart(const QStringList& paths) {
  sayRefusals(openAll(paths), false);
}

std::vector<FileActions::Refusal> FileActions::openAll(const QStringList& paths) {
  m_messages->dismiss(kRefusalTopic);
  std::vector<Refusal> refusals;
  for (const QString& path : paths) {
    if (Refusal refusal = open(path)) refusals.push_back(std::move(refusal));
  }
  return refusals;
}

FileActions::Refusal FileActions::open(const QString& path) {
  const Result<std::string> text = readTextFile(path.toStdString(), kLargestDocument);
  if (!text) {
    return [error = text.error()] { return QStringList{translated(error)}; };
  }
  if (!claimsToBePlan(*text, path) && looksLikeHuggingFaceConfig(*text)) {
    return importModelText(*text, path);
  }
  if (!claimsToBePlan(*text, path)) {
    if (std::optional<Refusal> done = importText(*text, path)) return std::move(*done);
  }
  if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
    return importScheduleText(*text, path);
  }
  return openPlanText(*text, path);
}

std::optional<FileActions::Refusal> FileActions::importText(const std::string& text,
                                                            const QString& path) {
  const Result<TextSource> source = decodeText(text, nameForMessages(path));
  if (!source || recognise(*source) == nullptr) return std::nullopt;
  const Result<Imported> imported = slicescape::importText(*source);
  if (!imported) {
    return [error = imported.error()] { return QStringList{translated(error)}; };
  }
  const QString name = QFileInfo(path).fileName();
  ImportDialog dialog(name, *imported, m_document->committedPlan(), m_window);
  if (dialog.exec() != QDialog::Accepted) return Refusal();
  m_document->apply(tr("Import %1").arg(name), dialog.merge().plan);
  const std::vector<Text> changes = dialog.merge().changes;
  saySuccess([changes] {
    QStringList sentences;
    constexpr std::size_t kMost = 3;
    for (std::size_t i = 0; i < std::min(changes.size(), kMost); ++i) {
      sentences << translated(changes[i]);
    }
    if (changes.size() > kMost) {
      sentences << tr("%n more change(s).", nullptr, static_cast<int>(changes.size() - kMost));
    }
    return inSequence(sentences);
  });
  return Refusal();
}

FileActions::Refusal FileActions::openPlanText(const std::string& text, const QString& path) {
  const Result<Plan> plan = loadPlan(text, nameForMessages(path));
  if (!plan) {
    return [error = plan.error(), wrongKind = !claimsToBePlan(text, path)] {
      QStringList sentences{translated(error)};
      if (wrongKind) {
        sentences << tr(
            "What can be opened here: plans (*.slicescape), the config.json of Hugging "
            "Face models, and files that describe or measure a cluster.");
      }
      return sentences;
    };
  }
  if (!confirmLoss()) return {};
  m_document->reset(*plan, QFileInfo(path).absoluteFilePath());
  m_saidChangedOnDisk = false;
  m_messages->dismiss(kFileTopic);
  m_messages->dismiss(kDiskTopic);
  preferences::addRecentFile(path);
  return {};
}

FileActions::Refusal FileActions::importModelText(const std::string& text, const QString& path) {
  const Result<ModelImport> import = readHuggingFaceConfig(text, nameForMessages(path));
  if (!import) {
    return [error = import.error()] { return QStringList{translated(error)}; };
  }
  const ModelReplacement next = withModel(m_document->committedPlan(), import->profile);
  const QString name = QString::fromStdString(import->profile->name);
  m_document->apply(tr("Replace the model by %1").arg(name), next.plan);
  sayImported(*import, QFileInfo(path).fileName(), next.stagesSpreadAgain);
  return {};
}

void FileActions::sayRefusals(const std::vector<Refusal>& refusals, bool planStays) {
  if (refusals.empty()) return;
  m_messages->show({MessageKind::Error,
                    [refusals, planStays] {
                      QStringList files;
                      for (const Refusal& refusal : refusals) files << inSequence(refusal());
                      if (files.size() > 1) {
                        files.prepend(tr("%n file(s) cannot be opened.", nullptr,
                                         static_cast<int>(refusals.size())));
                      }
                      if (planStays) files << tr("The open plan is unchanged.");
                      // One file is a sentence or two; several are a list.
                      return refusals.size() > 1 ? files.join(QLatin1Char('\n'))
                                                 : inSequence(files);
                    },
                    {},
                    kRefusalTopic});
}

void FileActions::sayImported(const ModelImport& import, const QString& file, bool spreadAgain) {
  const bool warned = !import.warnings.empty();
  m_messages->show(
      {warned ? MessageKind::Warning : MessageKind::Success,
       [import, file, spreadAgain] {
         const ModelProfile& model = *import.profile;
         //: %1 model, %2 file, %3 "70.6 B"; %n layers
         QStringList sentences{
             tr("Read %1 from %2: %n layer(s), %3 parameters.", nullptr, model.layerCount())
                 .arg(QString::fromStdString(model.name), file,
                      displayShortCount(static_cast<double>(model.totalParameters())))};
         if (spreadAgain) {
           sentences << tr("The layers are spread evenly over the stages again.");
         }
         constexpr std::size_t kMostWarnings = 3;
         for (std::size_t i = 0; i < std::min(import.warnings.size(), kMostWarnings); ++i) {
           sentences << translated(import.warnings[i].message);
         }
         if (import.warnings.size() > kMostWarnings) {
           sentences << tr("%n more note(s) on the reading.", nullptr,
                           static_cast<int>(import.warnings.size() - kMostWarnings));
         }
         return inSequence(sentences);
       },
       {},
       kFileTopic});
}

void FileActions::openExample(std::string_view file) {
  const auto& examples = resources::examples();
  const auto example = std::find_if(examples.begin(), examples.end(),
                                    [&](const auto& known) { return known.file == file; });
  if (example == examples.end()) return;
  const Result<Plan> plan = loadPlan(example->text, example->file);
  if (!plan) {
    sayError(plan.error(), kFileTopic);
  } else if (confirmLoss()) {
    m_document->reset(*plan, {});
  }
}

bool FileActions::save() {
  if (m_document->path().isEmpty()) return saveAs();
  if (m_document->changedOnDisk()) {
    m_saidChangedOnDisk = false;
    checkChangedOnDisk();
    return false;
  }
  return writeTo(m_document->path());
}

bool FileActions::saveAs() {
  const QString path = QFileDialog::getSaveFileName(m_window, tr("Save plan as"),
                                                    suggestedPath(QStringLiteral(".slicescape")),
                                                    tr("Slicescape plans (*.slicescape)"));
  return !path.isEmpty() && writeTo(withSuffix(path, QStringLiteral(".slicescape")));
}

bool FileActions::writeTo(const QString& path) {
  if (const Result<void> saved = m_document->saveAs(path); !saved) {
    sayError(saved.error(), kFileTopic);
    return false;
  }
  m_saidChangedOnDisk = false;
  m_messages->dismiss(kFileTopic);
  m_messages->dismiss(kDiskTopic);
  preferences::addRecentFile(path);
  return true;
}

void FileActions::exportPlan() {
  const QString path =
      QFileDialog::getSaveFileName(m_window, tr("Export plan JSON"),
                                   suggestedPath(QStringLiteral(".json")), tr("JSON (*.json)"));
  if (path.isEmpty()) return;
  const Result<void> written = savePlanFile(m_document->committedPlan(), path.toStdString());
  if (!written) {
    sayError(written.error(), kFileTopic);
    return;
  }
  saySuccess(
      [path] { return tr("The plan is written to %1.").arg(QDir::toNativeSeparators(path)); });
}

void FileActions::exportEvaluation() {
  const QString path = QFileDialog::getSaveFileName(m_window, tr("Export results JSON"),
                                                    suggestedPath(QStringLiteral(".results.json")),
                                                    tr("JSON (*.json)"));
  if (path.isEmpty()) return;
  const std::string text =
      toJsonText(evaluationToJson(m_document->committedPlan(), *m_document->evaluation()));
  QSaveFile file(path);
  const bool written = file.open(QIODevice::WriteOnly) &&
                       file.write(QByteArray::fromStdString(text)) >= 0 && file.commit();
  if (!written) {
    const QString reason = file.errorString();
    m_messages->show({MessageKind::Error,
                      [path, reason] {
                        return tr("%1 cannot be written: %2. Choose another folder.")
                            .arg(QDir::toNativeSeparators(path), reason);
                      },
                      {},
                      kFileTopic});
    return;
  }
  saySuccess(
      [path] { return tr("The results are written to %1.").arg(QDir::toNativeSeparators(path)); });
}

bool FileActions::confirmLoss() {
  if (!m_document->isModified()) return true;
  QMessageBox question(m_window);
  question.setIcon(QMessageBox::NoIcon);
  question.setWindowTitle(tr("Unsaved changes"));
  question.setText(tr("“%1” has changes that are not saved.")
                       .arg(QString::fromStdString(m_document->plan().name)));
  question.setInformativeText(tr("Without saving they are lost."));
  question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  question.setDefaultButton(QMessageBox::Save);
  switch (question.exec()) {
    case QMessageBox::Save:
      return save();
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

void FileActions::offerRecovery(const QString& autosaveFolder) {
  for (const UnsavedWork& work : Autosave::unsavedWork(autosaveFolder)) {
    const QString name =
        work.originalPath.isEmpty() ? QString() : QFileInfo(work.originalPath).fileName();
    m_messages->show(
        {MessageKind::Warning,
         [name, time = work.savedAt] {
           const QString when = QLocale().toString(time, QLocale::ShortFormat);
           return name.isEmpty()
                      ? tr("Unsaved work of %1 is left from a session that ended unexpectedly.")
                            .arg(when)
                      : tr("Unsaved work on %1 of %2 is left from a session that ended "
                           "unexpectedly.")
                            .arg(name, when);
         },
         {{[] { return tr("Restore"); }, [this, work] { restore(work); }},
          {[] { return tr("Discard"); }, [work] { Autosave::discard(work); }}},
         work.planFile});
  }
}

void FileActions::restore(const UnsavedWork& work) {
  const Result<Plan> plan = loadPlanFile(work.planFile.toStdString());
  if (!plan) {
    sayError(plan.error(), kFileTopic);
    return;
  }
  if (!confirmLoss()) return;
  m_document->restoreUnsaved(*plan, work.originalPath);
  Autosave::discard(work);
}

void FileActions::checkChangedOnDisk() {
  if (m_saidChangedOnDisk || !m_document->changedOnDisk()) return;
  m_saidChangedOnDisk = true;
  const QString path = m_document->path();
  m_messages->show(
      {MessageKind::Warning,
       [path] {
         return tr("%1 was changed or removed by another program since it was opened here.")
             .arg(QFileInfo(path).fileName());
       },
       {{[] { return tr("Read it again"); }, [this, path] { openPath(path); }},
        {[] { return tr("Overwrite it"); }, [this, path] { writeTo(path); }},
        {[] { return tr("Save as…"); }, [this] { saveAs(); }}},
       kDiskTopic});
}

void FileActions::sayError(const Error& error, const QString& topic) {
  m_messages->show({MessageKind::Error, [error] { return translated(error); }, {}, topic});
}

void FileActions::saySuccess(const std::function<QString()>& text) {
  m_messages->show({MessageKind::Success, text, {}, kFileTopic});
}

QString FileActions::suggestedPath(const QString& suffix) const {
  if (!m_document->path().isEmpty()) {
    const QFileInfo open(m_document->path());
    return open.dir().filePath(open.completeBaseName() + suffix);
  }
  QString name = QString::fromStdString(m_document->plan().name).toLower();
  for (QChar& c : name) {
    if (!c.isLetterOrNumber()) c = QLatin1Char('-');
  }
  return QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
      .filePath(name + suffix);
}

}  // namespace slicescape::ui
