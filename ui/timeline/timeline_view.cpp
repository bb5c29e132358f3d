// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_view.h"

#include <qcustomplot.h>

#include <QScrollBar>
#include <algorithm>

#include "ui/charts/chart_frame.h"
#include "ui/timeline/timeline_plottables.h"
#include "ui/timeline/timeline_text.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

// Multiples of 4: whole device pixels at every usual scale of the screen.
constexpr int kLeft = 48;
constexpr int kTop = 24;
constexpr int kRight = 12;
constexpr int kGap = 8;  // between the rows and the memory strip
constexpr int kBottom = 4;
constexpr int kMemoryHeight = 64;
constexpr int kLeastMemoryHeight = 32;
constexpr double kMemoryShare = 0.28;    // of the height, where there is less of it
constexpr int kStaleDelayMs = 150;       // shorter waits must not flicker
constexpr double kMemoryHeadroom = 1.1;  // of the axis, for the words at the capacity line

}  // namespace

TimelineView::TimelineView(Document* document, QWidget* parent)
    : QWidget(parent), m_document(document), m_scrollBar(new QScrollBar(Qt::Vertical, this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_scene.theme = theme();
  m_scrollBar->setFocusPolicy(Qt::NoFocus);  // arrow keys and Page Up do the same
  m_staleTimer.setSingleShot(true);
  m_staleTimer.setInterval(kStaleDelayMs);
  connect(&m_staleTimer, &QTimer::timeout, this, [this] {
    m_overlay->setDimmed(true);
    replotOverlay();
  });
  connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) {
    if (value == m_scene.viewport.deviceScroll()) return;
    m_scene.viewport.scrollTo(value);
    replotRows();
  });
  buildPlot();
  applyTheme();

  connect(document, &Document::planChanged, this, [this] {
    if (m_document->isStale() && !m_staleTimer.isActive()) m_staleTimer.start();
  });
  connect(document, &Document::evaluationChanged, this, &TimelineView::refresh);
  connect(document, &Document::replaced, this, [this] {
    m_scene.current.reset();
    m_scene.range.reset();
    m_document->selection().setMicroBatch(std::nullopt);
    fitAll();
  });
  // A gesture has ended: the scale that kept still settles.
  connect(&document->undoStack(), &QUndoStack::indexChanged, this, &TimelineView::refresh);
  SelectionModel& selection = document->selection();
  connect(&selection, &SelectionModel::selectionChanged, this, &TimelineView::takeSelection);
  connect(&selection, &SelectionModel::hoverChanged, this, &TimelineView::takeSelection);
  connect(&selection, &SelectionModel::microBatchChanged, this, &TimelineView::takeMoment);
  connect(&selection, &SelectionModel::momentChanged, this, &TimelineView::takeMoment);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &TimelineView::applyTheme);
  describe();
}

TimelineView::~TimelineView() = default;

void TimelineView::buildPlot() {
  m_plot = new QCustomPlot(this);
  m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_plot->setAttribute(Qt::WA_OpaquePaintEvent);
  m_plot->setFocusPolicy(Qt::NoFocus);
  m_plot->setInteractions(QCP::Interactions());
  m_plot->setNotAntialiasedElements(QCP::aeAll);
  m_plot->plotLayout()->clear();
  m_plot->plotLayout()->setRowSpacing(0);
  m_rows = new QCPAxisRect(m_plot, false);
  m_rows->addAxes(QCPAxis::atLeft | QCPAxis::atTop);
  m_memory = new QCPAxisRect(m_plot, false);
  m_memory->addAxes(QCPAxis::atLeft | QCPAxis::atBottom);
  m_plot->plotLayout()->addElement(0, 0, m_rows);
  m_plot->plotLayout()->addElement(1, 0, m_memory);
  for (QCPAxisRect* rect : {m_rows, m_memory}) {
    rect->setAutoMargins(QCP::msNone);
    rect->setMinimumSize(10, 10);
    for (QCPAxis* axis : rect->axes()) {
      axis->setLayer(QStringLiteral("axes"));
      axis->grid()->setVisible(false);
      axis->setSubTicks(false);
      axis->setTickLength(0, 4);
    }
  }
  m_rows->setMargins({kLeft, kTop, kRight, 0});
  m_memory->setMargins({kLeft, kGap, kRight, kBottom});
  QCPAxis* ruler = m_rows->axis(QCPAxis::atTop);
  ruler->setTicker(QSharedPointer<RulerTicker>::create());
  ruler->setTickLabelPadding(3);
  m_rows->axis(QCPAxis::atLeft)->setTicks(false);
  m_rows->axis(QCPAxis::atLeft)->setTickLabels(false);
  m_memory->axis(QCPAxis::atBottom)->setTicks(false);
  m_memory->axis(QCPAxis::atBottom)->setTickLabels(false);
  QCPAxis* bytes = m_memory->axis(QCPAxis::atLeft);
  bytes->ticker()->setTickCount(2);
  bytes->setTickLabelPadding(4);
  bytes->setTickLength(0, 0);
  bytes->setNumberFormat(QStringLiteral("g"));
  bytes->setNumberPrecision(4);
  bytes->grid()->setVisible(true);

  // The curve changes with the pointer, the rows do not: layers that are drawn on their own.
  m_plot->addLayer(QStringLiteral("memory"), m_plot->layer(QStringLiteral("main")));
  m_plot->layer(QStringLiteral("memory"))->setMode(QCPLayer::lmBuffered);
  new RowsPlottable(ruler, m_rows->axis(QCPAxis::atLeft), m_scene);
  auto* memory = new MemoryPlottable(m_memory->axis(QCPAxis::atBottom), bytes, m_scene);
  memory->setLayer(QStringLiteral("memory"));
  m_overlay = new OverlayPlottable(ruler, m_rows->axis(QCPAxis::atLeft), m_scene,
                                   m_document->selection(), m_memory);
  m_overlay->setLayer(QStringLiteral("overlay"));
}

void TimelineView::applyTheme() {
  m_scene.theme = theme();
  const Theme& t = m_scene.theme;
  m_plot->setBackground(t.panel);
  m_plot->setLocale(QLocale());
  QCPAxis* ruler = m_rows->axis(QCPAxis::atTop);
  ruler->setBasePen(QPen(t.hairline, 1));
  ruler->setTickPen(QPen(t.hairline, 1));
  m_rows->axis(QCPAxis::atLeft)->setBasePen(Qt::NoPen);
  m_memory->axis(QCPAxis::atBottom)->setBasePen(QPen(t.faint, 1));
  QCPAxis* bytes = m_memory->axis(QCPAxis::atLeft);
  bytes->setBasePen(Qt::NoPen);
  bytes->setTickPen(Qt::NoPen);
  bytes->grid()->setPen(QPen(t.grid, 1));
  bytes->grid()->setZeroLinePen(Qt::NoPen);
  for (QCPAxis* axis : {ruler, bytes}) {
    axis->setTickLabelFont(chartFont());
    axis->setTickLabelColor(t.secondary);
  }
  replotRows();
  update();
  emit contentChanged();
}

QString TimelineView::emptyReason() const {
  if (m_scene.data != nullptr && !m_scene.data->isEmpty()) return {};
  for (const Finding& finding : m_document->evaluation()->findings) {
    if (finding.severity == Severity::Error) return translated(finding.message);
  }
  return tr("The simulated step appears here: what every rank does when, and what it waits for.");
}

void TimelineView::freshen() {
  m_dirty = false;
  const bool same =
      m_scene.data != nullptr && &m_scene.data->evaluation() == m_document->evaluation().get();
  if (!same) m_scene.data = std::make_shared<const TimelineData>(m_document->evaluation());
  m_scene.hovered.reset();
  if (m_scene.current && m_scene.data->find(*m_scene.current) == nullptr) m_scene.current.reset();
  if (m_scene.data->isEmpty()) return;
  m_scene.memoryRank = std::clamp(m_scene.memoryRank, 0, m_scene.data->ranks() - 1);
  const double end = m_scene.data->end();
  const bool frozen = m_document->isPreviewing() && end < m_scene.viewport.end();
  m_scene.viewport.setStep(frozen ? m_scene.viewport.end() : end, m_scene.data->ranks());
}

void TimelineView::refresh() {
  if (!m_document->isStale()) {
    m_staleTimer.stop();
    m_overlay->setDimmed(false);
  }
  if (!isVisible()) {
    m_dirty = true;
    return;
  }
  freshen();
  layOut();
  if (!m_document->isPreviewing()) describe();
  emit contentChanged();
}

/// Heights of rows and strip, and the axis of the strip. Ends with a replot.
void TimelineView::layOut() {
  const bool shown = emptyReason().isEmpty();
  m_plot->setVisible(shown);
  const int bar = m_scrollBar->sizeHint().width();
  m_plot->setGeometry(0, 0, std::max(width() - bar, 40), height());
  const int memory = std::clamp(static_cast<int>(height() * kMemoryShare) / 4 * 4,
                                kLeastMemoryHeight, kMemoryHeight);
  m_memory->setMinimumSize(10, memory);
  m_memory->setMaximumSize(QWIDGETSIZE_MAX, memory);
  const QSizeF rows(m_plot->width() - kLeft - kRight, height() - kTop - kGap - kBottom - memory);
  m_scene.viewport.setSize(std::max(rows.width(), 1.0), std::max(rows.height(), 1.0),
                           m_plot->bufferDevicePixelRatio());
  m_scrollBar->setGeometry(width() - bar, kTop, bar, std::max(static_cast<int>(rows.height()), 1));
  if (shown) {
    double most = 0;
    for (const StageResult& stage : m_scene.data->evaluation().stages) {
      most = std::max({most, memoryAxisValue(static_cast<double>(stage.peak.value())),
                       memoryAxisValue(static_cast<double>(stage.capacity.value()))});
    }
    QCPAxis* bytes = m_memory->axis(QCPAxis::atLeft);
    const double wanted = std::max(most * kMemoryHeadroom, 1e-9);
    if (!m_document->isPreviewing() || wanted > bytes->range().upper) bytes->setRange(0, wanted);
  }
  applyViewport();
}

void TimelineView::applyViewport() {
  const TimelineViewport& view = m_scene.viewport;
  m_rows->axis(QCPAxis::atTop)->setRange(view.begin(), view.begin() + view.span());
  m_memory->axis(QCPAxis::atBottom)->setRange(view.begin(), view.begin() + view.span());
  {
    const QSignalBlocker blocker(m_scrollBar);
    m_scrollBar->setRange(0, view.mostScroll());
    m_scrollBar->setPageStep(view.deviceHeight());
    m_scrollBar->setSingleStep(view.devicePitch());
    m_scrollBar->setValue(view.deviceScroll());
    m_scrollBar->setVisible(view.mostScroll() > 0 && m_plot->isVisibleTo(this));
  }
  replotRows();
}

void TimelineView::replotRows() {
  m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TimelineView::replotNow() {
  m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void TimelineView::replotMemory() {
  if (isVisible()) m_plot->layer(QStringLiteral("memory"))->replot();
}

void TimelineView::replotOverlay() {
  if (isVisible() && !m_pointing) m_plot->layer(QStringLiteral("overlay"))->replot();
}

QRectF TimelineView::rowsArea() const {
  const TimelineViewport& view = m_scene.viewport;
  return {double(kLeft), double(kTop), view.deviceWidth() / view.ratio(),
          view.deviceHeight() / view.ratio()};
}

QRectF TimelineView::rulerArea() const {
  const QRectF rows = rowsArea();
  return {rows.left(), 0, rows.width(), rows.top()};
}

QRectF TimelineView::memoryArea() const {
  const QRectF rows = rowsArea();
  return {rows.left(), rows.bottom() + kGap, rows.width(),
          height() - rows.bottom() - kGap - kBottom};
}

void TimelineView::setIdleCauses(bool shown) {
  if (m_scene.style.idleCauses == shown) return;
  m_scene.style.idleCauses = shown;
  replotRows();
  emit contentChanged();
}

void TimelineView::setCriticalPath(bool shown) {
  if (m_scene.style.criticalPath == shown) return;
  m_scene.style.criticalPath = shown;
  replotRows();
  emit contentChanged();
}

void TimelineView::setMemoryRank(int rank) {
  if (rank == m_scene.memoryRank || m_scene.data == nullptr || rank >= m_scene.data->ranks()) {
    return;
  }
  m_scene.memoryRank = rank;
  replotMemory();
}

/// The memory strip follows what is hovered anywhere, else what is selected.
void TimelineView::takeSelection() {
  if (!isVisible() || m_scene.data == nullptr || m_scene.data->isEmpty()) return;
  const SelectionModel& selection = m_document->selection();
  const auto rankOf = [](const std::optional<Subject>& subject) {
    return subject && subject->kind == SubjectKind::Stage
               ? QString::fromStdString(subject->id).toInt()
               : -1;
  };
  int rank = rankOf(selection.hovered());
  if (rank < 0) rank = rankOf(selection.single());
  if (rank < 0) rank = m_scene.data->evaluation().worstStage;
  setMemoryRank(rank);
  replotOverlay();
}

void TimelineView::takeMoment() {
  m_scene.microBatch = m_document->selection().microBatch();
  if (!m_sendsMoment) m_scene.moment = m_document->selection().moment();
  replotOverlay();
}

void TimelineView::describe() {
  setAccessibleName(tr("Timeline"));
  setAccessibleDescription(emptyReason().isEmpty() ? TimelineText::summary(*m_scene.data)
                                                   : emptyReason());
  m_scrollBar->setAccessibleName(tr("Ranks in sight"));
}

void TimelineView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().panel);
  if (emptyReason().isEmpty()) return;
  painter.setFont(smallFont());
  painter.setPen(theme().secondary);
  painter.drawText(rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap,
                   emptyReason());
}

void TimelineView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isVisible()) layOut();
}

void TimelineView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_dirty) freshen();
  takeMoment();
  layOut();
  describe();
  takeSelection();
  emit contentChanged();
}

void TimelineView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
    m_plot->setLocale(QLocale());
    describe();
    if (isVisible()) layOut();
    emit contentChanged();
  }
}

void TimelineView::paintPlot(QCPPainter& painter, const QSize& size, double scale, bool vector) {
  if (m_dirty || m_scene.data == nullptr) freshen();
  if (m_scene.data->isEmpty()) return;
  const TimelineViewport onScreen = m_scene.viewport;
  m_scene.exporting = true;
  m_scene.theme = themeOf(ThemeName::Light);
  const QSizeF rows(size.width() - kLeft - kRight,
                    size.height() - kTop - kGap - kBottom - m_memory->minimumSize().height());
  m_scene.viewport.setSize(rows.width(), rows.height(), vector ? 1 : scale);
  if (!onScreen.showsAll()) {
    m_scene.viewport.showRange(onScreen.begin(), onScreen.begin() + onScreen.span());
  }
  const Theme& t = m_scene.theme;
  m_plot->setBackground(t.panel);
  for (QCPAxis* axis : {m_rows->axis(QCPAxis::atTop), m_memory->axis(QCPAxis::atLeft)}) {
    axis->setTickLabelColor(t.secondary);
  }
  m_rows->axis(QCPAxis::atTop)->setBasePen(QPen(t.hairline, 1));
  m_rows->axis(QCPAxis::atTop)->setTickPen(QPen(t.hairline, 1));
  m_memory->axis(QCPAxis::atLeft)->grid()->setPen(QPen(t.grid, 1));
  if (vector) painter.setMode(QCPPainter::pmVectorized);
  m_plot->toPainter(&painter, size.width(), size.height());
  m_scene.viewport = onScreen;
  m_scene.exporting = false;
  applyTheme();
}

}  // namespace slicescape::ui
