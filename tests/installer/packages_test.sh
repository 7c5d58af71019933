#!/bin/sh
# What CPack is told: names and versions of the packages, and whose they are.
# usage: packages_test.sh SOURCES BUILD VERSION
set -eu
fail() { echo "$*" >&2; exit 1; }
config=$2/CPackConfig.cmake
has() { grep -qxF "$1" "$config" || fail "CPack is not told: $1"; }
has 'set(CPACK_PACKAGE_NAME "hexwright")'
has "set(CPACK_PACKAGE_VERSION \"$3\")"
has "set(CPACK_HEXWRIGHT_EPOCH \"$("$1/installer/changes.sh" epoch)\")"
grep -q "set(CPACK_ARCHIVE_FILE_NAME \"hexwright-$3-" "$config" || fail "the archive's name has no version"
# Nobody's address is made up: those that are written down belong to names kept for examples.
found=$(grep -rnoEI '[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+|(https?://|\b)(www\.)?hexwright\.(org|com|net|io)' \
  "$1/installer" "$1/editor" "$1/CMakeLists.txt" "$1/README.md" --exclude-dir=screenshots |
  grep -vE '@[a-z.]*example\.(net|org|com)|gmail|debian\.org' || true)
[ -z "$found" ] || fail "addresses that nobody owns: $found"
