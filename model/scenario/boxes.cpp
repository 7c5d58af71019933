#include "model/scenario/boxes.h"

#include <algorithm>

#include "model/scenario/message.h"

namespace hexwright {
namespace {

using enum Terrain;
using Harbors = Counts<HarborKind>;

/// Filled one by one: the container's constructor from a list would bring a sorting of its own into every
/// use, and compiling this file took half a minute.
template <class Face>
Counts<Face> counts(std::initializer_list<std::pair<Face, int>> list) {
  Counts<Face> filled;
  for (const auto& [face, count] : list) filled.emplace(face, count);
  return filled;
}

/// One token for every number that two dice can roll, but 7: what each extension adds.
const Counts<int>& one_of_each_number() {
  static const auto tokens =
      counts<int>({{2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {8, 1}, {9, 1}, {10, 1}, {11, 1}, {12, 1}});
  return tokens;
}

const Counts<int>& base_tokens() {
  static const auto tokens =
      counts<int>({{2, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}});
  return tokens;
}

Harbors harbors(int generic, int each_special) {
  Harbors counts;
  for (const HarborKind kind : all_harbor_kinds)
    counts[kind] = kind == HarborKind::Generic ? generic : each_special;
  return counts;
}

const std::vector<Box>& table() {
  static const std::vector<Box> boxes{
      {.id = "base",
       .title = N_("Base game"),
       .min_players = 3,
       .max_players = 4,
       .hexes =
           counts<Terrain>({{Forest, 4}, {Pasture, 4}, {Fields, 4}, {Hills, 3}, {Mountains, 3}, {Desert, 1}}),
       .tokens = base_tokens(),
       .harbors = harbors(4, 1),
       .pieces = {.roads = 15, .settlements = 5, .cities = 4, .ships = 0},
       .colours = 4,
       .robber = true},
      // Prints a full set of 28 tokens and 11 harbors to replace those of the base game; counted is the gain.
      {.id = "base-5-6",
       .title = N_("Base game, extension for 5-6 players"),
       .min_players = 5,
       .max_players = 6,
       .requires_boxes = {"base"},
       .hexes =
           counts<Terrain>({{Forest, 2}, {Pasture, 2}, {Fields, 2}, {Hills, 2}, {Mountains, 2}, {Desert, 1}}),
       .tokens = one_of_each_number(),
       .harbors = counts<HarborKind>({{HarborKind::Generic, 1}, {HarborKind::Wool, 1}}),
       .pieces = {.roads = 15, .settlements = 5, .cities = 4, .ships = 0},
       .colours = 2},
      {.id = "seafarers",
       .title = N_("Seafarers"),
       .min_players = 3,
       .max_players = 4,
       .requires_boxes = {"base"},
       .hexes = counts<Terrain>({{Gold, 2},
                                 {Desert, 2},
                                 {Fields, 1},
                                 {Forest, 1},
                                 {Pasture, 1},
                                 {Mountains, 2},
                                 {Hills, 2},
                                 {Sea, 19}}),
       .tokens = one_of_each_number(),
       .harbors = harbors(5, 1),
       .pieces = {.roads = 0, .settlements = 0, .cities = 0, .ships = 15},
       .colours = 4,
       .chits = 50,
       .pirate = true},
      {.id = "seafarers-5-6",
       .title = N_("Seafarers, extension for 5-6 players"),
       .min_players = 5,
       .max_players = 6,
       .requires_boxes = {"base", "base-5-6", "seafarers"},
       .hexes = counts<Terrain>({{Gold, 2}, {Desert, 1}, {Sea, 7}}),
       .harbors = counts<HarborKind>({{HarborKind::Generic, 1}, {HarborKind::Wool, 1}}),
       .pieces = {.roads = 0, .settlements = 0, .cities = 0, .ships = 15},
       .colours = 2,
       .chits = 35},
      // Its lists name at least these; what else of it a map could use is not known.
      {.id = "sea-robbers",
       .title = N_("Legend of the Sea Robbers"),
       .min_players = 3,
       .max_players = 4,
       .requires_boxes = {"base", "seafarers"},
       .hexes = counts<Terrain>({{Desert, 1}, {Sea, 1}, {Spice, 4}}),
       .accessories = counts<Accessory>(
           {{Accessory::SpiceCard, 30}, {Accessory::TradeOption, 10}, {Accessory::Unit, 12}})},
      {.id = "new-catan-frontiers",
       .title = N_("Frontier cards (print-out)"),
       .min_players = 3,
       .max_players = 6,
       .requires_boxes = {"base"},
       .accessories = counts<Accessory>({{Accessory::FrontierCard, 10}, {Accessory::DevelopmentCard, 4}})},
      // Knights and walls for four; paper, cloth and coins, twelve of each. CK-03
      {.id = "cities-and-knights",
       .title = N_("Cities & Knights"),
       .min_players = 3,
       .max_players = 4,
       .requires_boxes = {"base"},
       .accessories = counts<Accessory>({{Accessory::Commodity, 36},
                                         {Accessory::ProgressCard, 54},
                                         {Accessory::DefenderCard, 6},
                                         {Accessory::Knight, 24},
                                         {Accessory::CityWall, 12},
                                         {Accessory::Metropolis, 3},
                                         {Accessory::MerchantFigure, 1},
                                         {Accessory::BarbarianShip, 1},
                                         {Accessory::EventDie, 1}})},
      // No more progress cards and no more metropolises. CK-04
      {.id = "cities-and-knights-5-6",
       .title = N_("Cities & Knights, extension for 5-6 players"),
       .min_players = 5,
       .max_players = 6,
       .requires_boxes = {"base", "base-5-6", "cities-and-knights"},
       .accessories = counts<Accessory>({{Accessory::Commodity, 18},
                                         {Accessory::DefenderCard, 2},
                                         {Accessory::Knight, 12},
                                         {Accessory::CityWall, 6}})},
      // One jungle a desert, and the three volcanoes of an island of their own.
      {.id = "volcano-tiles",
       .title = N_("Jungle and volcano hexes (print-out)"),
       .min_players = 3,
       .max_players = 6,
       .hexes = counts<Terrain>({{Jungle, 2}, {Volcano, 3}})},
      // Nine of its sea hexes have a harbor printed on them.
      {.id = "base-1995",
       .title = N_("Base game, edition of 1995"),
       .min_players = 3,
       .max_players = 4,
       .hexes = counts<Terrain>(
           {{Forest, 4}, {Pasture, 4}, {Fields, 4}, {Hills, 3}, {Mountains, 3}, {Desert, 1}, {Sea, 18}}),
       .tokens = base_tokens(),
       .harbors = harbors(4, 1),
       .pieces = {.roads = 15, .settlements = 5, .cities = 4, .ships = 0},
       .colours = 4,
       .robber = true},
      // Of its twelve harbor tokens no list gives the kinds, so none is counted.
      {.id = "seafarers-1997",
       .title = N_("Seafarers, edition of 1997"),
       .min_players = 3,
       .max_players = 4,
       .requires_boxes = {"base-1995"},
       .hexes = counts<Terrain>({{Gold, 2},
                                 {Desert, 3},
                                 {Fields, 1},
                                 {Forest, 1},
                                 {Pasture, 1},
                                 {Mountains, 2},
                                 {Hills, 2},
                                 {Sea, 12}}),
       .tokens = one_of_each_number(),
       .pieces = {.roads = 0, .settlements = 0, .cities = 0, .ships = 15},
       .colours = 4,
       .chits = 8,
       .pirate = true},
  };
  return boxes;
}

template <class Face>
void add(Counts<Face>& sum, const Counts<Face>& counts, int copies) {
  for (const auto& [face, count] : counts) sum[face] += copies * count;
}

}  // namespace

std::string_view title(Accessory accessory) {
  switch (accessory) {
    case Accessory::SpiceCard:
      return N_("spice cards");
    case Accessory::TradeOption:
      return N_("trade options");
    case Accessory::Unit:
      return N_("units");
    case Accessory::FrontierCard:
      return N_("frontier cards");
    case Accessory::DevelopmentCard:
      return N_("extra development cards");
    case Accessory::Commodity:
      return N_("commodity cards");
    case Accessory::ProgressCard:
      return N_("progress cards");
    case Accessory::DefenderCard:
      return N_("defender cards");
    case Accessory::Knight:
      return N_("knights");
    case Accessory::CityWall:
      return N_("city walls");
    case Accessory::Metropolis:
      return N_("metropolises");
    case Accessory::MerchantFigure:
      return N_("merchant figure");
    case Accessory::BarbarianShip:
      return N_("barbarian ship with its track");
    case Accessory::EventDie:
      return N_("event die");
  }
  return {};
}

std::span<const Box> all_boxes() { return table(); }

const Box* find_box(std::string_view id) {
  const auto& boxes = table();
  const auto found = std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) { return box.id == id; });
  return found == boxes.end() ? nullptr : &*found;
}

Components contents_of(const std::map<std::string, int>& boxes) {
  Components sum;
  for (const auto& [id, copies] : boxes) {
    const Box* box = find_box(id);
    if (!box) continue;
    add(sum.hexes, box->hexes, copies);
    add(sum.tokens, box->tokens, copies);
    add(sum.harbors, box->harbors, copies);
    add(sum.accessories, box->accessories, copies);
    sum.chits += copies * box->chits;
  }
  return sum;
}

}  // namespace hexwright
