#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "model/own/vocabulary.h"
#include "model/playtest/action_field.h"
#include "model/playtest/cards.h"
#include "model/playtest/limits.h"
#include "model/playtest/task.h"
#include "model/scenario/terrain.h"

namespace hexwright::own {

/// What own rules remember of a seat.
struct SeatState {
  std::array<std::uint16_t, most_counters> own_counters{};
  std::uint64_t acted_in_turn = 0, acted_in_game = 0;      ///< two bits for each action
  Cards own_aside;                                         ///< that actions have laid aside
  std::uint32_t once = 0;                                  ///< what happened to the seat, one bit each
  std::array<std::uint8_t, most_kept_cards> held{};        ///< cards in hand, by `Program::kept_cards`
  std::array<std::uint8_t, most_decks> held_of{};          ///< how many of each deck, which all can see
  std::uint8_t own_points = 0;                             ///< that steps gave
  std::int8_t own_bonus = 0;                               ///< that figures and awards give now, or take
  std::array<Packed<IntersectionId>, most_sites> bound{};  ///< the building that goes by the site's card

  static constexpr std::string_view part = "own";
  constexpr auto fields() const {
    return std::tie(own_counters, acted_in_turn, acted_in_game, own_aside, once, held, held_of, own_points,
                    own_bonus, bound);
  }
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What own rules remember of a game.
struct GameState {
  std::array<std::uint16_t, most_counters> table_counters{};
  std::uint32_t once_in_game = 0;
  std::uint8_t last_die = 0;          ///< of a rule that goes on
  std::uint8_t acted = 0;             ///< own actions in this turn
  Packed<IntersectionId> die_corner;  ///< that it named
  PackedSeat ended_for;               ///< who has won by a rule that ends the game
  std::uint8_t all_lost = 0;          ///< 1 where such a rule lets nobody win
  std::array<PackedSeat, 8> own_award_holders{};
  /// Of own terrains, by `own_number`, what `BaseState::stacks` and `terrain_pools` have of built-in ones.
  std::array<std::array<std::uint8_t, own_terrains::most>, most_stacks> own_in_stacks{};
  std::array<std::array<std::uint8_t, own_terrains::most>, most_pools> own_in_pools{};
  std::array<std::uint8_t, most_deck_cards> deck_cards{};  ///< still to be drawn, by `Program::cards`
  /// That rules lay and take away: `LyingMark`s in ascending order, and 0 behind them.
  std::array<std::uint16_t, most_lying_marks> lying_marks{};
  std::array<std::uint16_t, most_chosen> chosen{};    ///< by steps of the last script: 1 + `packed`
  std::array<std::uint8_t, most_sites> site_cards{};  ///< 1 + the card that lies there, by `Program::cards`
  std::array<std::uint8_t, 8> drawn_rolls{};  ///< of a deck of dice, a byte each by the first die: a bit each

  static constexpr std::string_view part = "own";
  constexpr auto fields() const {
    return std::tie(table_counters, once_in_game, last_die, acted, die_corner, ended_for, all_lost,
                    own_award_holders, own_in_stacks, own_in_pools, deck_cards, lying_marks, chosen,
                    site_cards, drawn_rolls);
  }
  friend bool operator==(const GameState&, const GameState&) = default;

  class Seen;
};

/// What every seat sees of it.
class GameState::Seen {
 public:
  Seen(const GameState& state, SeatId /*viewer*/) : state_(&state) {}

  /// 1 + the card of a site, by the program; 0 while nobody knows it.
  int site_card(std::size_t n) const { return state_->site_cards[n]; }

 private:
  const GameState* state_;
};

}  // namespace hexwright::own
