// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slicescape {

/// The names of a Slurm host list: "gpu[001-064,070],login1" → gpu001 … gpu064, gpu070, login1.
/// Several bracket groups in one name multiply ("rack[0-1]node[0-3]"). Zero padding is kept.
/// Empty when the text is no host list (unbalanced bracket, reversed or non-numeric range) or
/// names more than `limit` hosts.
std::optional<std::vector<std::string>> expandHostList(std::string_view text,
                                                       std::size_t limit = 200000);

}  // namespace slicescape
