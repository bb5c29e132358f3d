// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/model_profile.h"
#include "core/units/result.h"

namespace slicescape {

/// A key the reader left out, and why that is harmless (or not).
struct IgnoredKey {
  std::string place;  ///< JSON pointer
  std::string reason;
  bool operator==(const IgnoredKey&) const = default;
};

/// Something the user should know about the reading.
struct ImportWarning {
  std::string place;
  Text message;
  bool operator==(const ImportWarning&) const = default;
};

/// What was read from a `config.json`.
struct ModelImport {
  std::shared_ptr<const ModelProfile> profile;
  std::vector<std::string> recognisedKeys;
  std::vector<IgnoredKey> ignoredKeys;
  std::vector<ImportWarning> warnings;
};

/// True when the text looks like a Hugging Face config (model_type or architectures, or
/// the size keys of one): used to recognise a dropped file by content.
bool looksLikeHuggingFaceConfig(std::string_view json);

/// Reads a Hugging Face `config.json` (also Meta `params.json`). Missing keys take the
/// default of the model class; nested `text_config` is entered; vision and audio towers
/// are counted apart. Fails only when no layer stack can be made of it.
Result<ModelImport> readHuggingFaceConfig(std::string_view json, std::string_view file);

}  // namespace slicescape
