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

const std::vector<Example>& examples() {
  static const std::vector<Example> kExamples{
      {"llama3-70b-64xh100.slicescape", exampleLlama3With64()},
      {"llama2-7b-8xa100.slicescape", exampleLlama2With8()},
      {"llama3-405b-1024xh100.slicescape", exampleLlama3With1024()},
      {"llama3-405b-16384xh100.slicescape", exampleLlama3With16384()},
      {"llama3-70b-does-not-fit.slicescape", exampleDoesNotFit()},
  };
  return kExamples;
}

}  // namespace slicescape::resources
