#!/usr/bin/env bash
# Builds the fuzzers with clang and libFuzzer and lets each run for some seconds over its corpus.
# usage: tests/fuzz/run_short.sh [seconds for each fuzzer, 15 unless told]
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-15}

command -v clang++ > /dev/null || { echo "run_short.sh: clang++ is missing (Debian: clang libclang-rt-dev)" >&2; exit 1; }
cmake --preset asan > /dev/null
cmake --build --preset asan --target fuzzers

for list in build/asan/fuzzers/*; do
  name=$(basename "$list")
  mapfile -t arguments < "$list"
  found=build/asan/corpus/$name
  mkdir -p "$found"
  echo "$name: $seconds seconds"
  # What it finds of interest goes into the first folder, what breaks it beside it; both survive the run.
  "build/asan/bin/$name" "-max_total_time=$seconds" -max_len=16384 -timeout=10 -rss_limit_mb=1024 -print_final_stats=1 \
    "-artifact_prefix=build/asan/$name-" "$found" "${arguments[@]}" 2>&1 |
    grep -E "^stat::number_of_executed|^stat::peak_rss|ERROR|promise broken|Test unit written|SUMMARY" 
done
