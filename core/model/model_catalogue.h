// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/model/model_profile.h"
#include "core/units/result.h"

namespace slicescape {

/// The model presets. Immutable once parsed; profiles are shared by pointer.
class ModelCatalogue {
 public:
  /// Parses resources/catalogue/models.json.
  static Result<ModelCatalogue> parse(std::string_view json, std::string_view file);
  /// The catalogue shipped with the product.
  static const ModelCatalogue& builtIn();

  std::shared_ptr<const ModelProfile> find(std::string_view id) const;  ///< null when unknown
  /// The known id closest in spelling; empty when nothing is near.
  std::string nearest(std::string_view id) const;
  const std::vector<std::shared_ptr<const ModelProfile>>& models() const { return m_models; }

 private:
  std::vector<std::shared_ptr<const ModelProfile>> m_models;
};

}  // namespace slicescape
