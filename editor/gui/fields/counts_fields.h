#pragma once

#include <wx/intl.h>

#include "editor/core/editing/vocabulary.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/fields/field.h"
#include "model/scenario/limits.h"

namespace hexwright::gui {

/// The terrains that the chosen rules have.
inline std::vector<Terrain> offered_terrains(const Scenario& scenario) {
  const Allowed allowed(scenario.rules);
  std::vector<Terrain> result;
  for (const Terrain terrain : own::all_of<Terrain>(scenario.own))
    if (allowed(terrain)) result.push_back(terrain);
  return result;
}

wxString face_words(const own::Packs& packs, auto face) { return words(own::title(packs, face)); }
inline wxString face_words(const own::Packs& /*of no interest*/, int number) {
  return wxString::Format("%d", number);
}

/// One number for each face that a pool can hold, and for those that it holds already.
template <class Face, class Faces, class Set>
void add_counts(const Scenario& scenario, const wxString& group, const Counts<Face>& counts,
                const Faces& faces, Set set, Fields& fields) {
  Counts<Face> all;
  for (const Face face : faces) all[face] = 0;
  for (const auto& [face, count] : counts) all[face] = count;
  for (const auto& [face, count] : all)
    fields.push_back({group,
                      face_words(scenario.own, face),
                      Number{count, 0, limits::count},
                      [set, face = face](const Scenario& now, const FieldValue& value) -> Outcome<Command> {
                        return set(now, face, std::get<Number>(value).value);
                      },
                      {}});
  fields.push_back({group, _("Together"), Fact{wxString::Format("%d", total(counts))}, {}, {}});
}

}  // namespace hexwright::gui
