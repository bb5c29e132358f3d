// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include <QMimeData>
#include <algorithm>

#include "ui/widgets/display_list.h"

namespace slicescape::ui {
namespace {

/// Cards of a section before "Show all".
constexpr std::size_t kFirstCards = 4;
/// Internal id of section rows; cards carry their section's row.
constexpr quintptr kSectionId = ~quintptr{0};

bool matches(const PaletteEntry& entry, const QStringList& words) {
  const QString text =
      entry.name + QLatin1Char(' ') + entry.figures + QLatin1Char(' ') + entry.keywords;
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

PaletteModel::PaletteModel(QObject* parent) : QAbstractItemModel(parent) {
  rebuild();
}

void PaletteModel::rebuild() {
  beginResetModel();
  m_entries = paletteEntries();
  select();
  endResetModel();
}

void PaletteModel::setFilter(const QString& text) {
  if (text == m_filter) return;
  beginResetModel();
  m_filter = text;
  select();
  endResetModel();
}

void PaletteModel::toggleMore(const QModelIndex& more) {
  if (more.data(KindRole).toInt() != MoreRow) return;
  const PaletteSection section = m_sections[std::size_t(more.internalId())].kind;
  beginResetModel();
  if (!m_expanded.erase(section)) m_expanded.insert(section);
  select();
  endResetModel();
}

void PaletteModel::select() {
  const QStringList words = m_filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_sections.clear();
  for (const PaletteSection kind : kPaletteSections) {
    Section section;
    section.kind = kind;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
      if (m_entries[i].section == kind && matches(m_entries[i], words)) section.all.push_back(i);
    }
    if (section.all.empty()) continue;
    // One card more is shorter than a row that offers it.
    section.hasMoreRow = words.isEmpty() && section.all.size() > kFirstCards + 1;
    section.shown =
        section.hasMoreRow && !m_expanded.contains(kind) ? kFirstCards : section.all.size();
    m_sections.push_back(std::move(section));
  }
}

QModelIndex PaletteModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : kSectionId);
}

QModelIndex PaletteModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == kSectionId) return {};
  return createIndex(int(child.internalId()), 0, kSectionId);
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return int(m_sections.size());
  if (parent.internalId() != kSectionId) return 0;
  const Section& section = m_sections[std::size_t(parent.row())];
  return int(section.shown) + (section.hasMoreRow ? 1 : 0);
}

const PaletteEntry* PaletteModel::entryAt(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kSectionId) return nullptr;
  const Section& section = m_sections[std::size_t(index.internalId())];
  return std::size_t(index.row()) < section.shown
             ? &m_entries[section.all[std::size_t(index.row())]]
             : nullptr;
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const bool isSection = index.internalId() == kSectionId;
  const Section& section =
      m_sections[isSection ? std::size_t(index.row()) : std::size_t(index.internalId())];
  const PaletteEntry* entry = entryAt(index);
  switch (role) {
    case KindRole:
      return isSection ? SectionRow : entry ? CardRow : MoreRow;
    case SectionRole:
      return int(section.kind);
    case FiguresRole:
      return entry ? entry->figures : QString();
    case Qt::DisplayRole:
      if (isSection) return paletteSectionName(section.kind);
      if (entry) return entry->name;
      return m_expanded.contains(section.kind)
                 ? tr("Show fewer")
                 : tr("Show all %n", nullptr, int(section.all.size()));
    case Qt::AccessibleTextRole:
      return entry ? displayList({entry->name, entry->figures}) : data(index, Qt::DisplayRole);
    case Qt::ToolTipRole:
      //: %1 name of a host, switch, cluster or model, %2 its figures
      return entry ? tr("%1\n%2\nDrag it onto the canvas, or press Enter to place it.")
                         .arg(entry->name, entry->figures)
                   : QString();
    default:
      return {};
  }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractItemModel::flags(index);
  if (entryAt(index)) flags |= Qt::ItemIsDragEnabled;
  return flags;
}

QByteArray PaletteModel::templateAt(const QModelIndex& index) const {
  const PaletteEntry* entry = entryAt(index);
  return entry ? toBytes(entry->make()) : QByteArray();
}

QStringList PaletteModel::mimeTypes() const {
  return {QString::fromLatin1(kTemplateMimeType), QStringLiteral("text/plain")};
}

QMimeData* PaletteModel::mimeData(const QModelIndexList& indexes) const {
  const PaletteEntry* entry = indexes.isEmpty() ? nullptr : entryAt(indexes.front());
  return entry ? toMimeData(entry->make()) : nullptr;
}

}  // namespace slicescape::ui
