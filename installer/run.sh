#!/usr/bin/env bash
# Installs what is missing, builds Hexwright and opens the editor. Options and files go to the editor;
# without any it opens on the base game's template.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
  -h | --help)
    echo "usage: installer/run.sh [FILE... | --template NAME]"
    echo "Builds Hexwright, installing what is missing, and opens the files (scenario XML or Pioneers .game)."
    exit 0
    ;;
esac

need_packages "${build_packages[@]}"
configure_and_build release "the first time some seven minutes on two processors" --target hexwright hexwright-cli

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  stop "built, but there is no display to open a window on. Without one, use $top/build/release/bin/hexwright-cli --help"
fi
[ $# -gt 0 ] || set -- --template base-3-4
say "Opening the editor"
exec "$top/build/release/bin/hexwright" "$@"
