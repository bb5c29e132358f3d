// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferences.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QSettings>

namespace slicescape::ui::preferences {
namespace {

constexpr qsizetype kMostRecentFiles = 10;

QString themeKey() {
  return QStringLiteral("appearance/theme");
}
QString languageKey() {
  return QStringLiteral("appearance/language");
}
QString unitKey() {
  return QStringLiteral("appearance/memoryUnit");
}
QString hintsKey() {
  return QStringLiteral("help/hintsDismissed");
}
QString geometryKey() {
  return QStringLiteral("window/geometry");
}
QString stateKey() {
  return QStringLiteral("window/state");
}
QString bottomPanelKey() {
  return QStringLiteral("window/bottomPanel");
}
QString recentKey() {
  return QStringLiteral("files/recent");
}

}  // namespace

ThemeName theme() {
  const QString name = QSettings().value(themeKey()).toString();
  if (name == QLatin1String("light")) return ThemeName::Light;
  if (name == QLatin1String("dark")) return ThemeName::Dark;
  if (name == QLatin1String("highContrast")) return ThemeName::HighContrast;
  return QGuiApplication::palette().color(QPalette::Window).lightness() < 128 ? ThemeName::Dark
                                                                              : ThemeName::Light;
}

void setTheme(ThemeName name) {
  const char* text = name == ThemeName::Light  ? "light"
                     : name == ThemeName::Dark ? "dark"
                                               : "highContrast";
  QSettings().setValue(themeKey(), QString::fromLatin1(text));
}

QString language() {
  const QString saved = QSettings().value(languageKey()).toString();
  if (!saved.isEmpty()) return saved;
  return QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh_CN")
                                                          : QStringLiteral("en");
}

void setLanguage(const QString& code) {
  QSettings().setValue(languageKey(), code);
}

MemoryUnit memoryUnit() {
  return QSettings().value(unitKey()).toString() == QLatin1String("GB") ? MemoryUnit::Gigabytes
                                                                        : MemoryUnit::Gibibytes;
}

void setMemoryUnit(MemoryUnit unit) {
  QSettings().setValue(
      unitKey(), unit == MemoryUnit::Gigabytes ? QStringLiteral("GB") : QStringLiteral("GiB"));
}

bool hintsDismissed() {
  return QSettings().value(hintsKey()).toBool();
}
void setHintsDismissed(bool dismissed) {
  QSettings().setValue(hintsKey(), dismissed);
}

QByteArray windowGeometry() {
  return QSettings().value(geometryKey()).toByteArray();
}
QByteArray windowState() {
  return QSettings().value(stateKey()).toByteArray();
}

void setWindow(const QByteArray& geometry, const QByteArray& state) {
  QSettings settings;
  settings.setValue(geometryKey(), geometry);
  settings.setValue(stateKey(), state);
}

QString bottomPanel() {
  return QSettings().value(bottomPanelKey()).toString();
}
void setBottomPanel(const QString& name) {
  QSettings().setValue(bottomPanelKey(), name);
}

QStringList recentFiles() {
  QStringList existing;
  for (const QString& path : QSettings().value(recentKey()).toStringList()) {
    if (QFileInfo::exists(path)) existing << path;
  }
  return existing;
}

void addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  const QString absolute = QFileInfo(path).absoluteFilePath();
  files.removeAll(absolute);
  files.prepend(absolute);
  QSettings().setValue(recentKey(), files.mid(0, kMostRecentFiles));
}

void clearRecentFiles() {
  QSettings().remove(recentKey());
}

}  // namespace slicescape::ui::preferences
