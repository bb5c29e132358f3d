// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screenshot.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QImageWriter>
#include <QPixmap>
#include <cstdio>

#include "ui/canvas/canvas_view.h"
#include "ui/window/main_window.h"

namespace slicescape {
namespace {

/// Lets queued work (layout, worker evaluation, queued replots) come to rest.
void settle(const ui::Document& document) {
  constexpr qint64 kLeastMs = 300;
  constexpr qint64 kMostMs = 20'000;
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < kLeastMs || (document.isStale() && timer.elapsed() < kMostMs)) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
}

}  // namespace

bool writeScreenshot(const Plan& plan, const QString& path, const ScreenshotRequest& request) {
  ui::MainWindow window({false, {}});
  window.resize(request.size);
  window.document().reset(plan, path);
  window.show();
  settle(window.document());
  window.canvas().fitAll();
  settle(window.document());
  QImageWriter writer(request.out);
  if (writer.write(window.grab().toImage())) return true;
  std::fprintf(stderr, "%s: %s\n", qPrintable(request.out), qPrintable(writer.errorString()));
  return false;
}

}  // namespace slicescape
