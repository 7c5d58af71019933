#include <algorithm>
#include <string>

#include "io/xml/canonical_text.h"
#include "io/xml/own_rules.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

/// Writes the sections of a scenario in their order; each leaves itself out when it has nothing to say.
class Writer {
 public:
  std::string written(const Scenario& s) && {
    out_.open("scenario");
    out_.attribute("version", version_of(s));
    details(s.details);
    topology(s.topology);
    rules(s.rules);
    packs_ = s.own;
    write_packs(out_, s.own);
    boxes(s.boxes);
    pools("terrain-pools", s.terrain_pools);
    pools("token-pools", s.token_pools);
    pools("harbor-pools", s.harbor_pools);
    stacks(s);
    terrain_tokens(s);
    cells(s);
    harbors(s);
    frontiers(s);
    areas(s);
    markers(s);
    closed_to_founding(s);
    marks(s);
    generation(s.generation);
    accepted(s);
    foreign(s);
    out_.close("scenario");
    return std::move(out_).take();
  }

 private:
  /// Own terrains and rules came with version 4. Wishes, locks, seeds, marks and areas where nobody settles
  /// or no loud number is dealt came with version 3; nothing else did.
  static int version_of(const Scenario& s) {
    const bool unsettled = std::any_of(s.areas.begin(), s.areas.end(), [](const auto& named) {
      return named.second.roles.contains(AreaRole::Unsettled) || named.second.roles.contains(AreaRole::Quiet);
    });
    if (!s.own.empty()) return xml_version;
    return s.generation.empty() && s.marks.empty() && !unsettled ? 2 : 3;
  }

  void details(const Details& d) {
    out_.open("details");
    out_.attribute("title", d.title);
    if (!d.author.empty()) out_.attribute("author", d.author);
    out_.attribute("min-players", d.min_players);
    out_.attribute("max-players", d.max_players);
    out_.attribute("victory-points", d.victory_points);
    if (d.quarter_turned) out_.yes_or_no("quarter-turned", true);
    text("description", d.description);
    text("source", d.source);
    text("notes", d.notes);
    out_.open("pieces");
    out_.attribute("roads", d.pieces.roads);
    out_.attribute("settlements", d.pieces.settlements);
    out_.attribute("cities", d.pieces.cities);
    out_.attribute("ships", d.pieces.ships);
    out_.close("pieces");
    out_.close("details");
  }

  void text(std::string_view element, std::string_view words) {
    if (words.empty()) return;
    out_.open(element);
    out_.close_with(words, element);
  }

  void topology(const Topology& t) {
    if (t.kind() == Topology::Kind::Flat) return;
    const bool east_west = t.kind() == Topology::Kind::JoinedEastWest;
    out_.open("topology");
    out_.attribute("joined", east_west ? "east-west" : "north-south");
    out_.attribute(east_west ? "width" : "height", t.size());
    out_.attribute(east_west ? "west" : "north", t.origin());
    out_.close("topology");
  }

  void rules(const RuleChoices& choices) {
    section("rules", choices, [&](const auto& choice) {
      out_.open("module");
      out_.attribute("id", choice.first);
      for (const auto& [name, value] : choice.second) {
        out_.open("option");
        out_.attribute("name", name);
        out_.attribute("value", value);
        out_.close("option");
      }
      out_.close("module");
    });
  }

  void boxes(const std::map<std::string, int>& boxes) {
    section("boxes", boxes, [&](const auto& box) {
      out_.open("box");
      out_.attribute("id", box.first);
      out_.attribute("count", box.second);
      out_.close("box");
    });
  }

  template <class Pools>
  void pools(std::string_view element, const Pools& pools) {
    section(element, pools, [&](const auto& pool) {
      out_.open("pool");
      out_.attribute("name", pool.first);
      all_counted(pool.second);
      out_.close("pool");
    });
  }

  void all_counted(const auto& counts) {
    for (const auto& [face, count] : counts) counted(face, count);
  }

  void counted(Terrain terrain, int count) { counted("terrain", "id", spelled(terrain), count); }
  void counted(int number, int count) { counted("token", "number", number, count); }
  void counted(HarborKind kind, int count) { counted("harbor", "kind", spelled(kind), count); }
  void counted(std::string_view element, std::string_view name, auto face, int count) {
    out_.open(element);
    out_.attribute(name, face);
    out_.attribute("count", count);
    out_.close(element);
  }

  void stacks(const Scenario& s) {
    section("stacks", s.stacks, [&](const auto& named) {
      const auto& [name, stack] = named;
      out_.open("stack");
      out_.attribute("name", name);
      if (!stack.token_pool.empty()) out_.attribute("token-pool", stack.token_pool);
      if (stack.dealt != 0) out_.attribute("dealt", stack.dealt);
      if (!stack.dealt_from.empty()) out_.attribute("dealt-from", stack.dealt_from);
      if (!stack.paired_with.empty()) out_.attribute("paired-with", stack.paired_with);
      all_counted(stack.hexes);
      all_counted(stack.harbors);
      out_.close("stack");
    });
  }

  void terrain_tokens(const Scenario& s) {
    section("terrain-tokens", s.terrain_tokens, [&](const auto& named) {
      out_.open("pool");
      out_.attribute("name", named.first);
      for (const auto& [terrain, tokens] : named.second) {
        out_.open("terrain");
        out_.attribute("id", spelled(terrain));
        all_counted(tokens);
        out_.close("terrain");
      }
      out_.close("pool");
    });
  }

  void place(Hex hex) {
    out_.attribute("q", hex.q);
    out_.attribute("r", hex.r);
  }

  void cells(const Scenario& s) {
    section("cells", s.cells, [&](const auto& placed) {
      const auto& [hex, cell] = placed;
      out_.open("cell");
      place(hex);
      if (const auto terrain = fixed(cell.terrain)) out_.attribute("terrain", spelled(*terrain));
      if (const auto* pool = pool_of(cell.terrain)) out_.attribute("terrain-pool", *pool);
      if (const auto token = fixed(cell.token)) out_.attribute("token", *token);
      if (const auto* pool = pool_of(cell.token)) out_.attribute("token-pool", *pool);
      if (!cell.stack.empty()) out_.attribute("stack", cell.stack);
      out_.close("cell");
    });
  }

  void harbors(const Scenario& s) {
    section("harbors", s.harbors, [&](const auto& placed) {
      const auto& [path, harbor] = placed;
      out_.open("harbor");
      place(harbor_hex(path, harbor));
      out_.attribute("facing", short_name(harbor.facing));
      if (const auto kind = fixed(harbor.kind)) out_.attribute("kind", spelled(*kind));
      if (const auto* pool = pool_of(harbor.kind)) out_.attribute("pool", *pool);
      out_.close("harbor");
    });
  }

  void frontiers(const Scenario& s) {
    section("frontiers", s.frontiers, [&](const auto& placed) {
      const auto& [path, centre] = placed;
      const auto corners = ends(path.side());
      const bool is_first = s.topology.canonical(Intersection(path.hex(), corners[0])) == centre;
      out_.open("frontier");
      place(path.hex());
      out_.attribute("side", short_name(path.side()));
      out_.attribute("centre", short_name(corners[is_first ? 0 : 1]));
      out_.close("frontier");
    });
  }

  void areas(const Scenario& s) {
    section("areas", s.areas, [&](const auto& named) {
      const auto& [name, area] = named;
      out_.open("area");
      out_.attribute("name", name);
      if (!area.roles.empty()) out_.attribute("roles", words(area.roles));
      if (area.chits) {
        out_.open("chits");
        out_.attribute("points", area.chits->points);
        out_.attribute("settlements", area.chits->settlements);
        out_.yes_or_no("every-player", area.chits->every_player);
        out_.close("chits");
      }
      rows("row", area.cells);
      out_.close("area");
    });
  }

  template <class Roles>
  static std::string words(const Roles& roles) {
    std::string joined;
    for (const AreaRole role : roles) joined.append(joined.empty() ? "" : " ").append(id(role));
    return joined;
  }

  template <class Hexes>
  void rows(std::string_view element, const Hexes& hexes) {
    for (auto hex = hexes.begin(); hex != hexes.end();) {
      const int row = hex->r;
      std::string columns;
      for (; hex != hexes.end() && hex->r == row; ++hex)
        columns.append(columns.empty() ? "" : " ").append(std::to_string(hex->q));
      out_.open(element);
      out_.attribute("r", row);
      out_.attribute("q", columns);
      out_.close(element);
    }
  }

  void markers(const Scenario& s) {
    section("markers", s.markers, [&](const auto& placed) {
      out_.open("marker");
      out_.attribute("kind", id(placed.first));
      place(placed.second);
      out_.close("marker");
    });
  }

  void closed_to_founding(const Scenario& s) {
    section("closed-to-founding", s.closed_to_founding, [&](const Intersection& closed) {
      out_.open("intersection");
      place(closed.hex());
      out_.attribute("corner", short_name(closed.corner()));
      out_.close("intersection");
    });
  }

  void marks(const Scenario& s) {
    section("marks", s.marks, [&](const auto& placed) {
      const auto& [at, mark] = placed;
      out_.open("mark");
      out_.attribute("kind", spelled(mark.kind));
      std::visit([&](const auto& where) { marked_place(where); }, at);
      if (info(mark.kind).number != MarkNumber::None) out_.attribute("number", mark.number);
      out_.close("mark");
    });
  }
  void marked_place(const Hex& hex) { place(hex); }
  void marked_place(const Path& path) {
    place(path.hex());
    out_.attribute("side", short_name(path.side()));
  }
  void marked_place(const Intersection& intersection) {
    place(intersection.hex());
    out_.attribute("corner", short_name(intersection.corner()));
  }

  void generation(const Generation& generation) {
    if (generation.empty()) return;
    out_.open("generation");
    for (const Wish& wish : generation.wishes) {
      out_.open("wish");
      out_.attribute("kind", info(wish.kind).id);
      if (info(wish.kind).has_limit()) out_.attribute("limit", wish.limit);
      if (wish.weight) out_.attribute("weight", *wish.weight);
      out_.close("wish");
    }
    rows("locked", generation.locked);
    if (generation.dealt) {
      out_.open("dealt");
      out_.attribute("seed", generation.dealt->seed);
      out_.attribute("board", generation.dealt->board);
      out_.close("dealt");
    }
    out_.close("generation");
  }

  void accepted(const Scenario& s) {
    section("accepted", s.accepted, [&](const auto& accepted) {
      out_.open("finding");
      out_.attribute("check", accepted.first.check);
      out_.attribute("place", accepted.first.place);
      out_.attribute("reason", accepted.second);
      out_.close("finding");
    });
  }

  void foreign(const Scenario& s) {
    section("foreign", s.foreign, [&](const ForeignEntry& entry) {
      out_.open("entry");
      out_.attribute("format", entry.format);
      out_.attribute("key", entry.key);
      if (entry.value.empty()) {
        out_.close("entry");
      } else {
        out_.close_with(entry.value, "entry");
      }
    });
  }

  template <class Things, class Write>
  void section(std::string_view element, const Things& things, Write write) {
    if (things.empty()) return;
    out_.open(element);
    for (const auto& thing : things) write(thing);
    out_.close(element);
  }

  std::string spelled(auto thing) const { return hexwright::spelled(packs_, thing); }

  CanonicalText out_;
  own::Packs packs_;
};

}  // namespace

std::string write_xml(const Scenario& scenario) { return Writer().written(scenario); }

}  // namespace hexwright
