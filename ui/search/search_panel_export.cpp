// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What leaves the panel: tables, results, layouts.
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>
#include <QTabWidget>

#include "core/search/layout_text.h"
#include "core/search/search_json.h"
#include "core/units/json_writer.h"
#include "ui/charts/pareto_chart.h"
#include "ui/search/found_plan_table.h"
#include "ui/search/search_panel.h"
#include "ui/search/why_not_panel.h"

namespace slicescape::ui {

void SearchPanel::copyTable() {
  QApplication::clipboard()->setText(QString::fromUtf8(m_table->exported().toCsv()));
}

/// In the words that "Why not?" and the command line read.
void SearchPanel::copyLayout() {
  const int row = chosenRow();
  if (row < 0) return;
  QApplication::clipboard()->setText(QString::fromStdString(
      layoutText(m_table->rows()[static_cast<std::size_t>(row)].plan->plan)));
}

bool SearchPanel::exportTo(const QString& path) {
  const SearchResult* result = m_session->result();
  const QString suffix = QFileInfo(path).suffix().toLower();
  QByteArray content;
  if (suffix == QLatin1String("csv")) {
    content = m_table->exported().toCsv();
  } else if (suffix == QLatin1String("json") && result != nullptr) {
    content = QByteArray::fromStdString(
        toJsonText(searchToJson(*result, m_session->question()->space, 0, 1)));
  } else {
    return m_chart->exportTo(path);
  }
  QSaveFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
}

void SearchPanel::saveAs(const QString& suffix, const QString& filter) {
  auto* dialog = new QFileDialog(window(), tr("Save search results"), {}, filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
    // "PNG image (*.png)"
    dialog->setDefaultSuffix(
        chosen.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
  });
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (exportTo(path)) return;
    emit messageRaised(tr("The results could not be written to %1.").arg(path));
  });
  dialog->open();
}

void SearchPanel::saveDialog() {
  saveAs(QStringLiteral("csv"),
         tr("CSV table (*.csv);;JSON (*.json);;PNG image (*.png);;SVG drawing (*.svg);;"
            "PDF document (*.pdf)"));
}

void SearchPanel::fillMenu(QMenu* menu, int row) {
  const bool chosen = row >= 0 && row < m_table->rowCount();
  const auto add = [&](const QString& text, bool enabled, const std::function<void()>& run) {
    menu->addAction(text, this, run)->setEnabled(enabled);
  };
  add(tr("Load into the plan"), chosen && row != m_table->currentRow(), [this, row] { load(row); });
  add(tr("Why not this layout?"), chosen, [this, row] {
    m_tabs->setCurrentWidget(m_whyNot);
    m_whyNot->ask(QString::fromStdString(
        layoutText(m_table->rows()[static_cast<std::size_t>(row)].plan->plan)));
  });
  add(tr("Copy layout"), chosen, [this] { copyLayout(); });
  menu->addSeparator();
  const bool any = m_table->rowCount() > 0;
  add(tr("Copy table as CSV"), any, [this] { copyTable(); });
  add(tr("Save CSV…"), any, [this] { saveAs(QStringLiteral("csv"), tr("CSV table (*.csv)")); });
  add(tr("Save JSON…"), m_session->result() != nullptr,
      [this] { saveAs(QStringLiteral("json"), tr("JSON (*.json)")); });
}

}  // namespace slicescape::ui
