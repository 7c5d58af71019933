#include <map>
#include <string_view>

#include <cairo-svg.h>

#include "io/render/export/sheet.h"

namespace hexwright {
namespace {

/// Where an identifier is told (`id="surface12"`) or referred to (`"#surface12"`, `url(#surface12)`).
constexpr std::string_view definition = " id=\"";

std::string svg_of(const Scenario& scenario, std::span<const BoardPiece> pieces,
                   std::span<const BoardSign> signs, const PictureOptions& options) {
  const Sheet sheet = lay_sheet(scenario, options);
  std::string bytes;
  const Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &bytes, sheet.width, sheet.height));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
  draw_recorded(surface.get(), scenario, pieces, signs, options.draw, sheet);
  return with_steady_numbers(bytes);
}

}  // namespace

// Cairo numbers what it writes through the whole life of a program. Numbers from 1 in the order in which
// they appear give the same file for the same scenario.
std::string with_steady_numbers(const std::string& svg) {
  std::map<std::string, int, std::less<>> numbers;
  std::string result;
  result.reserve(svg.size());
  std::size_t done = 0;
  for (std::size_t at = 0; at < svg.size(); ++at) {
    const bool reference = svg[at] == '#' && at > 0 && (svg[at - 1] == '"' || svg[at - 1] == '(');
    const bool defined = !reference && svg.compare(at, definition.size(), definition) == 0;
    if (!reference && !defined) continue;
    const std::size_t begin = at + (reference ? 1 : definition.size());
    const std::size_t end = svg.find_first_of("\")", begin);
    const std::string_view name = std::string_view(svg).substr(begin, end - begin);
    const auto number = static_cast<int>(numbers.size()) + 1;
    const auto entry = numbers.try_emplace(std::string(name), number).first;
    result.append(svg, done, begin - done).append("n").append(std::to_string(entry->second));
    done = end;
    at = end;
  }
  return result.append(svg, done);
}

std::string render_svg(const Scenario& scenario, const PictureOptions& options) {
  return svg_of(scenario, {}, {}, options);
}

std::string render_svg(const Scenario& scenario, const DrawOptions& options, int width) {
  return svg_of(scenario, {}, {}, {options, width});
}

std::string render_game_svg(const Scenario& scenario, std::span<const BoardPiece> pieces,
                            std::span<const BoardSign> signs, const DrawOptions& options, int width) {
  return svg_of(scenario, pieces, signs, {options, width});
}

}  // namespace hexwright
