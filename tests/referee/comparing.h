#pragma once

#include "tests/referee/book.h"

namespace hexwright::referee {

/// Appends a line for each thing that the state, or a view of it, has otherwise than the record.
void compare(const Book& b, const State& state, std::vector<std::string>& all);

}  // namespace hexwright::referee
