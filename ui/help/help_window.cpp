// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_window.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/help/help_browser.h"
#include "ui/help/help_pages.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

constexpr int kPageRole = Qt::UserRole;
constexpr int kAnchorRole = Qt::UserRole + 1;
constexpr int kContentsWidth = 260;

}  // namespace

HelpWindow::HelpWindow(const QString& language, QWidget* window)
    : QDialog(window, Qt::Window),
      m_language(language),
      m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_home(new QToolButton(this)),
      m_search(new QLineEdit(this)),
      m_contents(new QTreeWidget(this)),
      m_browser(new HelpBrowser(this)),
      m_splitter(new QSplitter(this)) {
  setObjectName(QStringLiteral("helpWindow"));
  resize(1000, 720);
  for (QToolButton* button : {m_back, m_forward, m_home}) {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
  }
  m_back->setText(QStringLiteral("←"));
  m_forward->setText(QStringLiteral("→"));
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  m_contents->setHeaderHidden(true);
  m_contents->setFrameShape(QFrame::NoFrame);
  m_contents->setIndentation(14);
  m_contents->setWordWrap(true);
  m_contents->header()->setSectionResizeMode(QHeaderView::Stretch);

  auto* left = new QWidget(this);
  auto* leftLayout = new QVBoxLayout(left);
  leftLayout->setContentsMargins(12, 12, 0, 12);
  leftLayout->setSpacing(8);
  leftLayout->addWidget(m_search);
  leftLayout->addWidget(m_contents, 1);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(12, 10, 12, 2);
  bar->addWidget(m_back);
  bar->addWidget(m_forward);
  bar->addWidget(m_home);
  bar->addStretch(1);
  auto* right = new QWidget(this);
  auto* rightLayout = new QVBoxLayout(right);
  rightLayout->setContentsMargins(0, 0, 0, 0);
  rightLayout->addLayout(bar);
  rightLayout->addWidget(m_browser, 1);
  m_splitter->addWidget(left);
  m_splitter->addWidget(right);
  m_splitter->setStretchFactor(1, 1);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->setSizes({kContentsWidth, width() - kContentsWidth});
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_splitter);

  connect(m_back, &QToolButton::clicked, m_browser, &HelpBrowser::goBack);
  connect(m_forward, &QToolButton::clicked, m_browser, &HelpBrowser::goForward);
  connect(m_home, &QToolButton::clicked, this, [this] { open(helpPageIds().front()); });
  connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fill);
  connect(m_contents, &QTreeWidget::currentItemChanged, this,
          [this](const QTreeWidgetItem* item) { openItem(item); });
  connect(m_browser, &HelpBrowser::moved, this, &HelpWindow::markCurrent);
  const auto shortcut = [this](const QKeySequence& keys, auto&& act) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
  };
  shortcut(QKeySequence::Find, [this] {
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
  });
  shortcut(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_browser->goBack(); });
  shortcut(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_browser->goForward(); });
  shortcut(QKeySequence(Qt::ALT | Qt::Key_Home), [this] { open(helpPageIds().front()); });
  m_browser->setLanguage(m_language);
  updateColours();
  retranslateUi();
  open(helpPageIds().front());
}

void HelpWindow::open(const QString& page, const QString& anchor) {
  m_browser->open(page, anchor);
}

void HelpWindow::setLanguage(const QString& language) {
  if (language == m_language) return;
  m_language = language;
  m_browser->setLanguage(language);
  fill();
}

void HelpWindow::fill() {
  const QString query = m_search->text().simplified();
  {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    if (query.isEmpty()) {
      fillContents();
    } else {
      fillHits(query);
    }
  }
  m_browser->setSearch(query);
  if (query.isEmpty()) {
    m_typedBefore = false;
    markCurrent();
    return;
  }
  QTreeWidgetItem* first = m_contents->topLevelItem(0);
  if (!first || first->data(0, kPageRole).isNull()) return;
  m_isTyping = true;
  m_contents->setCurrentItem(first);
  m_isTyping = false;
  m_typedBefore = true;
}

void HelpWindow::fillContents() {
  for (const QString& id : helpPageIds()) {
    const HelpPage page = helpPage(id, m_language);
    if (page.id.isEmpty()) continue;
    auto* item = new QTreeWidgetItem(m_contents, {page.title});
    item->setData(0, kPageRole, page.id);
    for (const HelpHeading& heading : page.headings) {
      if (heading.level != 2) continue;
      auto* below = new QTreeWidgetItem(item, {heading.text});
      below->setData(0, kPageRole, page.id);
      below->setData(0, kAnchorRole, heading.anchor);
      below->setToolTip(0, heading.text);
    }
  }
}

void HelpWindow::fillHits(const QString& query) {
  for (const HelpHit& hit : searchHelp(query, m_language)) {
    //: %1 page of the help, %2 heading on it
    const QString where =
        hit.heading == hit.title ? hit.title : tr("%1 › %2").arg(hit.title, hit.heading);
    auto* item = new QTreeWidgetItem(m_contents, {where + u'\n' + hit.excerpt});
    item->setData(0, kPageRole, hit.page);
    item->setData(0, kAnchorRole, hit.anchor);
    item->setToolTip(0, where);
  }
  if (m_contents->topLevelItemCount() == 0) {
    auto* none = new QTreeWidgetItem(m_contents, {tr("Nothing contains these words.")});
    none->setFlags(Qt::NoItemFlags);
  }
}

void HelpWindow::markCurrent() {
  m_back->setEnabled(m_browser->canGoBack());
  m_forward->setEnabled(m_browser->canGoForward());
  //: %1 title of the page
  setWindowTitle(tr("%1 – Slicescape help").arg(m_browser->page().title));
  if (!m_search->text().trimmed().isEmpty()) return;
  const QSignalBlocker quiet(m_contents);
  for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = m_contents->topLevelItem(i);
    const bool isHere = item->data(0, kPageRole).toString() == m_browser->page().id;
    item->setExpanded(isHere);
    const QTreeWidgetItem* current = m_contents->currentItem();
    const bool marked = current && (current == item || current->parent() == item);
    if (isHere && !marked) m_contents->setCurrentItem(item);
  }
}

void HelpWindow::openItem(const QTreeWidgetItem* item) {
  if (!item || item->data(0, kPageRole).isNull()) return;
  m_browser->open(item->data(0, kPageRole).toString(), item->data(0, kAnchorRole).toString(),
                  m_isTyping && m_typedBefore);
}

void HelpWindow::retranslateUi() {
  m_search->setPlaceholderText(tr("Search the help"));
  m_search->setAccessibleName(tr("Search the help"));
  m_contents->setAccessibleName(tr("Contents"));
  m_browser->setAccessibleName(tr("Help page"));
  m_back->setToolTip(tr("Back (Alt+Left)"));
  m_back->setAccessibleName(tr("Back"));
  m_forward->setToolTip(tr("Forward (Alt+Right)"));
  m_forward->setAccessibleName(tr("Forward"));
  m_home->setText(tr("Contents"));
  m_home->setToolTip(tr("First page (Alt+Home)"));
  fill();
}

/// A selected row keeps its text colour on the accent wash.
void HelpWindow::updateColours() {
  QPalette colours = QApplication::palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  if (m_contents->palette() != colours) m_contents->setPalette(colours);
}

void HelpWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) updateColours();
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

/// Down and Return lead from the search to the hits; Escape empties it before it closes.
bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
      m_contents->setFocus(Qt::TabFocusReason);
      return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
      m_search->clear();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace slicescape::ui
