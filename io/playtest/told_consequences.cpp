#include <algorithm>
#include <bit>

#include "playtest/teller_words.h"
#include "scenario/plural.h"

namespace hexwright {
namespace {

/// What an action changed beside what it is for. All of it lies open to everybody.
class Consequences {
 public:
  Consequences(const Teller& teller, const State& before, const Action& action, const State& after,
               std::vector<Told>& told)
      : words_(teller), game_(teller.game), before_(before), action_(action), after_(after), told_(told) {}

  void tell() {
    tell_price();
    tell_gifts();
    if (action_.kind == ActionKind::Roll) tell_shortage(first_die(action_.c) + second_die(action_.c));
    tell_lost_pieces();
    if (action_.kind == ActionKind::Erupt && before_.building == after_.building)
      add(N_("the volcano strikes nothing"));
    tell_changed_hexes();
    tell_overturned();
    if (action_.kind == ActionKind::OfferTrade && after_.task_count == 0)
      add(N_("nobody has what is wanted"));
    tell_points();
    if (after_.winner != nobody && before_.winner == nobody)
      told_.push_back({by_number(points(after_, after_.winner),
                                 plural("{1} wins with {0} point", "{1} wins with {0} points"),
                                 {words_.player(after_.winner)}),
                       WholeScenario{}});
  }

 private:
  /// Where the action was done.
  template <class... Arguments>
  void add(const char* pattern, Arguments... arguments) {
    told_.push_back({{pattern, {std::move(arguments)...}}, {}});
  }
  template <class... Arguments>
  void add_at(Place place, const char* pattern, Arguments... arguments) {
    told_.push_back({{pattern, {std::move(arguments)...}}, std::move(place)});
  }
  template <class... Arguments>
  void add_nowhere(const char* pattern, Arguments... arguments) {
    add_at(WholeScenario{}, pattern, std::move(arguments)...);
  }

  /// JUN-06
  void tell_price() {
    if (action_.kind == ActionKind::BuyDevelopment && action_.x != 0)
      add(N_("{0} pays with discoveries: {1}"), words_.player(actor(before_)),
          std::to_string(std::popcount(action_.x)));
  }

  /// For founding and for a discovery. BASE-02, SEA-08
  void tell_gifts() {
    if (action_.kind != ActionKind::BuildSettlement && action_.kind != ActionKind::TurnUp) return;
    const int seat = actor(before_);
    if (const Cards cards = gained(before_, after_, seat); !cards.empty())
      add(N_("{0} takes {1}"), words_.player(seat), words_.cards(cards));
  }

  /// Where the bank could not give what the hexes yield. BASE-06
  void tell_shortage(int number) {
    Cards missing;
    before_.numbered[at(number)].for_each([&](int hex) {
      const auto resource = resource_of(static_cast<Terrain>(before_.terrain[at(hex)]));
      if (!resource || hex == before_.robber) return;
      for (const int corner : game_.board().hex_intersections(hex))
        if (const BuildingPiece piece = before_.building[at(corner)];
            is_town(piece) && !before_.overturned.has(corner))
          missing.add(card_of(*resource), piece.kind() == Building::City ? 2 : 1);
    });
    for (int seat = 0; seat < game_.players(); ++seat) {
      const Cards got = gained(before_, after_, seat);
      for (const Card card : resource_cards) missing.remove(card, std::min(missing[card], got[card]));
    }
    for (const Card card : resource_cards)
      if (missing[card] > 0) add_nowhere(N_("the bank is short of {0}"), words_.kind(card));
  }

  void tell_lost_pieces() {
    for (int i = 0; i < game_.board().intersection_count(); ++i) {
      const BuildingPiece had = before_.building[at(i)], has = after_.building[at(i)];
      if (had == has || had.empty()) continue;
      const Place place = game_.board().intersection(i);
      if (has.empty())
        add_at(place,
               had.kind() == Building::City ? N_("a city of {0} is lost") : N_("a settlement of {0} is lost"),
               words_.player(had.seat()));
      else if (had.kind() == Building::City)
        add_at(place, N_("a city of {0} becomes a settlement"), words_.player(had.seat()));
    }
    if (action_.kind == ActionKind::BuildSettlement && after_.building[action_.a].empty())
      add(N_("it stands between deserts and comes back"));
    if ((action_.kind == ActionKind::BuildRoad || action_.kind == ActionKind::BuildShip) &&
        after_.route[action_.a].empty())
      add(N_("it lies between deserts and comes back"));
    if (action_.kind == ActionKind::TakeUpShip) return;
    for (int path = 0; path < game_.board().path_count(); ++path)
      if (const RoutePiece had = before_.route[at(path)]; !had.empty() && after_.route[at(path)].empty())
        add_at(game_.board().path(path),
               had.kind() == Route::Road ? N_("a road of {0} is lost") : N_("a ship of {0} is lost"),
               words_.player(had.seat()));
  }

  /// Only where hexes lose their value; elsewhere the deed itself says so. DES-02
  void tell_changed_hexes() {
    if (action_.kind != ActionKind::Devalue) return;
    for (int hex = 0; hex < game_.board().hex_count(); ++hex)
      if (before_.terrain[at(hex)] != after_.terrain[at(hex)] ||
          before_.number[at(hex)] != after_.number[at(hex)])
        add_at(game_.board().hex(hex), N_("{0} becomes {1}"), words_.hex(before_, hex),
               words_.hex(after_, hex));
  }

  /// FRO-12
  void tell_overturned() {
    after_.overturned.for_each([&](int i) {
      if (!before_.overturned.has(i) && !after_.building[at(i)].empty())
        add_at(game_.board().intersection(i), N_("pirates overturn a building of {0}"),
               words_.player(after_.building[at(i)].seat()));
    });
  }

  void tell_points() {
    for (int seat = 0; seat < game_.players(); ++seat)
      if (const int more = after_.seats[at(seat)].chits - before_.seats[at(seat)].chits; more > 0)
        add_nowhere(N_("extra victory points for {0}: {1}"), words_.player(seat), std::to_string(more));
    if (before_.longest_holder != after_.longest_holder) {
      if (after_.longest_holder == nobody)
        add_nowhere(N_("nobody has the longest trade route any more"));
      else
        add_nowhere(N_("{0} has the longest trade route now"), words_.player(after_.longest_holder));
    }
    if (before_.army_holder != after_.army_holder && after_.army_holder != nobody)
      add_nowhere(N_("{0} has the largest army now"), words_.player(after_.army_holder));
  }

  TellerWords words_;
  const Game& game_;
  const State& before_;
  const Action& action_;
  const State& after_;
  std::vector<Told>& told_;
};

}  // namespace

void tell_consequences(const Teller& teller, const State& before, const Action& action, const State& after,
                       std::vector<Told>& told) {
  Consequences(teller, before, action, after, told).tell();
}

}  // namespace hexwright
