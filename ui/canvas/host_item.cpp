// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/host_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/shared_unit.h"

namespace slicescape::ui {
namespace {

constexpr double kTitlePixels = 12;
constexpr double kFooterPixels = 10.5;
constexpr double kPillPixels = 10;
constexpr double kPillHeight = 15;
constexpr double kPillPadding = 14;  // of both sides
constexpr double kPillGap = 3;
constexpr double kRadius = 6;
/// Room for the outline; selection frames are drawn by the view.
constexpr double kOutset = 2;
constexpr double kMutedPart = 0.35;
constexpr double kFillPart = 0.56;

}  // namespace

HostItem::HostItem(const std::string& id, const CanvasState& state)
    : CanvasItem({SubjectKind::Host, id}, state) {
  setZValue(1);
}

void HostItem::setGroup(const HostGroup& group, const std::vector<Tenant>& tenants) {
  std::vector<BlockedHosts> blocked;
  for (const Tenant& tenant : tenants) {
    if (tenant.hosts == group.id) {
      blocked.push_back({tenant.first, tenant.count, false, tenant.devicesPerHost.value_or(0)});
    }
  }
  for (const int host : group.failed) blocked.push_back({host, 1, true, 0});
  const QPointF position(group.position.x, group.position.y);
  if (position != pos()) setPos(position);
  const bool blockedSame = blocked == m_blocked;
  HostGroup unmoved = group;
  unmoved.position = m_group.position;
  if (unmoved == m_group && blockedSame) return;
  m_blocked = std::move(blocked);
  m_group = group;
  m_facts = hostFacts(group);
  const HostGeometry geometry(group.count, m_facts.devicesPerHost);
  if (!(geometry == m_geometry)) {
    prepareGeometryChange();
    m_geometry = geometry;
  }
  refresh();
}

void HostItem::setStages(const GroupStages& stages) {
  m_stages = stages;
  refresh();
}

std::optional<DevicePlace> HostItem::deviceAt(QPointF scenePoint) const {
  return m_geometry.deviceAt(scenePoint - pos());
}

int HostItem::stageOf(DevicePlace place) const {
  const DeviceRun* run = m_stages.runAt(place);
  return run ? run->stage : -1;
}

QRectF HostItem::frame() const {
  return QRectF(pos(), m_geometry.size());
}

bool HostItem::isHit(QPointF scenePoint, double tolerance) const {
  return frame().adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(scenePoint);
}

QRectF HostItem::boundingRect() const {
  return QRectF(QPointF(), m_geometry.size()).adjusted(-kOutset, -kOutset, kOutset, kOutset);
}

void HostItem::refresh() {
  const QString name = displayName(m_group);
  m_shortCount = QStringLiteral("× %1").arg(displayCount(m_group.count));
  m_title = m_group.count > 1 ? QStringLiteral("%1 %2").arg(name, m_shortCount) : name;
  m_ports =
      m_facts.nics > 0
          ? QStringLiteral("%1 × %2").arg(m_facts.nics).arg(displayLineRate(m_facts.nicBandwidth))
          : QString();
  m_overCapacity = false;
  m_memory = tr("idle");
  if (state().evaluation) {
    const StageResult* worst = nullptr;
    for (const int stage : m_stages.stages) {
      if (stage >= int(state().evaluation->stages.size())) continue;
      const StageResult& result = state().evaluation->stages[std::size_t(stage)];
      if (!worst || result.peak > worst->peak) worst = &result;
      m_overCapacity |= result.peak > result.capacity;
    }
    if (worst) {
      const QString capacity = display(worst->capacity);
      m_memory = QStringLiteral("%1 / %2").arg(withoutSharedUnit(display(worst->peak), capacity),
                                               capacity);
    }
  }
  rebuildStyles();
  rebuildPills();
  update();
}

void HostItem::rebuildStyles() {
  m_styles.clear();
  if (!state().evaluation) return;
  for (const StageResult& stage : state().evaluation->stages) {
    CellStyle style;
    const QColor colour = theme().stage(stage.stage);
    const double capacity = std::max(1.0, double(stage.capacity.value()));
    const double used = double(stage.peak.value()) / capacity;
    style.overCapacity = used > 1;
    switch (state().overlay) {
      case CanvasOverlay::Stage:
        style.outline = colour;
        style.bands = {{mixed(theme().panel, colour, kFillPart), 0, std::min(1.0, used)}};
        break;
      case CanvasOverlay::Memory: {
        style.outline = theme().secondary;
        double at = 0;
        for (const MemoryCategory category : kMemoryCategories) {
          const double top =
              std::min(1.0, at + double(memoryIn(stage.memory, category).value()) / capacity);
          if (top > at) style.bands.push_back({theme().memoryColour(category), at, top});
          at = top;
        }
        break;
      }
      case CanvasOverlay::Links:
      case CanvasOverlay::Gang:
        style.outline = mixed(theme().panel, theme().secondary, kFillPart);
        style.bands = {
            {mixed(theme().panel, theme().secondary, kMutedPart), 0, std::min(1.0, used)}};
        break;
    }
    m_styles.push_back(std::move(style));
  }
}

void HostItem::rebuildPills() {
  m_pills.clear();
  const std::vector<int>& stages = m_stages.stages;
  if (stages.size() == 1) {
    m_pills.push_back({tr("stage %1").arg(stages.front()), theme().stage(stages.front())});
  } else if (stages.size() <= 4) {
    for (const int stage : stages) {
      m_pills.push_back({QString::number(stage), theme().stage(stage)});
    }
  } else {
    const bool whole = stages.back() - stages.front() + 1 == int(stages.size());
    m_pills.push_back({whole ? tr("stages %1–%2").arg(stages.front()).arg(stages.back())
                             : tr("%n stage(s)", nullptr, int(stages.size())),
                       theme().secondary});
  }
}

void HostItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const double lod =
      QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(m_overCapacity ? theme().bad : theme().hairline, 0));
  painter->setBrush(theme().panel);
  painter->drawRoundedRect(QRectF(QPointF(), m_geometry.size()), kRadius, kRadius);
  static const std::vector<GangHosts> kNoGang;
  const auto gang = state().gang.find(subject().id);
  const bool showsGang = state().overlay == CanvasOverlay::Gang && gang != state().gang.end();
  paintDevices(painter,
               {m_geometry, m_stages, m_styles, m_blocked, state().highlightedStages,
                showsGang ? gang->second : kNoGang,
                state().gangFitsNow ? theme().good : theme().warning, lod, option->exposedRect});
  paintHeader(painter, lod);
  paintFooter(painter, lod);
}

/// Stage numbers stay readable as long as they fit the pill.
double HostItem::pillPixels(double lod) const {
  const double pixels = std::max(kPillPixels, (kReadablePixels + 0.5) / lod);
  return pixels <= kPillHeight ? pixels : kPillPixels;
}

QRectF HostItem::titleRoom(double lod) const {
  const QFontMetricsF metrics(canvasFont(pillPixels(lod), QFont::DemiBold));
  double right = m_geometry.size().width() - HostGeometry::kMargin;
  for (const Pill& pill : m_pills) {
    right -= metrics.horizontalAdvance(pill.text) + kPillPadding + kPillGap;
  }
  return {HostGeometry::kMargin, 2, right - HostGeometry::kMargin - kPillGap,
          HostGeometry::kHeader - 2};
}

/// At a size at which the header shows the name as it is drawn, a long name is shortened
/// there; further out a name that does not fit stands beside the card.
std::optional<CardName> HostItem::nameBeside(double lod) const {
  const double pixels = kNamePixels / lod;
  if (pixels <= kTitlePixels) return std::nullopt;
  const QFontMetricsF metrics(canvasFont(pixels, QFont::DemiBold));
  if (pixels <= HostGeometry::kHeader - 6 &&
      metrics.horizontalAdvance(m_title) <= titleRoom(lod).width()) {
    return std::nullopt;
  }
  return CardName{frame(), m_title, m_group.count > 1 ? m_shortCount : QString()};
}

void HostItem::paintHeader(QPainter* painter, double lod) const {
  double right = m_geometry.size().width() - HostGeometry::kMargin;
  const double middle = HostGeometry::kHeader / 2 + 1;
  const bool pillText = pillPixels(lod) * lod >= kReadablePixels;
  const QFont pillFont = canvasFont(pillPixels(lod), QFont::DemiBold);
  const QFontMetricsF pillMetrics(pillFont);
  painter->setFont(pillFont);
  for (auto pill = m_pills.rbegin(); pill != m_pills.rend(); ++pill) {
    const double width = pillMetrics.horizontalAdvance(pill->text) + kPillPadding;
    const QRectF rect(right - width, middle - kPillHeight / 2, width, kPillHeight);
    painter->setPen(Qt::NoPen);
    painter->setBrush(pill->colour);
    painter->drawRoundedRect(rect, kPillHeight / 2, kPillHeight / 2);
    if (pillText) {
      painter->setPen(readableOn(pill->colour));
      painter->drawText(rect, Qt::AlignCenter, pill->text);
    }
    right -= width + kPillGap;
  }
  if (nameBeside(lod)) return;
  const double pixels = std::max(kTitlePixels, kNamePixels / lod);
  const QFont font = canvasFont(pixels, QFont::DemiBold);
  const QRectF room = titleRoom(lod);
  if (room.width() < pixels * 2) return;
  painter->setFont(font);
  painter->setPen(theme().text);
  painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                    QFontMetricsF(font).elidedText(m_title, Qt::ElideMiddle, room.width()));
}

void HostItem::paintFooter(QPainter* painter, double lod) const {
  if (kFooterPixels * lod < kReadablePixels) return;
  const QRectF room(HostGeometry::kMargin, m_geometry.size().height() - HostGeometry::kFooter,
                    m_geometry.size().width() - 2 * HostGeometry::kMargin, HostGeometry::kFooter);
  const QFont font = canvasFont(kFooterPixels);
  painter->setFont(font);
  painter->setPen(m_overCapacity ? theme().bad : theme().text);
  painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, m_memory);
  const QFontMetricsF metrics(font);
  if (metrics.horizontalAdvance(m_memory) + metrics.horizontalAdvance(m_ports) + 6 > room.width()) {
    return;
  }
  painter->setPen(theme().secondary);
  painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, m_ports);
}

}  // namespace slicescape::ui
