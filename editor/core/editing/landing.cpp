#include <limits>
#include <memory>

#include "editor/core/editing/fragment.h"
#include "editor/core/editing/frontiers.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/shapes.h"
#include "editor/core/editing/small_pieces.h"
#include "model/rules/words.h"

// Where the small things of a board may be put.

namespace hexwright {
namespace {

Refusal no_hex() { return refuse(N_("there is no hex here")); }

/// What is near a place, without the things that lie about there: as much as decides where one may go.
Scenario near(const Scenario& scenario, Hex middle) {
  constexpr int reach = 4;
  Scenario piece = names_of(scenario);
  piece.topology = scenario.topology;
  for (const Hex h : disc(middle, reach))
    if (const auto cell = scenario.cells.find(scenario.topology.canonical(h)); cell != scenario.cells.end())
      piece.cells.insert(*cell);
  return piece;
}

/// The words for the history: for moving, changing places with another of its kind, and copying.
struct LandingWords {
  const char *move, *swap, *copy;
};

/// Puts a thing somewhere; without edits it was there already.
class Lander {
 public:
  Lander(const Scenario& scenario, const Pointer& to, bool copy)
      : scenario_(scenario), to_(to), copy_(copy) {}

  Outcome<Landing> operator()(const TokenPiece& thing) const {
    constexpr LandingWords words{N_("move the number token"), N_("swap two number tokens"),
                                 N_("copy the number token")};
    if (to_.hex == thing.at) return stays(thing);
    const auto found = scenario_.cells.find(to_.hex);
    if (found == scenario_.cells.end()) return no_hex();
    const Cell& target = found->second;
    if (is_hidden(target)) return refuse(N_("this hex lies face down: it shows no number token"));
    if (open_terrain(target) == Terrain::Sea) return refuse(N_("number tokens lie on land"));
    Edits edits{SetToken{to_.hex, scenario_.cells.at(thing.at).token}};
    if (!copy_) edits.push_back(SetToken{thing.at, target.token});
    const bool swap = !std::holds_alternative<std::monostate>(target.token);
    Preview preview;
    preview.hexes = {to_.hex};
    return landed(words, swap, std::move(edits), std::move(preview));
  }

  Outcome<Landing> operator()(const MarkerPiece& thing) const {
    if (copy_) return refuse(N_("there is only one {0}"), {word(thing.marker)});
    if (scenario_.markers.at(thing.marker) == to_.hex) return stays(thing);
    const auto found = scenario_.cells.find(to_.hex);
    if (found == scenario_.cells.end()) return no_hex();
    if (const auto terrain = open_terrain(found->second)) {
      if (thing.marker == Marker::Robber && !is_land(*terrain))
        return refuse(N_("the robber stands on land"));
      if (thing.marker == Marker::Pirate && is_land(*terrain)) return refuse(N_("the pirate lies at sea"));
    }
    Preview preview;
    preview.hexes = {to_.hex};
    Outcome<Landing> result =
        landed({N_("move the {0}"), {}, {}}, false, {SetMarker{thing.marker, to_.hex}}, std::move(preview));
    auto& moved = result.value();
    moved.command.label.arguments = {word(thing.marker)};
    moved.preview.hint = moved.command.label;
    return result;
  }

  Outcome<Landing> operator()(const HarborPiece& thing) const {
    if (to_.path == thing.at) return stays(thing);
    Scenario around = near(scenario_, hex_at(to_.at));
    around.harbors = scenario_.harbors;
    if (!copy_) around.harbors.erase(thing.at);
    if (const auto other = harbor_at(around, to_); other && *other != thing.at) return swapped(thing, *other);
    const auto edge = legal_edge_at(around, to_);
    if (!edge)
      return harbor_edge_at(around, to_)
                 ? refuse(N_("another harbor already serves an intersection of this coast"))
                 : refuse(N_("a harbor needs a coast; point at a sea hex beside land"));
    const Path target = scenario_.topology.canonical(edge->path());
    if (target == thing.at) return stays(thing);
    const Harbor& harbor = scenario_.harbors.at(thing.at);
    Edits edits{SetHarbor{target, Harbor{edge->facing, harbor.kind}}};
    if (!copy_) edits.push_back(SetHarbor{thing.at, {}});
    return harbor_landed(false, std::move(edits), target);
  }

  Outcome<Landing> operator()(const FrontierPiece& thing) const {
    constexpr LandingWords words{N_("move the frontier area"), {}, N_("copy the frontier area")};
    if (to_.path == thing.at) return stays(thing);
    if (!to_.path) return refuse(N_("point at the path between two border hexes"));
    Scenario around = near(scenario_, hex_at(to_.at));
    around.frontiers = scenario_.frontiers;
    if (!copy_) around.frontiers.erase(thing.at);
    const auto [one, other] = to_.path->hexes();
    const auto found = frontier_between(around, one, other, to_.at);
    if (const auto* no = found.refusal()) return *no;
    const auto& place = found.value();
    Edits edits{SetFrontier{place.path, place.centre}};
    if (!copy_) edits.push_back(SetFrontier{thing.at, {}});
    Preview preview;
    preview.paths = {place.path};
    preview.intersections = frontier_intersections(scenario_.topology, place);
    return landed(words, false, std::move(edits), std::move(preview));
  }

  Outcome<Landing> operator()(const ClosedPiece& thing) const {
    constexpr LandingWords words{N_("move the closed intersection"), {}, N_("copy the closed intersection")};
    if (to_.intersection == thing.at) return stays(thing);
    if (!to_.intersection || !touches_board(*to_.intersection))
      return refuse(N_("point at an intersection of the board"));
    if (scenario_.closed_to_founding.contains(*to_.intersection))
      return refuse(N_("this intersection is closed already"));
    Edits edits{SetClosedToFounding{*to_.intersection, true}};
    if (!copy_) edits.push_back(SetClosedToFounding{thing.at, false});
    Preview preview;
    preview.intersections = {*to_.intersection};
    return landed(words, false, std::move(edits), std::move(preview));
  }

 private:
  Landing stays(const SmallPiece& thing) const {
    Landing result{{}, marked(scenario_, thing), {}};
    result.preview.hint = say(N_("let go to leave {0} where it is"), name_of(thing));
    if (const auto* harbor = std::get_if<HarborPiece>(&thing)) result.harbor = harbor->at;
    return result;
  }

  Landing landed(const LandingWords& words, bool swap, Edits edits, Preview preview) const {
    preview.ghost = std::make_shared<const Ghost>(pictured(scenario_, edits));
    preview.hint = say(copy_ ? words.copy : swap ? words.swap : words.move);
    return {{preview.hint, std::move(edits)}, std::move(preview), {}};
  }

  Landing harbor_landed(bool swap, Edits edits, Path target) const {
    constexpr LandingWords words{N_("move the harbor"), N_("swap two harbors"), N_("copy the harbor")};
    Preview preview;
    preview.paths = {target};
    Landing result = landed(words, swap, std::move(edits), std::move(preview));
    result.harbor = target;
    return result;
  }

  /// Each keeps its place and its coast: what changes is what it trades.
  Landing swapped(const HarborPiece& thing, Path other) const {
    const Harbor& mine = scenario_.harbors.at(thing.at);
    const Harbor& theirs = scenario_.harbors.at(other);
    Edits edits{SetHarbor{other, Harbor{theirs.facing, mine.kind}}};
    if (!copy_) edits.push_back(SetHarbor{thing.at, Harbor{mine.facing, theirs.kind}});
    return harbor_landed(true, std::move(edits), other);
  }

  bool touches_board(const Intersection& i) const {
    for (const Hex h : i.hexes())
      if (scenario_.cells.contains(scenario_.topology.canonical(h))) return true;
    return false;
  }

  const Scenario& scenario_;
  const Pointer& to_;
  bool copy_;
};

}  // namespace

Outcome<Landing> landing(const Scenario& scenario, const SmallPiece& piece, const Pointer& to, bool copy) {
  return std::visit(Lander(scenario, to, copy), piece);
}

}  // namespace hexwright
