#include <algorithm>
#include <iterator>

#include <wx/intl.h>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/vocabulary.h"
#include "editor/core/search/place_words.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/fields/field.h"

namespace hexwright::gui {
namespace {

// The ways in which a place can get its face, with their words: undecided, each face, each pool.
template <class Face>
struct Ways {
  std::vector<wxString> titles;
  std::vector<Placed<Face>> faces;

  void add(const wxString& title, Placed<Face> face) {
    titles.push_back(title);
    faces.push_back(std::move(face));
  }
  template <class Pools>
  void add_pools(const Pools& pools) {
    for (const auto& [name, counts] : pools)
      add(wxString::Format(_("drawn from %s"), shown(name)), Drawn{name});
  }
  /// One that is not on the list (an illegal number, a pool that is gone) is shown all the same.
  Pick pick(const std::optional<Placed<Face>>& face, const wxString& unknown_title) {
    if (!face) return {titles, -1};
    auto found = std::ranges::find(faces, *face);
    if (found == faces.end()) {
      add(unknown_title, *face);
      found = std::prev(faces.end());
    }
    return {titles, static_cast<int>(found - faces.begin())};
  }
};

template <class Face>
wxString unknown(const Placed<Face>& face, const wxString& number) {
  if (const std::string* pool = pool_of(face)) return wxString::Format(_("drawn from %s"), shown(*pool));
  return number;
}

// What all the hexes have; none when they differ.
template <class Get>
auto common(const Scenario& scenario, const HexSet& hexes, Get get) {
  using Value = std::decay_t<decltype(get(std::declval<const Cell&>()))>;
  std::optional<Value> value;
  for (const Hex hex : hexes) {
    const auto cell = scenario.cells.find(hex);
    const Value here = cell == scenario.cells.end() ? Value() : get(cell->second);
    if (value && *value != here) return std::optional<Value>();
    value = here;
  }
  return value;
}

Field terrain_field(const Scenario& scenario, const HexSet& hexes) {
  Ways<Terrain> ways;
  ways.add(_("undecided"), std::monostate());
  const Allowed allowed(scenario.rules);
  const auto now = common(scenario, hexes, [](const Cell& cell) { return cell.terrain; });
  for (const Terrain terrain : own::all_of<Terrain>(scenario.own))
    if (allowed(terrain) || now == PlacedTerrain(terrain))
      ways.add(words(own::title(scenario.own, terrain)), terrain);
  ways.add_pools(scenario.terrain_pools);
  const Pick pick = ways.pick(now, now ? unknown(*now, {}) : wxString());
  return {_("Layers"),
          _("Terrain"),
          pick,
          [hexes, faces = ways.faces](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
            const HexSet open = face_up(now, hexes);
            if (open.empty()) return comes_from_its_stack();
            return set_terrain(open, faces[static_cast<std::size_t>(std::get<Pick>(value).chosen)]);
          },
          {}};
}

Field token_field(const Scenario& scenario, const HexSet& hexes) {
  Ways<int> ways;
  ways.add(_("none"), std::monostate());
  for (int number = 2; number <= 12; ++number)
    if (is_legal_number(number)) ways.add(wxString::Format("%d", number), number);
  ways.add_pools(scenario.token_pools);
  const auto now = common(scenario, hexes, [](const Cell& cell) { return cell.token; });
  const wxString number = now && fixed(*now) ? wxString::Format("%d", *fixed(*now)) : wxString();
  const Pick pick = ways.pick(now, now ? unknown(*now, number) : wxString());
  return {_("Layers"),
          _("Number token"),
          pick,
          [hexes, faces = ways.faces](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
            const HexSet open = face_up(now, hexes);
            if (open.empty()) return comes_from_its_stack();
            return set_token(open, faces[static_cast<std::size_t>(std::get<Pick>(value).chosen)]);
          },
          {}};
}

Field fog_field(const Scenario& scenario, const HexSet& hexes) {
  std::vector<wxString> titles{_("no, face up")};
  std::vector<std::string> stacks{""};
  for (const auto& [name, stack] : scenario.stacks) {
    titles.push_back(shown(name));
    stacks.push_back(name);
  }
  const auto now = common(scenario, hexes, [](const Cell& cell) { return cell.stack; });
  int chosen = -1;
  if (now) {
    auto found = std::ranges::find(stacks, *now);
    if (found == stacks.end()) {
      titles.push_back(shown(*now));
      stacks.push_back(*now);
      found = std::prev(stacks.end());
    }
    chosen = static_cast<int>(found - stacks.begin());
  }
  return {_("Layers"),
          _("Face down from"),
          Pick{titles, chosen},
          [hexes, stacks](const Scenario&, const FieldValue& value) -> Outcome<Command> {
            return set_hidden(hexes, stacks[static_cast<std::size_t>(std::get<Pick>(value).chosen)]);
          },
          {}};
}

}  // namespace

Fields fields_of_hexes(const Scenario& scenario, const HexSet& hexes) {
  Fields fields;
  if (hexes.size() == 1)
    fields.push_back({_("Layers"),
                      _("Place"),
                      Fact{wxString::Format("%d,%d", hexes.begin()->q, hexes.begin()->r)},
                      {},
                      {}});
  else
    fields.push_back({_("Layers"), _("Hexes"), Fact{wxString::Format("%zu", hexes.size())}, {}, {}});
  fields.push_back(terrain_field(scenario, hexes));
  fields.push_back(token_field(scenario, hexes));
  fields.push_back(fog_field(scenario, hexes));
  std::ranges::move(fields_of_frontier(scenario, *hexes.begin()), std::back_inserter(fields));
  for (const auto& [name, area] : scenario.areas) {
    const bool inside =
        std::ranges::all_of(hexes, [&cells = area.cells](Hex hex) { return cells.contains(hex); });
    fields.push_back({_("Lies in these areas"),
                      shown(name),
                      Switch{inside},
                      [hexes, name = name](const Scenario&, const FieldValue& value) -> Outcome<Command> {
                        return set_in_area(hexes, name, std::get<Switch>(value).on);
                      },
                      {}});
  }
  return fields;
}

Fields fields_of_harbor(const Scenario& scenario, Path at) {
  const Harbor& harbor = scenario.harbors.at(at);
  Ways<HarborKind> ways;
  ways.add(_("undecided"), std::monostate());
  for (const HarborKind kind : own::all_of<HarborKind>(scenario.own))
    ways.add(words(own::title(scenario.own, kind)), kind);
  ways.add_pools(scenario.harbor_pools);
  const Pick pick = ways.pick(harbor.kind, unknown(harbor.kind, {}));
  const Hex sea = harbor_hex(at, harbor), land = harbor_target(at, harbor);
  Fields fields;
  fields.push_back(
      {_("Harbor"),
       _("Kind"),
       pick,
       [at, faces = ways.faces](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
         return set_harbor_kind(now, at, faces[static_cast<std::size_t>(std::get<Pick>(value).chosen)]);
       },
       {}});
  fields.push_back({_("Harbor"), _("Lies in"), Fact{wxString::Format("%d,%d", sea.q, sea.r)}, {}, {}});
  fields.push_back({_("Harbor"), _("Faces"), Fact{wxString::Format("%d,%d", land.q, land.r)}, {}, {}});
  return fields;
}

}  // namespace hexwright::gui
