#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/table/base_words.h"

// Progress cards of science. CK-53 to CK-60

namespace hexwright::cities_and_knights {
namespace {

constexpr Cards medicine_price{0, 0, 2, 1, 0};  // CK-58

/// Both number dice are chosen. CK-53
void list_alchemist(const ReadContext& read, SeatId, Actions& actions) {
  if (read.state.phase != Phase::BeforeRoll) return;
  for (int red = 1; red <= 6; ++red)
    for (int other = 1; other <= 6; ++other)
      actions.push_back({.kind = action::play_alchemist, .a = red, .b = other});
}

void weigh_event_die(const ReadContext&, const Action& action, std::vector<WeighedOutcome>& outcomes) {
  const int red = action.a.value(), other = action.b.value();
  outcomes.push_back({dice_outcome(red, other, EventDie::Ship), 3});
  for (const EventDie gate : {EventDie::Trade, EventDie::Politics, EventDie::Science})
    outcomes.push_back({dice_outcome(red, other, gate), 1});
}

void list_crane(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.realms.crane == 0 && may_improve_any(read, seat))
    actions.push_back({.kind = action::play_crane});
}

void list_engineer(const ReadContext& read, SeatId seat, Actions& actions) {
  list_all(actions, action::play_engineer, wall_places(read, seat));
}

/// Two that differ, never 2, 6, 8, 12, nor the token of a volcano. CK-56, CK-92
void list_inventor(const ReadContext& read, SeatId, Actions& actions) {
  const auto may_move = [&](HexId hex) {
    const int number = read.state.number[hex];
    return number > 2 && number < 12 && number != 6 && number != 8 &&
           !shows(read.state, hex, Terrain::Volcano);
  };
  BoundedList<HexId, most_hexes> hexes;
  for (const HexId hex : read.board().hexes())
    if (may_move(hex)) hexes.push_back(hex);
  for (std::size_t i = 0; i < hexes.size(); ++i)
    for (std::size_t j = i + 1; j < hexes.size(); ++j)
      if (read.state.number[hexes[i]] != read.state.number[hexes[j]])
        actions.push_back({.kind = action::play_inventor, .a = hexes[i], .b = hexes[j]});
}

/// What lies there stays: the robber, too.
void apply_inventor(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Inventor);
  const HexId one = action.a.hex(), other = action.b.hex();
  const int number = play.state.number[one];
  set_number(play, one, play.state.number[other]);
  set_number(play, other, number);
}

/// Of this terrain, beside at least one own building, whether the robber stands there or not. CK-57
bool is_harvested(const ReadContext& read, SeatId seat, Terrain terrain, HexId hex) {
  if (!shows(read.state, hex, terrain)) return false;
  const auto& corners = read.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(read.state, corner);
    return is_town(piece) && piece.of(seat);
  });
}
int harvested_hexes(const ReadContext& read, SeatId seat, Terrain terrain) {
  int count = 0;
  for (const HexId hex : read.board().hexes()) count += is_harvested(read, seat, terrain, hex) ? 1 : 0;
  return count;
}

template <Terrain terrain, Card card>
void list_harvest(const ReadContext& read, SeatId seat, Actions& actions) {
  const auto hexes = read.board().hexes();
  if (read.state.bank[card] > 0 && std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
        return is_harvested(read, seat, terrain, hex);
      }))
    actions.push_back({.kind = card == Card::Grain ? action::play_irrigation : action::play_mining});
}

template <Terrain terrain, Card card>
void apply_harvest(PlayContext& play, SeatId seat, const Action&) {
  use_up(play, seat, card == Card::Grain ? Progress::Irrigation : Progress::Mining);
  take_from_bank(play, seat, card, 2 * harvested_hexes(play, seat, terrain));
}

void list_medicine(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (covers(s, medicine_price)) list_upgrades(read, s, action::play_medicine, actions);
}

void apply_medicine(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Medicine);
  pay_to_bank(play, seat, medicine_price);
  place_city(play, seat, action.a.intersection());
  after_building(play, seat, action.a.intersection(), Building::City);
}

void list_road_building(const ReadContext& read, SeatId seat, Actions& actions) {
  if (has_free_route(read, seat)) actions.push_back({.kind = action::play_road_building});
}

bool nobody_to_promote(const ReadContext& read, SeatId seat) {
  const auto knights = knights_of(read, seat);
  return std::none_of(knights.begin(), knights.end(),
                      [&](const Knight& knight) { return may_be_promoted(read, seat, knight); });
}

void list_smith(const ReadContext& read, SeatId seat, Actions& actions) {
  if (!nobody_to_promote(read, seat)) actions.push_back({.kind = action::play_smith});
}

/// The second one may be left out. CK-60
void list_free_promotions(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Knight& knight : knights_of(read, task.seat))
    if (may_be_promoted(read, task.seat, knight))
      list_at(actions, action::promote_free, IntersectionId(knight.at));
  if (task.a == 1) actions.push_back({.kind = ActionKind::Pass});
}

void apply_free_promotion(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  raise_rank(play, task.seat, action.a.intersection());
  if (task.a > 1) do_next(play, task_for(task.seat, task::promote_free, task.a - 1));
}

}  // namespace

constinit const std::array<PlayableCard, 9> science_cards{
    {{Progress::Alchemist, list_alchemist},
     {Progress::Crane, list_crane},
     {Progress::Engineer, list_engineer},
     {Progress::Inventor, list_inventor},
     {Progress::Irrigation, list_harvest<Terrain::Fields, Card::Grain>},
     {Progress::Medicine, list_medicine},
     {Progress::Mining, list_harvest<Terrain::Mountains, Card::Ore>},
     {Progress::RoadBuilding, list_road_building},
     {Progress::Smith, list_smith}}};

constinit const ActionSpec play_alchemist{
    .kind = action::play_alchemist,
    .id = "play-alchemist",
    .title = N_("play alchemist"),
    .fields = {.a = {"red"}, .b = {"other"}, .c = {"dice", FieldKind::Dice}},
    .list = list_progress,
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::Alchemist);
          roll(play, action);
        },
    .before_roll = true,
    .weigh = weigh_event_die,
    .label =
        [](const Decision& d) {
          return Message{N_("play alchemist: {0} and {1}"),
                         {std::to_string(d.action.a.value()), std::to_string(d.action.b.value())}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays alchemist: {1} and {2}"), std::to_string(deed.action.a.value()),
                         std::to_string(deed.action.b.value()));
        },
    .outcome = outcome_dice,
    .when_possible = N_("alchemist is played before the roll, by who has that card"),
    .gain = gain_of_alchemist};
constinit const ActionSpec play_crane{
    .kind = action::play_crane,
    .id = "play-crane",
    .title = N_("play crane"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::Crane);
          play.state.realms.crane = 1;
        },
    .done = N_("{0} plays crane"),
    .when_possible =
        N_("crane makes one improvement of this turn cheaper, for who has that card and can improve"),
    .gain = gain_of_crane};
constinit const ActionSpec play_engineer{
    .kind = action::play_engineer,
    .id = "play-engineer",
    .title = N_("play engineer"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::Engineer);
          place_wall(play, seat, action.a.intersection());
        },
    .done = N_("{0} plays engineer and builds a city wall"),
    .when_possible = N_("engineer brings a wall under an own city without one, for who has that card"),
    .gain = gain_of_engineer};
constinit const ActionSpec play_inventor{
    .kind = action::play_inventor,
    .id = "play-inventor",
    .title = N_("play inventor"),
    .fields = {.a = {"one", FieldKind::Hex}, .b = {"other", FieldKind::Hex}},
    .apply = apply_inventor,
    .label =
        [](const Decision& d) {
          return Message{N_("play inventor: swap {0} and {1}"),
                         {d.words.hex(d.state, d.action.a.hex()), d.words.hex(d.state, d.action.b.hex())}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays inventor: {1} and {2} swap their numbers"),
                         deed.words.hex(deed.before, deed.action.a.hex()),
                         deed.words.hex(deed.before, deed.action.b.hex()));
        },
    .when_possible =
        N_("inventor swaps two different number tokens, none of 2, 6, 8 and 12, for who has that card"),
    .gain = gain_of_inventor};
constinit const ActionSpec play_irrigation{
    .kind = action::play_irrigation,
    .id = "play-irrigation",
    .title = N_("play irrigation"),
    .apply = apply_harvest<Terrain::Fields, Card::Grain>,
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays irrigation and takes {1}"),
                         deed.words.cards(gained(deed.before, deed.after, deed.actor)));
        },
    .when_possible =
        N_("irrigation brings 2 grain for each fields hex beside an own building, for who has that card"),
    .gain = gain_of_harvest};
constinit const ActionSpec play_mining{
    .kind = action::play_mining,
    .id = "play-mining",
    .title = N_("play mining"),
    .apply = apply_harvest<Terrain::Mountains, Card::Ore>,
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays mining and takes {1}"),
                         deed.words.cards(gained(deed.before, deed.after, deed.actor)));
        },
    .when_possible =
        N_("mining brings 2 ore for each mountains hex beside an own building, for who has that card"),
    .gain = gain_of_harvest};
constinit const ActionSpec play_medicine{
    .kind = action::play_medicine,
    .id = "play-medicine",
    .title = N_("play medicine"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .apply = apply_medicine,
    .done = N_("{0} plays medicine and builds a city"),
    .when_possible =
        N_("medicine turns an own settlement into a city for 2 ore and 1 grain, for who has that card"),
    .gain = gain_of_medicine};
constinit const ActionSpec play_road_building{
    .kind = action::play_road_building,
    .id = "play-roads",
    .title = N_("play road building"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::RoadBuilding);
          do_next(play, task_for(seat, TaskKind::FreeRoute, 2));
        },
    .done = N_("{0} plays road building"),
    .when_possible = N_("road building lays two roads or ships, for who has that card"),
    .gain = gain_of_roads};
constinit const ActionSpec play_smith{
    .kind = action::play_smith,
    .id = "play-smith",
    .title = N_("play smith"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::Smith);
          do_next(play, task_for(seat, task::promote_free, 2));
        },
    .done = N_("{0} plays smith"),
    .when_possible =
        N_("smith promotes two knights, for who has that card and a knight that can be promoted"),
    .gain = gain_of_smith};
constinit const ActionSpec promote_free{.kind = action::promote_free,
                                        .id = "promote-free",
                                        .title = N_("promote a knight free of charge"),
                                        .fields = {.a = {"at", FieldKind::Intersection}},
                                        .done = N_("{0} promotes a knight free of charge"),
                                        .when_possible = N_("smith has to be played first"),
                                        .worth = worth_of_knight_raised};
constinit const TaskSpec promote_free_task{
    .kind = task::promote_free,
    .list = list_free_promotions,
    .apply = apply_free_promotion,
    .idle = [](const ReadContext& read, const Task& task) { return nobody_to_promote(read, task.seat); },
    .prompt = N_("{0} promotes knights free of charge; still to go: {1}"),
    .comes_first = N_("{0} has to promote knights free of charge first; still to go: {1}"),
    .label = [](const Decision& d) { return passes(d.action, N_("promote no second knight")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} promotes no second knight")); }};

}  // namespace hexwright::cities_and_knights
