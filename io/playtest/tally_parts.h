#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/playtest/batch_tally.h"
#include "io/playtest/tally_fields.h"

namespace hexwright {

// What the writer and the reader of tallies share.

inline constexpr std::string_view tally_format = "hexwright-tally";
inline constexpr int tally_version = 1;

// How tallies and plans of a farm spell which batch they belong to.

/// The longest game and turn limit, in turns.
inline constexpr std::uint64_t longest_game = 65'535;

nlohmann::ordered_json words_of(const BatchIdentity& batch);
/// Of an object that has these keys. `kinds` become the bots.
bool read_identity(FieldReader& fields, const TallyField& object, BatchIdentity& batch,
                   std::vector<const BotKind*>& kinds);
/// JSON with a line for each key of an object.
std::string in_lines(const nlohmann::ordered_json& object);

/// Numbers of a tally that contradict each other, in words; none in one that games were counted in.
/// Precondition: its lists are as long as its players and its board say.
std::optional<Message> disagreement(const BatchTally& tally);

}  // namespace hexwright
