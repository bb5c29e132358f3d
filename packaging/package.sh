#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds the release preset and packs build/release/slicescape_*.deb.
# Two runs on one commit give the same bytes: times inside come from the commit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/install_packages.sh build
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2> /dev/null || date -r CHANGELOG.md +%s)}
export SOURCE_DATE_EPOCH
cmake --preset release -DCMAKE_INSTALL_PREFIX=/usr
cmake --build --preset release
cd build/release
cpack
echo "Install it with: sudo apt-get install $PWD/$(ls -t slicescape_*.deb | head -n 1)"
