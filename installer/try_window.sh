#!/usr/bin/env bash
# Runs inside the trial system: opens a map with the installed editor on a display without a screen and takes a
# picture of the window.
# usage: try_window.sh MAP PICTURE.png
set -euo pipefail

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3> /tmp/display > /tmp/xvfb.log 2>&1 &
server=$!
for _ in $(seq 200); do [ -s /tmp/display ] && break || sleep 0.05; done
DISPLAY=:$(cat /tmp/display)
export DISPLAY

hexwright "$1" > /tmp/hexwright.log 2>&1 &
editor=$!
trap 'kill $editor $server 2> /dev/null || true' EXIT

# An empty screen has one colour; a map has hundreds.
for _ in $(seq 120); do
  kill -0 $editor 2> /dev/null || { echo "the editor ended by itself:" && cat /tmp/hexwright.log && exit 1; } >&2
  sleep 0.5
  import -window root "$2"
  [ "$(identify -format %k "$2")" -gt 300 ] && sleep 1 && import -window root "$2" && exit 0
done
echo "no map appeared within a minute" >&2
exit 1
