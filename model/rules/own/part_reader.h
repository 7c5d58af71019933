#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "model/rules/own/name_reader.h"

namespace hexwright::own {

inline std::optional<Resource> resource_from_word(std::string_view word) {
  for (const Resource resource : all_resources)
    if (hexwright::id(resource) == word) return resource;
  return {};
}

/// Reads the parts of which rules, actions and figures are made, with the names of all packs.
class PartReader : protected NameReader {
 protected:
  using NameReader::NameReader;

  Value value(const Element& element, std::string_view text) {
    Value value;
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
      value.divisor = whole(text.substr(slash + 1)).value_or(1);
      text = text.substr(0, slash);
    }
    if (text.starts_with('$')) {
      const Element* its = option(text.substr(1));
      if (!its) unknown(element, text.substr(1), "option");
      value.number = its ? whole(chosen_value(*its)).value_or(chosen_value(*its) == "yes" ? 1 : 0) : 0;
      return value;
    }
    if (text.starts_with(stock_sign)) {
      const auto resource = resource_from_word(text.substr(stock_sign.size()));
      return {Value::Of::Stock, resource ? static_cast<int>(*resource) : 0, value.divisor};
    }
    if (text.starts_with(marks_sign)) {
      const auto its = mark(element, text.substr(marks_sign.size()));
      return {Value::Of::Marks, its ? static_cast<int>(own_number(*its)) : 0, value.divisor};
    }
    if (text.starts_with("counter:"))
      return {Value::Of::Counter, counter(element, text.substr(8)), value.divisor};
    for (std::size_t i = 0; i < game_values.size(); ++i)
      if (text == game_values[i])
        value.of = static_cast<Value::Of>(static_cast<std::size_t>(Value::Of::Points) + i);
    if (value.of == Value::Of::Number) value.number = whole(text).value_or(0);
    return value;
  }
  Values values(const Element& element, std::string_view attribute, int otherwise) {
    const auto words = words_of(element.get(attribute));
    if (words.empty()) return {Value{.number = otherwise}, Value{.number = otherwise}};
    return {value(element, words[0]), value(element, words.back())};
  }

  Filter filter(const Element& element) {
    Filter filter;
    if (const std::string* text = element.find("terrain")) filter.terrains = terrains(element, *text);
    if (const std::string* name = element.find("marker")) filter.mark = mark(element, *name);
    if (const std::string* role = element.find("role")) filter.role = area_role_from_id(*role);
    if (const std::string* role = element.find("not-role")) filter.not_role = area_role_from_id(*role);
    if (const std::string* name = element.find("area")) filter.area = area(*name);
    filter.numbers = numbers_of(element.get("number"));
    if (const std::string* text = element.find("all-around")) filter.all_around = terrains(element, *text);
    if (const std::string* name = element.find("card")) filter.card = card(element, *name);
    filter.turned = yes_or_no(element, "turned");
    filter.robber = yes_or_no(element, "robber");
    filter.coast = yes_or_no(element, "coast");
    read_beside(element, "beside", filter);
    return filter;
  }
  void read_beside(const Element& element, std::string_view attribute, Filter& filter) {
    for (const std::string_view word : words_of(element.get(attribute))) {
      if (word == "own-building") filter.own_building = true;
      if (word == "any-building") filter.any_building = true;
      if (word == "own-route") filter.own_route = true;
      if (word == "others-route") filter.others_route = true;
      if (word.starts_with("harbor:")) filter.harbors |= harbor(element, word.substr(7));
      if (!word.starts_with("terrain:")) continue;
      if (!filter.beside) filter.beside.emplace();
      filter.beside->add(terrains(element, word.substr(8)));
    }
  }

  Condition condition(const Element& element) {
    Condition read;
    read.negated = yes(element, "not");
    read.place = filter(element);
    constexpr std::array<std::pair<std::string_view, Condition::Compare>, 5> compares{
        {{"is", Condition::Compare::Is},
         {"at-least", Condition::Compare::AtLeast},
         {"at-most", Condition::Compare::AtMost},
         {"above", Condition::Compare::Above},
         {"below", Condition::Compare::Below}}};
    const bool compares_numbers = element.find("value") != nullptr;
    only_if(false, element, {"count"});
    only_if(compares_numbers, element, {"is", "at-least", "at-most", "above", "below"});
    only_if(!compares_numbers, element, of_places);
    only_if(!compares_numbers, element, {"once", "stands", "robber"});
    only_if(!element.find("once"), element, of_places);
    only_if(!element.find("once"), element, {"stands", "robber"});
    only_if(element.find("stands") != nullptr, element, {"whose"});
    if (compares_numbers) {
      read.kind = Condition::Kind::Compare;
      read.value = value(element, element.get("value"));
      int given = 0;
      for (const auto& [word, compare] : compares)
        if (element.find(word))
          read.compare = compare, read.than = value(element, element.get(word)), ++given;
      if (given != 1)
        problem(
            element,
            say(N_("a condition about a number says what it is compared with: one of is, at-least, at-most, "
                   "above, below")),
            say(N_("a condition about a number says what it is compared with: is, at least, at most, above "
                   "or below")));
    } else if (element.find("once")) {
      read.kind = Condition::Kind::Once;
      read.by_seat = element.get("once") == "seat";
      read.in_turn = element.get("once") == "turn";
      only_if(false, element, {"not"});
      read.slot = book_.once_slots++;
      if (read.slot == most_once)
        problem(element, say(N_("all packs together have at most {0} things that happen once"), most_once));
    } else if (element.find("stands")) {
      read.kind = Condition::Kind::Stands;
      read.pieces = pieces_in(element.get("stands"));
      if (const std::string* whose = element.find("whose")) read.place.own = *whose == "own";
    } else if (read.place.empty()) {
      problem(element, say(N_("<if> says no condition")),
              say(N_("it says no condition; the button before it has what can be asked")));
    }
    return read;
  }
  std::vector<Condition> conditions(const Element& element) {
    std::vector<Condition> all;
    for (const Element& child : element.children) {
      if (child.name == "if") all.push_back(condition(child));
      if (child.name != "any") continue;
      Condition one_of;
      one_of.kind = Condition::Kind::Any;
      one_of.any = conditions(child);
      if (one_of.any.size() < 2) problem(child, say(N_("<any> holds two conditions at least")));
      for (const Condition& each : one_of.any)
        if (each.kind == Condition::Kind::Once)
          problem(child, say(N_("what happens only once is a condition for all, not one of <any>")));
      all.push_back(std::move(one_of));
    }
    return all;
  }

  Kinds kinds(std::string_view text) {
    Kinds kinds{.resources = 0};
    for (const std::string_view word : words_of(text)) {
      if (word == "any") kinds.resources = 31;
      if (word == "of-hex") kinds.of_hex = true;
      if (word == "beside") kinds.beside = true;
      if (word == "produced") kinds.produced = true;
      if (const auto resource = resource_from_word(word))
        kinds.resources |= 1U << static_cast<unsigned>(*resource);
    }
    return kinds;
  }

  Price price(const Element& element, std::string_view attribute) {
    Price price;
    const auto words = words_of(element.get(attribute));
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
      const int number = whole(words[i]).value_or(0);
      const std::string_view what = words[i + 1];
      if (const auto resource = resource_from_word(what))
        price.cards[at(*resource)] += number;
      else if (what == "any")
        price.any += number;
      else if (what == "same")
        price.same += number;
      else if (what == "different")
        price.different += number;
      else
        price.counters.emplace_back(counter(element, what), number);
    }
    if ((price.any > 0) + (price.same > 0) + (price.different > 0) > 1 || price.different > 5)
      problem(element, say(N_("a price has either cards of any kind, or alike, or up to five that differ")));
    return price;
  }
};

}  // namespace hexwright::own
