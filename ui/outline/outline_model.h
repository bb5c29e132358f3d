// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <vector>

#include "ui/document/document.h"

namespace slicescape::ui {

/// The drawn cluster as a tree of three branches, hosts, switches and links, with name, type and
/// count of each object. Names, types and counts can be edited; each edit is an undo entry.
class OutlineModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Column { Name, Type, Count, kColumns };
  enum Branch { Hosts, Switches, Links, kBranches };
  /// Of the type column: catalogue ids of what can be chosen, empty where it is free text.
  static constexpr int kChoicesRole = Qt::UserRole;

  explicit OutlineModel(Document* document, QObject* parent = nullptr);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return kColumns; }
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  std::optional<Subject> subjectAt(const QModelIndex& index) const;
  QModelIndex indexOf(const Subject& subject) const;
  /// New words of the same rows.
  void retranslate();

 private:
  void takePlan();
  const Cluster& cluster() const { return *m_document->plan().cluster; }
  QVariant branchData(int branch, int column) const;
  QVariant hostData(const HostGroup& group, int column, int role) const;
  QVariant switchData(const SwitchGroup& group, int column, int role) const;
  QVariant linkData(const Link& link, int column, int role) const;

  Document* m_document;
  std::vector<std::string> m_ids[kBranches];
};

}  // namespace slicescape::ui
