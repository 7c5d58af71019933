#pragma once

#include <string>

#include "io/tiled/tiled_map.h"
#include "tests/support/plain_board.h"

namespace hexwright::test {

/// A map as Tiled writes them, of 3 columns and 2 rows of tiles: 1 to 4 are forest, hills, the token 8, and
/// one that says nothing. `of_map` are further attributes of it, `content` its layers.
std::string small_map(const std::string& content,
                      const std::string& of_map = R"(staggeraxis="y" staggerindex="odd")");
/// A layer of such a map, as text.
std::string layer(const std::string& csv, const std::string& name = "Ground");
/// The same in other ways to store it.
std::string packed_layer(const std::string& encoding, const std::string& data);

}  // namespace hexwright::test
