#pragma once

#include "io/files/problem.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

namespace hexwright {

/// What every reader and writer of files promises of what it tells.
inline void check_problems(const Problems& problems) {
  for (const Problem& problem : problems) {
    promise(is_clean_text(text(problem, "map"), false), "a message can be shown");
    promise(problem.line >= 0 && problem.column >= 0, "positions count up");
  }
}

}  // namespace hexwright
