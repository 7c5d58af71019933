#include <algorithm>
#include <array>

#include "model/rules/components.h"
#include "model/rules/words.h"
#include "model/validation/checks_of_every_map/fixes.h"
#include "model/validation/map_checks.h"

// Whoever designs a map may own spares or print them, so nothing that is short keeps it from being played:
// all of these are warnings at most.

namespace hexwright::map {
namespace {

bool declares_boxes(const MapView& map) { return !map.scenario().boxes.empty(); }

struct Shortage {
  int missing = 0;
  /// "2 gold field (4 needed, 2 there; Seafarers has 2)"
  Message words;
  /// Another box that would make up for it, if only in part; null when there is none.
  const Box* supplier = nullptr;
};

/// The first other box that would make up for what is missing, or any that has some, told by `of`.
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

/// Nothing when there are enough.
template <class Of>
std::optional<Shortage> shortage(const Scenario& scenario, const Argument& thing, int needed, int there,
                                 Of of) {
  if (needed <= there) return {};
  const int missing = needed - there;
  const Box* box = supplier(scenario, missing, of);
  std::vector<Argument> figures{std::to_string(missing), thing, std::to_string(needed),
                                std::to_string(there)};
  if (!box) return Shortage{missing, {N_("{0} {1} ({2} needed, {3} there)"), std::move(figures)}, box};
  figures.insert(figures.end(), {Message{box->title}, std::to_string(of(*box))});
  return Shortage{missing, {N_("{0} {1} ({2} needed, {3} there; {4} has {5})"), std::move(figures)}, box};
}

template <class Face>
using Shortages = std::vector<std::pair<Face, Shortage>>;

/// What is short of one kind of component; `thing` says what one face is called.
template <class Face, class Thing>
Shortages<Face> shortages(const Scenario& scenario, const Counts<Face>& needed, const Counts<Face>& held,
                          Counts<Face> Box::*part, Thing thing) {
  Shortages<Face> all;
  for (const auto& [face, count] : needed) {
    const Face wanted = face;
    auto found = shortage(scenario, thing(face), count, count_of(held, face),
                          [&](const Box& box) { return count_of(box.*part, wanted); });
    if (found) all.emplace_back(face, std::move(*found));
  }
  return all;
}

template <class Face>
Argument list_of(const Shortages<Face>& shortages) {
  std::vector<Argument> words;
  words.reserve(shortages.size());
  for (const auto& [face, each] : shortages) words.push_back(each.words);
  return list(words);
}

template <class Face>
Lack lack_of(const Shortages<Face>& shortages) {
  Lack lack{!shortages.empty(), {}};
  for (const auto& [face, each] : shortages) lack.suppliers.push_back(each.supplier);
  return lack;
}

Shortages<Terrain> short_hexes(const MapView& map, const Scenario& scenario) {
  return shortages(scenario, components_needed(map).hexes, contents_of(scenario.boxes).hexes, &Box::hexes,
                   [&](Terrain terrain) { return word(map.packs(), terrain); });
}

void find_short_hexes(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const auto missing = short_hexes(map, map.scenario());
  if (missing.empty()) return;
  auto fix = declare_more(map.scenario(), [&](const Scenario& s) { return lack_of(short_hexes(map, s)); });
  // For five or six players no box has spice hexes enough, and the published rules say what to do.
  const auto spice = std::find_if(missing.begin(), missing.end(), [](const auto& each) {
    return each.first == Terrain::Spice && !each.second.supplier;
  });
  if (spice == missing.end())
    report.add(WholeScenario{}, say(N_("the boxes are short of hexes: {0}"), list_of(missing)),
               std::move(fix));
  else
    report.add(
        WholeScenario{},
        say(N_("the boxes are short of hexes: {0}; print the {1} spice hexes that are missing and glue "
               "them on hexes that stay over, such as the desert and the sea hex of Legend of the Sea "
               "Robbers or those of the Seafarers extension for 5-6 players"),
            list_of(missing), spice->second.missing),
        std::move(fix));
}

Shortages<int> short_tokens(const MapView& map, const Scenario& scenario) {
  return shortages(scenario, legal_tokens_needed(map), contents_of(scenario.boxes).tokens, &Box::tokens,
                   [](int number) {
                     return Message{N_("with {0}"), {std::to_string(number)}};
                   });
}

void find_short_tokens(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const auto missing = short_tokens(map, map.scenario());
  if (missing.empty()) return;
  report.add(WholeScenario{}, say(N_("the boxes are short of number tokens: {0}"), list_of(missing)),
             declare_more(map.scenario(), [&](const Scenario& s) { return lack_of(short_tokens(map, s)); }));
}

Shortages<HarborKind> short_harbors(const MapView& map, const Scenario& scenario) {
  return shortages(scenario, components_needed(map).harbors, contents_of(scenario.boxes).harbors,
                   &Box::harbors, [&](HarborKind kind) { return word(map.packs(), kind); });
}

void find_short_harbors(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const auto missing = short_harbors(map, map.scenario());
  if (missing.empty()) return;
  report.add(WholeScenario{}, say(N_("the boxes are short of harbors: {0}"), list_of(missing)),
             declare_more(map.scenario(), [&](const Scenario& s) { return lack_of(short_harbors(map, s)); }));
}

Shortages<Accessory> short_accessories(const MapView& map, const Scenario& scenario) {
  return shortages(scenario, components_needed(map).accessories, contents_of(scenario.boxes).accessories,
                   &Box::accessories, [](Accessory accessory) { return Message{title(accessory)}; });
}

void find_short_accessories(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const Scenario& scenario = map.scenario();
  const auto missing = short_accessories(map, scenario);
  if (missing.empty()) return;
  auto fix = declare_more(scenario, [&](const Scenario& s) { return lack_of(short_accessories(map, s)); });
  // The box has units for four players, and any small piece stands in for one.
  const int units = count_of(contents_of(scenario.boxes).accessories, Accessory::Unit);
  const int players = scenario.details.max_players;
  if (missing.size() == 1 && missing.front().first == Accessory::Unit && units >= players)
    report.add(Severity::Note, WholeScenario{},
               say(N_("the boxes are short of {0}; {1} players get {2} each, or use other small pieces"),
                   list_of(missing), players, units / players),
               std::move(fix));
  else
    report.add(WholeScenario{}, say(N_("the boxes are short of cards and units: {0}"), list_of(missing)),
               std::move(fix));
}

struct PieceKind {
  int Pieces::*member;
  std::string_view counted;
};
constexpr std::array kinds{
    PieceKind{&Pieces::roads, N_("{0} roads")}, PieceKind{&Pieces::settlements, N_("{0} settlements")},
    PieceKind{&Pieces::cities, N_("{0} cities")}, PieceKind{&Pieces::ships, N_("{0} ships")}};

/// The first other box with enough of such pieces in further colours.
const Box* piece_supplier(const Scenario& scenario, int Pieces::*kind, int each) {
  return supplier(scenario, 1, [&](const Box& box) { return box.pieces.*kind >= each ? box.colours : 0; });
}

/// Kinds of pieces that are short alike.
struct ShortKinds {
  int equipped = 0;           ///< so many players get all of them
  const Box* more = nullptr;  ///< who has more
  std::vector<Argument> pieces;

  bool is_alike(const ShortKinds& other) const { return equipped == other.equipped && more == other.more; }
};

/// "15 roads and 5 settlements each for only 4 of 6 players (Base game, 5-6 has more)"
Message words_of(const ShortKinds& kinds, int players) {
  const auto words = Message{kinds.equipped == 0 ? N_("{0} each for none of {2} players")
                                                 : N_("{0} each for only {1} of {2} players"),
                             {list(kinds.pieces), std::to_string(kinds.equipped), std::to_string(players)}};
  return kinds.more ? Message{N_("{0} ({1} has more)"), {words, Message{kinds.more->title}}} : words;
}

/// What pieces are short, in words, and who has more.
struct ShortPieces {
  std::vector<Argument> words;
  std::vector<const Box*> suppliers;

  void add(Argument what, const Box* supplier) {
    words.push_back(std::move(what));
    suppliers.push_back(supplier);
  }
};

ShortPieces short_kinds(const Scenario& scenario) {
  const int players = scenario.details.max_players;
  std::vector<ShortKinds> all;
  for (const PieceKind& kind : kinds) {
    const int each = scenario.details.pieces.*kind.member;
    const int equipped = each == 0 ? players : players_equipped(scenario, kind.member, each);
    if (equipped >= players) continue;
    const ShortKinds found{equipped, piece_supplier(scenario, kind.member, each), {}};
    if (all.empty() || !all.back().is_alike(found)) all.push_back(found);
    all.back().pieces.push_back(Message{kind.counted, {std::to_string(each)}});
  }
  ShortPieces missing;
  for (const ShortKinds& kinds : all) missing.add(words_of(kinds, players), kinds.more);
  return missing;
}

ShortPieces short_pieces(const Scenario& scenario) {
  ShortPieces missing = short_kinds(scenario);
  const auto figure = [&](std::string_view name, bool Box::*has) {
    const bool there = std::any_of(scenario.boxes.begin(), scenario.boxes.end(), [&](const auto& declared) {
      const Box* box = find_box(declared.first);
      return box && declared.second > 0 && box->*has;
    });
    const auto found =
        shortage(scenario, Message{name}, 1, there ? 1 : 0, [&](const Box& box) { return box.*has ? 1 : 0; });
    if (found) missing.add(found->words, found->supplier);
  };
  figure(N_("robber"), &Box::robber);
  if (scenario.markers.contains(Marker::Pirate)) figure(N_("pirate"), &Box::pirate);
  return missing;
}

void find_short_pieces(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const ShortPieces missing = short_pieces(map.scenario());
  if (missing.words.empty()) return;
  const auto lack = [](const Scenario& scenario) {
    ShortPieces still = short_pieces(scenario);
    return Lack{!still.words.empty(), std::move(still.suppliers)};
  };
  report.add(WholeScenario{}, say(N_("the boxes are short of pieces: {0}"), list(missing.words)),
             declare_more(map.scenario(), lack));
}

std::optional<Shortage> short_chits(const MapView& map, const Scenario& scenario) {
  return shortage(scenario, Message{N_("victory point chits")}, components_needed(map).chits,
                  contents_of(scenario.boxes).chits, [](const Box& box) { return box.chits; });
}

void find_short_chits(const MapView& map, Report& report) {
  if (!declares_boxes(map)) return;
  const auto found = short_chits(map, map.scenario());
  if (!found) return;
  const auto lack = [&](const Scenario& scenario) {
    const auto still = short_chits(map, scenario);
    return still ? Lack{true, {still->supplier}} : Lack{};
  };
  report.add(WholeScenario{}, say(N_("the boxes are short of {0}"), found->words),
             declare_more(map.scenario(), lack));
}

}  // namespace

constinit const Check boxes_hold_hexes{
    .info = {.id = "map.boxes-hold-hexes",
             .severity = Severity::Warning,
             .title = N_("The boxes have all hexes of the map"),
             .why = N_("Whoever has the declared boxes wants to lay the map out with them. Hexes in an area "
                       "printed on the frame are free."),
             .requirement = "BASE-16"},
    .run = find_short_hexes};

constinit const Check boxes_hold_tokens{
    .info = {.id = "map.boxes-hold-tokens",
             .severity = Severity::Warning,
             .title = N_("The boxes have all number tokens of the map"),
             .why = N_("Whoever has the declared boxes wants to lay the map out with them."),
             .requirement = "BASE-16"},
    .run = find_short_tokens};

constinit const Check boxes_hold_harbors{
    .info = {.id = "map.boxes-hold-harbors",
             .severity = Severity::Warning,
             .title = N_("The boxes have all harbors of the map"),
             .why = N_("Whoever has the declared boxes wants to lay the map out with them."),
             .requirement = "BASE-16"},
    .run = find_short_harbors};

constinit const Check boxes_hold_pieces{
    .info = {.id = "map.boxes-hold-pieces",
             .severity = Severity::Warning,
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

constinit const Check boxes_hold_accessories{
    .info = {.id = "map.boxes-hold-accessories",
             .severity = Severity::Warning,
             .title = N_("The boxes have the cards and units that the rules need"),
             .why = N_("What rules need beside hexes, tokens and pieces must be found or made, too."),
             .requirement = "BASE-16"},
    .run = find_short_accessories};

}  // namespace hexwright::map
