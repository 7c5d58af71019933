#!/bin/bash
# How many games a second a build plays beside an older one, on boards of six families: processor time of a game in the
# least of several rounds, in which both take turns.
#   tests/bench/compare_speed.sh BEFORE AFTER [BOARD...]
# BEFORE, AFTER: a `playtest_bench` of each.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/least_time.sh"
before=$1 after=$2
shift 2
boards=("$@")
[ $# -gt 0 ] ||
  boards=(base-3-4 jungle-3-4 spices-fog-islands-4 cities-and-knights-3-4 wonders-3-4 pirate-islands-3-4)
rounds=${ROUNDS:-6}

for board in "${boards[@]}"; do
  for bots in random settler; do
    old= new=
    for ((round = 0; round < rounds; ++round)); do
      old=$(least "$(time_of_game "$before" $bots "$board")" "$old")
      new=$(least "$(time_of_game "$after" $bots "$board")" "$new")
    done
    awk -v board="$board" -v bots=$bots -v old="$old" -v new="$new" \
      'BEGIN { printf "%-24s %-8s %.3f\n", board, bots, old / new }'
  done
done
