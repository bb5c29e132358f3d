// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/capacity/long_time.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace slicescape::ui {
namespace {

constexpr double kHour = 3600;
constexpr double kDay = 86400;
constexpr double kFarDays = 365.0 * 200;  // beyond it a date says nothing

}  // namespace

LongTimeScale LongTimeScale::forLargest(double seconds) {
  if (seconds >= 2 * kDay) return {1 / kDay, QStringLiteral("d")};
  if (seconds >= 2 * kHour) return {1 / kHour, QStringLiteral("h")};
  if (seconds >= 120) return {1.0 / 60, QStringLiteral("min")};
  return {};
}

double timeStep(double most, int count) {
  constexpr std::array kSteps{
      1.0,      2.0,       5.0,       10.0,      30.0,       60.0,       120.0,      300.0,
      600.0,    1800.0,    kHour,     2 * kHour, 6 * kHour,  12 * kHour, kDay,       2 * kDay,
      5 * kDay, 10 * kDay, 20 * kDay, 50 * kDay, 100 * kDay, 200 * kDay, 500 * kDay, 1000 * kDay};
  for (const double step : kSteps) {
    if (most / step <= count) return step;
  }
  return most / count;
}

QString roundTime(double seconds) {
  const bool days = seconds >= kDay;
  const bool hours = seconds >= kHour;
  const LongTimeScale scale = days    ? LongTimeScale{1 / kDay, QStringLiteral("d")}
                              : hours ? LongTimeScale{1 / kHour, QStringLiteral("h")}
                                      : LongTimeScale::forLargest(2 * seconds);
  return QStringLiteral("%1 %2").arg(QLocale().toString(scale.of(seconds), 'g', 4), scale.unit);
}

QString dayAfter(const QDate& from, double seconds) {
  const double days = std::ceil(seconds / kDay);
  if (!(days < kFarDays)) return QStringLiteral("—");
  //: Format of a date: 14 Jan 2027
  const QString format = QCoreApplication::translate("LongTime", "d MMM yyyy");
  return QLocale().toString(from.addDays(static_cast<qint64>(days)), format);
}

}  // namespace slicescape::ui
