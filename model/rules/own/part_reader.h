#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
#include "model/scenario/suggestion.h"

namespace hexwright::own {

inline std::optional<Resource> resource_from_word(std::string_view word) {
  for (const Resource resource : all_resources)
    if (hexwright::id(resource) == word) return resource;
  return {};
}

inline bool yes(const Element& element, std::string_view attribute) {
  return element.get(attribute) == "yes";
}
inline std::optional<bool> yes_or_no(const Element& element, std::string_view attribute) {
  const std::string* value = element.find(attribute);
  return value ? std::optional(*value == "yes") : std::nullopt;
}
inline int number_or(const Element& element, std::string_view attribute, int otherwise) {
  return whole(element.get(attribute)).value_or(otherwise);
}

/// Reads the parts of which rules, actions and figures are made, with the names of all packs.
class PartReader {
 protected:
  explicit PartReader(const Packs& packs) : packs_(packs) {
    book_.packs = packs;
    for (const Element& pack : packs.all()) read_names(pack);
  }

  void problem(const Element& element, Message message, Message in_window = {}) {
    book_.problems.push_back({pack_, &element, std::move(message), std::move(in_window)});
  }

  void read_names(const Element& pack) {
    pack_ = &pack;
    for (const Element& part : pack.children) {
      const std::string id(part.get("id"));
      if (id.empty()) continue;
      const bool taken = !ids_.emplace(id, &part).second || is_built_in(part.name, id);
      if (taken)
        problem(part, say(N_("the id {0} is taken; every part of all packs has one of its own"), id));
      if (part.name == "deck") {
        if (static_cast<int>(book_.decks.size()) == most_decks)
          problem(part, say(N_("all packs together have at most {0} decks"), most_decks));
        else
          book_.decks.push_back({id, std::string(part.get("title")), part.get("kind") == "hand"});
      }
      if (part.name == "counter") {
        if (static_cast<int>(book_.counters.size()) == most_counters) {
          problem(part, say(N_("all packs together have at most {0} counters"), most_counters));
          continue;
        }
        const int start = number_or(part, "start", 0);
        if (start > number_or(part, "most", 1) ||
            (part.find("supply") && start > number_or(part, "supply", 0)))
          problem(part, say(N_("it starts with more than there can be")));
        book_.counters.push_back({id, std::string(part.get("title")),
                                  std::string(part.find("one") ? part.get("one") : part.get("title")),
                                  std::string(part.find("many") ? part.get("many") : part.get("title")),
                                  part.get("of") == "table", number_or(part, "start", 0),
                                  number_or(part, "most", 1), number_or(part, "supply", 0)});
      }
    }
  }

  /// What the vocabulary has and what means nothing here is said, not dropped.
  void only_if(bool fits, const Element& element, const std::vector<std::string_view>& attributes) {
    for (const std::string_view attribute : attributes)
      if (!fits && element.find(attribute)) {
        problem(element,
                say(N_("\"{0}\" means nothing in this <{1}>; take it out"), attribute, element.name));
        book_.problems.back().idle = attribute;
      }
  }
  inline static const std::vector<std::string_view> of_places{
      "terrain", "role", "not-role", "beside", "coast", "marker", "area", "number", "all-around"};

  const Element* option(std::string_view id) const {
    const auto found = ids_.find(id);
    return found != ids_.end() && found->second->name == "option" ? found->second : nullptr;
  }
  /// Its option is as it must be.
  bool holds(const Element& element) {
    std::string_view name = element.get("if-option");
    if (name.empty()) return true;
    const bool off = name.starts_with('!');
    if (off) name.remove_prefix(1);
    const Element* its = option(name);
    if (!its) {
      unknown(element, name, "option");
      return false;
    }
    const auto value = chosen_value(*its);
    return (value == "yes" || whole(value).value_or(0) > 0) != off;
  }

  void unknown(const Element& element, std::string_view name, std::string_view kind) {
    std::vector<std::string_view> known;
    for (const auto& [id, part] : ids_)
      if (part->name == kind) known.push_back(id);
    if (kind == "terrain")
      for (const Terrain terrain : all_terrains) known.push_back(hexwright::id(terrain));
    if (kind == "harbor")
      for (const HarborKind built_in : all_harbor_kinds) known.push_back(hexwright::id(built_in));
    const std::string its_name(name);
    const auto meant = suggestion(name, known);
    const auto say_so = [&](const char* near, const char* none) {
      problem(element, meant ? say(near, its_name, *meant) : say(none, its_name));
    };
    if (kind == "terrain")
      say_so(N_("there is no terrain \"{0}\"; did you mean \"{1}\"?"), N_("there is no terrain \"{0}\""));
    else if (kind == "harbor")
      say_so(N_("there is no harbor \"{0}\"; did you mean \"{1}\"?"), N_("there is no harbor \"{0}\""));
    else if (kind == "counter")
      say_so(N_("there is no counter \"{0}\"; did you mean \"{1}\"?"), N_("there is no counter \"{0}\""));
    else if (kind == "deck")
      say_so(N_("there is no deck \"{0}\"; did you mean \"{1}\"?"), N_("there is no deck \"{0}\""));
    else if (kind == "marker")
      say_so(N_("there is no marker \"{0}\"; did you mean \"{1}\"?"), N_("there is no marker \"{0}\""));
    else
      say_so(N_("there is no option \"{0}\"; did you mean \"{1}\"?"), N_("there is no option \"{0}\""));
    book_.problems.back().word = its_name;
    if (meant) book_.problems.back().meant = *meant;
  }

  /// One that there is not counts as one of its own, so that everything can be described that is being
  /// written.
  int counter(const Element& element, std::string_view name) {
    const auto declared = ids_.find(name);
    if (declared == ids_.end() || declared->second->name != "counter") unknown(element, name, "counter");
    const int known = static_cast<int>(book_.counters.size());
    for (int i = 0; i < known; ++i)
      if (book_.counters[at(i)].id == name) return i;
    if (known == most_counters) return known - 1;
    const std::string its(name);
    book_.counters.push_back({its, its, its, its, false, 0, 9'999});
    return known;
  }

  int deck(const Element& element) {
    const std::string_view name = element.get("deck");
    if (name == development_deck && element.name == "draw") return Step::development_deck;
    for (std::size_t i = 0; i < book_.decks.size(); ++i)
      if (book_.decks[i].id == name) return static_cast<int>(i);
    unknown(element, name, "deck");
    return -1;
  }

  TerrainSet terrains(const Element& element, std::string_view text) {
    TerrainSet set;
    for (const std::string_view word : words_of(text))
      if (const auto terrain = from_id<Terrain>(packs_, word))
        set.add(*terrain);
      else
        unknown(element, word, "terrain");
    return set;
  }

  std::optional<MarkKind> mark(const Element& element, std::string_view name) {
    for (const OwnMark& each : packs_.marks())
      if (each.id == name) return each.value;
    unknown(element, name, "marker");
    return {};
  }

  /// A bit, by its number.
  unsigned harbor(const Element& element, std::string_view name) {
    if (const auto kind = from_id<HarborKind>(packs_, name)) return 1U << static_cast<unsigned>(*kind);
    unknown(element, name, "harbor");
    return 0;
  }

  int area(const std::string& name) {
    auto& areas = book_.areas;
    const auto found = std::find(areas.begin(), areas.end(), name);
    if (found == areas.end()) areas.push_back(name);
    return static_cast<int>(std::find(areas.begin(), areas.end(), name) - areas.begin());
  }

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
    filter.robber = yes_or_no(element, "robber");
    filter.coast = yes_or_no(element, "coast");
    for (const std::string_view word : words_of(element.get("beside"))) {
      if (word == "own-building") filter.own_building = true;
      if (word == "any-building") filter.any_building = true;
      if (word == "own-route") filter.own_route = true;
      if (word == "others-route") filter.others_route = true;
      if (word.starts_with("harbor:")) filter.harbors |= harbor(element, word.substr(7));
      if (!word.starts_with("terrain:")) continue;
      if (!filter.beside) filter.beside.emplace();
      filter.beside->add(terrains(element, word.substr(8)));
    }
    return filter;
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
    Kinds kinds{0, false};
    for (const std::string_view word : words_of(text)) {
      if (word == "any") kinds.resources = 31;
      if (word == "of-hex") kinds.of_hex = true;
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

  const Packs& packs_;
  const Element* pack_ = nullptr;
  std::map<std::string, const Element*, std::less<>> ids_;
  Book book_;
};

}  // namespace hexwright::own
