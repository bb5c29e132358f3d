// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_view.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/canvas/card_rects.h"
#include "ui/canvas/empty_state.h"
#include "ui/canvas/minimap.h"
#include "ui/canvas/overlay_bar.h"
#include "ui/canvas/rename_editor.h"
#include "ui/canvas/replicate_dialog.h"
#include "ui/canvas/snap.h"
#include "ui/canvas/tools/link_tool.h"
#include "ui/canvas/tools/pan_tool.h"
#include "ui/canvas/tools/select_tool.h"
#include "ui/canvas/wiring_dialog.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

constexpr double kZoomStep = 1.25;
/// In pixels; holds a line of text, since names may stand above and below their cards.
constexpr double kFitMargin = 20;
constexpr double kMostFitZoom = 1.5;
constexpr int kInset = 12;            ///< of the widgets in the corners
constexpr int kRoomForReasons = 330;  ///< height from which the gang's answer says why
constexpr int kManyObjects = 20;      ///< from here the minimap is always shown
constexpr double kCopyGap = 40;       ///< between the copies of a grid

}  // namespace

CanvasView::CanvasView(Document* document, QWidget* parent)
    : QGraphicsView(parent),
      m_document(document),
      m_scene(new CanvasScene(this)),
      m_editor(new CanvasEditor(*document, this)),
      m_drop(*this) {
  setScene(m_scene);
  setObjectName(QStringLiteral("canvas"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTransformationAnchor(NoAnchor);
  setResizeAnchor(NoAnchor);
  // Live figures change most of the picture anyway, and a full paint is a few
  // milliseconds even for the largest plans.
  setViewportUpdateMode(FullViewportUpdate);
  setOptimizationFlag(DontAdjustForAntialiasing);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  setAcceptDrops(true);
  viewport()->grabGesture(Qt::PinchGesture);

  m_overlayBar = new OverlayBar(viewport());
  m_gangCard = new GangCard(viewport());
  m_gangCard->hide();
  m_minimap = new Minimap(*this, viewport());
  m_emptyState = new EmptyState(viewport());
  connect(m_overlayBar, &OverlayBar::axisChosen, this, [this](int axis) {
    m_scene->setLinkAxis(axis < 0 ? std::nullopt : std::optional<Axis>(Axis(axis)));
  });
  connect(m_overlayBar, &OverlayBar::chosen, this, [this](CanvasOverlay overlay) {
    static const std::map<CanvasOverlay, QString> ids{
        {CanvasOverlay::Stage, QStringLiteral("stage")},
        {CanvasOverlay::Memory, QStringLiteral("memory")},
        {CanvasOverlay::Links, QStringLiteral("links")},
        {CanvasOverlay::Gang, QStringLiteral("gang")}};
    setOverlay(ids.at(overlay));
  });
  connect(m_emptyState, &EmptyState::openExampleRequested, this, &CanvasView::openExampleRequested);
  connect(m_emptyState, &EmptyState::importRequested, this, &CanvasView::importRequested);
  connect(m_emptyState, &EmptyState::templateChosen, this, &CanvasView::placeTemplate);

  m_tools[QStringLiteral("select")] = std::make_unique<SelectTool>(*this);
  auto pan = std::make_unique<PanTool>(*this);
  m_pan = pan.get();
  m_tools[QStringLiteral("pan")] = std::move(pan);
  m_tools[QStringLiteral("link")] = std::make_unique<LinkTool>(*this);
  m_toolId = QStringLiteral("select");

  connect(document, &Document::planChanged, this, &CanvasView::takePlan);
  connect(document, &Document::evaluationChanged, this, &CanvasView::takeEvaluation);
  connect(document, &Document::replaced, this, [this] {
    m_followsContent = true;
    fitAll();
  });
  SelectionModel& selection = document->selection();
  connect(&selection, &SelectionModel::selectionChanged, this, &CanvasView::takeSelection);
  connect(&selection, &SelectionModel::hoverChanged, this, &CanvasView::takeHighlights);
  connect(&selection, &SelectionModel::revealRequested, this, &CanvasView::reveal);
  connect(m_editor, &CanvasEditor::announced, this, &CanvasView::showHint);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this] {
    m_scene->refreshAll();
    viewport()->update();
  });
  retranslateUi();
  takePlan();
  takeEvaluation();
  fitAll();
}

CanvasView::~CanvasView() = default;

CanvasTool& CanvasView::tool() const {
  return m_spaceHeld || m_middlePan ? *m_pan : *m_tools.at(m_toolId);
}

void CanvasView::setTool(const QString& id) {
  if (id == m_toolId || !m_tools.contains(id)) return;
  tool().cancel();
  m_toolId = id;
  viewport()->setCursor(tool().cursor());
  updateHint();
  emit toolChanged(id);
}

void CanvasView::setOverlay(const QString& id) {
  const CanvasOverlay overlay = id == QLatin1String("memory")  ? CanvasOverlay::Memory
                                : id == QLatin1String("links") ? CanvasOverlay::Links
                                : id == QLatin1String("gang")  ? CanvasOverlay::Gang
                                                               : CanvasOverlay::Stage;
  m_overlayBar->setOverlay(overlay);
  if (overlay == m_scene->overlay()) return;
  m_scene->setOverlay(overlay);
  emit overlayChanged(id);
  emit gangWanted(overlay == CanvasOverlay::Gang);
  layOutOverlays();
  updateAccessibleText();
}

// --- what is shown ---

void CanvasView::takePlan() {
  m_scene->setPlan(m_document->plan());
  layOutOverlays();
  updateAccessibleText();
  viewport()->update();
}

void CanvasView::takeEvaluation() {
  // Placement names host groups by their index in the evaluated plan; a late result of
  // an older plan would colour the wrong cards.
  if (m_document->isStale()) return;
  m_scene->setEvaluation(m_document->plan(), m_document->evaluation());
  takeHighlights();
}

void CanvasView::takeSelection() {
  takeHighlights();
  updateAccessibleText();
}

void CanvasView::takeHighlights() {
  const SelectionModel& selection = m_document->selection();
  std::set<int> stages;
  std::set<Subject> links;
  const auto take = [&](const Subject& subject) {
    if (subject.kind == SubjectKind::Stage)
      stages.insert(QString::fromStdString(subject.id).toInt());
    if (subject.kind == SubjectKind::Link) links.insert(subject);
  };
  for (const Subject& subject : selection.selected()) take(subject);
  // Labels of many links would only cover each other.
  if (links.size() > 1) links.clear();
  if (selection.hovered()) take(*selection.hovered());
  m_scene->setHighlights(std::move(stages), std::move(links));
  viewport()->update();
}

void CanvasView::reveal(const Subject& subject) {
  QRectF rect = m_scene->rectOf(subject);
  if (subject.kind == SubjectKind::Stage) {
    const int stage = QString::fromStdString(subject.id).toInt();
    for (const std::string& host : m_scene->hostsOfStage(stage)) {
      rect |= m_scene->rectOf(hostSubject(host));
    }
  }
  if (rect.isNull() || visibleScene().contains(rect)) return;
  const QRectF view = visibleScene();
  if (rect.width() > view.width() || rect.height() > view.height()) {
    fitRect(rect, kFitMargin, kMostFitZoom);
  } else {
    centreOnScene(rect.center());
  }
}

void CanvasView::updateAccessibleText() {
  const Cluster& cluster = *m_document->plan().cluster;
  ObjectTemplate drawn;
  drawn.cluster = cluster;
  QStringList sentences{tr("%n host group(s).", nullptr, int(cluster.hosts.size())),
                        tr("%Ln GPU(s).", nullptr, int(drawn.deviceCount())),
                        tr("%n switch group(s).", nullptr, int(cluster.switches.size())),
                        tr("%n link(s).", nullptr, int(cluster.links.size()))};
  QStringList names;
  for (const Subject& subject : m_editor->chosen()) {
    names << QString::fromStdString(nameOf(cluster, subject));
  }
  if (m_scene->overlay() == CanvasOverlay::Gang) sentences << m_gangCard->text();
  if (!names.isEmpty()) sentences << tr("Selected: %1.").arg(displayList(names));
  const QString description = displaySentences(sentences);
  if (description != accessibleDescription()) setAccessibleDescription(description);
}

void CanvasView::retranslateUi() {
  setAccessibleName(tr("Cluster canvas"));
  m_lastHint.clear();
  updateHint();
  updateAccessibleText();
}

void CanvasView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_scene->refreshAll();
    retranslateUi();
    layOutOverlays();
  }
  QGraphicsView::changeEvent(event);
}

void CanvasView::showHint(const QString& sentence) {
  emit toolHintChanged(sentence);
}

void CanvasView::updateHint() {
  const QString hint = m_drop.isActive() ? m_drop.hint() : tool().hint();
  if (hint == m_lastHint) return;
  m_lastHint = hint;
  emit toolHintChanged(hint);
}

void CanvasView::layOutOverlays() {
  m_overlayBar->adjustSize();
  m_overlayBar->move(kInset, kInset);
  m_minimap->move(viewport()->width() - m_minimap->width() - kInset, kInset);
  const QRectF content = m_scene->contentBounds();
  const bool partlyHidden = !content.isNull() && !visibleScene().contains(content);
  m_minimap->setVisible(partlyHidden || m_scene->objectCount() > kManyObjects);
  m_minimap->update();
  m_overlayBar->setVisible(!m_scene->isEmpty());
  const bool low = viewport()->height() < kRoomForReasons;
  m_gangCard->setCompact(low);
  m_gangCard->move(low ? kInset + m_overlayBar->width() + kInset / 2 : kInset,
                   low ? kInset : kInset + m_overlayBar->height() + kInset / 2);
  m_gangCard->setVisible(m_scene->overlay() == CanvasOverlay::Gang && !m_scene->isEmpty());
  m_emptyState->setVisible(m_scene->isEmpty());
  m_emptyState->adjustSize();
  m_emptyState->move((viewport()->width() - m_emptyState->width()) / 2,
                     (viewport()->height() - m_emptyState->height()) / 2);
}

// --- zoom and position ---

QRectF CanvasView::visibleScene() const {
  return mapToScene(viewport()->rect()).boundingRect();
}

void CanvasView::setZoom(double zoom) {
  zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
  if (qFuzzyCompare(zoom, this->zoom())) return;
  setTransform(QTransform::fromScale(zoom, zoom));
  emit zoomChanged(zoom);
}

void CanvasView::zoomAt(QPoint viewportPoint, double zoom) {
  const QPointF kept = mapToScene(viewportPoint);
  setZoom(zoom);
  const QPointF moved = transform().map(kept) - transform().map(mapToScene(viewportPoint));
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() + int(std::lround(moved.x())));
  verticalScrollBar()->setValue(verticalScrollBar()->value() + int(std::lround(moved.y())));
  m_followsContent = false;
  layOutOverlays();
}

void CanvasView::scrollBy(QPoint viewportDelta) {
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() - viewportDelta.x());
  verticalScrollBar()->setValue(verticalScrollBar()->value() - viewportDelta.y());
}

void CanvasView::centreOnScene(QPointF scenePoint) {
  centerOn(scenePoint);
  m_followsContent = false;
  layOutOverlays();
}

void CanvasView::scrollContentsBy(int dx, int dy) {
  QGraphicsView::scrollContentsBy(dx, dy);
  if (!m_fitting) m_followsContent = false;
  if (m_minimap) layOutOverlays();
}

void CanvasView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  if (m_followsContent) fitAll();
  layOutOverlays();
}

void CanvasView::fitRect(const QRectF& rect, double margin, double mostZoom) {
  const QSizeF room(std::max(1.0, viewport()->width() - 2 * margin),
                    std::max(1.0, viewport()->height() - 2 * margin));
  m_fitting = true;
  setZoom(std::min({room.width() / std::max(1.0, rect.width()),
                    room.height() / std::max(1.0, rect.height()), mostZoom}));
  centerOn(rect.center());
  m_fitting = false;
  layOutOverlays();
}

void CanvasView::fitAll() {
  const QRectF content = m_scene->contentBounds();
  fitRect(content.isNull() ? QRectF(-400, -300, 800, 600) : content, kFitMargin, kMostFitZoom);
  m_followsContent = true;
}

void CanvasView::fitSelection() {
  QRectF rect;
  for (const Subject& subject : m_document->selection().selected())
    rect |= m_scene->rectOf(subject);
  if (rect.isNull()) return;
  const bool again = m_lastFit == visibleScene();
  fitRect(rect, again ? kInset : 2 * kFitMargin, again ? kMostZoom : 2 * kMostFitZoom);
  m_lastFit = visibleScene();
  m_followsContent = false;
}

void CanvasView::zoomIn() {
  zoomAt(viewport()->rect().center(), zoom() * kZoomStep);
}
void CanvasView::zoomOut() {
  zoomAt(viewport()->rect().center(), zoom() / kZoomStep);
}
void CanvasView::resetZoom() {
  zoomAt(viewport()->rect().center(), 1);
}

// --- commands ---

QPointF CanvasView::cursorScenePoint() const {
  const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
  return mapToScene(viewport()->rect().contains(at) ? at : viewport()->rect().center());
}

void CanvasView::deleteSelection() {
  m_editor->remove();
}
void CanvasView::duplicateSelection() {
  m_editor->duplicate();
}

void CanvasView::copySelection() {
  if (QMimeData* mime = m_editor->copied()) {
    QRectF rect;
    for (const Subject& subject : m_editor->chosen()) rect |= m_scene->rectOf(subject);
    rect.adjust(-kGridStep, -kGridStep, kGridStep, kGridStep);
    // Twice the size for slides, within what an office program takes.
    const double scale = std::min(2.0, 4000 / std::max(rect.width(), rect.height()));
    QImage image((rect.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme().window);
    QPainter painter(&image);
    m_scene->render(&painter, QRectF(image.rect()), rect);
    painter.scale(scale, scale);
    painter.translate(-rect.topLeft());
    m_scene->paintNames(&painter, scale);
    painter.end();
    mime->setImageData(image);
    QApplication::clipboard()->setMimeData(mime);
    showHint(tr("%n object(s) copied.", nullptr, int(m_editor->chosen().size())));
  }
}

void CanvasView::cutSelection() {
  copySelection();
  m_editor->cut();
}

void CanvasView::pasteAtCursor() {
  if (const auto object = templateIn(QApplication::clipboard()->mimeData())) {
    m_editor->paste(*object, cursorScenePoint());
  } else {
    showHint(tr("The clipboard holds no hosts, switches or model."));
  }
}

void CanvasView::selectAll() {
  m_document->selection().setSelected(allObjects(*m_document->plan().cluster));
}

void CanvasView::alignSelection(Qt::Edge edge) {
  m_editor->align(edge, [this](const Subject& subject) { return m_scene->rectOf(subject); });
}

void CanvasView::distributeSelection(Qt::Orientation orientation) {
  m_editor->distribute(orientation,
                       [this](const Subject& subject) { return m_scene->rectOf(subject); });
}

void CanvasView::wireSelection() {
  const std::vector<std::string> hosts = m_editor->chosenHosts();
  if (hosts.empty() || m_document->isPreviewing()) return;
  auto* dialog = new WiringDialog(*m_document->committedPlan().cluster, hosts, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { m_editor->wire(dialog->wiring(), dialog->templateName()); });
  dialog->open();
}

void CanvasView::replicateSelection() {
  const Subjects chosen = m_editor->chosen();
  if (chosen.empty()) return;
  const Cluster fragment = fragmentOf(*m_document->plan().cluster, chosen);
  int members = 0;
  for (const HostGroup& group : fragment.hosts) members += group.count;
  for (const SwitchGroup& group : fragment.switches) members += group.count;
  auto* dialog = new ReplicateDialog(members, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, size = boundsOf(fragment).size()] {
    if (dialog->asOneGroup()) {
      m_editor->multiply(dialog->times());
    } else {
      m_editor->gridOfCopies(dialog->times() - 1, dialog->columns(),
                             size + QSizeF(kCopyGap, kCopyGap));
    }
  });
  dialog->open();
}

void CanvasView::renameSelection() {
  const Subjects chosen = m_editor->chosen();
  if (chosen.size() != 1) return;
  const Subject subject = *chosen.begin();
  const QRect card = mapFromScene(m_scene->rectOf(subject)).boundingRect();
  const QRect place(card.left(), card.top(), std::max(card.width(), 140), 26);
  auto* field = new RenameEditor(
      QString::fromStdString(nameOf(*m_document->plan().cluster, subject)), place, viewport());
  connect(field, &RenameEditor::renamed, this,
          [this, subject](const QString& name) { m_editor->rename(subject, name); });
}

void CanvasView::placeTemplate(const QByteArray& bytes) {
  const auto object = fromBytes(bytes);
  if (!object) return;
  const bool wasEmpty = m_scene->isEmpty();
  m_editor->place(*object, visibleScene().center());
  if (wasEmpty) fitAll();
}

}  // namespace slicescape::ui
