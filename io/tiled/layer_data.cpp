#include "io/tiled/layer_data.h"

#include <charconv>
#include <string_view>

#include "io/files/base64.h"
#include "io/files/packed.h"

namespace hexwright::tiled {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t bytes_of_tile = 4;
/// The highest four bits say how a tile is turned and mirrored.
constexpr TileNumber without_turns = 0x0FFFFFFFU;

using Tiles = std::vector<TileNumber>;

/// Row by row; one tile more than `count` where there are more.
std::optional<Tiles> from_csv(std::string_view text, std::size_t count) {
  Tiles tiles;
  while (tiles.size() <= count) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) break;
    text.remove_prefix(first);
    TileNumber tile = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), tile);
    if (read.ec != std::errc{}) return std::nullopt;
    tiles.push_back(tile & without_turns);
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    const auto next = text.find_first_not_of(blanks);
    if (next == std::string_view::npos) break;
    if (text[next] != ',') return std::nullopt;
    text.remove_prefix(next + 1);
  }
  return tiles;
}

Tiles from_elements(pugi::xml_node data, std::size_t count) {
  Tiles tiles;
  for (const auto tile : data.children("tile")) {
    if (tiles.size() > count) break;
    tiles.push_back(tile.attribute("gid").as_uint() & without_turns);
  }
  return tiles;
}

Tiles from_bytes(std::string_view bytes) {
  Tiles tiles;
  tiles.reserve(bytes.size() / bytes_of_tile);
  for (std::size_t at = 0; at + bytes_of_tile <= bytes.size(); at += bytes_of_tile) {
    TileNumber tile = 0;
    for (std::size_t i = bytes_of_tile; i-- > 0;)
      tile = (tile << 8U) | static_cast<unsigned char>(bytes[at + i]);
    tiles.push_back(tile & without_turns);
  }
  return tiles;
}

}  // namespace

std::optional<Tiles> tiles_of(pugi::xml_node layer, const Grid& grid, Source& source) {
  const auto count = static_cast<std::size_t>(grid.width) * static_cast<std::size_t>(grid.height);
  const bool has_same_size = layer.attribute("width").as_int(grid.width) == grid.width &&
                             layer.attribute("height").as_int(grid.height) == grid.height;
  const std::string name = shown(layer.attribute("name").value());
  const auto data = layer.child("data");
  const std::string_view encoding = data.attribute("encoding").value();
  const std::string_view compression = data.attribute("compression").value();
  std::optional<Tiles> tiles;
  if (encoding.empty()) {
    tiles = from_elements(data, count);
  } else if (encoding == "csv") {
    tiles = from_csv(data.child_value(), count);
  } else if (encoding != "base64") {
    source.error(data, N_("layer \"{0}\" is stored in a way that is not known here: {1}"),
                 {name, shown(encoding)});
    return std::nullopt;
  } else if (!compression.empty() && compression != "zlib" && compression != "gzip") {
    source.error(
        data,
        N_("layer \"{0}\" is compressed by {1}, which is not read here; in Tiled, set Tile Layer Format in "
           "the properties of the map to CSV and save it again"),
        {name, shown(compression)});
    return std::nullopt;
  } else {
    const std::string bytes = from_base64(data.child_value());
    if (compression.empty())
      tiles = from_bytes(bytes);
    else if (const auto found = unpacked(bytes, Packing::ZlibOrGzip, count * bytes_of_tile);
             found && found->bytes.size() == count * bytes_of_tile)
      tiles = from_bytes(found->bytes);
  }
  if (tiles && has_same_size && tiles->size() == count) return tiles;
  source.error(data ? data : layer,
               N_("layer \"{0}\" is damaged: it does not hold the {1} tiles of this map"),
               {name, std::to_string(count)});
  return std::nullopt;
}

}  // namespace hexwright::tiled
