#!/bin/sh
# usage: installed_test.sh BUILD PLACE
set -eu
rm -rf "$2"
cmake --install "$1" --component program --prefix "$2" > "$1/installed.log" ||
  { cat "$1/installed.log" >&2; exit 1; }
cd "$2"
env -u HEXWRIGHT_TEMPLATES bin/hexwright-cli new base-3-4 -o map.xml
bin/hexwright-cli validate map.xml
# The template is the installed one.
env -u HEXWRIGHT_TEMPLATES bin/hexwright-cli new --list --json | grep -q "$2/share/hexwright/templates/base-3-4.xml"
for page in share/man/man1/*.gz; do
  gzip -dc "$page" | grep -q '^\.SH NAME' || { echo "$page has no name" >&2; exit 1; }
done
# Every subcommand is in its page.
for subcommand in new validate convert render info rules playtest replay trace schema; do
  gzip -dc share/man/man1/hexwright-cli.1.gz | grep -q "hexwright.-cli $subcommand" ||
    { echo "the page does not tell of $subcommand" >&2; exit 1; }
done
for file in share/applications/hexwright.desktop share/icons/hicolor/scalable/apps/hexwright.svg \
  share/mime/packages/hexwright.xml share/hexwright/hexwright.xsd; do
  [ ! -x bin/hexwright ] || [ -s "$file" ] || { echo "$file is missing" >&2; exit 1; }
done
# The guide is whole: every page of its contents, every picture of its pages.
guide=share/hexwright/guide
grep . "$guide/contents.txt" | while read -r page; do
  [ -s "$guide/$page.html" ] || { echo "$guide/$page.html is missing" >&2; exit 1; }
done
# Links and pictures of the installed documents lead somewhere.
find share/doc/hexwright -name '*.md' | while read -r page; do
  grep -o ']([^)]*)' "$page" | sed 's/^](//; s/)$//; s/#.*//' | grep -v '^https:' | while read -r link; do
    [ -z "$link" ] || [ -s "$(dirname "$page")/$link" ] || { echo "$page: $link leads nowhere" >&2; exit 1; }
  done
done
for picture in editor playtest play; do
  [ -s "$guide/installer/screenshots/$picture.png" ] || { echo "$picture.png is missing" >&2; exit 1; }
done
