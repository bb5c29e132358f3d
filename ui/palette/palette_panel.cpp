// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_panel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/palette/palette_model.h"
#include "ui/palette/palette_view.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {

PalettePanel::PalettePanel(Document* document, QWidget* parent)
    : QWidget(parent),
      m_filter(new QLineEdit(this)),
      m_model(new PaletteModel(this)),
      m_view(new PaletteView(this)),
      m_empty(new QLabel(this)),
      m_footer(new QLabel(this)) {
  setObjectName(QStringLiteral("palette"));
  m_filter->setClearButtonEnabled(true);
  m_filter->installEventFilter(this);
  m_view->setModel(m_model);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->hide();
  m_footer->setAlignment(Qt::AlignCenter);
  m_footer->setWordWrap(true);
  setFocusProxy(m_filter);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 10, 0, 8);
  layout->setSpacing(6);
  auto* filterRow = new QHBoxLayout;
  filterRow->setContentsMargins(10, 0, 10, 0);
  filterRow->addWidget(m_filter);
  layout->addLayout(filterRow);
  layout->addWidget(m_empty);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_footer);

  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_model->setFilter(text.trimmed());
    expandSections();
    m_empty->setVisible(m_model->rowCount() == 0);
  });
  connect(m_view, &PaletteView::chosen, this, &PalettePanel::choose);
  connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
    m_folded.insert(index.data(PaletteModel::SectionRole).toInt());
  });
  connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex& index) {
    m_folded.remove(index.data(PaletteModel::SectionRole).toInt());
  });
  connect(&ThemeManager::instance(), &ThemeManager::changed, this, &PalettePanel::applyTheme);
  // Another plan is a fresh start: what was searched for the last one is in the way.
  connect(document, &Document::replaced, m_filter, &QLineEdit::clear);
  retranslateUi();
  applyTheme();
  expandSections();
}

void PalettePanel::focusFilter() {
  m_filter->setFocus(Qt::ShortcutFocusReason);
  m_filter->selectAll();
}

void PalettePanel::expandSections() {
  const bool filtering = !m_filter->text().trimmed().isEmpty();
  const QSet<int> folded = m_folded;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const QModelIndex section = m_model->index(row, 0);
    const bool open =
        filtering || !folded.contains(section.data(PaletteModel::SectionRole).toInt());
    m_view->setExpanded(section, open);
  }
  m_folded = folded;
  if (filtering && m_model->rowCount() > 0) {
    m_view->setCurrentIndex(m_model->index(0, 0, m_model->index(0, 0)));
  }
}

void PalettePanel::choose(const QModelIndex& index) {
  if (index.data(PaletteModel::KindRole).toInt() == PaletteModel::MoreRow) {
    const int sectionRow = index.parent().row();
    const int row = index.row();
    m_model->toggleMore(index);
    expandSections();
    const QModelIndex section = m_model->index(sectionRow, 0);
    const int last = m_model->rowCount(section) - 1;
    m_view->setCurrentIndex(m_model->index(std::min(row, last), 0, section));
    return;
  }
  const QByteArray bytes = m_model->templateAt(index);
  if (!bytes.isEmpty()) emit itemActivated(bytes);
}

bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_filter && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    // The list is walked without leaving the field: type, arrow, Enter.
    if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
      if (m_view->currentIndex().isValid()) {
        QCoreApplication::sendEvent(m_view, event);
      } else {
        m_view->setCurrentIndex(m_model->index(0, 0));
      }
      return true;
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
      if (m_view->currentIndex().isValid()) QCoreApplication::sendEvent(m_view, event);
      return true;
    }
    if (key->key() == Qt::Key_Escape && !m_filter->text().isEmpty()) {
      m_filter->clear();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void PalettePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_model->rebuild();
    expandSections();
    retranslateUi();
  }
  QWidget::changeEvent(event);
}

void PalettePanel::retranslateUi() {
  setAccessibleName(tr("Palette"));
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setAccessibleName(tr("Filter the palette"));
  m_view->setAccessibleName(tr("Palette cards"));
  m_view->setAccessibleDescription(
      tr("Hosts, switches, clusters and models. Enter places the current card on the canvas."));
  m_empty->setText(tr("Nothing in the catalogues is called that."));
  m_footer->setText(tr("Drop any config or plan here"));
}

void PalettePanel::applyTheme() {
  for (QLabel* label : {m_empty, m_footer}) {
    label->setFont(smallFont());
    QPalette quiet = label->palette();
    quiet.setColor(QPalette::WindowText, theme().secondary);
    label->setPalette(quiet);
  }
  m_view->viewport()->update();
}

}  // namespace slicescape::ui
