// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures and tables that leave the window.
#include <qcustomplot.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QSaveFile>
#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_table_dialog.h"
#include "ui/charts/drawing_file.h"

namespace slicescape::ui {

QSize Chart::exportSize() const {
  return {std::max(width(), 420), std::max(height(), 300)};
}

void Chart::render(QPaintDevice& device, const QSize& size, double scale, bool vector) {
  m_exportTheme = themeOf(ThemeName::Light);
  m_exporting = true;
  freshen();
  settleRange();
  QCPPainter painter(&device);
  if (vector) painter.setMode(QCPPainter::pmVectorized);
  painter.scale(scale, scale);
  painter.fillRect(QRect(QPoint(0, 0), size), colours().panel);
  const int plotHeight =
      size.height() - kChartHeaderHeight - static_cast<int>(legendHeight(legend(), size.width()));
  painter.save();
  painter.translate(0, kChartHeaderHeight);
  m_plot->toPainter(&painter, size.width(), plotHeight);
  painter.restore();
  paintFrame(painter, QRectF(QPointF(0, 0), size), true, 0);
  painter.end();
  m_exporting = false;
  m_exportTheme.reset();
  freshen();
  settleRange();
  replotNow();
}

Drawing Chart::drawing() {
  const QSize size = exportSize();
  return {title(), summary(), size, [this, size](QPaintDevice& device, double scale, bool vector) {
            render(device, size, scale, vector);
          }};
}

void Chart::copyImage() {
  QApplication::clipboard()->setImage(drawing().image());
}

void Chart::copyCsv() {
  if (m_dirty) freshen();
  QApplication::clipboard()->setText(QString::fromUtf8(table().toCsv()));
}

void Chart::showAsTable() {
  if (m_dirty) freshen();
  (new ChartTableDialog(title(), table(), window()))->show();
}

bool Chart::exportTo(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  if (suffix == QLatin1String("csv")) {
    if (m_dirty) freshen();
    file.write(table().toCsv());
  } else if (!drawing().write(file, suffix)) {
    return false;  // the unwritten file is discarded
  }
  return file.commit();
}

void Chart::saveAs(const QString& suffix, const QString& filter) {
  auto* dialog = new QFileDialog(window(), tr("Save chart"), {}, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (!exportTo(path)) emit exportFailed(path);
  });
  dialog->open();
}

void Chart::fillMenu(QMenu* menu) {
  addMenuEntries(menu);
  menu->addAction(tr("Copy image"), this, &Chart::copyImage);
  menu->addAction(tr("Copy CSV"), this, &Chart::copyCsv);
  menu->addAction(tr("Show as table"), this, &Chart::showAsTable);
  menu->addSeparator();
  const auto save = [this, menu](const QString& text, const QString& suffix,
                                 const QString& filter) {
    menu->addAction(text, this, [this, suffix, filter] { saveAs(suffix, filter); });
  };
  save(tr("Save PNG…"), QStringLiteral("png"), tr("PNG image (*.png)"));
  save(tr("Save SVG…"), QStringLiteral("svg"), tr("SVG drawing (*.svg)"));
  save(tr("Save PDF…"), QStringLiteral("pdf"), tr("PDF document (*.pdf)"));
  save(tr("Save CSV…"), QStringLiteral("csv"), tr("CSV table (*.csv)"));
}

void Chart::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const int part = event->reason() == QContextMenuEvent::Keyboard ? m_part : partAt(event->pos());
  if (part >= 0 && part < partCount() && !partMetric(part).isEmpty()) {
    menu->addAction(tr("Why?"), this,
                    [this, metric = partMetric(part)] { emit whyRequested(metric); });
    menu->addSeparator();
  }
  fillMenu(menu);
  menu->popup(event->globalPos());
}

}  // namespace slicescape::ui
