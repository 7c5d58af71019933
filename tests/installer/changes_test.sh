#!/bin/sh
# What CHANGES.md says and what is made of it.
# usage: changes_test.sh SOURCES VERSION
set -eu
changes=$1/installer/changes.sh
fail() { echo "$*" >&2; exit 1; }
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

[ "$("$changes" version)" = "$2" ] || fail "CHANGES.md begins with $("$changes" version), but the project is $2"
days=$(sed -n 's/^## .*(\(.*\))$/\1/p' "$1/installer/CHANGES.md")
[ "$days" = "$(printf '%s\n' "$days" | sort -r)" ] || fail "CHANGES.md is not newest first"

cat > "$place/CHANGES.md" <<'TEXT'
# Changes

## 2.0.1 (2026-03-01)

- Counts `a < b` & c,
  on two lines.

## 2.0.0 (2026-02-28)

- First.
TEXT
export HEXWRIGHT_CHANGES="$place/CHANGES.md"
expect() {
  "$changes" "$@" > "$place/said"
  cat > "$place/expected"
  diff "$place/expected" "$place/said" >&2 || fail "changes.sh $1 says something else"
}
expect version <<'TEXT'
2.0.1
TEXT
expect epoch <<'TEXT'
1772323200
TEXT
expect debian 'Ada L <ada@example.net>' <<'TEXT'
hexwright (2.0.1) unstable; urgency=medium

  * Counts `a < b` & c, on two lines.

 -- Ada L <ada@example.net>  Sun, 01 Mar 2026 00:00:00 +0000

hexwright (2.0.0) unstable; urgency=medium

  * First.

 -- Ada L <ada@example.net>  Sat, 28 Feb 2026 00:00:00 +0000
TEXT
expect rpm 'Ada L <ada@example.net>' <<'TEXT'
* Sun Mar 01 2026 Ada L <ada@example.net> - 2.0.1
- Counts `a < b` & c, on two lines.

* Sat Feb 28 2026 Ada L <ada@example.net> - 2.0.0
- First.
TEXT
"$changes" appstream | grep -qF '<release version="2.0.1" date="2026-03-01">' || fail "no release 2.0.1"
"$changes" appstream | grep -qF '<li>Counts a &lt; b &amp; c, on two lines.</li>' || fail "the item is not escaped"

! "$changes" debian nobody 2> /dev/null || fail "a maintainer without an address is taken"
printf '## 2.0.1, March\n\n- Text.\n' > "$place/CHANGES.md"
! "$changes" version 2> "$place/said" || fail "a heading without a date is taken"
grep -q 'CHANGES.md:1' "$place/said" || fail "the line with the mistake is not named"
