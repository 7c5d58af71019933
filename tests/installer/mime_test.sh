#!/bin/sh
# A scenario is told from other XML by what is in it, and nothing else changes its type.
# usage: mime_test.sh TYPES.xml SCENARIO.xml
set -eu
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$home/mime/packages"
cp "$1" "$home/mime/packages/hexwright.xml"
XDG_DATA_HOME=$home
export XDG_DATA_HOME
update-mime-database "$home/mime"

expect() {
  found=$(gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')
  [ "$found" = "$2" ] || { echo "$(basename "$1") is taken for $found, not for $2" >&2; exit 1; }
}
scenario=application/vnd.hexwright.scenario+xml
cp "$2" "$home/lakes.xml"
cp "$2" "$home/lakes.hexwright.xml"
printf '<?xml version="1.0"?>\n<letter><scenario/></letter>\n' > "$home/letter.xml"
printf '<?xml version="1.0"?>\n<!-- by hand -->\n<scenario version="2">\n' > "$home/by-hand.xml"
printf 'title North\n' > "$home/notes.txt"
expect "$home/lakes.xml" $scenario
expect "$home/lakes.hexwright.xml" $scenario
expect "$home/by-hand.xml" $scenario
expect "$home/letter.xml" application/xml
expect "$home/notes.txt" text/plain
