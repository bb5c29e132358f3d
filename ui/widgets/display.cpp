// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/display.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>
#include <cmath>
#include <type_traits>

#include "core/units/format.h"
#include "ui/widgets/display_list.h"
#include "ui/widgets/display_place.h"

namespace slicescape::ui {
namespace {

MemoryUnit g_memoryUnit = MemoryUnit::Gibibytes;

const QString kUnknown = QStringLiteral("—");
const QChar kMinus(0x2212);

/// Core's figure with the locale's signs. Rounding and prefixes are core's, so that the
/// window, the files and the command line agree to the last digit.
QString localised(const std::string& english) {
  QString text = QString::fromStdString(english);
  const QLocale locale;
  const QString point = locale.decimalPoint();
  const QString group = locale.groupSeparator();
  if (point == QLatin1String(".") && group == QLatin1String(",")) return text;
  QString result;
  result.reserve(text.size());
  for (const QChar c : text) {
    if (c == QLatin1Char('.')) {
      result += point;
    } else if (c == QLatin1Char(',')) {
      result += group;
    } else {
      result += c;
    }
  }
  return result;
}

QString decimalBytes(Bytes value) {
  static constexpr std::array kUnits{"B", "kB", "MB", "GB", "TB", "PB"};
  double magnitude = static_cast<double>(value.value());
  std::size_t unit = 0;
  while (std::abs(magnitude) >= 999.5 && unit + 1 < kUnits.size()) {
    magnitude /= 1000;
    ++unit;
  }
  return localised(formatNumber(magnitude) + " " + kUnits[unit]);
}

/// What was expected is a sentence at some places and a part of one at others.
QString withoutFullStop(QString sentence) {
  if (sentence.endsWith(QLatin1Char('.')) || sentence.endsWith(QChar(0x3002))) sentence.chop(1);
  return sentence;
}

QString displayArgument(const TextArgument& argument) {
  return std::visit(
      [](const auto& value) {
        using T = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<T, std::string>) {
          return QString::fromStdString(value);
        } else if constexpr (std::is_same_v<T, std::int64_t>) {
          return displayCount(value);
        } else if constexpr (std::is_same_v<T, double>) {
          return displayNumber(value);
        } else if constexpr (std::is_same_v<T, Share>) {
          return displayShare(value.value);
        } else {
          return display(value);
        }
      },
      argument);
}

}  // namespace

QString display(Bytes value) {
  return g_memoryUnit == MemoryUnit::Gibibytes ? localised(formatBytes(value))
                                               : decimalBytes(value);
}

QString display(Seconds value) {
  return localised(formatSeconds(value));
}
QString display(BytesPerSecond value) {
  return localised(formatBytesPerSecond(value));
}
QString displayLineRate(BytesPerSecond value) {
  return localised(formatLineRate(value));
}
QString display(Flop value) {
  return localised(formatFlop(value));
}
QString display(FlopPerSecond value) {
  return localised(formatFlopPerSecond(value));
}
QString displayCount(qint64 value) {
  return localised(formatCount(value));
}
QString displayShortCount(double value) {
  return localised(formatShortCount(value));
}
QString displayNumber(double value) {
  return localised(formatNumber(value));
}

QString displayShare(double value, int decimals) {
  if (!std::isfinite(value)) return kUnknown;
  const QString digits = QLocale().toString(std::abs(value) * 100, 'f', decimals);
  const bool negative = value < 0 && std::abs(value) * 100 >= 0.5 * std::pow(10.0, -decimals);
  return (negative ? QString(kMinus) : QString()) + digits + QStringLiteral(" %");
}

QString displaySignedShare(double value) {
  const QString text = displayShare(value);
  return std::isfinite(value) && !text.startsWith(kMinus) ? QLatin1Char('+') + text : text;
}

QString displayExact(Bytes value) {
  return QCoreApplication::translate("display", "%1 bytes").arg(displayCount(value.value()));
}

QString translated(const Text& text) {
  if (text.empty()) return {};
  const QString pattern = QCoreApplication::translate("core", text.pattern.c_str());
  std::vector<std::string> values;
  values.reserve(text.arguments.size());
  for (const TextArgument& argument : text.arguments) {
    values.push_back(displayArgument(argument).toStdString());
  }
  return QString::fromStdString(substitute(pattern.toStdString(), values));
}

QString translated(const Error& error) {
  const QString expected = withoutFullStop(translated(error.expected));
  const QString place = displayPlace(error.place);
  const QString file = QString::fromStdString(error.file);
  QString where;
  if (!file.isEmpty() && !place.isEmpty()) {
    //: %1 file, %2 place in it, %3 what was expected there
    where = QCoreApplication::translate("display", "%1, %2: %3.").arg(file, place, expected);
  } else if (!file.isEmpty() || !place.isEmpty()) {
    //: %1 file or place, %2 what was expected there
    where = QCoreApplication::translate("display", "%1: %2.").arg(file + place, expected);
  } else {
    where = QCoreApplication::translate("display", "%1.", "a whole sentence").arg(expected);
  }
  if (error.remedy.empty()) return where;
  return displaySentences({where, translated(error.remedy)});
}

void setMemoryUnit(MemoryUnit unit) {
  g_memoryUnit = unit;
}
MemoryUnit memoryUnit() {
  return g_memoryUnit;
}

QString memoryCategoryName(MemoryCategory category) {
  switch (category) {
    case MemoryCategory::Weights:
      return QCoreApplication::translate("display", "Weights");
    case MemoryCategory::Gradients:
      return QCoreApplication::translate("display", "Gradients");
    case MemoryCategory::Optimizer:
      return QCoreApplication::translate("display", "Optimizer");
    case MemoryCategory::Activations:
      return QCoreApplication::translate("display", "Activations");
    case MemoryCategory::Logits:
      return QCoreApplication::translate("display", "Logits");
    case MemoryCategory::Buffers:
      return QCoreApplication::translate("display", "Buffers & context");
  }
  return {};
}

Bytes memoryIn(const MemoryBreakdown& memory, MemoryCategory category) {
  switch (category) {
    case MemoryCategory::Weights:
      return memory.weights;
    case MemoryCategory::Gradients:
      return memory.gradients;
    case MemoryCategory::Optimizer:
      return memory.optimizer;
    case MemoryCategory::Activations:
      return memory.activations;
    case MemoryCategory::Logits:
      return memory.logits;
    case MemoryCategory::Buffers:
      return memory.buffers + memory.communication + memory.context + memory.fragmentation;
  }
  return {};
}

}  // namespace slicescape::ui
