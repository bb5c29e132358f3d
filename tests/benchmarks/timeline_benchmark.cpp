// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the timeline takes to answer: panning, zooming and hovering a step of 64 ranks
// and 512 micro-batches (65,536 forwards and as many backwards), and one mouse move while a
// stage boundary of the 16,384-GPU example is dragged with the timeline open; each until the
// last pixel is painted (offscreen). Prints median, 99th percentile and longest of the best
// of several runs, beside a fixed loop that tells how fast the machine is.
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <vector>

#include "ui/slicer/layer_strip.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timeline_panel.h"

namespace {

using namespace slicescape;
using namespace slicescape::ui;

constexpr int kRuns = 5;
constexpr int kSteps = 300;
constexpr double kBudgetMs = 16.0;
constexpr const char* kExample = "/resources/examples/llama3-405b-16384xh100.slicescape";

double milliseconds(const QElapsedTimer& timer) {
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// A fixed amount of arithmetic: compare it between machines and between runs.
double calibrationMs() {
  QElapsedTimer timer;
  timer.start();
  volatile double sum = 0;
  for (int i = 1; i < 2'000'000; ++i) sum = sum + std::sqrt(static_cast<double>(i));
  return milliseconds(timer);
}

void sendMouse(QWidget& target, QEvent::Type type, const QPointF& position, Qt::MouseButton button,
               Qt::MouseButtons held) {
  QMouseEvent event(type, position, target.mapToGlobal(position), button, held, Qt::NoModifier);
  QApplication::sendEvent(&target, &event);
}

void sendWheel(QWidget& target, const QPointF& position, int turned, Qt::KeyboardModifiers keys) {
  QWheelEvent event(position, target.mapToGlobal(position), {}, {0, turned}, Qt::NoButton, keys,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&target, &event);
}

/// Runs `act(step)` many times and prints how long each took with everything it causes.
void measure(const char* name, const std::function<void()>& prepare,
             const std::function<void(int)>& act) {
  double median = 1e9;
  double p99 = 1e9;
  double longest = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    prepare();
    QApplication::processEvents();
    std::vector<double> times;
    for (int step = 0; step < kSteps; ++step) {
      QElapsedTimer timer;
      timer.start();
      act(step);
      QApplication::processEvents();
      times.push_back(milliseconds(timer));
    }
    std::sort(times.begin(), times.end());
    if (times[times.size() * 99 / 100] >= p99) continue;
    median = times[times.size() / 2];
    p99 = times[times.size() * 99 / 100];
    longest = times.back();
  }
  std::printf("%-18s median %5.2f  p99 %5.2f  longest %5.2f ms (budget %.0f)\n", name, median, p99,
              longest, kBudgetMs);
}

/// The example with 64 pipeline ranks and 512 micro-batches: its GPUs in other degrees.
Plan largeStep(Plan plan) {
  Layout layout = *plan.layout;
  layout.pp = 64;
  layout.vpp = 1;
  layout.tp = 8;
  layout.cp = 1;
  layout.dp = 32;
  layout.stages.reset();
  plan.layout = layout;
  Workload work = *plan.workload;
  work.microBatch = 1;
  work.globalBatch = 512 * layout.dp;
  plan.workload = work;
  return plan;
}

void benchmarkLargeStep(Document& document, TimelinePanel& panel) {
  TimelineView& view = panel.view();
  const std::size_t ranks = document.evaluation()->timeline->ranks.size();
  std::size_t operations = 0;
  for (const auto& rank : document.evaluation()->timeline->ranks) operations += rank.size();
  std::printf("%zu ranks, %d micro-batches, %zu operations\n", ranks,
              document.evaluation()->microBatches, operations);
  const QPointF middle = view.rowsArea().center();
  const auto zoomTo = [&](int steps) {
    view.fitAll();
    for (int i = 0; i < steps; ++i) view.zoomIn();
  };
  for (const int zoom : {4, 12, 24}) {
    const std::string name = "pan, zoom step " + std::to_string(zoom);
    measure(
        name.c_str(), [&] { zoomTo(zoom); },
        [&](int step) {
          sendWheel(view, middle, step % 100 < 50 ? -120 : 120, Qt::ShiftModifier);
        });
  }
  measure(
      "scroll ranks", [&] { zoomTo(8); },
      [&](int step) { sendWheel(view, middle, step % 40 < 20 ? -120 : 120, {}); });
  measure(
      "zoom", [&] { view.fitAll(); },
      [&](int step) {
        // Elsewhere every time, so that no picture can be used again.
        const QPointF place(view.rowsArea().left() + 40 + step * 3 % 900, middle.y());
        sendWheel(view, place, step % 40 < 20 ? 120 : -120, Qt::ControlModifier);
      });
  measure(
      "hover", [&] { zoomTo(8); },
      [&](int step) {
        const QRectF rows = view.rowsArea();
        const QPointF place(rows.left() + step * 37 % static_cast<int>(rows.width()),
                            rows.top() + step * 13 % static_cast<int>(rows.height()));
        sendMouse(view, QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
      });
}

void benchmarkDrag(Document& document, LayerStrip& strip) {
  const int boundary = document.plan().layout->pp / 2;
  const QPointF grip = strip.gripOf({StripItem::Kind::Boundary, boundary});
  const double width =
      (strip.gripOf({StripItem::Kind::Boundary, boundary + 1}) - grip.toPoint()).x() / 8.0;
  const std::vector<int> swing{0, 1, 2, 3, 4, 3, 2, 1, 0, -1, -2, -3, -4, -3, -2, -1};
  // Every drag ends where it began, so that the next one finds the handle at the same place.
  const auto letGo = [&] {
    sendMouse(strip, QEvent::MouseMove, grip, Qt::NoButton, Qt::LeftButton);
    sendMouse(strip, QEvent::MouseButtonRelease, grip, Qt::LeftButton, Qt::NoButton);
    QApplication::processEvents();
  };
  measure(
      "boundary drag",
      [&] {
        letGo();
        sendMouse(strip, QEvent::MouseButtonPress, grip, Qt::LeftButton, Qt::LeftButton);
      },
      [&](int step) {
        const double layers = swing[static_cast<std::size_t>(step) % swing.size()];
        sendMouse(strip, QEvent::MouseMove, grip + QPointF(layers * width, 0), Qt::NoButton,
                  Qt::LeftButton);
      });
  letGo();
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  ThemeManager::instance().setTheme(ThemeName::Light);
  Document document;
  if (!document.open(QStringLiteral(SLICESCAPE_SOURCE_DIR) + QString::fromLatin1(kExample))) {
    std::fprintf(stderr, "cannot open %s\n", kExample);
    return 3;
  }
  QWidget window;
  auto* layout = new QVBoxLayout(&window);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* strip = new LayerStrip(&document);
  auto* panel = new TimelinePanel(&document, &window);
  layout->addWidget(strip);
  layout->addWidget(panel, 1);
  window.resize(1680, 640);
  window.show();
  QApplication::processEvents();
  std::printf("calibration loop %.2f ms\n%s\n", calibrationMs(), document.plan().name.c_str());
  benchmarkDrag(document, *strip);

  document.reset(largeStep(document.plan()), {});
  QElapsedTimer waiting;
  waiting.start();
  while (document.isStale() && waiting.elapsed() < 10'000) QApplication::processEvents();
  if (document.evaluation()->timeline == nullptr) {
    std::fprintf(stderr, "the large step does not run\n");
    return 1;
  }
  QApplication::processEvents();
  benchmarkLargeStep(document, *panel);
  return 0;
}
