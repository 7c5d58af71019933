#include <algorithm>

#include "model/playtest/describe/narrator_words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// What an action changed beside what it is for. All of it lies open to everybody.
class Consequences {
 public:
  Consequences(const Deed& deed, std::vector<Sentence>& sentences)
      : deed_(deed),
        words_(deed.words),
        game_(deed.game),
        before_(deed.before),
        action_(deed.action),
        after_(deed.after),
        sentences_(sentences) {}

  void add_all() {
    add_gifts();
    if (action_.kind == ActionKind::Roll) add_shortage(first_die(action_.c) + second_die(action_.c));
    add_lost_pieces();
    for (const auto add_of_module : game_.hooks().consequences) add_of_module(deed_, sentences_);
    if (action_.kind == ActionKind::OfferTrade && after_.task_count == 0)
      add(N_("nobody has what is wanted"));
    add_points();
    if (after_.winner != none && before_.winner == none)
      sentences_.push_back({by_number(points(after_, after_.winner),
                                      plural("{1} wins with {0} point", "{1} wins with {0} points"),
                                      {words_.player(after_.winner)}),
                            WholeScenario{}});
    else if (after_.phase == Phase::Over && before_.phase != Phase::Over)
      add(N_("everybody has lost"));
  }

 private:
  /// Where the action was done.
  template <class... Arguments>
  void add(const char* pattern, Arguments... arguments) {
    sentences_.push_back({{pattern, {std::move(arguments)...}}, {}});
  }
  template <class... Arguments>
  void add_at(Place place, const char* pattern, Arguments... arguments) {
    sentences_.push_back({{pattern, {std::move(arguments)...}}, std::move(place)});
  }
  template <class... Arguments>
  void add_nowhere(const char* pattern, Arguments... arguments) {
    add_at(WholeScenario{}, pattern, std::move(arguments)...);
  }

  /// For founding and for a discovery. BASE-02, SEA-08
  void add_gifts() {
    if (action_.kind != ActionKind::BuildSettlement && action_.kind != ActionKind::TurnUp) return;
    const SeatId seat = actor(before_);
    if (const Cards cards = gained(before_, after_, seat); !cards.empty())
      add(N_("{0} takes {1}"), words_.player(seat), words_.cards(cards));
  }

  /// Where the bank could not give what the hexes yield. BASE-06
  void add_shortage(int number) {
    Cards missing;
    before_.numbered[at(number)].for_each([&](HexId hex) {
      const auto resource = resource_of(static_cast<Terrain>(before_.terrain[hex]));
      if (!resource || hex == before_.robber) return;
      for (const IntersectionId corner : game_.board().hex_intersections(hex))
        if (const BuildingPiece piece = before_.building[corner];
            is_town(piece) && !before_.overturned.has(corner))
          missing.add(card_of(*resource),
                      yield_to({game_, before_}, piece.seat(), hex, corner, piece.kind()));
    });
    for (const SeatId seat : game_.seats()) {
      const Cards got = gained(before_, after_, seat);
      for (const Card card : resource_cards) missing.remove(card, std::min(missing[card], got[card]));
    }
    for (const Card card : resource_cards)
      if (missing[card] > 0) add_nowhere(N_("the bank is short of {0}"), words_.kind(card));
  }

  void add_lost_pieces() {
    for (const IntersectionId i : game_.board().intersections()) {
      const BuildingPiece had = before_.building[i], has = after_.building[i];
      if (had == has || !is_town(had)) continue;
      const Place place = game_.board().intersection(i);
      if (has.empty())
        add_at(place,
               had.kind() == Building::City ? N_("a city of {0} is lost") : N_("a settlement of {0} is lost"),
               words_.player(had.seat()));
      else if (had.kind() == Building::City)
        add_at(place, N_("a city of {0} becomes a settlement"), words_.player(had.seat()));
    }
    if (action_.kind == ActionKind::BuildSettlement && after_.building[action_.a.intersection()].empty())
      add(N_("it stands between deserts and comes back"));
    if ((action_.kind == ActionKind::BuildRoad || action_.kind == ActionKind::BuildShip) &&
        after_.route[action_.a.path()].empty())
      add(N_("it lies between deserts and comes back"));
    if (action_.kind == ActionKind::TakeUpShip) return;
    for (const PathId path : game_.board().paths())
      if (const RoutePiece had = before_.route[path]; !had.empty() && after_.route[path].empty())
        add_at(game_.board().path(path),
               had.kind() == Route::Road ? N_("a road of {0} is lost") : N_("a ship of {0} is lost"),
               words_.player(had.seat()));
  }

  void add_points() {
    for (const SeatId seat : game_.seats())
      if (const int more = after_.seats[seat].chits - before_.seats[seat].chits; more > 0)
        add_nowhere(N_("extra victory points for {0}: {1}"), words_.player(seat), std::to_string(more));
    if (before_.longest_holder != after_.longest_holder) {
      if (after_.longest_holder == none)
        add_nowhere(N_("nobody has the longest trade route any more"));
      else
        add_nowhere(N_("{0} has the longest trade route now"), words_.player(after_.longest_holder));
    }
    if (before_.army_holder != after_.army_holder && after_.army_holder != none)
      add_nowhere(N_("{0} has the largest army now"), words_.player(after_.army_holder));
  }

  const Deed& deed_;
  const NarratorWords& words_;
  const Game& game_;
  const State& before_;
  const Action& action_;
  const State& after_;
  std::vector<Sentence>& sentences_;
};

}  // namespace

void add_consequences(const Deed& deed, std::vector<Sentence>& sentences) {
  Consequences(deed, sentences).add_all();
}

}  // namespace hexwright
