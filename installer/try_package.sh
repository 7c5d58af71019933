#!/usr/bin/env bash
# Tries the .deb as a user gets it: a bare Debian 12 in a folder of its own, the package installed there with what
# it depends on, a map opened in a window and checked on the command line. Needs an administrator, a network and
# about 2 GB.
#
#   installer/try_package.sh [--cache FOLDER] [--keep] [PACKAGE.deb]
#
# Without a package it builds one. A cache keeps the bare system for the next time. The picture of the window comes
# to build/package-trial.png.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

release=bookworm mirror=${HEXWRIGHT_MIRROR:-http://deb.debian.org/debian}
cache= keep= package=
while [ $# -gt 0 ]; do
  case "$1" in
    --cache) cache=$2 && shift 2 ;;
    --keep) keep=yes && shift ;;
    *.deb) package=$(realpath "$1") && shift ;;
    *) stop "usage: installer/try_package.sh [--cache FOLDER] [--keep] [PACKAGE.deb]" ;;
  esac
done

[ "$(id -u)" = 0 ] || stop "a system of its own is made with chroot, which only an administrator may: run it with sudo"
need_packages debootstrap
if [ -z "$package" ]; then
  "$top/installer/package.sh"
  package=$(ls "$top"/build/release/packages/*.deb)
fi

root=$(mktemp -d)
leave() {
  for place in dev/shm proc; do umount "$root/$place" 2> /dev/null || true; done
  [ -n "$keep" ] && say "The system is kept in $root" || rm -rf --one-file-system "$root"
}
trap leave EXIT

say "A bare system ($release)"
bare=${cache:+$cache/$release.tar}
if [ -n "$bare" ] && [ -f "$bare" ]; then
  tar -xf "$bare" -C "$root"
else
  debootstrap --variant=minbase "$release" "$root" "$mirror" || stop "the bare system could not be made; see above"
  [ -z "$bare" ] || { mkdir -p "$cache" && tar -cf "$bare" -C "$root" .; }
fi
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm" && mount -t tmpfs tmpfs "$root/dev/shm"

inside() {
  chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

say "Installing $(basename "$package")"
cp "$package" "$root/root/hexwright.deb"
cp /etc/resolv.conf "$root/etc/resolv.conf"
inside apt-get update -qq
inside apt-get install -qq -y --no-install-recommends /root/hexwright.deb || stop "the package does not install"
say "Only for looking at it: a display without a screen, and something that takes pictures"
inside apt-get install -qq -y --no-install-recommends xvfb imagemagick fonts-dejavu-core

say "A map from a template, checked"
inside hexwright-cli new base-3-4 -o /root/map.xml
inside hexwright-cli validate /root/map.xml

say "The map in a window"
cp "$top/installer/try_window.sh" "$root/root/"
inside bash /root/try_window.sh /root/map.xml /root/window.png || stop "the editor did not show the map; see above"
mkdir -p "$top/build"
cp "$root/root/window.png" "$top/build/package-trial.png"

say "Removing it again"
inside apt-get purge -qq -y hexwright
left=$(inside find / -xdev -iname '*hexwright*' -not -path '/root/*' -not -path '/tmp/*' -not -path '/proc/*' -not -path '/var/lib/apt/*')
[ -z "$left" ] || stop "the package left behind: $left"

say "It installs, opens a map, checks it and goes without a trace. The window: build/package-trial.png"
