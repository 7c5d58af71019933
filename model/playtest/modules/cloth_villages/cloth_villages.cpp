#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/cloth_villages/kinds.h"
#include "model/playtest/modules/cloth_villages/trade.h"
#include "model/playtest/table/base_table.h"
#include "model/rules/cloth_villages/cloth.h"

namespace hexwright::cloth_villages {
namespace {

constexpr Counter stolen{"cloth-stolen", N_("Cloth stolen with the pirate"), CountedAt::Anywhere, true};
constexpr Counter run_out{"villages-run-out", N_("Games that ended as the villages ran out"),
                          CountedAt::Anywhere};
constexpr Counter shared{"shared-wins", N_("Wins that were shared"), CountedAt::Anywhere, true};
constexpr std::array counters{&trades_founded, &cloth_taken, &stolen, &run_out, &shared};

void lay_out(PlayContext& play, const event::LaidOut&) {
  auto& left = play.state.cloth.left;
  const std::size_t villages = play.game.facts().villages.size();
  std::fill_n(left.begin(), std::min(left.size(), villages), std::uint8_t{cloth_of_village});
  play.state.cloth.supply = static_cast<std::uint8_t>(general_supply(play.game.rules()));
}

/// A ship that comes to lie somewhere may lead to a village, or join one that led nowhere. CLO-05
void look_for_trade(PlayContext& play, const event::RouteLaid& laid) {
  const auto& [seat, path] = laid;
  if (route_at(play.state, path).is(seat, Route::Ship)) found_trade(play, seat);
}

void join_by_building(PlayContext& play, const event::Built& built) { found_trade(play, built.seat); }

void bring(PlayContext& play, const event::Produced& produced) { bring_cloth(play, produced.roll); }

/// The route between a building and a village is closed. CLO-06
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship) {
  const SeatId seat = ship.seat;
  const auto is_partner = [&](IntersectionId place) {
    const auto all = villages(read.game);
    return std::any_of(all.begin(), all.end(), [&](VillageId village) {
      return read.game.facts().villages[village.index()].place == place &&
             trades_at(read.state.cloth, seat, village);
    });
  };
  const auto ways = Ways::over(ship.ship);
  return std::none_of(ways.begin(), ways.end(), [&](WayId way) {
    return is_open_end(read, seat, way) && !is_partner(read.ways()[way].to);
  });
}

/// CLO-08
int points_of_cloth(const ReadContext& read, SeatId seat) {
  return read.state.cloth.held[seat] / cloth_for_a_point;
}

/// Who trades with no village leaves the pirate where it is. CLO-09
bool leaves_pirate(const ReadContext& read, const attempt::MovePirate&) {
  return !trades_anywhere(read.state.cloth, actor(read.state));
}

void list_thefts(const ReadContext& read, const Task& steal, SeatId from, Actions& actions) {
  if (steal.a.hex() == read.state.pirate && read.state.cloth.held[from] > 0)
    list_with(actions, action::steal_cloth, from);
}

void steal_cloth(PlayContext& play, SeatId seat, const Action& action) {
  if (play.tally) ++play.tally->robberies;
  count(play, stolen, {seat});
  hand_over_cloth(play, SeatId(action.x), seat);
}

/// The most victory points, then the most cloth. CLO-12
std::pair<int, int> standing(const State& state, SeatId seat) {
  return {points(state, seat), state.cloth.held[seat]};
}

/// CLO-12, CLO-13
std::optional<SeatId> winner_at_the_end(PlayContext& play) {
  if (villages_with_cloth(play) > villages_at_the_end) return {};
  SeatId best = play.state.turn;
  for (int i = 1; i < play.game.players(); ++i)
    if (const SeatId seat = play.game.after(play.state.turn, i);
        standing(play.state, seat) > standing(play.state, best))
      best = seat;
  count(play, run_out, {});
  if (!play.game.rules().is_on("cloth-villages", "shared-win")) return best;
  unsigned equal = 0;
  for (const SeatId seat : play.game.seats())
    if (standing(play.state, seat) == standing(play.state, best)) equal |= 1U << seat.value();
  if ((equal & (equal - 1U)) == 0) return best;
  play.state.cloth.shared_by = static_cast<std::uint8_t>(equal);
  for (const SeatId seat : play.game.seats())
    if ((equal >> seat.value() & 1U) != 0) count(play, shared, {seat});
  return best;
}

/// Numbers of villages still bring points to those who trade there.
bool may_bring(const ReadContext& read, Cards) {
  const auto all = villages(read.game);
  return std::any_of(all.begin(), all.end(), [&](VillageId village) {
    return read.state.cloth.left[village.index()] > 0 && read.state.cloth.partners[village.index()] != 0;
  });
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  const ClothTrade& trade = read.state.cloth;
  int all = trade.supply;
  for (const auto left : trade.left) all += left;
  for (const auto held : trade.held) all += held;
  if (all != all_cloth(read.game.map()))
    broken.push_back(fmt::format("{} cloth of {}", all, all_cloth(read.game.map())));
  const bool over = read.state.phase == Phase::Over;
  if (!over && villages_with_cloth(read) <= villages_at_the_end)
    broken.emplace_back("the villages ran out before");
  for (const VillageId village : villages(read.game))
    for (const SeatId seat : read.game.seats()) {
      const IntersectionId place = read.game.facts().villages[village.index()].place;
      if (!over && seat_of(read, seat).reached.has(place) && is_joined(read, seat, place) &&
          !trades_at(trade, seat, village))
        broken.push_back(fmt::format("seat {} does not trade at {}", seat.value(), place.value()));
    }
}

// In words.

Message cloth_gained(const Deed& deed, SeatId seat) {
  const int more = deed.after.cloth.held[seat] - deed.before.cloth.held[seat];
  if (more <= 0) return {};
  return {N_("{0} takes cloth: {1}"), {deed.words.player(seat), std::to_string(more)}};
}

void describe_new_trade(const Deed& deed, std::vector<Sentence>& sentences) {
  for (const VillageId village : villages(deed.game)) {
    const cloth_villages::Village& its = deed.game.facts().villages[village.index()];
    const bool gave = deed.after.cloth.left[village.index()] < deed.before.cloth.left[village.index()];
    for (const SeatId seat : deed.game.seats())
      if (trades_at(deed.after.cloth, seat, village) && !trades_at(deed.before.cloth, seat, village))
        sentences.push_back({{gave ? N_("{0} trades with the village {1} now, and takes a cloth")
                                   : N_("{0} trades with the village {1} now, which has no cloth left"),
                              {deed.words.player(seat), std::to_string(its.number)}},
                             deed.game.board().intersection(its.place)});
    if (gave && deed.after.cloth.left[village.index()] == 0)
      sentences.push_back({{N_("the village {0} has no cloth left"), {std::to_string(its.number)}},
                           deed.game.board().intersection(its.place)});
  }
}

void describe_end(const Deed& deed, std::vector<Sentence>& sentences) {
  const ReadContext after{deed.game, deed.after};
  if (deed.after.winner == none || villages_with_cloth(after) > villages_at_the_end) return;
  sentences.push_back({{N_("the game ends: villages that still have cloth: {0}"),
                        {std::to_string(villages_with_cloth(after))}},
                       WholeScenario{}});
  for (const SeatId seat : deed.game.seats())
    if (seat != deed.after.winner && (deed.after.cloth.shared_by >> seat.value() & 1U) != 0)
      sentences.push_back({{N_("{0} shares the win"), {deed.words.player(seat)}}, WholeScenario{}});
}

void describe_consequences(const Deed& deed, std::vector<Sentence>& sentences) {
  describe_new_trade(deed, sentences);
  describe_end(deed, sentences);
}

// For bots.

/// What trade there is likely to bring, in victory points. CLO-16
float worth_of_trade(const BoardWorth& board_worth, const ClothTrade& trade, VillageId village, int number) {
  const auto left = static_cast<float>(trade.left[village.index()]);
  if (left == 0) return 0;
  const auto seats = partners(trade, village);
  const auto others =
      static_cast<float>(std::count_if(seats.begin(), seats.end(), [](SeatId seat) { return seat != none; }));
  const float rolled = board_worth.rolls_left() * static_cast<float>(pips(number)) / 36;
  const float share = (left - 1) / (others + 1) + static_cast<float>(trade.supply) /
                                                      static_cast<float>(board_worth.view().game().players());
  return (1 + std::min(rolled, share)) / cloth_for_a_point;
}

/// Ships to the villages, up to three that bring most for what they cost.
void add_goals(const BoardWorth& board_worth, Goals& goals) {
  constexpr int far = 7;
  constexpr std::size_t most = 3;
  const View& view = board_worth.view();
  if (view.own().ships == 0) return;
  const auto ways = board_worth.ways(far);
  std::array<Goal, most> best{};
  for (const VillageId village : villages(view.game())) {
    const cloth_villages::Village& its = view.game().facts().villages[village.index()];
    if (trades_at(view.of<GameState>().cloth, view.seat(), village)) continue;
    const auto way = std::find_if(ways.begin(), ways.end(),
                                  [&](const Way& each) { return each.to == its.place && each.ships > 0; });
    if (way == ways.end()) continue;
    Goal goal{.worth = worth_of_trade(board_worth, view.of<GameState>().cloth, village, its.number),
              .price = {},
              .step_price = ship_price,
              .step = way->first};
    for (int i = 0; i < way->length(); ++i) {
      goal.price += ship_price;
      goal.worth *= board_worth.weights().each_route;
    }
    const auto least = std::min_element(best.begin(), best.end(),
                                        [](const Goal& a, const Goal& b) { return a.worth < b.worth; });
    if (goal.worth > least->worth) *least = goal;
  }
  for (const Goal& goal : best)
    if (goal.worth > 0) goals.add(goal);
}

/// The numbers of the villages, each with the cloth that is left, on their islands. CLO-02
void show_villages(const ReadContext& read, OnBoard& shown) {
  std::vector<BoardSign> signs;
  for (const VillageId village : villages(read.game)) {
    const Village& its = read.game.facts().villages[village.index()];
    for (const HexId hex : read.board().intersection_hexes(its.place))
      if (is_open_land(read.state, hex))
        signs.push_back({read.board().hex(hex),
                         fmt::format("{}: {}", its.number, read.state.cloth.left[village.index()])});
  }
  shown.add_lists(signs);
}

/// CLO-02
void note_cloth(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  const int cloth = read.state.cloth.held[seat];
  notes.counts.push_back({N_("Cloth: {0}"), {std::to_string(cloth)}});
  if (cloth > 0) notes.tokens.push_back({N_("cloth: {0}"), {std::to_string(cloth)}});
}

const std::array actions{ActionSpec{
    .kind = action::steal_cloth,
    .id = "steal-cloth",
    .title = N_("steal cloth"),
    .fields = {.x = {"from", FieldKind::Seat}},
    .apply = steal_cloth,
    .label =
        [](const Decision& d) {
          return Message{N_("steal a cloth from {0}"), {d.words.player(SeatId(d.action.x))}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} steals a cloth from {1}"), deed.words.player(SeatId(deed.action.x)));
        },
    .when_possible = N_("cloth is stolen only with the pirate, from the owner of a ship there"),
    .at_task = true,
    .worth =
        [](const SettlerContext& context, const Action& stolen_from) {
          constexpr float of_half_a_point = 0.35F;
          return context.board_worth.threat(SeatId(stolen_from.x)) + of_half_a_point;
        }}};

void prepare(const MapView& map, int, hexwright::Facts& facts) {
  for (const VillageView& village : map.villages())
    if (village.id != none) facts.villages.push_back({village.id, village.number});
}

}  // namespace
}  // namespace hexwright::cloth_villages

namespace hexwright {

const ModuleRules cloth_villages_rules{
    .module = "cloth-villages",
    .actions = cloth_villages::actions,
    .counters = cloth_villages::counters,
    .prepare = cloth_villages::prepare,
    .hooks = {.happened = on<cloth_villages::lay_out, cloth_villages::bring, cloth_villages::join_by_building,
                             cloth_villages::look_for_trade>,
              .forbids = forbid<cloth_villages::leaves_pirate, cloth_villages::holds_ship>,
              .list_thefts = cloth_villages::list_thefts,
              .points = cloth_villages::points_of_cloth,
              .ended = cloth_villages::winner_at_the_end,
              .may_bring = cloth_villages::may_bring,
              .yield = cloth_villages::cloth_gained,
              .consequences = cloth_villages::describe_consequences,
              .on_board = cloth_villages::show_villages,
              .notes = cloth_villages::note_cloth,
              .add_goals = cloth_villages::add_goals,
              .find_broken = cloth_villages::find_broken}};

}  // namespace hexwright
