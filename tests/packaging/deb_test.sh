#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# deb_test.sh BUILD_FOLDER VERSION: packs the build and looks into the package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cpack --config "$1/CPackConfig.cmake" -B "$folder" > "$folder/log" || { cat "$folder/log"; exit 1; }
package=$(echo "$folder"/slicescape_"$2"_*.deb)

control=$(dpkg-deb --field "$package")
for wanted in "Section: science" libqcustomplot2.1-qt6 libqt6widgets6 libqt6svg6 qt6-qpa-plugins \
    libboost-json1.81.0 fonts-noto-cjk; do
  case $control in
    *"$wanted"*) ;;
    *) echo "the package does not name $wanted:" "$control" >&2; exit 1 ;;
  esac
done

contents=$(dpkg-deb --contents "$package" | awk '{print $6}')
id=org.slicescape.Slicescape
for wanted in bin/slicescape bin/slicescape-cli "share/applications/$id.desktop" \
    "share/metainfo/$id.metainfo.xml" "share/mime/packages/$id.xml" \
    "share/icons/hicolor/scalable/apps/$id.svg" "share/icons/hicolor/scalable/mimetypes/$id.plan.svg" \
    share/man/man1/slicescape.1 share/man/man1/slicescape-cli.1 \
    share/bash-completion/completions/slicescape-cli; do
  case $contents in
    *"/$wanted"*) ;;
    *) echo "the package lacks $wanted:" "$contents" >&2; exit 1 ;;
  esac
done
