#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

#include "model/board/board_graph.h"
#include "model/playtest/bits.h"
#include "model/playtest/cards.h"
#include "model/playtest/limits.h"

namespace hexwright {

// Progress cards of Cities & Knights. CK-03, CK-53 to CK-74

/// The three ways in which cities are improved, each with a deck of progress cards. CK-21
enum class Track : std::uint8_t { Trade, Politics, Science };
inline constexpr std::array all_tracks{Track::Trade, Track::Politics, Track::Science};

/// By their deck.
enum class Progress : std::uint8_t {
  // Science.
  Alchemist,
  Crane,
  Engineer,
  Inventor,
  Irrigation,
  Medicine,
  Mining,
  Printer,
  RoadBuilding,
  Smith,
  // Politics.
  Bishop,
  Constitution,
  Deserter,
  Diplomat,
  Intrigue,
  Saboteur,
  Spy,
  Warlord,
  Wedding,
  // Trade.
  CommercialHarbor,
  MasterMerchant,
  Merchant,
  MerchantFleet,
  ResourceMonopoly,
  TradeMonopoly,
};
inline constexpr std::size_t progress_kinds = 25;
/// How many of each, by kind.
using ProgressCards = std::array<std::uint8_t, progress_kinds>;
/// In the box: 18 of each deck.
inline constexpr ProgressCards progress_copies{2, 2, 1, 2, 2, 2, 2, 1, 2, 2,  //
                                               2, 1, 2, 2, 2, 2, 3, 2, 2,     //
                                               2, 2, 6, 2, 4, 2};
inline constexpr std::size_t progress_of_a_deck = 18;
inline constexpr auto all_progress = [] {
  std::array<Progress, progress_kinds> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Progress>(i);
  return all;
}();

constexpr Track deck_of(Progress card) {
  if (card <= Progress::Smith) return Track::Science;
  return card <= Progress::Wedding ? Track::Politics : Track::Trade;
}
/// It is shown when it is drawn, and is a victory point. CK-47
constexpr bool is_victory_point(Progress card) {
  return card == Progress::Printer || card == Progress::Constitution;
}

/// The spelling in logs: "trade", "merchant-fleet".
std::string_view id(Track track);
std::string_view id(Progress card);
std::string_view title(Track track);
std::string_view title(Progress card);
std::optional<Track> track_from_id(std::string_view id);
std::optional<Progress> progress_from_id(std::string_view id);

// Of Cities & Knights: how much there is for each player. CK-03, CK-21
inline constexpr int highest_rank = 3, knights_of_a_rank = 2, walls_each = 3, highest_level = 5;

/// A knight on the board. CK-29
struct Knight {
  Packed<IntersectionId> at{IntersectionId(0)};
  std::uint8_t rank = 0;  ///< 1 basic, 2 strong, 3 mighty
  std::uint8_t status = 0;

  enum Status : std::uint8_t { Active = 1, ActivatedNow = 2, PromotedNow = 4 };  ///< Now: in this turn
  constexpr bool is(Status what) const { return (status & what) != 0; }
  constexpr void set(Status what) { status = static_cast<std::uint8_t>(status | what); }
  constexpr void clear(Status what) { status = static_cast<std::uint8_t>(status & ~what); }
  friend bool operator==(const Knight&, const Knight&) = default;
};

/// What Cities & Knights adds to a seat.
struct Realm {
  /// Of the hand: chosen to be given or discarded, once all who choose have done so. CK-52
  Cards chosen;
  /// In no order: the first `knight_count`.
  std::array<Knight, std::size_t{highest_rank} * knights_of_a_rank> knights{};
  std::array<std::uint8_t, all_tracks.size()> levels{};   ///< CK-21
  std::array<std::uint8_t, highest_rank> knights_left{};  ///< in supply, by rank - 1
  std::uint8_t knight_count = 0;
  std::uint8_t walls = 0;     ///< on the board. CK-28
  std::uint8_t defended = 0;  ///< points for defending. CK-43
  std::uint8_t shown = 0;     ///< progress cards that are points. CK-47
  /// Those in hand. In what a `View` shows of another seat: how many of each deck, in the first three places.
  ProgressCards progress{};
  std::array<std::uint8_t, 5> unused{};  ///< to a whole number of words
  friend bool operator==(const Realm&, const Realm&) = default;
};

/// A progress card that came back under its deck. It lies face down; what everybody has seen played is known.
struct ReturnedCard {
  std::uint8_t code = 0;  ///< how it is stored

  constexpr ReturnedCard() = default;
  /// `owner`: who alone knows it; none when all do.
  constexpr ReturnedCard(Progress card, SeatId owner)
      : code(static_cast<std::uint8_t>(static_cast<int>(card) +
                                       owners * (owner == none ? 0 : 1 + owner.value()))) {}
  constexpr Progress card() const { return static_cast<Progress>(code % owners); }
  constexpr SeatId owner() const { return code < owners ? SeatId() : SeatId(code / owners - 1); }
  friend bool operator==(const ReturnedCard&, const ReturnedCard&) = default;

 private:
  static constexpr int owners = 32;
};

/// What is left of a deck of progress cards: on top those that nobody has drawn yet, in no order, then those
/// that came back, the first one first. CK-49
struct Deck {
  std::array<ReturnedCard, progress_of_a_deck> returned{};
  std::uint8_t returned_count = 0;
  friend bool operator==(const Deck&, const Deck&) = default;
};

/// What Cities & Knights adds to a game; all 0 in games without it.
struct Realms {
  BySeat<Realm> seats;
  Bits<IntersectionId, most_intersections> walls;
  /// By track: 1 + the seat that has the metropolis, 0 for none, and where it stands. CK-25
  std::array<std::uint8_t, all_tracks.size()> metropolis_of{};
  std::uint8_t ship_step = 0;  ///< of the barbarians, 0 to 6. CK-10
  std::array<Packed<IntersectionId>, all_tracks.size()> metropolis_at{IntersectionId(0), IntersectionId(0),
                                                                      IntersectionId(0)};
  std::uint8_t attacked = 0;  ///< 1 after the first attack. CK-18
  std::uint8_t red_die = 0;   ///< of this turn. CK-11
  /// Of all decks: cards that nobody has drawn yet. In what a `View` shows: how many of each deck.
  ProgressCards undrawn{};
  std::uint8_t merchant_of = 0;  ///< 1 + the seat that has it, 0 for none. CK-71
  Packed<HexId> merchant_at{HexId(0)};
  std::array<Deck, all_tracks.size()> decks{};
  // In this turn, or the part of it in which another player acts. CK-79
  std::uint16_t fleets = 0;       ///< kinds that the bank takes 2:1, one bit each by Card. CK-72
  std::uint8_t crane = 0;         ///< 1 while one waits. CK-54
  std::uint8_t harbor = 0;        ///< 1 while one is open. CK-69
  std::uint8_t harbor_asked = 0;  ///< who was made an offer, one bit a seat
  /// Where the robber and the pirate wait for the first attack; the first place where they do not. CK-08
  Packed<HexId> robber_start{HexId(0)}, pirate_start{HexId(0)};
  std::uint8_t waits = 0;  ///< 1 while they do
  friend bool operator==(const Realms&, const Realms&) = default;
};

namespace cities_and_knights {

/// What the module remembers of a game.
struct GameState {
  Realms realms;  ///< CK-03

  static constexpr std::string_view part = "cities-and-knights";
  constexpr auto fields() const {
    return std::tie(realms.seats, realms.walls, realms.metropolis_of, realms.ship_step, realms.metropolis_at,
                    realms.attacked, realms.red_die, realms.undrawn, realms.merchant_of, realms.merchant_at,
                    realms.decks, realms.fleets, realms.crane, realms.harbor, realms.harbor_asked,
                    realms.robber_start, realms.pirate_start, realms.waits);
  }
  friend bool operator==(const GameState&, const GameState&) = default;

  class Seen;  // seen.h
};

}  // namespace cities_and_knights
}  // namespace hexwright
