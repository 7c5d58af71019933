#!/usr/bin/env bash
# Runs a command on a display of its own: Xvfb with a window manager, a fresh home and no desktop services.
# usage: with_display.sh COMMAND [ARGUMENT...]      HEXWRIGHT_SCREEN=1280x800x24 by default
set -euo pipefail

for tool in Xvfb openbox xdotool import; do
  command -v "$tool" > /dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done

home=$(mktemp -d)
processes=()
cleanup() {
  for process in "${processes[@]}"; do kill "$process" 2> /dev/null || true; done
  for process in "${processes[@]}"; do wait "$process" 2> /dev/null || true; done
  rm -rf "$home"
}
trap cleanup EXIT
trap 'exit 143' TERM INT

wait_for_file() {
  for _ in $(seq 200); do
    [ -s "$1" ] && return 0
    sleep 0.05
  done
  echo "with_display.sh: $2 did not start within 10 seconds" >&2
  return 3
}

export HOME="$home"
export XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache"
export XDG_RUNTIME_DIR="$home/run"
export GSETTINGS_BACKEND=memory GDK_BACKEND=x11 GDK_SCALE="${GDK_SCALE:-1}" NO_AT_BRIDGE=1 GTK_THEME="${GTK_THEME:-Adwaita}"
export LANGUAGE="${HEXWRIGHT_LANGUAGE:-en}" LC_ALL="${HEXWRIGHT_LOCALE:-C.UTF-8}"
unset DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
# Links open no browser, which would write to the terminal and outlive the test.
mkdir "$home/bin" && ln -s "$(command -v true)" "$home/bin/xdg-open" && export PATH="$home/bin:$PATH"
mkdir "$XDG_DATA_HOME/applications"
printf '%s\n' '[Desktop Entry]' Type=Application 'Name=No browser' 'Exec=true %u' > "$XDG_DATA_HOME/applications/none.desktop"
printf '%s\n' '[Default Applications]' x-scheme-handler/http{,s}=none.desktop text/html=none.desktop > "$XDG_CONFIG_HOME/mimeapps.list"

# The server picks a free display and tells its number when it is ready. It repeats no keys (-r): on a machine
# that is busy, a key may stay down long enough to be written twice, and a path with a letter too many leads
# nowhere.
Xvfb -displayfd 3 -r -screen 0 "${HEXWRIGHT_SCREEN:-1280x800x24}" -nolisten tcp \
  3> "$home/display" > "$home/xvfb.log" 2>&1 &
processes+=($!)
wait_for_file "$home/display" Xvfb
DISPLAY=":$(cat "$home/display")"
export DISPLAY

openbox --sm-disable --startup "sh -c 'echo ready > $home/openbox'" > "$home/openbox.log" 2>&1 &
processes+=($!)
wait_for_file "$home/openbox" openbox

"$@"
