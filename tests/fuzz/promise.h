#pragma once

#include <cstdio>
#include <cstdlib>

/// Tells which promise was broken and ends the program, as fuzzers expect it.
inline void promise(bool kept, const char* what) {
  if (kept) return;
  std::fprintf(stderr, "promise broken: %s\n", what);
  std::abort();
}
