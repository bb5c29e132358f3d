// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/strip_painter.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

/// The translation context of this file.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(LayerStrip)
};

constexpr double kFillShare = 0.78;  // of the stage colour over the panel
constexpr double kKnobSize = 11;
constexpr double kLockSize = 18;
constexpr double kLineOverhang = 5;  // of a boundary line above the cells
constexpr double kOutlineFrom = 5;   // narrower cells are drawn without outline
constexpr double kGapFrom = 3;       // and narrower ones without gap
constexpr int kLeastTextPixels = 9;
constexpr double kLeastMeanRun = 90;  // from here stages have labels, not bare numbers

/// Panel or text colour, whichever is easier to read on `fill`.
QColor textColourOn(const QColor& fill) {
  const Theme& t = theme();
  return contrastRatio(t.panel, fill) >= contrastRatio(t.text, fill) ? t.panel : t.text;
}

QFont labelFont(int pixels, bool bold) {
  QFont font = smallFont();
  font.setPixelSize(std::max(pixels, kLeastTextPixels));
  font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
  return font;
}

QRectF rankOutline(const QRectF& run) {
  return run.adjusted(-0.5, -2.5, 0.5, 2.5);
}

}  // namespace

bool StripPainter::isOverCapacity(int rank) const {
  const auto index = static_cast<std::size_t>(rank);
  return index < m_evaluation.stages.size() &&
         m_evaluation.stages[index].peak > m_evaluation.stages[index].capacity;
}

/// "74.8 GiB", and while something is previewed "71.6 → 74.8 GiB".
QString StripPainter::peakText(int rank) const {
  const auto index = static_cast<std::size_t>(rank);
  const QString peak = display(m_evaluation.stages[index].peak);
  if (m_before == nullptr || index >= m_before->stages.size()) return peak;
  const QString old = display(m_before->stages[index].peak);
  return old == peak ? peak
                     : Words::tr("%1 → %2", "memory of a stage, before and now")
                           .arg(withoutSharedUnit(old, peak), peak);
}

void StripPainter::paintPlan(QPainter& painter) const {
  for (std::size_t i = 0; i < m_model.order.size(); ++i) paintCells(painter, i);
  for (const StripItem& item : m_model.items()) {
    switch (item.kind) {
      case StripItem::Kind::Embedding:
        //: short for embedding, at most 3 letters
        paintBlock(painter, item, Words::tr("Emb"));
        break;
      case StripItem::Kind::Head:
        paintBlock(painter, item, Words::tr("Head"));
        break;
      case StripItem::Kind::Mtp:
        paintBlock(painter, item, QStringLiteral("MTP"));
        break;
      case StripItem::Kind::Boundary:
        paintHandle(painter,
                    m_layout.edge(std::clamp(m_model.positionOf(item), 0, m_layout.layerCount())),
                    false, false);
    }
  }
  for (std::size_t i = 0; i < m_model.order.size(); ++i) {
    const QRectF run = m_layout.run(m_model.chunk(i).first, m_model.chunk(i).count);
    paintLabel(painter, i, run.left(), run.right());
  }
}

void StripPainter::paintCells(QPainter& painter, std::size_t position) const {
  const Theme& t = theme();
  const ChunkPlace& place = m_model.order[position];
  const Chunk& chunk = m_model.chunk(position);
  const QColor stage = t.stage(place.rank);
  // Later chunks of a rank share its colour, hatched, so that interleaving is seen.
  const QColor fill = mixed(t.panel, stage, place.chunk % 2 == 0 ? kFillShare : kFillShare * 0.72);
  const QColor outline = t.outlineOf(stage);
  for (int layer = chunk.first; layer < chunk.first + chunk.count; ++layer) {
    if (layer < 0 || layer >= m_layout.layerCount()) continue;
    const QRectF cell = m_layout.cell(layer);
    const double gap = cell.width() >= kGapFrom ? 1.0 : 0.0;
    const QRectF body = cell.adjusted(gap, 0, -gap * 0.5, 0);
    painter.fillRect(body, fill);
    if (place.chunk > 0) painter.fillRect(body, QBrush(outline, Qt::BDiagPattern));
    if (cell.width() >= kOutlineFrom) {
      painter.setPen(QPen(outline, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(body.adjusted(0.5, 0.5, -0.5, -0.5));
    }
  }
  if (m_model.isLocked(place.rank)) paintLock(painter, chunk);
  if (isOverCapacity(place.rank)) {
    const QRectF run = m_layout.run(chunk.first, chunk.count);
    painter.fillRect(run, QBrush(t.panel, Qt::FDiagPattern));
    painter.fillRect(QRectF(run.left(), run.bottom() + 1, run.width(), 3), t.bad);
  }
}

/// A padlock on a disc in the middle of the chunk.
void StripPainter::paintLock(QPainter& painter, const Chunk& chunk) const {
  const Theme& t = theme();
  const QRectF run = m_layout.run(chunk.first, chunk.count);
  if (run.width() < kLockSize) return;
  const QPointF middle = run.center();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.text, 1));
  painter.setBrush(t.panel);
  painter.drawEllipse(middle, kLockSize / 2, kLockSize / 2);
  painter.setPen(QPen(t.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawArc(QRectF(middle.x() - 2.5, middle.y() - 5, 5, 6), 0, 180 * 16);
  painter.fillRect(QRectF(middle.x() - 4, middle.y() - 1.5, 8, 5.5), t.text);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void StripPainter::paintBlock(QPainter& painter, const StripItem& item, const QString& text) const {
  const Theme& t = theme();
  const int rank = m_model.positionOf(item);
  const QColor stage = rank < 0 ? t.bad : t.stage(rank);
  const bool filled = item.kind == StripItem::Kind::Head;
  const QColor fill = filled ? stage : t.panel;
  const QRectF body = m_layout.block(item).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.outlineOf(stage), 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(body, 3, 3);
  painter.setRenderHint(QPainter::Antialiasing, false);
  const QFont font = labelFont(11, filled);
  if (QFontMetricsF(font).horizontalAdvance(text) > body.width() - 2) return;
  painter.setFont(font);
  painter.setPen(filled ? textColourOn(fill) : t.text);
  painter.drawText(body, Qt::AlignCenter, text);
}

void StripPainter::paintLabel(QPainter& painter, std::size_t position, double left,
                              double right) const {
  const Theme& t = theme();
  const ChunkPlace& place = m_model.order[position];
  const bool over = isOverCapacity(place.rank);
  const auto index = static_cast<std::size_t>(place.rank);
  QStringList candidates;  // longest first
  if (index < m_evaluation.stages.size() && place.chunk == 0 && m_model.chunksPerRank == 1) {
    const StageResult& stage = m_evaluation.stages[index];
    const QString peak = peakText(place.rank);
    const QString capacity = display(stage.capacity);
    if (over) {
      //: %1 stage, %2 memory needed, %3 capacity
      candidates << Words::tr("stage %1 · %2 / %3")
                        .arg(place.rank)
                        .arg(withoutSharedUnit(peak, capacity), capacity);
    }
    for (const QString& memory : {peak, display(stage.peak)}) {
      candidates << Words::tr("stage %1 · %2").arg(place.rank).arg(memory);
      candidates << Words::tr("%1 · %2", "stage and its memory").arg(place.rank).arg(memory);
    }
  }
  if (m_model.chunksPerRank > 1) {
    candidates << Words::tr("stage %1, chunk %2").arg(place.rank).arg(place.chunk);
    candidates << QStringLiteral("%1.%2").arg(place.rank).arg(place.chunk);
  }
  // Among whole labels a bare number would look like the rest of a cut one.
  const double meanRun = m_layout.cells().width() / static_cast<double>(m_model.order.size());
  const bool numbers = meanRun < kLeastMeanRun;
  if (numbers) candidates << QString::number(place.rank);
  const QRectF row(left, m_layout.cells().bottom() + kKnobRowHeight, right - left, kLabelRowHeight);
  for (const int pixels : {11, kLeastTextPixels}) {
    const QFont font = labelFont(pixels, true);
    const QFontMetricsF metrics(font);
    for (const QString& text : candidates) {
      const bool last = numbers && text == candidates.last();
      if (pixels != 11 && !last) continue;  // small type only for the bare number
      if (metrics.horizontalAdvance(text) + (last ? 1 : 10) > row.width()) continue;
      painter.setFont(font);
      painter.setPen(over ? t.bad : t.outlineOf(t.stage(place.rank)));
      painter.drawText(row, Qt::AlignCenter | Qt::TextDontClip, text);
      return;
    }
  }
}

void StripPainter::paintHandle(QPainter& painter, double x, bool active, bool focused) const {
  const Theme& t = theme();
  const QRectF& cells = m_layout.cells();
  const bool emphasised = active || focused;
  // Where boundaries stand close, only the one that is meant has a knob.
  const bool dense = m_layout.handleSpacing() < kKnobSize + 3;
  const QColor colour = emphasised ? t.accent : dense ? t.secondary : t.text;
  const double lineWidth = active ? 2 : 1;
  painter.fillRect(QRectF(x - lineWidth / 2, cells.top() - kLineOverhang, lineWidth,
                          cells.height() + kLineOverhang + 3),
                   colour);
  if (dense && !emphasised) return;
  const QRectF knob(x - kKnobSize / 2, cells.bottom() + 3, kKnobSize, kKnobSize);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(active ? colour : t.panel);
  painter.drawRoundedRect(knob, kKnobSize / 4, kKnobSize / 4);
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void StripPainter::paintFocus(QPainter& painter, const StripItem& item) const {
  const Theme& t = theme();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.accent, 2));
  painter.setBrush(Qt::NoBrush);
  if (item.kind == StripItem::Kind::Boundary) {
    const double x = m_layout.edge(std::clamp(m_model.positionOf(item), 0, m_layout.layerCount()));
    const double bottom = m_layout.cells().bottom();
    painter.drawRoundedRect(QRectF(x - 9, bottom, 18, kKnobRowHeight + 1), 5, 5);
  } else {
    painter.drawRoundedRect(m_layout.block(item).adjusted(-2, -2, 2, 2), 5, 5);
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void StripPainter::paintSelection(QPainter& painter, const SelectionModel& selection) const {
  const Theme& t = theme();
  painter.setBrush(Qt::NoBrush);
  for (std::size_t i = 0; i < m_model.order.size(); ++i) {
    const Chunk& chunk = m_model.chunk(i);
    const Subject stage = stageSubject(m_model.order[i].rank);
    const QRectF run = m_layout.run(chunk.first, chunk.count);
    if (selection.hovered() == stage) {
      QColor wash = t.text;
      wash.setAlpha(28);
      painter.fillRect(run, wash);
    }
    if (selection.isSelected(stage)) {
      painter.setPen(QPen(t.accent, 2, Qt::DashLine));
      painter.drawRect(rankOutline(run));
    }
  }
  const auto outlineLayer = [&](const Subject& subject, int width) {
    if (subject.kind != SubjectKind::Layer) return;
    bool isNumber = false;
    const int layer = QString::fromStdString(subject.id).toInt(&isNumber);
    if (!isNumber || layer < 0 || layer >= m_layout.layerCount()) return;
    painter.setPen(QPen(t.accent, width));
    painter.drawRect(m_layout.cell(layer).adjusted(-0.5, -1.5, 0.5, 1.5));
  };
  for (const Subject& subject : selection.selected()) outlineLayer(subject, 3);
  if (selection.hovered()) outlineLayer(*selection.hovered(), 2);
}

void StripPainter::paintGhosts(QPainter& painter, const StripModel& before) const {
  if (before.order.size() != m_model.order.size()) return;
  const Theme& t = theme();
  const QRectF& cells = m_layout.cells();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const StripItem& item : m_model.items()) {
    if (item.kind != StripItem::Kind::Boundary) continue;
    const int from = before.positionOf(item);
    const int to = m_model.positionOf(item);
    if (from == to || from < 0) continue;
    const double x = m_layout.edge(std::clamp(from, 0, m_layout.layerCount()));
    const double end = m_layout.edge(std::clamp(to, 0, m_layout.layerCount()));
    const double y = cells.top() - kLineOverhang + 1;
    QPen pen(t.text, 1.5, Qt::CustomDashLine);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, y), QPointF(x, cells.bottom() + 3));
    painter.setPen(QPen(t.accent, 1.5));
    painter.drawLine(QPointF(x, y), QPointF(end, y));
    const double back = end > x ? -4 : 4;
    painter.drawPolyline(
        QPolygonF({QPointF(end + back, y - 3), QPointF(end, y), QPointF(end + back, y + 3)}));
  }
  painter.setRenderHint(QPainter::Antialiasing, false);
}

void StripPainter::paintFitMarks(QPainter& painter, const std::map<int, bool>& marks) const {
  const Theme& t = theme();
  const QRectF& cells = m_layout.cells();
  for (const auto& [layer, fits] : marks) {
    const double x = m_layout.edge(std::clamp(layer, 0, m_layout.layerCount()));
    if (fits) {
      painter.fillRect(QRectF(x - 1, cells.top() - 5, 2, 4), t.good);
    } else {
      painter.fillRect(QRectF(x - 2, cells.top() - 3, 4, 1), t.bad);
    }
  }
}

QRectF StripPainter::paintNote(QPainter& painter, const EditNote& note, double x, double top,
                               const QRectF& bounds) {
  const Theme& t = theme();
  const QFont font = labelFont(12, false);
  const QFontMetricsF metrics(font);
  constexpr double kDistance = 12;  // beside the knob, not on it
  constexpr double kHeight = 25;
  const double width = std::min(metrics.horizontalAdvance(note.text) + 20, bounds.width());
  double left = x + kDistance;
  if (left + width > bounds.right()) left = x - kDistance - width;
  left = std::clamp(left, bounds.left(), std::max(bounds.right() - width, bounds.left()));
  const QRectF bubble(left, std::min(top, bounds.bottom() - kHeight), width, kHeight);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(note.bad ? t.bad : t.text);
  painter.drawRoundedRect(bubble, 5, 5);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setFont(font);
  painter.setPen(t.panel);
  painter.drawText(bubble.adjusted(10, 0, -10, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   metrics.elidedText(note.text, Qt::ElideRight, bubble.width() - 20));
  return bubble;
}

void StripPainter::paintEmpty(QPainter& painter, const QRectF& cells, const QString& sentence) {
  const Theme& t = theme();
  constexpr int kSamples = 32;
  for (int i = 0; i < kSamples; ++i) {
    const double left = cells.left() + cells.width() * i / kSamples;
    const QRectF cell(left + 1, cells.top(), cells.width() / kSamples - 1.5, cells.height());
    painter.fillRect(cell, t.raised);
    painter.setPen(QPen(t.hairline, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
  }
  painter.setFont(labelFont(12, false));
  painter.setPen(t.secondary);
  painter.drawText(QRectF(cells.left(), cells.bottom() + 6, cells.width(), 22), Qt::AlignLeft,
                   sentence);
}

}  // namespace slicescape::ui
