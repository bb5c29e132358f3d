// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

/// What the program remembers between sessions (QSettings): nothing of a plan, all of it
/// safe to lose.
namespace slicescape::ui::preferences {

/// Light or dark like the desktop until the user chooses.
ThemeName theme();
void setTheme(ThemeName name);

/// "en" or "zh_CN"; the system's language until the user chooses.
QString language();
void setLanguage(const QString& code);

MemoryUnit memoryUnit();
void setMemoryUnit(MemoryUnit unit);

bool hintsDismissed();
void setHintsDismissed(bool dismissed);

/// Bumped whenever docks or toolbars change: older states are then ignored.
inline constexpr int kLayoutVersion = 1;
QByteArray windowGeometry();
QByteArray windowState();
void setWindow(const QByteArray& geometry, const QByteArray& state);

/// Object name of the panel that was in front in the bottom dock.
QString bottomPanel();
void setBottomPanel(const QString& name);

/// Newest first, only files that still exist, at most ten.
QStringList recentFiles();
void addRecentFile(const QString& path);
void clearRecentFiles();

}  // namespace slicescape::ui::preferences
