#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/tiled/source.h"
#include "model/scenario/terrain.h"

namespace hexwright::tiled {

/// The number of a tile in a map; 0 is none.
using TileNumber = std::uint32_t;

// The numbers of the tiles that we write. The token 8 is tile 108, so that a map can be read by eye.
inline constexpr TileNumber no_terrain = 1;
constexpr TileNumber tile_of(Terrain terrain) { return no_terrain + 1 + static_cast<TileNumber>(terrain); }
inline constexpr TileNumber first_number = 100;
static_assert(tile_of(all_terrains.back()) < first_number);

/// The class of the tile for a hex of which nothing else is said.
inline constexpr std::string_view no_terrain_word = "undecided";

/// What a tile stands for.
struct Face {
  std::optional<Terrain> terrain;
  std::optional<int> number;
  bool is_undecided = false;
  std::string words = {};  ///< of one that stands for nothing: what it is called

  bool says_something() const { return terrain || number || is_undecided; }
};

/// The tilesets of a map, which give its tiles their meaning.
class Tilesets {
 public:
  Tilesets(pugi::xml_node map, Source& source);

  /// Null for a tile of which another file tells what it is; that is an error, and told.
  const Face* face_of(TileNumber tile);

 private:
  struct Tileset {
    pugi::xml_node element;
    std::map<TileNumber, Face> faces = {};  ///< by the number of the tile in it
    bool is_elsewhere = false;
    bool is_told = false;
  };

  void tell_of(Tileset& tileset);

  Source& source_;
  std::map<TileNumber, Tileset> by_first_;
  int told_ = 0;  ///< of other files
};

}  // namespace hexwright::tiled
