// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart.h"

#include <qcustomplot.h>

#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kStaleDelayMs = 150;  // shorter waits must not flicker
constexpr int kTickCount = 4;

/// The only plottable: lets a chart paint everything between its axes in one go.
class Picture : public QCPAbstractPlottable {
 public:
  using Paint = std::function<void(QCPPainter&)>;
  Picture(QCPAxis* keyAxis, QCPAxis* valueAxis, Paint paint)
      : QCPAbstractPlottable(keyAxis, valueAxis), m_paint(std::move(paint)) {
    setAntialiased(false);
  }

  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
  QCPRange getKeyRange(bool& found, QCP::SignDomain) const override { return none(found); }
  QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override {
    return none(found);
  }

 protected:
  /// Labels stand outside the axes too.
  QRect clipRect() const override { return mParentPlot->viewport(); }
  void draw(QCPPainter* painter) override { m_paint(*painter); }
  void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

 private:
  static QCPRange none(bool& found) {
    found = false;
    return {};
  }
  Paint m_paint;
};

}  // namespace

Chart::Chart(Document* document, QWidget* parent)
    : QWidget(parent), m_document(document), m_menuButton(new QToolButton(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  m_menuButton->setText(QStringLiteral("⋯"));
  m_menuButton->setAutoRaise(true);
  m_menuButton->setFocusPolicy(Qt::NoFocus);  // the chart itself has the menu key
  m_menuButton->hide();
  connect(m_menuButton, &QToolButton::clicked, this, [this] {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu);
    menu->popup(m_menuButton->mapToGlobal(QPoint(0, m_menuButton->height())));
  });
  m_staleTimer.setSingleShot(true);
  m_staleTimer.setInterval(kStaleDelayMs);
  connect(&m_staleTimer, &QTimer::timeout, this, [this] {
    m_dimmed = true;
    replotOverlay();
  });
  buildPlot();
  m_menuButton->raise();

  connect(document, &Document::planChanged, this, [this] {
    if (m_document->isStale() && !m_staleTimer.isActive()) m_staleTimer.start();
  });
  connect(document, &Document::evaluationChanged, this, &Chart::refresh);
  connect(document, &Document::baselineChanged, this, &Chart::refresh);
  // A gesture has ended: ranges that were frozen settle.
  connect(&document->undoStack(), &QUndoStack::indexChanged, this, &Chart::refresh);
  connect(&document->selection(), &SelectionModel::selectionChanged, this, &Chart::replotOverlay);
  connect(&document->selection(), &SelectionModel::hoverChanged, this, &Chart::replotOverlay);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this] {
    applyAxes();
    refresh();
  });
}

Chart::~Chart() = default;

void Chart::buildPlot() {
  m_plot = new QCustomPlot(this);
  m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setInteractions(QCP::Interactions());
  m_plot->setNotAntialiasedElements(QCP::aeAll);
  m_plot->setNoAntialiasingOnDrag(true);
  QCPAxisRect* axes = m_plot->axisRect();
  axes->setAutoMargins(QCP::msNone);
  axes->setMinimumSize(10, 10);
  for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
    axis->ticker()->setTickCount(kTickCount);
    axis->setSubTicks(false);
    axis->setTickLength(0, 0);
    axis->setTickLabelPadding(5);
    axis->setNumberFormat(QStringLiteral("g"));
    axis->setNumberPrecision(4);
    axis->grid()->setZeroLinePen(Qt::NoPen);
    axis->setRange(0, 1);
  }
  new Picture(m_plot->xAxis, m_plot->yAxis, [this](QCPPainter& painter) {
    PlotArea area = plotArea();
    area.vector = painter.modes().testFlag(QCPPainter::pmVectorized);
    if (emptyReason().isEmpty()) {
      paintData(painter, area);
    } else {
      paintSample(painter, area);
    }
  });
  auto* overlay = new Picture(m_plot->xAxis, m_plot->yAxis,
                              [this](QCPPainter& painter) { paintOverlay(painter); });
  overlay->setLayer(QStringLiteral("overlay"));
}

QSize Chart::sizeHint() const {
  return {290, 280};
}
QSize Chart::minimumSizeHint() const {
  return {200, 150};
}

QString Chart::reasonOr(const QString& otherwise) const {
  for (const Finding& finding : evaluation().findings) {
    if (finding.severity == Severity::Error) return translated(finding.message);
  }
  return otherwise;
}

void Chart::setTitleVisible(bool visible) {
  m_titleVisible = visible;
  update();
}

void Chart::freshen() {
  rebuild();
  m_dirty = false;
}

void Chart::refresh() {
  if (!m_document->isStale()) {
    m_staleTimer.stop();
    m_dimmed = false;
  }
  if (!isVisible()) {
    m_dirty = true;
    return;
  }
  freshen();
  settleRange();
  placeChildren();
  if (!m_document->isPreviewing()) describe();
  update(0, 0, width(), kChartHeaderHeight);
  replot();
}

/// Ranges keep still during a gesture, so that a growing bar is seen to grow. They only
/// widen when a value would leave the plot.
void Chart::settleRange() {
  const double wanted = std::max(largestValue() * (1 + headroom()), 1e-12);
  const bool frozen = m_document->isPreviewing() && !m_exporting;
  m_valueHigh = frozen && wanted <= m_valueHigh ? m_valueHigh : wanted;
  applyAxes();
}

void Chart::applyAxes() {
  const Theme& t = colours();
  const QFont font = chartFont();
  QCPAxis* values = isHorizontal() ? m_plot->xAxis : m_plot->yAxis;
  QCPAxis* categories = isHorizontal() ? m_plot->yAxis : m_plot->xAxis;
  m_plot->setBackground(t.panel);
  m_plot->setLocale(QLocale());
  const QMarginsF margins = plotMargins();
  m_plot->axisRect()->setMargins(margins.toMargins());
  values->setRange(0, m_valueHigh);
  values->setBasePen(isHorizontal() ? QPen(Qt::NoPen) : QPen(t.faint, 1));
  values->setTicks(hasValueTicks());
  values->setTickPen(Qt::NoPen);
  values->setTickLabels(hasValueTicks() && emptyReason().isEmpty());
  values->setTickLabelFont(font);
  values->setTickLabelColor(t.secondary);
  values->grid()->setVisible(hasValueTicks());
  values->grid()->setPen(QPen(t.grid, 1));
  categories->setTicks(false);
  categories->setTickLabels(false);
  categories->setBasePen(hasValueTicks() ? QPen(t.faint, 1) : QPen(Qt::NoPen));
  categories->grid()->setVisible(false);
}

void Chart::replot() {
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Chart::replotNow() {
  m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void Chart::replotOverlay() {
  if (isVisible()) m_plot->layer(QStringLiteral("overlay"))->replot();
}

void Chart::describe() {
  setAccessibleName(title());
  setAccessibleDescription(emptyReason().isEmpty() ? summary() : emptyReason());
  m_menuButton->setAccessibleName(tr("Chart menu: %1").arg(title()));
  m_menuButton->setToolTip(tr("Copy or save this chart"));
}

PlotArea Chart::plotArea() const {
  PlotArea area;
  area.rect = QRectF(m_plot->axisRect()->rect());
  area.valueHigh = m_valueHigh;
  area.horizontal = isHorizontal();
  return area;
}

QRectF Chart::partRect(int part) const {
  return partArea(part, plotArea()).translated(m_plot->pos());
}

void Chart::placeChildren() {
  const int top = kChartHeaderHeight;
  const int bottom = static_cast<int>(legendHeight(legend(), width()));
  m_plot->setGeometry(0, top, width(), std::max(height() - top - bottom, 20));
  m_menuButton->setGeometry(width() - 28, 1, 24, 22);
}

void Chart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeChildren();
}

void Chart::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_dirty) refresh();
}

void Chart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
    refresh();
  }
}

void Chart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), colours().panel);
  paintFrame(painter, rect(), m_titleVisible, m_menuButton->isVisible() ? 26 : 0);
  if (hasFocus()) {
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 4, 4);
  }
}

}  // namespace slicescape::ui
