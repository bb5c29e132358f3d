// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "ui/document/document.h"
#include "ui/slicer/fit_marks.h"
#include "ui/slicer/stage_edit.h"
#include "ui/slicer/strip_layout.h"
#include "ui/slicer/strip_model.h"

class QDialog;
class QLineEdit;
class QMenu;
class QToolButton;

namespace slicescape::ui {

/// The signature interaction: the model's layers in a row, coloured by the stage that
/// holds them, with a handle at every stage boundary. Dragging a handle shows its
/// consequences at once and makes one undo entry; Esc or the right button takes
/// everything back. Without a mouse: Tab or Up and Down walk through the handles, Left
/// and Right move the focused one by a layer (with Ctrl by five), a digit or sign opens a
/// field to type where it shall go.
class LayerStrip : public QWidget {
  Q_OBJECT
 public:
  explicit LayerStrip(Document* document, QWidget* parent = nullptr);

  CellWidth cellWidth() const { return m_cellWidth; }
  void setCellWidth(CellWidth mode);
  /// The handle or block with the keyboard focus.
  std::optional<StripItem> currentItem() const;
  /// Where to grab `item`, in widget coordinates.
  QPoint gripOf(const StripItem& item) const;
  /// What the bubble says; empty when it is not shown.
  QString noteText() const;
  /// "4 stages · 19 | 21 | 21 | 19"
  QString sizesText() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 public slots:
  /// Opens the dialog in which the whole cut is typed.
  void typeStageLayout();
  /// Opens the dialog that moves the boundaries to their best place, with a preview.
  void balanceStages();

 signals:
  /// The next gesture, for the status line; empty when the mouse has left.
  void toolHintChanged(const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void relayout();
  void describe();
  void retranslateUi();
  QRectF cellArea() const;
  double xOf(const StripItem& item) const;
  /// What can be grabbed at `position`.
  std::optional<StripItem> itemAt(const QPointF& position) const;
  std::optional<int> stageAt(const QPointF& position) const;
  void moveTo(const QPointF& position);
  void finishDrag();
  void cancelDrag();
  void setFocusIndex(int index);
  void stepFocused(int by);
  void openEditor(const QString& start);
  void closeEditor(bool accept);
  void previewTyped();
  void showNote();
  void updateHover(const QPointF& position);
  void addStageActions(QMenu* menu, int stage);
  /// Above the strip, or below it where there is no room: what it previews shows on the strip.
  void openBeside(QDialog* dialog);
  void addPlacements(QMenu* menu, const StripItem& item, const QString& title);
  void place(const StripItem& item, int position);
  QString layerToolTip(int layer) const;
  QString hint() const;

  Document* m_document;
  StripModel m_model;
  StripLayout m_layout;
  CellWidth m_cellWidth = CellWidth::Time;
  StageEdit m_edit;
  FitMarks m_marks;
  QToolButton* m_widthButton;
  QLineEdit* m_editor;
  QTimer m_noteTimer;    ///< hides the note some time after a keyboard step
  QPixmap m_cache;       ///< everything that does not follow mouse and keyboard
  int m_focusIndex = 1;  ///< into m_model.items(): the first boundary
  std::optional<StripItem> m_hoverItem;
  double m_grabOffset = 0;  ///< from the handle to where the mouse took it
  bool m_dragging = false;
  bool m_menuSuppressed = false;  ///< the right button has just cancelled a drag
};

}  // namespace slicescape::ui
