// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/findings_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/findings/finding_delegate.h"
#include "ui/findings/finding_model.h"
#include "ui/findings/fix_chooser.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

FindingsPanel::FindingsPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new FindingModel(this)),
      m_summary(new QLabel(this)),
      m_fix(new QPushButton(this)),
      m_copy(new QPushButton(this)),
      m_content(new QStackedWidget(this)),
      m_list(new QListView(this)),
      m_empty(new QLabel(this)) {
  setObjectName(QStringLiteral("findings"));
  m_list->setModel(m_model);
  auto* delegate = new FindingDelegate(m_list);
  m_list->setItemDelegate(delegate);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->installEventFilter(this);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_content->addWidget(m_list);
  m_content->addWidget(m_empty);
  m_summary->setFont(smallFont());

  auto* top = new QHBoxLayout;
  top->setContentsMargins(8, 4, 8, 0);
  top->addWidget(m_summary, 1);
  top->addWidget(m_fix);
  top->addWidget(m_copy);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(m_content, 1);

  connect(m_fix, &QAbstractButton::clicked, this, &FindingsPanel::fixPlan);
  connect(delegate, &FindingDelegate::fixClicked, this, &FindingsPanel::fix);
  connect(m_copy, &QAbstractButton::clicked, this, &FindingsPanel::copy);
  connect(m_list, &QListView::clicked, this, &FindingsPanel::go);
  connect(m_list, &QListView::activated, this, &FindingsPanel::go);
  m_list->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(m_list, &QWidget::customContextMenuRequested, this, &FindingsPanel::showMenu);
  connect(document, &Document::evaluationChanged, this, &FindingsPanel::refresh);
  retranslateUi();
  refresh();
}

void FindingsPanel::refresh() {
  const auto evaluation = m_document->evaluation();
  m_model->setFindings(evaluation->findings, m_document->plan());
  const auto count = [&](Severity severity) {
    return int(std::count_if(evaluation->findings.begin(), evaluation->findings.end(),
                             [&](const Finding& finding) { return finding.severity == severity; }));
  };
  const int errors = count(Severity::Error);
  const int warnings = count(Severity::Warning);
  const bool any = m_model->rowCount() > 0;
  m_content->setCurrentWidget(any ? static_cast<QWidget*>(m_list) : m_empty);
  m_copy->setEnabled(any);
  m_fix->setVisible(errors > 0);
  updateEmptyText();
  //: %1 such as "2 errors", %2 such as "1 warning", %3 such as "3 notes"
  m_summary->setText(any ? tr("%1 · %2 · %3")
                               .arg(tr("%n error(s)", nullptr, errors),
                                    tr("%n warning(s)", nullptr, warnings),
                                    tr("%n note(s)", nullptr, count(Severity::Info)))
                         : QString());
  if (errors == m_errors && warnings == m_warnings) return;
  m_errors = errors;
  m_warnings = warnings;
  emit countsChanged(errors, warnings);
}

/// Objects are selected, the others of the same kind with them; a field is shown by the
/// inspector, which answers the request to reveal it.
void FindingsPanel::go(const QModelIndex& index) {
  if (!index.isValid()) return;
  const auto subjects = m_model->finding(index.row()).subjects;
  if (subjects.empty()) return;
  const auto isObject = [](const Subject& subject) {
    return subject.kind != SubjectKind::Field && subject.kind != SubjectKind::Axis &&
           subject.kind != SubjectKind::Rank;
  };
  const auto first = std::find_if(subjects.begin(), subjects.end(), isObject);
  SelectionModel& selection = m_document->selection();
  if (first == subjects.end()) {
    const auto field = std::find_if(subjects.begin(), subjects.end(), [](const Subject& subject) {
      return subject.kind == SubjectKind::Field;
    });
    selection.clear();
    selection.reveal(field == subjects.end() ? subjects.front() : *field);
    return;
  }
  std::set<Subject> selected;
  for (const Subject& subject : subjects) {
    if (subject.kind == first->kind) selected.insert(subject);
  }
  selection.setSelected(selected);
  selection.reveal(*first);
}

/// The figure that a finding is about; empty when it is about none.
QString FindingsPanel::metricOf(const QModelIndex& index) const {
  if (!index.isValid() || m_document->evaluation()->timeline == nullptr) return {};
  const Finding& finding = m_model->finding(index.row());
  const bool isMemory = finding.code.starts_with("memory.");
  if (!isMemory && !finding.code.starts_with("pipeline.")) return {};
  for (const Subject& subject : finding.subjects) {
    if (subject.kind != SubjectKind::Stage) continue;
    return QStringLiteral("stages[%1].%2")
        .arg(QString::fromStdString(subject.id),
             isMemory ? QStringLiteral("peak_bytes") : QStringLiteral("forward_s"));
  }
  return isMemory ? QStringLiteral("peak_memory_bytes.device") : QStringLiteral("bubble_ratio");
}

void FindingsPanel::askWhy(const QModelIndex& index) {
  const QString metric = metricOf(index);
  if (!metric.isEmpty()) emit whyRequested(metric);
}

void FindingsPanel::fixPlan() {
  openFixes(std::nullopt);
}

void FindingsPanel::fix(const QModelIndex& index) {
  if (!index.isValid() || !index.data(FindingModel::FixableRole).toBool()) return;
  openFixes(m_model->finding(index.row()));
}

/// Above the panel, so that the findings, the key figures and the strip show what is chosen.
void FindingsPanel::openFixes(std::optional<Finding> finding) {
  if (m_document->isPreviewing() || m_errors <= 0) return;
  auto* dialog = new FixChooser(m_document, std::move(finding), window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  const QPoint panel = mapToGlobal(QPoint(0, 0));
  constexpr int kFrame = 40;  // title bar and a gap
  dialog->move(panel.x() + (width() - dialog->width()) / 2,
               std::max(0, panel.y() - dialog->height() - kFrame));
}

void FindingsPanel::showMenu(const QPoint& position) {
  const QModelIndex index = m_list->indexAt(position);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (!metricOf(index).isEmpty()) {
    menu->addAction(tr("Why?"), this,
                    [this, index = QPersistentModelIndex(index)] { askWhy(index); });
  }
  if (index.data(FindingModel::FixableRole).toBool()) {
    menu->addAction(tr("Fix…"), this, [this, index = QPersistentModelIndex(index)] { fix(index); });
  }
  menu->addAction(tr("Copy as text"), this, &FindingsPanel::copy);
  menu->popup(m_list->viewport()->mapToGlobal(position));
}

QString FindingsPanel::asText() const {
  QString text;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    text += m_model->index(row).data(Qt::AccessibleTextRole).toString() + u'\n';
  }
  return text;
}

void FindingsPanel::copy() {
  QApplication::clipboard()->setText(asText());
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list && event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
      copy();
      return true;
    }
    if (key->key() == Qt::Key_W && key->modifiers() == Qt::NoModifier) {
      askWhy(m_list->currentIndex());
      return true;
    }
    if (key->key() == Qt::Key_X && key->modifiers() == Qt::NoModifier) {
      fix(m_list->currentIndex());
      return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      go(m_list->currentIndex());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void FindingsPanel::retranslateUi() {
  m_fix->setText(tr("Fix the plan…"));
  m_fix->setToolTip(tr("Show the smallest changes after which the plan fits and keeps every rule"));
  m_copy->setText(tr("Copy as text"));
  m_list->setAccessibleName(tr("Findings"));
  updateEmptyText();
}

void FindingsPanel::updateEmptyText() {
  m_empty->setText(m_document->evaluation()->fits
                       ? tr("No findings: the plan fits and keeps every rule.")
                       : tr("Nothing to judge yet. Findings appear as the plan takes shape."));
}

void FindingsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    m_model->retranslate();
    refresh();
    m_list->doItemsLayout();
  }
}

}  // namespace slicescape::ui
