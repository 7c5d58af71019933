#!/bin/sh
# Who is the maintainer of a package.
# usage: maintainer_test.sh SOURCES
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/installer"
cp "$1/installer/maintainer.sh" "$place/installer/"
unset DEBFULLNAME DEBEMAIL
fail() { echo "$*" >&2; exit 1; }
expect() {
  said=$(env "$@" "$place/installer/maintainer.sh") || fail "$*: no maintainer"
  [ "$said" = "$expected" ] || fail "$*: $said is the maintainer, not $expected"
}
GIT_CEILING_DIRECTORIES=$(dirname "$place")
export GIT_CEILING_DIRECTORIES
expected='Ada L <ada@example.net>'
expect 'DEBFULLNAME=Ada L' DEBEMAIL=ada@example.net
expect 'DEBFULLNAME=Somebody else' 'DEBEMAIL=Ada L <ada@example.net>'
! DEBEMAIL=ada@example.net "$place/installer/maintainer.sh" 2> "$place/said" || fail "an address alone is taken"
! "$place/installer/maintainer.sh" 2> "$place/said" || fail "somebody was found where nobody is named"
grep -q 'DEBFULLNAME and DEBEMAIL' "$place/said" || fail "it is not said what to set"
command -v git > /dev/null || exit 0
git -C "$place" init -q
git -C "$place" -c user.name='Ada L' -c user.email=ada@example.net commit -q --allow-empty -m Begin
expect DEBEMAIL=
