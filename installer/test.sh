#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. Needs no display: the window tests start
# their own. Leaves screenshots and logs under build/test/.
#
#   installer/test.sh           formatting, the build, all tests: some ten minutes on two processors
#   installer/test.sh --all     also: the tutorial module, sanitizers, fuzzers, clang-tidy over what changed since
#                               HEXWRIGHT_SINCE (a commit; the one before the last, unless told), and the README's
#                               first command in a bare Debian (as an administrator): over an hour
#   installer/test.sh --tidy    clang-tidy over everything, and nothing else
#
# What changed is read file by file, without precompiled headers: that proves, too, that a file includes what it uses.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scope=usual
case "${1:-}" in
  "") ;;
  --all) scope=all ;;
  --tidy) scope=tidy ;;
  *) stop "usage: installer/test.sh [--all | --tidy]" ;;
esac

need_packages "${build_packages[@]}" "${test_packages[@]}"
cd "$top"

# tidy FOLDER FILE...: clang-tidy over those files as this build folder compiles them.
tidy() {
  local folder=$1
  shift
  run-clang-tidy -quiet -p "$folder" "$@" > "$folder/tidy.log" 2>&1 ||
    { grep -E '(warning|error):' -A 3 "$folder/tidy.log" >&2; stop "clang-tidy found something; see above"; }
}

# A window that has to share the machine may come too late for what its test waits for. Where nothing but windows
# failed, they are tried again without company. What is named here and passes is unsteady, and to be looked into.
windows_alone() {
  local failed=build/test/Testing/Temporary/LastTestsFailed.log
  if [ ! -s "$failed" ] || grep -qv ':Window\.' "$failed"; then return 1; fi
  say "Windows that failed, one at a time: $(cut -d: -f2 "$failed" | tr '\n' ' ')"
  ctest --preset test --rerun-failed -j 1
}

if [ "$scope" = tidy ]; then
  say "clang-tidy over everything: some fifteen minutes on two processors"
  # In joined units, as it reads each header once for twelve files then.
  cmake --preset test -B build/tidy -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUILD_TESTING=OFF --log-level=WARNING \
    > /dev/null || stop "the build could not be configured"
  tidy build/tidy "$top/build/tidy/.*Unity.*"
  exit
fi

say "Formatting"
find model io editor tests \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format --dry-run --Werror ||
  stop "some files are not formatted; run clang-format -i on them"

configure_and_build test "from nothing some eight minutes on two processors"
say "Tests"
# The tests of windows mostly wait.
ctest --preset test -j $((2 * $(nproc))) || windows_alone || stop "a test failed; see above"
[ "$scope" = all ] || exit 0

say "clang-tidy over what changed"
since=${HEXWRIGHT_SINCE:-HEAD~1}
mapfile -t changed < <(git diff --name-only --diff-filter=d "$since" -- 'model/*.cpp' 'io/*.cpp' 'editor/*.cpp')
if [ ${#changed[@]} != 0 ]; then
  cmake --preset separate --log-level=WARNING > /dev/null || stop "the separate build could not be configured"
  tidy build/separate "${changed[@]/#/$top/}"
fi

say "The tutorial module: a model with tests/lake"
cmake --preset test -B build/lake -DHEXWRIGHT_EXTRA_MODULES=tests/lake -DHEXWRIGHT_EDITOR=OFF --log-level=WARNING > /dev/null
ninja -C build/lake lake_test > build/lake/build.log || { tail -40 build/lake/build.log >&2; stop "it does not build"; }
build/lake/bin/lake_test --gtest_brief=1 || stop "a test of the tutorial module failed"

configure_and_build asan "with sanitizers, some fifteen minutes on two processors"
say "Tests under the sanitizers"
ctest --preset asan -j "$(nproc)" || stop "a test failed under the sanitizers"
say "Fuzzing, a short run"
tests/fuzz/run_short.sh 10 || stop "a fuzzer found a crash; its input is named above"

if [ "$(id -u)" = 0 ]; then
  installer/try_fresh.sh
else
  say "Skipped: the trial in a bare Debian, which only an administrator can make (sudo installer/try_fresh.sh)"
fi
