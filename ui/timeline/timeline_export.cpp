// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures, tables and traces that leave the window.
#include <qcustomplot.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>
#include <algorithm>

#include "core/schedule/trace.h"
#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_table_dialog.h"
#include "ui/charts/drawing_file.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_text.h"

namespace slicescape::ui {
namespace {

constexpr int kPlotTop = 28;

QByteArray traceOf(const TimelineData& data) {
  std::vector<MemoryCurve> memory;
  for (int rank = 0; rank < data.ranks(); ++rank) memory.push_back(data.memory(rank));
  const SimulatedStep& step = data.step();
  return QByteArray::fromStdString(
      traceJson(step.schedule, step.times, step.timeline, memory, step.extras));
}

}  // namespace

QSize TimelinePanel::exportSize() const {
  return {std::max(width(), 640), std::max(height(), 320)};
}

void TimelinePanel::render(QPaintDevice& device, const QSize& size, double scale, bool vector) {
  const Theme light = themeOf(ThemeName::Light);
  QCPPainter painter(&device);
  painter.scale(scale, scale);
  painter.fillRect(QRect(QPoint(0, 0), size), light.panel);
  const int legendTop = static_cast<int>(legendRoom(size.width()));
  painter.save();
  painter.translate(0, kPlotTop);
  m_view->paintPlot(painter, {size.width(), size.height() - kPlotTop - legendTop}, scale, vector);
  painter.restore();
  paintFrame(painter, QRectF(QPointF(0, 0), size), size.width(), light);
}

Drawing TimelinePanel::drawing() {
  const QSize size = exportSize();
  return {heading(), TimelineText::summary(*m_view->scene().data), size,
          [this, size](QPaintDevice& device, double scale, bool vector) {
            render(device, size, scale, vector);
          }};
}

void TimelinePanel::copyImage() {
  m_view->freshen();
  QApplication::clipboard()->setImage(drawing().image());
}

void TimelinePanel::copyCsv() {
  m_view->freshen();
  QApplication::clipboard()->setText(
      QString::fromUtf8(TimelineText::operations(*m_view->scene().data).toCsv()));
}

void TimelinePanel::showAsTable() {
  m_view->freshen();
  (new ChartTableDialog(heading(), TimelineText::operations(*m_view->scene().data), window()))
      ->show();
}

bool TimelinePanel::exportTo(const QString& path) {
  m_view->freshen();
  const TimelineData& data = *m_view->scene().data;
  const QString suffix = QFileInfo(path).suffix().toLower();
  QSaveFile file(path);
  if (data.isEmpty() || !file.open(QIODevice::WriteOnly)) return false;
  if (suffix == QLatin1String("csv")) {
    file.write(TimelineText::operations(data).toCsv());
  } else if (suffix == QLatin1String("json")) {
    file.write(traceOf(data));
  } else if (!drawing().write(file, suffix)) {
    return false;  // the unwritten file is discarded
  }
  return file.commit();
}

void TimelinePanel::saveAs(const QString& suffix, const QString& filter) {
  auto* dialog = new QFileDialog(window(), tr("Save timeline"), {}, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
    // "PNG image (*.png)"
    dialog->setDefaultSuffix(
        chosen.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
  });
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (!exportTo(path))
      emit messageRaised(tr("The timeline could not be written to %1.").arg(path));
  });
  dialog->open();
}

void TimelinePanel::saveDialog() {
  saveAs(QStringLiteral("png"),
         tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;CSV table (*.csv);;"
            "Chrome trace (*.json)"));
}

void TimelinePanel::fillMenu(QMenu* menu) {
  menu->addAction(tr("Copy image"), this, &TimelinePanel::copyImage);
  menu->addAction(tr("Copy CSV"), this, &TimelinePanel::copyCsv);
  menu->addAction(tr("Show as table"), this, &TimelinePanel::showAsTable);
  menu->addSeparator();
  const auto save = [this, menu](const QString& text, const QString& suffix,
                                 const QString& filter) {
    menu->addAction(text, this, [this, suffix, filter] { saveAs(suffix, filter); });
  };
  save(tr("Save PNG…"), QStringLiteral("png"), tr("PNG image (*.png)"));
  save(tr("Save SVG…"), QStringLiteral("svg"), tr("SVG drawing (*.svg)"));
  save(tr("Save PDF…"), QStringLiteral("pdf"), tr("PDF document (*.pdf)"));
  save(tr("Save CSV…"), QStringLiteral("csv"), tr("CSV table (*.csv)"));
  save(tr("Save trace for Perfetto…"), QStringLiteral("json"), tr("Chrome trace (*.json)"));
  const auto& data = m_view->scene().data;
  const bool something = data != nullptr && !data->isEmpty();
  for (QAction* action : menu->actions()) action->setEnabled(something);
}

void TimelinePanel::contextMenuEvent(QContextMenuEvent* event) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillMenu(menu);
  menu->popup(event->globalPos());
}

}  // namespace slicescape::ui
