// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/cluster.h"

#include <algorithm>
#include <string_view>

namespace slicescape {
namespace {

template <class T>
const T* findById(const std::vector<T>& items, std::string_view id) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const T& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

}  // namespace

const HostGroup* Cluster::host(std::string_view id) const {
  return findById(hosts, id);
}

const SwitchGroup* Cluster::switchGroup(std::string_view id) const {
  return findById(switches, id);
}

const Link* Cluster::link(std::string_view id) const {
  return findById(links, id);
}

std::string Cluster::freeId(std::string_view stem) const {
  const auto taken = [this](std::string_view id) {
    return host(id) || switchGroup(id) || link(id);
  };
  std::string id(stem);
  for (int number = 2; taken(id); ++number) id = std::string(stem) + "-" + std::to_string(number);
  return id;
}

}  // namespace slicescape
