# What a check consists of; sourced by test.sh, not run.

# Rule modules that the rest can do without.
modules_to_leave_out=(jungle spices wonders cities_and_knights pirate_fleet)

# The full check, in the order in which it is run.
full_parts=(tests benchmarks signatures tidy sanitizers fuzzers tutorial "${modules_to_leave_out[@]/#/without-}" packages
  bare-bookworm bare-trixie)
proofs=$top/tests/proofs.txt

# A proof is due again after so many commits.
commits_of_a_proof=60
minutes_of_bare=12

times=()
declare -A seconds_of=()
# step NAME COMMAND...: runs it and keeps its time.
step() {
  local name=$1 begin=$SECONDS
  shift
  "$@"
  seconds_of[$name]=$((SECONDS - begin))
  times+=("$name $(((SECONDS - begin + 30) / 60))")
  say "$name: $((SECONDS - begin)) s"
}
say_times() {
  say "Minutes by step"
  printf '%s\n' "${times[@]}" "all $(((SECONDS + 30) / 60))" | awk '{ printf "%-14s %3d\n", $1, $2 }'
}

# How long a check may take with what is due: longer where the compiler's cache knew little, and all was built anew.
most_minutes_with_due_parts() { [ "${seconds_of[build]:-0}" -gt 180 ] && echo 35 || echo 20; }

# The files are formatted and read by Debian 12's tools; later ones see it differently.
version_of_tools=14
has_our() { "$1" --version | grep -q "version $version_of_tools\." || { say "$1 is not of version $version_of_tools: $2"; return 1; }; }
check_formatting() {
  has_our clang-format "the formatting is not checked" || { left_out+=("the formatting"); return 0; }
  find model io editor tests \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format --dry-run --Werror ||
    stop "some files are not formatted; run clang-format -i on them"
}

# What users get: the release configuration, in the folder that run.sh builds, with the tests beside it.
build_with_tests() {
  say "Building what users get, with its tests"
  cmake --preset release -DBUILD_TESTING=ON --log-level=WARNING > /dev/null || stop "the build could not be configured"
  NINJA_STATUS='[%f of %t, %es] ' cmake --build --preset release 2>&1 | tee build/release/build.log ||
    stop "the build failed; the first error above says where"
  ! grep -q 'warning:' build/release/build.log || stop "the compiler warns; see above, or build/release/build.log"
}

# A window that has to share the machine may come too late for what its test waits for. Where nothing but windows
# failed, they are tried again without company. What is named here and passes is unsteady, and to be looked into.
windows_alone() {
  local failed=build/release/Testing/Temporary/LastTestsFailed.log
  if [ ! -s "$failed" ] || grep -qv ':Window\.' "$failed"; then return 1; fi
  say "Windows that failed, one at a time: $(cut -d: -f2 "$failed" | tr '\n' ' ')"
  ctest --preset release --rerun-failed -j 1
}

# run_tests: all but those that only the full check runs. The tests of windows mostly wait.
run_tests() {
  left_out+=("two of three whole games in the play window, others at each commit")
  HEXWRIGHT_TURN=$(git rev-list --count HEAD 2> /dev/null || echo 0) ctest --preset release -LE full -j $((3 * $(nproc))) || windows_alone || stop "a test failed; see above"
}

# Every template in full, and what only the full check runs.
run_deep_tests() {
  build_with_tests
  HEXWRIGHT_FULL=yes ctest --preset release -j "$(nproc)" --timeout 7200 || windows_alone || stop "a test failed; see above"
}

# The units of the release build in units_for_tidy, as clang-tidy reads them: a folder's files in one, each header once for
# all of them.
find_units_for_tidy() {
  cmake --preset release -B build/tidy -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUILD_TESTING=OFF --log-level=WARNING \
    > /dev/null || stop "the build could not be configured"
  mapfile -t units_for_tidy < <(sed -n 's|^ *"file": "\(.*\)",*$|\1|p' build/tidy/compile_commands.json |
    grep -E "/Unity/|^$top/(model|io|editor)/")
  [ ${#units_for_tidy[@]} -gt 10 ] || stop "the build has no joined units for clang-tidy"
}
# tidy SECONDS UNIT...: clang-tidy over units, as many as it can begin in that time; the others are named in left_out.
tidy() {
  local seconds=$1
  shift
  rm -rf build/tidy/found && mkdir build/tidy/found
  printf '%s\n' "$@" | timeout "$seconds" xargs -P "$(nproc)" -I{} sh -c '
    out=build/tidy/found/$(echo "$1" | tr / _)
    if clang-tidy -quiet -p build/tidy "$1" > "$out.running" 2>&1; then mv "$out.running" "$out.fine"; else mv "$out.running" "$out.wrong"; fi' \
    tidy {} || [ $? = 124 ] || stop "clang-tidy could not be run"
  if ls build/tidy/found/*.wrong > /dev/null 2>&1; then
    grep -hE '(warning|error):' -A 3 build/tidy/found/*.wrong >&2
    stop "clang-tidy found something; see above"
  fi
  local read
  read=$(find build/tidy/found -name '*.fine' | wc -l)
  [ "$read" = $# ] || left_out+=("clang-tidy over $(($# - read)) of $# units that changed")
}
tidy_changed() {
  local since units=() unit changed
  has_our clang-tidy "nothing is read by it" || { left_out+=("clang-tidy"); return 0; }
  since=$(commit_of_proof tidy)
  [ -n "$since" ] || since=HEAD~1
  changed=$(git diff --name-only --diff-filter=d "$since" -- 'model/*.cpp' 'io/*.cpp' 'editor/*.cpp' 'model/*.h' 'io/*.h' 'editor/*.h')
  [ -n "$changed" ] || return 0
  find_units_for_tidy
  for unit in "${units_for_tidy[@]}"; do
    # A header is read with the files of its folder.
    if grep -qxE -f <(sed -E 's|\.|\\.|g; s|/[^/]*\\\.h$|/[^/]*|' <<< "$changed") \
      <(printf '%s\n' "${unit#"$top/"}" && sed -n 's|^#include "'"$top"'/\(.*\.cpp\)"$|\1|p' "$unit"); then
      units+=("$unit")
    fi
  done
  [ ${#units[@]} = 0 ] || tidy 120 "${units[@]}"
}
tidy_all() {
  has_our clang-tidy "nothing is read by it" || stop "this part is for Debian 12"
  find_units_for_tidy
  tidy 7200 "${units_for_tidy[@]}"
}

# sanitize parts: what reads files, what the fuzzers drive, the engine and the window's core. sanitize all: the others,
# too, which hold pure values and are proven without sanitizers.
sanitize() {
  configure_and_build asan "with sanitizers"
  if [ "$1" = all ]; then
    cmake --build --preset asan --target pure_suites
    ctest --preset asan -j "$(nproc)" --timeout 7200 || stop "a test failed under the sanitizers"
  else
    ctest --preset asan -LE pure -j "$(nproc)" || stop "a test failed under the sanitizers"
  fi
}
fuzz() {
  tests/fuzz/run_short.sh "$1" || stop "a fuzzer found a crash; its input is named above"
}

# Benchmarks are run by hand, and seldom: that they can be built is seen here.
build_benchmarks() {
  cmake --preset release -DHEXWRIGHT_BENCHMARKS=ON --log-level=WARNING > /dev/null && cmake --build --preset release ||
    stop "the benchmarks could not be built"
  cmake --preset release -DHEXWRIGHT_BENCHMARKS=OFF --log-level=WARNING > /dev/null
}

# same_games TEMPLATE OTHER PLAYTEST-OPTION...: the release and the program of another build play the same, byte for byte.
same_games() {
  local template=$1 other=$2 folder
  shift 2
  for folder in release "$other"; do
    "build/$folder/bin/hexwright-cli" playtest "$template" --seed 5 --no-second-opinion --quiet --json - "$@" \
      > "build/$folder/same.json" || stop "$folder: $template could not be played"
  done
  cmp build/release/same.json "build/$other/same.json" || stop "$template is played otherwise by the build $other"
}

# A hundred games of every template by the sanitized program.
compare_signatures() {
  build_with_tests
  cmake --preset asan --log-level=WARNING > /dev/null && cmake --build --preset asan --target hexwright-cli ||
    stop "the sanitized program could not be built"
  local template
  for template in templates/*.xml; do same_games "$template" asan --games 100 --bots random; done
}

# A model with the tutorial module of model/README.md, which brings a terrain.
try_tutorial_module() {
  cmake --preset release -B build/lake -DHEXWRIGHT_EXTRA_MODULES=tests/lake -DHEXWRIGHT_EDITOR=OFF -DBUILD_TESTING=ON \
    --log-level=WARNING > /dev/null && ninja -C build/lake lake_test && build/lake/bin/lake_test --gtest_brief=1 ||
    stop "the tutorial module fails; see above"
}

# A rule module left out of the build: the rest is built, passes the tests that do not name the module, and plays the games
# that are played with it.
try_without_module() {
  build_with_tests
  local module=$1 template
  cmake --preset release -B build/without -DHEXWRIGHT_WITHOUT_MODULES="$module" -DBUILD_TESTING=ON --log-level=WARNING &&
    ninja -C build/without && ctest --test-dir build/without -LE full -j "$(nproc)" --output-on-failure ||
    stop "the rest does not pass without $module"
  for template in $(grep -L "module id=\"${module//_/-}\"" templates/*.xml); do
    same_games "$template" without --games 20 --bots settler --study 0
  done
}

is_root() { [ "$(id -u)" = 0 ]; }
try_bare_build() {
  if is_root; then installer/try_fresh.sh; else left_out+=("the bare Debian, which only an administrator can make"); fi
}

# prove PART: runs a part of the full check and writes its proof.
prove() {
  local begin=$SECONDS
  say "Full check: $1"
  step "$1" run_part "$1"
  write_proof "$1" $(((SECONDS - begin + 30) / 60))
}
run_part() {
  case $1 in
    tests) check_formatting && run_deep_tests ;;
    benchmarks) build_benchmarks ;;
    signatures) compare_signatures ;;
    tidy) tidy_all ;;
    sanitizers) sanitize all ;;
    fuzzers) fuzz 60 ;;
    tutorial) try_tutorial_module ;;
    without-*) try_without_module "${1#without-}" ;;
    packages) installer/try_package.sh --release bookworm ;;
    bare-bookworm) installer/try_fresh.sh --release bookworm --tests ;;
    bare-trixie) installer/try_fresh.sh --release trixie --tests ;;
  esac
}

# One line for each part: its name, the commit at which it passed, the day, and how many minutes it took.
write_proof() {
  local commit
  commit=$(git rev-parse --short=12 HEAD)
  git diff --quiet HEAD -- . ':!tests/proofs.txt' || commit=$commit+
  { grep -v "^$1 " "$proofs" 2> /dev/null || true; printf '%s %s %s %s\n' "$1" "$commit" "$(date +%F)" "$2"; } | sort > "$proofs.new"
  mv "$proofs.new" "$proofs"
}
field_of_proof() { awk -v part="$1" -v field="$2" '$1 == part { sub(/\+$/, "", $2); print $field }' "$proofs" 2> /dev/null; }
# Nothing when there is none, or its commit is not in this history.
commit_of_proof() {
  local commit
  commit=$(field_of_proof "$1" 2)
  [ -z "$commit" ] || git rev-parse -q --verify "$commit^{commit}" 2> /dev/null || true
}
# How many commits ago it was proven; very many when it never was.
age_of_proof() {
  local commit
  commit=$(commit_of_proof "$1")
  [ -n "$commit" ] && git rev-list --count "$commit..HEAD" || echo 9999
}

count_of_commits() { git rev-list --count HEAD; }

# unchanged PART PATH...: the part passed, and nothing of these paths has changed since.
unchanged() {
  local since
  since=$(commit_of_proof "$1")
  shift
  [ -n "$since" ] && git diff --quiet "$since" -- "$@" CMakePresets.json '*CMakeLists.txt'
}

# proven PART WHAT PATH...: it is unchanged, and left out as WHAT.
proven() {
  local part=$1 what=$2
  shift 2
  unchanged "$part" "$@" || return 1
  left_out+=("$what, at which nothing has changed since they passed in full")
}

# The bare system is tried when what it installs or how it builds has changed since it passed last, else at every fifth
# commit; not when a check has already taken too long for it.
bare_is_due() {
  if unchanged bare-bookworm installer '*.cmake'; then
    [ $(($(count_of_commits) % 5)) = 0 ] || { left_out+=("the bare Debian"); return 1; }
  fi
  if [ $((SECONDS / 60 + minutes_of_bare)) -gt "$(most_minutes_with_due_parts)" ]; then
    left_out+=("the bare Debian, which is due")
    return 1
  fi
}

left_out=()
# When a third of the full check's parts or more are due, those whose turn it is are run as far as they fit: of the parts
# that are due, every second one at even commits, the others at odd ones.
run_parts_that_are_due() {
  local part due=() turn minutes most
  # A machine may be slower than the one that proved a part: half as long again has to fit.
  most=$(most_minutes_with_due_parts)
  for part in "${full_parts[@]}"; do [ "$(age_of_proof "$part")" -lt "$commits_of_a_proof" ] || due+=("$part"); done
  turn=$(($(count_of_commits) % 2))
  for part in "${due[@]}"; do
    turn=$((1 - turn))
    minutes=$(field_of_proof "$part" 4)
    if [ $((3 * ${#due[@]})) -ge ${#full_parts[@]} ] && [ $turn = 1 ] &&
      [ $((SECONDS / 60 + ${minutes:-$most} * 3 / 2)) -lt "$most" ]; then
      prove "$part"
    fi
  done
}
say_what_was_left_out() {
  local part age
  for part in "${full_parts[@]}"; do
    age="proven $(age_of_proof "$part") commits ago"
    [ -n "$(commit_of_proof "$part")" ] || age="never proven"
    left_out+=("$part in full ($age)")
  done
  say "Left out: $(printf '%s, ' "${left_out[@]}" | sed 's/, $//')"
}
