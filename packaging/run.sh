#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a fresh clone to a live plan: installs what is missing, builds the release preset
# and opens the window on the first example. Without a display it evaluates the example,
# prints the summary and leaves the evaluation and a screenshot in slicescape-report/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

example=resources/examples/llama3-70b-64xh100.slicescape
report=slicescape-report
bin=build/release/bin

packaging/install_packages.sh build run
if [ ! -f build/release/build.ninja ]; then cmake --preset release; fi
cmake --build --preset release --target slicescape slicescape-cli

if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
  exec "$bin/slicescape" "$example"
fi

echo "There is no display: evaluating $example instead."
echo
mkdir -p "$report"
# Exit code 1 says "does not fit", which is an answer, not a failure.
"$bin/slicescape-cli" evaluate "$example" || [ $? -eq 1 ]
"$bin/slicescape-cli" evaluate "$example" --json > "$report/evaluation.json" || [ $? -eq 1 ]
QT_QPA_PLATFORM=offscreen "$bin/slicescape" screenshot "$example" \
  --out "$report/window.png" --size 1680x1050
echo
echo "Written: $PWD/$report/evaluation.json (the evaluation)"
echo "         $PWD/$report/window.png (the window)"
