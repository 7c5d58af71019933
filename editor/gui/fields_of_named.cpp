#include <wx/intl.h>

#include "core/pools.h"
#include "core/properties.h"
#include "core/rename.h"
#include "gui/field.h"
#include "gui/words.h"
#include "scenario/limits.h"

namespace hexwright::gui {
namespace {

Field name_field(const NamedPlace& thing) {
  return {_("Name"),
          _("Name"),
          TextLine{shown(thing.name)},
          [thing](const Scenario& now, const FieldValue& value) {
            return rename(now, thing, utf8(std::get<TextLine>(value).text));
          },
          {}};
}

void add_roles(const std::string& name, const Area& area, Fields& fields) {
  for (const AreaRole role : all_area_roles)
    fields.push_back({_("What it is for"),
                      words(title(role)),
                      Switch{area.roles.contains(role)},
                      [name, role](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set_area_role(now, name, role, std::get<Switch>(value).on);
                      },
                      {}});
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

template <class Face>
wxString face_words(Face face) {
  return words(title(face));
}
wxString face_words(int number) { return wxString::Format("%d", number); }

// One number for each face that a pool can hold, and for those that it holds already.
template <class Face, class Faces, class Set>
void add_counts(const wxString& group, const Counts<Face>& counts, const Faces& faces, Set set,
                Fields& fields) {
  Counts<Face> all;
  for (const Face face : faces) all[face] = 0;
  for (const auto& [face, count] : counts) all[face] = count;
  for (const auto& [face, count] : all)
    fields.push_back({group,
                      face_words(face),
                      Number{count, 0, limits::count},
                      [set, face = face](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set(now, face, std::get<Number>(value).value);
                      },
                      {}});
  fields.push_back({group, _("Together"), Fact{wxString::Format("%d", total(counts))}, {}, {}});
}

Field tokens_of_stack(const Scenario& scenario, const std::string& name, const Stack& stack) {
  std::vector<wxString> titles{_("none")};
  std::vector<std::string> pools{""};
  for (const auto& [pool, counts] : scenario.token_pools) {
    titles.push_back(shown(pool));
    pools.push_back(pool);
  }
  const auto found = std::find(pools.begin(), pools.end(), stack.token_pool);
  const int chosen = found == pools.end() ? -1 : static_cast<int>(found - pools.begin());
  return {_("Number tokens"), _("From the pool"), Pick{titles, chosen},
          [name, pools](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
            return set_stack_tokens(now, name, pools[static_cast<std::size_t>(std::get<Pick>(value).chosen)]);
          },
          _("Tokens go to the hexes that yield something, as they are turned up")};
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
        add_roles(name, area, fields);
        add_chits(name, area, fields);
      });
      break;
    case NamedPlace::Kind::Stack:
      with(scenario.stacks, name, [&](const Stack& stack) {
        fields.push_back(tokens_of_stack(scenario, name, stack));
        const auto set = [name](const Scenario& now, Terrain face, int count) {
          return set_stack_count(now, name, face, count);
        };
        add_counts(_("Hexes in the stack"), stack.hexes, all_terrains, set, fields);
      });
      break;
    case NamedPlace::Kind::TerrainPool:
      with(scenario.terrain_pools, name, [&](const Counts<Terrain>& counts) {
        add_counts(_("Hexes in the pool"), counts, all_terrains, set_count, fields);
      });
      break;
    case NamedPlace::Kind::TokenPool:
      with(scenario.token_pools, name, [&](const Counts<int>& counts) {
        add_counts(_("Tokens in the pool"), counts, legal_numbers, set_count, fields);
      });
      break;
    case NamedPlace::Kind::HarborPool:
      with(scenario.harbor_pools, name, [&](const Counts<HarborKind>& counts) {
        add_counts(_("Harbors in the pool"), counts, all_harbor_kinds, set_count, fields);
      });
      break;
  }
  if (fields.size() == 1) fields.clear();
  return fields;
}

}  // namespace hexwright::gui
