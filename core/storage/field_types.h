// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/hardware/cluster.h"
#include "core/model/model_profile.h"

// The vocabulary of plan_fields.h: what a field listing may say about a member beside
// its key. Reader, writer and shape all understand it.

namespace slicescape {

/// True for T and const T alike: one listing serves reading and writing.
template <class T, class Struct>
concept Is = std::same_as<std::remove_const_t<T>, Struct>;

/// Members that need no range: texts, booleans, nested objects.
struct Unlimited {};

/// A whole number within closed limits.
struct Whole {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

/// A number within closed limits. Infinity and NaN lie outside any of them.
struct Real {
  double least = 0;
  double most = 0;
};

// Ranges wide enough for any real cluster or model and narrow enough that products of
// two of them stay exact in 64 bits. A file may hold everything a field of the window
// accepts (core/units/parameter_registry.h), and more.
constexpr Whole kDegree{1, 1 << 20};
constexpr Whole kCount{1, 1 << 20};
constexpr Whole kIndex{0, 1 << 20};
constexpr Whole kBytes{0, std::int64_t{1} << 60};
constexpr Whole kParameters{0, 1'000'000'000'000'000};
constexpr Whole kWidth{0, 1 << 24};  ///< sizes of matrices, tokens of a context excepted
constexpr Whole kTokens{0, std::int64_t{1} << 40};
constexpr Real kShare{0, 1};
constexpr Real kRate{0, 1e18};      ///< bytes/s
constexpr Real kDuration{0, 1e12};  ///< seconds
constexpr Real kLatency{0, 10};     ///< seconds
constexpr Real kPower{0, 1e9};      ///< watts
constexpr Real kMoney{0, 1e9};      ///< USD
constexpr Real kCoordinate{-1e9, 1e9};

/// The words of an enumeration in files, in the order they are offered.
template <class Enum>
struct EnumWords;

template <>
struct EnumWords<LinkPattern> {
  static constexpr std::array<std::pair<std::string_view, LinkPattern>, 4> kWords{{
      {"rail", LinkPattern::Rail},
      {"all", LinkPattern::All},
      {"block", LinkPattern::Block},
      {"mesh", LinkPattern::Mesh},
  }};
};

template <>
struct EnumWords<ReportedFigure::Kind> {
  static constexpr std::array<std::pair<std::string_view, ReportedFigure::Kind>, 5> kWords{{
      {"step_time_s", ReportedFigure::Kind::StepTime},
      {"model_flops_per_gpu_s", ReportedFigure::Kind::ModelFlopsPerGpu},
      {"peak_allocated_bytes", ReportedFigure::Kind::PeakAllocated},
      {"peak_reserved_bytes", ReportedFigure::Kind::PeakReserved},
      {"peak_device_bytes", ReportedFigure::Kind::PeakDevice},
  }};
};

template <>
struct EnumWords<NormKind> {
  static constexpr std::array<std::pair<std::string_view, NormKind>, 3> kWords{{
      {"rms_norm", NormKind::RmsNorm},
      {"layer_norm", NormKind::LayerNorm},
      {"layer_norm_no_bias", NormKind::LayerNormNoBias},
  }};
};

template <>
struct EnumWords<MixerKind> {
  static constexpr std::array<std::pair<std::string_view, MixerKind>, 5> kWords{{
      {"none", MixerKind::None},
      {"attention", MixerKind::Attention},
      {"latent_attention", MixerKind::LatentAttention},
      {"mamba", MixerKind::Mamba},
      {"linear", MixerKind::Linear},
  }};
};

template <>
struct EnumWords<LayerRole> {
  static constexpr std::array<std::pair<std::string_view, LayerRole>, 3> kWords{{
      {"decoder", LayerRole::Decoder},
      {"encoder", LayerRole::Encoder},
      {"mtp", LayerRole::Mtp},
  }};
};

template <>
struct EnumWords<ModelClass> {
  static constexpr std::array<std::pair<std::string_view, ModelClass>, 6> kWords{{
      {"decoder", ModelClass::Decoder},
      {"encoder", ModelClass::Encoder},
      {"encoder_decoder", ModelClass::EncoderDecoder},
      {"state_space", ModelClass::StateSpace},
      {"hybrid", ModelClass::Hybrid},
      {"vision_encoder", ModelClass::VisionEncoder},
  }};
};

template <class Enum>
std::string_view wordOf(Enum value) {
  for (const auto& [word, candidate] : EnumWords<Enum>::kWords) {
    if (candidate == value) return word;
  }
  return {};
}

template <class T>
constexpr bool kIsQuantity = false;
template <class Dimension, class Representation>
constexpr bool kIsQuantity<Quantity<Dimension, Representation>> = true;

}  // namespace slicescape
