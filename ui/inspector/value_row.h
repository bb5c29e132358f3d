// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

#include "ui/inspector/link_usage.h"

class QLabel;

namespace slicescape::ui {

class LinkButton;

/// A computed value: a colour when its category has one, a name, the value, and "Why?" when
/// it can be explained.
class ValueRow : public QWidget {
  Q_OBJECT
 public:
  explicit ValueRow(QWidget* parent = nullptr);

  void setName(const QString& name);
  void setValue(const QString& value, const QString& exact = {});  ///< `exact` is the tooltip
  void setColour(const QColor& fill);
  /// Metric to explain (core/plan/explanation.h), with "#Term" for one term of it; empty = no
  /// link.
  void setMetric(const QString& metric);
  QString name() const;
  QString value() const;
  LinkButton* why() const { return m_why; }

 signals:
  void whyRequested(const QString& metric);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void retranslateUi();
  void updateAccessibleName();
  void elide();

  QColor m_colour;
  QString m_metric;
  QString m_text;
  QString m_exact;
  QLabel* m_name;
  QLabel* m_value;
  LinkButton* m_why;
};

/// A link's share of the step in use: name and figure over a thin bar, the part that the step
/// waits for in the colour of exposed communication.
class UsageRow : public QWidget {
  Q_OBJECT
 public:
  explicit UsageRow(QWidget* parent = nullptr);
  void setUsage(const LinkUsage& usage);
  const LinkUsage& usage() const { return m_usage; }
  QSize sizeHint() const override { return {120, 32}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  LinkUsage m_usage;
};

}  // namespace slicescape::ui
