// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <QApplication>
#include <QSettings>
#include <cstdio>
#include <string>
#include <vector>

#include "app/desktop/screenshot.h"
#include "core/storage/plan_json.h"
#include "resources/resources.h"
#include "ui/document/autosave.h"
#include "ui/window/file_actions.h"
#include "ui/window/language.h"
#include "ui/window/main_window.h"
#include "ui/window/preferences.h"

namespace {

using namespace slicescape;

// As slicescape-cli: 0 done, 1 refused, 2 bad usage, 3 bad input file.
enum ExitCode { Done = 0, Refused = 1, BadUsage = 2, BadInput = 3 };

struct Arguments {
  std::vector<std::string> files;
  bool screenshot = false;
  std::string plan;
  std::string out;
  std::string size = "1680x1050";
  std::string view = "main";
  std::string theme;
  std::string language;
};

void describe(CLI::App& program, Arguments& arguments) {
  program.add_option("FILE", arguments.files,
                     "Plans (*.slicescape) or Hugging Face config.json files to open");
  CLI::App* shot = program.add_subcommand(
      "screenshot", "Draw the window with a plan into an image; needs no display");
  shot->add_option("PLAN", arguments.plan, "Plan file")->required();
  shot->add_option("--out", arguments.out, "Image to write (PNG)")->required();
  shot->add_option("--size", arguments.size, "Width x height in pixels")
      ->check([](const std::string& text) {
        int width = 0;
        int height = 0;
        char rest = 0;
        const bool read = std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) == 2;
        return read && width >= 1024 && width <= 8192 && height >= 640 && height <= 8192
                   ? std::string()
                   : "a size is WIDTHxHEIGHT, from 1024x640 to 8192x8192, not " + text;
      });
  shot->add_option("--view", arguments.view, "What to show")->check(CLI::IsMember({"main"}));
  shot->add_option("--theme", arguments.theme, "Colours")->check(CLI::IsMember({"light", "dark"}));
  shot->add_option("--language", arguments.language, "Language")
      ->check(CLI::IsMember({"en", "zh_CN"}));
}

int takeScreenshot(const Arguments& arguments) {
  const Result<Plan> plan = loadPlanFile(arguments.plan);
  if (!plan) {
    std::fprintf(stderr, "%s\n", qPrintable(ui::translated(plan.error())));
    return BadInput;
  }
  ScreenshotRequest request;
  request.out = QString::fromStdString(arguments.out);
  int width = 0;
  int height = 0;
  std::sscanf(arguments.size.c_str(), "%dx%d", &width, &height);
  request.size = QSize(width, height);
  return writeScreenshot(*plan, QString::fromStdString(arguments.plan), request) ? Done : Refused;
}

int openWindow(const Arguments& arguments) {
  ui::MainWindow window({true, ui::Autosave::defaultFolder()});
  window.files().openExample(resources::examples().front().file);
  QStringList files;
  for (const std::string& file : arguments.files) files << QString::fromStdString(file);
  window.show();
  window.files().openAtStart(files);
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App program("Slicescape: a desktop planner for distributed training", "slicescape");
  program.set_version_flag("--version", SLICESCAPE_VERSION);
  describe(program, arguments);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? Done : BadUsage;
  }
  arguments.screenshot = program.got_subcommand("screenshot");
  if (arguments.screenshot) qputenv("QT_QPA_PLATFORM", "offscreen");

  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Slicescape"));
  QApplication::setApplicationName(QStringLiteral("slicescape"));
  QApplication::setDesktopFileName(QStringLiteral("org.slicescape.Slicescape"));
  QApplication::setApplicationVersion(QStringLiteral(SLICESCAPE_VERSION));
  QSettings::setDefaultFormat(QSettings::IniFormat);
  if (!arguments.screenshot) {
    ui::ThemeManager::instance().setTheme(ui::preferences::theme());
    ui::setApplicationLanguage(ui::preferences::language());
    ui::setMemoryUnit(ui::preferences::memoryUnit());
    return openWindow(arguments);
  }
  ui::ThemeManager::instance().setTheme(arguments.theme == "dark" ? ui::ThemeName::Dark
                                                                  : ui::ThemeName::Light);
  ui::setApplicationLanguage(arguments.language.empty()
                                 ? QStringLiteral("en")
                                 : QString::fromStdString(arguments.language));
  return takeScreenshot(arguments);
}
