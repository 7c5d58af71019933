#!/usr/bin/env bash
# Builds the packages for users into build/release/packages/: a .deb for Debian 12 and 13, an .rpm, a .tar.gz and
# a .zip with the same.
# Installs what is missing for it.
#
#   installer/package.sh                   builds and checks them
#   installer/package.sh --reproducible    also builds them a second time, in another folder, and compares the bytes
#
# The maintainer is who DEBFULLNAME and DEBEMAIL name, as for Debian's own tools, else the author of the last commit.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

again=
case "${1:-}" in
  "") ;;
  --reproducible) again=yes ;;
  *) stop "usage: installer/package.sh [--reproducible]" ;;
esac

packages=$top/build/release/packages
maintainer=$("$top/installer/maintainer.sh") || exit 1

need_packages "${build_packages[@]}" "${package_packages[@]}"
say "Packages by $maintainer"
(cd "$top" && cmake --preset release --log-level=WARNING -DHEXWRIGHT_STATIC_FMT=ON -DHEXWRIGHT_MAINTAINER="$maintainer" \
  > /dev/null) ||
  stop "the build could not be configured; see above"
configure_and_build release "the first time some seven minutes on two processors" --target packaged

say "Packing"
rm -rf "$packages"
(cd "$top/build/release" && cpack) || stop "the packages could not be made; see above"
deb=$(echo "$packages"/*.deb)

say "Checking the .deb"
lintian --fail-on error,warning "$deb" || stop "lintian found something in the package; see above"
content=$(mktemp -d)
trap 'rm -rf "$content"' EXIT
dpkg-deb -x "$deb" "$content"
! grep -rlF "$top" "$content" || stop "these files name the folder that they were built in"
! dpkg-deb -f "$deb" Depends | grep -o 'libfmt[^ ,]*' ||
  stop "the programs need this release's fmt, which others do not have (see HEXWRIGHT_STATIC_FMT)"

if [ -n "$again" ]; then
  say "The same in another folder, without a compiler's cache"
  copy=$content/another/folder
  mkdir -p "$copy"
  tar -C "$top" --exclude=./build --exclude=./.git -cf - . | tar -C "$copy" -xf -
  DEBEMAIL=$maintainer CCACHE_DISABLE=1 "$copy/installer/package.sh" ||
    stop "the packages could not be built in another folder"
  for package in "$packages"/*.*; do
    [ -f "$package" ] || continue
    cmp "$package" "$copy/build/release/packages/$(basename "$package")" ||
      stop "$(basename "$package") differs when it is built in another folder"
  done
  say "Built twice, the packages are the same, byte by byte"
fi
ls -l "$packages"/*.deb "$packages"/*.rpm "$packages"/*.tar.gz "$packages"/*.zip
