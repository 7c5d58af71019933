#include "editor/core/editing/own_rules.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "editor/core/editing/own_names.h"
#include "editor/core/editing/own_words.h"
#include "model/own/vocabulary.h"

namespace hexwright {
namespace {

std::vector<own::Element> copied(const own::Packs& packs) { return {packs.all().begin(), packs.all().end()}; }

own::Element* find(std::vector<own::Element>& elements, std::string_view id) {
  const auto found = std::find_if(elements.begin(), elements.end(),
                                  [&](const own::Element& each) { return each.get("id") == id; });
  return found == elements.end() ? nullptr : &*found;
}

bool has_part(const own::Element& pack, const std::string& id) {
  return std::ranges::any_of(pack.children, [&](const own::Element& part) { return part.get("id") == id; });
}

std::string carried(const TerrainDraft& draft) {
  std::string words;
  const auto add = [&](bool carries, const char* what) {
    if (carries) words += (words.empty() ? "" : " ") + std::string(what);
  };
  add(draft.carries_road, "road");
  add(draft.carries_settlement, "settlement");
  add(draft.carries_ship, "ship");
  return words;
}

own::Element element_of(const TerrainDraft& draft, const std::string& id) {
  own::Element terrain{"terrain", {}, {}};
  terrain.set("id", id);
  terrain.set("title", draft.title);
  terrain.set("colour", fmt::format("{:06X}", draft.colour));
  terrain.set("pattern", draft.pattern == "plain" ? "" : draft.pattern);
  terrain.set("symbol", draft.symbol == "none" ? "" : draft.symbol);
  terrain.set("token", draft.takes_token ? "yes" : "");
  terrain.set("prints", draft.prints);
  terrain.set("yields", draft.yields);
  terrain.set("robber-starts", draft.robber_starts ? "yes" : "");
  if (!draft.carries_road || !draft.carries_settlement || draft.carries_ship)
    terrain.attributes.push_back({"carries", carried(draft)});
  return terrain;
}

own::Element& pack_with(std::vector<own::Element>& packs, const std::string& terrain) {
  for (own::Element& pack : packs)
    if (has_part(pack, terrain)) return pack;
  if (own::Element* drafts = find(packs, pack_of_drafts)) return *drafts;
  return packs.emplace_back(new_pack(pack_of_drafts, "My terrains"));
}

}  // namespace

Command set_packs(const own::Packs& before, own::Packs after) {
  Message title = change_of(before, after);
  return {std::move(title), {SetPacks{std::move(after)}}};
}

own::Element new_pack(const std::string& id, const std::string& title) {
  return {"pack", {{"id", id}, {"title", title}, {"language", std::to_string(own::language)}}, {}};
}

own::Packs with_pack(const own::Packs& packs, own::Element pack) {
  std::vector<own::Element> all = copied(packs);
  own::Element* same = find(all, pack.get("id"));
  if (!same) {
    all.push_back(std::move(pack));
    return own::Packs(std::move(all));
  }
  for (const own::Element& old : same->children)
    if (old.name == "option" && old.find("value"))
      if (own::Element* option = find(pack.children, old.get("id"))) option->set("value", old.get("value"));
  *same = std::move(pack);
  return own::Packs(std::move(all));
}

Outcome<own::Packs> without_pack(const own::Packs& packs, const std::string& id) {
  if (!packs.find(id)) return refuse(N_("the map has no pack {0}"), {id});
  std::vector<own::Element> all = copied(packs);
  std::erase_if(all, [&](const own::Element& pack) { return pack.get("id") == id; });
  return own::Packs(std::move(all));
}

Outcome<own::Packs> with_option(const own::Packs& packs, const std::string& pack, const std::string& option,
                                const std::string& value) {
  std::vector<own::Element> all = copied(packs);
  own::Element* its_pack = find(all, pack);
  if (!its_pack) return refuse(N_("the map has no pack {0}"), {pack});
  own::Element* its_option = find(its_pack->children, option);
  if (!its_option || its_option->name != "option")
    return refuse(N_("the pack {0} has no option {1}"), {pack, option});
  if (its_option->get("kind") == "yes-no" ? value != "yes" && value != "no" : !own::whole(value))
    return refuse(N_("the option {0} does not take \"{1}\""), {option, value});
  if (its_option->get("kind") == "number") {
    const int least = own::whole(its_option->get("least")).value_or(0),
              most = own::whole(its_option->get("most")).value_or(9'999);
    if (const int number = *own::whole(value); number < least || number > most)
      return refuse(N_("the option {0} takes a number from {1} to {2}"),
                    {option, std::to_string(least), std::to_string(most)});
  }
  its_option->set("value", value == its_option->get("standard") ? "" : value);
  own::make_canonical(*its_pack);
  return own::Packs(std::move(all));
}

TerrainDraft draft_of(const own::OwnTerrain& terrain) {
  TerrainDraft draft{.title = terrain.title,
                     .colour = terrain.colours.standard,
                     .pattern = std::string(terrain.pattern),
                     .symbol = std::string(terrain.symbol),
                     .takes_token = terrain.takes_token,
                     .prints = {},
                     .yields = terrain.yields_choice ? "choice"
                               : terrain.yields      ? std::string(id(*terrain.yields))
                                                     : "",
                     .robber_starts = terrain.robber_starts,
                     .carries_road = terrain.carries_road,
                     .carries_settlement = terrain.carries_settlement,
                     .carries_ship = terrain.carries_ship};
  for (std::size_t number = 2; number <= 12; ++number)
    if (terrain.prints.test(number))
      draft.prints += (draft.prints.empty() ? "" : " ") + std::to_string(number);
  return draft;
}

Outcome<own::Packs> with_terrain(const own::Packs& packs, const std::string& id, const TerrainDraft& draft) {
  std::vector<own::Element> all = copied(packs);
  own::Element& pack = pack_with(all, id);
  own::Element terrain = element_of(draft, id.empty() ? id_for(packs, pack, draft.title) : id);
  const auto old = std::ranges::find_if(
      pack.children, [&](const own::Element& part) { return !id.empty() && part.get("id") == id; });
  if (old == pack.children.end()) {
    pack.children.push_back(std::move(terrain));
  } else {
    // What the window does not ask for stays.
    for (const char* kept : {"word", "numbers"})
      if (const std::string* value = old->find(kept)) terrain.set(kept, *value);
    *old = std::move(terrain);
  }
  own::make_canonical(pack);
  if (auto problems = own::form_problems(pack); !problems.empty())
    return Refusal{std::move(problems.front().message)};
  return own::Packs(std::move(all));
}

Scenario preview_of(const TerrainDraft& draft) {
  Scenario scenario;
  own::Element pack = new_pack("preview", "Preview");
  pack.children.push_back(element_of(draft, "preview"));
  if (draft.title.empty()) pack.children.front().set("title", "?");
  if (!own::form_problems(pack).empty()) return scenario;
  scenario.own = own::Packs({pack});
  Cell& cell = scenario.cells[{0, 0}];
  cell.terrain = scenario.own.terrains().front().value;
  if (draft.takes_token) cell.token = 5;
  return scenario;
}

}  // namespace hexwright
