#!/bin/sh
# Who makes a package, as "NAME <MAIL>": what DEBFULLNAME and DEBEMAIL say, as for Debian's own tools, else the author
# of the last commit.
set -eu
cd "$(dirname "$0")/.."
case "${DEBEMAIL:-}" in
  ?*' <'?*@?*'>') found=$DEBEMAIL ;;
  ?*@?*) found=${DEBFULLNAME:+$DEBFULLNAME <$DEBEMAIL>} ;;
  *) found= ;;
esac
[ -n "$found" ] || found=$(git log -1 --format='%an <%ae>' 2> /dev/null) || found=
if [ -z "$found" ]; then
  echo "Hexwright: a package names its maintainer, and here is no commit to take one from; set DEBFULLNAME and DEBEMAIL" >&2
  exit 1
fi
printf '%s\n' "$found"
