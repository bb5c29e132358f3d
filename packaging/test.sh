#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds with warnings as errors and runs every test without a
# display; then builds core, the command line and their tests under AddressSanitizer and
# UndefinedBehaviorSanitizer and runs those. Exits non-zero when anything fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/install_packages.sh build run test

export QT_QPA_PLATFORM=offscreen
failed=()

# suite NAME [CMAKE_OPTION...]: configures, builds and tests the preset NAME.
suite() {
  local name=$1 begin=$SECONDS verdict=passed
  shift
  if ! { cmake --preset "$name" -DSLICESCAPE_WARNINGS_AS_ERRORS=ON "$@" &&
         cmake --build --preset "$name" &&
         ctest --preset "$name"; }; then
    verdict=FAILED
    failed+=("$name")
  fi
  echo "Suite $name: $verdict in $((SECONDS - begin)) s"
}

suite dev
# Without the desktop: what reads files and computes lives in core.
suite asan -DSLICESCAPE_BUILD_DESKTOP=OFF

if [ ${#failed[@]} -gt 0 ]; then
  echo "Failed: ${failed[*]}" >&2
  exit 1
fi
echo "Every suite passed."
