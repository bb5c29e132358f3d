# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of slicescape-cli for bash. Verbs, options and their values come from the
# program's own help, so they are those of the installed version.

_slicescape_cli() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local program=${COMP_WORDS[0]} verb=${COMP_WORDS[1]} help values
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    help=$("$program" --help 2> /dev/null) || return
    values=$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p' <<< "$help")
    mapfile -t COMPREPLY < <(compgen -W "$values --help --version" -- "$current")
    return
  fi
  help=$("$program" "$verb" --help 2> /dev/null) || return
  if [[ $previous == --* ]]; then
    values=$(sed -n "s/^  $previous [A-Z]*:{\([^}]*\)}.*/\1/p" <<< "$help")
    if [ -n "$values" ]; then
      mapfile -t COMPREPLY < <(compgen -W "${values//,/ }" -- "$current")
      return
    fi
  fi
  if [[ $current == -* ]]; then
    values=$(sed -n 's/^  \(-[a-z],\)\{0,1\}\(--[a-z-]*\).*/\2/p' <<< "$help")
    mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current")
    return
  fi
  compopt -o filenames
  mapfile -t COMPREPLY < <(compgen -f -- "$current")
}
complete -F _slicescape_cli slicescape-cli
