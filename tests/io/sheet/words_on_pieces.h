#pragma once

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "io/sheet/kit/layout.h"
#include "tests/support/outside.h"

namespace hexwright {

/// What words are compared by: their letters, in whatever order they are found.
inline std::string sorted(std::string text) {
  std::erase_if(text, [](unsigned char c) { return c <= ' '; });
  std::ranges::sort(text);
  return text;
}

/// What a program that is not ours finds on each card: the letters of the words that lie on it wholly.
inline std::vector<std::string> letters_on(const std::string& pdf, const std::vector<PlacedCutOut>& placed,
                                           int first_page) {
  const TemporaryFile file("hexwright-cards", pdf);
  const std::string boxes = output_of("pdftotext -bbox " + file.path() + " - | sed 's/&apos;/\\x27/g'");
  static const std::regex line(
      R"re(<(page) |<word xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">(.*)</word>)re");
  std::vector<std::string> letters(placed.size());
  int page = -1;
  for (std::sregex_iterator each(boxes.begin(), boxes.end(), line), end; each != end; ++each) {
    if ((*each)[1].matched) {
      ++page;
      continue;
    }
    const double left = std::stod((*each)[2]), top = std::stod((*each)[3]);
    const double right = std::stod((*each)[4]), bottom = std::stod((*each)[5]);
    constexpr double inset = 3 * points_a_millimetre;  // where no cut comes
    const auto card = std::ranges::find_if(placed, [&](const PlacedCutOut& it) {
      return first_page + it.page == page && left >= it.at.x + inset && top >= it.at.y + inset &&
             right <= it.at.x + it.width - inset && bottom <= it.at.y + it.height - inset;
    });
    if (card != placed.end()) letters[static_cast<std::size_t>(card - placed.begin())] += (*each)[6];
  }
  return letters;
}

}  // namespace hexwright
