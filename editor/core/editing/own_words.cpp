#include "editor/core/editing/own_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/core/editing/own_names.h"
#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"
#include "model/rules/terrain_set.h"
#include "model/scenario/plural.h"

namespace hexwright {

Message in_words_of_window(const own::Problem& problem, const own::ElementRow& row) {
  if (const auto* idle = problem.idle.empty() ? nullptr : own::find_attribute(row, problem.idle))
    return say(N_("\"{0}\" means nothing here; take it out"), own::title_of(row, *idle));
  if (!problem.lacks.empty())
    return say(N_("it does not say all that it must: the part \"{0}\" is missing"), Message(problem.lacks));
  return problem.in_window == Message{} ? problem.message : problem.in_window;
}

Message in_words_of_window(const Finding& finding, const own::Element& thing) {
  if (finding.check == "own.terrains-lie" && thing.name == "marker")
    return say(N_("{0}; lay it with the tool for marks (K)"), finding.message);
  if (finding.check == "own.terrains-lie")
    return say(N_("{0}; paint one: it is in the palette"), finding.message);
  if (finding.check == "own.harbors-lie")
    return say(N_("{0}; lay one: it is in the palette"), finding.message);
  return finding.message;
}

Message in_words_of_window(const own::FormProblem& problem, const own::ElementRow& row) {
  Message message = problem.message;
  const auto* attribute = own::find_attribute(row, problem.attribute);
  if (attribute && !message.arguments.empty() &&
      message.arguments.front() == Argument(std::string(problem.attribute)))
    message.arguments.front() = own::title_of(row, *attribute);
  return message;
}

namespace {

bool is_named(const own::Element& part) {
  return part.name == "terrain" || part.name == "harbor" || part.name == "marker" || part.name == "counter" ||
         part.name == "deck" || part.name == "option";
}

/// The packs with what can be named, and one part; said whether its option is on or not.
own::Packs alone(const own::Packs& packs, const own::Element& pack, std::size_t part) {
  std::vector<own::Element> all(packs.all().begin(), packs.all().end());
  for (own::Element& each : all) {
    std::erase_if(each.children, [](const own::Element& other) { return !is_named(other); });
    if (each.get("id") != pack.get("id")) continue;
    own::Element said = pack.children[part];
    said.set("if-option", "");
    each.children.push_back(std::move(said));
  }
  return own::Packs(std::move(all));
}

Message saying_of_named(const own::Packs& packs, const own::Element& part) {
  const std::string title(part.get("title"));
  if (part.name == "option")
    return part.find("about") ? say("{0}: {1}", title, part.get("about")) : say("{0}", title);
  if (part.name == "deck") return say(N_("{0}: a deck of cards."), title);
  if (part.name == "counter")
    return part.get("of") == "table"
               ? say(N_("{0}: counted for the table, up to {1}."), title, part.get("most"))
               : say(N_("{0}: counted for each player, up to {1}."), title, part.get("most"));
  const auto is_it = [&](const auto& thing) { return thing.id == part.get("id"); };
  if (const auto terrain = std::ranges::find_if(packs.terrains(), is_it); terrain != packs.terrains().end())
    return own::sentence(*terrain);
  if (const auto harbor = std::ranges::find_if(packs.harbors(), is_it); harbor != packs.harbors().end())
    return own::sentence(*harbor);
  return say("{0}", title);
}

/// What one element asks of a hex; parts that are given must all hold.
struct Asked {
  std::optional<TerrainSet> terrains;
  own::Numbers numbers;
  std::optional<AreaRole> role;

  bool nothing() const { return !terrains && numbers.none() && !role; }
};

Asked asked_by(const own::Packs& packs, const own::Element& element, const own::ElementRow& row) {
  Asked asked;
  if (element.get("not") == "yes") return asked;
  for (const own::AttributeRow& attribute : row.attributes) {
    const std::string_view value = element.get(attribute.name);
    for (const NameUse& use : names_in(attribute, value)) {
      if (use.kind != "terrain") continue;
      if (!asked.terrains) asked.terrains.emplace();
      if (const auto terrain = own::from_id<Terrain>(packs, value.substr(use.at, use.length)))
        asked.terrains->add(*terrain);
    }
    if (attribute.type == own::ValueType::Rolls) asked.numbers |= own::numbers_of(value);
    if (attribute.name == "role") asked.role = area_role_from_id(value);
  }
  return asked;
}

bool lies_in(const Scenario& scenario, Hex hex, AreaRole role) {
  return std::ranges::any_of(scenario.areas, [&](const auto& named) {
    return named.second.roles.contains(role) && named.second.cells.contains(hex);
  });
}

bool fits(const Scenario& scenario, const own::Packs& packs, Hex hex, const Cell& cell, const Asked& asked) {
  const auto terrain = open_terrain(cell);
  if (asked.terrains && !(terrain && asked.terrains->contains(*terrain))) return false;
  if (asked.role && !lies_in(scenario, hex, *asked.role)) return false;
  if (asked.numbers.none()) return true;
  own::Numbers numbers;
  if (const auto token = open_token(cell); token && *token >= 0)
    numbers.set(static_cast<std::size_t>(*token));
  if (const own::OwnTerrain* own = terrain ? packs.terrain(*terrain) : nullptr) numbers |= own->prints;
  return (numbers & asked.numbers).any();
}

std::vector<Asked> all_asked(const own::Packs& packs, const own::Element& thing) {
  std::vector<Asked> all;
  const auto add = [&](const own::Element& element, std::string_view parent) {
    const own::ElementRow* row = own::find_row(parent, element.name);
    if (!row) return;
    Asked asked = asked_by(packs, element, *row);
    if (!asked.nothing()) all.push_back(asked);
  };
  if (thing.name == "terrain") {
    Asked asked;
    asked.terrains.emplace();
    if (const auto terrain = own::from_id<Terrain>(packs, thing.get("id"))) asked.terrains->add(*terrain);
    return {asked};
  }
  add(thing, "pack");
  for (const own::Element& part : thing.children) add(part, thing.name);
  return all;
}

}  // namespace

Message saying_of(const own::Packs& packs, const own::Element& pack, std::size_t part) {
  const own::Element& said = pack.children[part];
  if (is_named(said)) return saying_of_named(packs, said);
  const own::Book book = own::read_book(alone(packs, pack, part));
  const own::Element* its_pack = book.packs.find(pack.get("id"));
  if (auto sentences = own::sentences_of(book, *its_pack);
      !sentences.empty() && sentences.back().part == &its_pack->children.back())
    return std::move(sentences.back().words);
  if (said.find("title")) return say("{0}", said.get("title"));
  return Message(own::find_row("pack", said.name)->about);
}

std::vector<Hex> places_of(const Scenario& scenario, const own::Packs& packs, const own::Element& thing) {
  const auto all = all_asked(packs, thing);
  std::vector<Hex> hexes;
  for (const auto& [hex, cell] : scenario.cells)
    if (std::ranges::any_of(all, [&, here = hex, &its = cell](const Asked& asked) {
          return fits(scenario, packs, here, its, asked);
        }))
      hexes.push_back(hex);
  std::ranges::sort(hexes);
  return hexes;
}

std::vector<Intersection> corners_around(const Scenario& scenario, const std::vector<Hex>& hexes) {
  std::vector<Intersection> corners;
  for (const Hex hex : hexes)
    for (const Corner corner : all_corners)
      corners.push_back(scenario.topology.canonical(Intersection(hex, corner)));
  std::ranges::sort(corners);
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  return corners;
}

Message places_in_words(const Scenario& scenario, const own::Packs& packs, const own::Element& thing) {
  if (all_asked(packs, thing).empty()) return {};
  const auto hexes = places_of(scenario, packs, thing);
  if (hexes.empty()) return Message{N_("No hex of this map")};
  return say("{0}, {1}",
             by_number(hexes.size(), plural(N_("{0} hex of this map"), N_("{0} hexes of this map"))),
             say(N_("with {0} corners"), corners_around(scenario, hexes).size()));
}

namespace {

std::string name_of(const own::Element& part) {
  return std::string(part.find("title") ? part.get("title") : std::string_view(part.name));
}

/// Names of the parts that one has and the other has not just so.
void add_others(std::set<std::string>& names, const own::Element& pack, const own::Element& other) {
  for (const own::Element& part : pack.children)
    if (std::ranges::find(other.children, part) == other.children.end()) names.insert(name_of(part));
}

Message change_in(const own::Element& before, const own::Element& after) {
  std::set<std::string> names;
  add_others(names, after, before);
  // What has another title is one thing, not two.
  if (names.empty() || after.children.size() < before.children.size()) add_others(names, before, after);
  return names.size() == 1 ? say("{0}, {1}", name_of(after), *names.begin()) : say("{0}", name_of(after));
}

}  // namespace

Message change_of(const own::Packs& before, const own::Packs& after) {
  constexpr std::size_t most_named = 3;
  std::vector<Argument> changes;
  for (const own::Element& pack : after.all())
    if (const own::Element* old = before.find(pack.get("id")); !old)
      changes.emplace_back(name_of(pack));
    else if (!(*old == pack))
      changes.emplace_back(change_in(*old, pack));
  for (const own::Element& pack : before.all())
    if (!after.find(pack.get("id"))) changes.emplace_back(say(N_("without {0}"), name_of(pack)));
  if (changes.empty()) return Message{N_("change the own rules")};
  if (changes.size() > most_named) {
    changes.resize(most_named);
    changes.emplace_back(std::string("…"));
  }
  return say(N_("own rules: {0}"), joined_by(std::string("; "), changes));
}

}  // namespace hexwright
