// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/switch_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr double kTitlePixels = 11;
constexpr double kSideMargin = 6;
constexpr double kDetailPixels = 9.5;
constexpr double kRadius = 4;

}  // namespace

SwitchItem::SwitchItem(const std::string& id, const CanvasState& state)
    : CanvasItem({SubjectKind::Switch, id}, state) {
  setZValue(1);
}

void SwitchItem::setGroup(const SwitchGroup& group, const std::vector<std::string>& links) {
  const QPointF position(group.position.x, group.position.y);
  if (position != pos()) setPos(position);
  SwitchGroup unmoved = group;
  unmoved.position = m_group.position;
  if (unmoved == m_group && links == m_links) return;
  m_group = group;
  m_links = links;
  refresh();
}

QRectF SwitchItem::frame() const {
  return QRectF(pos(), cardSize());
}

bool SwitchItem::isHit(QPointF scenePoint, double tolerance) const {
  return frame().adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(scenePoint);
}

QRectF SwitchItem::boundingRect() const {
  return QRectF(QPointF(), cardSize()).adjusted(-2, -2, 2, 2);
}

void SwitchItem::refresh() {
  const QString name = m_group.name.empty() ? tr("Switch") : QString::fromStdString(m_group.name);
  m_title =
      m_group.count > 1 ? QStringLiteral("%1 × %2").arg(name, displayCount(m_group.count)) : name;
  const LinkLoad* busiest = nullptr;
  for (const std::string& id : m_links) {
    const auto load = state().loads.find(id);
    if (load == state().loads.end()) continue;
    if (!busiest || load->second.utilisation > busiest->utilisation) busiest = &load->second;
  }
  m_utilisation = busiest ? busiest->utilisation : 0;
  if (busiest && busiest->utilisation > 0) {
    const QString share = displayShare(busiest->utilisation, 0);
    m_detail =
        busiest->hottestAxis.empty()
            ? tr("%1 busy").arg(share)
            : tr("%1 busy (%2)").arg(share, QString::fromStdString(busiest->hottestAxis).toUpper());
  } else {
    m_detail = tr("%1 × %2", "ports × line rate")
                   .arg(displayCount(m_group.ports), displayLineRate(m_group.portBandwidth));
  }
  update();
}

std::optional<CardName> SwitchItem::nameBeside(double lod) const {
  const double pixels = kNamePixels / lod;
  if (pixels <= kTitlePixels) return std::nullopt;
  const QFontMetricsF metrics(canvasFont(pixels, QFont::DemiBold));
  if (pixels <= cardSize().height() - 6 &&
      metrics.horizontalAdvance(m_title) <= cardSize().width() - 2 * kSideMargin) {
    return std::nullopt;
  }
  return CardName{frame(), m_title, QString()};
}

void SwitchItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const double lod =
      QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(theme().secondary, 0));
  painter->setBrush(theme().panel);
  const QRectF card(QPointF(), cardSize());
  painter->drawRoundedRect(card, kRadius, kRadius);
  const QColor detailColour = m_utilisation >= 0.9 ? theme().bad : theme().secondary;
  if (nameBeside(lod)) {
    // The card is free for what would stand below the name.
    const QFont font = canvasFont(kReadablePixels / lod);
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(m_detail) > card.width() - 4) return;
    if (metrics.height() > card.height()) return;
    painter->setFont(font);
    painter->setPen(detailColour);
    painter->drawText(card, Qt::AlignCenter | Qt::TextSingleLine, m_detail);
    return;
  }
  const bool both = kDetailPixels * lod >= kReadablePixels;
  const double pixels = both ? kTitlePixels : std::max(kTitlePixels, kNamePixels / lod);
  const QFont font = canvasFont(pixels, QFont::DemiBold);
  painter->setFont(font);
  painter->setPen(theme().text);
  const QRectF room =
      card.adjusted(kSideMargin, 3, -kSideMargin, both ? -card.height() / 2 + 1 : -3);
  painter->drawText(room, Qt::AlignCenter | Qt::TextSingleLine,
                    QFontMetricsF(font).elidedText(m_title, Qt::ElideMiddle, room.width()));
  if (!both) return;
  painter->setFont(canvasFont(kDetailPixels));
  painter->setPen(detailColour);
  painter->drawText(card.adjusted(kSideMargin, card.height() / 2 - 1, -kSideMargin, -3),
                    Qt::AlignCenter | Qt::TextSingleLine, m_detail);
}

}  // namespace slicescape::ui
