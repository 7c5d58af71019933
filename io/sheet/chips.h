#pragma once

#include <string>
#include <vector>

#include <cairo.h>

#include "io/sheet/flow.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A small picture with how many of it there are.
struct Chip {
  enum class Kind : std::uint8_t { Hex, Token, Words };
  Kind kind = Kind::Words;
  Terrain terrain = Terrain::Sea;
  int number = 0;
  int count = 1;
  std::string words;
};

std::vector<Chip> chips_of(const Counts<Terrain>& hexes);
std::vector<Chip> chips_of(const Counts<int>& tokens);

/// The chips in rows as wide as a column. `size`: of the text, in points.
Block chip_rows(cairo_t* context, const own::Packs& packs, Translate translate,
                const std::vector<Chip>& chips, double size, double width);

}  // namespace hexwright
