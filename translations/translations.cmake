# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The languages of the window. `cmake --build <dir> --target update_translations` reads
# the sources and brings the .ts files up to date; translate what is new in them with
# Qt Linguist or by hand. English has a file for its plural forms.
set(SLICESCAPE_LANGUAGES en zh_CN)

add_custom_target(update_translations
  COMMAND ${CMAKE_COMMAND}
          -DLUPDATE=$<TARGET_FILE:Qt6::lupdate>
          -DSOURCE_DIR=${CMAKE_SOURCE_DIR}
          -DTS_DIR=${CMAKE_SOURCE_DIR}/translations
          -DWORK_DIR=${CMAKE_BINARY_DIR}/translatable
          -P ${CMAKE_SOURCE_DIR}/translations/update.cmake
  VERBATIM)

# slicescape_add_translations(<target>): compiles the .ts files into <target> as
# :/i18n/slicescape_<language>.qm
function(slicescape_add_translations target)
  set(qm_files)
  foreach(language IN LISTS SLICESCAPE_LANGUAGES)
    set(ts ${CMAKE_SOURCE_DIR}/translations/slicescape_${language}.ts)
    set(qm ${CMAKE_CURRENT_BINARY_DIR}/slicescape_${language}.qm)
    add_custom_command(
      OUTPUT ${qm}
      COMMAND Qt6::lrelease -silent ${ts} -qm ${qm}
      DEPENDS ${ts}
      VERBATIM)
    list(APPEND qm_files ${qm})
  endforeach()
  qt_add_resources(${target} translations PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR}
                   FILES ${qm_files})
endfunction()
