// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/fix_chooser.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/findings/fix_table.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {

FixChooser::FixChooser(Document* document, std::optional<Finding> finding, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_finding(std::move(finding)),
      m_table(new FixTable(this)),
      m_intro(new QLabel(this)),
      m_view(new QTableView(this)),
      m_message(new QLabel(this)),
      m_busy(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("fixChooser"));
  m_view->setModel(m_table);
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setSelectionMode(QAbstractItemView::SingleSelection);
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_view->setShowGrid(false);
  m_view->setWordWrap(true);
  m_view->setTabKeyNavigation(false);
  m_view->setMouseTracking(true);
  m_view->viewport()->installEventFilter(this);
  m_view->verticalHeader()->hide();
  m_view->verticalHeader()->setDefaultSectionSize(26);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_view->horizontalHeader()->setSectionResizeMode(FixTable::Offer, QHeaderView::Stretch);
  m_intro->setFont(smallFont());
  m_intro->setWordWrap(true);
  m_message->setWordWrap(true);
  m_busy->setRange(0, 0);
  m_busy->setTextVisible(false);
  m_busy->setFixedHeight(6);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(m_intro);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_busy);
  layout->addWidget(m_message);
  layout->addWidget(m_buttons);
  resize(760, 360);

  connect(m_buttons, &QDialogButtonBox::accepted, this, &FixChooser::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &FixChooser::reject);
  connect(m_view, &QTableView::doubleClicked, this, &FixChooser::accept);
  connect(m_view, &QTableView::entered, this,
          [this](const QModelIndex& index) { showFix(index.row()); });
  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& index) { showFix(index.row()); });
  connect(&m_job, &BackgroundJob::started, this, &FixChooser::updateMessage);
  connect(&m_job, &BackgroundJob::finished, this, &FixChooser::updateMessage);
  connect(m_document, &Document::planChanged, this, &FixChooser::seekAgainIfChanged);
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &FixChooser::updateColours);
  retranslateUi();
  updateColours();
  seek();
  m_view->setFocus();
}

QString FixChooser::message() const {
  return m_message->text();
}

void FixChooser::seek() {
  m_plan = m_document->committedPlan();
  m_table->setFixes({});
  const std::string code = m_finding ? m_finding->code : std::string();
  m_job.start([this, plan = m_plan, code](const std::atomic<bool>& cancel,
                                          const BackgroundJob::Report&) -> BackgroundJob::Done {
    FixOptions options;
    options.finding = code;
    options.cancel = &cancel;
    auto fixes = proposeFixes(plan, evaluate(plan), Catalogues::builtIn(), options);
    return [this, fixes = std::move(fixes)] { take(fixes); };
  });
}

/// Previews of this dialog are no change; anything else makes the offers stale.
void FixChooser::seekAgainIfChanged() {
  if (!isVisible() || m_document->committedPlan() == m_plan) return;
  seek();
}

void FixChooser::take(std::vector<Fix> fixes) {
  m_table->setFixes(std::move(fixes));
  m_view->resizeRowsToContents();
  if (m_table->rowCount() > 0) m_view->selectRow(0);
}

/// Shows a fix in the whole window; −1 shows the plan as it is.
void FixChooser::showFix(int row) {
  if (row < 0 || row >= m_table->rowCount()) {
    if (m_document->isPreviewing()) m_document->preview(m_document->committedPlan());
    return;
  }
  m_document->preview(m_table->fixes()[static_cast<std::size_t>(row)].plan);
}

void FixChooser::accept() {
  const int row = m_view->currentIndex().row();
  if (row < 0 || m_job.isRunning()) return;
  const Fix& fix = m_table->fixes()[static_cast<std::size_t>(row)];
  m_document->preview(fix.plan);  // the pointer may rest on another one
  m_document->commitPreview(fixTitle(fix));
  QDialog::accept();
}

void FixChooser::reject() {
  m_job.cancel();
  m_document->cancelPreview();
  QDialog::reject();
}

void FixChooser::updateMessage() {
  const bool any = m_table->rowCount() > 0;
  m_busy->setVisible(m_job.isRunning());
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(any && !m_job.isRunning());
  if (m_job.isRunning()) {
    m_message->setText(tr("Trying single changes and pairs of them…"));
  } else if (!any) {
    m_message->setText(
        m_document->committedEvaluation()->fits
            ? tr("The plan fits and keeps every rule: nothing to mend.")
            : tr("No single change and no pair of changes mends this. A search over all layouts, "
                 "more hosts or another model may."));
  } else {
    m_message->setText(
        tr("%n change(s) found. The selected one is shown in the window; Esc "
           "brings the old plan back.",
           nullptr, m_table->rowCount()));
  }
}

/// The chosen row has a pale ground: its text keeps its colour.
void FixChooser::updateColours() {
  QPalette colours = m_view->palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  m_view->setPalette(colours);
}

void FixChooser::retranslateUi() {
  setWindowTitle(m_finding ? tr("Fix this finding") : tr("Fix the plan"));
  m_intro->setText(m_finding ? translated(m_finding->message)
                             : tr("The smallest changes after which the plan fits and keeps every "
                                  "rule, least GPU time first."));
  m_view->setAccessibleName(tr("Changes that mend the plan"));
  m_busy->setAccessibleName(tr("Changes are being tried"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Apply"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  m_table->retranslate();
  updateMessage();
}

bool FixChooser::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view->viewport() && event->type() == QEvent::Leave && isVisible()) {
    showFix(m_view->currentIndex().row());
  }
  return QDialog::eventFilter(watched, event);
}

void FixChooser::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
