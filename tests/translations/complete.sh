#!/usr/bin/env bash
# complete.sh TEXTS.pot LANGUAGE.po GLOSSARY: every text is translated, no translation has lost or gained a placeholder, and
# where a text has a term of the glossary its translation has the word for it. Each check prints what is wrong.
set -uo pipefail
export LC_ALL=C.UTF-8
pot=$1 po=$2 glossary=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# gaps PO
gaps() { msgcmp "$1" "$pot" 2>&1 | grep -E 'untranslated|not defined|fuzzy' | head -n 20; }

# braces PO: they are those of Python's format strings, which msgfmt knows.
braces() {
  msgmerge --quiet --no-wrap "$1" "$pot" --output-file=- 2> /dev/null | grep -v '^#' |
    awk 'BEGIN { RS = ""; ORS = "\n\n" } /\{[0-9]/ { print "#, python-brace-format" } { print }' |
    msgfmt --check-format --output-file=/dev/null - 2>&1 | head -n 20
}

# terms PO
terms() {
  msgattrib --translated --no-wrap "$1" | grep -v '^#' | awk -F '\t' '
    FNR == NR { if (!/^#/ && NF == 2) word[$1] = $2; next }
    { gsub(/&/, "") }
    /^msgid/ { text = "" }
    /^msgid/, /^msgstr/ { if (!/^msgstr/) text = text tolower($0) }
    /^msgstr/ {
      for (term in word)
        if (text ~ "[^a-z-](" term ")[^a-z-]" && tolower($0) !~ word[term]) print term " is " word[term] ": " text " - " $0
    }' "$glossary" - | head -n 40
}

# What finds nothing proves nothing: each fault is planted, and has to be found.
plant() {
  awk -v RS= -v ORS='\n\n' "$2" "$po" > "$work/planted.po"
  [ -n "$($1 "$work/planted.po")" ] || { echo "$1 does not find a planted fault"; exit 1; }
}
plant gaps 'NR != 2'
plant braces '!done && /msgstr.*\{0\}/ { sub(/msgstr.*\{0\}/, "&{7}"); done = 1 } { print }'
plant terms '{ gsub(/msgstr "[^\n]*"/, "msgstr \"x\""); print }'

found=$(for check in gaps braces terms; do "$check" "$po"; done)
[ -z "$found" ] || { echo "$found"; exit 1; }
