#pragma once

#include <charconv>
#include <string>

#include "editor/core/editing/workbench.h"
#include "model/rules/random.h"

namespace hexwright::test {

// Edits that are counted in the map itself, and the same whoever makes them: from a map one can tell how many
// were made, and by making them again how it must look.

inline constexpr std::string_view counted_as = "edit ";

/// How many edits a map holds; none when it does not say so.
inline std::optional<int> edits_in(const Scenario& scenario) {
  std::string_view words = scenario.details.source;
  if (!words.starts_with(counted_as)) return std::nullopt;
  words.remove_prefix(counted_as.size());
  int number = 0;
  const auto read = std::from_chars(words.data(), words.data() + words.size(), number);
  return read.ptr == words.data() + words.size() ? std::optional(number) : std::nullopt;
}

/// A stroke of the mouse with a tool, and the count.
inline void make_edit(Workbench& bench, std::uint64_t seed, int number) {
  Random random(seed, static_cast<std::uint64_t>(number));
  const auto any = [&](int count) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
  };
  const auto near_middle = [&] { return Hex{any(5) - 2, any(5) - 2}; };
  const auto over = [&](Hex hex) { return pointer_at(bench.scenario().topology, hex, {}); };
  bench.take(any(3) == 0 ? ToolKind::Token : ToolKind::Terrain);
  bench.hand.terrain = all_terrains[static_cast<std::size_t>(any(7))];
  bench.hand.shape = any(4) == 0 ? Shape::Brush7 : Shape::Brush1;
  bench.press(over(near_middle()));
  for (int moves = any(4); moves > 0; --moves) bench.drag(over(near_middle()));
  bench.release(over(near_middle()));
  Details details = bench.scenario().details;
  details.source = std::string(counted_as) + std::to_string(number);
  bench.perform({{"count", {}}, {SetDetails{details}}});
  if (any(5) == 0) bench.undo(), bench.redo();
}

}  // namespace hexwright::test
