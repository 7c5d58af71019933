#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "board/plane.h"
#include "playtest/batch/confidence.h"
#include "playtest/html.h"
#include "playtest/place_names.h"
#include "render/page.h"
#include "render/seam.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;
using Number = BoardGraph::Number;

constexpr int picture_width = 1000;

/// From little to much, apart in lightness, too, for every kind of colour sight.
struct Shade {
  int red, green, blue;
};
Shade shade_at(double share) {
  constexpr std::array<Shade, 5> steps{
      {{253, 231, 159}, {246, 176, 96}, {216, 104, 80}, {140, 50, 100}, {58, 20, 82}}};
  const double at = std::clamp(share, 0.0, 1.0) * (steps.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(at), steps.size() - 2);
  const double part = at - static_cast<double>(below);
  const auto mixed = [&](int Shade::*colour) {
    return static_cast<int>(std::lround(steps[below].*colour * (1 - part) + steps[below + 1].*colour * part));
  };
  return {mixed(&Shade::red), mixed(&Shade::green), mixed(&Shade::blue)};
}
std::string fill(Shade shade) {
  return fmt::format("#{:02x}{:02x}{:02x}", shade.red, shade.green, shade.blue);
}
std::string_view ink_on(double share) { return share < 0.45 ? "#1d2329" : "#ffffff"; }

/// Draws on the picture of the board, wherever a place shows.
class Layer {
 public:
  Layer(const Scenario& scenario, const BoardView& view) : view_(&view), copies_(copies(scenario.topology)) {}

  void hex(Hex hex, double share, const std::string& text, const std::string& tip) {
    for (const Point shift : copies_) {
      const Spot middle = spot(centre(hex), shift);
      std::string corners;
      for (const Corner corner : all_corners) {
        const Point offset = corner_offset(corner);
        const Spot at = spot({centre(hex).x + 0.93 * offset.x, centre(hex).y + 0.93 * offset.y}, shift);
        corners += fmt::format("{:.1f},{:.1f} ", at.x, at.y);
      }
      svg_ += fmt::format(R"(<g><title>{}</title><polygon points="{}" fill="{}" fill-opacity="0.88"/>)"
                          R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.1f}" fill="{}">{}</text></g>)"
                          "\n",
                          escaped(tip), corners, fill(shade_at(share)), middle.x, middle.y,
                          0.5 * view_->scale, ink_on(share), escaped(text));
    }
  }
  void circle(Intersection intersection, double size, const std::string& colour, const std::string& text,
              std::string_view ink, const std::string& tip) {
    for (const Point shift : copies_) {
      const Spot at = spot(position(intersection), shift);
      svg_ += fmt::format(R"(<g><title>{}</title><circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="{}" )"
                          R"(stroke="#1d2329" stroke-width="{:.1f}"/>)",
                          escaped(tip), at.x, at.y, size * view_->scale, colour, 0.02 * view_->scale);
      if (!text.empty())
        svg_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.1f}" fill="{}">{}</text>)", at.x,
                            at.y, 0.34 * view_->scale, ink, escaped(text));
      svg_ += "</g>\n";
    }
  }
  const std::string& svg() const { return svg_; }

 private:
  Spot spot(Point p, Point shift) const { return view_->to_spot({p.x + shift.x, p.y + shift.y}); }

  const BoardView* view_;
  std::vector<Point> copies_;
  std::string svg_;
};

/// One choice of the switch.
struct Heat {
  std::string_view id, label;
  std::string how_to_read, svg;
};

/// Long enough to tell apart, short enough for a hex.
std::string brief(double number) {
  return number < 9.95 ? fmt::format("{:.1f}", number) : fmt::format("{:.0f}", number);
}

Heat production(const Playtest& playtest, Layer layer) {
  const Statistics& found = playtest.found();
  Count top = 1;
  for (const auto& hex : found.hexes) top = std::max(top, hex.cards);
  for (Number n = 0; n < playtest.game.board().hex_count(); ++n) {
    const Count cards = found.hexes[static_cast<std::size_t>(n)].cards;
    if (cards == 0) continue;
    const Hex hex = playtest.game.board().hex(n);
    const double each = ratio(cards, found.games);
    layer.hex(hex, ratio(cards, top), brief(each),
              fmt::format("hex {}: {:.2f} cards a game", name(hex), each));
  }
  return {"production", "Production",
          "How many cards each hex gave, all players together, in a game on average: the darker, the more. A "
          "hex without a number gave nothing.",
          layer.svg()};
}

Heat settling(const Playtest& playtest, Layer layer) {
  const Statistics& found = playtest.found();
  Count top = 1;
  for (const auto& each : found.intersections) top = std::max(top, each.settled);
  for (Number n = 0; n < playtest.game.board().intersection_count(); ++n) {
    const auto& counts = found.intersections[static_cast<std::size_t>(n)];
    if (counts.settled == 0) continue;
    const Intersection at = playtest.game.board().intersection(n);
    const double share = ratio(counts.settled, found.games);
    const double heat = ratio(counts.settled, top);
    layer.circle(at, 0.14 + 0.26 * std::sqrt(heat), fill(shade_at(heat)),
                 heat > 0.15 ? fmt::format("{:.0f}", 100 * share) : std::string(), ink_on(heat),
                 fmt::format("intersection {}: settled in {:.1f} % of the games", name(at), 100 * share));
  }
  return {"settling", "Settling",
          "In how many of 100 games somebody settled at each intersection: the larger and darker, the more "
          "often. An intersection without a circle was never settled.",
          layer.svg()};
}

/// More often than a fair share, as often, less often.
struct Success {
  std::string_view colour, ink, words;
};
Success success(const Statistics::IntersectionCounts& counts, double fair) {
  const Interval interval = wilson(counts.won, counts.decided);
  if (interval.low > fair) return {"#0072b2", "#ffffff", "more than a fair share"};
  if (interval.high < fair) return {"#e69f00", "#1d2329", "less than a fair share"};
  return {"#ffffff", "#1d2329", "a fair share, as far as can be told"};
}

Heat winning(const Playtest& playtest, Layer layer) {
  const Statistics& found = playtest.found();
  const double fair = 1.0 / found.players();
  for (Number n = 0; n < playtest.game.board().intersection_count(); ++n) {
    const auto& counts = found.intersections[static_cast<std::size_t>(n)];
    if (counts.decided == 0) continue;
    const Intersection at = playtest.game.board().intersection(n);
    const Success won = success(counts, fair);
    const double share = ratio(counts.won, counts.decided);
    layer.circle(at, 0.36, std::string(won.colour), fmt::format("{:.0f}", 100 * share), won.ink,
                 fmt::format("intersection {}: who settled here first won {:.1f} % of {} games, {}", name(at),
                             100 * share, grouped(counts.decided), won.words));
  }
  return {
      "winning", "Winning",
      fmt::format("How many of 100 games were won by who settled at an intersection first. A fair share is "
                  "{:.0f}. Blue: surely more. Orange: surely less. White: the difference may be chance. Who "
                  "wins has built more, so places that are "
                  "settled late look good: compare them among themselves.",
                  100 * fair),
      layer.svg()};
}

Heat discovery(const Playtest& playtest, Layer layer) {
  const Statistics& found = playtest.found();
  for (Number n = 0; n < playtest.game.board().hex_count(); ++n) {
    const auto& counts = found.hexes[static_cast<std::size_t>(n)];
    if (!playtest.game.map().is_hidden(n)) continue;
    const Hex hex = playtest.game.board().hex(n);
    const double share = ratio(counts.discovered, found.games);
    layer.hex(hex, share, fmt::format("{:.0f}", 100 * share),
              fmt::format("hex {}: found in {:.1f} % of the games, on average in turn {:.0f}", name(hex),
                          100 * share, ratio(counts.turns, counts.discovered)));
  }
  return {"discovery", "Discovery",
          "In how many of 100 games each hidden hex was found. Rest the pointer on a hex to see in which "
          "turn, on "
          "average; the table below has all of them.",
          layer.svg()};
}

std::string discovery_table(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  std::string rows;
  for (Number n = 0; n < playtest.game.board().hex_count(); ++n) {
    const auto& counts = found.hexes[static_cast<std::size_t>(n)];
    if (!playtest.game.map().is_hidden(n)) continue;
    rows += fmt::format(
        "<tr><td>{}</td><td>{:.1f} %</td><td>{}</td></tr>", name(playtest.game.board().hex(n)),
        100 * ratio(counts.discovered, found.games),
        counts.discovered == 0 ? "never" : fmt::format("{:.0f}", ratio(counts.turns, counts.discovered)));
  }
  if (rows.empty()) return {};
  return "<table><tr><th>hidden hex</th><th>games in which it was found</th><th>turn, on average</th></tr>" +
         rows + "</table>";
}

/// Without what a browser does not want inside of a page.
std::string inner_svg(const std::string& file) { return file.substr(file.find("<svg")); }

/// The choices work without a script: what is chosen shows what belongs to it.
std::string switch_style(std::span<const Heat> heats) {
  std::string style = "<style>";
  for (const Heat& heat : heats)
    style += fmt::format(
        "#show-{0}:checked~.board .{0},#show-{0}:checked~.legend.{0}{{display:block}}"
        "#show-{0}:checked~.switch label[for=show-{0}]"
        "{{background:var(--ink);color:var(--paper)}}"
        "#show-{0}:focus-visible~.switch label[for=show-{0}]"
        "{{outline:3px solid var(--first);outline-offset:2px}}",
        heat.id);
  return style + "</style>\n";
}

}  // namespace

std::string heat_maps(const Playtest& playtest) {
  const Scenario& scenario = playtest.game.scenario();
  constexpr DrawOptions options{.areas = false};
  const Sheet sheet = lay_sheet(scenario, options, picture_width);
  const Layer blank(scenario, sheet.view);
  std::vector<Heat> heats{production(playtest, blank), settling(playtest, blank), winning(playtest, blank)};
  const std::string discoveries = discovery_table(playtest);
  if (!discoveries.empty()) heats.push_back(discovery(playtest, blank));
  heats.push_back({"plain", "Map only", "The map as it is drawn.", {}});

  std::string choices, labels, words, layers;
  for (const Heat& heat : heats) {
    choices += fmt::format(R"(<input class="heat-choice" type="radio" name="heat" id="show-{}"{}>)", heat.id,
                           &heat == &heats.front() ? " checked" : "");
    labels += fmt::format(R"(<label for="show-{}">{}</label>)", heat.id, heat.label);
    words += fmt::format("<p class=\"legend {}\">{}</p>\n", heat.id, heat.how_to_read);
    layers += fmt::format("<g class=\"heat {}\">\n{}</g>\n", heat.id, heat.svg);
  }
  return figure(
      {"board", "What happens where?", "Choose what the map shows.",
       fmt::format("{}{}\n<div class=\"switch\">{}</div>\n{}<div class=\"board\"><svg viewBox=\"0 0 {} {}\" "
                   "role=\"img\" aria-label=\"The board\">\n{}\n{}</svg></div>\n",
                   switch_style(heats), choices, labels, words, sheet.width, sheet.height,
                   inner_svg(render_svg(scenario, options, picture_width)), layers),
       discoveries});
}

}  // namespace hexwright
