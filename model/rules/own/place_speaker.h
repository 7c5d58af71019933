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

/// Says where and how many, with the names of one book.
class PlaceSpeaker {
 public:
  explicit PlaceSpeaker(const Book& book) : book_(book) {}

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
      case Value::Of::Aside:
        words = Message{N_("cards laid aside")};
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
    if (values[0] == values[1] && !around) return value(values[0]);
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
    if (filter.card >= 0) add(say(N_("the card {0} is its card"), book_.cards[at(filter.card)].title));
    if (filter.card == Filter::not_in_play) add(Message{N_("its card is not in play")});
    if (filter.turned)
      add(Message{*filter.turned ? N_("a building lies on its side") : N_("no building lies on its side")});
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

 protected:
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

  const Book& book_;
};

}  // namespace hexwright::own
