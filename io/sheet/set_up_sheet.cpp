#include "io/sheet/set_up_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <cairo-pdf.h>

#include "io/render/board/board_painter.h"
#include "io/render/export/sheet.h"
#include "io/render/pen/bounds.h"
#include "io/render/pen/palette.h"
#include "io/sheet/content.h"
#include "io/sheet/cut_outs.h"
#include "io/sheet/kit/layout.h"
#include "io/sheet/kit/piece_printer.h"
#include "io/sheet/map_code.h"
#include "io/sheet/text_block.h"

namespace hexwright {
namespace {

// In points.
constexpr double margin = 34;
constexpr double gutter = 18;
constexpr double footer = 14;
constexpr double foot_below_pieces = 16;
/// How large the text is, and what part of the first page the board may take at most.
struct Measure {
  double text = 0;
  double board = 0;
};
/// Tried in turn, until all is on two pages.
constexpr std::array measures{Measure{9.5, 0.56}, Measure{9, 0.56},   Measure{8.5, 0.52}, Measure{8, 0.48},
                              Measure{8, 0.42},   Measure{7.5, 0.42}, Measure{7, 0.42},   Measure{7, 0.34}};
constexpr int wanted_pages = 2;

struct Page {
  double width = 0, height = 0;
  double inner_width() const { return width - 2 * margin; }
  double bottom() const { return height - margin - footer; }
  double column_width() const { return (inner_width() - gutter) / 2; }
};

/// In whole points.
Page page_of(Paper paper) {
  const auto [width, height] = size_of(paper);
  return {std::floor(width), std::round(height)};
}

/// How high the board is when it is as wide as the page, or as high as it may be.
double board_height(const Scenario& scenario, const Page& page, double most_of_page) {
  const Bounds b = bounds_of(scenario);
  double across = b.right - b.left;
  double down = b.bottom - b.top;
  if (scenario.details.quarter_turned) std::swap(across, down);
  if (across <= 0) return 0;
  return std::min(page.inner_width() * down / across, page.height * most_of_page);
}

BoardView view_of(const Scenario& scenario, double width, double height) {
  return fit(scenario, width, height, 2);
}

void draw_board(cairo_t* context, const Scenario& scenario, const DrawOptions& options, Point at,
                double width, double height) {
  if (height <= 0) return;
  const Saved saved(Pen(context, 1, Detail::Full));
  cairo_translate(context, at.x, at.y);
  cairo_rectangle(context, 0, 0, width, height);
  cairo_clip(context);
  const BoardView view = view_of(scenario, width, height);
  BoardPainter painter(Sprites::Kind::Recorded, scenario, view, options, Detail::Full);
  painter.paint(context, scenario, {0, 0, static_cast<int>(width), static_cast<int>(height)});
}

using Flowed = std::vector<PlacedBlock>;

int pages(const Flowed& placed) { return placed.empty() ? 1 : placed.back().page + 1; }

/// Below the board on the first page, and on whole pages after it, two columns each; those of page
/// `short_page` and later ones are so much shorter.
Flowed laid_out(const std::vector<Block>& blocks, const Page& page, double first_top, int short_page,
                double shorter) {
  return flow(blocks, [&](int number) {
    const int on_page = number / 2;
    const double top = on_page == 0 ? first_top : margin;
    const double height = page.bottom() - top - (on_page >= short_page ? shorter : 0);
    return Column{on_page, {margin + number % 2 * (page.column_width() + gutter), top}, height};
  });
}

/// The columns of the last page end at about the same height.
Flowed balanced(const std::vector<Block>& blocks, const Page& page, double first_top) {
  constexpr double step = 6;
  Flowed best = laid_out(blocks, page, first_top, 0, 0);
  const int last = pages(best) - 1;
  const double top = last == 0 ? first_top : margin;
  const auto steps = static_cast<int>((page.bottom() - top) / step) - 1;
  for (int n = 1; n <= steps; ++n) {
    Flowed next = laid_out(blocks, page, first_top, last, n * step);
    if (pages(next) > last + 1) break;
    best = std::move(next);
  }
  return best;
}

/// `foot`: what the page has below its last line.
void draw_footer(cairo_t* context, const Page& page, double foot, const std::string& title, int number,
                 int of) {
  const TextFace face{7.5, false, false, palette::frame};
  const TextBlock left(context, title, face, 0);
  const TextBlock right(context, std::to_string(number + 1) + " / " + std::to_string(of), face, 0);
  const double y = page.height - foot - left.height() + 4;
  left.draw(context, {margin, y});
  right.draw(context, {page.width - margin - right.width(), y});
}

/// The title, the line below it and the board.
struct Head {
  TextBlock title, subtitle;
  double board_top = 0, board_height = 0;

  Head(cairo_t* context, const Scenario& scenario, const SheetOptions& options, const Page& page,
       double most_of_page)
      : title(context,
              scenario.details.title.empty() ? text({N_("Untitled scenario"), {}}, options.translate)
                                             : scenario.details.title,
              {21, true, false, palette::ink}, page.inner_width()),
        subtitle(context, text(subtitle_of(scenario.details), options.translate),
                 {11, false, false, palette::frame}, page.inner_width()),
        board_top(margin + title.height() + subtitle.height() + 8),
        board_height(hexwright::board_height(scenario, page, most_of_page)) {}

  double bottom() const { return board_top + board_height + 12; }
  void draw(cairo_t* context, const Scenario& scenario, const SheetOptions& options, const Page& page) const {
    title.draw(context, {margin, margin});
    subtitle.draw(context, {margin, margin + title.height()});
    DrawOptions board = options.board;
    board.translate = options.translate;
    draw_board(context, scenario, board, {margin, board_top}, page.inner_width(), board_height);
  }
};

/// The largest print in which all is on two pages, else the smallest; then the map as a code, where it takes
/// no further page.
struct Layout {
  std::vector<Block> blocks;
  Flowed placed;
  std::optional<Head> head;

  Layout(cairo_t* context, const Scenario& scenario, const SheetOptions& options, const Page& page) {
    const Instructions instructions = instructions_of(MapView(scenario));
    for (const Measure& measure : measures) {
      head.emplace(context, scenario, options, page, measure.board);
      blocks =
          content_of(context, scenario, instructions, options.translate, measure.text, page.column_width());
      if (pages(placed = balanced(blocks, page, head->bottom())) <= wanted_pages) {
        add_code(context, scenario, options, page, measure.text);
        break;
      }
    }
  }

 private:
  void add_code(cairo_t* context, const Scenario& scenario, const SheetOptions& options, const Page& page,
                double size) {
    std::vector<Block> with_code = blocks;
    for (Block& block : map_code(context, scenario, options.translate, size, page.column_width()))
      with_code.push_back(std::move(block));
    Flowed next = balanced(with_code, page, head->bottom());
    if (pages(next) > pages(placed)) return;
    blocks = std::move(with_code);  // `next` points into it
    placed = std::move(next);
  }
};

}  // namespace

std::string render_set_up_sheet(const Scenario& scenario, const SheetOptions& options) {
  const Page page = page_of(options.paper);
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &bytes, page.width, page.height));
  // A fixed date, so that the same scenario gives the same bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, scenario.details.title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_AUTHOR, scenario.details.author.c_str());
  const Context owner(cairo_create(surface.get()));
  cairo_t* context = owner.get();

  const Layout layout(context, scenario, options, page);
  const std::vector<CutOut> pieces = cut_outs_of(scenario, options.translate);
  const std::vector<PlacedCutOut> placed = lay_out(pieces, page.width, page.height);
  layout.head->draw(context, scenario, options, page);
  const int said = pages(layout.placed);
  const int count = said + (placed.empty() ? 0 : placed.back().page + 1);
  auto next = layout.placed.begin();
  for (int number = 0; number < said; ++number) {
    for (; next != layout.placed.end() && next->page == number; ++next) next->block->draw(context, next->at);
    draw_footer(context, page, margin, scenario.details.title, number, count);
    cairo_show_page(context);
  }
  PiecePrinter printer(context, {.theme = options.board.theme});
  auto piece = placed.begin();
  for (int number = said; number < count; ++number) {
    for (; piece != placed.end() && said + piece->page == number; ++piece) printer.draw(*piece);
    draw_footer(context, page, foot_below_pieces, scenario.details.title, number, count);
    cairo_show_page(context);
  }
  expect_success(cairo_status(context));
  cairo_surface_finish(surface.get());
  expect_success(cairo_surface_status(surface.get()));
  return bytes;
}

BoardView board_on_sheet(const Scenario& scenario, const SheetOptions& options) {
  const Page page = page_of(options.paper);
  const Surface nowhere(cairo_pdf_surface_create_for_stream(nullptr, nullptr, page.width, page.height));
  const Context context(cairo_create(nowhere.get()));
  const Layout layout(context.get(), scenario, options, page);
  BoardView view = view_of(scenario, page.inner_width(), layout.head->board_height);
  view.origin.x += margin;
  view.origin.y += layout.head->board_top;
  return view;
}

}  // namespace hexwright
