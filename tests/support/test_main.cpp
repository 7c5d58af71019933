#include <cstdlib>

#include <gmock/gmock.h>

#include "tests/support/sanitized.h"

int main(int argc, char** argv) {
  // Properties are tried with the same cases every time, so that a commit passes or fails for good; README.md
  // tells how to look for others.
  constexpr int unless_it_is_set = 0;
  setenv("RC_PARAMS", hexwright::is_sanitized ? "seed=1 max_success=25" : "seed=1", unless_it_is_set);
  testing::InitGoogleMock(&argc, argv);
  return RUN_ALL_TESTS();
}
