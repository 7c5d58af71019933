#!/bin/bash
# Speeds of builds side by side, as speed.md lists them: processor time of a game in the least of several rounds, so
# that other work on the machine tells little.
#   tests/bench/speed.sh FLOOR BENCH...
# FLOOR: the probe, called as `FLOOR GAMES 1 play`; BENCH: a `playtest_bench` of each commit.
set -euo pipefail
floor=$1
shift
rounds=${ROUNDS:-6} games=3000
TIMEFORMAT=%U

least() { awk -v new="$1" -v old="${2:-1e9}" 'BEGIN { print new < old ? new : old }'; }
# Microseconds of one game.
of_floor() { { time "$floor" $games 1 play >/dev/null; } 2>&1 | awk -v n=$games '{ print $1 / n * 1e6 }'; }
of_bots() {
  "$1" --benchmark_filter="^games/$2/base-3-4\$" --benchmark_format=csv --benchmark_min_time=0.5 2>/dev/null |
    awk -F, '/^"games/ { print $4 }'
}

declare -A time=()
for ((round = 0; round < rounds; ++round)); do
  time[floor]=$(least "$(of_floor)" "${time[floor]:-}")
  for bench in "$@"; do
    for bots in random settler; do
      time[$bench/$bots]=$(least "$(of_bots "$bench" $bots)" "${time[$bench/$bots]:-}")
    done
  done
done
for bench in "$@"; do
  awk -v name="$bench" -v floor="${time[floor]}" -v random="${time[$bench/random]}" -v settler="${time[$bench/settler]}" \
    'BEGIN { printf "%s: random base %.2f, settlers base %.3f of the floor\n", name, floor / random, floor / settler }'
done
