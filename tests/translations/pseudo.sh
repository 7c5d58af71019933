#!/bin/sh
# A translation into no language: every letter of a text is changed, so that a plain one shows what bypasses it.
# usage: pseudo.sh TEXTS.pot CATALOG.mo
set -eu
LC_ALL=C.UTF-8
export LC_ALL
here=$(dirname "$0")
mkdir -p "$(dirname "$2")"
msgen "$1" | sed -e '/^#, fuzzy$/d' -e 's/INTEGER; plural=EXPRESSION/2; plural=(n != 1)/' |
  sed -f "$here/accents.sed" > "$2.po"
msgfmt --check-format --output-file="$2" "$2.po"
