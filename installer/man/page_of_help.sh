#!/bin/sh
# Writes the manual page of hexwright-cli out of what it says with --help, subcommand by subcommand.
# usage: page_of_help.sh PROGRAM PAGE
set -eu
program=$1
page=$2
LC_ALL=C
export LC_ALL

# Text as it stands, safe from roff.
verbatim() {
  printf '.EX\n'
  sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^[.']/\\\\\&&/"
  printf '.EE\n'
}

help_of() { "$program" "$@" --help; }

subcommands_of() {
  help_of "$@" | sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p'
}

# describe HEADING SUBCOMMAND...: it and what lies below it.
describe() {
  heading=$1
  shift
  printf '.%s "hexwright\\-cli %s"\n' "$heading" "$*"
  help_of "$@" | verbatim
  for below in $(subcommands_of "$@"); do describe SS "$@" "$below"; done
}

{
  printf '.TH HEXWRIGHT\\-CLI 1 "" "%s" "User Commands"\n' "$("$program" --version)"
  printf '.SH NAME\nhexwright\\-cli \\- scenarios for hex games of settling and trading, without a window\n'
  printf '.SH SYNOPSIS\n.B hexwright\\-cli\n.I SUBCOMMAND\n[OPTIONS]\n'
  printf '.SH DESCRIPTION\n'
  help_of | verbatim
  for subcommand in $(subcommands_of); do describe SH "$subcommand"; done
  printf '.SH ENVIRONMENT\n'
  printf '.TP\n.B HEXWRIGHT_TEMPLATES\nFolder with the templates, instead of the installed one.\n'
  printf '.TP\n.BR LANGUAGE ", " LC_ALL ", " LC_MESSAGES ", " LANG\nThe language of messages.\n'
  printf '.SH SEE ALSO\n.BR hexwright (1)\n'
} > "$page"
