#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/board/board_graph.h"

namespace hexwright::base {

enum class Verdict : std::uint8_t { Yes, No, Unknown };

/// Whether `wanted` of these hexes can be chosen so that no two are neighbours. Exact on boards as large as
/// published ones; on larger ones `Unknown` where neither a quick choice nor a quick bound settles it.
Verdict can_choose_apart(const BoardGraph& board, std::span<const HexId> hexes, int wanted);

/// Such a choice; fewer hexes when there is none, or none was found.
std::vector<HexId> choose_apart(const BoardGraph& board, std::span<const HexId> hexes, int wanted);

}  // namespace hexwright::base
