#include "editor/core/editing/symmetry.h"

#include <algorithm>
#include <cassert>
#include <unordered_set>

#include "editor/core/editing/pointer.h"

namespace hexwright {
namespace {

/// The turns and mirrorings that are asked for, wherever the centre is.
std::vector<Motion> asked_for(const Symmetry& symmetry) {
  assert(symmetry.turns == 1 || symmetry.turns == 2 || symmetry.turns == 3 || symmetry.turns == 6);
  int step = 6 / symmetry.turns;
  // Mirrored at both axes is turned by half.
  if (symmetry.left_right && symmetry.top_bottom) step = step == 6 ? 3 : (step == 2 ? 1 : step);
  std::vector<Motion> result;
  for (int sixths = 0; sixths < 6; sixths += step) result.push_back({false, sixths, {}});
  if (!symmetry.left_right && !symmetry.top_bottom) return result;
  const int first = symmetry.left_right ? 0 : 3;
  for (int sixths = 0; sixths < 6; sixths += step) result.push_back({true, (first + sixths) % 6, {}});
  return result;
}

/// The slot of the document that an edit sets, if it is one with a place.
struct Slot {
  std::size_t kind = 0;
  Hex hex;
  int side = 0;
  std::string name;
  friend bool operator==(const Slot&, const Slot&) = default;
};
struct SlotHash {
  std::size_t operator()(const Slot& s) const {
    return std::hash<Hex>()(s.hex) * 31 + s.kind * 7 + static_cast<std::size_t>(s.side);
  }
};

struct SlotOf {
  const Topology& topology;
  std::size_t kind;
  using Result = std::optional<Slot>;

  template <class HexEdit>
  Result operator()(
      const HexEdit& e) const requires std::same_as<HexEdit, SetCell> || std::same_as<HexEdit, SetTerrain> ||
      std::same_as<HexEdit, SetToken> || std::same_as<HexEdit, SetHidden> {
    return Slot{kind, topology.canonical(e.at), 0, {}};
  }
  Result operator()(const SetLocked& e) const { return Slot{kind, topology.canonical(e.at), 0, {}}; }
  Result operator()(const SetInArea& e) const { return Slot{kind, topology.canonical(e.at), 0, e.area}; }
  Result operator()(const SetHarbor& e) const {
    const Path p = topology.canonical(e.at);
    return Slot{kind, p.hex(), index(p.side()), {}};
  }
  Result operator()(const SetFrontier& e) const {
    const Path p = topology.canonical(e.at);
    return Slot{kind, p.hex(), index(p.side()), {}};
  }
  Result operator()(const SetClosedToFounding& e) const {
    const Intersection i = topology.canonical(e.at);
    return Slot{kind, i.hex(), index(i.corner()), {}};
  }
  Result operator()(const SetMark& e) const {
    const MarkPlace at = canonical(topology, e.at);
    const Hex hex = hex_of(at);
    if (const auto* path = std::get_if<Path>(&at)) return Slot{kind, hex, 1 + index(path->side()), {}};
    if (const auto* i = std::get_if<Intersection>(&at)) return Slot{kind, hex, 7 + index(i->corner()), {}};
    return Slot{kind, hex, 0, {}};
  }
  template <class Other>
  Result operator()(const Other&) const {
    return std::nullopt;
  }
};

/// What an edit that has a place becomes elsewhere.
struct Image {
  const Motion& motion;
  bool tokens;

  Edits operator()(const SetCell& e) const {
    if (tokens || !e.cell) return {SetCell{motion(e.at), e.cell}};
    return {SetTerrain{motion(e.at), e.cell->terrain}, SetHidden{motion(e.at), e.cell->stack}};
  }
  Edits operator()(const SetTerrain& e) const { return {SetTerrain{motion(e.at), e.terrain}}; }
  Edits operator()(const SetToken& e) const {
    return tokens ? Edits{SetToken{motion(e.at), e.token}} : Edits{};
  }
  Edits operator()(const SetHidden& e) const { return {SetHidden{motion(e.at), e.stack}}; }
  Edits operator()(const SetLocked& e) const { return {SetLocked{motion(e.at), e.locked}}; }
  Edits operator()(const SetInArea& e) const { return {SetInArea{e.area, motion(e.at), e.inside}}; }
  Edits operator()(const SetHarbor& e) const {
    SetHarbor image{motion(e.at), e.harbor};
    if (image.harbor) image.harbor->facing = motion(image.harbor->facing);
    return {image};
  }
  Edits operator()(const SetFrontier& e) const {
    SetFrontier image{motion(e.at), e.centre};
    if (image.centre) image.centre = motion(*image.centre);
    return {image};
  }
  Edits operator()(const SetClosedToFounding& e) const {
    return {SetClosedToFounding{motion(e.at), e.closed}};
  }
  Edits operator()(const SetMark& e) const {
    return {SetMark{std::visit([&](const auto& at) { return MarkPlace(motion(at)); }, e.at), e.mark}};
  }
  template <class Other>
  Edits operator()(const Other&) const {
    return {};
  }
};

}  // namespace

std::vector<Motion> motions(const Symmetry& symmetry, const Topology& topology) {
  std::vector<Motion> result;
  for (const Motion& wish : asked_for(symmetry)) {
    const auto motion = about(symmetry.centre, wish.mirror, wish.sixths);
    if (motion && keeps(topology, *motion)) result.push_back(*motion);
  }
  return result;
}

std::optional<Refusal> why_not(const Symmetry& symmetry, const Topology& topology) {
  const std::size_t wanted = asked_for(symmetry).size();
  if (motions(symmetry, topology).size() == wanted) return {};
  if (motions(symmetry, Topology()).size() == wanted)
    return Refusal{
        {N_("a board with joined edges cannot be turned like that; half turns and mirrors work"), {}}};
  return Refusal{
      {N_("the board does not fall onto itself about this centre; choose a hex as the centre"), {}}};
}

Edits repeated(const Edits& edits, const Symmetry& symmetry, const Topology& topology) {
  const auto ways = motions(symmetry, topology);
  if (ways.size() == 1) return edits;
  Edits result;
  result.reserve(edits.size() * ways.size());
  std::unordered_set<Slot, SlotHash> taken;
  const auto slot_of = [&](const Edit& e) { return std::visit(SlotOf{topology, e.index()}, e); };
  for (const Edit& edit : edits) {
    const auto slot = slot_of(edit);
    if (slot && !taken.insert(*slot).second) continue;
    result.push_back(edit);
    for (std::size_t way = 1; way < ways.size(); ++way)
      for (Edit& image : std::visit(Image{ways[way], symmetry.tokens}, edit))
        if (taken.insert(*slot_of(image)).second) result.push_back(std::move(image));
  }
  return result;
}

Centre natural_centre(const Scenario& scenario) {
  if (scenario.cells.empty()) return Hex{0, 0};
  Point low = centre(scenario.cells.begin()->first);
  Point high = low;
  for (const auto& [hex, cell] : scenario.cells) {
    const Point c = centre(hex);
    low = {std::min(low.x, c.x), std::min(low.y, c.y)};
    high = {std::max(high.x, c.x), std::max(high.y, c.y)};
  }
  const Point wish{(low.x + high.x) / 2, (low.y + high.y) / 2};
  const Hex hex = hex_at(wish);
  Centre best = hex;
  double least = 2;
  const auto consider = [&](const Centre& candidate, Point at) {
    const double square = (at.x - wish.x) * (at.x - wish.x) + (at.y - wish.y) * (at.y - wish.y);
    // A hair of margin, so that a hex is preferred and rounding decides nothing.
    if (square + 1e-9 < least) {
      best = candidate;
      least = square;
    }
  };
  consider(hex, centre(hex));
  for (const Direction d : all_directions) consider(Path(hex, d), middle({hex, d}));
  for (const Corner c : all_corners) consider(Intersection(hex, c), position({hex, c}));
  return best;
}

}  // namespace hexwright
