// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/platform/queue_job.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace slicescape::ui {

class QuantityEdit;

/// Where the jobs of a simulation come from: a file, or the bursty generator.
struct Arrivals {
  QString file;  ///< empty = generated
  JobMix mix;
  std::optional<double> load;  ///< of the pool, that the generated jobs shall offer
};

/// The form for it.
class ArrivalsForm : public QWidget {
  Q_OBJECT
 public:
  explicit ArrivalsForm(QWidget* parent = nullptr);

  const Arrivals& arrivals() const { return m_arrivals; }
  void setFile(const QString& path);

 signals:
  void edited();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    const char* label;
    const char* meaning;
    QLabel* caption;
    QuantityEdit* edit;
  };
  QuantityEdit* addNumber(const char* key, const char* label, const char* meaning, int kind,
                          double least, double most, double value,
                          std::function<void(double)> write);
  void browse();
  void choose(bool file);
  void updateEnabled();
  void retranslateUi();

  Arrivals m_arrivals;
  QString m_file;  ///< kept while the generator is chosen
  QLabel* m_heading;
  QRadioButton* m_fromFile;
  QRadioButton* m_generated;
  QLineEdit* m_path;
  QPushButton* m_browse;
  QFormLayout* m_layout;
  QuantityEdit* m_load = nullptr;
  std::vector<Row> m_rows;
};

}  // namespace slicescape::ui
