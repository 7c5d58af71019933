#!/usr/bin/env bash
# Tries the README's first command as a new user does: a bare Debian in a folder of its own, in it what git tracks
# here and nothing else, and then installer/run.sh. Sees the window, keeps its picture in build/fresh-RELEASE.png, and
# checks every template. Needs an administrator, a network and about 3 GB (6 GB with --tests).
#
#   installer/try_fresh.sh [--release bookworm|trixie] [--tests] [--cache FOLDER] [--keep]
#
#   --tests    the second command as well: installer/test.sh, then what starts programs once more as in a plain container
#              (no namespaces, no /sys)
#   --cache    keeps the bare system there for the next time
#   --keep     leaves the system for looking at it
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$(dirname "${BASH_SOURCE[0]}")/bare_system.sh"

release=bookworm tests= cache= keep=
while [ $# -gt 0 ]; do
  case "$1" in
    --release) release=$2 && shift 2 ;;
    --tests) tests=yes && shift ;;
    --cache) cache=$2 && shift 2 ;;
    --keep) keep=yes && shift ;;
    *) stop "usage: installer/try_fresh.sh [--release bookworm|trixie] [--tests] [--cache FOLDER] [--keep]" ;;
  esac
done

trap 'leave_bare_system "$keep"' EXIT

bare_system "$release" "$cache"
show_a_display

mkdir -p "$root/root/hexwright" "$top/build"
git -C "$top" ls-files -z | tar -C "$top" --null -T - -cf - | tar -C "$root/root/hexwright" -xf -
log=$top/build/fresh-$release.log picture=$top/build/fresh-$release.png

say "The first command: installer/run.sh (log: build/fresh-$release.log)"
started=$SECONDS
inside sh -c 'cd /root/hexwright && exec installer/run.sh' > >(tee "$log") 2>&1 &
command=$!
wait_for_map $command "$picture" 2400 ||
  stop "the first command showed no map on a bare $release; its last lines are above, the picture is $picture"
say "A map is to be seen $((SECONDS - started)) seconds after the first command on a bare $release: build/fresh-$release.png"
end_inside

say "All templates, checked"
inside sh -c 'cd /root/hexwright && build/release/bin/hexwright-cli validate --quiet templates/*.xml > /tmp/findings' ||
  { cat "$root/tmp/findings"; stop "a template has errors on a bare $release"; }

if [ -n "$tests" ]; then
  say "The second command: installer/test.sh"
  started=$SECONDS
  inside sh -c 'cd /root/hexwright && exec installer/test.sh' 2>&1 | tee "$top/build/fresh-$release-tests.log" ||
    stop "the second command failed on a bare $release; see above"
  say "All tests passed $((SECONDS - started)) seconds after the second command"
  say "What starts programs, confined as in a plain container"
  umount -l "$root/sys" || true
  confined=yes
  inside sh -c 'cd /root/hexwright && exec ctest --preset release -LE full -R "^(Window|cli|farm|kill|installer|readme)" -j 4' \
    2>&1 | tee "$top/build/fresh-$release-confined.log" || stop "a test failed in a confined $release; see above"
fi
say "The README's commands work on a bare $release"
