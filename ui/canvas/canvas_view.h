// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>
#include <map>
#include <memory>
#include <optional>

#include "ui/canvas/canvas_editor.h"
#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/drop_preview.h"
#include "ui/canvas/gang_card.h"
#include "ui/document/document.h"

class QMenu;

namespace slicescape::ui {

class CanvasTool;
class EmptyState;
class Minimap;
class OverlayBar;
class PanTool;

/// The topology canvas: shows the document's cluster and lets it be drawn. It turns
/// events into calls of the current tool, keeps zoom and scroll position, and paints
/// selection, guides and ghosts over the scene. What exists is in the Document, what is
/// selected in its SelectionModel; the view holds neither.
///
/// Canvas commands reach it as actions added to the widget; the context menu shows those
/// of them that are valid.
class CanvasView : public QGraphicsView {
  Q_OBJECT
 public:
  explicit CanvasView(Document* document, QWidget* parent = nullptr);
  ~CanvasView() override;

  static constexpr double kLeastZoom = 0.05;
  static constexpr double kMostZoom = 8;

  // For tools and gestures.
  Document& document() const { return *m_document; }
  CanvasScene& canvasScene() const { return *m_scene; }
  CanvasEditor& editor() const { return *m_editor; }
  double zoom() const { return transform().m11(); }
  /// What the current tool does, as last said by toolHintChanged().
  const QString& toolHint() const { return m_lastHint; }
  QRectF visibleScene() const;
  /// Zooms about a point of the viewport, which keeps its scene point.
  void zoomAt(QPoint viewportPoint, double zoom);
  void scrollBy(QPoint viewportDelta);
  void centreOnScene(QPointF scenePoint);
  /// Tells the selection model what is under the mouse.
  void hoverAt(QPoint viewportPoint);
  /// A passing message; the tool's own hint returns with the next change of it.
  void showHint(const QString& sentence);

 public slots:
  void zoomIn();
  void zoomOut();
  void resetZoom();
  void fitAll();
  /// The selection with some room around it; a second time as large as it goes.
  void fitSelection();
  void deleteSelection();
  void duplicateSelection();
  void replicateSelection();
  /// Asks for a network template and wires the selected hosts by it.
  void wireSelection();
  void copySelection();
  void cutSelection();
  void pasteAtCursor();
  void selectAll();
  void alignSelection(Qt::Edge edge);
  void distributeSelection(Qt::Orientation orientation);
  void renameSelection();
  /// "select", "pan" or "link".
  void setTool(const QString& id);
  /// "stage", "memory", "links" or "gang".
  void setOverlay(const QString& id);
  /// Places a palette template at the free spot nearest to the centre of the view.
  void placeTemplate(const QByteArray& bytes);
  /// The other tenants' jobs as a table.
  void editTenants();

 public:
  /// Whether and where the gang of `plan` fits; nothing while that is not known.
  void setGang(const Plan& plan, const std::optional<GangView>& gang);

 signals:
  void toolHintChanged(const QString& hint);
  void zoomChanged(double zoom);
  void toolChanged(const QString& id);
  void overlayChanged(const QString& id);
  /// The gang overlay came on (its answer is wanted) or went off.
  void gangWanted(bool wanted);
  /// Asked for by the cards of the empty canvas.
  void openExampleRequested();
  void importRequested();

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void drawBackground(QPainter* painter, const QRectF& rect) override;
  void drawForeground(QPainter* painter, const QRectF& rect) override;

 private:
  CanvasTool& tool() const;
  void retranslateUi();
  void takePlan();
  void takeEvaluation();
  void takeSelection();
  void takeHighlights();
  void reveal(const Subject& subject);
  void setZoom(double zoom);
  void fitRect(const QRectF& rect, double margin, double mostZoom);
  void layOutOverlays();
  void updateHint();
  void updateAccessibleText();
  bool nudge(QKeyEvent* event);
  void addHostEntries(QMenu* menu, const CanvasHit& hit);  // canvas_gang.cpp
  void paintFrames(QPainter* painter, double lod) const;
  QPointF cursorScenePoint() const;

  Document* m_document;
  CanvasScene* m_scene;
  CanvasEditor* m_editor;
  std::map<QString, std::unique_ptr<CanvasTool>> m_tools;
  QString m_toolId;
  PanTool* m_pan = nullptr;  ///< lent to the other tools by Space and middle button
  bool m_spaceHeld = false;
  bool m_middlePan = false;
  DropPreview m_drop;
  OverlayBar* m_overlayBar;
  GangCard* m_gangCard;
  Minimap* m_minimap;
  EmptyState* m_emptyState;
  QString m_lastHint;
  bool m_followsContent = true;  ///< refit on resize until the user zooms or pans
  bool m_fitting = false;
  bool m_keyboardFocus = false;  ///< came by a key: shows the focus ring
  QRectF m_lastFit;              ///< of fitSelection, to notice the second press
};

}  // namespace slicescape::ui
