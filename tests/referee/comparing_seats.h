#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

/// What one player has, and what a view of that seat says.
void compare_seat(const Book& b, const State& state, int seat, std::vector<std::string>& all);

}  // namespace hexwright::referee
