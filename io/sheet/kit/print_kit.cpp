#include "io/sheet/kit/print_kit.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "io/render/export/sheet.h"
#include "io/sheet/kit/cut_lines.h"
#include "io/sheet/kit/kit_pieces.h"
#include "io/sheet/kit/page_foot.h"
#include "io/sheet/kit/piece_printer.h"
#include "io/sheet/kit/poster.h"
#include "io/sheet/kit/reference.h"

namespace hexwright {
namespace {

struct PartWords {
  KitPart part;
  std::string_view id, title;
  const char* counted;
};
constexpr std::array<PartWords, all_kit_parts.size()> part_words{
    {{KitPart::Hexes, "hexes", N_("Hexes"), N_("hexes: {0}")},
     {KitPart::Tokens, "tokens", N_("Number tokens"), N_("number tokens: {0}")},
     {KitPart::Harbors, "harbors", N_("Harbors"), N_("harbors: {0}")},
     {KitPart::Counters, "counters", N_("Counters and markers"), N_("counters and markers: {0}")},
     {KitPart::Cards, "cards", N_("Cards"), N_("cards: {0}")},
     {KitPart::Reference, "reference", N_("Reference cards"), N_("reference cards: {0}")},
     {KitPart::Poster, "poster", N_("Board as a poster"), N_("sheets of the poster: {0}")}}};

const PartWords& words_of(KitPart part) { return part_words[static_cast<std::size_t>(part)]; }

std::string shown(double millimetres) { return std::to_string(static_cast<int>(millimetres)); }

std::optional<Refusal> out_of_range(const KitOptions& options) {
  // Written so that what is no number is out of range, too.
  if (!(options.hex >= least_kit_hex && options.hex <= most_kit_hex))
    return refuse(N_("a hex is {0} to {1} mm across flats"), {shown(least_kit_hex), shown(most_kit_hex)});
  if (!(options.bleed >= 0 && options.bleed <= most_kit_bleed))
    return refuse(N_("the bleed is 0 to {0} mm"), {shown(most_kit_bleed)});
  return std::nullopt;
}

}  // namespace

std::string_view id(KitPart part) { return words_of(part).id; }
std::string_view title(KitPart part) { return words_of(part).title; }
std::optional<KitPart> kit_part_from_id(std::string_view word) {
  for (const PartWords& each : part_words)
    if (each.id == word) return each.part;
  return std::nullopt;
}

struct PrintKit::Impl {
  Impl(Scenario of, const KitOptions& with, Translate by)
      : scenario(std::move(of)), options(with), translate(by) {
    const MapView map(scenario);
    if (options.has(KitPart::Reference)) reference.emplace(scenario, options.theme, translate);
    pieces = kit_pieces(map, options, reference ? reference->faces() : 0, translate);
    sizes = {.hex = options.hex * points_a_millimetre, .bleed = options.bleed * points_a_millimetre};
    if (options.has(KitPart::Poster))
      poster.emplace(
          scenario,
          DrawOptions{
              .areas = false, .letters = options.letters, .theme = options.theme, .translate = translate},
          options.paper, sizes.hex);
    backs = options.backs && std::ranges::any_of(pieces, has_back);
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  /// More than anybody prints, or nothing at all.
  std::optional<Refusal> refusal() const {
    long long count = 0;
    for (const CutOut& piece : pieces) count += piece.count;
    if (count > most_kit_pieces)
      return refuse(N_("the kit would have {0} pieces, and may have {1}"),
                    {std::to_string(count), std::to_string(most_kit_pieces)});
    if (poster && (poster->all_sheets() > 4.0 * most_poster_sheets || poster->sheets() > most_poster_sheets))
      return refuse(N_("the poster would take more than {0} sheets: choose smaller hexes"),
                    {std::to_string(most_poster_sheets)});
    if (count == 0 && (!poster || poster->sheets() == 0))
      return refuse(options.everything
                        ? N_("there is nothing to print of what was chosen")
                        : N_("there is nothing to print: your boxes hold all of what was chosen"));
    return std::nullopt;
  }
  void lay() {
    const auto [width, height] = size_of(options.paper);
    placed = lay_out(pieces, width, height, sizes);
    piece_pages = placed.empty() ? 0 : placed.back().page + 1;
  }

  int fronts() const { return piece_pages + (poster ? poster->sheets() : 0); }
  int pages() const { return backs ? 2 * fronts() : fronts(); }
  bool is_back(int page) const { return backs && page % 2 == 1; }
  int front_of(int page) const { return backs ? page / 2 : page; }
  PaperSize size(int page) const {
    return front_of(page) < piece_pages ? size_of(options.paper) : poster->page();
  }
  std::span<const PlacedCutOut> on_front(int front) const {
    const auto first = std::ranges::lower_bound(placed, front, {}, &PlacedCutOut::page);
    const auto end = std::ranges::upper_bound(placed, front, {}, &PlacedCutOut::page);
    return {first, end};
  }
  PieceStyle style() const {
    return {options.theme,   sizes,        scenario.details.quarter_turned,
            options.letters, scenario.own, reference ? &*reference : nullptr,
            translate};
  }
  std::string numbered(int front) const {
    std::string number = std::to_string(front + 1) + " / " + std::to_string(fronts());
    if (front >= piece_pages) number = poster->name(front - piece_pages) + "   " + number;
    return number;
  }

  void draw(cairo_t* context, PiecePrinter& printer, int page) const {
    const int front = front_of(page);
    if (is_back(page)) {
      for (const PlacedCutOut& each : on_front(front)) printer.draw_back(other_side(each, size(page).width));
      return;
    }
    if (front < piece_pages) {
      for (const PlacedCutOut& each : on_front(front)) printer.draw(each);
      draw_cut_marks(context, on_front(front), sizes);
    } else {
      poster->draw(context, front - piece_pages);
    }
    draw_page_foot(context, size(page), scenario.details.title, numbered(front), translate);
  }

  Scenario scenario;
  KitOptions options;
  Translate translate;
  PieceSizes sizes;
  std::optional<Reference> reference;
  std::optional<Poster> poster;
  std::vector<CutOut> pieces;
  std::vector<PlacedCutOut> placed;
  int piece_pages = 0;
  bool backs = false;
};

PrintKit::PrintKit(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
PrintKit::PrintKit(PrintKit&&) noexcept = default;
PrintKit& PrintKit::operator=(PrintKit&&) noexcept = default;
PrintKit::~PrintKit() = default;

Outcome<PrintKit> PrintKit::prepare(const Scenario& scenario, const KitOptions& options,
                                    Translate translate) {
  if (auto refusal = out_of_range(options)) return *std::move(refusal);
  auto impl = std::make_unique<Impl>(scenario, options, translate);
  if (auto refusal = impl->refusal()) return *std::move(refusal);
  impl->lay();
  return PrintKit(std::move(impl));
}

int PrintKit::pages() const { return impl_->pages(); }
int PrintKit::sheets() const { return impl_->fronts(); }
bool PrintKit::has_backs() const { return impl_->backs; }

Message PrintKit::size() const {
  const std::string all = std::to_string(pages()), paper = std::to_string(sheets());
  if (has_backs()) return {N_("pages: {0}, on both sides of sheets of paper: {1}"), {all, paper}};
  return {N_("pages: {0}"), {all}};
}

std::vector<Message> PrintKit::contents() const {
  std::array<int, all_kit_parts.size()> counts{};
  for (const CutOut& piece : impl_->pieces)
    counts[static_cast<std::size_t>(part_of_kit(piece.kind))] += piece.count;
  if (impl_->poster) counts[static_cast<std::size_t>(KitPart::Poster)] = impl_->poster->sheets();
  std::vector<Message> contents;
  for (const PartWords& each : part_words)
    if (const int count = counts[static_cast<std::size_t>(each.part)]; count > 0)
      contents.push_back({each.counted, {std::to_string(count)}});
  return contents;
}

std::string PrintKit::pdf() const {
  std::string bytes;
  const auto [width, height] = impl_->size(0);
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, width, height));
  // A fixed date, so that the same scenario gives the same bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  const Details& details = impl_->scenario.details;
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, details.title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_AUTHOR, details.author.c_str());
  const Context context(cairo_create(surface.get()));
  PiecePrinter printer(context.get(), impl_->style());
  for (int page = 0; page < pages(); ++page) {
    cairo_pdf_surface_set_size(surface.get(), impl_->size(page).width, impl_->size(page).height);
    impl_->draw(context.get(), printer, page);
    cairo_show_page(context.get());
  }
  expect_success(cairo_status(context.get()));
  cairo_surface_finish(surface.get());
  expect_success(cairo_surface_status(surface.get()));
  return bytes;
}

std::string PrintKit::svg(int page) const {
  std::string bytes;
  const auto [width, height] = impl_->size(page);
  {
    const Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &bytes, width, height));
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PT);
    const Context context(cairo_create(surface.get()));
    PiecePrinter printer(context.get(), impl_->style());
    impl_->draw(context.get(), printer, page);
    expect_success(cairo_status(context.get()));
    cairo_surface_finish(surface.get());
    expect_success(cairo_surface_status(surface.get()));
  }
  bytes = with_steady_numbers(bytes);
  if (!impl_->is_back(page))
    bytes.insert(bytes.rfind("</svg>"),
                 svg_of_cut_lines(impl_->on_front(impl_->front_of(page)), impl_->sizes));
  return bytes;
}

Pixels PrintKit::picture(int page, int most_width, int most_height) const {
  const auto [width, height] = impl_->size(page);
  const double scale = std::min(most_width / width, most_height / height);
  const int across = std::max(1, static_cast<int>(width * scale));
  const int down = std::max(1, static_cast<int>(height * scale));
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, across, down));
  const Context context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_scale(context.get(), scale, scale);
  PiecePrinter printer(context.get(), impl_->style());
  impl_->draw(context.get(), printer, page);
  expect_success(cairo_status(context.get()));
  return pixels_of(surface);
}

}  // namespace hexwright
