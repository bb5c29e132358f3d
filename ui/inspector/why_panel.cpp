// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/why_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/inspector/explanation_text.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kRowHeight = 24;

}  // namespace

WhyPanel::WhyPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_search(new QLineEdit(this)),
      m_copy(new QPushButton(this)),
      m_problem(new QLabel(this)),
      m_tree(new QTreeWidget(this)),
      m_details(new QTextBrowser(this)) {
  setObjectName(QStringLiteral("whyPanel"));
  m_tree->setColumnCount(2);
  m_tree->setFont(smallFont());
  m_tree->setUniformRowHeights(true);
  m_tree->setIndentation(14);
  m_tree->setFrameShape(QFrame::NoFrame);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_details->setFrameShape(QFrame::NoFrame);
  m_details->setFont(smallFont());
  m_details->setOpenLinks(false);
  m_problem->setWordWrap(true);
  m_search->setClearButtonEnabled(true);
  m_search->installEventFilter(this);
  setFocusProxy(m_tree);
  m_problem->hide();

  auto* top = new QHBoxLayout;
  top->addWidget(m_search, 1);
  top->addWidget(m_copy);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->addWidget(m_tree);
  splitter->addWidget(m_details);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 2);
  splitter->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 8, 8, 8);
  layout->addLayout(top);
  layout->addWidget(m_problem);
  layout->addWidget(splitter, 1);

  connect(m_search, &QLineEdit::textChanged, this, &WhyPanel::find);
  connect(m_tree, &QTreeWidget::itemExpanded, this, &WhyPanel::openBranch);
  connect(m_copy, &QAbstractButton::clicked, this,
          [this] { QApplication::clipboard()->setText(asText()); });
  connect(m_details, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { emit helpRequested(link.path(), link.fragment()); });
  connect(m_tree, &QTreeWidget::currentItemChanged, this, &WhyPanel::showDetails);
  connect(m_document, &Document::evaluationChanged, this, [this] {
    if (isVisible()) refresh();
  });
  retranslateUi();
  updateColours();
}

void WhyPanel::explain(const QString& metric) {
  m_metric = metric.section(u'#', 0, 0);
  m_search->clear();
  m_tree->clear();
  refresh();
  selectTerm(metric.section(u'#', 1));
}

void WhyPanel::refresh() {
  if (m_metric.isEmpty()) m_metric = QStringLiteral("step_time_s");
  const auto result =
      slicescape::explain(m_document->plan(), *m_document->evaluation(), m_metric.toStdString());
  m_known = result.has_value();
  m_copy->setEnabled(m_known);
  m_search->setEnabled(m_known);
  m_problem->setVisible(!m_known);
  if (!m_known) {
    m_problem->setText(translated(result.error()));
    m_tree->clear();
    m_details->clear();
    return;
  }
  m_explanation = *result;
  if (m_tree->topLevelItemCount() == 0) {
    auto* root = new QTreeWidgetItem(m_tree);
    fill(root, m_explanation, nullptr, false);
    root->setExpanded(true);
    m_tree->setCurrentItem(root);
  } else {
    fill(m_tree->topLevelItem(0), m_explanation, nullptr, false);
  }
  if (!m_search->text().isEmpty()) find(m_search->text());
  showDetails();
}

/// Items are kept while the terms stay the same, so that what is open stays open while the
/// numbers follow a drag. A branch that was never opened has one empty child, or with `deep`
/// all of its terms.
void WhyPanel::fill(QTreeWidgetItem* item, const Term& term, const Term* decider, bool deep) {
  item->setText(0, translated(term.name));
  item->setText(1, termValue(term));
  item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
  const bool isLeaf = term.terms.empty();
  item->setIcon(0, isLeaf ? originIcon(term.origin) : QIcon());
  //: %1 a term, %2 where its value comes from
  item->setToolTip(
      0, isLeaf ? tr("%1 (%2)").arg(item->text(0), originName(term.origin)) : item->text(0));
  if (decider) {
    // A maximum shows its losers, but not as what counts.
    const bool counts = decider == &term;
    if (counts) item->setText(1, tr("%1 ✓", "the term that counts").arg(item->text(1)));
    item->setForeground(0, counts ? theme().text : theme().secondary);
    item->setForeground(1, counts ? theme().text : theme().secondary);
  }
  item->setSizeHint(0, QSize(0, kRowHeight));
  const bool open = deep || item->isExpanded() || item->childCount() > 1;
  const int wanted = open ? static_cast<int>(term.terms.size()) : isLeaf ? 0 : 1;
  while (item->childCount() > wanted) delete item->takeChild(item->childCount() - 1);
  while (item->childCount() < wanted) new QTreeWidgetItem(item);
  if (!open) return;
  const Term* next = decidingTerm(term);
  for (int i = 0; i < wanted; ++i) {
    fill(item->child(i), term.terms[static_cast<std::size_t>(i)], next, deep);
  }
}

void WhyPanel::openBranch(QTreeWidgetItem* item) {
  const Term* term = termOf(item);
  if (!term) return;
  const Term* above = termOf(item->parent());
  fill(item, *term, above ? decidingTerm(*above) : nullptr, false);
}

void WhyPanel::find(const QString& words) {
  if (!m_known || m_tree->topLevelItemCount() == 0) return;
  QTreeWidgetItem* root = m_tree->topLevelItem(0);
  if (!words.trimmed().isEmpty()) fill(root, m_explanation, nullptr, true);
  filter(root, m_explanation, words.trimmed());
  root->setHidden(false);
}

/// Hides what neither matches nor leads to a match; opens the ways to the matches.
bool WhyPanel::filter(QTreeWidgetItem* item, const Term& term, const QString& words) {
  const bool own = words.isEmpty() || item->text(0).contains(words, Qt::CaseInsensitive);
  bool below = false;
  for (int i = 0; i < item->childCount() && i < static_cast<int>(term.terms.size()); ++i) {
    below = filter(item->child(i), term.terms[static_cast<std::size_t>(i)], words) || below;
  }
  item->setHidden(!own && !below);
  QFont font = smallFont();
  font.setBold(own && !words.isEmpty());
  item->setFont(0, font);
  if (!words.isEmpty() && below) item->setExpanded(true);
  return own || below;
}

const Term* WhyPanel::termOf(const QTreeWidgetItem* item) const {
  if (!item || !m_known) return nullptr;
  if (!item->parent()) return &m_explanation;
  const Term* parent = termOf(item->parent());
  const auto index =
      static_cast<std::size_t>(item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)));
  return parent && index < parent->terms.size() ? &parent->terms[index] : nullptr;
}

void WhyPanel::showDetails() {
  const Term* term = termOf(m_tree->currentItem());
  m_details->setHtml(term ? explanationHtml(*term) : QString());
}

void WhyPanel::selectTerm(const QString& englishName) {
  if (englishName.isEmpty() || !m_known) return;
  for (std::size_t i = 0; i < m_explanation.terms.size(); ++i) {
    if (QString::fromStdString(m_explanation.terms[i].name.pattern).startsWith(englishName)) {
      m_tree->setCurrentItem(m_tree->topLevelItem(0)->child(static_cast<int>(i)));
      return;
    }
  }
}

QString WhyPanel::asText() const {
  return m_known ? explanationText(m_explanation) : QString();
}

QString WhyPanel::details() const {
  return m_details->toPlainText();
}

/// A selected row keeps its text colour on the accent wash.
void WhyPanel::updateColours() {
  QPalette colours = QApplication::palette();
  colours.setColor(QPalette::Highlight, theme().accentWash);
  colours.setColor(QPalette::HighlightedText, theme().text);
  if (m_tree->palette() != colours) m_tree->setPalette(colours);
  if (m_known && m_tree->topLevelItemCount() > 0) {
    fill(m_tree->topLevelItem(0), m_explanation, nullptr, false);
  }
  showDetails();
}

void WhyPanel::retranslateUi() {
  m_search->setPlaceholderText(tr("Find a term"));
  m_search->setAccessibleName(tr("Find a term of the explanation"));
  m_copy->setText(tr("Copy as text"));
  m_tree->setHeaderLabels({tr("Term"), tr("Value")});
  m_tree->setAccessibleName(tr("Terms of the number"));
  m_details->setAccessibleName(tr("Formula, inputs and source"));
}

void WhyPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    refresh();
  }
  if (event->type() == QEvent::PaletteChange) updateColours();
}

/// Down and Enter lead from the line to the terms it found; Escape empties it first.
bool WhyPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_search && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
      m_tree->setFocus(Qt::TabFocusReason);
      return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
      m_search->clear();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void WhyPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    emit backRequested();
    return;
  }
  QWidget::keyPressEvent(event);
}

void WhyPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

}  // namespace slicescape::ui
