// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/schedules/schedule_chooser.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/charts/schedule_scatter.h"
#include "ui/schedules/schedule_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

ScheduleChooser::ScheduleChooser(Document* document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_table(new ScheduleTable(scheduleAlternatives(document->committedPlan()), this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_intro(new QLabel(this)),
      m_view(new QTableView(this)),
      m_scatter(new ScheduleScatter(this)),
      m_reason(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("scheduleChooser"));
  m_sorted->setSourceModel(m_table);
  m_sorted->setSortRole(ScheduleTable::kSortRole);
  m_view->setModel(m_sorted);
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::SingleSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setShowGrid(false);
  m_view->setWordWrap(false);
  m_view->setTabKeyNavigation(false);
  m_view->verticalHeader()->hide();
  m_view->verticalHeader()->setDefaultSectionSize(24);
  m_view->horizontalHeader()->setStretchLastSection(true);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->setSortingEnabled(true);
  m_view->sortByColumn(ScheduleTable::StepTime, Qt::AscendingOrder);
  m_intro->setFont(smallFont());
  m_intro->setWordWrap(true);
  m_reason->setWordWrap(true);
  m_reason->setMinimumHeight(2 * m_reason->fontMetrics().lineSpacing());
  m_reason->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(m_view);
  parts->addWidget(m_scatter);
  parts->setStretchFactor(0, 5);
  parts->setStretchFactor(1, 2);
  parts->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(m_intro);
  layout->addWidget(parts, 1);
  layout->addWidget(m_reason);
  layout->addWidget(m_buttons);
  resize(1120, 470);
  parts->setSizes({760, 340});

  connect(m_buttons, &QDialogButtonBox::accepted, this, &ScheduleChooser::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &ScheduleChooser::reject);
  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ScheduleChooser::preview);
  connect(m_view, &QTableView::doubleClicked, this, &ScheduleChooser::accept);
  connect(m_scatter, &ScheduleScatter::picked, this, [this](int point) {
    // Points are the rows that have figures, in order.
    for (std::size_t row = 0; row < m_table->alternatives().size(); ++row) {
      if (m_table->alternatives()[row].evaluation == nullptr) continue;
      if (point-- == 0) choose(static_cast<int>(row));
    }
  });
  retranslateUi();
  updateColours();
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &ScheduleChooser::updateColours);
  choose(m_table->currentRow());
  m_view->setFocus();
}

/// The chosen row has a pale ground: its text keeps its colour.
void ScheduleChooser::updateColours() {
  QPalette colours = m_view->palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  m_view->setPalette(colours);
}

void ScheduleChooser::choose(int row) {
  if (row < 0) return;
  const QModelIndex index = m_sorted->mapFromSource(m_table->index(row, 0));
  m_view->setCurrentIndex(index);
  m_view->scrollTo(index);
}

int ScheduleChooser::chosenRow() const {
  const QModelIndex index = m_view->currentIndex();
  return index.isValid() ? m_sorted->mapToSource(index).row() : -1;
}

QString ScheduleChooser::reasonText() const {
  return m_reason->text();
}

/// Shows the chosen schedule in the whole window; one that cannot run says why and leaves
/// the plan as it was.
void ScheduleChooser::preview() {
  const int row = chosenRow();
  if (row < 0) return;
  const ScheduleAlternative& chosen = m_table->alternatives()[static_cast<std::size_t>(row)];
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(chosen.isLegal() && !chosen.isCurrent);
  if (chosen.isLegal()) {
    m_document->preview(chosen.plan);
    m_reason->setText(
        chosen.respreadsLayers
            ? tr("Its stages are cut otherwise: the layers are spread evenly over them.")
            : QString());
  } else {
    m_document->preview(m_document->committedPlan());
    m_reason->setText(reasonAgainst(chosen));
  }
  int point = -1;
  for (int i = 0; i <= row; ++i) {
    if (m_table->alternatives()[static_cast<std::size_t>(i)].evaluation != nullptr) ++point;
  }
  m_scatter->setSelected(chosen.evaluation != nullptr ? point : -1);
}

void ScheduleChooser::accept() {
  const int row = chosenRow();
  if (row < 0) return;
  const ScheduleAlternative& chosen = m_table->alternatives()[static_cast<std::size_t>(row)];
  if (!chosen.isLegal()) return;
  m_document->commitPreview(tr("Use the schedule %1").arg(scheduleTitle(chosen)));
  QDialog::accept();
}

void ScheduleChooser::reject() {
  m_document->cancelPreview();
  QDialog::reject();
}

void ScheduleChooser::fillScatter() {
  std::vector<ScatterPoint> points;
  Bytes capacity;
  for (const ScheduleAlternative& one : m_table->alternatives()) {
    if (one.evaluation == nullptr) continue;
    points.push_back({scheduleTitle(one), one.evaluation->peakDevice, one.evaluation->bubbleRatio,
                      one.evaluation->fits, one.isCurrent});
    capacity = std::max(capacity, one.evaluation->capacity);
  }
  m_scatter->setPoints(std::move(points), capacity);
}

void ScheduleChooser::retranslateUi() {
  setWindowTitle(tr("Compare schedules"));
  m_view->setAccessibleName(tr("Schedules"));
  m_scatter->setAccessibleName(tr("Bubble against memory"));
  QPushButton* use = m_buttons->button(QDialogButtonBox::Ok);
  use->setText(tr("Use this schedule"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  const Plan& plan = m_document->committedPlan();
  m_intro->setText(
      m_table->rowCount() == 0
          ? tr("With one pipeline stage there is no schedule to choose: raise PP first.")
          : tr("%n micro-batch(es) on %1 stages. The selected schedule is shown in the window; "
               "Cancel brings the old one back.",
               nullptr, m_document->committedEvaluation()->microBatches)
                .arg(plan.layout->pp));
  m_table->retranslate();
  m_view->resizeColumnsToContents();
  fillScatter();
  preview();
  if (m_table->rowCount() == 0) use->setEnabled(false);
}

void ScheduleChooser::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
