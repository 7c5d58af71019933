#include "model/rules/own/book.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "model/findings/finding.h"
#include "model/rules/own/rule_reader.h"

namespace hexwright::own {
namespace {

/// Reads all packs: first the names, then what is said with them.
class Reader : private RuleReader {
 public:
  explicit Reader(const Packs& packs) : RuleReader(packs) {
    for (const Element& pack : packs.all()) read(pack);
    for (const Sites& sites : book_.sites)
      if (book_.moves(sites.mark))
        problem(*sites.element,
                say(N_("sites lie where the map has them: no rule lays this mark or takes it away")));
    for (const Bar& bar : book_.bars)
      if (bar.pieces != 0 && bar.place.mark && book_.moves(*bar.place.mark))
        problem(*bar.element,
                say(N_("where something can be built does not change in a game, and rules lay or "
                       "take away this mark")));
  }
  Book book() && { return std::move(book_); }

 private:
  /// What its place says of the hex that yields, and not of the building.
  void take_hex_out(Figure& figure) const {
    Filter &hex = figure.hex, &building = figure.place;
    hex.terrains.swap(building.terrains);
    hex.role.swap(building.role);
    hex.not_role.swap(building.not_role);
    std::swap(hex.area, building.area);
    std::swap(hex.numbers, building.numbers);
    std::swap(hex.all_around, building.all_around);
    if (building.mark && info(*building.mark).at == MarkedAt::Hex) hex.mark.swap(building.mark);
  }

  void read_figure(const Element& element) {
    using What = Figure::What;
    constexpr std::array<std::pair<std::string_view, What>, 8> known{{{"hand-limit", What::HandLimit},
                                                                      {"rate", What::Rate},
                                                                      {"award", What::Award},
                                                                      {"price", What::Price},
                                                                      {"dice", What::Dice},
                                                                      {"victory", What::Victory},
                                                                      {"points", What::Points},
                                                                      {"yield", What::Yield}}};
    Figure figure;
    figure.element = &element;
    figure.adds = element.name == "add";
    for (const auto& [word, what] : known)
      if (element.get("what") == word) figure.what = what;
    figure.of = element.get("of");
    figure.place = filter(element);
    figure.least = number_or(element, "least", 0);
    figure.tie_loses = element.get("tie") == "lose";
    figure.conditions = conditions(element);
    if (element.find("each")) figure.each = value(element, element.get("each"));
    only_if(figure.what == What::Award, element, {"least", "tie"});
    only_if(figure.what == What::Rate || figure.what == What::Price, element, {"cards"});
    const bool of_buildings = figure.what == What::Points || figure.what == What::Yield;
    only_if(figure.what == What::Award || figure.what == What::Price || of_buildings, element, {"of"});
    only_if(figure.what == What::Price || of_buildings, element, of_places);
    only_if(figure.what != What::Award && figure.what != What::Price, element, {"to", "count", "each"});
    const std::string_view count = element.get(figure.adds ? "count" : "to");
    switch (figure.what) {
      case What::Rate:
        figure.rate_of = kinds(element.get("cards")).resources;
        if (figure.rate_of == 0) figure.rate_of = 31;
        [[fallthrough]];
      case What::HandLimit:
      case What::Victory:
      case What::Points:
        figure.count = value(element, count);
        if (count.empty()) problem(element, say(N_("it says no number")));
        break;
      case What::Yield:
        figure.count = value(element, count);
        if (count.empty()) problem(element, say(N_("it says no number")));
        if (!figure.of.empty() && figure.of != "settlement" && figure.of != "city")
          problem(element, say(N_("a hex yields something to a settlement or a city")));
        if (figure.count.of == Value::Of::Number && std::abs(figure.count.number) > Figure::most_yield)
          problem(element, say(N_("a hex yields at most {0} cards to a building"), Figure::most_yield));
        take_hex_out(figure);
        break;
      case What::Price:
        figure.cards = price(element, "cards");
        if (pieces_in(figure.of) == 0 && figure.of != "development")
          problem(element,
                  say(N_("a price is of a settlement, a city, a road, a ship or a development card")));
        if (figure.cards.any + figure.cards.same + figure.cards.different > 0 ||
            !figure.cards.counters.empty())
          problem(element, say(N_("a price of the game is paid in brick, lumber, ore, grain and wool")));
        break;
      case What::Award:
        if (figure.of != "longest-route" && figure.of != "largest-army")
          problem(element, say(N_("an award of the game is longest-route or largest-army")));
        break;
      case What::Dice:
        figure.from_deck = count == "deck";
        if (count != "twice" && count != "deck")
          problem(element, say(N_("of the dice it can only be said: to=\"twice\" or to=\"deck\"")),
                  say(N_("of the dice it can only be said: \"twice\" or \"deck\"")));
        break;
    }
    book_.figures.push_back(std::move(figure));
  }

  void read_bar(const Element& element) {
    Bar bar;
    bar.element = &element;
    bar.pieces = pieces_in(element.get("what"));
    for (const std::string_view word : words_of(element.get("what"))) {
      bar.founding = bar.founding || word == "founding";
      bar.robber = bar.robber || word == "robber";
      bar.pirate = bar.pirate || word == "pirate";
      bar.seven = bar.seven || word == "seven";
    }
    bar.place = filter(element);
    bar.points_at_most = number_or(element, "points-at-most", -1);
    bar.conditions = conditions(element);
    if (bar.at_times() && !bar.place.empty())
      problem(element,
              say(N_("where something can be built does not change in a game: here are either places "
                     "or conditions")));
    for (const Condition& condition : bar.conditions)
      if (bar.at_times() && condition.kind == Condition::Kind::Place)
        problem(element,
                say(N_("when somebody can build depends on numbers and on what stands somewhere, not "
                       "on a place")));
    if (bar.pieces != 0 && bar.place.harbors != 0)
      problem(element,
              say(N_("where something is built does not depend on harbors, some of which are dealt: "
                     "beside=\"harbor:...\" is for rules, points and founding")),
              say(N_("where something is built does not depend on harbors, some of which are dealt: "
                     "harbors are for rules, points and founding")));
    if (bar.pieces != 0 && bar.place.empty() && bar.conditions.empty())
      problem(element, say(N_("it does not say where nothing is built")));
    Filter& place = bar.place;
    if (bar.pieces != 0 && place.terrains && !place.beside) place.beside.swap(place.terrains);
    if (bar.pieces != 0 && place.beside &&
        (place.terrains || place.all_around || place.role || place.not_role || place.coast || place.mark ||
         place.area != Filter::none_of_all))
      problem(element,
              say(N_("where nothing is built is said by the terrain beside it or by role, area, coast "
                     "and marker; write two of them")));
    if (bar.pieces != 0 && place.all_around &&
        (place.terrains || place.role || place.not_role || place.coast || place.mark ||
         place.area != Filter::none_of_all))
      problem(element, say(N_("where terrains all around forbid to build, nothing else can be asked")));
    if (bar.pieces != 0 && (place.own_building || place.any_building || place.own_route ||
                            place.others_route || place.numbers.any()))
      problem(element,
              say(N_("where something can be built does not change in a game: only beside terrains")));
    book_.bars.push_back(std::move(bar));
  }

  void read_check(const Element& element) {
    MapCheck check;
    check.title = element.get("title");
    check.element = &element;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
      if (element.get("severity") == hexwright::id(severity)) check.severity = severity;
    constexpr std::array<std::pair<std::string_view, Condition::Compare>, 3> compares{
        {{"count", Condition::Compare::Is},
         {"at-least", Condition::Compare::AtLeast},
         {"at-most", Condition::Compare::AtMost}}};
    for (const Element& child : element.children) {
      MapCheck::Count count{.place = filter(child)};
      int given = 0;
      for (const auto& [word, compare] : compares)
        if (const auto number = whole(child.get(word)))
          count.compare = compare, count.number = *number, ++given;
      if (given != 1)
        problem(child,
                say(N_("a check says how many hexes: one of count, at-least, at-most, with a number")));
      only_if(false, child,
              {"robber", "stands", "value", "is", "above", "below", "once", "not", "card", "turned"});
      if (count.place.empty()) problem(child, say(N_("a check says which hexes it counts")));
      check.counts.push_back(count);
    }
    if (check.counts.empty()) {
      problem(element, say(N_("a check says in <if> how many hexes there are of a kind")));
      book_.problems.back().lacks = "if";
    }
    book_.checks.push_back(std::move(check));
  }

  void read_join(const Element& element) {
    const Numbers numbers = numbers_of(element.get("numbers"));
    if (numbers.count() < 2) problem(element, say(N_("it takes two numbers at least to join them")));
    if (numbers.test(7)) problem(element, say(N_("nothing is produced on a 7: it joins no other number")));
    book_.joined.push_back({numbers, &element});
  }

  std::optional<float> decimal(const Element& element, std::string_view attribute) {
    const std::string* text = element.find(attribute);
    if (!text) return {};
    float number = 0;
    const auto [end, fault] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (fault != std::errc() || end != text->data() + text->size() || !(std::abs(number) < 100))
      problem(element, say(N_("{0} is \"{1}\"; expected a number such as 0.3"), attribute, *text));
    return number;
  }

  void read_worths(const Element& bots) {
    for (const Element& hint : bots.children)
      if (holds(hint))
        book_.worths.push_back({terrains(hint, hint.get("terrain")), decimal(hint, "cards"),
                                decimal(hint, "points"), yes(hint, "income")});
  }

  void read(const Element& pack) {
    pack_ = &pack;
    for (const Element& part : pack.children) {
      if (part.name == "option" || part.name == "terrain" || part.name == "harbor" || part.name == "marker" ||
          part.name == "counter" || part.name == "deck" || !holds(part))
        continue;
      if (part.name == "rule") read_rule(part);
      if (part.name == "card") read_card(part);
      if (part.name == "action") read_action(part);
      if (part.name == "award")
        book_.awards.push_back({std::string(part.get("title")), value(part, part.get("by")),
                                number_or(part, "least", 1), number_or(part, "points", 1),
                                part.get("tie") == "lose", &part});
      if (part.name == "set" || part.name == "add") read_figure(part);
      if (part.name == "bar") read_bar(part);
      if (part.name == "require") book_.requirements.push_back({filter(part), yes(part, "one"), &part});
      if (part.name == "join") read_join(part);
      if (part.name == "check") read_check(part);
      if (part.name == "bots") read_worths(part);
      if (part.name != "stand-in") continue;
      if (book_.stand_in) problem(part, say(N_("only one counter can stand in for cards")));
      const Value most = value(part, part.get("most"));
      book_.stand_in = StandIn{counter(part, part.get("counter")), std::clamp(most.number, 0, 3), &part};
    }
  }
};

}  // namespace

unsigned pieces_in(std::string_view words) {
  constexpr std::array<std::string_view, 5> all_pieces{"settlement", "city", "road", "ship", "nothing"};
  unsigned pieces = 0;
  for (const std::string_view word : words_of(words))
    for (std::size_t i = 0; i < all_pieces.size(); ++i)
      if (word == all_pieces[i]) pieces |= 1U << i;
  return pieces;
}

Book read_book(const Packs& packs) { return Reader(packs).book(); }

namespace {

bool any_step(const Book& book, auto is_so) {
  const auto has = [&](const auto& part) { return std::ranges::any_of(part.steps, is_so); };
  return std::ranges::any_of(book.rules, has) || std::ranges::any_of(book.actions, has);
}

}  // namespace

bool Book::changes_numbers() const {
  return any_step(*this, [](const Step& step) { return step.kind == Step::Kind::Number; });
}

TerrainSet Book::becomes() const {
  TerrainSet all;
  any_step(*this, [&](const Step& step) {
    if (step.kind == Step::Kind::Become || step.kind == Step::Kind::Number) all.add(step.terrains);
    return false;
  });
  return all;
}

bool Book::ends_game() const {
  return any_step(*this, [](const Step& step) { return step.kind == Step::Kind::End; });
}

bool Book::lays_aside() const { return std::ranges::any_of(actions, &Action::aside); }

bool Book::gives_back() const {
  return any_step(*this, [](const Step& step) { return step.kind == Step::Kind::Return && step.to_hand; });
}

bool Book::moves(MarkKind mark) const {
  return any_step(*this, [&](const Step& step) { return step.mark == mark; });
}

}  // namespace hexwright::own
