// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweeps/sweep_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/search/sweep.h"
#include "core/units/parameter_registry.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// The translation context of this file.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(Sweeps)
};

constexpr std::size_t kUsual = 8;

std::vector<std::string> makeInputs() {
  std::vector<std::string> inputs{"workload.seq_len",
                                  "workload.global_batch",
                                  "workload.micro_batch",
                                  "gpus",
                                  "hosts",
                                  "link_bandwidth",
                                  "gpu_memory",
                                  "platform.priors.failures_per_host_day"};
  for (const ParameterInfo& info : parameters()) {
    const bool once = info.key.find("[]") == std::string::npos;
    if (!once || info.form != ParameterForm::Quantity) continue;
    if (std::find(inputs.begin(), inputs.end(), info.key) == inputs.end()) {
      inputs.push_back(info.key);
    }
  }
  return inputs;
}

}  // namespace

const std::vector<std::string>& sweepInputs() {
  static const std::vector<std::string> kInputs = makeInputs();
  return kInputs;
}

std::size_t usualSweepInputs() {
  return kUsual;
}

QString sweepInputName(const std::string& path) {
  if (path == "gpus") return Words::tr("GPUs");
  if (path == "hosts") return Words::tr("Hosts of the first group");
  if (path == "link_bandwidth") return Words::tr("Link bandwidth, factor on all links");
  if (path == "gpu_memory") return Words::tr("Memory of one GPU (HBM)");
  const ParameterInfo* info = findParameter(path);
  return info == nullptr ? QString::fromStdString(path) : translated(info->label);
}

QString sweepOutputName(const std::string& output) {
  if (output == "step_time_s") return Words::tr("Step time");
  if (output == "tokens_per_s") return Words::tr("Tokens per second");
  if (output == "mfu") return Words::tr("MFU");
  if (output == "peak_memory_bytes") return Words::tr("Peak memory, fullest GPU");
  if (output == "memory_share") return Words::tr("Memory used, fullest GPU");
  if (output == "bubble_ratio") return Words::tr("Bubble");
  if (output == "exposed_share") return Words::tr("Exposed communication");
  if (output == "completion_s") return Words::tr("Time to finish");
  if (output == "cost") return Words::tr("Cost, or GPU-hours without a price");
  if (output == "fits") return Words::tr("The plan fits");
  return QString::fromStdString(output);
}

QuantityKind sweepOutputQuantity(const std::string& output) {
  if (output == "step_time_s" || output == "completion_s") return QuantityKind::Seconds;
  if (output == "peak_memory_bytes") return QuantityKind::Bytes;
  if (output == "mfu" || output == "memory_share" || output == "bubble_ratio" ||
      output == "exposed_share") {
    return QuantityKind::Share;
  }
  return QuantityKind::Number;
}

QString sweepText(double value, QuantityKind kind) {
  switch (kind) {
    case QuantityKind::Count:
      return displayCount(std::llround(value));
    case QuantityKind::Share:
      return displayShare(value);
    case QuantityKind::Bytes:
      return display(Bytes(std::llround(value)));
    case QuantityKind::BytesPerSecond:
      return display(BytesPerSecond(value));
    case QuantityKind::LineRate:
      return displayLineRate(BytesPerSecond(value));
    case QuantityKind::Seconds:
      return display(Seconds(value));
    case QuantityKind::FlopPerSecond:
      return display(FlopPerSecond(value));
    case QuantityKind::Watts:
    case QuantityKind::Number:
      break;
  }
  return std::abs(value) >= 1e6 ? displayShortCount(value) : displayNumber(value);
}

AxisUnit AxisUnit::of(double largest, QuantityKind kind) {
  if (kind == QuantityKind::Share) return {{"%", 0.01, 1}};
  if (kind == QuantityKind::Count) return {{"", 1, 1}};
  if (kind == QuantityKind::Bytes) {
    const bool binary = memoryUnit() == MemoryUnit::Gibibytes;
    return {binary ? UnitSpelling{"GiB", 1024.0 * 1024 * 1024, 1} : UnitSpelling{"GB", 1e9, 1}};
  }
  if (kind == QuantityKind::Seconds) {
    constexpr double kDay = 86'400;
    if (largest >= 2 * kDay) return {{"d", kDay, 1}};
    if (largest >= 7'200) return {{"h", 3'600, 1}};
    return {largest < 1 ? UnitSpelling{"ms", 1, 1e3} : UnitSpelling{"s", 1, 1}};
  }
  if (kind == QuantityKind::Number) {
    return {largest >= 1e6 ? UnitSpelling{"M", 1e6, 1} : UnitSpelling{"", 1, 1}};
  }
  return {quantityText(largest, kind).unit};
}

QString AxisUnit::label(const QString& name) const {
  if (spelling.symbol.empty()) return name;
  //: an axis: %1 what it shows, %2 its unit
  return Words::tr("%1, %2").arg(
      name,
      QString::fromUtf8(spelling.symbol.data(), static_cast<qsizetype>(spelling.symbol.size())));
}

QString tickText(double shown) {
  const bool whole = std::abs(shown - std::round(shown)) < 1e-9 * std::max(1.0, std::abs(shown));
  if (whole && std::abs(shown) < 1e12) return displayCount(std::llround(shown));
  return QLocale().toString(shown, 'g', 3);
}

}  // namespace slicescape::ui
