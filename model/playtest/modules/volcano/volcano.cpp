#include <array>

#include "listed_rules.h"
#include "model/board/die_corner.h"
#include "model/board/index.h"
#include "model/playtest/bots/board_worth.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/volcano/kinds.h"
#include "model/playtest/modules/yield.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/volcano/eruption.h"

namespace hexwright {
namespace {

constexpr CountedKinds die_results{
    6, [](int kind) { return std::array<std::string_view, 6>{"1", "2", "3", "4", "5", "6"}[at(kind)]; },
    [](int kind) {
      return Message{N_("on a {0}"), {std::to_string(kind + 1)}};
    }};
enum class Loss : std::uint8_t { Settlement, City, Reduced };
constexpr std::array<CountedName, 3> loss_names{
    {{"settlement", N_("settlements")}, {"city", N_("cities")}, {"city-reduced", N_("cities reduced")}}};
constexpr Counter eruptions{"eruptions", N_("Eruptions"), CountedAt::Hex, false, die_results};
constexpr Counter losses{"losses", N_("Buildings that eruptions struck"), CountedAt::Intersection, true,
                         kinds_of<loss_names>};
constexpr std::array volcano_counters{&eruptions, &losses};

/// The robber keeps the gold back, and nothing else. VOL-03, VOL-07
void give_gold(PlayContext& play, const event::HexRolled& rolled) {
  const HexId hex = rolled.hex;
  if (!play.game.facts().gold_volcano || !shows(play.state, hex, Terrain::Volcano) ||
      hex == play.state.robber)
    return;
  const auto yields = yields_of(play, hex);
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const int count = yields[seat];
    if (count == 0) continue;
    do_later(play, task_for(seat, TaskKind::TakeCard, count));
    if (play.tally) play.tally->hex_cards[hex] += static_cast<std::uint16_t>(count);
  }
}

/// Volcanoes wait until everybody has taken what the roll brings. VOL-07
void queue_eruptions(PlayContext& play, const event::Produced& produced) {
  const int roll = produced.roll;
  play.state.numbered[at(roll)].for_each([&](HexId hex) {
    if (shows(play.state, hex, Terrain::Volcano))
      do_later(play, task_for(play.state.turn, volcano::task::erupt, hex));
  });
}

void list_erupt(const ReadContext&, const Task& task, Actions& actions) {
  list_at(actions, volcano::action::erupt, task.a);
}

void weigh_die(const ReadContext&, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (std::uint16_t die = 1; die <= 6; ++die) outcomes.push_back({die, 1});
}

/// One in six eruptions hits a building there.
float worth_of_volcano(const BoardWorth& board_worth, float rolls) {
  const bool gold = board_worth.view().game().facts().gold_volcano;
  return rolls * (gold ? 1.1F * board_worth.weights().card : 0.0F) - rolls * 0.15F;
}

/// VOL-04, VOL-05
void erupt(PlayContext& play, const Task& task, const Action& action) {
  count(play, eruptions, {.place = task.a.hex(), .kind = action.c - 1});
  const IntersectionId struck = die_corner(play.board(), task.a.hex(), action.c);
  const BuildingPiece piece = building_at(play.state, struck);
  if (!is_town(piece)) return;
  const bool city = piece.kind() == Building::City;
  const bool shrinks = volcano::shrinks_when_struck(city, play.seat(piece.seat()).settlements);
  const Loss loss = shrinks ? Loss::Reduced : city ? Loss::City : Loss::Settlement;
  count(play, losses, {.seat = piece.seat(), .place = struck, .kind = static_cast<int>(loss)});
  if (shrinks)
    shrink_city(play, struck);
  else
    remove_building(play, struck);
}

void add_strike(const Deed& deed, std::vector<Sentence>& sentences) {
  if (deed.action.kind == volcano::action::erupt && deed.before.building == deed.after.building)
    sentences.push_back({Message{N_("the volcano strikes nothing")}, {}});
}

constexpr std::array volcano_actions{ActionSpec{.kind = volcano::action::erupt,
                                                .id = "erupt",
                                                .title = N_("roll for the volcano"),
                                                .fields = {.a = {"at", FieldKind::Hex}, .c = {"die"}},
                                                .weigh = weigh_die,
                                                .describe =
                                                    [](const Deed& deed) {
                                                      return deed.by(N_("{0} rolls {1} for the volcano"),
                                                                     std::to_string(deed.action.c));
                                                    },
                                                .outcome =
                                                    [](const NarratorWords&, std::uint16_t outcome) {
                                                      return Message{"{0}", {std::to_string(outcome)}};
                                                    }}};
constexpr std::array volcano_tasks{
    TaskSpec{.kind = volcano::task::erupt,
             .list = list_erupt,
             .apply = erupt,
             .prompt = N_("{0} rolls for the eruption of the volcano"),
             .comes_first = N_("{0} has to roll for the eruption of the volcano first")}};
constexpr std::array volcano_terrains{
    TerrainRule{.terrain = Terrain::Volcano,
                .yields = [](const Game& game) { return game.facts().gold_volcano; },
                .worth = worth_of_volcano}};

void prepare_volcano(const MapView& map, int, hexwright::Facts& facts) {
  facts.gold_volcano = map.rules().is_on("volcano", "gold");  // VOL-07
}

}  // namespace

constinit const ModuleRules volcano_rules{
    .module = "volcano",
    .actions = volcano_actions,
    .tasks = volcano_tasks,
    .terrains = volcano_terrains,
    .counters = volcano_counters,
    .prepare = prepare_volcano,
    .hooks = {.happened = on<give_gold, queue_eruptions>, .consequences = add_strike}};

}  // namespace hexwright
