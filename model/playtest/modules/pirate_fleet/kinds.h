#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::pirate_fleet {

namespace action {
inline constexpr ActionKind attack_fortress{120};  ///< c: the die. PIR-13
inline constexpr ActionKind lose_to_fleet{121};    ///< c: the card, `card_outcome`. PIR-08
}  // namespace action

namespace task {
inline constexpr TaskKind raided{60};       ///< a: how many cards go. PIR-08
inline constexpr TaskKind rewarded{61};     ///< PIR-08
inline constexpr TaskKind rob_anyone{62};   ///< PIR-09
inline constexpr TaskKind must_attack{63};  ///< PIR-13
}  // namespace task

}  // namespace hexwright::pirate_fleet
