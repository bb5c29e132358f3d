// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <openssl/evp.h>

#include <array>

#include "core/storage/plan_document.h"
#include "core/storage/plan_json.h"
#include "core/units/json_writer.h"

namespace slicescape {

std::string planHash(const Plan& plan) {
  const std::string text = toCanonicalJson(planToJson(plan, WrittenPart::WithoutCosmetics));
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  // The one-shot digest fails only without memory or with SHA-256 itself switched off.
  if (EVP_Digest(text.data(), text.size(), digest.data(), &length, EVP_sha256(), nullptr) != 1) {
    return {};
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string hex;
  hex.reserve(2 * length);
  for (unsigned int i = 0; i < length; ++i) {
    hex += kDigits[digest[i] >> 4];
    hex += kDigits[digest[i] & 15];
  }
  return hex;
}

}  // namespace slicescape
