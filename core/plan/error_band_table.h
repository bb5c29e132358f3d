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
    ErrorBand{0.932, 1.187, 762, 17, {{-1, -1, -1, -1}}},  // all
    ErrorBand{0.937, 1.186, 686, 17, {{0, -1, -1, -1}}},   // dense
    ErrorBand{0.881, 1.237, 76, 4, {{1, -1, -1, -1}}},     // mixture of experts
    ErrorBand{0.957, 1.186, 343, 9, {{0, 0, -1, -1}}},     // dense, before Hopper
    ErrorBand{0.925, 1.179, 239, 9, {{0, 1, -1, -1}}},     // dense, Hopper
    ErrorBand{0.929, 1.227, 98, 7, {{0, 2, -1, -1}}},      // dense, Blackwell
    ErrorBand{0.956, 1.274, 6, 2, {{0, 3, -1, -1}}},       // dense, other vendors
    ErrorBand{0.871, 1.301, 13, 2, {{1, 1, -1, -1}}},      // mixture of experts, Hopper
    ErrorBand{0.909, 1.206, 62, 2, {{1, 2, -1, -1}}},      // mixture of experts, Blackwell
    ErrorBand{0.873, 1.095, 1, 1, {{1, 3, -1, -1}}},       // mixture of experts, other vendors
    ErrorBand{0.939, 1.194, 120, 5, {{0, 0, 0, -1}}},  // dense, before Hopper, data parallel only
    ErrorBand{0.963, 1.183, 223, 7, {{0, 0, 1, -1}}},  // dense, before Hopper, model parallel
    ErrorBand{0.888, 1.106, 77, 6, {{0, 1, 0, -1}}},   // dense, Hopper, data parallel only
    ErrorBand{0.920, 1.218, 162, 7, {{0, 1, 1, -1}}},  // dense, Hopper, model parallel
    ErrorBand{0.906, 1.182, 38, 3, {{0, 2, 0, -1}}},   // dense, Blackwell, data parallel only
    ErrorBand{0.961, 1.235, 60, 5, {{0, 2, 1, -1}}},   // dense, Blackwell, model parallel
    ErrorBand{1.000, 1.305, 2, 1, {{0, 3, 0, -1}}},    // dense, other vendors, data parallel only
    ErrorBand{0.962, 1.224, 4, 1, {{0, 3, 1, -1}}},    // dense, other vendors, model parallel
    ErrorBand{0.865, 1.335, 13, 2, {{1, 1, 1, -1}}},   // mixture of experts, Hopper, model parallel
    ErrorBand{
        0.924, 1.191, 62, 2, {{1, 2, 1, -1}}},  // mixture of experts, Blackwell, model parallel
    ErrorBand{
        0.868, 1.009, 1, 1, {{1, 3, 1, -1}}},  // mixture of experts, other vendors, model parallel
    ErrorBand{
        0.934, 1.197, 70, 3, {{0, 0, 0, 0}}},  // dense, before Hopper, data parallel only, one host
    ErrorBand{0.950,
              1.196,
              50,
              4,
              {{0, 0, 0, 1}}},  // dense, before Hopper, data parallel only, several hosts
    ErrorBand{
        0.930, 1.158, 75, 3, {{0, 0, 1, 0}}},  // dense, before Hopper, model parallel, one host
    ErrorBand{0.979,
              1.181,
              148,
              6,
              {{0, 0, 1, 1}}},  // dense, before Hopper, model parallel, several hosts
    ErrorBand{0.907, 1.064, 42, 4, {{0, 1, 0, 0}}},  // dense, Hopper, data parallel only, one host
    ErrorBand{
        0.873, 1.114, 35, 5, {{0, 1, 0, 1}}},  // dense, Hopper, data parallel only, several hosts
    ErrorBand{0.947, 1.305, 16, 4, {{0, 1, 1, 0}}},  // dense, Hopper, model parallel, one host
    ErrorBand{
        0.919, 1.183, 146, 6, {{0, 1, 1, 1}}},  // dense, Hopper, model parallel, several hosts
    ErrorBand{
        0.892, 1.241, 19, 3, {{0, 2, 0, 0}}},  // dense, Blackwell, data parallel only, one host
    ErrorBand{0.922,
              1.140,
              19,
              2,
              {{0, 2, 0, 1}}},  // dense, Blackwell, data parallel only, several hosts
    ErrorBand{0.988, 1.226, 17, 1, {{0, 2, 1, 0}}},  // dense, Blackwell, model parallel, one host
    ErrorBand{
        0.956, 1.582, 43, 4, {{0, 2, 1, 1}}},  // dense, Blackwell, model parallel, several hosts
    ErrorBand{
        1.000, 1.326, 2, 1, {{0, 3, 0, 0}}},  // dense, other vendors, data parallel only, one host
    ErrorBand{
        0.985, 1.192, 2, 1, {{0, 3, 1, 0}}},  // dense, other vendors, model parallel, one host
    ErrorBand{
        0.967, 1.138, 2, 1, {{0, 3, 1, 1}}},  // dense, other vendors, model parallel, several hosts
    ErrorBand{0.863,
              1.352,
              13,
              2,
              {{1, 1, 1, 1}}},  // mixture of experts, Hopper, model parallel, several hosts
    ErrorBand{0.939,
              1.186,
              6,
              1,
              {{1, 2, 1, 0}}},  // mixture of experts, Blackwell, model parallel, one host
    ErrorBand{0.904,
              1.215,
              56,
              1,
              {{1, 2, 1, 1}}},  // mixture of experts, Blackwell, model parallel, several hosts
    ErrorBand{0.864,
              1.000,
              1,
              1,
              {{1, 3, 1, 1}}},  // mixture of experts, other vendors, model parallel, several hosts
};

}  // namespace slicescape
