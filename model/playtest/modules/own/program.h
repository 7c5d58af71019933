#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/table.h"
#include "model/rules/own/book.h"
#include "model/rules/own/grounds.h"

// The packs of a scenario, made ready for a game of it, and how its parts are asked and done.

namespace hexwright::own {

std::uint16_t packed(const Where& where);
Where where_of(std::uint16_t code);
/// What a step that waits remembers in one byte: 1 + the seat that is to get cards, once it is chosen, and
/// what the building has produced, `Where::produced`.
struct Remembered {
  static constexpr unsigned bits_of_a_seat = 3;
  static std::uint8_t packed(unsigned receiver, unsigned produced) {
    return static_cast<std::uint8_t>(produced << bits_of_a_seat | receiver);
  }
  static unsigned receiver(const Task& task) { return task.y & ((1U << bits_of_a_seat) - 1); }
  static unsigned produced(const Task& task) { return unsigned{task.y} >> bits_of_a_seat; }
};
/// Of a step that waits.
inline Where where_of(const Task& task) {
  Where where = where_of(static_cast<std::uint16_t>(task.b.value()));
  where.produced = Remembered::produced(task);
  return where;
}

/// A step of a rule or an action, as tasks name it. Actions come after the rules.
struct StepRef {
  int script = 0, step = 0;

  static constexpr int of_price = 31;  ///< not a step: cards of choice that an action costs
  explicit StepRef(ActionField code) : script(code / 32), step(code % 32) {}
  StepRef(int its_script, int its_step) : script(its_script), step(its_step) {}
  ActionField code() const { return script * 32 + step; }
};

/// For bots: what a hex of an own terrain is worth to a settlement at each roll of its number, in cards and
/// in points.
struct TerrainWorth {
  float cards = 0, points = 0;
  bool income = false, yields = false;
};

/// Where the number of a counter is remembered: in the state of the seat or of the table.
enum class KeptIn : std::uint8_t { Seat, Table };

/// Where an own mark lies, or touches.
struct Marked {
  HexBits hexes;
  IntersectionBits corners;
  PathBits paths;
  int count = 0;
};

/// A mark for which a card is drawn, and the corners at it.
struct Site {
  Where where;
  int deck = 0;
  std::vector<IntersectionId> corners;
};

struct Program {
  Book book;
  std::vector<Site> sites;  ///< by their markers, and then by their places
  std::array<Marked, own_marks::most> marked;
  unsigned moved_marks =
      0;  ///< that rules lay or take away, a bit each by `own_number`: the state says where
  std::array<HexBits, all_area_roles.size()> roles;
  std::vector<HexBits> areas;      ///< that filters name, by `Filter::area`
  std::vector<PoolId> pools;       ///< that steps name, by `Step::pool`; none where the map lacks it
  std::uint32_t once_in_turn = 0;  ///< the bits of what happens once in each turn
  std::vector<KeptIn> kept_in;     ///< of each counter: asked often, and the book has long rows
  /// Rules by position: those of the number of a hex, in production, and after it for each number that may
  /// set them off; and of other events.
  std::vector<int> production;
  std::array<std::vector<int>, 13> after;
  std::vector<int> on_roll, on_built, on_turn_begins, on_turn_ends, on_robber, on_reached, on_discovered,
      on_lost, on_nothing, on_knight, on_bought;
  /// Those about buildings wherever they stand.
  std::vector<int> for_buildings;
  /// Of them, those for each roll: for buildings that go by no card, and by the card of a site.
  struct OfBuildings {
    std::vector<int> anywhere;
    std::vector<std::vector<int>> by_card;
  };
  std::array<OfBuildings, 13> on_buildings;
  /// What is asked often of each action.
  struct Asked {
    Cards price;    ///< its fixed part
    int least = 0;  ///< resources that it takes in all
    bool builds_city = false;
    std::uint64_t by_cards = 0;  ///< of sites: own buildings have to go by all of these, a bit each
  };
  std::vector<Asked> asked;
  bool asks_for_sites = false;  ///< some action does
  /// Actions by position, those of each phase: most decisions are none for them.
  std::array<std::vector<std::size_t>, at(Phase::Over) + 1> actions_in;
  std::vector<int> cards;       ///< of all decks: rules by position
  std::vector<int> kept_cards;  ///< of those that players keep, which of `cards`
  /// Own terrains that yield something though no token says when, and those that yield a card of choice.
  std::vector<const OwnTerrain*> printed, of_choice;
  /// Rules of production for hexes of which no `event::HexRolled` tells: of a resource, or with printed
  /// numbers.
  std::vector<int> unreported;
  Numbers prints;                    ///< on terrains
  bool has_points = false;           ///< figures or awards bring some, or take them, as anything may change
  bool has_standing_points = false;  ///< figures do, as buildings and their cards change alone
  bool rolls_twice = false, rolls_from_deck = false;
  /// For bots: what one of each counter is worth, in cards.
  std::vector<float> counter_worth;
  std::array<TerrainWorth, own_terrains::most> worths;
  std::vector<float> card_worth;  ///< what a card brings whose site it is, in cards for each roll

  const Rule& card(std::size_t number) const { return rule(cards[number]); }
  bool is_rule(int script) const { return script < static_cast<int>(book.rules.size()); }
  const Rule& rule(int script) const { return book.rules[at(script)]; }
  const Action& action_of(int script) const {
    return book.actions[static_cast<std::size_t>(script) - book.rules.size()];
  }
  const std::vector<Step>& steps(int script) const {
    return is_rule(script) ? rule(script).steps : action_of(script).steps;
  }
};
std::shared_ptr<const Program> make_program(const MapView& map);

inline const Program& program(const Game& game) { return *game.facts().own_program; }

// What is so.

/// What the seat, or the table, has of a counter, as a state remembers it.
template <class AnyState>
auto& counter_in(const Game& game, AnyState& state, SeatId seat, int counter) {
  return program(game).kept_in[at(counter)] == KeptIn::Table ? state.table_counters[at(counter)]
                                                             : state.seats[seat].own_counters[at(counter)];
}
inline int counter_of(const ReadContext& read, SeatId seat, int counter) {
  return counter_in(read.game, read.state, seat, counter);
}
int value_of(const ReadContext& read, const Value& value, SeatId who);
inline bool is_marked(const Marked& marked, const Where& where) {
  if (where.hex != none) return marked.hexes.has(where.hex);
  if (where.corner != none) return marked.corners.has(where.corner);
  return where.path != none && marked.paths.has(where.path);
}
/// The mark lies there, or touches the place.
bool lies(const ReadContext& read, MarkKind mark, const Where& where);
/// How many lie on the board.
int count_marks(const ReadContext& read, MarkKind mark);
bool matches(const ReadContext& read, const Filter& filter, SeatId who, const Where& where);
bool holds(const ReadContext& read, const Condition& condition, SeatId who, const Where& where);
bool all_hold(const ReadContext& read, const std::vector<Condition>& conditions, SeatId who,
              const Where& where);
/// Those with this number on their token, or printed.
HexBits hexes_with(const ReadContext& read, int number);
/// A rule about numbers of hexes may name some of them.
inline bool is_for_roll(const Rule& rule, int roll) {
  return rule.when.numbers.none() || rule.when.numbers.test(static_cast<std::size_t>(roll));
}

/// How many pieces of these kinds, `Pieces`, the seat has where a filter says.
int count_pieces(const ReadContext& read, SeatId seat, unsigned pieces, const Filter& filter);
inline unsigned piece_bit(BuildingPiece piece) {
  return piece.kind() == Building::City ? a_city : a_settlement;
}

/// Whether a card is among kinds, one bit for each resource.
inline bool has_kind(unsigned kinds, Card card) { return (kinds >> static_cast<unsigned>(card) & 1U) != 0; }
Cards cards_of(const Price& price);
/// Those that an action of the game pays where the price of the own one leaves a choice.
inline Cards chosen_price(const Action& action, const hexwright::Action& way) {
  const Cards units = Cards::of_bundle(way.a);
  if (action.cost.same <= 1) return units;
  Cards all;
  for (const Card card : resource_cards) all.add(card, units[card] * action.cost.same);
  return all;
}
/// Who gets what a seat gives, where nobody chooses.
SeatId receiver_of(const ReadContext& read, const Step& step, SeatId giver);
/// Who gets what the seat of a task gives.
SeatId receiver_in(const ReadContext& read, const Step& step, const Task& task);
/// Those who have cards, of whom the step lets one steal.
BoundedList<SeatId, most_players> victims_of(const ReadContext& read, const Step& step, SeatId thief);
/// What was chosen by an action for that.
Where place_of_choice(const hexwright::Action& chosen);
/// Some place that a step lets one choose is so.
bool any_choice(const ReadContext& read, const Step& step, SeatId who, auto is_so) {
  const auto any = [&](const auto& places, auto where) {
    return std::ranges::any_of(places, [&](auto place) {
      const Where its = where(place);
      return matches(read, step.place, who, its) && is_so(its);
    });
  };
  if (step.chosen == MarkedAt::Path) return any(read.board().paths(), at_path);
  if (step.chosen == MarkedAt::Intersection) return any(read.board().intersections(), at_corner);
  if (!step.place.role) return any(read.board().hexes(), at_hex);
  return program(read.game).roles[at(*step.place.role)].any_of(
      [&](HexId hex) { return matches(read, step.place, who, at_hex(hex)) && is_so(at_hex(hex)); });
}
/// The places that a step lets one choose.
void list_choices(const ReadContext& read, const Step& step, SeatId who, Actions& actions);
bool has_no_choice(const ReadContext& read, const Step& step, SeatId who);
/// What is left of a list of places when some are chosen already, and of those the ones that the step would
/// rather have; `left`: how many are still to be chosen.
void leave_out_unwanted(const ReadContext& read, const Step& step, SeatId who, int left, Actions& actions);
/// As a state remembers what is chosen: never 0.
inline std::uint16_t code_of_chosen(const Where& where) {
  return static_cast<std::uint16_t>(packed(where) + 1);
}
/// By a step of the last script.
inline bool was_chosen(const State& state, const Where& where) {
  return std::ranges::find(state.chosen, code_of_chosen(where)) != state.chosen.end();
}
/// The places that were chosen last, so many of them or as many as there are.
std::vector<Where> last_chosen(const State& state, int count);
/// All who have the most points that all can see, or the fewest, from the player on turn on.
BoundedList<SeatId, most_players> with_most_points(const ReadContext& read);
BoundedList<SeatId, most_players> with_fewest_points(const ReadContext& read);
/// Of several cards that are all alike the first one decides.
inline bool takes_all_at_once(const Step& step) { return step.kind == Step::Kind::Take && step.same; }
/// The ways to do a swap in one decision.
void list_swaps(const ReadContext& read, const Step& step, const Where& where, SeatId who, Actions& actions);
/// Each way to choose so many of these cards, in the order of the resources.
template <class Visit>
void for_each_bundle(Cards left, int count, Visit visit, std::size_t first = 0, Cards chosen = {}) {
  if (count == 0) return visit(chosen);
  for (std::size_t i = first; i < resource_cards.size(); ++i)
    if (const Card card = resource_cards[i]; left[card] > chosen[card])
      for_each_bundle(left, count - 1, visit, i, chosen + Cards(card));
}
/// The kinds of cards that a step is about, one bit for each resource.
unsigned kinds_of_step(const ReadContext& read, const Kinds& kinds, const Where& where);

// What is done.

/// Conditions that hold only once have held.
void note_once(PlayContext& play, const std::vector<Condition>& conditions, SeatId who);
/// Nothing where such a mark lies already, or where too many lie on the board. One that moves is taken from
/// where it lies, the first one of several.
void put_mark(PlayContext& play, MarkKind mark, const Where& where, bool moves = false);
/// One of those that `lies` finds.
void remove_mark(PlayContext& play, MarkKind mark, const Where& where);
/// Where the map has them.
void lay_out_marks(PlayContext& play);
/// Some card of a deck is still to be drawn.
bool has_cards(const ReadContext& read, int deck);
/// All cards of a deck that nobody holds are to be drawn again.
void shuffle_deck(PlayContext& play, int deck);
/// Adds to a counter, within its limits and its supply, and does what rules wait for it.
void change_counter(PlayContext& play, SeatId seat, int counter, int by);
/// As many as the giver has and the receiver may have.
void give_counter(PlayContext& play, const Step& step, SeatId giver, SeatId receiver, int most);
/// All steps from one on, up to one that asks; for who, at a place.
void run(PlayContext& play, StepRef from, SeatId who, const Where& where, bool at_once = false);
/// Points of figures, where buildings alone decide about them: after those have changed.
void count_standing_points(PlayContext& play);
/// A rule, if its conditions hold: for the buildings around, or by whom it says.
void fire(PlayContext& play, int number, SeatId who, const Where& where);
/// The same for a seat alone, if its conditions hold for it there.
void fire_for(PlayContext& play, int number, SeatId seat, const Where& where);

/// What stands against an own action of a seat: the first of these.
enum class Hindrance : std::uint8_t { None, Phase, Limit, Price, Conditions };
Hindrance hindrance(const ReadContext& read, SeatId seat, std::size_t number);

// Sites. sites.cpp
void find_sites(const MapView& map, Program& program);
std::vector<float> worths_of_cards(const Program& program);
/// The corners of a seat's buildings: those at sites in the order of these, then all others.
using Corners = BoundedList<IntersectionId, std::size_t{2} * most_buildings>;
Corners buildings_of(const ReadContext& read, SeatId seat);
/// The cards by which buildings of the seat go, a bit each.
std::uint64_t cards_gone_by(const ReadContext& read, SeatId seat);
/// No site's card goes for the building of the seat at the corner.
bool is_unbound(const ReadContext& read, SeatId seat, IntersectionId corner);
/// Some building of the seat, or of anybody where that is `none`, goes by the card and is so.
bool any_building_by_card(const ReadContext& read, int card, SeatId seat, auto is_so) {
  const auto& sites = program(read.game).sites;
  for (std::size_t i = 0; i < sites.size(); ++i) {
    if (read.state.site_cards[i] != card + 1) continue;
    const auto fits = [&](SeatId each) {
      const IntersectionId corner = seat_of(read, each).bound[i];
      return corner != none && is_so(corner);
    };
    if (seat == none ? std::ranges::any_of(read.game.seats(), fits) : fits(seat)) return true;
  }
  return false;
}
/// `Book::cards` by their position: the building at the corner goes by it, or it lies at the place.
bool has_card(const ReadContext& read, int card, const Where& where);
/// The seat's building at the corner is bound to what sites ask of it.
void settle_at_sites(PlayContext& play, SeatId seat, IntersectionId corner);
/// Another building of the seat takes its place.
void leave_sites(PlayContext& play, SeatId seat, IntersectionId corner);
/// What a roll brought the owner of the building at the corner, of the cards given, as `Where::produced`.
unsigned produced_at(const ReadContext& read, IntersectionId corner, int roll, const Cards& given);
Cards produced_cards(const ReadContext& read, const Where& where);
extern const TaskSpec turn_up_card, choose_site;

// Cards that players keep. hands.cpp
void keep_card(PlayContext& play, SeatId seat, std::size_t card);
void list_own_cards(const ReadContext& read, SeatId seat, Actions& actions);
void play_own_card(PlayContext& play, SeatId seat, const hexwright::Action& played);

/// However own rules are made, a turn ends: so many own actions and cards it has.
inline constexpr int most_in_a_turn = 200;

extern const TaskSpec ask, roll_again;
void list_own_actions(const ReadContext& read, SeatId seat, Actions& actions);
void act(PlayContext& play, SeatId seat, const hexwright::Action& done);

}  // namespace hexwright::own
