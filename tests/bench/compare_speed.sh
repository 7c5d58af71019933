#!/bin/bash
# How many games a second a build plays beside an older one, on boards of six families: processor time of a game in the
# least of several rounds, in which both take turns.
#   tests/bench/compare_speed.sh BEFORE AFTER [BOARD...]
# BEFORE, AFTER: a `playtest_bench` of each.
set -euo pipefail
before=$1 after=$2
shift 2
boards=("$@")
[ $# -gt 0 ] ||
  boards=(base-3-4 jungle-3-4 spices-fog-islands-4 cities-and-knights-3-4 wonders-3-4 pirate-islands-3-4)
rounds=${ROUNDS:-6}

least() { awk -v new="$1" -v old="${2:-1e18}" 'BEGIN { print new < old ? new : old }'; }
time_of() {
  "$1" --benchmark_filter="^games/$2/$3\$" --benchmark_format=csv --benchmark_min_time=0.5 2> /dev/null |
    awk -F, '/^"games/ { print $4 }'
}

for board in "${boards[@]}"; do
  for bots in random settler; do
    old= new=
    for ((round = 0; round < rounds; ++round)); do
      old=$(least "$(time_of "$before" $bots "$board")" "$old")
      new=$(least "$(time_of "$after" $bots "$board")" "$new")
    done
    awk -v board="$board" -v bots=$bots -v old="$old" -v new="$new" \
      'BEGIN { printf "%-24s %-8s %.3f\n", board, bots, old / new }'
  done
done
