// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <limits>
#include <optional>

#include "core/units/quantity_kind.h"

class QLabel;

namespace slicescape::ui {

class QuantityLine;

/// A field for one quantity. It shows the value with its unit and reads expressions with
/// units (core/units/unit_expression.h) in the marks of the user's locale. Enter or leaving
/// the field commits, Escape restores, Up, Down and the wheel of a focused field step.
/// What cannot be read or is out of range is refused with the reason and the allowed range
/// in words under the field; a value is never clamped and never replaced by another.
class QuantityEdit : public QWidget {
  Q_OBJECT
 public:
  explicit QuantityEdit(QuantityKind kind, QWidget* parent = nullptr);

  /// Allowed values in the base unit, ends included.
  void setRange(double minimum, double maximum);
  /// The value in the base unit; nothing means "open". Keeps what is being typed when the
  /// value did not change.
  void setValue(std::optional<double> value);
  std::optional<double> value() const { return m_value; }
  /// Several objects with different values: shown as "Mixed" until a value is typed.
  void setMixed(bool mixed);
  bool isMixed() const { return m_mixed; }
  /// An empty entry is allowed and means "open"; `text` is shown in its place.
  void setOpen(bool mayBeOpen, const QString& text = {});
  /// A remark at the right end instead of a unit ("of 80").
  void setSuffix(const QString& suffix);
  void setFieldName(const QString& name);  ///< for assistive technology

  /// What stands for several different values.
  static QString mixedText() { return tr("Mixed"); }

  QuantityLine* line() const { return m_line; }
  QString message() const;  ///< what stands under the field; empty when nothing does

 signals:
  /// A new value was entered. `stepping`: by wheel or arrow keys, so that a run of steps can
  /// be one undo entry.
  void committed(double value, bool stepping);
  void cleared();  ///< an empty entry where "open" is allowed

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void commit();
  void step(int steps);
  void restore();
  void showValue();
  void showMeaning();
  void refuse(const QString& why);
  void accept();
  QString rangeText() const;
  QString inUnits(double value) const;
  void setMessage(const QString& text, bool isError);

  QuantityKind m_kind;
  UnitSpelling m_unit;
  QuantityLine* m_line;
  QLabel* m_message;
  std::optional<double> m_value;
  double m_minimum = std::numeric_limits<double>::lowest();
  double m_maximum = std::numeric_limits<double>::max();
  bool m_mixed = false;
  bool m_mayBeOpen = false;
  QString m_openText;
  QString m_suffix;
};

}  // namespace slicescape::ui
