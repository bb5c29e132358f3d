// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/findings/finding_model.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/units/parameter_registry.h"
#include "ui/widgets/display.h"
#include "ui/widgets/display_list.h"

namespace slicescape::ui {

QString severityName(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return QCoreApplication::translate("findings", "Error");
    case Severity::Warning:
      return QCoreApplication::translate("findings", "Warning");
    case Severity::Info:
      return QCoreApplication::translate("findings", "Note");
  }
  return {};
}

QString subjectName(const Subject& subject, const Plan& plan) {
  const QString id = QString::fromStdString(subject.id);
  switch (subject.kind) {
    case SubjectKind::Stage:
      return QCoreApplication::translate("findings", "Stage %1").arg(id);
    case SubjectKind::Layer:
      return QCoreApplication::translate("findings", "Layer %1").arg(id);
    case SubjectKind::Rank:
      return QCoreApplication::translate("findings", "Rank %1").arg(id);
    case SubjectKind::Axis:
      return id.toUpper();
    case SubjectKind::Host:
      if (const HostGroup* host = plan.cluster->host(subject.id)) {
        return QString::fromStdString(host->name);
      }
      return id;
    case SubjectKind::Switch:
      if (const SwitchGroup* group = plan.cluster->switchGroup(subject.id)) {
        return QString::fromStdString(group->name);
      }
      return id;
    case SubjectKind::Link:
      if (const Link* link = plan.cluster->link(subject.id)) {
        return QCoreApplication::translate("findings", "%1 – %2", "the two ends of a link")
            .arg(subjectName({SubjectKind::Host, link->from}, plan),
                 subjectName({SubjectKind::Switch, link->to}, plan));
      }
      return id;
    case SubjectKind::Field:
      if (const ParameterInfo* info = findParameter(subject.id)) return translated(info->label);
      return id;
  }
  return id;
}

void FindingModel::setFindings(const std::vector<Finding>& findings, const Plan& plan) {
  m_plan = plan;
  if (findings == m_findings) return;
  // While a gesture runs the same findings come with new numbers: rows stay, so that the
  // list neither flickers nor loses its place.
  bool sameRows = findings.size() == m_findings.size();
  for (std::size_t i = 0; sameRows && i < findings.size(); ++i) {
    sameRows = findings[i].code == m_findings[i].code;
  }
  if (sameRows) {
    m_findings = findings;
    emit dataChanged(index(0), index(rowCount() - 1));
    return;
  }
  beginResetModel();
  m_findings = findings;
  endResetModel();
}

void FindingModel::retranslate() {
  if (!m_findings.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int FindingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

QString FindingModel::where(const Finding& finding) const {
  QStringList names;
  for (const Subject& subject : finding.subjects) {
    const QString name = subjectName(subject, m_plan);
    if (!names.contains(name)) names << name;
  }
  constexpr qsizetype kMostNames = 4;
  if (names.size() > kMostNames) {
    const int more = static_cast<int>(names.size() - kMostNames);
    names = names.mid(0, kMostNames);
    names << QCoreApplication::translate("findings", "and %n more", nullptr, more);
  }
  return displayList(names);
}

QVariant FindingModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Finding& finding = m_findings[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return translated(finding.message);
    case SeverityRole:
      return static_cast<int>(finding.severity);
    case WhereRole:
      return where(finding);
    case RemedyRole:
      return translated(finding.remedy);
    case FixableRole:
      return finding.severity == Severity::Error;
    case Qt::ToolTipRole:
      return QString::fromStdString(finding.code);
    case Qt::AccessibleTextRole:
      //: %1 severity, %2 message, %3 where, %4 what to do
      return QCoreApplication::translate("findings", "%1: %2 %3. %4")
          .arg(severityName(finding.severity), translated(finding.message), where(finding),
               translated(finding.remedy));
    default:
      return {};
  }
}

}  // namespace slicescape::ui
