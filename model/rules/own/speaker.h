#pragma once

#include <utility>
#include <vector>

#include "model/rules/own/place_speaker.h"

namespace hexwright::own {

/// Says what happens.
class Speaker : public PlaceSpeaker {
 public:
  using PlaceSpeaker::PlaceSpeaker;

  /// "1 card of choice", "2 ore or wool", "what the hex yields: 1 for each building"
  Message cards(const Kinds& kinds, const Values& values, bool around) const {
    const bool plain = !around && is_plain(values);
    const int number = values[0].number / values[0].divisor;
    if (!kinds.depend() && kinds.resources == 31)
      return plain ? by_number(number, plural("{0} card of choice", "{0} cards of choice"))
                   : say(N_("cards of choice: {0}"), count(values, around));
    return plain && !kinds.depend() ? say("{0} {1}", number, cards(kinds))
                                    : say("{0}: {1}", cards(kinds), count(values, around));
  }

  static Argument cards(const Kinds& kinds) {
    if (kinds.of_hex) return Message{N_("what the hex yields")};
    if (kinds.beside) return Message{N_("what one of the hexes beside it yields")};
    if (kinds.produced) return Message{N_("what the building has produced")};
    if (kinds.resources == 31) return Message{N_("of any kind")};
    std::vector<Argument> words;
    for (const Resource resource : all_resources)
      if ((kinds.resources >> static_cast<unsigned>(resource) & 1U) != 0)
        words.emplace_back(Message{id(resource)});
    return either(std::move(words));
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
        constexpr std::array<const char*, 4> patterns{
            N_("When somebody builds a {0}"), N_("When somebody builds a first {0}"),
            N_("When somebody builds a second {0}"), N_("When somebody builds a third {0}")};
        const Message built = trigger.nth < static_cast<int>(patterns.size())
                                  ? say(patterns[at(trigger.nth)], pieces(trigger.pieces))
                                  : say(N_("When somebody builds a {0}, that player's number {1}"),
                                        pieces(trigger.pieces), trigger.nth);
        const Message there = placed(built, trigger.place);
        return trigger.founding == Trigger::Founding::No    ? say(N_("{0} (not when founding)"), there)
               : trigger.founding == Trigger::Founding::Yes ? say(N_("{0} (when founding)"), there)
                                                            : there;
      }
      case Event::Discovered:
        return placed(say(N_("When somebody discovers a hex")), trigger.place);
      case Event::Lost:
        return placed(say(N_("When somebody loses a {0}"), pieces(trigger.pieces)), trigger.place);
      case Event::Produced:
        return placed(say(N_("When a {0} has produced cards for somebody"), pieces(trigger.pieces)),
                      trigger.place);
      case Event::Nothing:
        return trigger.numbers.none() ? Message{N_("When a roll brings a player nothing")}
                                      : say(N_("When {0} is rolled and brings a player nothing"),
                                            either(in_words(trigger.numbers)));
      case Event::Knight:
        return Message{N_("When somebody plays a knight")};
      case Event::Bought:
        return Message{N_("When somebody buys a development card")};
      case Event::Drawn:
        return Message{trigger.deck >= 0 && book_.decks[at(trigger.deck)].at_sites
                           ? N_("When the card is drawn for a site")
                           : N_("When the card is drawn")};
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
  static bool is_plain(const Values& values) {
    return values[0] == values[1] && values[0].of == Value::Of::Number;
  }
  /// "1 fish", "fish: 1 for each settlement and 2 for each city"
  Message counters(const Step& step, bool around) const {
    const Counter& its = counter(step.counter);
    const Value& number = step.count[0];
    return !around && is_plain(step.count) ? counted(its, number.number / number.divisor)
                                           : say("{0}: {1}", its.many, count(step.count, around));
  }
  Message placed(const Message& words, const Filter& filter) const {
    const auto where = places(filter);
    return where.empty() ? words : say(N_("{0}, where {1}"), words, whole_list(where));
  }

  static Message alike(const Message& words, bool same) {
    return same ? say(N_("{0}, all alike"), words) : words;
  }
  static Message theft(const Step& step) {
    constexpr std::array<Forms, 4> patterns{
        plural("steal a card of another player", "steal {0} cards of another player"),
        plural("steal a card of another who has more points",
               "steal {0} cards of another who has more points"),
        plural("steal a card of the next player to the left",
               "steal {0} cards of the next player to the left"),
        plural("steal a card of whoever has the most points",
               "steal {0} cards of whoever has the most points")};
    const Message words = by_number(step.count[0].number, patterns[at(step.from)]);
    return step.may ? say(N_("{0}, or nothing"), words) : words;
  }
  Message number(const Step& step) const {
    const Message words{step.away    ? N_("the number goes away")
                        : step.rarer ? N_("the number becomes the next less likely one")
                        : step.up    ? N_("the number becomes the next higher one")
                                     : N_("the number becomes the next lower one")};
    const Message by_tokens =
        step.pool < 0 ? words : say(N_("{0}, by a token of the pool {1}"), words, book_.pools[at(step.pool)]);
    return step.terrains.empty() ? by_tokens
                                 : say(N_("{0}, or the hex becomes {1} where there is none"), by_tokens,
                                       terrains(step.terrains));
  }
  Message choice(const Step& step) const {
    constexpr std::array<const char*, 3> patterns{N_("choose a hex"), N_("choose a path"),
                                                  N_("choose an intersection")};
    constexpr std::array<const char*, 3> free{N_("may choose a hex"), N_("may choose a path"),
                                              N_("may choose an intersection")};
    Message words = placed(Message{(step.may ? free : patterns)[at(step.chosen)]}, step.place);
    if (step.other) words = say(N_("{0}, another one than before"), words);
    if (!step.rather.empty())
      words = say(N_("{0}, as long as there is one such that {1}"), words, whole_list(places(step.rather)));
    if (!step.one.empty())
      words = say(N_("{0}, at least one of them, if there is any, such that {1}"), words,
                  whole_list(places(step.one)));
    const int several = step.count[0].number;
    if (several < 2) return words;
    return say(step.together
                   ? N_("{0}, and so {1} times, each time another one, before what follows happens at each")
                   : N_("{0}, and so {1} times, each time another one, for what follows"),
               words, several);
  }

  Message plain_step(const Step& step, bool around) const {
    using enum Step::Kind;
    const auto n = [&] { return count(step.count, around); };
    switch (step.kind) {
      case Take:
        return alike(
            say(step.may ? N_("may take {0}") : N_("take {0}"), cards(step.what, step.count, around)),
            step.same);
      case Pay:
        return step.random ? say(N_("lose cards at random: {0}"), n())
                           : say(N_("pay {0}"), cards(step.what, step.count, around));
      case Swap: {
        const Message words = say(step.may ? N_("may give {0} for {1}") : N_("give {0} for {1}"),
                                  cards(step.what, step.count, false),
                                  cards(step.get, {Value{.number = 1}, Value{.number = 1}}, false));
        return step.together ? say(N_("{0}, of another kind"), words) : words;
      }
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
        if (step.terrains.empty())
          return Message{step.pirate ? N_("the pirate goes there") : N_("the robber goes there")};
        return say(
            step.pirate ? N_("the pirate goes to the first {0}") : N_("the robber goes to the first {0}"),
            terrains(step.terrains));
      case Number:
        return number(step);
      case Draw:
        if (step.deck == Step::development_deck) return Message{N_("draw a development card")};
        return say(N_("draw a card of {0}"),
                   step.deck >= 0 ? book_.decks[at(step.deck)].title : std::string("?"));
      case Give:
      case GiveCounter:
        return say(step.to == Step::Receiver::Left     ? N_("give {0} to the next player to the left")
                   : step.to == Step::Receiver::OnTurn ? N_("give {0} to the player on turn")
                   : step.to == Step::Receiver::Others ? N_("give {0} to another player of choice")
                                                       : N_("give {0} to whoever has the fewest points"),
                   step.kind == GiveCounter ? Argument(counters(step, around))
                                            : Argument(cards(step.what, step.count, around)));
      case Steal:
        return theft(step);
      case Choose:
        return choice(step);
      case Put:
        return say(step.moves ? N_("the mark {0} moves there") : N_("lay the mark {0} there"),
                   title_of_mark(step.mark));
      case Remove:
        return say(N_("take the mark {0} away from there"), title_of_mark(step.mark));
      case Turn:
        if (step.place.empty())
          return Message{step.over ? N_("the building there is turned over, and produces nothing")
                                   : N_("the building there is turned up again")};
        return say(step.over ? N_("own buildings are turned over, and produce nothing, where {0}")
                             : N_("own buildings are turned up again where {0}"),
                   whole_list(places(step.place)));
      case End:
        if (step.all_lose) return say(N_("the game ends, and everybody has lost"));
        return step.count[0].of == Value::Of::Points
                   ? Message{N_("the game ends, and whoever has the most points has won")}
                   : say(N_("the game ends, and whoever has the most ({0}) has won"), value(step.count[0]));
      case Become:
        return say(N_("the hex becomes {0}"), terrains(step.terrains));
      case Lay:
        return say(N_("lay open, to pay and not to trade, {0}"), cards(step.what, step.count, around));
      case Return:
        return Message{step.to_hand ? N_("what lies aside comes back to the hand")
                                    : N_("what lies aside goes to the bank")};
      case BuildCity:
        if (!step.place.empty())
          return say(N_("own settlements become cities where {0}"), whole_list(places(step.place)));
        return Message{N_("the own settlement there becomes a city")};
      case Build:
        return say(step.ship ? N_("lay free ships or roads: {0}") : N_("lay free roads or ships: {0}"),
                   value(step.count[0]));
    }
    return {};
  }
};

}  // namespace hexwright::own
