// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/layer_strip.h"

#include <QAccessible>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QResizeEvent>
#include <QToolButton>
#include <algorithm>

#include "ui/slicer/strip_painter.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kMargin = 14;
constexpr int kHeaderHeight = 30;
constexpr int kCellHeight = 43;
constexpr int kCellsTop = kHeaderHeight + 5;
constexpr int kHeight = kCellsTop + kCellHeight + kKnobRowHeight + kLabelRowHeight + 4;
constexpr int kNoteAfterKeyMs = 4000;
constexpr std::size_t kMostSizesShown = 24;

constexpr std::array kCellWidths{CellWidth::Equal, CellWidth::Time, CellWidth::Memory};

}  // namespace

LayerStrip::LayerStrip(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_edit(document),
      m_widthButton(new QToolButton(this)),
      m_editor(new QLineEdit(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

  m_widthButton->setAutoRaise(true);
  m_widthButton->setFont(smallFont());
  connect(m_widthButton, &QToolButton::clicked, this, [this] {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::array names{tr("All layers equally wide"), tr("Width by forward time"),
                           tr("Width by memory")};
    for (std::size_t i = 0; i < kCellWidths.size(); ++i) {
      QAction* action = menu->addAction(names[i]);
      action->setCheckable(true);
      action->setChecked(kCellWidths[i] == m_cellWidth);
      connect(action, &QAction::triggered, this, [this, i] { setCellWidth(kCellWidths[i]); });
    }
    menu->popup(m_widthButton->mapToGlobal(QPoint(0, m_widthButton->height())));
  });

  m_editor->hide();
  m_editor->setFixedSize(72, 25);
  m_editor->setValidator(new QRegularExpressionValidator(
      QRegularExpression(QStringLiteral("[+\\-\\x{2212}]?\\d{0,6}")), m_editor));
  m_editor->installEventFilter(this);
  connect(m_editor, &QLineEdit::textChanged, this, &LayerStrip::previewTyped);

  m_noteTimer.setSingleShot(true);
  m_noteTimer.setInterval(kNoteAfterKeyMs);
  connect(&m_noteTimer, &QTimer::timeout, this, qOverload<>(&QWidget::update));
  connect(&m_marks, &FitMarks::changed, this, qOverload<>(&QWidget::update));

  connect(document, &Document::planChanged, this, &LayerStrip::refresh);
  connect(document, &Document::evaluationChanged, this, &LayerStrip::refresh);
  connect(document, &Document::replaced, this, [this] {
    m_edit.endRun();
    m_noteTimer.stop();
    m_focusIndex = 1;
    refresh();
  });
  connect(&document->selection(), &SelectionModel::selectionChanged, this,
          qOverload<>(&QWidget::update));
  connect(&document->selection(), &SelectionModel::hoverChanged, this,
          qOverload<>(&QWidget::update));
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, [this] {
    m_widthButton->setFont(smallFont());
    m_cache = QPixmap();
    update();
  });
  retranslateUi();
}

QSize LayerStrip::sizeHint() const {
  return {900, kHeight};
}
QSize LayerStrip::minimumSizeHint() const {
  return {360, kHeight};
}

QRectF LayerStrip::cellArea() const {
  return QRectF(kMargin, kCellsTop, std::max(width() - 2 * kMargin, 1), kCellHeight);
}

void LayerStrip::setCellWidth(CellWidth mode) {
  m_cellWidth = mode;
  retranslateUi();
}

void LayerStrip::refresh() {
  m_model = StripModel::of(m_document->plan());
  // While something is dragged, what lies under the mouse stays where it is.
  if (!m_edit.isActive()) relayout();
  m_cache = QPixmap();
  if (!m_document->isPreviewing()) describe();
  update();
}

void LayerStrip::relayout() {
  const auto weights = cellWeights(m_cellWidth, m_model.layers(), *m_document->evaluation());
  m_layout = StripLayout(m_model, weights, cellArea());
  m_cache = QPixmap();
}

QString LayerStrip::sizesText() const {
  const QString stages = tr("%n stage(s)", nullptr, m_model.ranks);
  if (m_model.order.size() > kMostSizesShown || m_model.order.empty()) {
    int least = m_model.layers();
    int most = 0;
    for (std::size_t i = 0; i < m_model.order.size(); ++i) {
      least = std::min(least, m_model.chunk(i).count);
      most = std::max(most, m_model.chunk(i).count);
    }
    const QString chunks = tr("%n chunk(s)", nullptr, static_cast<int>(m_model.order.size()));
    //: %1 "16 stages", %2 "112 chunks", %3 and %4 the smallest and largest number of layers
    return tr("%1 · %2 of %3 to %4 layers").arg(stages, chunks).arg(least).arg(most);
  }
  QStringList counts;
  for (std::size_t i = 0; i < m_model.order.size(); ++i) {
    counts << QString::number(m_model.chunk(i).count);
  }
  return tr("%1 · %2").arg(stages, counts.join(QStringLiteral(" | ")));
}

void LayerStrip::describe() {
  QString description = m_model.profile ? sizesText() : tr("No model");
  if (const auto item = currentItem(); item && item->kind == StripItem::Kind::Boundary) {
    //: read aloud: %1 the sizes of the stages, %2 what the keyboard moves
    description = tr("%1. %2").arg(description, tr("Boundary %1 at layer %2")
                                                    .arg(m_model.boundaryName(item->index))
                                                    .arg(m_model.positionOf(*item)));
  } else if (item) {
    const QString name = item->kind == StripItem::Kind::Embedding ? tr("Embedding")
                         : item->kind == StripItem::Kind::Head    ? tr("Head")
                                                                  : tr("MTP module");
    description = tr("%1. %2").arg(description,
                                   tr("%1 on stage %2").arg(name).arg(m_model.positionOf(*item)));
  }
  if (description == accessibleDescription()) return;
  setAccessibleDescription(description);
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
}

void LayerStrip::retranslateUi() {
  const std::array words{tr("width = equal ▾"), tr("width = time ▾"), tr("width = memory ▾")};
  m_widthButton->setText(words[static_cast<std::size_t>(m_cellWidth)]);
  m_widthButton->setToolTip(tr("What the width of a layer's cell stands for"));
  m_widthButton->setAccessibleName(m_widthButton->toolTip());
  m_widthButton->adjustSize();
  m_editor->setPlaceholderText(tr("25 or +2"));
  m_editor->setAccessibleName(tr("New position"));
  m_editor->setToolTip(tr("A layer number, or a step such as +2. Return keeps it, Esc restores."));
  setAccessibleName(tr("Layer strip"));
  refresh();
}

double LayerStrip::xOf(const StripItem& item) const {
  if (item.kind != StripItem::Kind::Boundary) return m_layout.block(item).center().x();
  return m_layout.edge(std::clamp(m_model.positionOf(item), 0, m_layout.layerCount()));
}

QPoint LayerStrip::gripOf(const StripItem& item) const {
  const bool boundary = item.kind == StripItem::Kind::Boundary;
  const QRectF area = cellArea();
  return QPointF(xOf(item), boundary ? area.bottom() + kKnobRowHeight / 2.0 : area.center().y())
      .toPoint();
}

std::optional<StripItem> LayerStrip::currentItem() const {
  const auto items = m_model.items();
  const auto index = static_cast<std::size_t>(std::max(m_focusIndex, 0));
  return index < items.size() ? std::optional(items[index]) : std::nullopt;
}

QString LayerStrip::noteText() const {
  const bool shown = m_edit.isActive() || m_noteTimer.isActive();
  return shown ? m_edit.note().text : QString();
}

void LayerStrip::showNote() {
  m_noteTimer.start();
  update();
}

void LayerStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& t = theme();
  painter.fillRect(rect(), t.panel);
  painter.fillRect(0, 0, width(), 1, t.hairline);

  const QString title = m_model.profile
                            ? tr("Layers of %1").arg(QString::fromStdString(m_model.profile->name))
                            : tr("Layers");
  const QFontMetrics titleMetrics(sectionFont());
  const int titleWidth = std::min(titleMetrics.horizontalAdvance(title) + 1, width() / 2);
  painter.setFont(sectionFont());
  painter.setPen(t.text);
  painter.drawText(QRect(kMargin, 4, titleWidth, kHeaderHeight - 4),
                   Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                   titleMetrics.elidedText(title, Qt::ElideRight, titleWidth));
  const QPoint buttonPosition(kMargin + titleWidth + 14,
                              4 + (kHeaderHeight - 4 - m_widthButton->height()) / 2);
  if (m_widthButton->pos() != buttonPosition) m_widthButton->move(buttonPosition);
  m_widthButton->setVisible(m_model.profile != nullptr);

  if (!m_model.profile) {
    StripPainter::paintEmpty(painter, cellArea(),
                             tr("Drop a model here or pick one in the palette: its layers appear "
                                "in this row, cut into stages."));
    return;
  }
  const int sizesLeft = m_widthButton->geometry().right() + 10;
  painter.setFont(smallFont());
  painter.setPen(t.secondary);
  painter.drawText(QRect(sizesLeft, 4, width() - kMargin - sizesLeft, kHeaderHeight - 4),
                   Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                   QFontMetrics(smallFont())
                       .elidedText(sizesText(), Qt::ElideRight, width() - kMargin - sizesLeft));

  // A copy holds the evaluation while it is painted.
  const auto evaluation = m_document->evaluation();
  StripPainter strip(m_model, m_layout, *evaluation);
  const auto before = m_document->committedEvaluation();
  if (m_document->isPreviewing()) strip.compareWith(before.get());
  if (m_cache.isNull() || m_cache.devicePixelRatio() != devicePixelRatioF()) {
    m_cache = QPixmap(size() * devicePixelRatioF());
    m_cache.setDevicePixelRatio(devicePixelRatioF());
    m_cache.fill(Qt::transparent);
    QPainter cached(&m_cache);
    strip.paintPlan(cached);
  }
  painter.drawPixmap(0, 0, m_cache);
  if (m_document->isPreviewing()) {
    strip.paintGhosts(painter, StripModel::of(m_document->committedPlan()));
  }
  strip.paintSelection(painter, m_document->selection());

  const auto active = m_edit.isActive() ? m_edit.item() : std::nullopt;
  if (active) strip.paintFitMarks(painter, m_marks.known());
  if (m_hoverItem && !active && m_hoverItem->kind == StripItem::Kind::Boundary) {
    strip.paintHandle(painter, xOf(*m_hoverItem), true, false);
  }
  if (active && active->kind == StripItem::Kind::Boundary) {
    strip.paintHandle(painter, xOf(*active), true, true);
  }
  if (const auto item = currentItem(); item && hasFocus() && !m_dragging) {
    if (item->kind == StripItem::Kind::Boundary) {
      strip.paintHandle(painter, xOf(*item), false, true);
    }
    strip.paintFocus(painter, *item);
  }
  const auto noted = active ? active : m_noteTimer.isActive() ? currentItem() : std::nullopt;
  if (const EditNote note = m_edit.note(); noted && !note.text.isEmpty()) {
    const double x = m_editor->isVisible() ? m_editor->geometry().right() : xOf(*noted);
    StripPainter::paintNote(painter, note, x, cellArea().bottom() + 3,
                            QRectF(rect()).adjusted(4, 0, -4, -2));
  }
}

void LayerStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  relayout();
}

void LayerStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
    retranslateUi();
  }
}

}  // namespace slicescape::ui
