#!/usr/bin/env bash
# Builds the fuzzers with clang and libFuzzer and lets each run for some seconds over its corpus, as many at once as there
# are processors.
# usage: tests/fuzz/run_short.sh [seconds for each fuzzer, 15 unless told] [FUZZER...]
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-15}
shift || true

command -v clang++ > /dev/null || { echo "run_short.sh: clang++ is missing (Debian: clang libclang-rt-dev)" >&2; exit 1; }
cmake --preset asan > /dev/null
cmake --build --preset asan --target fuzzers

# fuzz NAME SECONDS: what it finds of interest goes into its folder, what breaks it beside it; both survive the run.
fuzz() {
  local arguments said
  mapfile -t arguments < "build/asan/fuzzers/$1"
  mkdir -p "build/asan/corpus/$1"
  if said=$("build/asan/bin/$1" "-max_total_time=$2" -max_len=16384 -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    "-artifact_prefix=build/asan/$1-" "build/asan/corpus/$1" "${arguments[@]}" 2>&1); then
    echo "$1: $2 seconds, $(sed -n 's/^stat::number_of_executed_units: *//p' <<< "$said") inputs," \
      "$(sed -n 's/^stat::peak_rss_mb: *//p' <<< "$said") MB"
  else
    printf '%s: FAILED\n%s\n' "$1" "$(grep -E 'ERROR|promise broken|Test unit written|SUMMARY' <<< "$said" || tail -20 <<< "$said")"
    return 1
  fi
}
export -f fuzz

[ $# -gt 0 ] || set -- $(ls build/asan/fuzzers)
printf '%s\n' "$@" | xargs -P "$(nproc)" -I{} bash -c 'fuzz "$1" "$2"' fuzz {} "$seconds"
