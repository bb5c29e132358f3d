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
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/inspector/explanation_text.h"
#include "ui/inspector/link_button.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

constexpr int kRowHeight = 24;

}  // namespace

WhyPanel::WhyPanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_back(new LinkButton(this)),
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
  m_problem->hide();

  auto* top = new QHBoxLayout;
  top->addWidget(m_back);
  top->addStretch(1);
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

  connect(m_back, &QAbstractButton::clicked, this, &WhyPanel::backRequested);
  connect(m_copy, &QAbstractButton::clicked, this,
          [this] { QApplication::clipboard()->setText(asText()); });
  connect(m_tree, &QTreeWidget::currentItemChanged, this, &WhyPanel::showDetails);
  connect(m_document, &Document::evaluationChanged, this, [this] {
    if (isVisible()) refresh();
  });
  retranslateUi();
  updateColours();
}

void WhyPanel::explain(const QString& metric) {
  m_metric = metric.section(u'#', 0, 0);
  m_tree->clear();
  refresh();
  selectTerm(metric.section(u'#', 1));
}

void WhyPanel::refresh() {
  if (m_metric.isEmpty()) return;
  const auto result =
      slicescape::explain(m_document->plan(), *m_document->evaluation(), m_metric.toStdString());
  m_known = result.has_value();
  m_copy->setEnabled(m_known);
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
    fill(root, m_explanation);
    root->setExpanded(true);
    m_tree->setCurrentItem(root);
  } else {
    fill(m_tree->topLevelItem(0), m_explanation);
  }
  showDetails();
}

/// Items are kept while the terms stay the same, so that what is open stays open while the
/// numbers follow a drag.
void WhyPanel::fill(QTreeWidgetItem* item, const Explanation& explanation) {
  item->setText(0, translated(explanation.name));
  item->setText(1, explanationValue(explanation.value));
  item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
  item->setToolTip(0, item->text(0));
  item->setSizeHint(0, QSize(0, kRowHeight));
  const int wanted = static_cast<int>(explanation.terms.size());
  while (item->childCount() > wanted) delete item->takeChild(item->childCount() - 1);
  while (item->childCount() < wanted) new QTreeWidgetItem(item);
  for (int i = 0; i < wanted; ++i) {
    fill(item->child(i), explanation.terms[static_cast<std::size_t>(i)]);
  }
}

const Explanation* WhyPanel::explanationOf(const QTreeWidgetItem* item) const {
  if (!item || !m_known) return nullptr;
  if (!item->parent()) return &m_explanation;
  const Explanation* parent = explanationOf(item->parent());
  const auto index =
      static_cast<std::size_t>(item->parent()->indexOfChild(const_cast<QTreeWidgetItem*>(item)));
  return parent && index < parent->terms.size() ? &parent->terms[index] : nullptr;
}

void WhyPanel::showDetails() {
  const Explanation* explanation = explanationOf(m_tree->currentItem());
  m_details->setHtml(explanation ? explanationHtml(*explanation) : QString());
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
  showDetails();
}

void WhyPanel::retranslateUi() {
  m_back->setText(tr("‹ Back"));
  m_back->setAccessibleName(tr("Back to the inspector"));
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
