#include "model/rules/base/numbers.h"
#include "model/rules/base/parts.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

/// Counting what is spare looks at the whole map, so it is done once, when first asked for.
class Spare {
 public:
  explicit Spare(const MapView& map) : map_(map) {}
  int number() {
    if (number_ == MapView::no_number) number_ = spare_number(map_);
    return number_;
  }
  /// For a hex that may bar numbers.
  std::optional<int> number_for(HexId hex) {
    return takes_number(map_, hex, number()) ? std::optional(number()) : spare_number_for(map_, hex);
  }

 private:
  const MapView& map_;
  int number_ = MapView::no_number;
};

std::optional<Fix> give(const MapView& map, HexId hex, std::optional<int> number, const char* label) {
  if (!number) return {};
  return Fix{say(label, *number), {SetToken{map.board().hex(hex), *number}}};
}

void find_illegal_on_hexes(const MapView& map, Spare& spare, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    const int number = map.number(hex);
    if (number == MapView::no_number || is_legal_number(number) || is_idle_number(map, hex)) continue;
    const Hex place = map.board().hex(hex);
    report.add(place,
               number == 7
                   ? say(N_("the 7 moves the robber and is no number for a hex; use 2 to 6 or 8 to 12"))
                   : say(N_("no two dice show {0}; the number of a hex is 2 to 6 or 8 to 12"), number),
               give(map, hex, spare.number_for(hex), N_("make it a {0}")));
  }
}

void find_illegal_in_pools(const MapView& map, Spare& spare, Report& report) {
  for (const auto& pool : map.token_pools()) {
    if (!pool.content) continue;
    std::vector<Argument> illegal;
    Counts<int> mended;
    int removed = 0;
    for (const auto& [number, count] : *pool.content) {
      if (is_legal_number(number)) {
        mended[number] += count;
      } else {
        illegal.emplace_back(std::to_string(number));
        removed += count;
      }
    }
    if (illegal.empty()) continue;
    const int instead = spare.number();
    mended[instead] += removed;
    report.add(NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
               say(N_("the token pool \"{0}\" has tokens with {1}; numbers are 2 to 6 and 8 to 12"),
                   pool.name, list(illegal)),
               Fix{say(N_("make each a {0}"), instead), {SetTokenPool{pool.name, mended}}});
  }
}

void find_illegal(const MapView& map, Report& report) {
  Spare spare(map);
  find_illegal_on_hexes(map, spare, report);
  find_illegal_in_pools(map, spare, report);
}

TerrainSet explained_by_modules(const Ruleset& rules) {
  TerrainSet explained;
  for (const RuleModule* module : rules.modules())
    for (const Terrain terrain : module->explains_numbers_of) explained.add(terrain);
  return explained;
}

void find_idle(const MapView& map, Report& report) {
  const TerrainSet explained = explained_by_modules(map.rules());
  for (const HexId hex : map.board().hexes()) {
    if (!is_idle_number(map, hex) || map.terrains(hex).is_among(explained)) continue;
    const Hex place = map.board().hex(hex);
    const auto terrain = map.terrain(hex);
    report.add(place,
               terrain && is_own(*terrain) ? say(N_("the {0} lies on the {1}, which takes no number token"),
                                                 map.number(hex), word_in_sentence(map.packs(), *terrain))
               : map.is_sea(hex) ? say(N_("the {0} lies on the sea, which yields nothing"), map.number(hex))
                                 : say(N_("the {0} lies on a desert, which yields nothing"), map.number(hex)),
               Fix{say(N_("take the number away")), {SetToken{place, {}}}});
  }
}

void find_unnumbered(const MapView& map, Report& report) {
  Spare spare(map);
  for (const HexId hex : map.board().hexes()) {
    if (!lacks_number(map, hex)) continue;
    const Hex place = map.board().hex(hex);
    const auto terrain = open_terrain(map.cell(hex));
    report.add(place,
               terrain ? say(N_("the {0} hex has no number and will never yield anything"),
                             word(map.packs(), *terrain))
                       : say(N_("the hex is drawn from a pool with producing hexes, but gets no number")),
               give(map, hex, spare.number_for(hex), N_("give it a {0}")));
  }
}

}  // namespace

constinit const Check numbers_legal{
    .info = {.id = "base.numbers-legal",
             .severity = Severity::Error,
             .title = N_("Numbers can be rolled"),
             .why = N_("A hex yields when the two dice show its number. 7 is the robber's."),
             .requirement = "BASE-13"},
    .run = find_illegal};

constinit const Check numbers_on_producing_hexes{
    .info = {.id = "base.numbers-on-producing-hexes",
             .severity = Severity::Warning,
             .title = N_("Numbers lie where something is yielded"),
             .why = N_("A number on a desert or on the sea does nothing, and a token is wasted."),
             .requirement = "BASE-13"},
    .run = find_idle};

constinit const Check producing_hexes_numbered{
    .info = {.id = "base.producing-hexes-numbered",
             .severity = Severity::Error,
             .title = N_("Every producing hex has a number"),
             .why = N_("Without a number token, fixed or drawn from a pool, a hex never yields anything."),
             .requirement = "BASE-13"},
    .run = find_unnumbered};

}  // namespace hexwright::base
