// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/slicer/strip_layout.h"

#include <algorithm>
#include <numeric>

namespace slicescape::ui {
namespace {

constexpr double kEmbeddingWidth = 34;
constexpr double kMtpWidth = 36;
constexpr double kHeadWidth = 44;
constexpr double kBlockGap = 3;
constexpr double kLeastShareOfMean = 1.0 / 3.0;

}  // namespace

std::vector<double> cellWeights(CellWidth mode, int layers, const Evaluation& evaluation) {
  const auto count = static_cast<std::size_t>(std::max(layers, 0));
  std::vector<double> weights(count, 1.0);
  if (mode == CellWidth::Time && evaluation.layerForward.size() == count) {
    weights = evaluation.layerForward;
  } else if (mode == CellWidth::Memory && evaluation.layerMemory.size() == count) {
    std::transform(evaluation.layerMemory.begin(), evaluation.layerMemory.end(), weights.begin(),
                   [](Bytes bytes) { return static_cast<double>(bytes.value()); });
  }
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  if (!(sum > 0)) return std::vector<double>(count, 1.0);
  const double least = sum / static_cast<double>(count) * kLeastShareOfMean;
  for (double& weight : weights) weight = std::max(weight, least);
  return weights;
}

StripLayout::StripLayout(const StripModel& model, const std::vector<double>& weights,
                         const QRectF& cells)
    : m_cells(cells),
      m_mtpModules(model.mtpModules()),
      m_hasHead(model.profile && model.profile->hasHead) {
  const double tail =
      m_mtpModules * (kMtpWidth + kBlockGap) + (m_hasHead ? kHeadWidth + kBlockGap : 0);
  const double left = cells.left() + kEmbeddingWidth + kBlockGap;
  const double room = std::max(cells.right() - tail - left, 1.0);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  m_edges.assign(1, left);
  m_edges.reserve(weights.size() + 1);
  double passed = 0;
  for (const double weight : weights) {
    passed += weight;
    m_edges.push_back(left + room * passed / sum);
  }
  double previous = left;
  for (std::size_t i = 1; i < model.order.size(); ++i) {
    const int layer = std::clamp(model.chunk(i).first, 0, layerCount());
    m_handleSpacing = std::min(m_handleSpacing, edge(layer) - previous);
    previous = edge(layer);
  }
}

QRectF StripLayout::cell(int layer) const {
  return run(layer, 1);
}

QRectF StripLayout::run(int first, int count) const {
  const int from = std::clamp(first, 0, layerCount());
  const int to = std::clamp(first + count, from, layerCount());
  return {edge(from), m_cells.top(), edge(to) - edge(from), m_cells.height()};
}

QRectF StripLayout::block(const StripItem& item) const {
  const double top = m_cells.top();
  const double height = m_cells.height();
  switch (item.kind) {
    case StripItem::Kind::Embedding:
      return {m_cells.left(), top, kEmbeddingWidth, height};
    case StripItem::Kind::Head:
      return m_hasHead ? QRectF(m_cells.right() - kHeadWidth, top, kHeadWidth, height) : QRectF();
    case StripItem::Kind::Mtp:
      return {m_edges.back() + kBlockGap + item.index * (kMtpWidth + kBlockGap), top, kMtpWidth,
              height};
    case StripItem::Kind::Boundary:
      break;
  }
  return {};
}

std::optional<int> StripLayout::layerAt(double x) const {
  if (layerCount() < 1 || x < m_edges.front() || x >= m_edges.back()) return std::nullopt;
  const auto after = std::upper_bound(m_edges.begin(), m_edges.end(), x);
  return static_cast<int>(after - m_edges.begin()) - 1;
}

int StripLayout::nearestEdge(double x) const {
  const auto after = std::lower_bound(m_edges.begin(), m_edges.end(), x);
  if (after == m_edges.begin()) return 0;
  if (after == m_edges.end()) return layerCount();
  const bool before = x - *(after - 1) < *after - x;
  return static_cast<int>(after - m_edges.begin()) - (before ? 1 : 0);
}

}  // namespace slicescape::ui
