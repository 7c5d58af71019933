#pragma once

#include <utility>
#include <vector>

#include "model/board/index.h"
#include "model/rules/own/own.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::own {

inline Argument either(std::vector<Argument> words) {
  if (words.empty()) return std::string();
  Argument all = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) all = Message{N_("{0} or {1}"), {all, words[i]}};
  return all;
}

/// Says things of one book.
class Speaker {
 public:
  explicit Speaker(const Book& book) : book_(book) {}

  Argument terrains(TerrainSet set) const {
    std::vector<Argument> words;
    for (const Terrain terrain : all_of<Terrain>(book_.packs))
      if (set.contains(terrain)) words.emplace_back(word_in_sentence(book_.packs, terrain));
    return either(std::move(words));
  }

  Argument harbors(unsigned kinds) const {
    std::vector<Argument> words;
    for (const HarborKind kind : all_of<HarborKind>(book_.packs))
      if ((kinds >> static_cast<unsigned>(kind) & 1U) != 0) words.emplace_back(word(book_.packs, kind));
    return either(std::move(words));
  }

  static Argument pieces(unsigned pieces) {
    constexpr std::array<const char*, 5> words{N_("settlement"), N_("city"), N_("road"), N_("ship"),
                                               N_("nothing")};
    std::vector<Argument> all;
    for (std::size_t i = 0; i < words.size(); ++i)
      if ((pieces >> i & 1U) != 0) all.emplace_back(Message{words[i]});
    return either(std::move(all));
  }

  /// "1 card of choice", "2 ore or wool", "what the hex yields: 1 for each building"
  Message cards(const Kinds& kinds, const Values& values, bool around) const {
    const bool plain = !around && values[0].of == Value::Of::Number;
    const int number = values[0].number / values[0].divisor;
    if (!kinds.of_hex && kinds.resources == 31)
      return plain ? by_number(number, plural("{0} card of choice", "{0} cards of choice"))
                   : say(N_("cards of choice: {0}"), count(values, around));
    return plain && !kinds.of_hex ? say("{0} {1}", number, cards(kinds))
                                  : say("{0}: {1}", cards(kinds), count(values, around));
  }

  static Argument cards(const Kinds& kinds) {
    if (kinds.of_hex) return Message{N_("what the hex yields")};
    if (kinds.resources == 31) return Message{N_("of any kind")};
    std::vector<Argument> words;
    for (const Resource resource : all_resources)
      if ((kinds.resources >> static_cast<unsigned>(resource) & 1U) != 0)
        words.emplace_back(Message{id(resource)});
    return either(std::move(words));
  }

  Argument value(const Value& value) const {
    Argument words;
    switch (value.of) {
      case Value::Of::Number:
        return std::to_string(value.number / value.divisor);
      case Value::Of::Counter:
        words = counter(value.number).many;
        break;
      case Value::Of::Points:
        words = Message{N_("own points")};
        break;
      case Value::Of::Cards:
        words = Message{N_("cards in hand")};
        break;
      case Value::Of::Settlements:
        words = Message{N_("own settlements")};
        break;
      case Value::Of::Cities:
        words = Message{N_("own cities")};
        break;
      case Value::Of::Routes:
        words = Message{N_("own roads and ships")};
        break;
      case Value::Of::Knights:
        words = Message{N_("knights played")};
        break;
      case Value::Of::Turn:
        words = Message{N_("the number of the turn")};
        break;
      case Value::Of::Round:
        words = Message{N_("the number of the round")};
        break;
      case Value::Of::Roll:
        words = Message{N_("the last roll")};
        break;
      case Value::Of::LongestRoute:
        words = Message{N_("the longest route (1 for who holds it)")};
        break;
      case Value::Of::LargestArmy:
        words = Message{N_("the largest army (1 for who holds it)")};
        break;
      case Value::Of::Marks:
        words = say(N_("marks {0} on the board"), title_of_mark(own_mark(value.number)));
        break;
      case Value::Of::Stock:
        words = Message{N_("cards of {0} in the bank"), {Message{id(static_cast<Resource>(value.number))}}};
        break;
    }
    if (value.divisor == 1) return words;
    return Message{N_("{0} divided by {1}, rounded down"), {words, std::to_string(value.divisor)}};
  }
  /// "1", "1 for each settlement and 2 for each city"
  Argument count(const Values& values, bool around) const {
    if (!around) return value(values[0]);
    if (values[0] == values[1]) return Message{N_("{0} for each building"), {value(values[0])}};
    return Message{N_("{0} for each settlement and {1} for each city"), {value(values[0]), value(values[1])}};
  }

  const Counter& counter(int number) const { return book_.counters[at(number)]; }

  std::vector<Argument> places(const Filter& filter) const {
    std::vector<Argument> all;
    const auto add = [&](Message words) { all.emplace_back(std::move(words)); };
    if (filter.terrains) add(say(N_("it is {0}"), terrains(*filter.terrains)));
    if (filter.role) add(say(N_("it lies in an area of the role {0}"), word(*filter.role)));
    if (filter.not_role) add(say(N_("it lies in no area of the role {0}"), word(*filter.not_role)));
    if (filter.robber)
      add(Message{*filter.robber ? N_("the robber is there") : N_("the robber is not there")});
    if (filter.mark)
      if (const OwnMark* mark = book_.packs.mark(*filter.mark))
        add(say(N_("it has the mark {0}"), mark->title));
    if (filter.area != Filter::none_of_all)
      add(say(N_("it lies in the area {0}"), book_.areas[at(filter.area)]));
    if (filter.numbers.any()) add(say(N_("it has the number {0}"), either(in_words(filter.numbers))));
    if (filter.all_around) add(say(N_("all around it is {0}"), terrains(*filter.all_around)));
    if (filter.coast) add(Message{*filter.coast ? N_("it lies at a coast") : N_("it lies at no coast")});
    if (filter.beside) add(say(N_("it lies beside any {0}"), terrains(*filter.beside)));
    if (filter.harbors != 0) add(say(N_("a harbor is there: {0}"), harbors(filter.harbors)));
    if (filter.stands != 0 || filter.own) add(standing(filter));
    if (filter.own_building) add(Message{N_("an own building is beside it")});
    if (filter.any_building) add(Message{N_("a building is beside it")});
    if (filter.own_route) add(Message{N_("an own road or ship is beside it")});
    if (filter.others_route) add(Message{N_("a road or ship of another is beside it")});
    return all;
  }

  Message condition(const Condition& condition) const {
    Message words;
    switch (condition.kind) {
      case Condition::Kind::Place:
        words = say("{0}", whole_list(places(condition.place)));
        break;
      case Condition::Kind::Compare: {
        constexpr std::array<const char*, 5> patterns{N_("{0} is {1}"), N_("{0} is at least {1}"),
                                                      N_("{0} is at most {1}"), N_("{0} is above {1}"),
                                                      N_("{0} is below {1}")};
        constexpr std::array<const char*, 5> of_rounds{
            N_("it is round {1}"), N_("it is round {1} or a later one"),
            N_("it is round {1} or an earlier one"), N_("it is after round {1}"),
            N_("it is before round {1}")};
        const bool round = condition.value.of == Value::Of::Round && condition.value.divisor == 1;
        words = say((round ? of_rounds : patterns)[at(condition.compare)], value(condition.value),
                    value(condition.than));
        break;
      }
      case Condition::Kind::Once:
        return Message{condition.by_seat   ? N_("only once for each player")
                       : condition.in_turn ? N_("only once in a turn")
                                           : N_("only once in the game")};
      case Condition::Kind::Any: {
        std::vector<Argument> all;
        for (const Condition& each : condition.any) all.emplace_back(this->condition(each));
        return say("{0}", either(std::move(all)));
      }
      case Condition::Kind::Stands:
        words = standing_somewhere(condition);
        break;
    }
    return condition.negated ? say(N_("not: {0}"), words) : words;
  }
  Message standing_somewhere(const Condition& condition) const {
    Filter place = condition.place;
    place.own.reset();
    const Argument what = pieces(condition.pieces);
    const bool own = condition.place.own.value_or(false), others = !condition.place.own.value_or(true);
    if (place.empty())
      return say(own      ? N_("that player has a {0}")
                 : others ? N_("another has a {0}")
                          : N_("somebody has a {0}"),
                 what);
    return say(own      ? N_("that player has a {0} where {1}")
               : others ? N_("another has a {0} where {1}")
                        : N_("somebody has a {0} where {1}"),
               what, whole_list(places(place)));
  }
  Argument conditions(const std::vector<Condition>& all) const {
    std::vector<Argument> words;
    for (const Condition& each : all) words.emplace_back(condition(each));
    return whole_list(words);
  }

  Message step(const Step& step, bool around) const {
    Message words = plain_step(step, around);
    if (step.on.none()) return words;
    return say(N_("on {0}: {1}"), either(in_words(step.on)), words);
  }
  Message steps(const std::vector<Step>& all, bool around) const {
    std::vector<Argument> words;
    for (const Step& each : all) words.emplace_back(step(each, around));
    return joined_by("; ", words);
  }

  Message when(const Trigger& trigger) const {
    using Event = Trigger::Event;
    switch (trigger.event) {
      case Event::Number: {
        const Argument where = trigger.place.terrains
                                   ? Argument(say(N_("any {0}"), terrains(*trigger.place.terrains)))
                                   : Argument(Message{N_("a hex")});
        Filter rest = trigger.place;
        rest.terrains.reset();
        return placed(trigger.numbers.none() ? say(N_("When the number of {0} is rolled"), where)
                                             : say(N_("When the number of {0} is rolled, and is {1}"), where,
                                                   either(in_words(trigger.numbers))),
                      rest);
      }
      case Event::Roll:
        return say(N_("When {0} is rolled"), either(in_words(trigger.numbers)));
      case Event::Built: {
        const Message built = trigger.nth > 0
                                  ? say(N_("When somebody builds a {0}, the number {1} of its kind there"),
                                        pieces(trigger.pieces), trigger.nth)
                                  : say(N_("When somebody builds a {0}"), pieces(trigger.pieces));
        const Message there = placed(built, trigger.place);
        return trigger.founding == Trigger::Founding::No    ? say(N_("{0} (not when founding)"), there)
               : trigger.founding == Trigger::Founding::Yes ? say(N_("{0} (when founding)"), there)
                                                            : there;
      }
      case Event::Discovered:
        return placed(say(N_("When somebody discovers a hex")), trigger.place);
      case Event::Lost:
        return placed(say(N_("When somebody loses a {0}"), pieces(trigger.pieces)), trigger.place);
      case Event::Nothing:
        return trigger.numbers.none() ? Message{N_("When a roll brings a player nothing")}
                                      : say(N_("When {0} is rolled and brings a player nothing"),
                                            either(in_words(trigger.numbers)));
      case Event::Knight:
        return Message{N_("When somebody plays a knight")};
      case Event::Bought:
        return Message{N_("When somebody buys a development card")};
      case Event::Drawn:
        return Message{N_("When the card is drawn")};
      case Event::Turn:
        return Message{trigger.ends ? N_("When a turn ends") : N_("When a turn begins")};
      case Event::Robber:
        return placed(say(N_("When the robber has moved")), trigger.place);
      case Event::Reached:
        return trigger.every > 0
                   ? say(N_("At every {0} of the counter {1}"), trigger.every, counter(trigger.counter).title)
                   : say(N_("When the counter {1} reaches {0}"), trigger.count,
                         counter(trigger.counter).title);
    }
    return {};
  }

 private:
  /// "1 fish", "fish: 1 for each settlement and 2 for each city"
  Message counters(const Step& step, bool around) const {
    const Counter& its = counter(step.counter);
    const Value& number = step.count[0];
    return !around && number.of == Value::Of::Number ? counted(its, number.number / number.divisor)
                                                     : say("{0}: {1}", its.many, count(step.count, around));
  }
  Message placed(const Message& words, const Filter& filter) const {
    const auto where = places(filter);
    return where.empty() ? words : say(N_("{0}, where {1}"), words, whole_list(where));
  }

  std::string title_of_mark(std::optional<MarkKind> kind) const {
    const OwnMark* mark = kind ? book_.packs.mark(*kind) : nullptr;
    return mark ? mark->title : std::string("?");
  }
  static Message standing(const Filter& filter) {
    if (filter.stands == no_piece) return Message{N_("nothing stands there")};
    const Argument what = filter.stands == 0 ? Argument(Message{N_("piece")}) : pieces(filter.stands);
    if (!filter.own) return say(N_("a {0} stands there"), what);
    return say(*filter.own ? N_("an own {0} stands there") : N_("a {0} of another stands there"), what);
  }
  static Message theft(const Step& step) {
    constexpr std::array<Forms, 4> patterns{
        plural("steal a card of another player", "steal {0} cards of other players"),
        plural("steal a card of another who has more points",
               "steal {0} cards of others who have more points"),
        plural("steal a card of the next player to the left",
               "steal {0} cards of the next player to the left"),
        plural("steal a card of whoever has the most points",
               "steal {0} cards of whoever has the most points")};
    const Message words = by_number(step.count[0].number, patterns[at(step.from)]);
    return step.may ? say(N_("{0}, or nothing"), words) : words;
  }
  Message choice(const Step& step) const {
    constexpr std::array<const char*, 3> patterns{N_("choose a hex"), N_("choose a path"),
                                                  N_("choose an intersection")};
    constexpr std::array<const char*, 3> free{N_("may choose a hex"), N_("may choose a path"),
                                              N_("may choose an intersection")};
    return placed(Message{(step.may ? free : patterns)[at(step.chosen)]}, step.place);
  }

  Message plain_step(const Step& step, bool around) const {
    using enum Step::Kind;
    const auto n = [&] { return count(step.count, around); };
    switch (step.kind) {
      case Take:
        return say(step.may    ? N_("may take {0}")
                   : step.same ? N_("take {0}, all alike")
                               : N_("take {0}"),
                   cards(step.what, step.count, around));
      case Pay:
        return step.random ? say(N_("lose cards at random: {0}"), n())
                           : say(N_("pay {0}"), cards(step.what, step.count, around));
      case Swap:
        return say(step.may ? N_("may give {0} for {1}") : N_("give {0} for {1}"),
                   cards(step.what, step.count, false),
                   cards(step.get, {Value{.number = 1}, Value{.number = 1}}, false));
      case Gain:
        return say(N_("gain {0}"), counters(step, around));
      case Lose:
        return say(N_("lose {0}"), counters(step, around));
      case Points:
        return say(N_("victory points: {0}"), value(step.count[0]));
      case Roll:
        return step.to_corner   ? say(N_("roll a die, which names a corner of the hex"))
               : step.dice == 2 ? say(N_("roll two dice with {0} sides"), step.sides)
                                : say(N_("roll a die with {0} sides"), step.sides);
      case Strike: {
        const char* pattern =
            step.shrinks ? N_("a {0} that stands {1} goes back to its owner, but a city becomes a settlement "
                              "while there is one")
                         : N_("a {0} that stands {1} goes back to its owner");
        const Argument where = step.place.empty()
                                   ? Argument(Message{N_("there")})
                                   : Argument(say(N_("where {0}"), whole_list(places(step.place))));
        return say(pattern, pieces(step.struck), where);
      }
      case Move:
        return say(
            step.pirate ? N_("the pirate goes to the first {0}") : N_("the robber goes to the first {0}"),
            terrains(step.terrains));
      case Number:
        return Message{step.away ? N_("the number goes away")
                       : step.up ? N_("the number becomes the next higher one")
                                 : N_("the number becomes the next lower one")};
      case Draw:
        if (step.deck == Step::development_deck) return Message{N_("draw a development card")};
        return say(N_("draw a card of {0}"),
                   step.deck >= 0 ? book_.decks[at(step.deck)].title : std::string("?"));
      case Give:
        return say(step.to == Step::Receiver::Left     ? N_("give {0} to the next player to the left")
                   : step.to == Step::Receiver::OnTurn ? N_("give {0} to the player on turn")
                   : step.to == Step::Receiver::Others ? N_("give {0} to another player of choice")
                                                       : N_("give {0} to whoever has the fewest points"),
                   cards(step.what, step.count, around));
      case Steal:
        return theft(step);
      case Choose:
        return choice(step);
      case Put:
        return say(step.moves ? N_("the mark {0} moves there") : N_("lay the mark {0} there"),
                   title_of_mark(step.mark));
      case Remove:
        return say(N_("take the mark {0} away from there"), title_of_mark(step.mark));
      case End:
        return step.count[0].of == Value::Of::Points
                   ? Message{N_("the game ends, and whoever has the most points has won")}
                   : say(N_("the game ends, and whoever has the most ({0}) has won"), value(step.count[0]));
      case Become:
        return say(N_("the hex becomes {0}"), terrains(step.terrains));
      case Build:
        return say(step.ship ? N_("lay free ships or roads: {0}") : N_("lay free roads or ships: {0}"),
                   value(step.count[0]));
    }
    return {};
  }

  const Book& book_;
};

}  // namespace hexwright::own
