#!/usr/bin/env bash
# begun_in.sh LANGUAGE HEXWRIGHT-CLI LOCALES TEMPLATES: every template and every pack of the gallery can be begun with in the
# language: no text is too long there, and the validator finds in a map what it finds in English.
set -uo pipefail
language=$1 cli=$2 templates=$4
export LC_ALL=eo.UTF-8 LOCPATH=$3 HEXWRIGHT_TEMPLATES=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "$language: $*"; failed=1; }

# begin LANGUAGE OUTPUT ARGUMENT...
begin() { LANGUAGE=$1 "$cli" "${@:3}" --output "$2" --force > "$work/said" 2>&1 || fail "$(cat "$work/said")"; }
# findings MAP: the checks that find something, as often as they do.
findings() { LANGUAGE=en "$cli" validate --quiet --format json "$1" | grep -o '"check": *"[^"]*"' | sort; }

begin "$language" "$work/one.xml" new base-3-4
! grep -q 'title="Base game' "$work/one.xml" || fail "a template is begun in English"

for file in "$templates"/*.xml; do
  begin "$language" "$work/map.xml" new "$(basename "$file" .xml)"
  [ "$(findings "$file")" = "$(findings "$work/map.xml")" ] || fail "$(basename "$file") is checked otherwise"
done
for file in "$templates"/packs/*.hexrules; do
  begin "$language" "$work/map.xml" own "$(basename "$file" .hexrules)" --example
done
exit $failed
