#pragma once

#include <tuple>

#include "model/playtest/modules/cities_and_knights/state.h"
#include "model/playtest/modules/cloth_villages/state.h"
#include "model/playtest/modules/desolation/state.h"
#include "model/playtest/modules/explorers/state.h"
#include "model/playtest/modules/foreign_islands/state.h"
#include "model/playtest/modules/frontiers/state.h"
#include "model/playtest/modules/jungle/state.h"
#include "model/playtest/modules/own/state.h"
#include "model/playtest/modules/pirate_fleet/state.h"
#include "model/playtest/modules/spices/state.h"
#include "model/playtest/modules/tribal_gifts/state.h"
#include "model/playtest/modules/wonders/state.h"

#ifdef HEXWRIGHT_EXTRA_MODULES
#include "extra_states.h"
#else
#define HEXWRIGHT_EXTRA_SEAT_STATES
#define HEXWRIGHT_EXTRA_GAME_STATES
#endif

// What rule modules remember: each declares it in its folder, and a state is composed of them. A module names
// what is its own as it names what is the base game's.

namespace hexwright {

/// One value of all of them, trivially copyable as they are.
template <class... Parts>
struct ComposedState : Parts... {
  friend bool operator==(const ComposedState&, const ComposedState&) = default;
};
/// Calls `visit` with each part.
template <class Visit, class... Parts>
constexpr void for_each_part(const ComposedState<Parts...>& state, Visit visit) {
  (visit(static_cast<const Parts&>(state)), ...);
}

/// Of each seat.
using SeatStates =
    ComposedState<jungle::SeatState, desolation::SeatState, spices::SeatState, frontiers::SeatState,
                  foreign_islands::SeatState, wonders::SeatState, own::SeatState HEXWRIGHT_EXTRA_SEAT_STATES>;
/// Of a game.
using GameStates =
    ComposedState<explorers::GameState, desolation::GameState, spices::GameState, frontiers::GameState,
                  cloth_villages::GameState, tribal_gifts::GameState, cities_and_knights::GameState,
                  pirate_fleet::GameState, own::GameState HEXWRIGHT_EXTRA_GAME_STATES>;

}  // namespace hexwright
