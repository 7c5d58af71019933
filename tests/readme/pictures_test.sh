#!/usr/bin/env bash
# The script makes the pictures of the READMEs from the windows of today, and those of the repository are like them.
# usage: pictures_test.sh TOP PROGRAM FOLDER
set -euo pipefail
top=$1 program=$2 folder=$3
stop() { echo "pictures_test.sh: $*" >&2 && exit 1; }

names="editor playtest play own-rules market cards"

rm -rf "$folder"
"$top/installer/screenshots/make.sh" --program "$program" --games 30 "$folder"

for name in $names; do
  for picture in "$folder/$name.png" "$top/installer/screenshots/$name.png"; do
    [ -s "$picture" ] || stop "$picture is missing"
    [ "$(identify -format '%wx%h' "$picture")" = 1280x800 ] || stop "$picture is $(identify -format '%wx%h' "$picture")"
    # An empty screen has one colour and a window without a map some dozens.
    colours=$(identify -format %k "$picture")
    [ "$colours" -gt 600 ] || stop "$picture has only $colours colours: no map is seen"
  done
done

# Of the middle of the window, where the map is.
middle() { convert "$folder/$1.png" -crop 640x400+320+150 rgb:- | md5sum; }
different=$(for name in $names; do middle "$name"; done | sort -u | wc -l)
[ "$different" = 6 ] || stop "only $different of the six pictures differ"
