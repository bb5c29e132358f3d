// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/shortcuts_page.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <array>

#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

struct Gesture {
  const char* text;
  const char* keys;
};

// Gestures of the mouse and keys of the canvas and the layer strip that are no commands.
constexpr std::array kGestures{
    Gesture{QT_TRANSLATE_NOOP("gestures", "Zoom at the mouse pointer"),
            QT_TRANSLATE_NOOP("gestures", "Ctrl + wheel")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Move the view"),
            QT_TRANSLATE_NOOP("gestures", "Middle button, or Space and drag")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Select several objects"),
            QT_TRANSLATE_NOOP("gestures", "Drag a frame, or Ctrl + click")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Move the selection by a grid step"),
            QT_TRANSLATE_NOOP("gestures", "Arrow keys; with Shift ten steps")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Move a stage boundary"),
            QT_TRANSLATE_NOOP("gestures", "Drag its handle, or ← and →; with Ctrl five layers")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Give up a drag: everything as before"), "Esc"},
};

// The same of the timeline.
constexpr std::array kTimelineGestures{
    Gesture{QT_TRANSLATE_NOOP("gestures", "Zoom at the mouse pointer"),
            QT_TRANSLATE_NOOP("gestures", "Ctrl + wheel")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Scroll the ranks; move in time"),
            QT_TRANSLATE_NOOP("gestures", "Wheel; Shift + wheel, or drag")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Change the height of the rows"),
            QT_TRANSLATE_NOOP("gestures", "Ctrl + Shift + wheel")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Zoom into a range of time"),
            QT_TRANSLATE_NOOP("gestures", "Drag on the ruler")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Measure a range of time"),
            QT_TRANSLATE_NOOP("gestures", "Shift + drag on the ruler")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Next and previous block; same time on the next rank"),
            QT_TRANSLATE_NOOP("gestures", "← and →; ↑ and ↓")},
    Gesture{QT_TRANSLATE_NOOP("gestures", "Clear the range or the selected block"), "Esc"},
};

/// "Theme › Dark" for a command of a submenu.
QString nameOf(const CommandInfo& info) {
  const QString name = commandText(info.text);
  const QString submenu = commandText(info.submenu);
  return submenu.isEmpty() ? name : submenu + QStringLiteral(" › ") + name;
}

QString allKeys(const QAction& action) {
  QStringList keys;
  for (const QKeySequence& key : action.shortcuts()) {
    keys << key.toString(QKeySequence::NativeText);
  }
  return keys.join(QStringLiteral("   "));
}

}  // namespace

ShortcutsPage::ShortcutsPage(ActionSet* actions, QWidget* window)
    : QDialog(window),
      m_actions(actions),
      m_filter(new QLineEdit(this)),
      m_tree(new QTreeWidget(this)),
      m_close(new QPushButton(this)) {
  setObjectName(QStringLiteral("shortcutsPage"));
  resize(640, 620);
  m_tree->setColumnCount(2);
  m_tree->setRootIsDecorated(false);
  m_tree->setUniformRowHeights(true);
  m_tree->setIndentation(12);
  m_filter->setClearButtonEnabled(true);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(m_close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(m_filter);
  layout->addWidget(m_tree);
  layout->addLayout(buttons);
  connect(m_close, &QPushButton::clicked, this, &QDialog::close);
  connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
  retranslateUi();
}

void ShortcutsPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDialog::changeEvent(event);
}

void ShortcutsPage::retranslateUi() {
  setWindowTitle(tr("Keyboard shortcuts"));
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setAccessibleName(tr("Filter of the shortcuts"));
  m_tree->setAccessibleName(tr("Commands and their keys"));
  m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
  m_close->setText(tr("Close"));
  m_close->setAccessibleName(tr("Close"));
  refill();
}

void ShortcutsPage::refill() {
  m_tree->clear();
  QHash<QString, QTreeWidgetItem*> sections;
  const auto section = [&](const QString& title) {
    QTreeWidgetItem*& item = sections[title];
    if (item == nullptr) {
      item = new QTreeWidgetItem(m_tree, {title});
      item->setFont(0, sectionFont());
      item->setFirstColumnSpanned(true);
      item->setFlags(Qt::ItemIsEnabled);
    }
    return item;
  };
  for (const QAction* action : m_actions->all()) {
    const CommandInfo& info = commandOf(*action);
    auto* row =
        new QTreeWidgetItem(section(commandText(info.menu)), {nameOf(info), allKeys(*action)});
    row->setToolTip(0, QCoreApplication::translate("commands", info.description));
  }
  const auto addGestures = [&](const QString& title, const auto& gestures) {
    for (const Gesture& gesture : gestures) {
      new QTreeWidgetItem(section(title), {QCoreApplication::translate("gestures", gesture.text),
                                           QCoreApplication::translate("gestures", gesture.keys)});
    }
  };
  addGestures(tr("Canvas and layer strip"), kGestures);
  addGestures(tr("Timeline"), kTimelineGestures);
  m_tree->expandAll();
  m_tree->resizeColumnToContents(0);
  filter(m_filter->text());
}

void ShortcutsPage::filter(const QString& text) {
  for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
    QTreeWidgetItem* section = m_tree->topLevelItem(i);
    bool any = false;
    for (int row = 0; row < section->childCount(); ++row) {
      QTreeWidgetItem* item = section->child(row);
      const bool found = item->text(0).contains(text, Qt::CaseInsensitive) ||
                         item->text(1).contains(text, Qt::CaseInsensitive);
      item->setHidden(!found);
      any = any || found;
    }
    section->setHidden(!any);
  }
}

}  // namespace slicescape::ui
