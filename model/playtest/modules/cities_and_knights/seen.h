#pragma once

#include <algorithm>
#include <numeric>
#include <span>

#include "model/board/index.h"
#include "model/playtest/board_bits.h"
#include "model/playtest/view.h"

namespace hexwright::cities_and_knights {

/// What a seat sees of knights, improvements and what goes with them. Of progress cards its own, and how many
/// others hold; nothing of the decks, and nothing that is chosen face down.
class GameState::Seen {
 public:
  Seen(const GameState& state, SeatId viewer) : realms_(&state.realms), viewer_(viewer) {}

  std::span<const Knight> knights(SeatId seat) const {
    const Realm& realm = realms_->seats[seat];
    return std::span(realm.knights).first(realm.knight_count);
  }
  int level(SeatId seat, Track track) const { return realms_->seats[seat].levels[at(track)]; }
  /// Who has the metropolis of the track; `none` while nobody has.
  SeatId metropolis_of(Track track) const { return SeatId(realms_->metropolis_of[at(track)] - 1); }
  /// Where it stands; `none` for one that waits for a city.
  IntersectionId metropolis_at(Track track) const { return realms_->metropolis_at[at(track)]; }
  bool is_metropolis(IntersectionId intersection) const {
    return std::any_of(all_tracks.begin(), all_tracks.end(), [&](Track track) {
      return metropolis_of(track) != none && metropolis_at(track) == intersection;
    });
  }
  const IntersectionBits& walls() const { return realms_->walls; }
  /// Of the barbarians: steps that their ship has made, and those to their next attack.
  int ship_step() const { return realms_->ship_step; }
  int steps_to_attack() const { return 7 - ship_step(); }
  bool have_attacked() const { return realms_->attacked != 0; }
  /// Who has the merchant, and where it stands; `none` while nobody has.
  SeatId merchant_of() const { return SeatId(realms_->merchant_of - 1); }
  HexId merchant_at() const { return merchant_of() == none ? HexId() : HexId(realms_->merchant_at); }
  const ProgressCards& own_progress() const { return realms_->seats[viewer_].progress; }
  int progress_cards(SeatId seat) const {
    const ProgressCards& cards = realms_->seats[seat].progress;
    return std::accumulate(cards.begin(), cards.end(), 0);
  }
  int progress_cards(SeatId seat, Track deck) const {
    int count = 0;
    for (const Progress card : all_progress)
      if (deck_of(card) == deck) count += realms_->seats[seat].progress[at(card)];
    return count;
  }

 private:
  const Realms* realms_;
  SeatId viewer_;
};

inline GameState::Seen seen_in(const View& view) { return view.of<GameState>(); }

}  // namespace hexwright::cities_and_knights
