// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units/parameter_tables.h"

namespace slicescape::parameter_tables {
namespace {

constexpr const char* kYourCluster = SLICESCAPE_TEXT("Your cluster.");
constexpr const char* kHostDatasheet = SLICESCAPE_TEXT("Datasheet of the host.");
constexpr const char* kSwitchDatasheet = SLICESCAPE_TEXT("Datasheet of the switch.");
constexpr const char* kLinkSources =
    SLICESCAPE_TEXT("Datasheet of NIC and cable, or a measurement.");

constexpr Range kMembers{1, 1048576};
constexpr Range kPowers{1, 1e8};
constexpr Range kLatencies{0, 1};
constexpr Range kRates{1, 1e15};

std::vector<ParameterInfo> hosts() {
  using K = QuantityKind;
  return {
      described("cluster.hosts[].name", ParameterForm::Name,
                {SLICESCAPE_TEXT("Name"), SLICESCAPE_TEXT("The name on the drawing."),
                 SLICESCAPE_TEXT("Your choice.")}),
      quantity("cluster.hosts[].count", K::Count, kMembers, 1,
               {SLICESCAPE_TEXT("Hosts"),
                SLICESCAPE_TEXT("Equal hosts that this one object stands for."), kYourCluster}),
      described("cluster.hosts[].type", ParameterForm::Name,
                {SLICESCAPE_TEXT("Type"),
                 SLICESCAPE_TEXT("The host as its vendor sells it: GPUs, links inside, NICs."),
                 SLICESCAPE_TEXT("The hardware catalogue.")}),
      quantity("cluster.hosts[].overrides.gpu_power_cap_w", K::Watts, kPowers, std::nullopt,
               {SLICESCAPE_TEXT("GPU power cap"),
                SLICESCAPE_TEXT("A power limit below the datasheet's; lowers the clock."),
                SLICESCAPE_TEXT("nvidia-smi -q -d POWER on a host.")}),
      quantity("cluster.hosts[].overrides.slowdown_share", K::Share, {0, 1}, 0,
               {SLICESCAPE_TEXT("Slower than its type"),
                SLICESCAPE_TEXT("How much longer kernels take on these hosts than on others of "
                                "their type: a wrong PCIe or NUMA setting, a hot rack."),
                SLICESCAPE_TEXT("The same benchmark on these hosts and on others.")}),
      quantity("cluster.hosts[].overrides.gpu_memory_bytes", K::Bytes, {0, 1e15}, std::nullopt,
               {SLICESCAPE_TEXT("GPU memory"),
                SLICESCAPE_TEXT("Memory of one GPU in place of the datasheet's: a variant with "
                                "more of it, or a what-if."),
                SLICESCAPE_TEXT("nvidia-smi -q -d MEMORY on a host.")}),
      openName("cluster.hosts[].failed", ParameterForm::List,
               {SLICESCAPE_TEXT("Failed hosts"),
                SLICESCAPE_TEXT("Hosts of the group that are down, counted from 0; no rank is "
                                "placed on them."),
                kYourCluster}),
      described("cluster.hosts[].type.gpu", ParameterForm::Name,
                {SLICESCAPE_TEXT("GPU"), SLICESCAPE_TEXT("The accelerator in the host."),
                 SLICESCAPE_TEXT("The hardware catalogue.")}),
      quantity("cluster.hosts[].type.gpus", K::Count, {1, 1024}, 8,
               {SLICESCAPE_TEXT("GPUs per host"), SLICESCAPE_TEXT("Accelerators in one host."),
                kHostDatasheet}),
      openName("cluster.hosts[].type.intra.type", ParameterForm::Name,
               {SLICESCAPE_TEXT("Links inside"),
                SLICESCAPE_TEXT("What joins the GPUs of one host."), kHostDatasheet}),
      quantity("cluster.hosts[].type.intra.bytes_per_s", K::BytesPerSecond, kRates, std::nullopt,
               {SLICESCAPE_TEXT("Bandwidth inside"),
                SLICESCAPE_TEXT("Bandwidth of one GPU to the others of its host, per direction."),
                kHostDatasheet}),
      openSwitch("cluster.hosts[].type.intra.switched",
                 {SLICESCAPE_TEXT("Switched inside"),
                  SLICESCAPE_TEXT("A switch gives any pair of GPUs the whole bandwidth; without "
                                  "one it is divided among the neighbours."),
                  kHostDatasheet}),
      quantity(
          "cluster.hosts[].type.nics", K::Count, {0, 1024}, 0,
          {SLICESCAPE_TEXT("NICs"), SLICESCAPE_TEXT("Network cards of one host."), kHostDatasheet}),
      quantity("cluster.hosts[].type.nic_bytes_per_s", K::LineRate, {0, 1e15}, 0,
               {SLICESCAPE_TEXT("NIC rate"),
                SLICESCAPE_TEXT("Line rate of one network card, per direction."), kHostDatasheet}),
      quantity("cluster.hosts[].type.host_memory_bytes", K::Bytes, {0, 1e15}, 0,
               {SLICESCAPE_TEXT("Host memory"), SLICESCAPE_TEXT("Main memory of one host."),
                kHostDatasheet}),
      quantity("cluster.hosts[].type.power_w", K::Watts, kPowers, std::nullopt,
               {SLICESCAPE_TEXT("Host power"), SLICESCAPE_TEXT("Largest power of one host."),
                kHostDatasheet}),
      quantity("cluster.scale_up_domains[].hosts_per_domain", K::Count, kMembers, 1,
               {SLICESCAPE_TEXT("Hosts per NVLink domain"),
                SLICESCAPE_TEXT("Hosts that share one scale-up fabric: 18 for an NVL72 drawn as "
                                "hosts of four GPUs."),
                kHostDatasheet}),
  };
}

std::vector<ParameterInfo> switchesAndLinks() {
  using K = QuantityKind;
  return {
      described("cluster.switches[].name", ParameterForm::Name,
                {SLICESCAPE_TEXT("Name"), SLICESCAPE_TEXT("The name on the drawing."),
                 SLICESCAPE_TEXT("Your choice.")}),
      quantity("cluster.switches[].count", K::Count, kMembers, 1,
               {SLICESCAPE_TEXT("Switches"),
                SLICESCAPE_TEXT("Equal switches that this one object stands for."), kYourCluster}),
      quantity(
          "cluster.switches[].tier", K::Count, {1, 8}, 1,
          {SLICESCAPE_TEXT("Tier"),
           SLICESCAPE_TEXT("1 is next to the hosts (leaf), 2 above it (spine)."), kYourCluster}),
      quantity(
          "cluster.switches[].ports", K::Count, {1, 65536}, 64,
          {SLICESCAPE_TEXT("Ports"), SLICESCAPE_TEXT("Ports of one switch."), kSwitchDatasheet}),
      quantity("cluster.switches[].port_bytes_per_s", K::LineRate, kRates, 5e10,
               {SLICESCAPE_TEXT("Port rate"),
                SLICESCAPE_TEXT("Line rate of one port, per direction."), kSwitchDatasheet}),
      quantity("cluster.switches[].latency_s", K::Seconds, kLatencies, 5e-7,
               {SLICESCAPE_TEXT("Latency"), SLICESCAPE_TEXT("Time through one switch."),
                kSwitchDatasheet}),
      choice("cluster.links[].pattern", "rail",
             {{"rail", SLICESCAPE_TEXT("rail: NIC i to switch i")},
              {"all", SLICESCAPE_TEXT("all: each to each")},
              {"block", SLICESCAPE_TEXT("block: hosts in order")},
              {"mesh", SLICESCAPE_TEXT("mesh: among themselves")}},
             {SLICESCAPE_TEXT("Pattern"),
              SLICESCAPE_TEXT("How the members of the two groups are wired."), kYourCluster}),
      quantity("cluster.links[].per_host", K::Count, {1, 65536}, 1,
               {SLICESCAPE_TEXT("Cables per member"),
                SLICESCAPE_TEXT("Cables of each member of the first group."), kYourCluster}),
      quantity("cluster.links[].bytes_per_s", K::LineRate, kRates, 5e10,
               {SLICESCAPE_TEXT("Bandwidth"),
                SLICESCAPE_TEXT("Line rate of one cable, per direction."), kLinkSources}),
      quantity("cluster.links[].latency_s", K::Seconds, kLatencies, 1e-6,
               {SLICESCAPE_TEXT("Latency"), SLICESCAPE_TEXT("One way through one cable."),
                kLinkSources}),
  };
}

}  // namespace

std::vector<ParameterInfo> cluster() {
  std::vector<ParameterInfo> all = hosts();
  const std::vector<ParameterInfo> rest = switchesAndLinks();
  all.insert(all.end(), rest.begin(), rest.end());
  return all;
}

}  // namespace slicescape::parameter_tables
