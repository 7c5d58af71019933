#include "model/findings/finding.h"

#include <fmt/format.h>

namespace hexwright {

std::string_view id(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Note:
      return "note";
  }
  return {};
}

namespace {

struct KeyOf {
  std::string operator()(const WholeScenario&) const { return "scenario"; }
  std::string operator()(const Hex& h) const { return fmt::format("hex {},{}", h.q, h.r); }
  std::string operator()(const Path& p) const {
    return fmt::format("path {},{} {}", p.hex().q, p.hex().r, short_name(p.side()));
  }
  std::string operator()(const Intersection& i) const {
    return fmt::format("intersection {},{} {}", i.hex().q, i.hex().r, short_name(i.corner()));
  }
  std::string operator()(const NamedPlace& n) const {
    switch (n.kind) {
      case NamedPlace::Kind::Area:
        return "area " + n.name;
      case NamedPlace::Kind::Stack:
        return "stack " + n.name;
      case NamedPlace::Kind::TerrainPool:
        return "terrain-pool " + n.name;
      case NamedPlace::Kind::TokenPool:
        return "token-pool " + n.name;
      case NamedPlace::Kind::HarborPool:
        return "harbor-pool " + n.name;
      case NamedPlace::Kind::OwnRules:
        return "own-rules " + n.name;
    }
    return {};
  }
};

struct HexesOf {
  const Scenario& scenario;

  std::vector<Hex> operator()(const WholeScenario&) const { return {}; }
  std::vector<Hex> operator()(const Hex& h) const { return {h}; }
  std::vector<Hex> operator()(const Path& p) const {
    const auto both = p.hexes();
    return {both.begin(), both.end()};
  }
  std::vector<Hex> operator()(const Intersection& i) const {
    const auto three = i.hexes();
    return {three.begin(), three.end()};
  }
  std::vector<Hex> operator()(const NamedPlace& named) const {
    std::vector<Hex> hexes;
    if (named.kind == NamedPlace::Kind::Area) {
      const auto area = scenario.areas.find(named.name);
      if (area != scenario.areas.end()) hexes.assign(area->second.cells.begin(), area->second.cells.end());
      return hexes;
    }
    for (const auto& [hex, cell] : scenario.cells)
      if (uses(cell, named)) hexes.push_back(hex);
    if (named.kind == NamedPlace::Kind::HarborPool)
      for (const auto& [path, harbor] : scenario.harbors)
        if (const auto* pool = pool_of(harbor.kind); pool && *pool == named.name)
          hexes.push_back(harbor_hex(path, harbor));
    return hexes;
  }

  static bool uses(const Cell& cell, const NamedPlace& named) {
    const auto is = [&](const std::string* pool) { return pool && *pool == named.name; };
    if (named.kind == NamedPlace::Kind::Stack) return cell.stack == named.name;
    if (named.kind == NamedPlace::Kind::TerrainPool) return is(pool_of(cell.terrain));
    if (named.kind == NamedPlace::Kind::TokenPool) return is(pool_of(cell.token));
    return false;
  }
};

}  // namespace

std::string key(const Place& place) { return std::visit(KeyOf{}, place); }

std::vector<Hex> hexes_of(const Place& place, const Scenario& scenario) {
  return std::visit(HexesOf{scenario}, place);
}

}  // namespace hexwright
