#include "scenario/boxes.h"

#include <algorithm>

#include "rules/components.h"
#include "rules/words.h"
#include "validation/map_checks.h"

namespace hexwright::map {
namespace {

bool declares_boxes(const MapView& map) { return !map.scenario().boxes.empty(); }

/// How many the declared boxes hold of something, told by `of`.
template <class Of>
int held(const Scenario& scenario, Of of) {
  int sum = 0;
  for (const auto& [id, count] : scenario.boxes)
    if (const Box* box = find_box(id)) sum += count * of(*box);
  return sum;
}

/// The first other box that would make up for what is short, or any that has some.
template <class Of>
const Box* supplier(const Scenario& scenario, int missing, Of of) {
  const Box* some = nullptr;
  for (const Box& box : all_boxes()) {
    if (scenario.boxes.contains(std::string(box.id)) || of(box) == 0) continue;
    if (of(box) >= missing) return &box;
    if (!some) some = &box;
  }
  return some;
}

/// "2 gold field (4 needed, 2 there; Seafarers has 2)", or nothing when there are enough.
template <class Of>
std::optional<std::string> shortage(const Scenario& scenario, const std::string& thing, int needed, Of of) {
  const int there = held(scenario, of);
  if (needed <= there) return {};
  const int missing = needed - there;
  std::string words = std::to_string(missing) + " " + thing + " (" + std::to_string(needed) + " needed, " +
                      std::to_string(there) + " there";
  if (const Box* box = supplier(scenario, missing, of))
    words += "; " + std::string(box->title) + " has " + std::to_string(of(*box));
  return words + ")";
}

template <class Face>
int count_of(const Counts<Face>& counts, Face face) {
  const auto found = counts.find(face);
  return found == counts.end() ? 0 : found->second;
}

template <class Face, class Thing>
void find_short(const MapView& map, Report& report, const Counts<Face>& needed, Counts<Face> Box::*part,
                Thing thing, const char* pattern) {
  std::vector<std::string> shortages;
  for (const auto& [face, count] : needed) {
    const Face wanted = face;
    const auto words = shortage(map.scenario(), thing(face), count,
                                [&](const Box& box) { return count_of(box.*part, wanted); });
    if (words) shortages.push_back(*words);
  }
  if (!shortages.empty()) report.add(WholeScenario{}, say(pattern, list(shortages)));
}

void find_short_hexes(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  find_short(
      map, report, components_needed(map).hexes, &Box::hexes, [](Terrain t) { return lower(title(t)); },
      N_("the boxes are short of hexes: {0}"));
}

void find_short_tokens(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  Counts<int> needed = components_needed(map).tokens;
  // No box has an illegal number; numbers-legal says so already.
  for (auto it = needed.begin(); it != needed.end();)
    it = is_legal_number(it->first) ? it + 1 : needed.erase(it);
  find_short(
      map, report, needed, &Box::tokens, [](int number) { return "with " + std::to_string(number); },
      N_("the boxes are short of number tokens: {0}"));
}

void find_short_harbors(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  find_short(
      map, report, components_needed(map).harbors, &Box::harbors, [](HarborKind k) { return lower(title(k)); },
      N_("the boxes are short of harbors: {0}"));
}

struct Kind {
  int Pieces::*member;
  std::string_view title;
};
constexpr std::array kinds{Kind{&Pieces::roads, N_("roads")}, Kind{&Pieces::settlements, N_("settlements")},
                           Kind{&Pieces::cities, N_("cities")}, Kind{&Pieces::ships, N_("ships")}};

/// The first other box with enough of such pieces in further colours.
const Box* piece_supplier(const Scenario& scenario, int Pieces::*kind, int each) {
  return supplier(scenario, 1, [&](const Box& box) { return box.pieces.*kind >= each ? box.colours : 0; });
}

/// "15 roads and 5 settlements each for only 4 of 6 players (Base game, 5-6 has more)": kinds that are short
/// alike make one phrase.
std::vector<std::string> short_kinds(const Scenario& scenario) {
  const int players = scenario.details.max_players;
  std::vector<std::pair<std::string, std::vector<std::string>>> phrases;
  for (const Kind& kind : kinds) {
    const int each = scenario.details.pieces.*kind.member;
    const int equipped = each == 0 ? players : players_equipped(scenario, kind.member, each);
    if (equipped >= players) continue;
    std::string ending = " each for " + (equipped == 0 ? "none" : "only " + std::to_string(equipped)) +
                         " of " + std::to_string(players) + " players";
    if (const Box* box = piece_supplier(scenario, kind.member, each))
      ending += " (" + std::string(box->title) + " has more)";
    if (phrases.empty() || phrases.back().first != ending) phrases.push_back({ending, {}});
    phrases.back().second.push_back(std::to_string(each) + " " + std::string(kind.title));
  }
  std::vector<std::string> words;
  for (const auto& [ending, things] : phrases) words.push_back(list(things) + ending);
  return words;
}

void find_short_pieces(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const Scenario& scenario = map.scenario();
  auto shortages = short_kinds(scenario);
  const auto figure = [&](std::string_view name, bool Box::*has) {
    const auto words =
        shortage(scenario, std::string(name), 1, [&](const Box& box) { return box.*has ? 1 : 0; });
    if (words) shortages.push_back(*words);
  };
  figure(N_("robber"), &Box::robber);
  if (scenario.markers.contains(Marker::Pirate)) figure(N_("pirate"), &Box::pirate);
  if (!shortages.empty())
    report.add(WholeScenario{}, say(N_("the boxes are short of pieces: {0}"), list(shortages)));
}

void find_short_chits(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const auto words = shortage(map.scenario(), N_("victory point chits"), components_needed(map).chits,
                              [](const Box& box) { return box.chits; });
  if (words) report.add(WholeScenario{}, say(N_("the boxes are short of {0}"), *words));
}

void find_unknown(const MapView& map, Report& report) {
  std::vector<std::string> unknown;
  for (const auto& [id, count] : map.scenario().boxes)
    if (!find_box(id)) unknown.push_back("\"" + id + "\"");
  if (!unknown.empty())
    report.add(WholeScenario{},
               say(N_("this version does not know what these boxes hold: {0}"), list(unknown)));
}

void find_incomplete(const MapView& map, Report& report) {
  std::vector<std::string> words;
  auto boxes = map.scenario().boxes;
  for (const auto& [id, count] : map.scenario().boxes) {
    const Box* box = find_box(id);
    if (!box) continue;
    for (const auto required : box->requires_boxes) {
      if (map.scenario().boxes.contains(std::string(required))) continue;
      const Box* other = find_box(required);
      words.push_back(std::string(other ? other->title : required) + " for " + std::string(box->title));
      boxes[std::string(required)] = 1;
    }
  }
  if (words.empty()) return;
  report.add(WholeScenario{}, say(N_("boxes that the declared ones need are missing: {0}"), list(words)),
             Fix{say(N_("add them")), {SetBoxes{boxes}}});
}

}  // namespace

constinit const Check boxes_known{.info = {.id = "map.boxes-known",
                                           .severity = Severity::Warning,
                                           .title = N_("All boxes are known"),
                                           .why = N_("What an unknown box holds cannot be counted."),
                                           .requirement = "BASE-16"},
                                  .run = find_unknown};

constinit const Check boxes_complete{
    .info = {.id = "map.boxes-complete",
             .severity = Severity::Warning,
             .title = N_("Extensions come with the boxes that they need"),
             .why = N_("An extension cannot be played without the box that it extends."),
             .requirement = "BASE-16"},
    .run = find_incomplete};

constinit const Check boxes_hold_hexes{
    .info = {.id = "map.boxes-hold-hexes",
             .severity = Severity::Error,
             .title = N_("The boxes have all hexes of the map"),
             .why = N_("Whoever has the declared boxes must be able to lay the map out. Hexes in an area "
                       "printed on the frame are free."),
             .requirement = "BASE-16"},
    .run = find_short_hexes};

constinit const Check boxes_hold_tokens{
    .info = {.id = "map.boxes-hold-tokens",
             .severity = Severity::Error,
             .title = N_("The boxes have all number tokens of the map"),
             .why = N_("Whoever has the declared boxes must be able to lay the map out."),
             .requirement = "BASE-16"},
    .run = find_short_tokens};

constinit const Check boxes_hold_harbors{
    .info = {.id = "map.boxes-hold-harbors",
             .severity = Severity::Error,
             .title = N_("The boxes have all harbors of the map"),
             .why = N_("Whoever has the declared boxes must be able to lay the map out."),
             .requirement = "BASE-16"},
    .run = find_short_harbors};

constinit const Check boxes_hold_pieces{
    .info = {.id = "map.boxes-hold-pieces",
             .severity = Severity::Error,
             .title = N_("The boxes equip all players"),
             .why = N_("The largest number of players needs its pieces in as many colours."),
             .requirement = "BASE-16"},
    .run = find_short_pieces};

constinit const Check boxes_hold_chits{
    .info = {.id = "map.boxes-hold-chits",
             .severity = Severity::Warning,
             .title = N_("The boxes have all victory point chits"),
             .why = N_("Should every player score everywhere, the chits run out. Anything small will do."),
             .requirement = "BASE-16"},
    .run = find_short_chits};

}  // namespace hexwright::map
