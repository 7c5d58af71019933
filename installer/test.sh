#!/usr/bin/env bash
# Installs what is missing, builds the programs as users get them, with their tests, and runs the tests. Needs no display:
# the window tests start their own. Leaves screenshots and logs under build/release/.
#
#   installer/test.sh            the formatting, the build, the tests
#   installer/test.sh --check    also clang-tidy over what changed, the sanitizers over what reads files and plays, the
#                                fuzzers for a moment: thirty-five minutes on two processors; and, when it is due, the
#                                trial in a bare Debian. It says what it leaves out. `.ci/run` calls it.
#   installer/test.sh --full [PART...]    everything in full, without a limit, or these parts of it. Which part passed at
#                                which commit is written to tests/proofs.txt.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$(dirname "${BASH_SOURCE[0]}")/check_parts.sh"

usage="usage: installer/test.sh [--check | --full [PART...]]; the parts: ${full_parts[*]}"
scope=usual
case "${1:-}" in
  "") ;;
  --check | --full) scope=${1#--} && shift ;;
  *) stop "$usage" ;;
esac
for part in "$@"; do
  [ "$scope" = full ] && [[ " ${full_parts[*]} " == *" $part "* ]] || stop "$usage"
done

need_packages "${build_packages[@]}" "${test_packages[@]}"
cd "$top"

case $scope in
  usual)
    step formatting check_formatting
    step build build_with_tests
    step tests run_tests
    ;;
  check)
    step formatting check_formatting
    step build build_with_tests
    step tests run_tests
    step tidy tidy_changed
    proven sanitizers "the sanitizers" model io editor/core templates tests/{model,io,editor,support,fixtures} ||
      step sanitizers sanitize parts
    proven fuzzers "the fuzzers" model io templates tests/{fuzz,fixtures} || step fuzzers fuzz 5
    bare_is_due && step bare try_bare_build
    run_parts_that_are_due
    say_what_was_left_out
    ;;
  full)
    [ $# -gt 0 ] || set -- "${full_parts[@]}"
    for part in "$@"; do prove "$part"; done
    ;;
esac
say_times
