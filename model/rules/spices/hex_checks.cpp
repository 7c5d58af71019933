#include "model/rules/base/victory_points.h"
#include "model/rules/components.h"
#include "model/rules/spices/merchants.h"
#include "model/rules/spices/parts.h"
#include "model/rules/words.h"

namespace hexwright::spices {
namespace {

void find_numbered(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (map.is_hidden(hex) || !is_spice(map.terrains(hex))) continue;
    const PlacedToken& token = map.cell(hex).token;
    if (std::holds_alternative<std::monostate>(token)) continue;
    const Hex place = map.board().hex(hex);
    const std::string* pool = pool_of(token);
    report.add(place,
               pool ? say(N_("the spice hex draws a number from the pool \"{0}\"; it carries none"), *pool)
                    : say(N_("the spice hex has the number {0}; it carries none"), map.number(hex)),
               Fix{say(N_("take the number away")), {SetToken{place, {}}}});
  }
}

void find_too_few(const MapView& map, Report& report) {
  const int hexes = count_of(components_needed(map).hexes, Terrain::Spice);
  const int players = map.scenario().details.max_players;
  if (hexes == 0)
    report.add(WholeScenario{}, say(N_("Spices is played, but no spice hex is on the board or in a stack")));
  else if (hexes < players)
    report.add(
        Severity::Note, WholeScenario{},
        say(N_("the map has {0} spice hexes for up to {1} players; usual are four, and six for five or six"),
            hexes, players));
}

void find_discovered(const MapView& map, Report& report) {
  if (!map.rules().is_on("fog", "exploring")) return;
  std::vector<Argument> open;
  for (const HexId hex : map.board().hexes())
    if (!map.is_hidden(hex) && is_spice(map.terrains(hex))) open.emplace_back(word(map.board().hex(hex)));
  if (!open.empty())
    report.add(WholeScenario{},
               say(N_("spice hexes lie face up: {0}; nobody has to find them, and the first to "
                      "reach one draws its spice card"),
                   list(open)));
}

constexpr int usual_points = 14;

/// None where the map does not let anybody get so many, or other rules have usual points of their own.
std::optional<Fix> ask_for_usual_points(const MapView& map) {
  if (map.plays("explorers") || map.plays("desolation") || base::best_case(map).total() < usual_points)
    return {};
  Details details = map.scenario().details;
  details.victory_points = usual_points;
  return Fix{say(N_("ask for {0} victory points"), usual_points), {SetDetails{std::move(details)}}};
}

void find_low_points(const MapView& map, Report& report) {
  const int points = map.scenario().details.victory_points;
  if (points < usual_points)
    report.add(WholeScenario{},
               say(N_("{0} victory points make a short game: three spice cards are worth 2, so the published "
                      "scenarios play to {1} (The Fog Islands) or 16 (Heading for New Shores)"),
                   points, usual_points),
               ask_for_usual_points(map));
}

}  // namespace

constinit const Check hexes_without_number{.info = {.id = "spices.hexes-without-number",
                                                    .severity = Severity::Error,
                                                    .title = N_("Spice hexes carry no number"),
                                                    .why = N_("Nothing is produced on a spice hex."),
                                                    .requirement = "SPI-02"},
                                           .run = find_numbered};

constinit const Check hexes_enough{
    .info = {.id = "spices.hexes-enough",
             .severity = Severity::Warning,
             .title = N_("There are spice hexes for all players"),
             .why = N_("A player gets one trade option from each spice hex. With too few of them, merchants "
                       "crowd each other out."),
             .requirement = "SPI-01"},
    .run = find_too_few};

constinit const Check hexes_undiscovered{
    .info = {.id = "spices.hexes-undiscovered",
             .severity = Severity::Note,
             .title = N_("Spice hexes are to be discovered"),
             .why =
                 N_("Where players explore, finding a spice hex is half the fun, and brings a spice card."),
             .requirement = "SPI-03"},
    .run = find_discovered};

constinit const Check points_raised{
    .info = {.id = "spices.points-raised",
             .severity = Severity::Note,
             .title = N_("Spices are reckoned with in the victory points"),
             .why = N_("Spice cards bring victory points that the map without them does not have."),
             .requirement = "SPI-10, FOG-02, NSH-04"},
    .run = find_low_points};

}  // namespace hexwright::spices
