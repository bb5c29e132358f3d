// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pareto_chart.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>
#include <QSaveFile>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kMarkSize = 8;
constexpr double kReach = 12;  ///< pixels around a point that belong to it
constexpr double kPadding = 0.08;
constexpr int kFrame = 3;  ///< around the plot, for the mark of the focus
constexpr int kLeastPlot = 40;
constexpr double kGiB = 1024.0 * 1024 * 1024;
constexpr double kGB = 1e9;

bool moreIsBetter(ParetoAxis axis) {
  return axis == ParetoAxis::Headroom;
}

double valueOf(const ParetoPoint& point, ParetoAxis axis) {
  return point.values[static_cast<std::size_t>(axis)];
}

/// Less is better.
double lossOf(const ParetoPoint& point, ParetoAxis axis) {
  return moreIsBetter(axis) ? -valueOf(point, axis) : valueOf(point, axis);
}

}  // namespace

ParetoChart::ParetoChart(QWidget* parent) : QWidget(parent), m_plot(new QCustomPlot(this)) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setInteractions(QCP::Interactions());
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->ticker()->setTickCount(4);
    axis->setSubTicks(false);
    axis->setTickLength(0, 0);
    axis->setTickPen(Qt::NoPen);
    axis->setNumberFormat(QStringLiteral("g"));
    axis->setNumberPrecision(5);
    axis->grid()->setZeroLinePen(Qt::NoPen);
  }
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &ParetoChart::rebuild);
  rebuild();
}

void ParetoChart::setPoints(std::vector<ParetoPoint> points, bool hasPrice) {
  m_points = std::move(points);
  m_hasPrice = hasPrice;
  m_selected = -1;
  m_hovered = -1;
  rebuild();
}

void ParetoChart::setAxes(ParetoAxis across, ParetoAxis up) {
  m_across = across;
  m_up = up;
  rebuild();
}

void ParetoChart::setSelected(int index) {
  if (index == m_selected) return;
  m_selected = index;
  rebuild();
}

void ParetoChart::setHovered(int index) {
  if (index == m_hovered) return;
  m_hovered = index;
  rebuild();
}

QString ParetoChart::axisName(ParetoAxis axis, bool hasPrice) {
  switch (axis) {
    case ParetoAxis::StepTime:
      return tr("Step time");
    case ParetoAxis::Headroom:
      return tr("Memory headroom");
    case ParetoAxis::Gpus:
      return tr("GPUs");
    case ParetoAxis::Cost:
      return hasPrice ? tr("Cost in dollars") : tr("Cost in GPU-hours");
  }
  return {};
}

QString ParetoChart::axisLabel(ParetoAxis axis) const {
  switch (axis) {
    case ParetoAxis::StepTime:
      return tr("step time, s (less is better)");
    case ParetoAxis::Headroom:
      return memoryUnit() == MemoryUnit::Gibibytes ? tr("headroom, GiB (more is better)")
                                                   : tr("headroom, GB (more is better)");
    case ParetoAxis::Gpus:
      return tr("GPUs (less is better)");
    case ParetoAxis::Cost:
      return m_hasPrice ? tr("cost, thousand dollars (less is better)")
                        : tr("cost, thousand GPU-hours (less is better)");
  }
  return {};
}

double ParetoChart::shown(double value, ParetoAxis axis) const {
  if (axis == ParetoAxis::Headroom) {
    return value / (memoryUnit() == MemoryUnit::Gibibytes ? kGiB : kGB);
  }
  return axis == ParetoAxis::Cost ? value / 1000 : value;
}

QString ParetoChart::valueText(const ParetoPoint& point, ParetoAxis axis) const {
  const double value = valueOf(point, axis);
  switch (axis) {
    case ParetoAxis::StepTime:
      return display(Seconds(value));
    case ParetoAxis::Headroom:
      return display(Bytes(static_cast<std::int64_t>(value)));
    case ParetoAxis::Gpus:
      return displayCount(static_cast<qint64>(value));
    case ParetoAxis::Cost:
      return displayShortCount(value);
  }
  return {};
}

QString ParetoChart::tipOf(int index) const {
  const ParetoPoint& point = m_points[static_cast<std::size_t>(index)];
  QStringList lines{point.name};
  for (const ParetoAxis axis : kParetoAxes) {
    //: %1 name of a figure, %2 its value
    lines << tr("%1: %2").arg(axisName(axis, m_hasPrice), valueText(point, axis));
  }
  if (point.isCurrent) lines << tr("This is the plan as it is.");
  return lines.join(QLatin1Char('\n'));
}

std::vector<int> ParetoChart::front() const {
  std::vector<int> order(m_points.size());
  std::iota(order.begin(), order.end(), 0);
  const auto loss = [&](int index, ParetoAxis axis) {
    return lossOf(m_points[static_cast<std::size_t>(index)], axis);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    if (loss(a, m_across) != loss(b, m_across)) return loss(a, m_across) < loss(b, m_across);
    return loss(a, m_up) < loss(b, m_up);
  });
  std::vector<int> front;
  double least = std::numeric_limits<double>::infinity();
  for (const int index : order) {
    if (loss(index, m_up) >= least) continue;
    least = loss(index, m_up);
    front.push_back(index);
  }
  if (moreIsBetter(m_across)) std::reverse(front.begin(), front.end());
  return front;
}

void ParetoChart::rebuild() {
  draw(theme());
  describe();
  if (isVisible()) m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ParetoChart::draw(const Theme& t) {
  m_plot->clearItems();
  m_plot->clearPlottables();
  m_plot->setLocale(QLocale());
  m_plot->setBackground(QBrush(t.panel));
  const std::pair<QCPAxis*, ParetoAxis> axes[] = {{m_plot->xAxis, m_across}, {m_plot->yAxis, m_up}};
  for (const auto& [axis, figure] : axes) {
    axis->setBasePen(QPen(t.hairline));
    axis->setTickLabelColor(t.secondary);
    axis->setLabelColor(t.secondary);
    axis->setTickLabelFont(chartFont());
    axis->setLabelFont(chartFont());
    axis->grid()->setPen(QPen(t.grid));
    axis->setLabel(axisLabel(figure));
    axis->setTickLabels(!m_points.empty());
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const ParetoPoint& point : m_points) {
      low = std::min(low, shown(valueOf(point, figure), figure));
      high = std::max(high, shown(valueOf(point, figure), figure));
    }
    if (m_points.empty()) {
      low = 0;
      high = 1;
    }
    // One value alone, such as the GPUs of a search on a fixed number: room on both sides.
    const double room = high > low ? kPadding * (high - low) : std::max(std::abs(high) * 0.1, 0.5);
    axis->setRange(low - room, high + room);
  }
  drawFront(t);
  std::vector<int> order(m_points.size());
  std::iota(order.begin(), order.end(), 0);
  // What matters most is drawn last and lies on top.
  const auto weight = [&](int index) {
    const ParetoPoint& point = m_points[static_cast<std::size_t>(index)];
    if (index == m_selected || index == m_hovered) return 3;
    return point.isCurrent ? 2 : point.isNotBeaten ? 1 : 0;
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weight(a) < weight(b); });
  for (const int index : order) drawPoint(index, t);
}

/// A staircase: between two neighbours nothing better is known than either of them.
void ParetoChart::drawFront(const Theme& t) {
  const std::vector<int> steps = front();
  if (steps.size() < 2) return;
  auto* curve = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
  QColor ink = t.accent;
  ink.setAlpha(120);
  curve->setPen(QPen(ink, 1.5));
  double parameter = 0;
  const auto add = [&](double x, double y) { curve->addData(parameter++, x, y); };
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const ParetoPoint& point = m_points[static_cast<std::size_t>(steps[i])];
    const double x = shown(valueOf(point, m_across), m_across);
    const double y = shown(valueOf(point, m_up), m_up);
    if (i > 0) {
      const ParetoPoint& before = m_points[static_cast<std::size_t>(steps[i - 1])];
      // The corner keeps the worse of both: it lies on the side that is beaten.
      const bool beforeIsBetterAcross = lossOf(before, m_across) < lossOf(point, m_across);
      if (beforeIsBetterAcross) {
        add(x, shown(valueOf(before, m_up), m_up));
      } else {
        add(shown(valueOf(before, m_across), m_across), y);
      }
    }
    add(x, y);
  }
}

void ParetoChart::drawPoint(int index, const Theme& t) {
  const ParetoPoint& point = m_points[static_cast<std::size_t>(index)];
  const bool emphasised = index == m_selected || index == m_hovered;
  const QColor colour = point.isCurrent ? t.good : t.accent;
  QCPScatterStyle style(point.isCurrent ? QCPScatterStyle::ssDiamond : QCPScatterStyle::ssCircle);
  style.setSize(emphasised ? kMarkSize + 5 : kMarkSize);
  style.setPen(QPen(t.outlineOf(colour), emphasised ? 2.5 : 1.2));
  style.setBrush(point.isNotBeaten || point.isCurrent ? QBrush(colour) : QBrush(t.panel));
  QCPGraph* graph = m_plot->addGraph();
  graph->setLineStyle(QCPGraph::lsNone);
  graph->setScatterStyle(style);
  graph->addData(shown(valueOf(point, m_across), m_across), shown(valueOf(point, m_up), m_up));
}

void ParetoChart::describe() {
  //: Of a chart: %1 and %2 names of figures
  setAccessibleName(
      tr("Layouts by %1 and %2").arg(axisName(m_across, m_hasPrice), axisName(m_up, m_hasPrice)));
  const QString chosen = m_selected >= 0 && m_selected < static_cast<int>(m_points.size())
                             ? tipOf(m_selected)
                             : QString();
  setAccessibleDescription(
      chosen.isEmpty() ? tr("%n layout(s)", nullptr, static_cast<int>(m_points.size())) : chosen);
}

QPointF ParetoChart::positionOf(int index) const {
  if (index < 0 || index >= static_cast<int>(m_points.size())) return {};
  const ParetoPoint& point = m_points[static_cast<std::size_t>(index)];
  return QPointF(m_plot->pos()) +
         QPointF(m_plot->xAxis->coordToPixel(shown(valueOf(point, m_across), m_across)),
                 m_plot->yAxis->coordToPixel(shown(valueOf(point, m_up), m_up)));
}

int ParetoChart::pointAt(const QPointF& position) const {
  int nearest = -1;
  double least = kReach;
  for (int i = 0; i < static_cast<int>(m_points.size()); ++i) {
    const double distance = QLineF(position, positionOf(i)).length();
    if (distance < least) {
      nearest = i;
      least = distance;
    }
  }
  return nearest;
}

void ParetoChart::mouseMoveEvent(QMouseEvent* event) {
  const int index = pointAt(event->position());
  setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (index != m_hovered) {
    setHovered(index);
    emit hovered(index);
  }
  if (index < 0) return QToolTip::hideText();
  QToolTip::showText(event->globalPosition().toPoint(), tipOf(index), this);
}

void ParetoChart::mousePressEvent(QMouseEvent* event) {
  const int index = pointAt(event->position());
  if (event->button() == Qt::LeftButton && index >= 0) emit picked(index);
}

void ParetoChart::mouseDoubleClickEvent(QMouseEvent* event) {
  const int index = pointAt(event->position());
  if (event->button() == Qt::LeftButton && index >= 0) emit activated(index);
}

void ParetoChart::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  if (m_hovered < 0) return;
  setHovered(-1);
  emit hovered(-1);
}

/// Left and right go along the axis across, whatever the order of the points is.
void ParetoChart::keyPressEvent(QKeyEvent* event) {
  if (m_points.empty()) return QWidget::keyPressEvent(event);
  std::vector<int> order(m_points.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return positionOf(a).x() < positionOf(b).x(); });
  const auto place = std::find(order.begin(), order.end(), m_selected);
  const auto last = static_cast<std::ptrdiff_t>(order.size()) - 1;
  const std::ptrdiff_t at = place == order.end() ? -1 : place - order.begin();
  const auto go = [&](std::ptrdiff_t target) {
    emit picked(order[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(target, 0, last))]);
  };
  switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
      return go(at + 1);
    case Qt::Key_Left:
    case Qt::Key_Up:
      return go(at < 0 ? 0 : at - 1);
    case Qt::Key_Home:
      return go(0);
    case Qt::Key_End:
      return go(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_selected >= 0) emit activated(m_selected);
      return;
    default:
      if (event->matches(QKeySequence::Copy)) return copyImage();
      QWidget::keyPressEvent(event);
  }
}

void ParetoChart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void ParetoChart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void ParetoChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
  if (!hasFocus()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme().accent, 2));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void ParetoChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The plot replots itself when it is resized, hidden or not, and needs something to paint on.
  m_plot->setGeometry(kFrame, kFrame, std::max(width() - 2 * kFrame, kLeastPlot),
                      std::max(height() - 2 * kFrame, kLeastPlot));
  m_plot->setViewport(m_plot->rect());  // a hidden plot would learn its size too late
  if (isVisible()) m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void ParetoChart::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ParetoChart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) rebuild();
}

Drawing ParetoChart::drawing() {
  const QSize size(std::max(width(), 480), std::max(height(), 320));
  const auto paint = [this, size](QPaintDevice& device, double scale, bool vector) {
    QCPPainter painter(&device);
    if (vector) painter.setMode(QCPPainter::pmVectorized);
    painter.scale(scale, scale);
    draw(themeOf(ThemeName::Light));
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    rebuild();
  };
  return {accessibleName(), accessibleDescription(), size, paint};
}

void ParetoChart::copyImage() {
  QApplication::clipboard()->setImage(drawing().image());
}

bool ParetoChart::exportTo(const QString& path) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  // A file of another kind is discarded unwritten.
  return drawing().write(file, QFileInfo(path).suffix().toLower()) && file.commit();
}

void ParetoChart::saveAs(const QString& suffix, const QString& filter) {
  auto* dialog = new QFileDialog(window(), tr("Save chart"), {}, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (!exportTo(path)) emit exportFailed(path);
  });
  dialog->open();
}

void ParetoChart::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Copy image"), this, &ParetoChart::copyImage);
  menu->addSeparator();
  const auto save = [&](const QString& text, const char* suffix, const QString& filter) {
    menu->addAction(text, this, [this, suffix, filter] { saveAs(QLatin1String(suffix), filter); });
  };
  save(tr("Save PNG…"), "png", tr("PNG image (*.png)"));
  save(tr("Save SVG…"), "svg", tr("SVG drawing (*.svg)"));
  save(tr("Save PDF…"), "pdf", tr("PDF document (*.pdf)"));
  for (QAction* action : menu->actions()) action->setEnabled(!m_points.empty());
  menu->popup(event->globalPos());
}

}  // namespace slicescape::ui
