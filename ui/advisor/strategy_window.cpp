// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/strategy_window.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <QStandardPaths>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/advisor/option_actions.h"
#include "ui/advisor/strategy_delegate.h"
#include "ui/advisor/strategy_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

StrategyWindow::StrategyWindow(Document* document, Advisor* advisor, QWidget* window)
    : QDialog(window),
      m_document(document),
      m_advisor(advisor),
      m_model(new StrategyModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_intro(new QLabel(this)),
      m_view(new QTableView(this)),
      m_note(new QLabel(this)),
      m_copy(new QPushButton(this)),
      m_save(new QPushButton(this)),
      m_load(new QPushButton(this)),
      m_close(new QPushButton(this)) {
  setObjectName(QStringLiteral("strategyWindow"));
  m_sorted->setSourceModel(m_model);
  m_sorted->setSortRole(StrategyModel::SortRole);
  m_view->setModel(m_sorted);
  m_view->setItemDelegate(new StrategyDelegate(m_view));
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::SingleSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->setShowGrid(false);
  m_view->setTabKeyNavigation(false);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->verticalHeader()->setHighlightSections(false);
  m_view->verticalHeader()->setSectionsClickable(true);
  m_view->setSortingEnabled(true);
  m_view->horizontalHeader()->setSortIndicatorClearable(true);
  m_view->sortByColumn(-1, Qt::AscendingOrder);
  m_view->installEventFilter(this);
  m_intro->setFont(smallFont());
  m_intro->setWordWrap(true);
  m_note->setFont(smallFont());
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_load->setDefault(true);
  m_close->setAutoDefault(false);
  m_copy->setAutoDefault(false);
  m_save->setAutoDefault(false);

  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(m_copy);
  buttons->addWidget(m_save);
  buttons->addWidget(m_note, 1);
  buttons->addWidget(m_load);
  buttons->addWidget(m_close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(m_intro);
  layout->addWidget(m_view, 1);
  layout->addLayout(buttons);
  resize(1240, 620);

  connect(m_copy, &QAbstractButton::clicked, this, &StrategyWindow::copy);
  connect(m_save, &QAbstractButton::clicked, this, &StrategyWindow::save);
  connect(m_load, &QAbstractButton::clicked, this, &StrategyWindow::load);
  connect(m_close, &QAbstractButton::clicked, this, &QDialog::close);
  connect(m_view, &QTableView::doubleClicked, this, &StrategyWindow::load);
  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &StrategyWindow::updateButtons);
  connect(m_view->horizontalHeader(), &QHeaderView::sectionResized, m_view,
          &QTableView::resizeRowsToContents);
  connect(advisor, &Advisor::changed, this, &StrategyWindow::refresh);
  connect(document, &Document::planChanged, this, &StrategyWindow::updateButtons);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &StrategyWindow::updateColours);
  updateColours();
  retranslateUi();
}

/// The chosen row has a pale ground: its text keeps its colour.
void StrategyWindow::updateColours() {
  QPalette colours = m_view->palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  m_view->setPalette(colours);
}

void StrategyWindow::refresh() {
  if (m_shown != m_advisor->advice()) {
    m_shown = m_advisor->advice();
    const int chosen = chosenRow();
    m_model->setAdvice(m_shown);
    fitCells();
    if (chosen >= 0 && chosen < m_model->rowCount()) choose(chosen);
  }
  updateButtons();
}

void StrategyWindow::fitCells() {
  m_view->resizeColumnsToContents();
  m_view->resizeRowsToContents();
}

void StrategyWindow::updateButtons() {
  const int row = chosenRow();
  const bool stale = m_advisor->isStale() || m_shown == nullptr;
  const std::optional<AdviceOption> option =
      row >= 0 ? m_model->row(row).best : std::optional<AdviceOption>();
  const bool isThere = option && option->plan == m_document->committedPlan();
  m_load->setEnabled(option && !stale && !isThere);
  m_copy->setEnabled(m_model->rowCount() > 0);
  m_save->setEnabled(m_model->rowCount() > 0);
  m_note->setText(m_shown == nullptr ? tr("The plan is being judged…")
                  : stale            ? tr("The plan has changed; judging again…")
                  : row < 0          ? tr("Select a strategy to take its best layout over.")
                  : !option          ? tr("No layout of this strategy was weighed.")
                  : isThere          ? tr("The plan has this layout.")
                  : !option->fits
                      ? tr("%1 does not fit: the findings then say what to do.")
                            .arg(QString::fromStdString(option->name))
                      : tr("%1, one undo entry").arg(QString::fromStdString(option->name)));
}

int StrategyWindow::chosenRow() const {
  const QModelIndex index = m_view->currentIndex();
  return index.isValid() ? m_sorted->mapToSource(index).row() : -1;
}

void StrategyWindow::choose(int row) {
  const QModelIndex index = m_sorted->mapFromSource(m_model->index(row, 0));
  m_view->setCurrentIndex(index);
  m_view->scrollTo(index);
}

void StrategyWindow::load() {
  if (!m_load->isEnabled()) return;
  // The advice goes stale with it: the row is kept beyond.
  const AdviceOption option = *m_model->row(chosenRow()).best;
  useOption(*m_document, option);
}

QString StrategyWindow::asCsv() const {
  return QString::fromUtf8(m_model->table().toCsv());
}

void StrategyWindow::copy() {
  QApplication::clipboard()->setText(asCsv());
  m_note->setText(tr("Copied with exact figures."));
}

void StrategyWindow::save() {
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the comparison"),
      QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), tr("CSV table (*.csv)"));
  if (path.isEmpty()) return;
  QSaveFile file(path);
  const bool written =
      file.open(QIODevice::WriteOnly) && file.write(m_model->table().toCsv()) >= 0 && file.commit();
  m_note->setText(written ? tr("Saved as %1.").arg(path)
                          : tr("%1 cannot be written: %2").arg(path, file.errorString()));
}

void StrategyWindow::retranslateUi() {
  setWindowTitle(tr("Compare strategies"));
  m_view->setAccessibleName(tr("Strategies"));
  m_intro->setText(
      tr("What each way to split the work means for this model on this cluster. "
         "Least GPUs, bytes and ratios are of the strategy used alone; point at a "
         "cell to see how it is computed."));
  m_copy->setText(tr("Copy as CSV"));
  m_save->setText(tr("Save as CSV…"));
  m_load->setText(tr("Load as plan"));
  m_close->setText(tr("Close"));
  m_model->setAdvice(m_shown);
  fitCells();
  updateButtons();
}

void StrategyWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

bool StrategyWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view && event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
      copy();
      return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      load();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void StrategyWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  m_advisor->setWatched(this, true);
  refresh();
}

void StrategyWindow::hideEvent(QHideEvent* event) {
  QDialog::hideEvent(event);
  m_advisor->setWatched(this, false);
}

}  // namespace slicescape::ui
