#!/bin/bash
# SPDX-FileCopyrightText: The Slicescape authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# completion_test.sh COMPLETION PROGRAM: what bash would offer while a command is typed.
set -euo pipefail
source "$1"
program=$2
compopt() { :; }  # exists only while bash completes

# offers "EXPECTED" WORD...: the last word is the one being typed.
offers() {
  local expected=$1
  shift
  COMP_WORDS=("$program" "$@")
  COMP_CWORD=$#
  _slicescape_cli || true
  case " ${COMPREPLY[*]} " in
    *" $expected "*) ;;
    *) echo "after '$*' expected '$expected' among: ${COMPREPLY[*]}" >&2; exit 1 ;;
  esac
}

offers evaluate ev
offers simulate-queue simulate
offers --version --v
offers --completion evaluate --comp
offers completion search --objective comp
offers deepspeed search --framework ""
offers "$0" evaluate "$0"
