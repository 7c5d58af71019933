#include "tests/referee/comparing_seats.h"

#include <algorithm>

#include "model/playtest/modules/wonders/claim.h"
#include "model/playtest/view.h"
#include "tests/referee/awards.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

/// Appends lines about one seat.
struct Comparison {
  int seat;
  std::vector<std::string>& all;

  template <class Mine, class Theirs>
  void operator()(std::string_view what, const Mine& mine, const Theirs& theirs) const {
    const long a = static_cast<long>(mine), b = static_cast<long>(theirs);
    if (a != b) all.push_back(fmt::format("seat {}, {}: {}, but the state says {}", seat, what, a, b));
  }
  template <class Mine, class Theirs>
  void at(std::string_view what, int n, const Mine& mine, const Theirs& theirs) const {
    const long a = static_cast<long>(mine), b = static_cast<long>(theirs);
    if (a != b) all.push_back(fmt::format("seat {}, {} {}: {}, but the state says {}", seat, what, n, a, b));
  }
};

void compare_cards(const Book& b, const State& state, const Comparison& same) {
  const Player& mine = b.player(same.seat);
  const Seat& theirs = state.seats[SeatId(same.seat)];
  for (int card = 0; card < card_kinds; ++card) {
    same.at("cards of kind", card, mine.hand[slot(card)], theirs.hand[static_cast<Card>(card)]);
    same.at("face-up cards of kind", card, mine.face_up[slot(card)], theirs.face_up[static_cast<Card>(card)]);
  }
  same("discoveries", mine.discoveries, theirs.discoveries);
  same("knights", mine.knights, theirs.knights);
  same("set aside", mine.set_aside + 1, theirs.set_aside);
  for (int kind = 0; kind < 5; ++kind) {
    const auto is_kind = [&](const Bought& card) { return card.kind == kind; };
    const auto is_fresh = [&](const Bought& card) { return card.kind == kind && card.turn == b.turn_number; };
    const auto& cards = mine.developments;
    same.at("development cards of kind", kind, std::count_if(cards.begin(), cards.end(), is_kind),
            theirs.developments[slot(kind)] + theirs.fresh[slot(kind)]);
    // A victory point card counts at once and is never played, so nothing depends on when it was bought.
    const bool played = kind != static_cast<int>(Development::VictoryPoint);
    if (played && b.phase == Phase::Main && same.seat == b.turn)
      same.at("cards just bought of kind", kind, std::count_if(cards.begin(), cards.end(), is_fresh),
              theirs.fresh[slot(kind)]);
    same.at("options for", kind, mine.options[slot(kind)], theirs.options[slot(kind)]);
  }
  if (same.seat == b.turn && b.phase == Phase::Main) same("exchanged", b.exchanged, theirs.exchanged != 0);
}

void compare_pieces_of(const Book& b, const State& state, const Comparison& same) {
  const Player& mine = b.player(same.seat);
  const Seat& theirs = state.seats[SeatId(same.seat)];
  same("roads left", mine.roads, theirs.roads);
  same("ships left", mine.ships, theirs.ships);
  same("settlements left", mine.settlements, theirs.settlements);
  same("cities left", mine.cities, theirs.cities);
  same("merchants left", mine.merchants, theirs.merchants);
  same("harbors", harbors_of(b, same.seat), theirs.harbors);
  same("settlements in the new world, up to two", std::min(2, mine.new_world), theirs.new_world);
  for (int place = 0; place < b.board.intersection_count(); ++place) {
    const auto found = b.buildings.find(place);
    const bool settled = found != b.buildings.end() && found->second.seat == same.seat &&
                         found->second.kind == Building::Settlement;
    same.at("settlement at", place, settled, theirs.settlements_at.has(IntersectionId(place)));
    same.at("route ends at", place, is_reached(b, same.seat, place),
            theirs.reached.has(IntersectionId(place)));
  }
  std::set<int> listed;
  for (int i = 0; i < theirs.route_count; ++i) listed.insert(PathId(theirs.routes[slot(i)]).value());
  same("routes",
       std::count_if(b.routes.begin(), b.routes.end(),
                     [&](const auto& each) { return each.second.seat == same.seat; }),
       theirs.route_count);
  for (const auto& [path, laid] : b.routes) {
    if (laid.seat == same.seat) same.at("lists route", path, true, listed.contains(path));
    if (laid.seat == same.seat && same.seat == b.turn && b.phase == Phase::Main && laid.kind == Route::Ship)
      same.at("built in this turn, ship", path, laid.turn == b.turn_number,
              state.new_ships.has(PathId(path)));
  }
  for (std::size_t area = 0; area < theirs.settled_in.size(); ++area) {
    const auto settled = mine.settled_in.find(static_cast<int>(area));
    same.at("settlements with chits in area", static_cast<int>(area),
            settled == mine.settled_in.end() ? 0 : settled->second, theirs.settled_in[area]);
  }
  for (int hex = 0; hex < b.board.hex_count(); ++hex)
    same.at("knows the island of hex", hex, mine.known_land.contains(hex),
            theirs.known_islands.has(HexId(hex)));
  for (std::size_t event = 0; event < b.game.facts().events.size(); ++event) {
    const auto affected = mine.event_building.find(static_cast<int>(event));
    same.at("affected by event", static_cast<int>(event),
            affected == mine.event_building.end() ? -1 : affected->second,
            IntersectionId(theirs.event_building[event]).value());
  }
}

void compare_standing(const Book& b, const State& state, const Comparison& same) {
  const Player& mine = b.player(same.seat);
  const View view(b.game, state, SeatId(same.seat));
  same("chits", mine.chits, view.own().chits);
  same("warships", mine.warships, view.of<pirate_fleet::GameState>().pirates.warships[SeatId(same.seat)]);
  same("chits of the fortress", mine.fortress_chits,
       view.of<pirate_fleet::GameState>().pirates.chits[SeatId(same.seat)]);
  if (b.plays("wonders"))
    same("wonder and levels", mine.wonder < 0 ? 0 : 1 + mine.wonder + 16 * mine.levels_built,
         state.seats[SeatId(same.seat)].wonder);
  same("cloth", mine.cloth, view.of<cloth_villages::GameState>().cloth.held[SeatId(same.seat)]);
  same("open points", open_points(b, same.seat), view.open(SeatId(same.seat)).points());
  same("points", all_points(b, same.seat), view.own_points());
  if (b.route_in_hand()) return;  // nobody looks at lengths before it lies again
  same("longest route", b.lengths[slot(same.seat)], view.longest_route(SeatId(same.seat)));
  for (const Card card : b.knights() ? std::span<const Card>(cards_without_spices) : resource_cards)
    same.at("rate for", static_cast<int>(card), rate_of(b, same.seat, static_cast<int>(card)),
            view.bank_rates()[card]);
  same("hand limit", hand_limit(b, same.seat), view.hand_limit());
}

/// CK-21, CK-29, CK-48
void compare_realm(const Book& b, const State& state, const Comparison& same) {
  const Player& mine = b.player(same.seat);
  const Realm& theirs = state.realms.seats[SeatId(same.seat)];
  for (std::size_t track = 0; track < 3; ++track)
    same.at("level of track", static_cast<int>(track), mine.levels[track], theirs.levels[track]);
  same("knights", mine.fighters.size(), theirs.knight_count);
  for (std::size_t i = 0; i < theirs.knight_count; ++i) {
    const Knight& knight = theirs.knights[i];
    const int place = IntersectionId(knight.at).value();
    const auto found = std::find_if(mine.fighters.begin(), mine.fighters.end(),
                                    [&](const Fighter& each) { return each.at == place; });
    same.at("a knight at", place, found != mine.fighters.end(), true);
    if (found == mine.fighters.end()) continue;
    same.at("rank of the knight at", place, found->rank, knight.rank);
    same.at("active is the knight at", place, found->active, knight.is(Knight::Active));
  }
  for (std::size_t rank = 1; rank <= 3; ++rank)
    same.at("knights left of rank", static_cast<int>(rank),
            2 - std::count_if(mine.fighters.begin(), mine.fighters.end(),
                              [&](const Fighter& each) { return each.rank == static_cast<int>(rank); }),
            theirs.knights_left[rank - 1]);
  for (std::size_t card = 0; card < progress_kinds; ++card) {
    const auto held = mine.progress.find(static_cast<int>(card));
    same.at("progress cards of kind", static_cast<int>(card), held == mine.progress.end() ? 0 : held->second,
            theirs.progress[card]);
  }
  same("points for defending", mine.defended, theirs.defended);
  same("progress cards shown", mine.shown, theirs.shown);
  for (int card = 0; card < card_kinds; ++card)
    same.at("chosen cards of kind", card, mine.chosen[slot(card)], theirs.chosen[static_cast<Card>(card)]);
}

}  // namespace

void compare_seat(const Book& b, const State& state, int seat, std::vector<std::string>& all) {
  const Comparison same{seat, all};
  compare_cards(b, state, same);
  compare_pieces_of(b, state, same);
  compare_standing(b, state, same);
  if (b.knights()) compare_realm(b, state, same);
}

}  // namespace hexwright::referee
