// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <array>
#include <set>
#include <vector>

#include "ui/palette/palette_entries.h"

namespace slicescape::ui {

/// The palette as a tree of two levels: sections, and under each its cards and, when
/// there are more than a few, a row that shows the rest. Filtering shows every match.
class PaletteModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Role { FiguresRole = Qt::UserRole, SectionRole, KindRole };
  enum Kind { SectionRow, CardRow, MoreRow };

  explicit PaletteModel(QObject* parent = nullptr);

  void setFilter(const QString& text);
  /// Shows all cards of a section, or the first few again.
  void toggleMore(const QModelIndex& more);
  /// New words and units.
  void rebuild();
  /// The template of a card; empty for other rows.
  QByteArray templateAt(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return 1; }
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

 private:
  struct Section {
    PaletteSection kind = PaletteSection::Hosts;
    std::vector<std::size_t> all;  ///< entries that match the filter
    std::size_t shown = 0;         ///< how many of them have a row
    bool hasMoreRow = false;
  };
  void select();
  const PaletteEntry* entryAt(const QModelIndex& index) const;

  std::vector<PaletteEntry> m_entries;
  std::vector<Section> m_sections;
  std::set<PaletteSection> m_expanded;
  QString m_filter;
};

}  // namespace slicescape::ui
