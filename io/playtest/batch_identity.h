#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "io/playtest/batch_tally.h"
#include "io/playtest/tally_fields.h"

namespace hexwright {

// How tallies and plans of a farm spell which batch they belong to.

/// The longest game and turn limit, in turns.
inline constexpr std::uint64_t longest_game = 65'535;

nlohmann::ordered_json words_of(const BatchIdentity& batch);
/// Of an object that has these keys. `kinds` become the bots.
bool read_identity(FieldReader& fields, const TallyField& object, BatchIdentity& batch,
                   std::vector<const BotKind*>& kinds);
/// JSON with a line for each key of an object.
std::string in_lines(const nlohmann::ordered_json& object);

}  // namespace hexwright
