#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs the packages of packages.txt that are missing.
#   install_packages.sh PURPOSE...     purposes: build, run, test
# Does nothing, and does not touch the network, when all of them are there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

if [ $# -eq 0 ]; then
  echo "usage: install_packages.sh PURPOSE... (build, run, test)" >&2
  exit 2
fi

wanted=()
for purpose in "$@"; do
  while read -r word package _; do
    if [ "$word" = "$purpose" ]; then wanted+=("$package"); fi
  done < packages.txt
done

if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then
  echo "This machine has no apt-get. Slicescape is built on Debian 12; install what these" \
       "packages hold and run CMake by hand (see README.md): ${wanted[*]}" >&2
  exit 1
fi

missing=()
for package in "${wanted[@]}"; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2> /dev/null || true)
  if [ "$status" != installed ]; then missing+=("$package"); fi
done
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    echo "These packages are missing and sudo is not there to install them. As root, run:" \
         "apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

echo "Installing ${#missing[@]} packages: ${missing[*]} ..."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The environment is set behind sudo, which would drop it.
apt_get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
if ! { "${apt_get[@]}" update && "${apt_get[@]}" install --no-install-recommends "${missing[@]}"; } \
    > "$log" 2>&1 < /dev/null; then
  tail -n 15 "$log" >&2
  echo "Could not install: ${missing[*]}. The last lines of apt-get are above; Debian 12" \
       "(bookworm) has all of these packages." >&2
  exit 1
fi
