#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/render/pen/theme.h"
#include "io/render/pieces/preview.h"
#include "io/sheet/paper.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What a kit is made of.
enum class KitPart : std::uint8_t { Hexes, Tokens, Harbors, Counters, Cards, Reference, Poster };
inline constexpr std::array all_kit_parts{KitPart::Hexes,    KitPart::Tokens, KitPart::Harbors,
                                          KitPart::Counters, KitPart::Cards,  KitPart::Reference,
                                          KitPart::Poster};
/// The spelling on the command line: "hexes".
std::string_view id(KitPart part);
/// To be translated.
std::string_view title(KitPart part);
std::optional<KitPart> kit_part_from_id(std::string_view word);

/// How a kit is printed. Lengths are in millimetres.
struct KitOptions {
  Paper paper = Paper::A4;
  double hex = 79;   ///< across flats; all that lies on hexes goes by it
  double bleed = 2;  ///< how far hexes, tokens and harbors are printed beyond their edges
  /// Not only what the designer's boxes lack.
  bool everything = false;
  /// The pages are printed on both sides, turned over by the long edge: behind each front comes its back.
  bool backs = true;
  BoardTheme theme = BoardTheme::Standard;
  bool letters = true;  ///< each terrain's letter, beside its symbol
  /// By `KitPart`. Usually all but the poster.
  std::array<bool, all_kit_parts.size()> parts{true, true, true, true, true, true, false};

  bool has(KitPart part) const { return parts[static_cast<std::size_t>(part)]; }
  friend bool operator==(const KitOptions&, const KitOptions&) = default;
};
inline constexpr double least_kit_hex = 20, most_kit_hex = 150, most_kit_bleed = 5;
/// A kit that would have more pieces, or its poster more sheets, is not printed.
inline constexpr int most_kit_pieces = 5'000, most_poster_sheets = 400;

/// All that players of a map print and cut out, laid out on pages: pieces that are glued to something thick,
/// cards, and the board as a poster over several sheets. On each page is a line to check the printer's scale
/// by. The same scenario gives the same bytes.
class PrintKit {
 public:
  /// Refused where options are out of range, where there is nothing to print, and where there is too much.
  static Outcome<PrintKit> prepare(const Scenario& scenario, const KitOptions& options, Translate translate);
  PrintKit(PrintKit&&) noexcept;
  PrintKit& operator=(PrintKit&&) noexcept;
  ~PrintKit();

  /// Of the file; with backs two for each sheet of paper.
  int pages() const;
  int sheets() const;
  bool has_backs() const;
  /// How many pages it has, and sheets of paper.
  Message size() const;
  /// "hexes: 2", "cards: 30": what there is of each part.
  std::vector<Message> contents() const;

  /// All pages.
  std::string pdf() const;
  /// A page as a drawing of true size with the cut lines in a group of its own, "cut": for plotters that
  /// print and cut.
  std::string svg(int page) const;
  /// A page as it will look, within this many pixels.
  Pixels picture(int page, int most_width, int most_height) const;

 private:
  struct Impl;
  explicit PrintKit(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright
