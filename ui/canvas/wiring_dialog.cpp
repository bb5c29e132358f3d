// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/wiring_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include "ui/theme/theme.h"
#include "ui/widgets/display.h"

namespace slicescape::ui {
namespace {

/// Bytes/s of 1 Gb/s: line rates are given in bits.
constexpr double kGigabit = 1e9 / 8;
constexpr int kTextWidth = 380;

}  // namespace

WiringDialog::WiringDialog(const Cluster& cluster, std::vector<std::string> hosts, QWidget* parent)
    : QDialog(parent),
      m_cluster(cluster),
      m_hosts(std::move(hosts)),
      m_suggested(suggestedWiring(m_cluster, m_hosts)),
      m_form(new QFormLayout(this)),
      m_kind(new QComboBox(this)),
      m_tiers(new QSpinBox(this)),
      m_ports(new QSpinBox(this)),
      m_rate(new QDoubleSpinBox(this)),
      m_oversubscription(new QDoubleSpinBox(this)),
      m_meaning(new QLabel(this)),
      m_result(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  m_kind->setObjectName(QStringLiteral("wiringKind"));
  for (const NetworkTemplate kind : {NetworkTemplate::RailOptimised, NetworkTemplate::FatTree,
                                     NetworkTemplate::Dragonfly, NetworkTemplate::FullMesh}) {
    m_kind->addItem(QString(), int(kind));
  }
  m_tiers->setRange(1, 3);
  m_tiers->setValue(m_suggested.tiers);
  m_ports->setRange(4, 1024);
  m_ports->setValue(m_suggested.ports);
  m_rate->setRange(1, 10'000);
  m_rate->setDecimals(0);
  m_rate->setValue(m_suggested.bandwidth.value() / kGigabit);
  m_oversubscription->setRange(1, 32);
  m_oversubscription->setSingleStep(0.5);
  m_oversubscription->setDecimals(1);
  for (QLabel* label : {m_meaning, m_result}) {
    label->setWordWrap(true);
    label->setFixedWidth(kTextWidth);
    label->setFont(smallFont());
  }
  m_result->setObjectName(QStringLiteral("wiringResult"));
  m_form->addRow(new QLabel(this), m_kind);
  m_form->addRow(m_meaning);
  m_form->addRow(new QLabel(this), m_tiers);
  m_form->addRow(new QLabel(this), m_ports);
  m_form->addRow(new QLabel(this), m_rate);
  m_form->addRow(new QLabel(this), m_oversubscription);
  m_form->addRow(m_result);
  m_form->addRow(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_kind, &QComboBox::currentIndexChanged, this, &WiringDialog::describe);
  for (QSpinBox* box : {m_tiers, m_ports}) {
    connect(box, &QSpinBox::valueChanged, this, &WiringDialog::describe);
  }
  for (QDoubleSpinBox* box : {m_rate, m_oversubscription}) {
    connect(box, &QDoubleSpinBox::valueChanged, this, &WiringDialog::describe);
  }
  retranslateUi();
}

void WiringDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslateUi();
  QDialog::changeEvent(event);
}

QString WiringDialog::templateName() const {
  return m_kind->currentText();
}

void WiringDialog::retranslateUi() {
  setWindowTitle(tr("Wire the hosts"));
  m_kind->setItemText(0, tr("Rail-optimised"));
  m_kind->setItemText(1, tr("Fat tree"));
  m_kind->setItemText(2, tr("Dragonfly groups"));
  m_kind->setItemText(3, tr("Full mesh"));
  const auto name = [this](QWidget* field, const QString& text) {
    auto* label = qobject_cast<QLabel*>(m_form->labelForField(field));
    label->setText(text);
    label->setBuddy(field);
    field->setAccessibleName(QString(text).remove(QLatin1Char('&')));
  };
  name(m_kind, tr("Te&mplate"));
  name(m_tiers, tr("&Tiers of switches"));
  name(m_ports, tr("&Ports of a switch"));
  name(m_rate, tr("&Rate of a port"));
  name(m_oversubscription, tr("&Oversubscription at the leaves"));
  m_rate->setSuffix(tr(" Gb/s"));
  m_oversubscription->setSuffix(tr(" : 1"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Wire"));
  describe();
}

WiringChoice WiringDialog::choice() const {
  WiringChoice choice = m_suggested;
  choice.kind = NetworkTemplate(m_kind->currentData().toInt());
  choice.tiers = m_tiers->value();
  choice.ports = m_ports->value();
  choice.oversubscription = m_oversubscription->value();
  choice.bandwidth = BytesPerSecond(m_rate->value() * kGigabit);
  return choice;
}

void WiringDialog::describe() {
  const WiringChoice chosen = choice();
  const bool tree =
      chosen.kind == NetworkTemplate::RailOptimised || chosen.kind == NetworkTemplate::FatTree;
  const bool mesh = chosen.kind == NetworkTemplate::FullMesh;
  m_tiers->setEnabled(tree);
  m_ports->setEnabled(!mesh);
  m_oversubscription->setEnabled(!mesh && (!tree || chosen.tiers > 1));
  switch (chosen.kind) {
    case NetworkTemplate::RailOptimised:
      m_meaning->setText(
          tr("NIC i of every host goes to leaf i of its group: traffic between "
             "GPUs of one rail crosses a single switch."));
      break;
    case NetworkTemplate::FatTree:
      m_meaning->setText(tr("All NICs of a host go to one leaf; neighbouring hosts share it."));
      break;
    case NetworkTemplate::Dragonfly:
      m_meaning->setText(
          tr("Each host group has leaves of its own in a mesh; all groups are "
             "joined directly."));
      break;
    case NetworkTemplate::FullMesh:
      m_meaning->setText(tr("Every host is cabled to every other, without switches."));
      break;
  }
  m_wiring = wired(m_cluster, m_hosts, chosen);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_wiring.problem.empty());
  if (!m_wiring.problem.empty()) {
    m_result->setText(translated(m_wiring.problem));
    return;
  }
  QStringList lines;
  for (std::size_t tier = 0; tier < m_wiring.switches.size(); ++tier) {
    //: %1 the tier of a network, 1 next to the hosts; %2 such as "8 switches"
    lines << tr("Tier %1: %2")
                 .arg(displayCount(qint64(tier) + 1),
                      tr("%Ln switch(es)", nullptr, m_wiring.switches[tier]));
  }
  lines << tr("%Ln cable(s)", nullptr, int(m_wiring.cables));
  lines << tr("Bisection: %1 each way").arg(display(m_wiring.bisection));
  if (m_wiring.replacedLinks > 0) {
    lines << tr("Replaces %1 and %2 of the drawing.")
                 .arg(tr("%n link bundle(s)", nullptr, m_wiring.replacedLinks),
                      tr("%n switch group(s)", nullptr, m_wiring.replacedSwitches));
  }
  m_result->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace slicescape::ui
