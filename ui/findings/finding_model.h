// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/plan/finding.h"
#include "core/plan/plan.h"

namespace slicescape::ui {

/// The findings of an evaluation as a list, worst first as core orders them.
class FindingModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { SeverityRole = Qt::UserRole, WhereRole, RemedyRole, FixableRole };
  using QAbstractListModel::QAbstractListModel;

  /// `plan` gives hosts, switches and links their names.
  void setFindings(const std::vector<Finding>& findings, const Plan& plan);
  const Finding& finding(int row) const { return m_findings[static_cast<std::size_t>(row)]; }
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  QString where(const Finding& finding) const;

  std::vector<Finding> m_findings;
  Plan m_plan;
};

/// "Error", "Warning", "Note" in the window's language.
QString severityName(Severity severity);
/// A subject as people call it: "Stage 1", a host's name, a field's label.
QString subjectName(const Subject& subject, const Plan& plan);

}  // namespace slicescape::ui
