// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/command_palette.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/commands/fuzzy_match.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

enum Role { IdRole = Qt::UserRole, MenuRole, KeyRole, ReasonRole };

constexpr int kWidth = 560;
constexpr int kRowHeight = 34;
constexpr int kMostRows = 10;

/// A command in one row: name, menu, and at the right its key or why it is greyed.
class RowDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
    return {kWidth, kRowHeight};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& t = theme();
    painter->save();
    if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, t.accentWash);
    const QRect row = option.rect.adjusted(14, 0, -14, 0);
    const QString reason = index.data(ReasonRole).toString();
    const QString text = index.data(Qt::DisplayRole).toString();
    painter->setPen(reason.isEmpty() ? t.text : t.faint);
    painter->drawText(row, Qt::AlignVCenter | Qt::AlignLeft, text);
    const int used = painter->fontMetrics().horizontalAdvance(text) + 10;
    painter->setFont(smallFont());
    painter->setPen(t.faint);
    painter->drawText(row.adjusted(used, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                      index.data(MenuRole).toString());
    painter->setPen(t.secondary);
    const QString right = reason.isEmpty() ? index.data(KeyRole).toString() : reason;
    painter->drawText(row, Qt::AlignVCenter | Qt::AlignRight, right);
    painter->restore();
  }
};

}  // namespace

CommandPalette::CommandPalette(ActionSet* actions, QWidget* window)
    : QFrame(window),
      m_actions(actions),
      m_input(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_model(new QStandardItemModel(this)) {
  setObjectName(QStringLiteral("commandPalette"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(9, 9, 9, 9);
  layout->setSpacing(8);
  layout->addWidget(m_input);
  layout->addWidget(m_list);
  m_list->setModel(m_model);
  m_list->setItemDelegate(new RowDelegate(m_list));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setFocusPolicy(Qt::NoFocus);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::refill);
  connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
  m_input->installEventFilter(this);
  retranslateUi();
  hide();
}

void CommandPalette::popUp() {
  m_input->clear();
  refill();
  const QWidget* window = parentWidget();
  const int width = std::min(kWidth, window->width() - 40);
  const int height = 28 + 26 + kRowHeight * kMostRows;
  setGeometry((window->width() - width) / 2, 72, width, std::min(height, window->height() - 120));
  show();
  raise();
  m_input->setFocus(Qt::ShortcutFocusReason);
}

QStringList CommandPalette::listed() const {
  QStringList ids;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    ids << m_model->item(row)->data(IdRole).toString();
  }
  return ids;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) {
    hide();
  } else if (event->type() == QEvent::ShortcutOverride) {
    event->accept();  // keys are text here, not commands
  } else if (event->type() == QEvent::KeyPress) {
    switch (static_cast<QKeyEvent*>(event)->key()) {
      case Qt::Key_Escape:
        hide();
        parentWidget()->setFocus();
        return true;
      case Qt::Key_Down:
        step(1);
        return true;
      case Qt::Key_Up:
        step(-1);
        return true;
      case Qt::Key_PageDown:
        step(kMostRows);
        return true;
      case Qt::Key_PageUp:
        step(-kMostRows);
        return true;
      case Qt::Key_Return:
      case Qt::Key_Enter:
        runCurrent();
        return true;
      default:
        break;
    }
  }
  return QFrame::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QFrame::changeEvent(event);
}

void CommandPalette::retranslateUi() {
  m_input->setPlaceholderText(tr("Type the name of a command"));
  m_input->setAccessibleName(tr("Search commands"));
  m_list->setAccessibleName(tr("Commands found"));
  refill();
}

void CommandPalette::refill() {
  struct Hit {
    QAction* action;
    int score;
  };
  std::vector<Hit> hits;
  const QString query = m_input->text();
  for (QAction* action : m_actions->all()) {
    const CommandInfo& info = commandOf(*action);
    std::optional<int> score = fuzzyScore(query, action->text());
    for (const QString& name : {commandText(info.submenu), QString::fromUtf8(info.text)}) {
      if (const auto other = fuzzyScore(query, name); other && !name.isEmpty()) {
        score = std::max(score.value_or(*other), *other);
      }
    }
    if (score) hits.push_back({action, *score + (action->isEnabled() ? 1 : 0)});
  }
  std::stable_sort(hits.begin(), hits.end(),
                   [](const Hit& a, const Hit& b) { return a.score > b.score; });
  m_model->clear();
  for (const Hit& hit : hits) {
    const CommandInfo& info = commandOf(*hit.action);
    auto* item = new QStandardItem(hit.action->text());
    const QString menu = commandText(info.menu);
    const QString submenu = commandText(info.submenu);
    item->setData(hit.action->objectName(), IdRole);
    item->setData(submenu.isEmpty() ? menu : menu + QStringLiteral(" › ") + submenu, MenuRole);
    item->setData(hit.action->shortcut().toString(QKeySequence::NativeText), KeyRole);
    if (!hit.action->isEnabled()) {
      const QString reason = QCoreApplication::translate("commands", info.disabledReason);
      item->setData(reason, ReasonRole);
      item->setEnabled(false);
    }
    item->setData(hit.action->toolTip(), Qt::ToolTipRole);
    m_model->appendRow(item);
  }
  step(0);
}

void CommandPalette::step(int rows) {
  if (m_model->rowCount() == 0) return;
  const int from = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : 0;
  const int row = std::clamp(from + rows, 0, m_model->rowCount() - 1);
  // The selection model would refuse greyed rows; they are shown with their reason too.
  m_list->selectionModel()->setCurrentIndex(
      m_model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Current);
  m_list->scrollTo(m_model->index(row, 0));
}

void CommandPalette::runCurrent() {
  const QModelIndex index = m_list->currentIndex();
  if (!index.isValid() || !(index.flags() & Qt::ItemIsEnabled)) return;
  QAction* action = m_actions->action(index.data(IdRole).toString());
  hide();
  parentWidget()->setFocus();
  // After the palette is gone, so that a command that opens something gets the focus.
  QTimer::singleShot(0, action, &QAction::trigger);
}

}  // namespace slicescape::ui
