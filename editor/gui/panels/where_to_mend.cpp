#include "editor/gui/panels/where_to_mend.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <wx/intl.h>

#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

/// What findings without a fix are about: a label, or a group of which the first field is taken.
struct About {
  std::string_view check;
  const char* label;
};
constexpr std::array abouts{
    About{"map.titled", wxTRANSLATE("Title")},
    About{"map.players-sane", wxTRANSLATE("Fewest players")},
    About{"map.boxes-known", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-hexes", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-tokens", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-harbors", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-pieces", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-chits", wxTRANSLATE("Boxes")},
    About{"map.boxes-hold-accessories", wxTRANSLATE("Boxes")},
    About{"map.rules-known", wxTRANSLATE("Rules")},
    About{"map.modules-on", wxTRANSLATE("Rules")},
    About{"base.founding-places-suffice", wxTRANSLATE("Most players")},
    About{"desolation.coast-for-founding", wxTRANSLATE("Most players")},
    About{"spices.hexes-enough", wxTRANSLATE("Most players")},
    About{"base.victory-points-attainable", wxTRANSLATE("Victory points")},
    About{"spices.points-raised", wxTRANSLATE("Victory points")},
    About{"explorers.usual-game", wxTRANSLATE("Fewest players")},
    About{"desolation.usual-victory-points", wxTRANSLATE("Victory points")},
    About{"desolation.spare-tokens-suffice", wxTRANSLATE("Spare tokens")},
    About{"base.founding-areas-have-land", wxTRANSLATE("What it is for")},
    About{"seafarers.chits-can-score", wxTRANSLATE("Victory points for settling")},
    About{"map.pools-suffice", wxTRANSLATE("Hexes in the pool")},
};

std::optional<std::size_t> place_of(Fields::const_iterator found, const Fields& fields) {
  if (found == fields.end()) return {};
  return static_cast<std::size_t>(found - fields.begin());
}

/// A fact tells of the others, and nobody can set it.
std::optional<std::size_t> first_changed(const Fields& now, const Fields& mended) {
  const auto is_kept = [&](const Field& field) {
    if (std::holds_alternative<Fact>(field.value)) return true;
    return std::ranges::any_of(mended, [&](const Field& other) {
      return other.group == field.group && other.label == field.label && other.value == field.value;
    });
  };
  return place_of(std::ranges::find_if_not(now, is_kept), now);
}

}  // namespace

Scenario mended(const Scenario& scenario, const Finding& finding) {
  Scenario after = scenario;
  if (finding.fix) apply_edits(after, finding.fix->edits);
  return after;
}

std::optional<std::size_t> field_to_mend(const Finding& finding, const Fields& now, const Fields& mended) {
  if (const auto changed = first_changed(now, mended)) return changed;
  const auto about = std::ranges::find(abouts, finding.check, &About::check);
  if (about == abouts.end()) return {};
  const wxString label = wxGetTranslation(about->label);
  return place_of(std::ranges::find_if(
                      now, [&](const Field& field) { return field.label == label || field.group == label; }),
                  now);
}

}  // namespace hexwright::gui
