#!/usr/bin/env bash
# How long the editor takes from its start to a painted map, and what memory it then holds.
# usage: start_time.sh build/release/bin/hexwright [RUNS]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export program=${1:?the program} runs=${2:-10}
"$here/../ui/with_display.sh" bash -c '
  for _ in $(seq "$runs"); do "$program" --template base-3-4 --benchmark-start "$(date +%s%N)"; done'
