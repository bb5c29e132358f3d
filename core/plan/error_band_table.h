// SPDX-FileCopyrightText: The Slicescape authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/plan/error_band.h"

namespace slicescape {

// Written by `slicescape-cli validate --bands` over the published runs: P10 and P90 of
// measured over predicted step time, a source weighing as the square root of its runs,
// kinds known from few sources drawn towards the next coarser kind, all widened so that
// eight of ten runs of a source left out lie inside.
inline const std::array kErrorBands{
    ErrorBand{0.894, 1.332, 762, 17, {{-1, -1, -1, -1}}},  // all
    ErrorBand{0.903, 1.326, 686, 17, {{0, -1, -1, -1}}},   // dense
    ErrorBand{0.832, 1.409, 76, 4, {{1, -1, -1, -1}}},     // mixture of experts
    ErrorBand{0.921, 1.340, 343, 9, {{0, 0, -1, -1}}},     // dense, before Hopper
    ErrorBand{0.904, 1.256, 239, 9, {{0, 1, -1, -1}}},     // dense, Hopper
    ErrorBand{0.862, 1.310, 98, 7, {{0, 2, -1, -1}}},      // dense, Blackwell
    ErrorBand{0.937, 1.376, 6, 2, {{0, 3, -1, -1}}},       // dense, other vendors
    ErrorBand{0.830, 1.466, 13, 2, {{1, 1, -1, -1}}},      // mixture of experts, Hopper
    ErrorBand{0.789, 1.316, 62, 2, {{1, 2, -1, -1}}},      // mixture of experts, Blackwell
    ErrorBand{0.830, 1.178, 1, 1, {{1, 3, -1, -1}}},       // mixture of experts, other vendors
    ErrorBand{0.899, 1.272, 120, 5, {{0, 0, 0, -1}}},  // dense, before Hopper, data parallel only
    ErrorBand{0.934, 1.399, 223, 7, {{0, 0, 1, -1}}},  // dense, before Hopper, model parallel
    ErrorBand{0.864, 1.171, 77, 6, {{0, 1, 0, -1}}},   // dense, Hopper, data parallel only
    ErrorBand{0.903, 1.313, 162, 7, {{0, 1, 1, -1}}},  // dense, Hopper, model parallel
    ErrorBand{0.827, 1.189, 38, 3, {{0, 2, 0, -1}}},   // dense, Blackwell, data parallel only
    ErrorBand{0.938, 1.310, 60, 5, {{0, 2, 1, -1}}},   // dense, Blackwell, model parallel
    ErrorBand{1.000, 1.392, 2, 1, {{0, 3, 0, -1}}},    // dense, other vendors, data parallel only
    ErrorBand{0.949, 1.304, 4, 1, {{0, 3, 1, -1}}},    // dense, other vendors, model parallel
    ErrorBand{0.828, 1.496, 13, 2, {{1, 1, 1, -1}}},   // mixture of experts, Hopper, model parallel
    ErrorBand{
        0.768, 1.272, 62, 2, {{1, 2, 1, -1}}},  // mixture of experts, Blackwell, model parallel
    ErrorBand{
        0.828, 1.046, 1, 1, {{1, 3, 1, -1}}},  // mixture of experts, other vendors, model parallel
    ErrorBand{
        0.891, 1.246, 70, 3, {{0, 0, 0, 0}}},  // dense, before Hopper, data parallel only, one host
    ErrorBand{0.921,
              1.262,
              50,
              4,
              {{0, 0, 0, 1}}},  // dense, before Hopper, data parallel only, several hosts
    ErrorBand{
        0.905, 1.265, 75, 3, {{0, 0, 1, 0}}},  // dense, before Hopper, model parallel, one host
    ErrorBand{0.956,
              1.465,
              148,
              6,
              {{0, 0, 1, 1}}},  // dense, before Hopper, model parallel, several hosts
    ErrorBand{0.891, 1.094, 42, 4, {{0, 1, 0, 0}}},  // dense, Hopper, data parallel only, one host
    ErrorBand{
        0.854, 1.162, 35, 5, {{0, 1, 0, 1}}},  // dense, Hopper, data parallel only, several hosts
    ErrorBand{0.936, 1.435, 16, 4, {{0, 1, 1, 0}}},  // dense, Hopper, model parallel, one host
    ErrorBand{
        0.901, 1.252, 146, 6, {{0, 1, 1, 1}}},  // dense, Hopper, model parallel, several hosts
    ErrorBand{
        0.827, 1.258, 19, 3, {{0, 2, 0, 0}}},  // dense, Blackwell, data parallel only, one host
    ErrorBand{0.829,
              1.147,
              19,
              2,
              {{0, 2, 0, 1}}},  // dense, Blackwell, data parallel only, several hosts
    ErrorBand{0.981, 1.298, 17, 1, {{0, 2, 1, 0}}},  // dense, Blackwell, model parallel, one host
    ErrorBand{
        0.944, 1.910, 43, 4, {{0, 2, 1, 1}}},  // dense, Blackwell, model parallel, several hosts
    ErrorBand{
        1.000, 1.404, 2, 1, {{0, 3, 0, 0}}},  // dense, other vendors, data parallel only, one host
    ErrorBand{
        0.980, 1.258, 2, 1, {{0, 3, 1, 0}}},  // dense, other vendors, model parallel, one host
    ErrorBand{
        0.956, 1.186, 2, 1, {{0, 3, 1, 1}}},  // dense, other vendors, model parallel, several hosts
    ErrorBand{0.828,
              1.511,
              13,
              2,
              {{1, 1, 1, 1}}},  // mixture of experts, Hopper, model parallel, several hosts
    ErrorBand{0.828,
              1.258,
              6,
              1,
              {{1, 2, 1, 0}}},  // mixture of experts, Blackwell, model parallel, one host
    ErrorBand{0.753,
              1.296,
              56,
              1,
              {{1, 2, 1, 1}}},  // mixture of experts, Blackwell, model parallel, several hosts
    ErrorBand{0.827,
              1.000,
              1,
              1,
              {{1, 3, 1, 1}}},  // mixture of experts, other vendors, model parallel, several hosts
};

}  // namespace slicescape
