// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/outline/outline_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include "core/hardware/catalogue.h"

namespace slicescape::ui {
namespace {

// In a narrow panel the names need the room: types can be widened by hand.
constexpr int kTypeWidth = 68;
constexpr int kIndentation = 10;

/// Types are chosen from the catalogue, counts in a field for whole numbers.
class OutlineDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const override {
    const QStringList ids = index.data(OutlineModel::kChoicesRole).toStringList();
    if (!ids.isEmpty()) {
      auto* box = new QComboBox(parent);
      for (const QString& id : ids) {
        const HostType* type = HardwareCatalogue::builtIn().hostType(id.toStdString());
        box->addItem(QString::fromStdString(type->name), id);
      }
      return box;
    }
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    if (auto* box = qobject_cast<QSpinBox*>(editor)) box->setRange(1, 1'000'000);
    return editor;
  }
  void setEditorData(QWidget* editor, const QModelIndex& index) const override {
    if (auto* box = qobject_cast<QComboBox*>(editor)) {
      box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    } else {
      QStyledItemDelegate::setEditorData(editor, index);
    }
  }
  void setModelData(QWidget* editor, QAbstractItemModel* model,
                    const QModelIndex& index) const override {
    if (const auto* box = qobject_cast<QComboBox*>(editor)) {
      model->setData(index, box->currentData(), Qt::EditRole);
    } else {
      QStyledItemDelegate::setModelData(editor, model, index);
    }
  }
};

}  // namespace

OutlinePanel::OutlinePanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new OutlineModel(document, this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_search(new QLineEdit(this)),
      m_tree(new QTreeView(this)) {
  setObjectName(QStringLiteral("outline"));
  m_filter->setSourceModel(m_model);
  m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
  m_filter->setFilterKeyColumn(-1);
  m_filter->setRecursiveFilteringEnabled(true);
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_tree->setModel(m_filter);
  m_tree->setItemDelegate(new OutlineDelegate(m_tree));
  m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  m_tree->setUniformRowHeights(true);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->setTabKeyNavigation(false);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(OutlineModel::Name, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(OutlineModel::Type, QHeaderView::Interactive);
  m_tree->header()->setSectionResizeMode(OutlineModel::Count, QHeaderView::ResizeToContents);
  m_tree->header()->resizeSection(OutlineModel::Type, kTypeWidth);
  m_tree->setIndentation(kIndentation);
  m_tree->installEventFilter(this);
  m_tree->expandAll();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 0, 0);
  layout->setSpacing(6);
  layout->addWidget(m_search);
  layout->addWidget(m_tree, 1);

  connect(m_search, &QLineEdit::textChanged, this, &OutlinePanel::filter);
  connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
    m_tree->expandAll();
    takeRows();
  });
  connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &OutlinePanel::selectRows);
  connect(&document->selection(), &SelectionModel::selectionChanged, this, &OutlinePanel::takeRows);
  retranslateUi();
  takeRows();
}

void OutlinePanel::focusSearch() {
  m_search->setFocus();
  m_search->selectAll();
}

void OutlinePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QWidget::changeEvent(event);
}

void OutlinePanel::retranslateUi() {
  m_search->setPlaceholderText(tr("Find a host, switch or link"));
  m_search->setAccessibleName(tr("Find a host, switch or link"));
  m_tree->setAccessibleName(tr("Outline of the cluster"));
  m_tree->setAccessibleDescription(
      tr("Hosts, switches and links of the drawing. F2 edits the current cell, Delete removes the "
         "selected objects."));
  m_model->retranslate();
}

void OutlinePanel::filter(const QString& text) {
  const QScopedValueRollback<bool> syncing(m_syncing, true);  // hidden rows stay selected
  m_filter->setFilterFixedString(text);
  m_tree->expandAll();
}

bool OutlinePanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (watched == m_tree && key->key() == Qt::Key_Delete) {
      emit deleteRequested();
      return true;
    }
    if (watched == m_search && key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
      m_search->clear();
      return true;
    }
    if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return)) {
      // The first object found: the row under the first branch.
      m_tree->setFocus();
      m_tree->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

/// Rows selected here become the selection of every view.
void OutlinePanel::selectRows() {
  if (m_syncing) return;
  const QScopedValueRollback<bool> syncing(m_syncing, true);
  std::set<Subject> subjects;
  for (const QModelIndex& row : m_tree->selectionModel()->selectedRows()) {
    if (const auto subject = m_model->subjectAt(m_filter->mapToSource(row))) {
      subjects.insert(*subject);
    }
  }
  m_document->selection().setSelected(subjects);
  if (subjects.size() == 1) m_document->selection().reveal(*subjects.begin());
}

/// What was selected elsewhere is selected here.
void OutlinePanel::takeRows() {
  if (m_syncing) return;
  const QScopedValueRollback<bool> syncing(m_syncing, true);
  QItemSelection rows;
  QModelIndex first;
  for (const Subject& subject : m_document->selection().selected()) {
    const QModelIndex row = m_filter->mapFromSource(m_model->indexOf(subject));
    if (!row.isValid()) continue;
    rows.select(row, row);
    if (!first.isValid()) first = row;
  }
  QItemSelectionModel* selection = m_tree->selectionModel();
  selection->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  if (first.isValid()) {
    selection->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_tree->scrollTo(first);
  }
}

}  // namespace slicescape::ui
