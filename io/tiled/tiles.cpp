#include "io/tiled/tiles.h"

#include <charconv>

#include "model/scenario/limits.h"

namespace hexwright::tiled {
namespace {

std::optional<int> token_from(std::string_view word) {
  int number = 0;
  const char* end = word.data() + word.size();
  const auto read = std::from_chars(word.data(), end, number);
  const bool is_number = read.ec == std::errc{} && read.ptr == end;
  return is_number && number >= 0 && number <= limits::max_token ? std::optional(number) : std::nullopt;
}

/// By its word in files or the one that people see: "gold", "Gold field".
std::optional<Terrain> terrain_from(const std::string& word) {
  for (const Terrain terrain : all_terrains)
    if (word == id(terrain) || word == lower(title(terrain))) return terrain;
  return std::nullopt;
}

/// "tiles/Forest.png" is a forest.
std::string_view stem_of(std::string_view path) {
  path.remove_prefix(path.find_last_of("/\\") + 1);
  return path.substr(0, path.find_last_of('.'));
}

/// False where the word says nothing.
bool take_word(std::string_view written, Face& face) {
  const std::string word = lower(written);
  if (word == no_terrain_word)
    face.is_undecided = true;
  else if (const auto terrain = terrain_from(word))
    face.terrain = terrain;
  else if (const auto number = token_from(word))
    face.number = number;
  return face.says_something();
}

/// What a designer wrote to say it counts before what a tile happens to be called.
Face face_of_tile(pugi::xml_node tile) {
  Face face;
  for (const char* name : {"terrain", "number", "name"})
    if (const char* said = property_of(tile, name); said && !take_word(said, face)) face.words = shown(said);
  if (face.says_something()) return face;
  const std::string_view own_class = class_of(tile);
  const std::string_view stem = stem_of(tile.child("image").attribute("source").value());
  for (const std::string_view word : {own_class, stem}) {
    if (take_word(word, face)) return face;
    if (face.words.empty()) face.words = shown(word);
  }
  return face;
}

}  // namespace

Tilesets::Tilesets(pugi::xml_node map, Source& source) : source_(source) {
  for (const auto element : map.children("tileset")) {
    Tileset& tileset = by_first_[element.attribute("firstgid").as_uint()];
    tileset = {element};
    tileset.is_elsewhere = static_cast<bool>(element.attribute("source"));
    for (const auto tile : element.children("tile"))
      tileset.faces.insert_or_assign(tile.attribute("id").as_uint(), face_of_tile(tile));
  }
}

const Face* Tilesets::face_of(TileNumber tile) {
  static const Face unknown;
  const auto after = by_first_.upper_bound(tile);
  if (after == by_first_.begin()) return &unknown;
  auto& [first, tileset] = *std::prev(after);
  if (tileset.is_elsewhere) {
    tell_of(tileset);
    return nullptr;
  }
  const auto found = tileset.faces.find(tile - first);
  return found == tileset.faces.end() ? &unknown : &found->second;
}

void Tilesets::tell_of(Tileset& tileset) {
  constexpr int most_told = 20;
  if (tileset.is_told || told_ == most_told) return;
  tileset.is_told = true;
  ++told_;
  source_.error(
      tileset.element,
      N_("what the tiles of this map are is in another file, {0}; in Tiled, show that tileset, choose "
         "\"Embed Tileset\" and save the map again"),
      {shown(tileset.element.attribute("source").value())});
}

}  // namespace hexwright::tiled
