#pragma once

#include "model/playtest/action.h"
#include "model/playtest/task.h"

// Kinds of actions and tasks, with what their fields mean: see `ActionKind` and `TaskKind`.

namespace hexwright::own {

namespace action {
/// x: which action of the packs; a: the cards that are paid where the price leaves a choice, as a bundle; of
/// several that are alike, one; b: 1 + the card that is taken, where the first step is a choice of one.
inline constexpr ActionKind act{45};
inline constexpr ActionKind roll{46};  ///< a: the place, as in its task; c: the result
inline constexpr ActionKind draw{47};  ///< a: the place, as in its task; c: 1 + the card, by `Program::cards`
inline constexpr ActionKind lose{48};  ///< c: the card
inline constexpr ActionKind again{49};  ///< c: the dice, for a second production
/// A place that a step asks for. a: it.
inline constexpr ActionKind choose_hex{50}, choose_corner{51}, choose_path{52};
inline constexpr ActionKind choose_player{53};     ///< x: the seat that is to get cards
inline constexpr ActionKind draw_development{56};  ///< c: the card, as of `BuyDevelopment`
inline constexpr ActionKind turn_up{57};           ///< a: the site; c: 1 + the card, by `Program::cards`
inline constexpr ActionKind swap{58};              ///< x: the card got; a: the bundle given
inline constexpr ActionKind play{55};              ///< x: the card, by `Program::cards`
}  // namespace action

namespace task {
/// A step that waits for a decision, or for chance. a: which step, `StepRef`; b: the place; x: how many are
/// left; y: `Remembered`.
inline constexpr TaskKind ask{24};
inline constexpr TaskKind roll_again{25};
inline constexpr TaskKind turn_up_card{26};  ///< a: the site; b: the corner of the building
inline constexpr TaskKind choose_site{27};   ///< a: the corner of the building
}  // namespace task

}  // namespace hexwright::own
