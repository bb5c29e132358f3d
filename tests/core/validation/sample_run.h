// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace slicescape::testing {

/// A file with one 70B run; `layout` holds members of its layout that matter to the test.
inline std::string runsWith(const std::string& layout, const std::string& source = "a log",
                            const std::string& device = "h100-sxm") {
  return R"({"schema": "slicescape.runs/1", "runs": [{
    "id": "sample", "source": ")" +
         source + R"(", "url": "", "notes": "",
    "model": {"name": "llama3-70b", "layers": 80, "hidden": 8192, "heads": 64, "kv_heads": 8,
              "ffn_hidden": 28672, "gated_mlp": true, "vocab": 128256, "tied_embeddings": false,
              "attention": "gqa", "moe": null},
    "hardware": {"gpu": ")" +
         device + R"(", "gpus_per_host": 8, "hosts": 8, "total_gpus": 64,
                 "inter_host_bytes_per_s_per_host": null, "scale_up_domain_gpus": 8},
    "layout": {"micro_batch": 1, "dp": 2, "seq_len": 8192, "precision": "bf16",
               "schedule": "1f1b", "flags": {"gradient_dtype": "bf16"}, )" +
         layout + R"(},
    "measured": {"step_time_s": 6.5}
  }]})";
}

}  // namespace slicescape::testing
