#include "model/rules/own/book.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "model/findings/finding.h"
#include "model/rules/own/part_reader.h"

namespace hexwright::own {
namespace {

/// Reads all packs: first the names, then what is said with them.
class Reader : private PartReader {
 public:
  explicit Reader(const Packs& packs) : PartReader(packs) {
    for (const Element& pack : packs.all()) read(pack);
  }
  Book book() && { return std::move(book_); }

 private:
  Trigger trigger(const Element& element) {
    using Event = Trigger::Event;
    constexpr std::array<std::pair<std::string_view, Event>, 6> events{{{"number", Event::Number},
                                                                        {"roll", Event::Roll},
                                                                        {"built", Event::Built},
                                                                        {"turn", Event::Turn},
                                                                        {"robber", Event::Robber},
                                                                        {"reached", Event::Reached}}};
    Trigger when;
    for (const auto& [word, event] : events)
      if (element.get("event") == word) when.event = event;
    when.place = filter(element);
    when.numbers = numbers_of(element.get("numbers"));
    if (const std::string* what = element.find("what")) when.pieces = pieces_in(*what);
    const auto founding = element.get("founding");
    when.founding = founding == "no"    ? Trigger::Founding::No
                    : founding == "yes" ? Trigger::Founding::Yes
                                        : Trigger::Founding::Any;
    when.nth = number_or(element, "nth", 0);
    when.ends = element.get("at") == "ends";
    when.every = number_or(element, "every", 0);
    when.count = number_or(element, "count", 0);
    only_if(when.event == Event::Number || when.event == Event::Robber || when.event == Event::Built, element,
            of_places);
    only_if(when.event != Event::Number, element, {"number"});
    only_if(when.event == Event::Roll || when.event == Event::Number, element, {"numbers"});
    only_if(when.event == Event::Built, element, {"what", "founding", "nth"});
    only_if(when.event == Event::Turn, element, {"at"});
    only_if(when.event == Event::Reached, element, {"counter", "every", "count"});
    if (when.event == Event::Reached) {
      when.counter = counter(element, element.get("counter"));
      if ((when.every > 0) == (when.count > 0))
        problem(
            element,
            say(N_("a rule about a counter says either the count that it reaches, or at every how many")));
    }
    if (when.event == Event::Roll && when.numbers.none())
      problem(element, say(N_("a rule about a roll says for which numbers")));
    return when;
  }

  void read_rule(const Element& element) {
    Rule rule;
    rule.id = element.get("id");
    rule.title = element.get("title");
    rule.element = &element;
    rule.production = element.get("stage") == "production";
    const Element* when = nullptr;
    bool has_doer = false;
    for (const Element& child : element.children) {
      if (child.name == "when") when = &child;
      if (child.name == "for") rule.around = true;
      if (child.name != "by") continue;
      has_doer = true;
      const auto who = child.get("who");
      rule.doer = who == "roller"     ? Doer::Roller
                  : who == "everyone" ? Doer::Everyone
                  : who == "others"   ? Doer::Others
                                      : Doer::Who;
    }
    if (!when) {
      problem(element, say(N_("the rule does not say when: it lacks <when>")));
      book_.problems.back().lacks = "when";
      return;
    }
    rule.when = trigger(*when);
    rule.conditions = conditions(element);
    rule.steps = steps(element);
    const bool at_hex =
        rule.when.event == Trigger::Event::Number || rule.when.event == Trigger::Event::Robber;
    if (rule.around && !at_hex)
      problem(element,
              say(N_("<for each=\"building-around\"/> needs a hex: the number of one, or the robber's")),
              say(N_("\"for\" needs a hex: the number of one, or the robber's")));
    if (rule.around && has_doer)
      problem(element, say(N_("a rule is either for buildings around a hex, or by players")));
    const bool has_place = at_hex || rule.when.event == Trigger::Event::Built;
    for (const Step& step : rule.steps) {
      if (step.to_corner && !at_hex)
        problem(element, say(N_("a step names a corner of a hex, and the rule is about no hex")));
      if (step.kind == Step::Kind::Strike && !has_place && step.place.empty())
        problem(element, say(N_("a step strikes what stands at a place, and the rule is about no place")));
    }
    book_.rules.push_back(std::move(rule));
  }

  void read_action(const Element& element) {
    Action action;
    action.id = element.get("id");
    action.title = element.get("title");
    action.name = std::string(pack_->get("id")) + "." + action.id;
    action.element = &element;
    action.cost = price(element, "cost");
    if (const std::string* phase = element.find("phase")) {
      const auto words = words_of(*phase);
      const auto has = [&](std::string_view word) {
        return std::find(words.begin(), words.end(), word) != words.end();
      };
      action.main = has("main");
      action.special = has("special");
      action.before_roll = has("before-roll");
    }
    action.limit = number_or(element, "limit", 0);
    only_if(action.limit > 0, element, {"per"});
    action.per_game = element.get("per") == "game";
    const auto key = element.get("key");
    action.key = key.empty() ? '\0' : key.front();
    action.conditions = conditions(element);
    action.steps = steps(element);
    for (const Step& step : action.steps)
      if (step.kind == Step::Kind::Strike || step.kind == Step::Kind::Number || step.to_corner)
        problem(element,
                say(N_("a step of an action is about no place: it can neither strike nor change a number")));
    book_.actions.push_back(std::move(action));
  }

  void read_figure(const Element& element) {
    using What = Figure::What;
    constexpr std::array<std::pair<std::string_view, What>, 7> known{{{"hand-limit", What::HandLimit},
                                                                      {"rate", What::Rate},
                                                                      {"award", What::Award},
                                                                      {"price", What::Price},
                                                                      {"dice", What::Dice},
                                                                      {"victory", What::Victory},
                                                                      {"points", What::Points}}};
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
    only_if(figure.what == What::Award || figure.what == What::Price || figure.what == What::Points, element,
            {"of"});
    only_if(figure.what == What::Points || figure.what == What::Price, element, of_places);
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
        if (count != "twice")
          problem(element, say(N_("of the dice it can only be said: to=\"twice\"")),
                  say(N_("of the dice it can only be said: \"twice\"")));
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
    if (bar.pieces != 0 && !bar.conditions.empty())
      problem(element, say(N_("where something can be built does not change in a game: no conditions here")));
    if (bar.pieces != 0 && bar.place.harbors != 0)
      problem(element,
              say(N_("where something is built does not depend on harbors, some of which are dealt: "
                     "beside=\"harbor:...\" is for rules, points and founding")),
              say(N_("where something is built does not depend on harbors, some of which are dealt: "
                     "harbors are for rules, points and founding")));
    if (bar.pieces != 0 && bar.place.empty())
      problem(element, say(N_("it does not say where nothing is built")));
    Filter& place = bar.place;
    if (bar.pieces != 0 && place.terrains && !place.beside) place.beside.swap(place.terrains);
    if (bar.pieces != 0 && place.beside &&
        (place.terrains || place.role || place.not_role || place.coast || place.mark ||
         place.area != Filter::none_of_all))
      problem(element,
              say(N_("where nothing is built is said by the terrain beside it or by role, area, coast "
                     "and marker; write two of them")));
    if (bar.pieces != 0 && (place.own_building || place.any_building || place.own_route ||
                            place.others_route || place.numbers.any() || place.all_around))
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
      only_if(false, child, {"robber", "stands", "value", "is", "above", "below", "once", "not"});
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
                                decimal(hint, "points").value_or(0), yes(hint, "income")});
  }

  void read(const Element& pack) {
    pack_ = &pack;
    for (const Element& part : pack.children) {
      if (part.name == "option" || part.name == "terrain" || part.name == "harbor" || part.name == "marker" ||
          part.name == "counter" || !holds(part))
        continue;
      if (part.name == "rule") read_rule(part);
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
  constexpr std::array<std::string_view, 4> all_pieces{"settlement", "city", "road", "ship"};
  unsigned pieces = 0;
  for (const std::string_view word : words_of(words))
    for (std::size_t i = 0; i < all_pieces.size(); ++i)
      if (word == all_pieces[i]) pieces |= 1U << i;
  return pieces;
}

Book read_book(const Packs& packs) { return Reader(packs).book(); }

bool Book::changes_numbers() const {
  return std::ranges::any_of(rules, [](const Rule& rule) {
    return std::ranges::any_of(rule.steps, [](const Step& step) { return step.kind == Step::Kind::Number; });
  });
}

BuildingLimits building_limits(const Book& book) {
  BuildingLimits limits;
  if (book.packs.empty()) return limits;
  limits.none = false;
  for (const OwnTerrain& terrain : book.packs.terrains()) {
    if (!terrain.carries_road) limits.without_road.add(terrain.value);
    if (!terrain.carries_settlement) limits.without_settlement.add(terrain.value);
    if (terrain.carries_ship) limits.with_ship.add(terrain.value);
  }
  for (const Bar& bar : book.bars) {
    if (!bar.place.beside) continue;
    if ((bar.pieces & a_road) != 0) limits.bars_road.add(*bar.place.beside);
    if ((bar.pieces & a_ship) != 0) limits.bars_ship.add(*bar.place.beside);
    if ((bar.pieces & a_settlement) != 0) limits.bars_settlement.add(*bar.place.beside);
  }
  return limits;
}

}  // namespace hexwright::own
