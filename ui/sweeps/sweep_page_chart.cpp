// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the chart of a sweep shows, and how it leaves the window.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSaveFile>
#include <QToolButton>
#include <algorithm>

#include "ui/charts/sweep_chart.h"
#include "ui/sweeps/sweep_page.h"
#include "ui/sweeps/sweep_words.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

double largestOf(const std::vector<double>& values) {
  return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

}  // namespace

/// "Sequence length 8,192, GPUs 128".
QString SweepPage::inputsOf(const SweepPoint& point) const {
  QStringList parts;
  for (std::size_t i = 0; i < std::min(m_axes.size(), point.values.size()); ++i) {
    const std::string& path = m_axes[i].path;
    //: an input of a sweep and its value: "Sequence length 8,192"
    parts << tr("%1 %2").arg(sweepInputName(path), sweepText(point.values[i], sweepQuantity(path)));
  }
  return displayList(parts);
}

QString SweepPage::tipOf(const SweepPoint& point) const {
  const std::string output = outputId().toStdString();
  QStringList lines{inputsOf(point)};
  if (const auto value = outputOf(point, output)) {
    lines << tr("%1 %2").arg(sweepOutputName(output),
                             sweepText(*value, sweepOutputQuantity(output)));
  }
  if (!point.problem.empty()) lines << translated(point.problem);
  return lines.join(QLatin1Char('\n'));
}

QString SweepPage::title() const {
  QStringList inputs;
  for (const SweepAxis& axis : m_axes) inputs << sweepInputName(axis.path);
  //: title of a chart: %1 the output, %2 the inputs
  return tr("%1 over %2").arg(sweepOutputName(outputId().toStdString()), displayList(inputs));
}

void SweepPage::fillChart() {
  if (m_points.empty()) return m_chart->clear();
  const std::string output = outputId().toStdString();
  const QuantityKind kind = sweepOutputQuantity(output);
  double largest = 0;
  for (const SweepPoint& point : m_points) {
    largest = std::max(largest, outputOf(point, output).value_or(0));
  }
  const AxisUnit unit = AxisUnit::of(largest, kind);
  std::vector<SweepChartAxis> axes;
  for (const SweepAxis& axis : m_axes) {
    const AxisUnit own = AxisUnit::of(largestOf(axis.values), sweepQuantity(axis.path));
    SweepChartAxis shown;
    shown.label = own.label(sweepInputName(axis.path));
    for (const double value : axis.values) {
      shown.values.push_back(own.shown(value));
      shown.texts << tickText(own.shown(value));
    }
    axes.push_back(std::move(shown));
  }
  std::vector<SweepChartPoint> points;
  for (int cell = 0; cell < static_cast<int>(m_cells.size()); ++cell) {
    const SweepPoint* point = pointOf(cell);
    SweepChartPoint shown;
    if (point == nullptr) {
      shown.tip = tr("Not evaluated: the sweep was stopped.");
    } else {
      if (const auto value = outputOf(*point, output)) {
        shown.value = unit.shown(*value);
        shown.text = tickText(*shown.value);
      }
      shown.fits = point->verdict == Verdict::Fits;
      shown.tip = tipOf(*point);
    }
    points.push_back(std::move(shown));
  }
  m_chart->setData(std::move(axes), unit.label(sweepOutputName(output)), std::move(points));
}

ChartTable SweepPage::table() const {
  ChartTable table;
  for (const SweepAxis& axis : m_axes) {
    table.columns.push_back(
        {QString::fromStdString(axis.path), sweepInputName(axis.path), ColumnQuantity::Text});
  }
  for (const std::string& output : sweepOutputs()) {
    table.columns.push_back(
        {QString::fromStdString(output), sweepOutputName(output), ColumnQuantity::Text});
  }
  table.columns.push_back({QStringLiteral("verdict"), tr("Verdict"), ColumnQuantity::Text});
  table.columns.push_back({QStringLiteral("problem"), tr("Problem"), ColumnQuantity::Text});
  for (const SweepPoint& point : m_points) {
    std::vector<QVariant> row(point.values.begin(), point.values.end());
    for (const std::string& output : sweepOutputs()) {
      const auto value = outputOf(point, output);
      row.push_back(value ? QVariant(*value) : QVariant(QString()));
    }
    row.push_back(point.verdict == Verdict::Fits         ? QStringLiteral("fits")
                  : point.verdict == Verdict::DoesNotFit ? QStringLiteral("does_not_fit")
                                                         : QStringLiteral("invalid"));
    row.push_back(translated(point.problem));
    table.rows.push_back(std::move(row));
  }
  return table;
}

bool SweepPage::exportTo(const QString& path) {
  if (writeTo(path)) return true;
  m_status->setText(tr("The sweep could not be written to %1.").arg(path));
  return false;
}

bool SweepPage::writeTo(const QString& path) {
  QSaveFile file(path);
  if (m_points.empty() || !file.open(QIODevice::WriteOnly)) return false;
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == QLatin1String("csv")) {
    file.write(table().toCsv());
  } else if (!m_chart->drawing(title()).write(file, suffix)) {
    return false;  // the unwritten file is discarded
  }
  return file.commit();
}

void SweepPage::saveAs(const QString& suffix, const QString& filter) {
  auto* dialog = new QFileDialog(window(), tr("Save the sweep"), {}, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  connect(dialog, &QFileDialog::fileSelected, this, &SweepPage::exportTo);
  dialog->open();
}

void SweepPage::fillExportMenu() {
  delete m_export->menu();
  auto* menu = new QMenu(m_export);
  menu->addAction(tr("Copy image"), this, [this] {
    QApplication::clipboard()->setImage(m_chart->drawing(title()).image());
  });
  menu->addAction(tr("Copy CSV"), this, [this] {
    QApplication::clipboard()->setText(QString::fromUtf8(table().toCsv()));
  });
  menu->addSeparator();
  const auto save = [this, menu](const QString& text, const QString& suffix,
                                 const QString& filter) {
    menu->addAction(text, this, [this, suffix, filter] { saveAs(suffix, filter); });
  };
  save(tr("Save PNG…"), QStringLiteral("png"), tr("PNG image (*.png)"));
  save(tr("Save SVG…"), QStringLiteral("svg"), tr("SVG drawing (*.svg)"));
  save(tr("Save PDF…"), QStringLiteral("pdf"), tr("PDF document (*.pdf)"));
  save(tr("Save CSV…"), QStringLiteral("csv"), tr("CSV table (*.csv)"));
  m_export->setMenu(menu);
}

}  // namespace slicescape::ui
