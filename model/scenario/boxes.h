#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/scenario.h"

namespace hexwright {

/// Things that rule modules need beside hexes, tokens, harbors and the players' pieces.
enum class Accessory : std::uint8_t {
  SpiceCard,        ///< cards of the three spices
  TradeOption,      ///< of one resource each
  Unit,             ///< placed as merchants
  FrontierCard,     ///< of one event each
  DevelopmentCard,  ///< of the module Development
  // Of a game with commodities and knights; of the last three it has one.
  Commodity,
  ProgressCard,
  DefenderCard,
  Knight,
  CityWall,
  Metropolis,
  MerchantFigure,
  BarbarianShip,  ///< with its track
  EventDie,
};
inline constexpr std::array all_accessories{
    Accessory::SpiceCard,       Accessory::TradeOption, Accessory::Unit,         Accessory::FrontierCard,
    Accessory::DevelopmentCard, Accessory::Commodity,   Accessory::ProgressCard, Accessory::DefenderCard,
    Accessory::Knight,          Accessory::CityWall,    Accessory::Metropolis,   Accessory::MerchantFigure,
    Accessory::BarbarianShip,   Accessory::EventDie};
/// Several of them, in lower case, to be translated: "spice cards".
std::string_view title(Accessory);

/// Things that come out of boxes, counted: what a map takes, or what there is. BASE-16
struct Components {
  Counts<Terrain> hexes = {};
  Counts<int> tokens = {};
  Counts<HarborKind> harbors = {};
  /// Victory point chits. SEA-07
  int chits = 0;
  /// What rule modules need besides.
  Counts<Accessory> accessories = {};
};

/// What a published box or a print-out contributes to a map, as far as a map can use it up. BASE-16
struct Box {
  std::string_view id;     ///< the spelling in files: "base", "seafarers-5-6"
  std::string_view title;  ///< our own words, to be shown
  int min_players = 0;
  int max_players = 0;
  std::vector<std::string_view> requires_boxes = {};
  Counts<Terrain> hexes = {};
  Counts<int> tokens = {};
  Counts<HarborKind> harbors = {};
  /// For one player; the box serves `colours` players.
  Pieces pieces{0, 0, 0, 0};
  int colours = 0;
  int chits = 0;
  Counts<Accessory> accessories = {};
  bool robber = false;
  bool pirate = false;
};

/// Every box that the program knows, in the order to show them.
std::span<const Box> all_boxes();
/// Null when no box has this id.
const Box* find_box(std::string_view id);

/// What boxes hold together, by their ids and how many there are of each. One that is not known holds
/// nothing.
Components contents_of(const std::map<std::string, int>& boxes);

}  // namespace hexwright
