#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/own/packs.h"
#include "model/rules/terrain_set.h"
#include "model/scenario/scenario.h"

// The packs of a scenario as the rules read them: names resolved, values taken apart. Checks, sentences and
// games all go by it.

namespace hexwright {
enum class Severity : std::uint8_t;
}

namespace hexwright::own {

/// A number that a game has at a moment. Counters by position in `Book::counters`.
struct Value {
  enum class Of : std::uint8_t {
    Number,
    Counter,
    Points,
    Cards,
    Settlements,
    Cities,
    Routes,
    Knights,
    Turn,
    Round,
    Roll,          ///< the last one of the dice
    LongestRoute,  ///< 1 for who holds the award, else 0
    LargestArmy,
    Aside,  ///< cards that lie aside before the player
    Stock,  ///< of the bank, of a resource
    Marks,  ///< of a kind, on the board
  };
  Of of = Of::Number;
  int number = 0;   ///< or which counter, resource or own mark
  int divisor = 1;  ///< rounded down
  friend bool operator==(const Value&, const Value&) = default;
};
/// For a settlement and for a city.
using Values = std::array<Value, 2>;

/// Of a hex, a corner or a path; each part that is given must hold.
struct Filter {
  static constexpr int none_of_all = -1, not_in_play = -2;
  std::optional<TerrainSet> terrains;  ///< the hex is one of these, or one beside the corner or path is
  std::optional<AreaRole> role, not_role;
  std::optional<bool> robber, coast;  ///< the one stands there; sea and land are beside it
  std::optional<TerrainSet> beside;
  /// Lies there, or touches the place: on a path or corner of a hex, on a hex or path of a corner, on a hex
  /// of a path.
  std::optional<MarkKind> mark;
  unsigned harbors = 0;    ///< one of these is there: a bit each, by HarborKind
  int area = none_of_all;  ///< which of `Book::areas`
  Numbers numbers;         ///< a hex there shows one of these; none: any or no number
  /// All hexes at the place are of these; of a hex, all around it. Beyond the edge is sea.
  std::optional<TerrainSet> all_around;
  /// Which of `Book::cards`: at a corner, the building goes by it; at another place, it lies there. One that
  /// options leave out is `not_in_play`.
  int card = none_of_all;
  std::optional<bool> turned;  ///< the building at the corner lies on its side, or one at the place does
  bool own_building = false, any_building = false, own_route = false, others_route = false;
  unsigned stands = 0;      ///< one of these `Pieces` does, at the corner or on the path; 0: whatever
  std::optional<bool> own;  ///< what stands there is who acts' own, or another's

  bool empty() const {
    return area == none_of_all && numbers.none() && !all_around && !terrains && !mark && !role && !not_role &&
           !robber && !coast && !beside && harbors == 0 && !own_building && !any_building && !own_route &&
           !others_route && stands == 0 && !own && card == none_of_all && !turned;
  }
};

/// Pieces, a bit each; nothing at all is one of them.
enum Pieces : unsigned { a_settlement = 1, a_city = 2, a_road = 4, a_ship = 8, no_piece = 16 };
/// Of words in a text, those that are none left out.
unsigned pieces_in(std::string_view words);

struct Condition {
  enum class Kind : std::uint8_t { Place, Compare, Once, Stands, Any };
  enum class Compare : std::uint8_t { Is, AtLeast, AtMost, Above, Below };
  Kind kind = Kind::Place;
  Filter place;       ///< also of what stands
  Value value, than;  ///< compared
  Compare compare = Compare::Is;
  unsigned pieces = 0;   ///< of what stands
  bool by_seat = false;  ///< once for each
  bool in_turn = false;  ///< once in each turn
  int slot = 0;          ///< of what happens once: its number
  bool negated = false;
  std::vector<Condition> any = {};  ///< of which one must hold
};

/// Kinds of cards, of which one is chosen where they are several.
struct Kinds {
  unsigned resources = 31;  ///< one bit each
  bool of_hex = false;      ///< what the hex yields
  bool beside = false;      ///< what the hexes at the place yield
  bool produced = false;    ///< what the building has just produced

  /// The place says which they are.
  bool depend() const { return of_hex || beside || produced; }
};
struct Price {
  std::array<int, all_resources.size()> cards{};
  int any = 0, same = 0, different = 0;
  std::vector<std::pair<int, int>> counters;  ///< which, how many

  bool free() const { return cards == decltype(cards){} && any + same + different == 0 && counters.empty(); }
};

struct Step {
  enum class Kind : std::uint8_t {
    Take,
    Pay,
    Swap,
    Gain,
    Lose,
    Points,
    Roll,
    Strike,
    Move,
    Number,
    Draw,
    Give,
    Become,
    Build,
    Steal,
    Choose,
    Put,
    Remove,
    Turn,
    Lay,
    BuildCity,
    GiveCounter,
    Return,  ///< of what lies aside
    End
  };
  bool raises() const { return kind == Kind::Gain || kind == Kind::GiveCounter; }  ///< somebody's counter
  enum class Receiver : std::uint8_t { OnTurn, Left, FewestPoints, Others };
  enum class Victim : std::uint8_t { Others, MorePoints, Left, MostPoints };
  Kind kind = Kind::Take;
  static constexpr int development_deck = -2;
  Kinds what, get;
  Values count{Value{.number = 1}, Value{.number = 1}};
  int counter = 0, deck = 0;
  bool same = false, may = false, random = false, shrinks = false, to_corner = false, up = false;
  bool pirate = false, ship = false, away = false, rarer = false, over = false, to_hand = false;
  /// Of cards: all are named in one decision. Of places: all are chosen before anything happens at them.
  bool together = false;
  bool all_lose = false;  ///< an end that nobody wins
  /// What is struck, turned or built, where it is not what stands at the place of the rule; or what is
  /// chosen.
  Filter place;
  Filter rather;       ///< of the places to choose only these, while there are any
  Filter one;          ///< of several places one at least is such, if there is any
  bool other = false;  ///< no place that was chosen by a step before it
  MarkedAt chosen = MarkedAt::Hex;
  std::optional<MarkKind> mark;  ///< that is laid or taken away
  bool moves = false;            ///< it is laid from elsewhere
  int sides = 6, dice = 1;
  unsigned struck = 0;
  TerrainSet terrains;  ///< where a piece goes (none: to the hex at hand), or what the hex becomes
  int pool = -1;        ///< of `Book::pools`, from which tokens come; -1: there are any number of them
  Receiver to = Receiver::OnTurn;
  Victim from = Victim::Others;
  Numbers on;  ///< done only when the last roll of the rule was one of these; none: always
};

struct Trigger {
  enum class Event : std::uint8_t {
    Number,
    Roll,
    Built,
    Turn,
    Robber,
    Reached,
    Discovered,
    Lost,
    Nothing,   ///< a roll brought a seat nothing
    Knight,    ///< a knight card was played
    Bought,    ///< a development card was
    Produced,  ///< a building brought its owner cards by a roll
    Drawn      ///< a card was: the rule is what it says
  };
  enum class Founding : std::uint8_t { No, Yes, Any };
  Event event = Event::Number;
  Filter place;
  Numbers numbers;
  unsigned pieces = 15;
  Founding founding = Founding::Any;
  int nth = 0;  ///< of who built, within the filter; 0: any
  bool ends = false;
  int counter = 0, every = 0, count = 0;
  int deck = 0, copies = 1;  ///< of a card

  bool at_hex() const {
    return event == Event::Number || event == Event::Robber || event == Event::Discovered;
  }
  bool of_piece() const { return event == Event::Built || event == Event::Lost || event == Event::Produced; }
  /// It says by itself whom it concerns; else that is the player on turn.
  bool names_player() const {
    return of_piece() || event == Event::Reached || event == Event::Discovered || event == Event::Nothing ||
           event == Event::Drawn || event == Event::Knight || event == Event::Bought;
  }
};

/// Those with the most or the fewest points that all can see are all who have as many.
enum class Doer : std::uint8_t { Roller, Who, Everyone, Others, Left, MostPoints, FewestPoints };

struct Rule {
  std::string id, title;
  bool production = false;
  Trigger when;
  std::vector<Condition> conditions;
  bool around = false;         ///< for each building around the hex
  bool each_building = false;  ///< for each building on the board, which is then where it happens
  Filter buildings;            ///< of these, where not all of them count
  Doer doer = Doer::Who;
  std::vector<Step> steps;
  const Element* element = nullptr;
};

struct Action {
  std::string id, title;
  std::string name;  ///< as logs and bots know it: "lake.buy-with-fish"
  Price cost;
  bool together = false;  ///< cards of any kind that it costs are named with it
  bool aside = false;     ///< what it costs lies aside from then on
  bool main = true, special = false, before_roll = false;
  int limit = 0;  ///< 0: none
  bool per_game = false;
  char key = 0;
  std::vector<Condition> conditions;
  std::vector<Step> steps;
  const Element* element = nullptr;
};

struct Counter {
  std::string id, title, one, many;
  bool of_table = false;
  int start = 0, most = 0;
  int supply = 0;  ///< of all players together; 0: as many as there are
};
/// Its cards are rules, of `Trigger::Event::Drawn`.
struct Deck {
  std::string id, title;
  bool kept = false;      ///< who draws a card keeps it in hand until it is played
  bool at_sites = false;  ///< a card lies where it was drawn, to the end
};
/// Marks of a kind for which cards are drawn.
struct Sites {
  MarkKind mark{};
  int deck = 0;
  const Element* element = nullptr;  ///< of the marker
};
struct CardName {
  std::string id, title;
  int deck = 0;  ///< -1: there is none of that name
};
struct Award {
  std::string title;
  Value by;
  int least = 0, points = 0;
  bool tie_loses = false;
  const Element* element = nullptr;
};

/// A figure of the game that is set, or added to.
struct Figure {
  enum class What : std::uint8_t { HandLimit, Rate, Award, Price, Dice, Victory, Points, Yield };
  static constexpr int most_yield = 9;  ///< of a hex to one building, whatever figures say
  What what = What::HandLimit;
  bool adds = false;
  std::string of;
  Value count;
  std::optional<Value> each;
  Price cards;
  unsigned rate_of = 31;  ///< cards, a bit each
  Filter place;
  Filter hex;  ///< of a yield, which then has only the rest in `place`: where the building stands
  int least = 0;
  bool tie_loses = false;
  bool from_deck = false;  ///< of the dice: a deck of their pairs; otherwise they are rolled twice
  std::vector<Condition> conditions;
  const Element* element = nullptr;
};
struct Bar {
  unsigned pieces = 0;
  bool founding = false, robber = false, pirate = false, seven = false;
  Filter place;
  int points_at_most = -1;  ///< of whoever has a building at the hex that the robber would come to
  std::vector<Condition> conditions;
  const Element* element = nullptr;

  bool at_times() const { return pieces != 0 && !conditions.empty(); }  ///< while they hold of the player
};
struct Requirement {
  Filter place;
  bool one = false;  ///< of each player's founding settlements suffices
  const Element* element = nullptr;
};
/// Numbers that produce together.
struct Join {
  Numbers numbers;
  const Element* element = nullptr;
};
/// For bots: what a hex is worth at each roll of its number, to a settlement.
struct HexWorth {
  TerrainSet terrains;
  std::optional<float> cards, points;
  bool income = false;  ///< nearly as good as cards of any resource
};
struct StandIn {
  int counter = 0, most = 0;
  const Element* element = nullptr;
};

/// What a map must be like: how many of its hexes a filter matches.
struct MapCheck {
  std::string title;
  Severity severity{};
  struct Count {
    Filter place;
    Condition::Compare compare = Condition::Compare::Is;
    int number = 0;
  };
  std::vector<Count> counts;
  const Element* element = nullptr;
};

/// A name that means nothing, or things that do not fit together.
struct Problem {
  const Element* pack = nullptr;
  const Element* element = nullptr;
  Message message;
  Message in_window = {};  ///< the same for those who see no file, where `message` spells one; else empty
  // What would mend it, where that is plain.
  std::string idle = {};              ///< an attribute that means nothing there
  std::string word = {}, meant = {};  ///< a name of nothing, and the nearest one of something
  std::string lacks = {};             ///< an element that has to be in it
};

/// A game keeps a list of decisions that wait; this much of it is for those of own rules.
inline constexpr int most_waiting_tasks = 40;

struct Book {
  Packs packs;  ///< to which the elements belong
  std::vector<Counter> counters;
  std::vector<Deck> decks;
  std::vector<CardName> cards;  ///< of all decks, in the order of their rules
  std::vector<Sites> sites;
  std::vector<Award> awards;
  std::vector<Rule> rules;
  std::vector<Action> actions;
  std::vector<Figure> figures;
  std::vector<Bar> bars;
  std::vector<Requirement> requirements;
  std::vector<Join> joined;
  std::optional<StandIn> stand_in;
  std::vector<HexWorth> worths;
  std::vector<MapCheck> checks;
  std::vector<std::string> areas;  ///< that filters name
  std::vector<std::string> pools;  ///< of tokens, that steps name
  int once_slots = 0;
  std::vector<Problem> problems;

  /// Nothing happens at the table.
  bool empty() const {
    return sites.empty() && packs.harbors().empty() && counters.empty() && awards.empty() && rules.empty() &&
           actions.empty() && figures.empty() && bars.empty() && requirements.empty() && joined.empty();
  }
  /// Number tokens may change in a game.
  bool changes_numbers() const;
  /// What hexes may become in a game.
  TerrainSet becomes() const;
  /// Rules or actions lay the mark, or take it away: where it lies is a matter of the game.
  bool moves(MarkKind mark) const;
  bool ends_game() const;
  bool lays_aside() const;
  bool gives_back() const;  ///< what was laid aside, to the hand
  bool is_card_of(const Rule& rule, int deck) const {
    return rule.when.event == Trigger::Event::Drawn && rule.when.deck == deck;
  }
  bool keeps_cards_of(int deck) const { return deck >= 0 && decks[at(deck)].kept; }
  /// It is a card that happens as soon as it is drawn of the deck.
  bool happens_when_drawn(const Rule& rule, int deck) const {
    return is_card_of(rule, deck) && !keeps_cards_of(deck);
  }
};
Book read_book(const Packs& packs);

}  // namespace hexwright::own
