#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. Needs no display: the window tests start
# their own. Leaves screenshots and logs under build/dev/.
#
#   installer/test.sh           all of it
#   installer/test.sh --quick   the dev build and its tests only (no sanitizers, no fuzzing)
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

quick=
[ "${1:-}" = --quick ] && quick=yes

need_packages "${build_packages[@]}" "${test_packages[@]}"
cd "$top"

say "Formatting"
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run --Werror ||
  stop "some files are not formatted; run: git ls-files '*.cpp' '*.h' | xargs clang-format -i"

configure_and_build dev --target all all_verify_interface_header_sets

if [ -z "$quick" ]; then
  configure_and_build asan
  say "Tests under the sanitizers"
  ctest --preset asan -j "$(nproc)" || stop "a test failed under the sanitizers"
  say "Fuzzing, a short run"
  tests/fuzz/run_short.sh 10 || stop "a fuzzer found a crash; its input is named above"
fi

say "Tests"
ctest --preset dev -j "$(nproc)" || stop "a test failed; see above"
