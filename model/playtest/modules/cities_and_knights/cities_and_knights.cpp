#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/progress_words.h"
#include "model/rules/base/hand_limit.h"
#include "model/rules/cities_and_knights/knights.h"

namespace hexwright {
namespace cities_and_knights {
namespace {

/// Where the rules say so, and always on a sea map, robber and pirate come to the board after the first
/// attack. CK-08, CK-82
void let_robber_wait(PlayContext& play) {
  if (!play.game.facts().thieves_wait) return;
  play.state.realms.waits = 1;
  play.state.realms.robber_start = std::exchange(play.state.robber, none);
  play.state.realms.pirate_start = std::exchange(play.state.pirate, none);
}

/// CK-05, CK-07
void lay_out_realms(PlayContext& play, const event::LaidOut&) {
  const int each = play.game.facts().commodities_each;
  for (const Card card : commodity_cards) play.state.bank.add(card, each);
  play.state.realms.undrawn = progress_copies;
  let_robber_wait(play);
  for (const SeatId seat : play.game.seats()) realm(play, seat).knights_left.fill(knights_of_a_rank);
}

/// What lasts for a turn, or for a part of it in which somebody else builds, ends. CK-79
void begin_part(PlayContext& play, const event::PartBegins&) {
  Realms& realms = play.state.realms;
  realms.crane = realms.harbor = realms.harbor_asked = 0;
  realms.fleets = 0;
  // Those that are not on the board have no status: their number is known to the compiler.
  for (const SeatId seat : play.game.seats())
    for (Knight& knight : realm(play, seat).knights)
      knight.status = static_cast<std::uint8_t>(knight.status & Knight::Active);
}

/// CK-75
int points_of_realm(const ReadContext& read, SeatId seat) {
  int points = realm_of(read, seat).defended + realm_of(read, seat).shown;
  if (read.state.realms.merchant_of == 1 + seat.value()) ++points;
  for (const Track track : all_tracks)
    if (has_metropolis(read, seat, track) && metropolis_at(read, track) != none) points += metropolis_points;
  return points;
}

/// CK-03, CK-123
constexpr std::array event_faces{
    EventFace{N_("Ship"), N_("Event die: the barbarians' ship")},
    EventFace{N_("Trade"), N_("Event die: the gate of trade"), commodity_of(Track::Trade)},
    EventFace{N_("Politics"), N_("Event die: the gate of politics"), commodity_of(Track::Politics)},
    EventFace{N_("Science"), N_("Event die: the gate of science"), commodity_of(Track::Science)}};

/// CK-18
bool sleeps(const ReadContext& read, const attempt::MoveRobber&) { return read.state.realms.attacked == 0; }

const std::array counters{&attacks, &pillaged, &defences, &metropolises, &progress_drawn, &progress_played};
/// Those that play a card say what it does. CK-46
const std::array actions = [] {
  std::array all{improve,
                 put_metropolis,
                 build_wall,
                 hire_knight,
                 activate_knight,
                 promote_knight,
                 move_knight,
                 retreat,
                 chase_robber,
                 lose_city,
                 hand_out,
                 draw_progress,
                 discard_progress,
                 play_alchemist,
                 play_crane,
                 play_engineer,
                 play_inventor,
                 play_irrigation,
                 play_mining,
                 play_medicine,
                 play_road_building,
                 play_smith,
                 promote_free,
                 play_bishop,
                 play_deserter,
                 give_up_knight,
                 place_deserter,
                 play_diplomat,
                 play_intrigue,
                 play_saboteur,
                 play_spy,
                 take_progress,
                 play_warlord,
                 play_wedding,
                 choose_card,
                 play_commercial_harbor,
                 offer_resource,
                 give_commodity,
                 play_master_merchant,
                 take_from_hand,
                 play_merchant,
                 play_merchant_fleet,
                 play_resource_monopoly,
                 play_trade_monopoly};
  for (ActionSpec& each : all)
    if (const auto card = card_played_by(each.kind)) each.card = about(*card);
  return all;
}();
const std::array tasks{metropolis_task,    retreat_task,  chase_task,          lose_city_task,
                       hand_out_task,      aqueduct_task, draw_progress_task,  keep_few_task,
                       promote_free_task,  rob_each_task, give_up_knight_task, place_deserter_task,
                       lay_again_task,     spy_task,      choose_cards_task,   give_commodity_task,
                       take_from_hand_task};

}  // namespace

IntersectionBits plain_cities(const ReadContext& read, SeatId seat) {
  IntersectionBits cities;
  for_each_piece(read.state, read.board().intersection_count(), {seat, Building::City},
                 [&](IntersectionId i) { cities.add(i); });
  const Realms& realms = read.state.realms;
  for (std::size_t track = 0; track < all_tracks.size(); ++track)
    if (realms.metropolis_of[track] != 0 && realms.metropolis_at[track] != none)
      cities.remove(realms.metropolis_at[track]);
  return cities;
}

namespace {

/// By card, what lists it; null for those that are not played.
const auto lists_by_card = [] {
  std::array<decltype(PlayableCard::list), progress_kinds> lists{};
  for (const std::span<const PlayableCard> cards :
       {std::span<const PlayableCard>(science_cards), std::span<const PlayableCard>(politics_cards),
        std::span<const PlayableCard>(trade_cards)})
    for (const PlayableCard& each : cards) lists[at(each.card)] = each.list;
  return lists;
}();

/// Few of the kinds are ever in a hand: eight are looked at at once.
void list_held(const ReadContext& read, SeatId seat, const ProgressCards& held, Actions& actions) {
  for (std::size_t first = 0; first < held.size(); first += sizeof(std::uint64_t)) {
    const std::size_t count = std::min(sizeof(std::uint64_t), held.size() - first);
    std::uint64_t some = 0;
    std::memcpy(&some, held.data() + first, count);
    if (some == 0) continue;
    for (std::size_t card = first; card < first + count; ++card)
      if (held[card] > 0 && card != at(Progress::Alchemist) && lists_by_card[card])
        lists_by_card[card](read, seat, actions);
  }
}

/// CK-08, CK-37, CK-43, CK-62, CK-77, CK-78, CK-82
void prepare(const MapView& map, int players, hexwright::Facts& facts) {
  const auto chose = [&](std::string_view option, std::string_view value) {
    return map.rules().choice("cities-and-knights", option) == value;
  };
  facts.commodities_each = commodities_of_a_kind(players);  // CK-15, CK-116
  facts.deck = {};                                          // CK-05
  facts.paired_turns = players > 4 && chose("five-six-turn", "paired");
  facts.thieves_wait = map.scenario().details.pieces.ships > 0 || chose("robber-start", "track");
  facts.chased_anywhere = chose("chased-robber", "any");
  facts.lower_deserters = chose("deserter-knight", "lower");
  if (chose("defender-points", "box")) facts.most_defences = defender_cards(players);
}

/// CK-28
int kept_by_walls(const ReadContext& read, SeatId seat) {
  return hand_limit(0, realm_of(read, seat).walls, 0);
}

}  // namespace

/// Alchemist comes before the roll, all others after it. CK-09, CK-46
void list_progress(const ReadContext& read, SeatId seat, Actions& actions) {
  const ProgressCards& held = realm_of(read, seat).progress;
  if (read.state.phase == Phase::BeforeRoll) {
    if (held[at(Progress::Alchemist)] > 0) lists_by_card[at(Progress::Alchemist)](read, seat, actions);
    return;
  }
  if (read.state.phase != Phase::Main) return;
  list_held(read, seat, held, actions);
  list_offers_in_harbor(read, seat, actions);
}

bool has_city(const ReadContext& read, SeatId seat) { return standing_cities(read, seat) > 0; }

}  // namespace cities_and_knights

const ModuleRules cities_and_knights_rules{
    .module = "cities-and-knights",
    .actions = cities_and_knights::actions,
    .tasks = cities_and_knights::tasks,
    .counters = cities_and_knights::counters,
    .founds_city = true,  // CK-06, SCK-04
    .event_die = cities_and_knights::event_faces,
    .second_card = cities_and_knights::second_card,
    .prepare = cities_and_knights::prepare,
    .hooks = {.happened = on<cities_and_knights::lay_out_realms, cities_and_knights::offer_aqueduct,
                             cities_and_knights::city_built, cities_and_knights::city_lost,
                             cities_and_knights::knights_left_alone, cities_and_knights::begin_part>,
              .interrupts = interrupt<cities_and_knights::event_rolled, cities_and_knights::keep_few_at_end>,
              .forbids = forbid<cities_and_knights::sleeps, cities_and_knights::holds_ship>,
              .bank_rates = cities_and_knights::set_bank_rates,
              .points = cities_and_knights::points_of_realm,
              .keeps_more = cities_and_knights::kept_by_walls,
              .shows_hand = cities_and_knights::shows_hand,
              .hide = cities_and_knights::hide_realms,
              .imagine = cities_and_knights::imagine_realms,
              .may_bring = [](const ReadContext&, Cards) { return true; },
              .consequences =
                  [](const Deed& deed, std::vector<Sentence>& sentences) {
                    cities_and_knights::add_attack(deed, sentences);
                    cities_and_knights::add_given(deed, sentences);
                  },
              .on_board = cities_and_knights::show_realms,
              .notes = cities_and_knights::note_realm,
              .add_goals = cities_and_knights::add_realm_goals,
              .rates = rate<cities_and_knights::founding_strength, cities_and_knights::danger_of_city>,
              .traits = cities_and_knights::add_traits,
              .find_broken = cities_and_knights::find_broken_realms},
    .add_paper = cities_and_knights::add_paper};

}  // namespace hexwright
