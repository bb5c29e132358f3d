// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

namespace slicescape::resources {

// Generated from resources/examples (resources/CMakeLists.txt).
std::string_view exampleLlama3With64();
std::string_view exampleLlama2With8();
std::string_view exampleLlama3With1024();
std::string_view exampleLlama3With16384();
std::string_view exampleDoesNotFit();
// Runs with a published figure, shown beside the prediction.
std::string_view examplePublishedLlama3();
std::string_view examplePublishedDeepSeekV3();
std::string_view examplePublishedBloom();
std::string_view examplePublishedGpt3();
std::string_view examplePublishedMegatron530();
std::string_view examplePublishedMegatron1T();

const std::vector<Example>& examples() {
  static const std::vector<Example> kExamples{
      {"llama3-70b-64xh100.slicescape", exampleLlama3With64()},
      {"llama2-7b-8xa100.slicescape", exampleLlama2With8()},
      {"llama3-405b-1024xh100.slicescape", exampleLlama3With1024()},
      {"llama3-405b-16384xh100.slicescape", exampleLlama3With16384()},
      {"llama3-70b-does-not-fit.slicescape", exampleDoesNotFit()},
      {"llama3-405b-16384xh100-published.slicescape", examplePublishedLlama3()},
      {"deepseek-v3-2048xh800.slicescape", examplePublishedDeepSeekV3()},
      {"bloom-176b-384xa100.slicescape", examplePublishedBloom()},
      {"gpt3-175b-768xh100.slicescape", examplePublishedGpt3()},
      {"megatron-530b-280xa100.slicescape", examplePublishedMegatron530()},
      {"megatron-1t-512xa100.slicescape", examplePublishedMegatron1T()},
  };
  return kExamples;
}

}  // namespace slicescape::resources
