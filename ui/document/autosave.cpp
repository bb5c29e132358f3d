// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "core/storage/plan_json.h"
#include "ui/document/document.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kDelayMs = 2000;

QString planPath(const QString& base) {
  return base + QStringLiteral(".slicescape");
}
/// What the plan file cannot hold: where the plan came from.
QString infoPath(const QString& base) {
  return base + QStringLiteral(".json");
}
QString lockPath(const QString& base) {
  return base + QStringLiteral(".lock");
}

QString baseOf(const QString& planFile) {
  return planFile.chopped(QStringLiteral(".slicescape").size());
}

std::unique_ptr<QLockFile> lockFor(const QString& base) {
  auto lock = std::make_unique<QLockFile>(lockPath(base));
  lock->setStaleLockTime(0);  // stale only when its process is gone, never by age
  return lock;
}

void writeInfo(const QString& base, const QString& originalPath) {
  QSaveFile file(infoPath(base));
  if (!file.open(QIODevice::WriteOnly)) return;
  const QJsonObject info{{"path", originalPath},
                         {"saved_at", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
  file.write(QJsonDocument(info).toJson());
  file.commit();
}

UnsavedWork readWork(const QFileInfo& copy) {
  UnsavedWork work{copy.absoluteFilePath(), {}, copy.lastModified()};
  QFile file(infoPath(baseOf(work.planFile)));
  if (!file.open(QIODevice::ReadOnly)) return work;
  const QJsonObject info = QJsonDocument::fromJson(file.readAll()).object();
  work.originalPath = info["path"].toString();
  const auto savedAt = QDateTime::fromString(info["saved_at"].toString(), Qt::ISODate);
  if (savedAt.isValid()) work.savedAt = savedAt.toLocalTime();
  return work;
}

}  // namespace

Autosave::Autosave(Document* document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document) {
  QDir().mkpath(folder);
  m_base = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
  m_lock = lockFor(m_base);
  m_lock->tryLock(0);
  m_timer.setSingleShot(true);
  m_timer.setInterval(kDelayMs);
  connect(&m_timer, &QTimer::timeout, this, &Autosave::flush);
  connect(document, &Document::planChanged, &m_timer, qOverload<>(&QTimer::start));
  connect(document, &Document::modifiedChanged, this, [this](bool modified) {
    if (!modified) removeCopy();
  });
}

Autosave::~Autosave() {
  m_lock->unlock();
}

QString Autosave::defaultFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
      .filePath(QStringLiteral("autosave"));
}

std::vector<UnsavedWork> Autosave::unsavedWork(const QString& folder) {
  std::vector<UnsavedWork> found;
  const QDir directory(folder);
  for (const QFileInfo& copy : directory.entryInfoList({"*.slicescape"}, QDir::Files)) {
    const auto lock = lockFor(baseOf(copy.absoluteFilePath()));
    if (!lock->tryLock(0)) continue;  // its program is running
    lock->unlock();
    found.push_back(readWork(copy));
  }
  std::sort(found.begin(), found.end(),
            [](const UnsavedWork& a, const UnsavedWork& b) { return a.savedAt > b.savedAt; });
  return found;
}

void Autosave::discard(const UnsavedWork& work) {
  const QString base = baseOf(work.planFile);
  for (const QString& path : {planPath(base), infoPath(base), lockPath(base)}) {
    QFile::remove(path);
  }
}

void Autosave::flush() {
  m_timer.stop();
  if (!m_document->isModified()) {
    removeCopy();
    return;
  }
  const Result<void> saved =
      savePlanFile(m_document->committedPlan(), planPath(m_base).toStdString());
  if (!saved) {
    emit failed(translated(saved.error()));
    return;
  }
  writeInfo(m_base, m_document->path());
  m_written = true;
}

void Autosave::finish() {
  m_timer.stop();
  removeCopy();
}

void Autosave::removeCopy() {
  if (!m_written) return;
  QFile::remove(planPath(m_base));
  QFile::remove(infoPath(m_base));
  m_written = false;
}

}  // namespace slicescape::ui
