#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright {

inline constexpr double points_a_millimetre = 72 / 25.4;

enum class Paper : std::uint8_t { A4, Letter, A3 };
inline constexpr std::array all_papers{Paper::A4, Paper::Letter, Paper::A3};

/// The spelling on the command line and in settings: "a4".
constexpr std::string_view id(Paper paper) {
  switch (paper) {
    case Paper::A4:
      return "a4";
    case Paper::Letter:
      return "letter";
    case Paper::A3:
      return "a3";
  }
  return {};
}
/// To be translated.
constexpr std::string_view title(Paper paper) {
  switch (paper) {
    case Paper::A4:
      return N_("A4");
    case Paper::Letter:
      return N_("US Letter");
    case Paper::A3:
      return N_("A3");
  }
  return {};
}
constexpr std::optional<Paper> paper_from_id(std::string_view word) {
  for (const Paper paper : all_papers)
    if (id(paper) == word) return paper;
  return std::nullopt;
}

/// In points, upright.
struct PaperSize {
  double width = 0, height = 0;
};
constexpr PaperSize size_of(Paper paper) {
  switch (paper) {
    case Paper::A4:
      return {210 * points_a_millimetre, 297 * points_a_millimetre};
    case Paper::Letter:
      return {8.5 * 72, 11 * 72};
    case Paper::A3:
      return {297 * points_a_millimetre, 420 * points_a_millimetre};
  }
  return {};
}

/// What a page keeps free at its foot, and at least at its other edges: printers do not reach further.
inline constexpr double foot_of_page = 25.5, edge_of_page = 18;

}  // namespace hexwright
