#pragma once

#include <optional>

#include "tests/referee/book.h"

namespace hexwright::referee {

/// Appends a line for each place that is open to a builder, or to the robber, by the rules alone or by the
/// list alone.
void compare_choices(const Book& b, std::optional<Task> asked, int seat, const Actions& legal,
                     std::vector<std::string>& all);

/// Those of Cities & Knights, too.
void compare_all_choices(const Book& b, std::optional<Task> asked, int seat, const Actions& legal,
                         std::vector<std::string>& all);

}  // namespace hexwright::referee
