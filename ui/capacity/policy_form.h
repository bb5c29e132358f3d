// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "core/platform/queue_policy.h"
#include "core/units/quantity_kind.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace slicescape::ui {

class MaintenanceTable;
class QuantityEdit;

/// The rules of a queue as a form.
class PolicyForm : public QWidget {
  Q_OBJECT
 public:
  explicit PolicyForm(QWidget* parent = nullptr);

  void setSettings(const QueueSettings& settings);
  const QueueSettings& settings() const { return m_settings; }
  /// A label that stands before a field of the form, for tests and the keyboard.
  QWidget* field(const QString& key) const;

 signals:
  void edited();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    const char* key;
    const char* label;    ///< marked for translation
    const char* meaning;  ///< marked for translation
    QLabel* caption;
    QWidget* editor;
    std::function<void()> show;
    std::function<void()> retranslate;
  };
  void addHeading(const char* text);
  void addChoice(const char* key, const char* label, const char* meaning,
                 const std::vector<const char*>& choices, std::function<int&()> value);
  void addFlag(const char* key, const char* label, const char* meaning,
               std::function<bool&()> value);
  /// A number of one kind; an optional one may be left open.
  void addNumber(const char* key, const char* label, const char* meaning, QuantityKind kind,
                 double least, double most, std::function<std::optional<double>()> read,
                 std::function<void(std::optional<double>)> write, const char* open = nullptr);
  void addSeconds(const char* key, const char* label, const char* meaning,
                  double QueuePolicy::*member);
  void addHours(const char* key, const char* label, const char* meaning,
                double QueuePolicy::*member);
  void addHosts(const char* key, const char* label, const char* meaning, int QueuePolicy::*member);
  void place(Row row);
  void buildOrder();
  void buildRetry();
  void buildJob();
  void retranslateUi();

  QueueSettings m_settings;
  int m_order = 0, m_gang = 0, m_level = 0;  ///< what the choices edit
  QFormLayout* m_layout;
  std::vector<Row> m_rows;
  std::vector<std::pair<QLabel*, const char*>> m_headings;
  MaintenanceTable* m_maintenance = nullptr;
};

}  // namespace slicescape::ui
