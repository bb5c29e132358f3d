// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long one mouse move takes while a stage boundary of the 16,384-GPU example is
// dragged: evaluation, summary strip, layer strip and every visible chart, until the last
// pixel is painted (offscreen). Prints median and 99th percentile of the best of several
// runs, beside a fixed loop that tells how fast the machine is.
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include "ui/charts/chart.h"
#include "ui/charts/charts_panel.h"
#include "ui/slicer/layer_strip.h"
#include "ui/summary/summary_strip.h"
#include "ui/theme/theme.h"

namespace {

using namespace slicescape;
using namespace slicescape::ui;

constexpr int kRuns = 5;
constexpr int kMovesPerRun = 300;
constexpr double kLayersPerStage = 8;  // 126 layers on 16 stages
constexpr double kBudgetMs = 16.0;

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

void send(QWidget& target, QEvent::Type type, const QPointF& position, Qt::MouseButton button) {
  const Qt::MouseButtons held =
      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(Qt::LeftButton);
  QMouseEvent event(type, position, target.mapToGlobal(position), button, held, Qt::NoModifier);
  QApplication::sendEvent(&target, &event);
}

struct DragTimes {
  double median = 1e9;
  double p99 = 1e9;
  double longest = 1e9;
};

/// One drag to and fro around a boundary in the middle: every move is one layer on.
DragTimes drag(LayerStrip& strip, int boundary) {
  const StripItem item{StripItem::Kind::Boundary, boundary};
  const QPointF grip = strip.gripOf(item);
  constexpr int kReach = 4;  // layers to either side
  const double layerWidth =
      (strip.gripOf({StripItem::Kind::Boundary, boundary + 1}) - grip.toPoint()).x() /
      std::round(kLayersPerStage);
  send(strip, QEvent::MouseButtonPress, grip, Qt::LeftButton);
  std::vector<double> times;
  for (int i = 0; i < kMovesPerRun; ++i) {
    const int phase = i % (4 * kReach);
    const int layers = phase <= 2 * kReach ? phase - kReach : 3 * kReach - phase;
    const double swing = layers * layerWidth;
    QElapsedTimer timer;
    timer.start();
    send(strip, QEvent::MouseMove, grip + QPointF(swing, 0), Qt::NoButton);
    QApplication::processEvents();
    times.push_back(milliseconds(timer));
  }
  send(strip, QEvent::MouseButtonRelease, grip, Qt::LeftButton);
  QApplication::processEvents();
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 99 / 100], times.back()};
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  ThemeManager::instance().setTheme(ThemeName::Light);
  const QString path = argc > 1 ? QString::fromLocal8Bit(argv[1])
                                : QStringLiteral(SLICESCAPE_SOURCE_DIR
                                                 "/resources/examples/llama3-405b-16384xh100"
                                                 ".slicescape");
  Document document;
  if (!document.open(path)) {
    std::fprintf(stderr, "cannot open %s\n", qPrintable(path));
    return 3;
  }
  QWidget window;
  auto* layout = new QVBoxLayout(&window);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* strip = new LayerStrip(&document);
  auto* charts = new ChartsPanel(&document);
  layout->addWidget(new SummaryStrip(&document));
  layout->addWidget(strip);
  layout->addWidget(charts, 1);
  window.resize(1680, 560);
  window.show();
  QApplication::processEvents();

  DragTimes best;
  for (int run = 0; run < kRuns; ++run) {
    const DragTimes result = drag(*strip, document.plan().layout->pp / 2);
    if (result.p99 < best.p99) best = result;
  }
  int visible = 0;
  for (const Chart* chart : charts->charts()) visible += chart->isVisible() ? 1 : 0;
  std::printf("plan              %s\n", document.plan().name.c_str());
  std::printf("visible charts    %d\n", visible);
  std::printf("calibration loop  %.2f ms\n", calibrationMs());
  std::printf("evaluation        %.2f ms (last)\n", document.evaluationMilliseconds());
  std::printf("move median       %.2f ms\n", best.median);
  std::printf("move p99          %.2f ms (budget %.0f ms)\n", best.p99, kBudgetMs);
  std::printf("move longest      %.2f ms\n", best.longest);
  return 0;
}
