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

/// Reads what has a name, and finds it by that name; keeps what is read.
class NameReader {
 protected:
  explicit NameReader(const Packs& packs) : packs_(packs) {
    book_.packs = packs;
    for (const Element& pack : packs.all()) read_names(pack);
    for (const Element& pack : packs.all()) read_cards_and_sites(pack);
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
          book_.decks.push_back(
              {id, std::string(part.get("title")), part.get("kind") == "hand", part.get("kind") == "sites"});
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

  /// What is named after things that stand further below.
  void read_cards_and_sites(const Element& pack) {
    pack_ = &pack;
    for (const Element& part : pack.children) {
      if (part.name == "card" && is_in_play(part))
        book_.cards.push_back(
            {std::string(part.get("id")), std::string(part.get("title")), deck_named(part.get("deck"))});
      if (part.name != "marker" || !part.find("deck")) continue;
      const int its = deck(part);
      const auto kind = mark(part, part.get("id"));
      if (its < 0 || !kind) continue;
      if (!book_.decks[at(its)].at_sites)
        problem(part, say(N_("the cards of this deck do not lie at sites: it is not of that kind")));
      else
        book_.sites.push_back({*kind, its, &part});
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
  inline static const std::vector<std::string_view> of_places{"terrain",    "role",   "not-role", "beside",
                                                              "coast",      "marker", "area",     "number",
                                                              "all-around", "card",   "turned"};

  const Element* option(std::string_view id) const {
    const auto found = ids_.find(id);
    return found != ids_.end() && found->second->name == "option" ? found->second : nullptr;
  }
  static std::string_view option_of(const Element& element) {
    std::string_view name = element.get("if-option");
    if (name.starts_with('!')) name.remove_prefix(1);
    return name;
  }
  /// Its option is as it must be, and there is one of that name.
  bool is_in_play(const Element& element) const {
    if (!element.find("if-option")) return true;
    const Element* its = option(option_of(element));
    if (!its) return false;
    const auto value = chosen_value(*its);
    return (value == "yes" || whole(value).value_or(0) > 0) != element.get("if-option").starts_with('!');
  }
  /// The same; what names no option is a problem.
  bool holds(const Element& element) {
    if (const auto name = option_of(element); !name.empty() && !option(name))
      unknown(element, name, "option");
    return is_in_play(element);
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
    else if (kind == "card")
      say_so(N_("there is no card \"{0}\"; did you mean \"{1}\"?"), N_("there is no card \"{0}\""));
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
    const int its = deck_named(name);
    if (its < 0) unknown(element, name, "deck");
    return its;
  }
  int deck_named(std::string_view name) const {
    for (std::size_t i = 0; i < book_.decks.size(); ++i)
      if (book_.decks[i].id == name) return static_cast<int>(i);
    return -1;
  }

  /// One that lies at sites, as `Filter` has it.
  int card(const Element& element, std::string_view name) {
    const auto declared = ids_.find(name);
    if (declared == ids_.end() || declared->second->name != "card") {
      unknown(element, name, "card");
      return Filter::not_in_play;
    }
    const int its = deck_named(declared->second->get("deck"));
    if (its < 0 || !book_.decks[at(its)].at_sites)
      problem(element, say(N_("the card \"{0}\" lies nowhere: its deck is none for sites"), name));
    for (std::size_t i = 0; i < book_.cards.size(); ++i)
      if (book_.cards[i].id == name) return static_cast<int>(i);
    return Filter::not_in_play;
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

  static int noted(const std::string& name, std::vector<std::string>& names) {
    const auto found = std::find(names.begin(), names.end(), name);
    const auto place = found - names.begin();
    if (found == names.end()) names.push_back(name);
    return static_cast<int>(place);
  }
  int area(const std::string& name) { return noted(name, book_.areas); }
  int pool(const std::string& name) { return noted(name, book_.pools); }

  const Packs& packs_;
  const Element* pack_ = nullptr;
  std::map<std::string, const Element*, std::less<>> ids_;
  Book book_;
};

}  // namespace hexwright::own
