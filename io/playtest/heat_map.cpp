#include <cmath>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/place_names.h"
#include "io/playtest/places_played.h"
#include "io/render/board/seam.h"
#include "io/render/export/page.h"
#include "model/board/plane.h"

namespace hexwright {
namespace {

constexpr int picture_width = 1000;

std::string code(Colour colour) {
  const auto byte = [](double part) { return static_cast<int>(std::lround(255 * part)); };
  return fmt::format("#{:02x}{:02x}{:02x}", byte(colour.red), byte(colour.green), byte(colour.blue));
}

/// Draws on the picture of the board, wherever a place shows.
class Layer {
 public:
  Layer(const ReportContext& context, const BoardView& view)
      : context_(&context), view_(&view), copies_(copies(context.playtest.game.scenario().topology)) {}

  void draw(const Heat& heat) {
    for (const Heat::Cell& cell : heat.cells) draw(cell);
    for (const Heat::Disc& disc : heat.discs) draw(disc);
  }
  const std::string& svg() const { return svg_; }

 private:
  void draw(const Heat::Cell& cell) {
    for (const Point shift : copies_) {
      const Spot middle = spot(centre(cell.at), shift);
      std::string corners;
      for (const Corner corner : all_corners) {
        const Point offset = corner_offset(corner);
        const Spot at =
            spot({centre(cell.at).x + 0.93 * offset.x, centre(cell.at).y + 0.93 * offset.y}, shift);
        corners += fmt::format("{:.1f},{:.1f} ", at.x, at.y);
      }
      svg_ += fmt::format(R"(<g><title>{}</title><polygon points="{}" fill="{}" fill-opacity="0.88"/>)"
                          R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.1f}" fill="{}">{}</text></g>)"
                          "\n",
                          context_->words(cell.tip), corners, code(cell.ground), middle.x, middle.y,
                          0.5 * view_->scale, code(ink_on(cell.ground)), context_->shown(cell.text));
    }
  }
  void draw(const Heat::Disc& disc) {
    for (const Point shift : copies_) {
      const Spot at = spot(disc.at, shift);
      svg_ += fmt::format(R"(<g><title>{}</title><circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" fill="{}" )"
                          R"(stroke="#1d2329" stroke-width="{:.1f}"/>)",
                          context_->words(disc.tip), at.x, at.y, disc.size * view_->scale, code(disc.ground),
                          0.02 * view_->scale);
      if (disc.text != Argument())
        svg_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" font-size="{:.1f}" fill="{}">{}</text>)", at.x,
                            at.y, 0.34 * view_->scale, code(ink_on(disc.ground)), context_->shown(disc.text));
      svg_ += "</g>\n";
    }
  }
  Spot spot(Point p, Point shift) const { return view_->to_spot({p.x + shift.x, p.y + shift.y}); }

  const ReportContext* context_;
  const BoardView* view_;
  std::vector<Point> copies_;
  std::string svg_;
};

/// One choice of the switch; its words and its picture are HTML.
struct Choice {
  std::string id, label, how_to_read, svg;
};

std::vector<Choice> choices_of(const ReportContext& context, const BoardView& view) {
  const Playtest& playtest = context.playtest;
  std::vector<Choice> all;
  const auto add = [&](std::string_view id, std::string_view label, const Message& how_to_read,
                       const Heat& heat) {
    Layer layer(context, view);
    layer.draw(heat);
    all.push_back({std::string(id), context.words(label), context.words(how_to_read), layer.svg()});
  };
  add("production", N_("Production"),
      {N_("How many cards each hex gave, all players together, in a game on average: the darker, the more. A "
          "hex without a number gave nothing."),
       {}},
      production_heat(playtest));
  add("settling", N_("Settling"),
      {N_("In how many of 100 games somebody settled at each intersection: the larger and darker, the more "
          "often. An intersection without a circle was never settled."),
       {}},
      settling_heat(playtest));
  add("winning", N_("Winning"),
      {N_("How many of 100 games were won by who settled at an intersection first. A fair share is {0}. "
          "Blue: "
          "surely more. Orange: surely less. White: the difference may be chance. Who wins has built more, "
          "so "
          "places that are settled late look good: compare them among themselves."),
       {fmt::format("{:.0f}", 100.0 / playtest.found().players())}},
      winning_heat(playtest));
  if (const Heat heat = discovery_heat(playtest); !heat.empty())
    add("discovery", N_("Discovery"),
        {N_("In how many of 100 games each hidden hex was found. Rest the pointer on a hex to see in which "
            "turn, on average; the table below has all of them."),
         {}},
        heat);
  // More buttons than that nobody reads.
  constexpr std::size_t most_rules = 9;
  std::size_t n = 0;
  for (const RuleHeat& rule : rule_heats(playtest)) {
    if (n == most_rules) break;
    Layer layer(context, view);
    layer.draw(rule.heat);
    all.push_back(
        {fmt::format("rule-{}", n++), context.words(rule.title),
         context.words(Message{N_("How often own rules, actions and cards happened there in a game on "
                                  "average: the darker, the more often. Rest the pointer on a place "
                                  "to see which."),
                               {}}),
         layer.svg()});
  }
  if (const Heat heat = notes_heat(playtest); !heat.empty())
    add("notes", N_("Notes of players"),
        {N_("How many notes people who played the map left of a place. Rest the pointer on one to read "
            "them."),
         {}},
        heat);
  add("plain", N_("Map only"), {N_("The map as it is drawn."), {}}, {});
  return all;
}

std::string discovery_table(const ReportContext& context) {
  const Statistics& found = context.found();
  const Game& game = context.playtest.game;
  std::string rows;
  for (const HexId n : game.board().hexes()) {
    const auto& counts = found.hexes[n];
    if (!game.map().is_hidden(n)) continue;
    rows +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", name(game.board().hex(n)),
                    context.words(percent(ratio(counts.discovered, found.games))),
                    counts.discovered == 0 ? context.words(N_("never"))
                                           : fmt::format("{:.0f}", ratio(counts.turns, counts.discovered)));
  }
  if (rows.empty()) return {};
  return fmt::format("<table><tr><th>{}</th><th>{}</th><th>{}</th></tr>{}</table>",
                     context.words(N_("hidden hex")), context.words(N_("games in which it was found")),
                     context.words(N_("turn, on average")), rows);
}

/// Without what a browser does not want inside of a page.
std::string inner_svg(const std::string& file) { return file.substr(file.find("<svg")); }

/// The choices work without a script: what is chosen shows what belongs to it.
std::string switch_style(std::span<const Choice> heats) {
  std::string style = "<style>";
  for (const Choice& heat : heats)
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

std::string heat_maps(const ReportContext& context) {
  const Scenario& scenario = context.playtest.game.scenario();
  const DrawOptions options{.areas = false, .translate = context.translate};
  const Sheet sheet = lay_sheet(scenario, options, picture_width);
  const std::vector<Choice> heats = choices_of(context, sheet.view);
  std::string choices, labels, words, layers;
  for (const Choice& heat : heats) {
    choices += fmt::format(R"(<input class="heat-choice" type="radio" name="heat" id="show-{}"{}>)", heat.id,
                           &heat == &heats.front() ? " checked" : "");
    labels += fmt::format(R"(<label for="show-{}">{}</label>)", heat.id, heat.label);
    words += fmt::format("<p class=\"legend {}\">{}</p>\n", heat.id, heat.how_to_read);
    layers += fmt::format("<g class=\"heat {}\">\n{}</g>\n", heat.id, heat.svg);
  }
  return figure(
      context,
      {"board", N_("What happens where?"), context.words(N_("Choose what the map shows.")),
       fmt::format("{}{}\n<div class=\"switch\">{}</div>\n{}<div class=\"board\"><svg viewBox=\"0 0 {} {}\" "
                   "role=\"img\" aria-label=\"{}\">\n{}\n{}</svg></div>\n",
                   switch_style(heats), choices, labels, words, sheet.width, sheet.height,
                   context.words(N_("The board")), inner_svg(render_svg(scenario, options, picture_width)),
                   layers),
       discovery_table(context)});
}

}  // namespace hexwright
