#include "io/sheet/cut_outs.h"

#include <algorithm>
#include <optional>
#include <span>

#include "io/render/pen/palette.h"
#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"
#include "model/rules/own/sayings.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// Of a counter without a supply: for each player, or for the table.
constexpr int usual_for_a_seat = 10, usual_for_the_table = 40;
/// Of a mark that rules lay, besides those on the map.
constexpr int usual_marks = 10;

std::string first_letter(const std::string& title) {
  return title.empty() ? title : title.substr(0, utf8_length(title));
}

/// Things of this pack.
template <class Thing>
auto those_of(const own::Element& pack, std::span<const Thing> things, std::string_view part) {
  std::vector<const Thing*> found;
  for (const Thing& thing : things)
    if (std::ranges::any_of(pack.children, [&](const own::Element& each) {
          return each.name == part && each.get("id") == thing.id;
        }))
      found.push_back(&thing);
  return found;
}

PieceLook look_of(const own::Packs& packs, const own::Element& pack, int number) {
  std::optional<Colour> colour;
  PieceLook look;
  look.letter = first_letter(std::string(pack.get("title")));
  const auto add = [&](std::optional<std::uint32_t> its_colour, std::string_view symbol) {
    if (!colour && its_colour) colour = rgb(*its_colour);
    if (look.symbol == "none") look.symbol = symbol;
  };
  for (const own::OwnMark* mark : those_of(pack, packs.marks(), "marker")) add(mark->colour, mark->symbol);
  for (const own::OwnTerrain* terrain : those_of(pack, packs.terrains(), "terrain"))
    add(terrain->colours.standard, terrain->symbol);
  for (const own::OwnHarbor* harbor : those_of(pack, packs.harbors(), "harbor"))
    add(harbor->colour, harbor->symbol);
  look.colour = colour.value_or(palette::area(number));
  return look;
}

class Collector {
 public:
  Collector(const Scenario& scenario, Translate translate)
      : scenario_(scenario), translate_(translate), book_(own::read_book(scenario.own)) {}

  std::vector<CutOut> collect() && {
    each_pack([&](const own::Element& pack, const PieceLook& look) { add_cards(pack, look); });
    each_pack([&](const own::Element& pack, const PieceLook& look) {
      add_counters(pack, look);
      add_marks(pack);
    });
    return std::move(pieces_);
  }

 private:
  void each_pack(auto visit) {
    int number = 0;
    for (const own::Element& pack : book_.packs.all()) visit(pack, look_of(book_.packs, pack, number++));
  }

  void add_cards(const own::Element& pack, const PieceLook& look) {
    for (const own::Rule& card : book_.rules) {
      if (card.when.event != own::Trigger::Event::Drawn || card.when.deck < 0) continue;
      if (std::ranges::none_of(pack.children, [&](const auto& part) { return &part == card.element; }))
        continue;
      const std::string& deck = book_.decks[at(card.when.deck)].title;
      const std::string title(pack.get("title"));
      std::string origin = deck;
      if (deck != title) origin.append("  ·  ").append(title);
      pieces_.push_back({.kind = CutOut::Kind::Card,
                         .count = card.when.copies,
                         .title = card.title,
                         .words = text(own::happening(book_, card), translate_),
                         .note = std::string(card.element->get("note")),
                         .origin = origin,
                         .look = look,
                         .back = deck,
                         .back_look = look});
    }
  }

  void add_counters(const own::Element& pack, const PieceLook& pack_look) {
    for (const own::Counter* counter :
         those_of(pack, std::span<const own::Counter>(book_.counters), "counter")) {
      PieceLook look = pack_look;
      // A counter of fish shows a fish.
      const auto named = std::ranges::find(own::all_symbols, counter->id);
      if (named != own::all_symbols.end()) look.symbol = *named;
      const int for_each = std::min(counter->most, usual_for_a_seat);
      const int number = counter->supply > 0 ? counter->supply
                         : counter->of_table ? std::min(counter->most, usual_for_the_table)
                                             : scenario_.details.max_players * for_each;
      for (const auto& [value, count] : pieces_for(number))
        pieces_.push_back({.kind = CutOut::Kind::Counter,
                           .count = count,
                           .title = value == 1 ? counter->one : counter->many,
                           .value = value,
                           .look = look});
    }
  }

  void add_marks(const own::Element& pack) {
    for (const own::OwnMark* mark : those_of(pack, book_.packs.marks(), "marker")) {
      const auto lying = static_cast<int>(std::ranges::count_if(
          scenario_.marks, [&](const auto& placed) { return placed.second.kind == mark->value; }));
      const int count = lying + (lays_more(mark->value) ? usual_marks : 0);
      // One that only moves is brought onto the board by the first move.
      if (count > 0 || book_.moves(mark->value))
        pieces_.push_back({.kind = CutOut::Kind::Mark,
                           .count = std::max(count, 1),
                           .title = mark->title,
                           .look = {rgb(mark->colour), mark->symbol, first_letter(mark->title)}});
    }
  }

  /// Rules or actions lay some that have not lain elsewhere.
  bool lays_more(MarkKind mark) const {
    const auto lays = [&](const auto& rule) {
      return std::ranges::any_of(rule.steps, [&](const own::Step& step) {
        return step.kind == own::Step::Kind::Put && step.mark == mark && !step.moves;
      });
    };
    return std::ranges::any_of(book_.rules, lays) || std::ranges::any_of(book_.actions, lays);
  }

  const Scenario& scenario_;
  Translate translate_;
  own::Book book_;
  std::vector<CutOut> pieces_;
};

}  // namespace

std::vector<CutOut> cut_outs_of(const Scenario& scenario, Translate translate) {
  if (scenario.own.empty()) return {};
  return Collector(scenario, translate).collect();
}

std::vector<Denomination> pieces_for(int number) {
  // So many of a value give change; what is above them is worth five times as much.
  constexpr int most_of_one = 40, change = 20, times = 5;
  std::vector<Denomination> pieces;
  int value = 1;
  for (; number > most_of_one; value *= times) {
    const int count = change + number % times;
    pieces.push_back({value, count});
    number = (number - count) / times;
  }
  if (number > 0) pieces.push_back({value, number});
  return pieces;
}

}  // namespace hexwright
