#include <array>
#include <ostream>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

constexpr std::array edit_names{"SetCell",      "SetTerrain",    "SetToken",   "SetHidden",
                                "SetHarbor",    "SetFrontier",   "SetMarker",  "SetClosedToFounding",
                                "SetMark",      "SetInArea",     "SetArea",    "SetTerrainPool",
                                "SetTokenPool", "SetHarborPool", "SetStack",   "SetTerrainTokens",
                                "SetDetails",   "SetRules",      "SetPacks",   "SetBoxes",
                                "SetTopology",  "SetWishes",     "SetLocked",  "SetDealt",
                                "SetAccepted",  "SetForeign",    "SetScenario"};
static_assert(edit_names.size() == std::variant_size_v<EditKind>);

template <class Face>
void show(const Placed<Face>& placed, std::ostream& out) {
  if (const auto* pool = pool_of(placed)) {
    out << "drawn from '" << *pool << "'";
  } else if (const auto face = fixed(placed)) {
    if constexpr (std::is_same_v<Face, int>) {
      out << *face;
    } else {
      out << id(*face);
    }
  } else {
    out << "open";
  }
}

void show(const Cell& cell, std::ostream& out) {
  show(cell.terrain, out);
  out << " ";
  show(cell.token, out);
  if (is_hidden(cell)) out << " in stack '" << cell.stack << "'";
}

/// Where an edit acts and what it puts there, as far as that helps to understand a failure.
struct ShowArguments {
  std::ostream& out;

  void operator()(const SetCell& e) const {
    showValue(e.at, out);
    out << " ";
    if (e.cell) {
      show(*e.cell, out);
    } else {
      out << "none";
    }
  }
  void operator()(const SetTerrain& e) const { showValue(e.at, out), out << " ", show(e.terrain, out); }
  void operator()(const SetToken& e) const { showValue(e.at, out), out << " ", show(e.token, out); }
  void operator()(const SetHidden& e) const { showValue(e.at, out), out << " '" << e.stack << "'"; }
  void operator()(const SetHarbor& e) const {
    showValue(e.at, out);
    if (!e.harbor) return;
    out << " facing " << short_name(e.harbor->facing) << " ";
    show(e.harbor->kind, out);
  }
  void operator()(const SetFrontier& e) const {
    showValue(e.at, out);
    if (!e.centre) return;
    out << " centre ";
    showValue(*e.centre, out);
  }
  void operator()(const SetMarker& e) const {
    out << id(e.marker) << " ";
    if (e.at) showValue(*e.at, out);
  }
  void operator()(const SetClosedToFounding& e) const { showValue(e.at, out), out << " " << e.closed; }
  void operator()(const SetMark& e) const {
    std::visit([&](const auto& at) { showValue(at, out); }, e.at);
    if (e.mark) out << " " << id(e.mark->kind) << " " << e.mark->number;
  }
  void operator()(const SetLocked& e) const { showValue(e.at, out), out << " " << e.locked; }
  void operator()(const SetWishes& e) const {
    for (const Wish& wish : e.wishes) out << to_text(wish) << " ";
  }
  void operator()(const SetInArea& e) const {
    out << "'" << e.area << "' ";
    showValue(e.at, out);
    out << " " << e.inside;
  }
  template <class Thing>
  void operator()(const SetNamed<Thing>& e) const {
    out << "'" << e.name << (e.thing ? "' some" : "' none");
  }
  void operator()(const SetTopology& e) const { showValue(e.topology, out); }
  void operator()(const SetAccepted& e) const {
    out << "'" << e.finding.check << "' '" << e.finding.place << "'";
  }
  template <class Other>
  void operator()(const Other&) const {}
};

}  // namespace

void showValue(const Hex& hex, std::ostream& out) { out << "hex " << hex.q << "," << hex.r; }

void showValue(const Path& path, std::ostream& out) {
  out << "path " << path.hex().q << "," << path.hex().r << " " << short_name(path.side());
}

void showValue(const Intersection& i, std::ostream& out) {
  out << "intersection " << i.hex().q << "," << i.hex().r << " " << short_name(i.corner());
}

void showValue(const Topology& topology, std::ostream& out) {
  constexpr std::array kinds{"flat", "joined east-west", "joined north-south"};
  out << kinds[static_cast<std::size_t>(topology.kind())] << " size " << topology.size() << " origin "
      << topology.origin();
}

void showValue(const Edit& edit, std::ostream& out) {
  out << edit_names[edit.index()] << "(";
  std::visit(ShowArguments{out}, edit);
  out << ")";
}

void showValue(const Scenario& s, std::ostream& out) {
  out << "scenario, ";
  showValue(s.topology, out);
  for (const auto& [hex, cell] : s.cells) {
    out << "\n  ";
    showValue(hex, out);
    out << ": ";
    show(cell, out);
  }
  for (const auto& [path, harbor] : s.harbors) {
    out << "\n  ";
    showValue(path, out);
    out << ": harbor facing " << short_name(harbor.facing) << " ";
    show(harbor.kind, out);
  }
  for (const auto& [path, centre] : s.frontiers) {
    out << "\n  ";
    showValue(path, out);
    out << ": frontier area, centre ";
    showValue(centre, out);
  }
  for (const auto& [at, mark] : s.marks) {
    out << "\n  ";
    std::visit([&](const auto& place) { showValue(place, out); }, at);
    out << ": " << id(mark.kind) << " " << mark.number;
  }
  for (const auto& [name, area] : s.areas)
    out << "\n  area '" << name << "' of " << area.cells.size() << " hexes";
  out << "\n  title '" << s.details.title << "', "
      << s.terrain_pools.size() + s.token_pools.size() + s.harbor_pools.size() << " pools, "
      << s.stacks.size() << " stacks, " << s.terrain_tokens.size() << " pools with tokens for terrains, "
      << s.generation.wishes.size() << " wishes, " << s.generation.locked.size() << " locked, "
      << s.rules.size() << " modules, " << s.boxes.size() << " boxes, " << s.accepted.size() << " accepted, "
      << s.foreign.size() << " foreign";
}

}  // namespace hexwright
