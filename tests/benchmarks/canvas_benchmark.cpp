// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the canvas takes to answer with 16,384 GPUs drawn: panning, zooming and
// dragging a card, each step painted whole into an image as the offscreen platform does.
// Run by hand; prints median and 99th percentile in milliseconds beside a fixed loop that
// tells how fast the machine is at that moment.
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTextStream>
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "core/hardware/templates.h"
#include "ui/canvas/canvas_view.h"
#include "ui/theme/theme.h"

using namespace slicescape;
using namespace slicescape::ui;

namespace {

constexpr int kSteps = 200;

Plan largePlan(bool oneGroup) {
  Plan plan;
  Cluster cluster;
  if (oneGroup) {
    HostGroup hall;
    hall.id = "hall";
    hall.name = "Hall";
    hall.count = 2048;
    hall.type = std::string("dgx-h100");
    cluster.hosts.push_back(hall);
  } else {
    cluster = makeCluster("dgx-h100", 2048);
  }
  plan.cluster = Shared<Cluster>(cluster);
  ModelChoice model;
  model.catalogueId = "llama3.1-405b";
  plan.model = Shared<ModelChoice>(model);
  plan.layout = plan.layout.edited([](Layout& layout) {
    layout.tp = 8;
    layout.pp = 16;
    layout.dp = 128;
  });
  return plan;
}

double milliseconds(const std::function<void()>& work) {
  QElapsedTimer timer;
  timer.start();
  work();
  return double(timer.nsecsElapsed()) / 1e6;
}

void report(const char* what, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times[std::min(times.size() - 1, std::size_t(share * double(times.size())))];
  };
  QTextStream(stdout) << QString::fromLatin1(what).leftJustified(52) << "median "
                      << QString::number(at(0.5), 'f', 2).rightJustified(6) << " ms   p99 "
                      << QString::number(at(0.99), 'f', 2).rightJustified(6) << " ms\n";
}

/// One step is what the user does plus the picture that follows.
void measure(const char* what, CanvasView& view, const std::function<void(int)>& step) {
  std::vector<double> times;
  for (int i = 0; i < kSteps; ++i) {
    times.push_back(milliseconds([&] {
      step(i);
      view.viewport()->repaint();
    }));
  }
  report(what, std::move(times));
}

void sendMouse(CanvasView& view, QEvent::Type type, QPoint at) {
  const bool move = type == QEvent::MouseMove;
  const Qt::MouseButtons buttons =
      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
  QMouseEvent event(type, at, view.viewport()->mapToGlobal(at),
                    move ? Qt::NoButton : Qt::LeftButton, buttons, Qt::NoModifier);
  QApplication::sendEvent(view.viewport(), &event);
}

void run(const char* title, bool oneGroup) {
  QTextStream(stdout) << title << "\n";
  Document document;
  document.reset(largePlan(oneGroup), {});
  CanvasView view(&document);
  view.resize(1280, 800);
  view.show();
  QApplication::processEvents();
  view.fitAll();

  measure("  pan, everything in view", view, [&](int i) {
    view.scrollBy({i % 2 ? 7 : -7, i % 3 ? 3 : -6});
  });
  measure("  zoom at the cursor, from all to single GPUs", view, [&](int i) {
    const double phase = std::abs(i - kSteps / 2) / double(kSteps / 2);  // 1 … 0 … 1
    view.zoomAt({640, 400}, 0.3 * std::pow(8 / 0.3, 1 - phase));
  });
  view.fitAll();
  measure("  zoom in the range where tiles turn into GPUs", view, [&](int i) {
    view.zoomAt({640, 400}, 1 + 2.0 * i / kSteps);
  });
  view.fitAll();
  measure("  hover over the GPUs", view, [&](int i) {
    view.hoverAt({100 + i * 5, 300 + i % 100});
  });

  const std::string id = document.plan().cluster->hosts.front().id;
  const QRectF card = view.canvasScene().rectOf(hostSubject(id));
  const QPoint grip = view.mapFromScene(card.topLeft() + QPointF(card.width() * 0.3, 12));
  sendMouse(view, QEvent::MouseButtonPress, grip);
  measure("  drag a card with live evaluation", view,
          [&](int i) { sendMouse(view, QEvent::MouseMove, grip + QPoint(20 + i, i / 2)); });
  sendMouse(view, QEvent::MouseButtonRelease, grip + QPoint(220, 100));
  for (const char* overlay : {"memory", "links"}) {
    view.setOverlay(QString::fromLatin1(overlay));
    measure(qPrintable(QStringLiteral("  pan, overlay %1").arg(QLatin1String(overlay))), view,
            [&](int i) {
              view.scrollBy({i % 2 ? 7 : -7, 0});
            });
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  ThemeManager::instance().setTheme(ThemeName::Light);
  std::vector<double> calibration;
  for (int i = 0; i < 20; ++i) {
    calibration.push_back(milliseconds([] {
      volatile double sum = 0;
      for (int k = 0; k < 1000000; ++k) sum = sum + std::sqrt(double(k));
    }));
  }
  report("calibration: a million square roots", calibration);
  run("2,048 hosts × 8 GPUs in one group", true);
  run("2,048 hosts × 8 GPUs in eight pods with their fabric", false);
  return 0;
}
