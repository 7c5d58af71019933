#!/usr/bin/env bash
# Tries the packages as a user gets them: a bare Debian in a folder of its own, the .deb installed there with what it
# depends on, a map checked on the command line and opened in a window, the package removed without a trace; then the
# .tar.gz, unpacked in a home folder. Needs an administrator, a network and about 2 GB.
#
#   installer/try_package.sh [--release bookworm|trixie] [--cache FOLDER] [--keep]
#
# Tries what is in build/release/packages, or builds it. --cache keeps the bare system there for the next time; --keep
# leaves the system for looking at it. The picture of the window comes to build/package-RELEASE.png.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$(dirname "${BASH_SOURCE[0]}")/bare_system.sh"

usage="usage: installer/try_package.sh [--release bookworm|trixie] [--cache FOLDER] [--keep]"
release=bookworm cache= keep=
while [ $# -gt 0 ]; do
  case "$1" in
    --release) release=${2:?$usage} && shift 2 ;;
    --cache) cache=${2:?$usage} && shift 2 ;;
    --keep) keep=yes && shift ;;
    *) stop "$usage" ;;
  esac
done

version=$("$top/installer/changes.sh" version) packages=$top/build/release/packages
deb=$packages/hexwright_${version}_$(dpkg --print-architecture).deb
archive=$packages/hexwright-$version-Linux-$(uname -m).tar.gz
[ -f "$deb" ] && [ -f "$archive" ] || "$top/installer/package.sh"

trap 'leave_bare_system "$keep"' EXIT
bare_system "$release" "$cache"
show_a_display
mkdir -p "$root/root/.config" "$top/build"

# check_and_show PROGRAMS PICTURE: a map made of a template, checked, and seen in a window.
check_and_show() {
  local programs=$1 picture=$2 editor
  inside "${programs}hexwright-cli" new base-3-4 --force -o /root/map.xml
  inside "${programs}hexwright-cli" validate /root/map.xml || stop "the template has errors on a bare $release"
  inside "${programs}hexwright" /root/map.xml > "$root/tmp/editor.log" 2>&1 &
  editor=$!
  wait_for_map $editor "$picture" 120 || { cat "$root/tmp/editor.log" >&2; stop "the editor showed no map: $picture"; }
  end_inside
  wait $editor || true
}

say "Installing $(basename "$deb")"
cp "$deb" "$root/root/"
inside apt-get update -qq
inside find /usr /etc /opt /var/lib /var/cache -xdev | sort > "$root/tmp/before"
inside apt-get install -qq -y --no-install-recommends "/root/$(basename "$deb")" > "$root/tmp/install.log" 2>&1 ||
  { cat "$root/tmp/install.log" >&2; stop "the package does not install on a bare $release"; }
inside apt-get install -qq -y --no-install-recommends fonts-dejavu-core > /dev/null 2>&1
inside dpkg -s hexwright | grep -E '^(Version|Depends):'

say "A map, checked and seen in a window"
check_and_show "" "$top/build/package-$release.png"

say "Removing it"
inside dpkg -L hexwright > "$root/tmp/files"
inside apt-get purge -qq -y hexwright > /dev/null
left=$(inside find / -xdev -iname '*hexwright*' -not -path '/root/*' -not -path '/tmp/*' -not -path '/proc/*')
while read -r file; do
  grep -qxF "$file" "$root/tmp/before" || inside test -d "$file" || ! inside test -e "$file" || left="$left $file"
done < "$root/tmp/files"
[ -z "$left" ] || stop "the package left behind: $left"

say "$(basename "$archive"), unpacked in a home folder"
mkdir "$root/root/unpacked"
tar -xzf "$archive" -C "$root/root/unpacked" --strip-components=1
check_and_show /root/unpacked/bin/ "$top/build/package-$release-archive.png"
inside /root/unpacked/bin/hexwright-cli new --list --json > "$root/tmp/templates.json"
grep -q /root/unpacked/share/hexwright/templates/ "$root/tmp/templates.json" ||
  stop "the unpacked programs do not use their own templates"

say "Both packages work on a bare $release; the .deb goes without a trace. The window: build/package-$release.png"
