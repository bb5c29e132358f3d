// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/band_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace slicescape {
namespace {

// A kind with this many sources weighs as much as the next coarser kind.
constexpr double kPriorSources = 2;
// Share of left-out runs that the bands shall cover.
constexpr double kWantedCoverage = 0.8;

struct Weighted {
  double value, weight;
};

/// The value below which `share` of the weight lies.
double weightedQuantile(std::vector<Weighted> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end(),
            [](const Weighted& a, const Weighted& b) { return a.value < b.value; });
  double total = 0;
  for (const Weighted& item : values) total += item.weight;
  double below = 0;
  for (const Weighted& item : values) {
    below += item.weight;
    if (below >= share * total) return item.value;
  }
  return values.back().value;
}

/// Logarithms of the ratios of one kind; a source weighs as the square root of its runs.
struct KindResiduals {
  std::vector<Weighted> logs;
  int runs = 0;
  int sources = 0;
};

std::map<BandKind, KindResiduals> byKind(const std::vector<StepResidual>& residuals) {
  std::map<BandKind, std::map<std::string, std::vector<double>>> groups;
  for (const StepResidual& residual : residuals) {
    for (std::size_t level = 0; level <= BandKind::kTraits; ++level) {
      groups[residual.kind.upTo(level)][residual.source].push_back(std::log(residual.ratio));
    }
  }
  std::map<BandKind, KindResiduals> result;
  for (const auto& [kind, sources] : groups) {
    KindResiduals& own = result[kind];
    for (const auto& [source, logs] : sources) {
      const double weight = 1 / std::sqrt(static_cast<double>(logs.size()));
      for (const double log : logs) own.logs.push_back({log, weight});
      own.runs += static_cast<int>(logs.size());
    }
    own.sources = static_cast<int>(sources.size());
  }
  return result;
}

std::size_t levelOf(const BandKind& kind) {
  std::size_t level = 0;
  while (level < BandKind::kTraits && kind.traits[level] != BandKind::kAnyTrait) ++level;
  return level;
}

/// A quantile of every kind, drawn towards that of the next coarser kind.
std::map<BandKind, double> shrunkQuantiles(const std::map<BandKind, KindResiduals>& kinds,
                                           double share, double top) {
  std::map<BandKind, double> result;
  for (std::size_t level = 0; level <= BandKind::kTraits; ++level) {
    for (const auto& [kind, residuals] : kinds) {
      if (levelOf(kind) != level) continue;
      const double own = weightedQuantile(residuals.logs, share);
      const double prior = level == 0 ? top : result.at(kind.upTo(level - 1));
      const double weight = residuals.sources / (residuals.sources + kPriorSources);
      result[kind] = level == 0 && std::isnan(top) ? own : weight * own + (1 - weight) * prior;
    }
  }
  return result;
}

std::vector<StepResidual> without(const std::vector<StepResidual>& residuals,
                                  const std::string& source) {
  std::vector<StepResidual> rest;
  for (const StepResidual& item : residuals) {
    if (item.source != source) rest.push_back(item);
  }
  return rest;
}

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : 0.5 * (values[half - 1] + values[half]);
}

bool isInside(const ErrorBand& band, double ratio, double widening) {
  return ratio >= std::pow(band.low, widening) && ratio <= std::pow(band.high, widening);
}

}  // namespace

std::vector<ErrorBand> fitBands(const std::vector<StepResidual>& residuals, double widening) {
  const std::map<BandKind, KindResiduals> kinds = byKind(residuals);
  const auto low = shrunkQuantiles(kinds, 0.1, std::nan(""));
  const auto high = shrunkQuantiles(kinds, 0.9, std::nan(""));
  std::vector<ErrorBand> bands;
  for (const auto& [kind, own] : kinds) {
    // A band always holds the prediction itself.
    bands.push_back({std::exp(std::min(0.0, low.at(kind)) * widening),
                     std::exp(std::max(0.0, high.at(kind)) * widening), own.runs, own.sources,
                     kind});
  }
  std::stable_sort(bands.begin(), bands.end(), [](const ErrorBand& a, const ErrorBand& b) {
    return levelOf(a.kind) < levelOf(b.kind);
  });
  return bands;
}

HeldOut crossValidate(const std::vector<StepResidual>& residuals) {
  std::set<std::string> sources;
  for (const StepResidual& item : residuals) sources.insert(item.source);
  HeldOut result;
  std::map<std::string, std::vector<ErrorBand>> bands;
  std::vector<double> medians;
  for (const std::string& source : sources) {
    const std::vector<StepResidual> rest = without(residuals, source);
    bands[source] = fitBands(rest, 1);
    const auto scales = shrunkQuantiles(byKind(rest), 0.5, 0);
    std::vector<double> errors;
    for (const StepResidual& item : residuals) {
      if (item.source != source) continue;
      double scale = 1;
      for (std::size_t level = 0; level <= BandKind::kTraits; ++level) {
        const auto found = scales.find(item.kind.upTo(level));
        if (found != scales.end()) scale = std::exp(found->second);
      }
      errors.push_back(std::abs(scale / item.ratio - 1));
    }
    HeldOutSource& own = result.bySource[source];
    own.runs = static_cast<int>(errors.size());
    own.medianAbsoluteError = medianOf(errors);
    medians.push_back(own.medianAbsoluteError);
  }
  result.medianOfSources = medianOf(medians);
  const auto coverage = [&](double widening) {
    double inside = 0;
    for (auto& [source, own] : result.bySource) own.covered = 0;
    for (const StepResidual& item : residuals) {
      const ErrorBand band = errorBandFrom(bands.at(item.source), item.kind);
      if (!isInside(band, item.ratio, widening)) continue;
      inside += 1;
      result.bySource.at(item.source).covered += 1;
    }
    for (auto& [source, own] : result.bySource) own.covered /= std::max(1, own.runs);
    return residuals.empty() ? 0 : inside / static_cast<double>(residuals.size());
  };
  // The least widening in steps of a twentieth that covers enough.
  while ((result.covered = coverage(result.widening)) < kWantedCoverage && result.widening < 4) {
    result.widening += 0.05;
  }
  return result;
}

std::string bandTableSource(const std::vector<ErrorBand>& bands) {
  std::string rows;
  for (const ErrorBand& band : bands) {
    const auto& t = band.kind.traits;
    rows += fmt::format("    ErrorBand{{{:.3f}, {:.3f}, {}, {}, {{{{{}, {}, {}, {}}}}}}},  // {}\n",
                        band.low, band.high, band.runs, band.sources, t[0], t[1], t[2], t[3],
                        band.kind.name());
  }
  return "// SPDX-FileCopyrightText: The Slicescape authors\n"
         "// SPDX-License-Identifier: GPL-3.0-or-later\n"
         "#pragma once\n\n"
         "#include <array>\n\n"
         "#include \"core/plan/error_band.h\"\n\n"
         "namespace slicescape {\n\n"
         "// Written by `slicescape-cli validate --bands` over the published runs: P10 and P90 of\n"
         "// measured over predicted step time, a source weighing as the square root of its runs,\n"
         "// kinds known from few sources drawn towards the next coarser kind, all widened so "
         "that\n"
         "// eight of ten runs of a source left out lie inside.\n"
         "inline const std::array kErrorBands{\n" +
         rows +
         "};\n\n"
         "}  // namespace slicescape\n";
}

}  // namespace slicescape
