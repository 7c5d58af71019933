#!/bin/bash
# Speeds of builds side by side, as speed.md lists them: processor time of a game in the least of several rounds, so
# that other work on the machine tells little.
#   tests/bench/speed.sh FLOOR BENCH...
# FLOOR: the probe, called as `FLOOR GAMES 1 play`; BENCH: a `playtest_bench` of each commit.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/least_time.sh"
floor=$1
shift
rounds=${ROUNDS:-6} games=3000
TIMEFORMAT=%U

# Microseconds of one game.
of_floor() { { time "$floor" $games 1 play >/dev/null; } 2>&1 | awk -v n=$games '{ print $1 / n * 1e6 }'; }
declare -A time=()
for ((round = 0; round < rounds; ++round)); do
  time[floor]=$(least "$(of_floor)" "${time[floor]:-}")
  for bench in "$@"; do
    for bots in random settler; do
      time[$bench/$bots]=$(least "$(time_of_game "$bench" $bots base-3-4)" "${time[$bench/$bots]:-}")
    done
  done
done
for bench in "$@"; do
  awk -v name="$bench" -v floor="${time[floor]}" -v random="${time[$bench/random]}" -v settler="${time[$bench/settler]}" \
    'BEGIN { printf "%s: random base %.2f, settlers base %.3f of the floor\n", name, floor / random, floor / settler }'
done
