# Sourced by the scripts that compare builds: processor time of a game, the least of several rounds.

# least NEW [OLD]
least() { awk -v new="$1" -v old="${2:-1e18}" 'BEGIN { print new < old ? new : old }'; }
# Microseconds of one game: time_of_game PLAYTEST_BENCH BOTS BOARD
time_of_game() {
  "$1" --benchmark_filter="^games/$2/$3\$" --benchmark_format=csv --benchmark_min_time=0.5 2> /dev/null |
    awk -F, '/^"games/ { print $4 }'
}
