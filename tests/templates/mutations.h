#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/scenario/edit.h"

namespace hexwright::test {

/// Each of them breaks one rule of a scenario, or none does.
using Ways = std::vector<Edits>;

/// A way to go wrong: what is done, the check that has to find it, and all the ways to do it to a scenario;
/// none where the scenario has nothing of the kind.
struct Mutation {
  std::string_view kind;
  std::string_view check;
  Ways (*ways)(const Scenario& scenario);
};

std::span<const Mutation> mutations_of_hexes();
std::span<const Mutation> mutations_of_pools();
std::span<const Mutation> mutations_of_documents();
std::span<const Mutation> mutations_of_modules();
std::span<const Mutation> mutations_of_worlds();
std::span<const Mutation> mutations_of_seas();
std::span<const Mutation> mutations_of_gifts();

/// What a designer may do without breaking anything.
struct HarmlessEdit {
  std::string_view kind;
  Ways (*ways)(const Scenario& scenario);
};
std::span<const HarmlessEdit> harmless_edits();

}  // namespace hexwright::test
