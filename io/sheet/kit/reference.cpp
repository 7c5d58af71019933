#include "io/sheet/kit/reference.h"

#include <algorithm>
#include <array>

#include <cairo-pdf.h>

#include "io/render/motifs/motifs.h"
#include "io/render/pen/cairo_handle.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/pen.h"
#include "io/sheet/content_writer.h"
#include "io/sheet/kit/layout.h"
#include "model/playtest/cards.h"
#include "model/rules/instructions.h"

namespace hexwright {
namespace {

constexpr double inset = 4 * points_a_millimetre;
constexpr double foot = 9;  ///< for the number of the face
constexpr double inner_width = reference_width - 2 * inset;

struct Cost {
  const char* title;
  Cards price;
};

std::vector<Cost> costs_of(const Ruleset& rules) {
  std::vector<Cost> costs{{N_("Road"), road_price}};
  if (rules.plays("seafarers")) costs.push_back({N_("Ship"), ship_price});
  costs.push_back({N_("Settlement, 1 point"), settlement_price});
  costs.push_back({N_("City, 2 points"), city_price});
  if (rules.has_development()) costs.push_back({N_("Development card"), development_price});
  return costs;
}

/// What it is on the left, and what it costs in symbols on the right.
void add_cost(ContentWriter& content, const Cost& cost, Ink ink) {
  const double size = content.size(), width = content.width(), height = 2 * size;
  const TextBlock title = content.line(content.words(cost.title));
  std::vector<Resource> symbols;
  for (const Resource resource : all_resources)
    symbols.insert(symbols.end(), static_cast<std::size_t>(cost.price[card_of(resource)]), resource);
  content.add(height, 0.1 * size, false, [=](cairo_t* on, Point at) {
    title.draw(on, {at.x, at.y + (height - title.height()) / 2});
    const double step = 1.95 * size;
    double x = at.x + width - step * static_cast<double>(symbols.size()) + step / 2;
    const double y = at.y + height / 2;
    Pen pen(on, 1, Detail::Full, ink);
    pen.line(
        {{at.x + title.width() + 0.6 * size, at.y + 0.72 * height}, {x - 0.8 * step, at.y + 0.72 * height}});
    {
      const Saved saved(pen);
      constexpr std::array dots{0.6, 2.4};
      cairo_set_dash(on, dots.data(), dots.size(), 0);
      pen.stroke(palette::frame, 0.6);
    }
    for (const Resource resource : symbols) {
      const Saved saved(pen);
      cairo_translate(on, x, y);
      cairo_scale(on, size, size);
      Pen inner(on, size, Detail::Full, ink);
      inner.circle({}, 0.88).fill(lighter(palette::resource(resource), 0.75));
      draw_symbol(inner, resource, {}, 1.25);
      x += step;
    }
  });
}

std::vector<Block> content_of(cairo_t* context, const MapView& map, const Instructions& instructions,
                              BoardTheme theme, Translate translate, double size) {
  const Details& details = map.scenario().details;
  ContentWriter content(context, map.packs(), translate, size, inner_width);
  const std::string title = details.title.empty() ? content.words(N_("Untitled scenario")) : details.title;
  const TextBlock block(context, title, {1.4 * size, true, false, palette::ink}, inner_width);
  content.add(block.height(), 0, true, [block](cairo_t* on, Point at) { block.draw(on, at); });
  Details unsigned_details = details;
  unsigned_details.author.clear();
  content.note(content.words(subtitle_of(unsigned_details)));
  content.heading(N_("Costs"));
  for (const Cost& cost : costs_of(map.rules())) add_cost(content, cost, ink_of(theme));
  content.paragraph(content.words(N_("Bank: 4 equal cards for 1; at a harbor 3:1 or 2:1.")));
  if (!instructions.rules.empty()) content.heading(N_("Special rules"));
  for (const Instructions::Chapter& chapter : instructions.chapters()) {
    content.subheading(content.words(chapter.title));
    for (const Message& sentence : chapter.sentences) content.item("•", sentence);
  }
  return content.take();
}

}  // namespace

Reference::Reference(const Scenario& scenario, BoardTheme theme, Translate translate) {
  const Surface nowhere(
      cairo_pdf_surface_create_for_stream(nullptr, nullptr, reference_width, reference_height));
  const Context context(cairo_create(nowhere.get()));
  const MapView map(scenario);
  const Instructions instructions = instructions_of(map);
  // The largest in which two faces hold it, else the smallest.
  for (const double size : {8.5, 8.0, 7.5, 7.0, 6.5, 6.0}) {
    blocks_ = content_of(context.get(), map, instructions, theme, translate, size);
    placed_ = flow(blocks_, [](int number) {
      return Column{number, {inset, inset}, reference_height - 2 * inset - foot};
    });
    if (faces() <= 2) break;
  }
}

void Reference::draw(cairo_t* context, int face) const {
  for (const PlacedBlock& each : placed_)
    if (each.page == face) each.block->draw(context, each.at);
  if (faces() == 1) return;
  const TextBlock number(context, std::to_string(face + 1) + " / " + std::to_string(faces()),
                         {6.5, false, false, palette::frame}, 0);
  number.draw(context,
              {reference_width - inset - number.width(), reference_height - inset - number.height()});
}

}  // namespace hexwright
