#include <algorithm>
#include <iterator>

#include <wx/intl.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/rename.h"
#include "editor/core/editing/vocabulary.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/fields/counts_fields.h"
#include "editor/gui/fields/field.h"

namespace hexwright::gui {
namespace {

Field name_field(const NamedPlace& thing) {
  return {_("Name"),
          _("Name"),
          TextLine{shown(thing.name)},
          [thing](const Scenario& now, const FieldValue& value) {
            return rename(now, thing, utf8(std::get<TextLine>(value).text));
          },
          {},
          true};
}

void add_roles(const Scenario& scenario, const std::string& name, const Area& area, Fields& fields) {
  const Allowed allowed(scenario.rules);
  for (const AreaRole role : all_area_roles) {
    if (!allowed(role) && !area.roles.contains(role)) continue;
    fields.push_back({_("What it is for"),
                      words(title(role)),
                      Switch{area.roles.contains(role)},
                      [name, role](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set_area_role(now, name, role, std::get<Switch>(value).on);
                      },
                      {}});
  }
}

// A field that changes one member of the area's chits.
template <class Take>
Field chit_field(const std::string& name, const wxString& label, FieldValue value, Take take,
                 const wxString& help) {
  return {_("Victory points for settling"), label, std::move(value),
          [name, take](const Scenario& now, const FieldValue& changed) -> Outcome<Command> {
            Chits chits = now.areas.at(name).chits.value_or(Chits{});
            take(chits, changed);
            return set_area_chits(now, name, chits);
          },
          help};
}

void add_chits(const std::string& name, const Area& area, Fields& fields) {
  fields.push_back({_("Victory points for settling"),
                    _("Gives points"),
                    Switch{area.chits.has_value()},
                    [name](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                      return set_area_chits(
                          now, name, std::get<Switch>(value).on ? std::optional(Chits{}) : std::nullopt);
                    },
                    {}});
  if (!area.chits) return;
  fields.push_back(chit_field(
      name, _("Points"), Number{area.chits->points, 1, limits::count},
      [](Chits& chits, const FieldValue& value) { chits.points = std::get<Number>(value).value; },
      _("For each settlement that scores")));
  fields.push_back(chit_field(
      name, _("Settlements that score"), Number{area.chits->settlements, 1, limits::count},
      [](Chits& chits, const FieldValue& value) { chits.settlements = std::get<Number>(value).value; },
      _("Of one player; 1: only the first")));
  fields.push_back(chit_field(
      name, _("For every player"), Switch{area.chits->every_player},
      [](Chits& chits, const FieldValue& value) { chits.every_player = std::get<Switch>(value).on; },
      _("Otherwise only the first player to settle here scores")));
}

constexpr std::array legal_numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

template <class Things, class Use>
void with(const Things& things, const std::string& name, Use use) {
  if (const auto found = things.find(name); found != things.end()) use(found->second);
}

}  // namespace

Fields fields_of_named(const Scenario& scenario, const NamedPlace& thing) {
  Fields fields{name_field(thing)};
  const std::string& name = thing.name;
  const auto set_count = [name](const Scenario& now, auto face, int count) {
    return set_pool_count(now, name, face, count);
  };
  switch (thing.kind) {
    case NamedPlace::Kind::Area:
      with(scenario.areas, name, [&](const Area& area) {
        fields.push_back({_("Name"), _("Hexes"), Fact{wxString::Format("%zu", area.cells.size())}, {}, {}});
        add_roles(scenario, name, area, fields);
        add_chits(name, area, fields);
      });
      break;
    case NamedPlace::Kind::Stack:
      with(scenario.stacks, name, [&](const Stack& stack) {
        std::ranges::move(fields_of_stack(scenario, name, stack), std::back_inserter(fields));
      });
      break;
    case NamedPlace::Kind::TerrainPool:
      with(scenario.terrain_pools, name, [&](const Counts<Terrain>& counts) {
        add_counts(scenario, _("Hexes in the pool"), counts, offered_terrains(scenario), set_count, fields);
      });
      break;
    case NamedPlace::Kind::TokenPool:
      with(scenario.token_pools, name, [&](const Counts<int>& counts) {
        add_counts(scenario, _("Tokens in the pool"), counts, legal_numbers, set_count, fields);
        std::ranges::move(fields_of_terrain_tokens(scenario, name), std::back_inserter(fields));
      });
      break;
    case NamedPlace::Kind::HarborPool:
      with(scenario.harbor_pools, name, [&](const Counts<HarborKind>& counts) {
        add_counts(scenario, _("Harbors in the pool"), counts, own::all_of<HarborKind>(scenario.own),
                   set_count, fields);
      });
      break;
    case NamedPlace::Kind::OwnRules:
      break;  // they have a window of their own
  }
  if (fields.size() == 1) fields.clear();
  return fields;
}

}  // namespace hexwright::gui
