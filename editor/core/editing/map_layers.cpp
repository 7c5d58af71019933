#include "editor/core/editing/map_layers.h"

namespace hexwright {
namespace {

/// Which layers an edit writes, one after the other, until one of them is locked.
struct LockOfEdit {
  const Scenario& scenario;
  MapLayers locked;

  using Found = std::optional<MapLayer>;
  Found one(MapLayer layer) const { return locked.has(layer) ? Found(layer) : std::nullopt; }

  Found operator()(const SetCell& edit) const {
    const auto found = scenario.cells.find(scenario.topology.canonical(edit.at));
    const Cell before = found == scenario.cells.end() ? Cell() : found->second;
    const Cell after = edit.cell ? *edit.cell : Cell();
    const bool there = found != scenario.cells.end();
    const bool ground = there != static_cast<bool>(edit.cell) || before.terrain != after.terrain ||
                        before.stack != after.stack;
    if (ground && locked.has(MapLayer::Terrain)) return MapLayer::Terrain;
    return before.token != after.token ? one(MapLayer::Numbers) : std::nullopt;
  }
  Found operator()(const SetTerrain&) const { return one(MapLayer::Terrain); }
  Found operator()(const SetHidden&) const { return one(MapLayer::Terrain); }
  Found operator()(const SetToken&) const { return one(MapLayer::Numbers); }
  Found operator()(const SetHarbor&) const { return one(MapLayer::Harbors); }
  Found operator()(const SetInArea&) const { return one(MapLayer::Areas); }
  Found operator()(const SetArea&) const { return one(MapLayer::Areas); }
  Found operator()(const SetMarker&) const { return one(MapLayer::Markers); }
  Found operator()(const SetClosedToFounding&) const { return one(MapLayer::Markers); }
  Found operator()(const SetMark&) const { return one(MapLayer::Markers); }
  Found operator()(const SetFrontier&) const { return one(MapLayer::Markers); }
  /// The whole map at once: whatever is locked would come along.
  Found operator()(const SetScenario&) const {
    for (const MapLayer layer : all_map_layers)
      if (locked.has(layer)) return layer;
    return std::nullopt;
  }
  template <class Other>
  Found operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

std::string_view title(MapLayer layer) {
  switch (layer) {
    case MapLayer::Terrain:
      return N_("Terrain");
    case MapLayer::Numbers:
      return N_("Number tokens");
    case MapLayer::Harbors:
      return N_("Harbors");
    case MapLayer::Areas:
      return N_("Areas");
    case MapLayer::Markers:
      return N_("Markers");
  }
  return {};
}

std::optional<MapLayer> locked_by(const Scenario& scenario, const Edit& edit, MapLayers locked) {
  if (locked.empty()) return std::nullopt;
  return std::visit(LockOfEdit{scenario, locked}, static_cast<const EditKind&>(edit));
}

Refusal is_locked(MapLayer layer) {
  return refuse(N_("this layer is locked: {0}; unlock it under Layers in the toolbox"),
                {Message{title(layer)}});
}

}  // namespace hexwright
