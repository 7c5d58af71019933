#!/usr/bin/env bash
# Makes the pictures of the READMEs from the real windows: starts the editor on a display of its own, sets it up by
# keys, and keeps what is seen; and from a set-up sheet. Needs no screen.
#
#   installer/screenshots/make.sh [--program build/release/bin/hexwright] [--games 1000] [FOLDER]
#
# Without a folder the pictures of the repository are replaced.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)

program=$top/build/release/bin/hexwright games=1000 folder=$here
while [ $# -gt 0 ]; do
  case "$1" in
    --program) program=$2 && shift 2 ;;
    --games) games=$2 && shift 2 ;;
    --inside) inside=yes && shift ;;
    -*) echo "usage: installer/screenshots/make.sh [--program FILE] [--games NUMBER] [FOLDER]" >&2 && exit 2 ;;
    *) folder=$1 && shift ;;
  esac
done
[ -x "$program" ] || { echo "make.sh: there is no program $program; build it first (installer/run.sh)" >&2; exit 2; }
if [ -z "${inside:-}" ]; then
  mkdir -p "$folder"
  exec "$top/tests/ui/with_display.sh" "$here/make.sh" --inside --program "$program" --games "$games" "$folder"
fi

editor=
stop() {
  echo "make.sh: $*" >&2
  import -window root "$folder/failed.png" && echo "make.sh: the screen then: $folder/failed.png" >&2
  exit 1
}
trap '[ -z "$editor" ] || kill "$editor" 2> /dev/null || true' EXIT

# wait_for WHAT COMMAND...: until it succeeds, for two minutes at most.
wait_for() {
  local what=$1 end=$((SECONDS + 120))
  shift
  until "$@" > /dev/null 2>&1; do
    [ "$SECONDS" -lt "$end" ] || stop "waited in vain for $what"
    kill -0 "$editor" 2> /dev/null || stop "the editor ended while it was waited for $what"
    sleep 0.2
  done
}

has_keyboard() { [[ "$(xdotool getactivewindow getwindowname)" == *"$1"* ]]; }
keys() { for key in "$@"; do xdotool key --clearmodifiers "$key" && sleep 0.15; done; }

colours() { import -window root -format %k info:; }
shows_a_map() { [ "$(colours)" -gt 300 ]; }
checksum() { import -window root rgb:- | md5sum; }
has_changed() { [ "$(checksum)" != "$before" ]; }
# Nothing has moved for a while.
is_still() {
  local before
  before=$(checksum)
  sleep 1.5
  [ "$before" = "$(checksum)" ]
}

# fill_screen: the window, with its frame, as large as the screen.
fill_screen() {
  local window
  window=$(xdotool getactivewindow)
  xdotool windowmove "$window" 0 0 windowsize "$window" 1278 775
}

# start TITLE ARGUMENT...: the editor with a map, as at its first start.
start() {
  [ -z "$editor" ] || { kill "$editor" && wait "$editor" || true; }
  rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
  "$program" "${@:2}" 2> /dev/null &
  editor=$!
  wait_for "the window" has_keyboard "$1"
  fill_screen
  wait_for "the map" shows_a_map
  wait_for "the window to be laid out" is_still
}

# open TEMPLATE TITLE
open() { start "$2" --template "$1"; }

# cli ARGUMENT...: the command line beside the editor.
cli() { "$(dirname "$program")/hexwright-cli" "$@"; }

# put_packs TEMPLATE PACK...: makes map.xml of it, with packs of own rules.
put_packs() {
  local added=() pack
  for pack in "${@:2}"; do added+=(--add "$pack"); done
  cli own "$top/templates/$1.xml" "${added[@]}" -o "$HOME/map.xml" --force
}

# take NAME: when nothing moves any more, and the pointer is out of the way.
take() {
  fill_screen
  take_as_it_is "$1"
}
# The same with a window that stays as large as it is.
take_as_it_is() {
  xdotool mousemove 1279 799
  wait_for "a still picture" is_still
  import -window root "$folder/$1.png"
  echo "$folder/$1.png"
}

# The draft of the seats and the reach of every hex, with the numbers of the analysis.
picture_of_the_editor() {
  open new-shores-4 "New Shores"
  keys ctrl+6 ctrl+alt+4 ctrl+alt+6
  take editor
}

# What settlers did on a map with fog.
picture_of_a_playtest() {
  open fog-islands-4 "Fog Islands"
  keys ctrl+7 Tab End shift+Home
  xdotool type "$games"
  # The number of players, a bot for each of four seats, more choices; then Play.
  keys Tab Tab Tab Tab Tab Tab Tab
  before=$(checksum)
  keys space
  wait_for "the games to begin" has_changed
  wait_for "the end of the games" is_still
  keys ctrl+alt+8
  # The last overlay of View, Analysis has no key.
  keys alt+v y
  keys Down Down Down Down Down Down Down Down Down Down Return
  take playtest
}

# A game of bots, some moves before its end.
picture_of_a_game() {
  open volcano-sea-3 "Hexwright"
  keys F5
  wait_for "the dialog" has_keyboard "Play this map"
  # From Play on to the number of players, the name of the first one, and who that is: a settler, too.
  keys Tab Tab Tab Down Down alt+p
  wait_for "the game" has_keyboard "Playing"
  fill_screen
  for _ in $(seq 12); do keys ctrl+period; done
  wait_for "the end of the game" has_keyboard "The game is over"
  keys Escape
  wait_for "the board" has_keyboard "Playing"
  for _ in $(seq 12); do keys ctrl+z; done
  take play
}

# A pack of own rules, with the parts and slots of one of its rules.
picture_of_own_rules() {
  put_packs base-3-4 travelling-market
  start map.xml "$HOME/map.xml"
  keys ctrl+alt+u
  wait_for "the own rules" has_keyboard "Own Rules"
  wait_for "its lists" is_still
  # The first pack is the map's: its first rule.
  xdotool mousemove 990 140 click 1
  take_as_it_is own-rules
}

# A game with it, when the market has come to a hex.
picture_of_a_market() {
  put_packs base-3-4 travelling-market
  start map.xml "$HOME/map.xml"
  keys F5
  wait_for "the dialog" has_keyboard "Play this map"
  keys Tab Tab Tab Down Down alt+p
  wait_for "the game" has_keyboard "Playing"
  fill_screen
  for _ in $(seq 12); do keys ctrl+period; done
  wait_for "the end of the game" has_keyboard "The game is over"
  keys Escape
  wait_for "the board" has_keyboard "Playing"
  for _ in $(seq 4); do keys ctrl+z; done
  take market
}

# Pages of a set-up sheet to cut up: cards, counters and marks.
picture_of_cards() {
  local page last
  put_packs base-3-4 fortunes favours harvests lake
  cli render "$HOME/map.xml" --sheet -o "$HOME/sheet.pdf"
  last=$(pdfinfo "$HOME/sheet.pdf" | sed -n 's/^Pages: *//p')
  for page in 3 "$last"; do
    pdftoppm -png -singlefile -f "$page" -scale-to-y 760 -scale-to-x -1 "$HOME/sheet.pdf" "$HOME/page-$page"
  done
  convert "$HOME/page-3.png" "$HOME/page-$last.png" -bordercolor '#6B6459' -border 1 miff:- |
    montage - -tile 2x1 -geometry +28+18 -background '#ECE8DF' miff:- |
    convert - -background '#ECE8DF' -gravity center -extent 1280x800 "$folder/cards.png"
  echo "$folder/cards.png"
}

# Pages of a kit: what the boxes lack for Fog Islands with spices for six, and cards.
picture_of_a_kit() {
  local page map=$top/templates/spices-fog-islands-5-6.xml
  cli print-kit "$map" -o "$HOME/kit-1.pdf"
  cli print-kit "$map" -o "$HOME/kit-2.pdf" --everything --parts cards
  for page in 1 2; do
    pdftoppm -png -singlefile -f 1 -scale-to-y 760 -scale-to-x -1 "$HOME/kit-$page.pdf" "$HOME/kit-page-$page"
  done
  convert "$HOME/kit-page-1.png" "$HOME/kit-page-2.png" -bordercolor '#6B6459' -border 1 miff:- |
    montage - -tile 2x1 -geometry +28+18 -background '#ECE8DF' miff:- |
    convert - -background '#ECE8DF' -gravity center -extent 1280x800 "$folder/kit.png"
  echo "$folder/kit.png"
}

picture_of_the_editor
picture_of_a_playtest
picture_of_a_game
picture_of_own_rules
picture_of_a_market
picture_of_cards
picture_of_a_kit
