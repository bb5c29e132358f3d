// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tenants_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/canvas/host_facts.h"
#include "ui/theme/theme.h"

namespace slicescape::ui {
namespace {

enum Column { Name, Hosts, First, Count, Devices, Ends, Priority, Preemptible, ColumnCount };
constexpr double kHour = 3600;

QString numberText(const std::optional<double>& value) {
  return value ? QLocale().toString(*value, 'g', 8) : QString();
}

}  // namespace

TenantsDialog::TenantsDialog(Document* document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_intro(new QLabel(this)),
      m_table(new QTableWidget(0, ColumnCount, this)),
      m_problem(new QLabel(this)),
      m_add(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("tenantsDialog"));
  m_intro->setWordWrap(true);
  m_intro->setFont(smallFont());
  m_problem->setWordWrap(true);
  m_problem->setFont(smallFont());
  QPalette bad = m_problem->palette();
  bad.setColor(QPalette::WindowText, theme().bad);
  m_problem->setPalette(bad);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(28);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  auto* tools = new QHBoxLayout;
  tools->addWidget(m_add);
  tools->addWidget(m_remove);
  tools->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(8);
  layout->addWidget(m_intro);
  layout->addWidget(m_table, 1);
  layout->addWidget(m_problem);
  layout->addLayout(tools);
  layout->addWidget(m_buttons);
  resize(820, 380);
  connect(m_add, &QPushButton::clicked, this, &TenantsDialog::add);
  connect(m_remove, &QPushButton::clicked, this, &TenantsDialog::removeSelected);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &TenantsDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &TenantsDialog::reject);
  connect(m_table, &QTableWidget::itemSelectionChanged, this,
          [this] { m_remove->setEnabled(m_table->currentRow() >= 0); });
  for (const Tenant& tenant : document->plan().cluster->tenants) addRow(tenant);
  retranslateUi();
  m_table->resizeColumnsToContents();
  m_table->setColumnWidth(Name, 150);
  m_table->setColumnWidth(Hosts, 160);
  m_remove->setEnabled(false);
  m_add->setEnabled(!document->plan().cluster->hosts.empty());
  m_table->setFocus();
}

void TenantsDialog::addRow(const Tenant& tenant) {
  const int row = m_table->rowCount();
  m_table->insertRow(row);
  m_before.push_back(tenant);
  auto* groups = new QComboBox(m_table);
  for (const HostGroup& group : m_document->plan().cluster->hosts) {
    groups->addItem(displayName(group), QString::fromStdString(group.id));
  }
  groups->setCurrentIndex(std::max(0, groups->findData(QString::fromStdString(tenant.hosts))));
  groups->setAccessibleName(tr("Hosts"));
  m_table->setCellWidget(row, Hosts, groups);
  const auto put = [&](int column, const QString& text) {
    m_table->setItem(row, column, new QTableWidgetItem(text));
  };
  put(Name, QString::fromStdString(tenant.name));
  put(Hosts, {});
  put(First, QString::number(tenant.first));
  put(Count, QString::number(tenant.count));
  put(Devices, tenant.devicesPerHost ? QString::number(*tenant.devicesPerHost) : QString());
  put(Ends, tenant.endsInS ? numberText(*tenant.endsInS / kHour) : QString());
  put(Priority, tenant.priority ? QString::number(*tenant.priority) : QString());
  auto* preemptible = new QTableWidgetItem;
  preemptible->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
  preemptible->setCheckState(tenant.preemptible.value_or(false) ? Qt::Checked : Qt::Unchecked);
  m_table->setItem(row, Preemptible, preemptible);
}

void TenantsDialog::add() {
  const auto& hosts = m_document->plan().cluster->hosts;
  if (hosts.empty()) return;
  Tenant tenant;
  tenant.name = tr("tenant %1").arg(m_table->rowCount() + 1).toStdString();
  tenant.hosts = hosts.front().id;
  tenant.count = 1;
  addRow(tenant);
  m_table->setCurrentCell(m_table->rowCount() - 1, Name);
  m_table->editItem(m_table->item(m_table->rowCount() - 1, Name));
}

void TenantsDialog::removeSelected() {
  const int row = m_table->currentRow();
  if (row < 0) return;
  m_before.erase(m_before.begin() + row);
  m_table->removeRow(row);
}

std::optional<Tenant> TenantsDialog::tenantOf(int row, QString& problem, int& column) const {
  Tenant tenant = m_before[std::size_t(row)];
  tenant.name = m_table->item(row, Name)->text().trimmed().toStdString();
  tenant.hosts = static_cast<QComboBox*>(m_table->cellWidget(row, Hosts))
                     ->currentData()
                     .toString()
                     .toStdString();
  const HostGroup* group = m_document->plan().cluster->host(tenant.hosts);
  if (group == nullptr) return std::nullopt;
  const int perHost = hostFacts(*group).devicesPerHost;
  const auto number = [&](int at, double least, double most) -> std::optional<double> {
    const QString text = m_table->item(row, at)->text().trimmed();
    if (text.isEmpty()) return std::nullopt;
    bool isNumber = false;
    const double value = QLocale().toDouble(text, &isNumber);
    const bool whole = at == Ends || value == std::floor(value);
    if (isNumber && whole && value >= least && value <= most) return value;
    if (problem.isEmpty()) {
      column = at;
      //: %1 what was typed, %2 row, %3 and %4 the allowed range
      problem = tr("“%1” in row %2: expected a number from %3 to %4.")
                    .arg(text)
                    .arg(row + 1)
                    .arg(QLocale().toString(least, 'g', 10), QLocale().toString(most, 'g', 10));
    }
    return std::nullopt;
  };
  const auto whole = [](const std::optional<double>& value) {
    return value ? std::optional<int>(int(*value)) : std::nullopt;
  };
  tenant.first = whole(number(First, 0, group->count - 1)).value_or(0);
  tenant.count = whole(number(Count, 1, group->count - tenant.first)).value_or(1);
  tenant.devicesPerHost = whole(number(Devices, 1, perHost));
  const std::optional<double> hours = number(Ends, 0, 1e6);
  tenant.endsInS = hours ? std::optional<double>(*hours * kHour) : std::nullopt;
  tenant.priority = whole(number(Priority, -1e9, 1e9));
  const bool preemptible = m_table->item(row, Preemptible)->checkState() == Qt::Checked;
  if (preemptible != tenant.preemptible.value_or(false)) tenant.preemptible = preemptible;
  return problem.isEmpty() ? std::optional(tenant) : std::nullopt;
}

QString TenantsDialog::problem() const {
  return m_problem->text();
}

void TenantsDialog::accept() {
  std::vector<Tenant> tenants;
  for (int row = 0; row < m_table->rowCount(); ++row) {
    QString problem;
    int column = 0;
    if (auto tenant = tenantOf(row, problem, column)) {
      tenants.push_back(std::move(*tenant));
    } else {
      m_problem->setText(problem);
      m_table->setCurrentCell(row, column);
      return;
    }
  }
  m_document->edit(tr("Change the other tenants' jobs"), [&](Plan& plan) {
    plan.cluster =
        plan.cluster.edited([&](Cluster& cluster) { cluster.tenants = std::move(tenants); });
  });
  QDialog::accept();
}

void TenantsDialog::retranslateUi() {
  setWindowTitle(tr("Other tenants' jobs"));
  m_intro->setText(
      tr("Hosts and GPUs that others hold on the drawn cluster. An empty number means: "
         "all GPUs of a host, no known end, no priority."));
  m_table->setHorizontalHeaderLabels({tr("Name"), tr("Hosts"), tr("First host"), tr("How many"),
                                      tr("GPUs per host"), tr("Ends in, h"), tr("Priority"),
                                      tr("Preemptible")});
  m_table->setAccessibleName(tr("Other tenants' jobs"));
  m_add->setText(tr("Add"));
  m_remove->setText(tr("Remove"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Apply"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

void TenantsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslateUi();
}

}  // namespace slicescape::ui
