#include "tests/support/random_packs.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "model/own/vocabulary.h"

namespace hexwright {
namespace {

using namespace own;

class PackMaker {
 public:
  explicit PackMaker(Random& random) : random_(random) {}

  Element pack() {
    Element pack{"pack", {{"id", "mine"}, {"title", "Mine"}, {"language", "1"}}, {}};
    // What others name comes first.
    for (int i = below(3); i > 0; --i) add_option(pack);
    for (const auto& [name, names] :
         {std::pair{"terrain", &terrains_}, std::pair{"harbor", &harbors_}, std::pair{"counter", &counters_},
          std::pair{"deck", &decks_}, std::pair{"marker", &markers_}})
      for (int i = below(3); i > 0; --i) {
        pack.children.push_back(element(*find_row("pack", name)));
        names->emplace_back(pack.children.back().get("id"));
      }
    for (int i = 1 + below(5); i > 0; --i) {
      constexpr std::array<std::string_view, 15> parts{"card", "rule",   "rule",    "rule",  "rule",
                                                       "rule", "action", "action",  "award", "set",
                                                       "add",  "bar",    "require", "join",  "check"};
      const ElementRow& part = *find_row("pack", one_of(parts));
      if (!can_be_said(part)) continue;
      pack.children.push_back(element(part));
      if (pack.children.back().name == "card") cards_.emplace_back(pack.children.back().get("id"));
    }
    for (const std::string_view name : {"stand-in", "bots"})
      if (const ElementRow& part = *find_row("pack", name); one_in(6) && can_be_said(part))
        pack.children.push_back(element(part));
    make_canonical(pack);
    return pack;
  }

 private:
  int below(std::size_t bound) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound))); }
  bool one_in(int many) { return below(static_cast<std::size_t>(many)) == 0; }
  template <typename Words>
  std::string one_of(const Words& words) {
    return std::string(words[static_cast<std::size_t>(below(words.size()))]);
  }
  template <typename Words>
  std::string some_of(const Words& words, int most = 3) {
    std::string some;
    for (const auto& word : words)
      if (one_in(2) && most-- > 0) some += (some.empty() ? "" : " ") + std::string(word);
    return some.empty() ? one_of(words) : some;
  }
  std::string number(int least, int most) {
    // Small ones are the likely ones.
    const int wide = std::max(1, std::min(most - least + 1, one_in(8) ? 10'000 : 4));
    return std::to_string(least + below(static_cast<std::size_t>(wide)));
  }

  void add_option(Element& pack) {
    Element option{"option", {{"id", "o" + std::to_string(options_.size())}, {"title", "Choice"}}, {}};
    const bool yes_no = one_in(2);
    option.set("kind", yes_no ? "yes-no" : "number");
    option.set("standard", yes_no ? (one_in(3) ? "no" : "yes") : number(0, 9));
    if (!yes_no) option.set("least", "0"), option.set("most", "9999");
    options_.emplace_back(option.get("id"));
    pack.children.push_back(std::move(option));
  }

  std::string one_or_none(const std::vector<std::string>& names) {
    return names.empty() ? "" : one_of(names);
  }
  std::string terrain() {
    constexpr std::array<std::string_view, 4> known{"desert", "hills", "pasture", "sea"};
    return terrains_.empty() || one_in(4) ? one_of(known) : one_of(terrains_);
  }
  std::string value() {
    constexpr std::array<std::string_view, 10> known{"points", "cards",    "settlements", "cities",
                                                     "routes", "knights",  "turn",        "round",
                                                     "roll",   "stock:ore"};
    std::string value;
    if (!counters_.empty() && one_in(3))
      value = "counter:" + one_of(counters_);
    else if (!markers_.empty() && one_in(8))
      value = "marks:" + one_of(markers_);
    else if (!options_.empty() && one_in(5))
      return "$" + one_of(options_);
    else if (one_in(2))
      return number(0, 9);
    else
      value = one_of(known);
    return one_in(4) ? value + "/" + number(1, 9) : value;
  }
  std::string price() {
    constexpr std::array<std::string_view, 8> known{"brick", "lumber", "ore",  "grain",
                                                    "wool",  "any",    "same", "different"};
    std::string price = number(1, 3) + " " + one_of(known);
    if (!counters_.empty() && one_in(2)) price += " " + number(1, 3) + " " + one_of(counters_);
    return price;
  }

  std::string value_of(const Element& element, const AttributeRow& row) {
    constexpr std::array<std::string_view, 5> resources{"brick", "lumber", "ore", "grain", "wool"};
    constexpr std::array<std::string_view, 4> rolls{"2", "6", "8", "11"}, faces{"1", "2", "3", "4"},
        beside{"own-building", "any-building", "own-route", "others-route"};
    switch (row.type) {
      case ValueType::Id:
        return element.name.substr(0, 1) + std::to_string(ids_++) + "x";
      case ValueType::Name:
        return one_or_none(row.name == "marker" ? markers_
                           : row.name == "deck" ? decks_
                           : row.name == "card" ? cards_
                                                : counters_);
      case ValueType::Condition:
        return options_.empty() ? "" : (one_in(4) ? "!" : "") + one_of(options_);
      case ValueType::Line:
        if (element.name == "hex") return number(0, 1) + "." + number(0, 9);
        if (row.name == "to")
          return element.get("what") == "dice"      ? (one_in(2) ? "twice" : "deck")
                 : element.get("what") == "victory" ? number(5, 12)
                                                    : number(1, 9);
        if (row.name == "cards")
          return element.get("what") == "price" ? number(0, 3) + " " + one_of(resources) : one_of(resources);
        return row.name == "key"    ? "q"
               : row.name == "area" ? ""
               : row.name == "pool" ? std::string(pool_of_random_packs)
                                    : "Something";
      case ValueType::YesNo:
        return one_in(2) ? "yes" : "no";
      case ValueType::Whole:
        return number(row.least, row.most);
      case ValueType::OneOf:
        return one_of(row.words);
      case ValueType::Several:
        return some_of(row.words, 2);
      case ValueType::Rolls:
        return some_of(rolls);
      case ValueType::Faces:
        return some_of(faces);
      case ValueType::Colour:
        return "2F6F" + std::to_string(10 + below(90));
      case ValueType::Value:
        return value();
      case ValueType::Values:
        return one_in(2) ? value() : value() + " " + value();
      case ValueType::Terrains:
        return terrain();
      case ValueType::Beside:
        if (!harbors_.empty() && one_in(4)) return "harbor:" + one_of(harbors_);
        return one_in(3) ? "terrain:" + terrain() : one_of(beside);
      case ValueType::Cards:
        return one_in(3) ? "any" : one_in(8) ? one_of(card_words) : some_of(resources);
      case ValueType::Price:
        return price();
    }
    return {};
  }

  /// It names nothing that the pack lacks.
  bool can_be_said(const ElementRow& row) const {
    return std::ranges::none_of(row.attributes, [&](const AttributeRow& attribute) {
      if (!attribute.required || attribute.type != ValueType::Name) return false;
      return (attribute.name == "deck"      ? decks_
              : attribute.name == "marker"  ? markers_
              : attribute.name == "counter" ? counters_
                                            : cards_)
          .empty();
    });
  }

  Element element(const ElementRow& row) {
    Element made{std::string(row.name), {}, {}};
    for (const AttributeRow& attribute : row.attributes)
      if (attribute.required || one_in(4)) made.set(attribute.name, value_of(made, attribute));
    if (made.name == "if" && made.find("value")) {
      constexpr std::array<std::string_view, 5> compares{"is", "at-least", "at-most", "above", "below"};
      for (const std::string_view compare : compares) made.set(compare, "");
      made.set(one_of(compares), value());
    }
    if (made.name == "rule") made.children.push_back(element(*find_row("rule", "when")));
    if (made.name == "rule" || made.name == "action" || made.name == "card") {
      // All that there are, and choices, of which others can be made, oftener.
      std::vector<std::string_view> steps{"choose"};
      for (const ElementRow& step : vocabulary())
        if (std::ranges::count(step.parents, std::string_view("action")) > 0 && step.name != "if" &&
            step.name != "any" && can_be_said(step))
          steps.push_back(step.name);
      if (made.name == "rule" && one_in(2))
        made.children.push_back(element(*find_row("rule", one_in(2) ? "for" : "by")));
      for (int i = 1 + below(3); i > 0; --i)
        made.children.push_back(element(*find_row(made.name, one_of(steps))));
    }
    if (made.name == "bots") made.children.push_back(element(*find_row("bots", "hex")));
    if (made.name == "check") {
      made.children.push_back(element(*find_row("check", "if")));
      return made;
    }
    if (const ElementRow* condition = find_row(made.name, "if"))
      for (int i = one_in(3) ? 1 + below(2) : 0; i > 0; --i) made.children.push_back(element(*condition));
    if (const ElementRow* any = find_row(made.name, "any"); any && one_in(6))
      made.children.push_back(element(*any));
    if (made.name == "any")
      while (made.children.size() < 2) made.children.push_back(element(*find_row("any", "if")));
    return made;
  }

  Random& random_;
  std::vector<std::string> options_, terrains_, harbors_, counters_, markers_, decks_, cards_;
  int ids_ = 0;
};

}  // namespace

own::Element random_pack(Random& random) { return PackMaker(random).pack(); }

}  // namespace hexwright
