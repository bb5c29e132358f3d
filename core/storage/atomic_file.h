// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/units/result.h"

namespace slicescape {

/// Replaces the file's contents as a whole: a reader, a crash or a full disk sees the old
/// text or the new one, never a part. The new text goes to a file beside the target, is
/// flushed to disk and renamed over it. A symbolic link keeps pointing where it did, and an
/// existing file keeps its permissions. A write-protected file is refused although its
/// folder would allow the rename. What is no regular file (a pipe, /dev/stdout) is written
/// to directly.
Result<void> writeFileAtomically(const std::string& path, std::string_view text);

}  // namespace slicescape
