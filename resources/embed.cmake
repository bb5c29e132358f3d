# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -DINPUT=<file> -DOUTPUT=<file.cpp> -DNAME=<function> -P embed.cmake
# Writes a C++ file with the bytes of INPUT, so that the programs need no data folder.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
string(REGEX REPLACE "(('[^']*',){24})" "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT}
"#include \"resources/resources.h\"

namespace slicescape::resources {
namespace {
constexpr char kBytes[] = {
${bytes}'\\0'};
}  // namespace
std::string_view ${NAME}() { return {kBytes, sizeof(kBytes) - 1}; }
}  // namespace slicescape::resources
")
