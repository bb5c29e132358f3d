// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exchange/import_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/exchange/import_facts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_place.h"

namespace slicescape::ui {
namespace {

QStringList noteLines(const std::vector<ImportNote>& notes) {
  QStringList lines;
  for (const ImportNote& note : notes) {
    const QString message = translated(note.message);
    //: %1 a place in a file such as "line 12", %2 what is said of it
    lines << (note.place.empty()
                  ? message
                  : ImportDialog::tr("%1: %2").arg(displayPlace(note.place), message));
  }
  return lines;
}

}  // namespace

QString importKindName(const std::string& kind) {
  for (const Importer& importer : importers()) {
    if (importer.kind == kind) return translated(Text{importer.name, {}});
  }
  return QString::fromStdString(kind);
}

ImportDialog::ImportDialog(const QString& file, const Imported& imported, const Plan& plan,
                           QWidget* window)
    : QDialog(window),
      m_file(file),
      m_imported(imported),
      m_merge(mergeInto(plan, imported)),
      m_heading(new QLabel(this)),
      m_kind(new QLabel(this)),
      m_content(new QTreeWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("importDialog"));
  resize(620, 480);
  QFont bold = m_heading->font();
  bold.setWeight(QFont::DemiBold);
  m_heading->setFont(bold);
  m_heading->setTextFormat(Qt::PlainText);
  m_kind->setTextFormat(Qt::PlainText);
  m_content->setColumnCount(2);
  m_content->setHeaderHidden(true);
  m_content->setRootIsDecorated(true);
  m_content->setWordWrap(true);
  m_content->setSelectionMode(QAbstractItemView::NoSelection);
  m_content->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  m_content->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  QPushButton* apply = m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
  apply->setObjectName(QStringLiteral("importApply"));
  apply->setEnabled(!m_merge.changes.empty());
  apply->setDefault(true);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(m_heading);
  layout->addWidget(m_kind);
  layout->addWidget(m_content, 1);
  layout->addWidget(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  retranslateUi();
}

void ImportDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDialog::changeEvent(event);
}

void ImportDialog::addSection(const QString& title, const QStringList& lines) {
  if (lines.isEmpty()) return;
  auto* section = new QTreeWidgetItem(m_content, {title});
  section->setFirstColumnSpanned(true);
  QFont bold = m_content->font();
  bold.setWeight(QFont::DemiBold);
  section->setFont(0, bold);
  // A file with a thousand odd lines is as odd as one with a hundred.
  constexpr qsizetype kMost = 100;
  for (const QString& line : lines.mid(0, kMost)) {
    auto* item = new QTreeWidgetItem(section, {line});
    item->setFirstColumnSpanned(true);
    item->setToolTip(0, line);
  }
  if (lines.size() > kMost) {
    auto* more = new QTreeWidgetItem(
        section, {tr("and %n more", nullptr, static_cast<int>(lines.size() - kMost))});
    more->setFirstColumnSpanned(true);
  }
  section->setExpanded(true);
}

void ImportDialog::retranslateUi() {
  setWindowTitle(tr("Import"));
  m_heading->setText(m_file);
  m_kind->setText(tr("Recognised as: %1").arg(importKindName(m_imported.kind)));
  m_content->setAccessibleName(tr("What was understood of the file"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  findChild<QPushButton*>(QStringLiteral("importApply"))->setText(tr("Put into the plan"));

  m_content->clear();
  QStringList changes;
  for (const Text& change : m_merge.changes) changes << translated(change);
  if (changes.isEmpty()) changes << tr("Nothing: the file holds nothing that a plan can take.");
  auto* understood = new QTreeWidgetItem(m_content, {tr("Understood")});
  understood->setFirstColumnSpanned(true);
  QFont bold = m_content->font();
  bold.setWeight(QFont::DemiBold);
  understood->setFont(0, bold);
  for (const auto& [label, value] : importFacts(m_imported.understood)) {
    auto* item = new QTreeWidgetItem(understood, {label, value});
    item->setToolTip(1, value);
  }
  understood->setExpanded(true);
  addSection(tr("Changes to the plan"), changes);
  addSection(tr("Notes on the reading"), noteLines(m_imported.warnings));
  addSection(tr("Left out"), noteLines(m_imported.ignored));
}

}  // namespace slicescape::ui
