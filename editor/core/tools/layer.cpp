#include "editor/core/tools/layer.h"

#include <algorithm>

#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/face_down.h"
#include "editor/core/editing/labels.h"

namespace hexwright {
namespace {

const Cell* cell_at(const Scene& scene, Hex at) {
  const auto found = scene.scenario.cells.find(at);
  return found == scene.scenario.cells.end() ? nullptr : &found->second;
}

bool same_look(const Scene& scene, Hex from, Hex to) {
  const Cell& a = *cell_at(scene, from);
  const Cell& b = *cell_at(scene, to);
  return a.stack == b.stack && a.terrain == b.terrain;
}

/// Land as far as is known: what is drawn or face down may become either.
bool is_sea(const Cell& cell) { return open_terrain(cell) == Terrain::Sea; }

template <class Things>
void hold_one(std::string& held, const Things& things) {
  if (!things.contains(held)) held = things.empty() ? std::string() : things.begin()->first;
}

class TerrainLayer : public Layer {
 public:
  Edits paint(const Scene& scene, const HexSet& hexes, bool away) const override {
    Edits edits;
    for (const Hex at : hexes)
      if (!away || cell_at(scene, at))
        edits.push_back(SetTerrain{at, away ? PlacedTerrain{} : scene.hand.terrain});
    return edits;
  }
  bool fills(const Scene& scene, Hex from, Hex to) const override {
    return cell_at(scene, from)->terrain == cell_at(scene, to)->terrain;
  }
  bool is_empty(const Scene& scene, Hex at) const override {
    const Cell* cell = cell_at(scene, at);
    return !cell || (!is_hidden(*cell) && std::holds_alternative<std::monostate>(cell->terrain));
  }
  bool counts(const Scene& scene, Hex at) const override { return !lies_face_down(scene.scenario, at); }
  bool makes_hexes() const override { return true; }
  Message label(const Scene& scene, bool away, std::size_t hexes) const override {
    return paint_terrain_label(scene.scenario.own, away ? PlacedTerrain{} : scene.hand.terrain, hexes);
  }
};

class AreaLayer : public Layer {
 public:
  std::optional<Refusal> refused(const Scene& scene) const override {
    if (scene.scenario.areas.contains(scene.hand.area)) return {};
    return Refusal{{N_("choose an area first, or make a new one"), {}}};
  }
  Edits paint(const Scene& scene, const HexSet& hexes, bool away) const override {
    Edits edits;
    for (const Hex at : hexes)
      if (away || cell_at(scene, at)) edits.push_back(SetInArea{scene.hand.area, at, !away});
    return edits;
  }
  /// A whole island, or the whole sea around it: that is what areas are drawn for.
  bool fills(const Scene& scene, Hex from, Hex to) const override {
    return is_sea(*cell_at(scene, from)) == is_sea(*cell_at(scene, to));
  }
  void equip(Hand& hand, const Scenario& scenario) const override { hold_one(hand.area, scenario.areas); }
  bool is_empty(const Scene& scene, Hex at) const override {
    const auto& areas = scene.scenario.areas;
    return std::none_of(areas.begin(), areas.end(),
                        [at](const auto& area) { return area.second.cells.contains(at); });
  }
  Message label(const Scene& scene, bool away, std::size_t hexes) const override {
    return area_label(scene.hand.area, !away, hexes);
  }
};

class FogLayer : public Layer {
 public:
  std::optional<Refusal> refused(const Scene& scene) const override {
    const auto& stacks = scene.scenario.stacks;
    if (!stacks.contains(scene.hand.stack))
      return Refusal{{N_("choose a stack first, or make a new one"), {}}};
    for (const auto& [name, stack] : stacks)
      if (stack.paired_with == scene.hand.stack && name != scene.hand.stack)
        return Refusal{{N_("the hexes of the stack {0} come to the cells of {1}; paint those"),
                        {scene.hand.stack, name}}};
    return {};
  }
  Edits paint(const Scene& scene, const HexSet& hexes, bool away) const override {
    Edits edits;
    for (const Hex at : hexes)
      if (!away || cell_at(scene, at))
        edits.push_back(SetHidden{at, away ? std::string() : scene.hand.stack});
    return edits;
  }
  bool fills(const Scene& scene, Hex from, Hex to) const override { return same_look(scene, from, to); }
  void equip(Hand& hand, const Scenario& scenario) const override { hold_one(hand.stack, scenario.stacks); }
  bool is_empty(const Scene& scene, Hex at) const override {
    const Cell* cell = cell_at(scene, at);
    return !cell || !is_hidden(*cell);
  }
  Message label(const Scene& scene, bool away, std::size_t hexes) const override {
    if (away) return hide_label({}, hexes);
    const auto stack = scene.scenario.stacks.find(scene.hand.stack);
    const bool open = stack != scene.scenario.stacks.end() && !stack->second.paired_with.empty();
    return open ? open_cells_label(scene.hand.stack, hexes) : hide_label(scene.hand.stack, hexes);
  }
};

class EraserLayer : public Layer {
 public:
  Edits paint(const Scene& scene, const HexSet& hexes, bool) const override {
    return erase(scene.scenario, hexes);
  }
  bool fills(const Scene& scene, Hex from, Hex to) const override { return same_look(scene, from, to); }
  bool is_empty(const Scene&, Hex) const override { return true; }
  Message label(const Scene&, bool, std::size_t hexes) const override { return erase_label(hexes); }
};

}  // namespace

std::unique_ptr<Layer> terrain_layer() { return std::make_unique<TerrainLayer>(); }
std::unique_ptr<Layer> area_layer() { return std::make_unique<AreaLayer>(); }
std::unique_ptr<Layer> fog_layer() { return std::make_unique<FogLayer>(); }
std::unique_ptr<Layer> eraser_layer() { return std::make_unique<EraserLayer>(); }

}  // namespace hexwright
