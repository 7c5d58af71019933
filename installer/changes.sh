#!/bin/sh
# What CHANGES.md says, as others want to read it. On standard output:
#
#   changes.sh version                  the newest version
#   changes.sh epoch                    when that came out, in seconds: the time of every file in a package
#   changes.sh debian 'NAME <MAIL>'     Debian's changelog; the maintainer signs every entry
#   changes.sh rpm 'NAME <MAIL>'        the changelog of an .rpm
#   changes.sh appstream                the element <releases> for software centres
set -eu
export LC_ALL=C
changes=${HEXWRIGHT_CHANGES:-$(dirname "$0")/CHANGES.md}

# A line for each release and each item: "version date" or "* text", an item's lines joined.
entries() {
  awk '
    function finish() { if (item != "") print "* " item; item = "" }
    /^## / {
      finish()
      if ($0 !~ /^## [0-9]+\.[0-9]+\.[0-9]+ \([0-9]+-[0-9][0-9]-[0-9][0-9]\)$/) {
        print FILENAME ":" NR ": not \"## VERSION (YEAR-MONTH-DAY)\": " $0 > "/dev/stderr"; exit 1
      }
      gsub(/[()]/, ""); print $2, $3; next
    }
    /^- / { finish(); item = substr($0, 3); next }
    /^  / { sub(/^ +/, ""); item = item " " $0; next }
    /^$/ { finish() }
    END { finish() }' "$changes" > "$parsed" || exit 1
  [ -s "$parsed" ] || { echo "$changes names no release" >&2; exit 1; }
}

debian() {
  while read -r first rest; do
    if [ "$first" = '*' ]; then
      printf '%s\n' "$rest" | fold -s -w 74 | sed -e 's/ *$//' -e '1s/^/  * /' -e '1!s/^/    /'
    else
      [ -z "${date:-}" ] || printf '\n -- %s  %s\n\n' "$1" "$(date -u -R -d "$date")"
      printf 'hexwright (%s) unstable; urgency=medium\n\n' "$first"
      date=$rest
    fi
  done < "$parsed"
  printf '\n -- %s  %s\n' "$1" "$(date -u -R -d "$date")"
}

rpm() {
  while read -r first rest; do
    if [ "$first" = '*' ]; then
      printf -- '- %s\n' "$rest"
    else
      printf '%s* %s %s - %s\n' "${blank:-}" "$(date -u -d "$rest" '+%a %b %d %Y')" "$1" "$first"
      blank='
'
    fi
  done < "$parsed"
}

appstream() {
  echo '  <releases>'
  while read -r first rest; do
    if [ "$first" = '*' ]; then
      printf '          <li>%s</li>\n' "$(printf '%s' "$rest" | tr -d '`' | sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g')"
    else
      [ -z "${open:-}" ] || printf '        </ul>\n      </description>\n    </release>\n'
      printf '    <release version="%s" date="%s">\n      <description>\n        <ul>\n' "$first" "$rest"
      open=yes
    fi
  done < "$parsed"
  printf '        </ul>\n      </description>\n    </release>\n  </releases>\n'
}

parsed=$(mktemp)
trap 'rm -f "$parsed"' EXIT
entries
case "${1:-}" in
  version) sed -n '1s/ .*//p' "$parsed" ;;
  epoch) date -u -d "$(sed -n '1s/.* //p' "$parsed")" +%s ;;
  debian | rpm)
    case "${2:-}" in
      ?*' <'?*@?*'>') "$1" "$2" ;;
      *) echo "usage: changes.sh $1 'NAME <MAIL>'" >&2 && exit 2 ;;
    esac
    ;;
  appstream) appstream ;;
  *) echo "usage: changes.sh version | epoch | debian MAINTAINER | rpm MAINTAINER | appstream" >&2 && exit 2 ;;
esac
