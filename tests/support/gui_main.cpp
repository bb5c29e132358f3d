// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/support/registry.h"
#include "ui/theme/theme.h"

/// Tests of widgets: no display, the product's own style, and neither the settings nor
/// the data of the person who runs them are read or written.
int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QTemporaryDir home;
  qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
  qputenv("XDG_DATA_HOME", home.filePath("data").toUtf8());
  if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) {
    qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
  }
  QApplication application(argc, argv);
  QApplication::setOrganizationName("Slicescape");
  QApplication::setApplicationName("slicescape");
  QSettings::setDefaultFormat(QSettings::IniFormat);
  slicescape::ui::ThemeManager::instance().setTheme(slicescape::ui::ThemeName::Light);
  return slicescape::testing::runAll(argc, argv);
}
