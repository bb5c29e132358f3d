# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later

# cmake -DLUPDATE=<program> -DSOURCE_DIR=<checkout> -DTS_DIR=<folder with .ts files>
#       -DWORK_DIR=<scratch folder> -P update.cmake
#
# Core is free of Qt: it marks its sentences with SLICESCAPE_TEXT("…"), a macro that
# lupdate cannot be told about because it names no context. So lupdate reads copies of
# those files in which the macro is spelled as Qt's.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${WORK_DIR})
file(GLOB_RECURSE sources LIST_DIRECTORIES false RELATIVE ${SOURCE_DIR}
     ${SOURCE_DIR}/core/*.cpp ${SOURCE_DIR}/core/*.h
     ${SOURCE_DIR}/ui/*.cpp ${SOURCE_DIR}/ui/*.h
     ${SOURCE_DIR}/app/desktop/*.cpp ${SOURCE_DIR}/app/desktop/*.h)
list(REMOVE_ITEM sources core/units/text.h)  # it defines the macro
list(SORT sources)

set(list "")
foreach(source IN LISTS sources)
  if(source MATCHES "^(core|ui)/")
    file(READ ${SOURCE_DIR}/${source} text)
    string(REPLACE "SLICESCAPE_TEXT(" "QT_TRANSLATE_NOOP(\"core\", " text "${text}")
    file(WRITE ${WORK_DIR}/${source} "${text}")
    string(APPEND list "${WORK_DIR}/${source}\n")
  else()
    string(APPEND list "${SOURCE_DIR}/${source}\n")
  endif()
endforeach()
file(WRITE ${WORK_DIR}/sources.lst "${list}")

foreach(ts slicescape_zh_CN slicescape_en)
  set(options -I ${WORK_DIR} -no-obsolete -locations none -source-language en)
  if(ts STREQUAL slicescape_en)
    list(APPEND options -pluralonly -target-language en)
  else()
    list(APPEND options -target-language zh_CN)
  endif()
  execute_process(
    COMMAND ${LUPDATE} ${options} @${WORK_DIR}/sources.lst -ts ${TS_DIR}/${ts}.ts
    WORKING_DIRECTORY ${WORK_DIR}
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
