#include <algorithm>
#include <utility>

#include "model/board/index.h"
#include "model/rules/own/own.h"
#include "model/rules/own/sayings.h"
#include "model/rules/own/speaker.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::own {
namespace {

Message limit(const Action& action) {
  if (action.limit == 0) return {};
  return action.per_game
             ? by_number(action.limit, plural(" Once in the game.", " At most {0} times in the game."))
             : by_number(action.limit, plural(" Once in a turn.", " At most {0} times in a turn."));
}

/// Some step is done by somebody, and does not only happen.
bool concerns_players(const std::vector<Step>& steps) {
  return std::ranges::any_of(steps, [](const Step& step) {
    using enum Step::Kind;
    return step.kind != Strike && step.kind != Move && step.kind != Number && step.kind != Become &&
           step.kind != Roll && step.kind != Put && step.kind != Remove && step.kind != End &&
           (step.kind != Turn || !step.place.empty());
  });
}

bool lies_at_sites(const Book& book, const Rule& card) {
  return card.when.deck >= 0 && book.decks[at(card.when.deck)].at_sites;
}

/// "Windfall (2 cards of Fortunes)"
Message words_of_card(const Book& book, const Rule& card) {
  const std::string deck = card.when.deck >= 0 ? book.decks[at(card.when.deck)].title : "?";
  return say("{0} ({1})", card.title,
             by_number(card.when.copies,
                       book.keeps_cards_of(card.when.deck)
                           ? plural("{0} card of {1}, kept in hand", "{0} cards of {1}, kept in hand")
                       : lies_at_sites(book, card)
                           ? plural("{0} card of {1}, laid at a site", "{0} cards of {1}, laid at sites")
                           : plural("{0} card of {1}", "{0} cards of {1}"),
                       {deck}));
}

Message with_conditions(const Message& words, const Argument& conditions, bool any) {
  return any ? say(N_("{0} if {1}"), words, conditions) : words;
}

}  // namespace

Message counted(const Counter& counter, int count) {
  return {"{0} {1}", {std::to_string(count), count == 1 ? counter.one : counter.many}};
}

Message words(const Book& book, const Price& price) {
  std::vector<Argument> all;
  for (const Resource resource : all_resources)
    if (const int count = price.cards[at(resource)]; count > 0)
      all.emplace_back(Message{"{0} {1}", {std::to_string(count), Message{id(resource)}}});
  // A single card is neither like another nor different.
  const int any = price.any + (price.same == 1 ? 1 : 0) + (price.different == 1 ? 1 : 0);
  if (any > 0) all.emplace_back(by_number(any, plural("{0} card of any kind", "{0} cards of any kind")));
  if (price.same > 1) all.emplace_back(say(N_("{0} cards that are alike"), price.same));
  if (price.different > 1) all.emplace_back(say(N_("{0} cards that differ"), price.different));
  for (const auto& [counter, count] : price.counters)
    all.emplace_back(counted(book.counters[at(counter)], count));
  return all.empty() ? Message{N_("nothing")} : say("{0}", whole_list(all));
}

namespace {

/// It is asked of each of those who act, and not of the place or the table.
bool is_of_player(const Book& book, const Condition& condition) {
  using enum Value::Of;
  switch (condition.kind) {
    case Condition::Kind::Compare:
      switch (condition.value.of) {
        case Counter:
          return !book.counters[at(condition.value.number)].of_table;
        case Number:
        case Turn:
        case Round:
        case Roll:
        case Stock:
        case Marks:
          return false;
        default:
          return true;
      }
    case Condition::Kind::Stands:
      return condition.place.own.has_value();
    case Condition::Kind::Once:
      return condition.by_seat;
    case Condition::Kind::Any:
      return std::ranges::any_of(condition.any,
                                 [&](const Condition& each) { return is_of_player(book, each); });
    case Condition::Kind::Place:
      break;
  }
  return false;
}

Message words_of_rule(const Book& book, const Rule& rule, Message when) {
  const Speaker speaker(book);
  const bool many =
      rule.around || rule.each_building || (rule.doer != Doer::Who && rule.doer != Doer::Roller);
  std::vector<Condition> before, of_each;
  for (const Condition& each : rule.conditions)
    (many && is_of_player(book, each) ? of_each : before).push_back(each);
  if (!before.empty()) when = say(N_("{0}, if {1}"), when, speaker.conditions(before));
  if (rule.production) when = say(N_("{0}, while hexes produce"), when);
  if (rule.steps.empty()) return say(N_("{0}."), when);
  Message steps = speaker.steps(rule.steps, rule.around);
  if (!of_each.empty()) steps = say(N_("if {0}, {1}"), speaker.conditions(of_each), steps);
  if (rule.each_building && rule.buildings.empty())
    return say(N_("{0}: each player, for each own building: {1}."), when, steps);
  if (rule.each_building)
    return say(N_("{0}: each player, for each own building where {2}: {1}."), when, steps,
               whole_list(speaker.places(rule.buildings)));
  if (rule.around && rule.buildings.empty())
    return say(N_("{0}: the owners of the buildings around it: {1}."), when, steps);
  if (rule.around)
    return say(N_("{0}: the owners of those buildings around it where {2}: {1}."), when, steps,
               whole_list(speaker.places(rule.buildings)));
  switch (rule.doer) {
    case Doer::Everyone:
      return say(N_("{0}: everyone, from the player on turn on: {1}."), when, steps);
    case Doer::Others:
      return say(N_("{0}: all others, from the player on turn on: {1}."), when, steps);
    case Doer::Left:
      return say(rule.when.names_player() ? N_("{0}: the next player to the left of that one: {1}.")
                                          : N_("{0}: the next player to the left of the one on turn: {1}."),
                 when, steps);
    case Doer::MostPoints:
      return say(N_("{0}: whoever has the most points that all can see: {1}."), when, steps);
    case Doer::FewestPoints:
      return say(N_("{0}: whoever has the fewest points that all can see: {1}."), when, steps);
    case Doer::Roller:
    case Doer::Who:
      break;
  }
  if (!concerns_players(rule.steps)) return say(N_("{0}: {1}."), when, steps);
  const bool own = rule.doer == Doer::Who && rule.when.names_player();
  if (own && rule.when.event == Trigger::Event::Drawn)
    return say(book.keeps_cards_of(rule.when.deck) ? N_("{0}: whoever plays it in the own turn: {1}.")
                                                   : N_("{0}: whoever draws it: {1}."),
               when, steps);
  return own ? say(N_("{0}: that player: {1}."), when, steps)
             : say(N_("{0}: the player on turn: {1}."), when, steps);
}

}  // namespace

Message sentence(const Book& book, const Rule& rule) {
  return words_of_rule(
      book, rule,
      rule.when.event == Trigger::Event::Drawn ? words_of_card(book, rule) : Speaker(book).when(rule.when));
}

Message happening(const Book& book, const Rule& card) {
  if (card.steps.empty()) return {};
  return words_of_rule(book, card,
                       book.keeps_cards_of(card.when.deck) ? Message{N_("When the card is played")}
                                                           : Speaker(book).when(card.when));
}

Message sentence(const Book& book, const Action& action) {
  const Speaker speaker(book);
  const char* pattern = action.before_roll && action.main
                            ? N_("In your turn, also before you roll, you may {0}")
                        : action.before_roll ? N_("In your turn, before you roll, you may {0}")
                        : action.main        ? N_("In your turn you may {0}")
                                             : N_("In the special building phase you may {0}");
  Message words = say(pattern, action.title);
  if (action.special && (action.main || action.before_roll))
    words = say(N_("{0}, and in the special building phase"), words);
  words = with_conditions(words, speaker.conditions(action.conditions), !action.conditions.empty());
  const Message steps = speaker.steps(action.steps, false);
  if (action.aside) {
    const Message price = own::words(book, action.cost);
    return action.steps.empty() ? say(N_("{0}: lay {1} aside.{2}"), words, price, limit(action))
                                : say(N_("{0}: lay {1} aside; {2}.{3}"), words, price, steps, limit(action));
  }
  return action.cost.free()
             ? say(N_("{0}: {1}.{2}"), words, steps, limit(action))
             : say(N_("{0}: for {1}, {2}.{3}"), words, own::words(book, action.cost), steps, limit(action));
}

Message sentence(const Book& book, const Award& award) {
  const Speaker speaker(book);
  return say(award.tie_loses ? N_("{0}: whoever has the most ({1}), and at least {2}, has victory points: "
                                  "{3}; with a tie nobody has them.")
                             : N_("{0}: whoever has the most ({1}), and at least {2}, has victory points: "
                                  "{3}, and keeps them with a tie."),
             award.title, speaker.value(award.by), award.least, award.points);
}

Message sentence(const Book& book, const Figure& figure) {
  using What = Figure::What;
  const Speaker speaker(book);
  const Argument count = speaker.value(figure.count);
  Message words;
  switch (figure.what) {
    case What::HandLimit:
      words = figure.adds ? say(N_("A 7 leaves more cards in hand: {0}"), count)
                          : say(N_("A 7 leaves {0} cards in hand"), count);
      break;
    case What::Rate:
      words =
          say(N_("The bank takes {0} cards ({1}) for one"), count, Speaker::cards({figure.rate_of, false}));
      break;
    case What::Award: {
      const char* title = figure.of == "longest-route" ? N_("the longest route") : N_("the largest army");
      words = figure.least > 0 ? say(N_("For {0} it takes at least {1}"), Message{title}, figure.least)
                               : say(N_("{0} counts as before"), Message{title});
      if (figure.tie_loses) words = say(N_("{0}; with a tie nobody has it"), words);
      break;
    }
    case What::Price: {
      const Argument of = figure.of == "development" ? Argument(Message{N_("development card")})
                                                     : Argument(Message{figure.of});
      words = figure.adds ? say(N_("A {0} costs more: {1}"), of, own::words(book, figure.cards))
                          : say(N_("A {0} costs {1}"), of, own::words(book, figure.cards));
      break;
    }
    case What::Dice:
      words = figure.from_deck
                  ? say(N_("The dice are a deck of their 36 pairs: one is drawn for each roll, and "
                           "all are shuffled when five are left"))
                  : say(N_("Each turn is rolled for twice, the second time until the number is "
                           "another; both produce"));
      break;
    case What::Victory:
      words = figure.adds ? say(N_("Winning takes more points: {0}"), count)
                          : say(N_("Winning takes {0} points"), count);
      break;
    case What::Yield: {
      const Argument to = Message{figure.of.empty() ? std::string(N_("building")) : figure.of};
      const bool fewer = figure.count.of == Value::Of::Number && figure.count.number < 0;
      words = !figure.adds ? say(N_("A hex yields to each {1} so many cards: {0}"), count, to)
              : fewer      ? say(N_("A hex yields fewer cards to each {1}: {0}"), -figure.count.number, to)
                           : say(N_("A hex yields more cards to each {1}: {0}"), count, to);
      break;
    }
    case What::Points:
      words = figure.of.empty() ? say(N_("Victory points: {0}"), count)
                                : say(N_("Victory points for each {1}: {0}"), count, Message{figure.of});
      break;
  }
  if (figure.each) words = say(N_("{0} for each of: {1}"), words, speaker.value(*figure.each));
  if (const auto where = speaker.places(figure.hex); !where.empty())
    words = say(N_("{0}; only hexes where {1}"), words, whole_list(where));
  if (const auto where = speaker.places(figure.place); !where.empty())
    words = say(figure.what == What::Yield ? N_("{0}; only buildings where {1}") : N_("{0}, where {1}"),
                words, whole_list(where));
  return say(N_("{0}."),
             with_conditions(words, speaker.conditions(figure.conditions), !figure.conditions.empty()));
}

Message sentence(const Book& book, const Bar& bar) {
  const Speaker speaker(book);
  std::vector<Argument> what;
  if (bar.pieces != 0) what.emplace_back(say(N_("No {0} is built"), Speaker::pieces(bar.pieces)));
  if (bar.founding) what.emplace_back(Message{N_("Nobody founds a settlement")});
  if (bar.robber) what.emplace_back(Message{N_("The robber does not move")});
  if (bar.pirate) what.emplace_back(Message{N_("The pirate does not move")});
  if (bar.seven) what.emplace_back(Message{N_("A 7 is rolled again")});
  Message words = joined_by("; ", what);
  if (bar.points_at_most >= 0)
    words = say(N_("The robber does not come to a hex where somebody with at most {0} points has a building"),
                bar.points_at_most);
  else if (const auto where = speaker.places(bar.place); !where.empty())
    words = say(N_("{0} where {1}"), words, whole_list(where));
  return say(N_("{0}."), with_conditions(words, speaker.conditions(bar.conditions), !bar.conditions.empty()));
}

Message sentence(const Book& book, const Requirement& requirement) {
  const Argument where = whole_list(Speaker(book).places(requirement.place));
  return requirement.one ? say(N_("One founding settlement of each player stands where {0}."), where)
                         : say(N_("Founding settlements stand where {0}."), where);
}

Message sentence(const Book& book, const Sites& sites) {
  const OwnMark* mark = book.packs.mark(sites.mark);
  constexpr std::array<const char*, 3> where{N_("on hexes"), N_("on paths"), N_("on intersections")};
  return say(
      N_("{0} ({2}): whoever first builds beside one draws a card of {1}, which lies there from then on. The "
         "first building of each player beside it goes by that card, and no other one of that player; "
         "beside several, the builder chooses one for good."),
      mark ? mark->title : std::string("?"), book.decks[at(sites.deck)].title,
      Message{where[at(info(sites.mark).at)]});
}

Message sentence(const OwnHarbor& harbor) {
  return say(N_("{0}: with a building there, the bank takes {1} cards ({2}) for one."), harbor.title,
             harbor.trade.rate, Speaker::cards({harbor.trade.cards, false}));
}

Message sentence(const OwnTerrain& terrain) {
  std::vector<Argument> parts;
  const auto add = [&](Message words) { parts.emplace_back(std::move(words)); };
  if (terrain.prints.any()) add(say(N_("its numbers are {0}"), whole_list(in_words(terrain.prints))));
  if (terrain.yields) add(say(N_("it yields {0}"), Message{id(*terrain.yields)}));
  if (terrain.yields_choice) add(say(N_("it yields a card of choice")));
  if (!terrain.carries_road) add(say(N_("no road lies there but beside other land")));
  if (!terrain.carries_settlement) add(say(N_("no settlement stands there but beside other land")));
  if (terrain.carries_ship) add(say(N_("ships lie there as at sea")));
  if (!terrain.yields && !terrain.yields_choice) add(say(N_("it yields nothing by itself")));
  if (terrain.takes_token)
    add(terrain.numbers.any()
            ? say(N_("its number token is one of {0}"), whole_list(in_words(terrain.numbers)))
            : say(N_("it takes a number token")));
  if (terrain.robber_starts) add(say(N_("the robber begins there")));
  return say(N_("{0}: {1}."), terrain.title, joined_by("; ", parts));
}

std::vector<Said> sentences_of(const Book& book, const Element& pack) {
  std::vector<Said> all;
  const auto is_part = [&](const Element* element) {
    return std::ranges::any_of(pack.children, [&](const Element& part) { return &part == element; });
  };
  const auto add = [&](const Element* part, Message words) {
    if (!is_part(part)) return;
    if (const std::string* note = part->find("note")) words = say(N_("{0} Note: {1}"), words, *note);
    all.push_back({part, std::move(words)});
  };
  const auto add_named = [&](const auto& things, std::string_view name) {
    for (const auto& thing : things)
      for (const Element& part : pack.children)
        if (part.name == name && part.get("id") == thing.id) add(&part, sentence(thing));
  };
  const auto add_each = [&](const auto& things) {
    for (const auto& thing : things) add(thing.element, sentence(book, thing));
  };
  add_named(book.packs.terrains(), "terrain");
  add_named(book.packs.harbors(), "harbor");
  add_each(book.sites);
  add_each(book.rules);
  add_each(book.actions);
  if (book.stand_in)
    add(book.stand_in->element, say(N_("{0} stand in for up to {1} cards of a development card's price."),
                                    book.counters[at(book.stand_in->counter)].many, book.stand_in->most));
  add_each(book.awards);
  add_each(book.figures);
  add_each(book.bars);
  add_each(book.requirements);
  for (const Join& join : book.joined)
    add(join.element, say(N_("When one of these numbers is rolled, all of them produce: {0}."),
                          whole_list(in_words(join.numbers))));
  return all;
}

std::vector<Said> sentences_of(const Book& book) {
  std::vector<Said> all;
  for (const Element& pack : book.packs.all())
    for (Said& said : sentences_of(book, pack)) all.push_back(std::move(said));
  return all;
}

}  // namespace hexwright::own
