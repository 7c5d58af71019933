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

Message at_hex(const char* pattern, Hex hex, std::string_view side = {}) {
  return {pattern, {std::to_string(hex.q), std::to_string(hex.r), std::string(side)}};
}

const char* pattern_of(NamedPlace::Kind kind) {
  switch (kind) {
    case NamedPlace::Kind::Area:
      return N_("area {0}");
    case NamedPlace::Kind::Stack:
      return N_("stack {0}");
    case NamedPlace::Kind::TerrainPool:
      return N_("terrain pool {0}");
    case NamedPlace::Kind::TokenPool:
      return N_("token pool {0}");
    case NamedPlace::Kind::HarborPool:
      return N_("harbor pool {0}");
    case NamedPlace::Kind::OwnRules:
      return N_("own rules {0}");
  }
  return "{0}";
}

struct InWords {
  Message operator()(const WholeScenario&) const { return {N_("scenario"), {}}; }
  Message operator()(const Hex& h) const { return at_hex(N_("hex {0},{1}"), h); }
  Message operator()(const Path& p) const {
    return at_hex(N_("path {0},{1} {2}"), p.hex(), short_name(p.side()));
  }
  Message operator()(const Intersection& i) const {
    return at_hex(N_("intersection {0},{1} {2}"), i.hex(), short_name(i.corner()));
  }
  Message operator()(const NamedPlace& n) const { return {pattern_of(n.kind), {n.name}}; }
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

Message place_words(const Place& place) { return std::visit(InWords{}, place); }

std::optional<Point> point_of(const Place& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return centre(*hex);
  if (const auto* path = std::get_if<Path>(&place)) return middle(*path);
  if (const auto* intersection = std::get_if<Intersection>(&place)) return position(*intersection);
  return {};
}

std::vector<Hex> hexes_of(const Place& place, const Scenario& scenario) {
  return std::visit(HexesOf{scenario}, place);
}

}  // namespace hexwright
