#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "io/playtest/record.h"
#include "model/playtest/game.h"
#include "model/scenario/message.h"

namespace hexwright {

using Json = nlohmann::ordered_json;

/// Adds "do" and what belongs to the action: places as the scenario format spells them, cards by their ids,
/// seats from 0, and what chance said.
void spell(const Game& game, const Action& action, Json& json);
/// The action that such an object tells, or what is wrong with it. It need not be legal.
Outcome<Action> action_from(const Game& game, const Json& json);

// What the writer and the reader of records share.

inline constexpr std::string_view record_format = "game";
/// 2: discoveries are spelled by the cards that they replace. Version 1 is read, too.
inline constexpr int record_version = 2;
/// Begins a branch: after how many actions of the game it does.
inline constexpr const char* branch_key = "branch";
/// Of a state's fingerprint, which begins with its version.
inline constexpr const char* state_key = "state";
/// Of an action: how long a person thought about it.
inline constexpr const char* seconds_key = "seconds";
/// A line that is no action: what somebody said of the map, who, and where.
inline constexpr const char *note_key = "note", *by_key = "by", *note_place_key = "place",
                            *after_key = "after";
/// Of the map that a record brings along.
inline constexpr const char* map_key = "scenario";

/// One line of text, with its end.
std::string json_line(const Json& json);
/// The line of an action in a log. `seconds`: that a person thought about it; 0 where nobody knows.
std::string action_line(const Game& game, const Action& action, int seconds);
/// The line of a note in a log.
std::string note_line(const NoteOfPlayer& note);
std::string hex_digits(std::uint64_t number);
/// The game before its first action.
State set_up(const Game& game, const RecordHead& head);
/// The board as it lies open.
Json set_up_words(const Game& game, const State& state);
/// Points and cards in hand of each seat, and the state's fingerprint.
Json state_words(const Game& game, const State& state);

}  // namespace hexwright
