#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_words.h"

// Progress cards of politics, Deserter and Diplomat apart. CK-61, CK-64 to CK-68

namespace hexwright::cities_and_knights {
namespace {

/// Not before the first attack. CK-18, CK-61
void list_bishop(const ReadContext& read, SeatId, Actions& actions) {
  if (read.state.realms.attacked == 0) return;
  for (const HexId hex : read.board().hexes())
    if (takes_robber(read, hex)) list_at(actions, action::play_bishop, hex);
}

bool has_building_at(const ReadContext& read, SeatId seat, HexId hex) {
  const auto& corners = read.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(read.state, corner);
    return is_town(piece) && piece.of(seat);
  });
}

void apply_bishop(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Bishop);
  play.state.robber = action.a.hex();
  for_each_other(play.game, seat, [&](SeatId other) {
    if (has_building_at(play, other, action.a.hex()))
      do_later(play, task_for(seat, task::rob_each, other.value()));
  });
}

SeatId seat_in(const ActionField& field) { return SeatId(field.value()); }

void apply_theft(PlayContext& play, const Task& task, const Action& action) {
  if (play.tally) ++play.tally->robberies;
  hand_over(play, seat_in(task.a), task.seat, static_cast<Card>(action.c - 1));
}

/// Of any rank, on an own road or ship. CK-64
void list_intrigue(const ReadContext& read, SeatId seat, Actions& actions) {
  seat_of(read, seat).reached.for_each([&](IntersectionId i) {
    if (const BuildingPiece piece = building_at(read.state, i); is_knight(piece) && !piece.of(seat))
      list_at(actions, action::play_intrigue, i);
  });
}

void apply_intrigue(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Intrigue);
  const IntersectionId at = action.a.intersection();
  const SeatId owner = building_at(play.state, at).seat();
  const Knight gone = knight_at(play, owner, at);
  remove_knight(play, owner, at);
  retreat_from(play, at, gone, owner);
}

/// Half of the hand. CK-65
int loses_to_saboteur(const ReadContext& read, SeatId seat, SeatId other) {
  return open_points(read, other) >= open_points(read, seat) ? seat_of(read, other).hand.size() / 2 : 0;
}
/// CK-68
int gives_to_wedding(const ReadContext& read, SeatId seat, SeatId other) {
  return open_points(read, other) > open_points(read, seat) ? std::min(2, seat_of(read, other).hand.size())
                                                            : 0;
}

template <int (*count)(const ReadContext&, SeatId, SeatId)>
void list_demand(const ReadContext& read, SeatId seat, ActionKind kind, Actions& actions) {
  bool any = false;
  for_each_other(read.game, seat, [&](SeatId other) { any = any || count(read, seat, other) > 0; });
  if (any) actions.push_back({.kind = kind});
}

template <int (*count)(const ReadContext&, SeatId, SeatId)>
void demand(PlayContext& play, SeatId seat, SeatId taker) {
  for_each_other(play.game, seat, [&](SeatId other) {
    if (const int cards = count(play, seat, other); cards > 0) ask_for_cards(play, other, cards, taker);
  });
}

void list_spy(const ReadContext& read, SeatId seat, Actions& actions) {
  for_each_other(read.game, seat, [&](SeatId other) {
    if (progress_in_hand(read, other) > 0) list_with(actions, action::play_spy, other);
  });
}

/// One of them, or none. CK-66
void list_spied(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Progress card : all_progress)
    if (count_of(read, seat_in(task.a), card) > 0) list_numbered(actions, action::take_progress, at(card));
  actions.push_back({.kind = ActionKind::Pass});
}

void apply_spied(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  --realm(play, seat_in(task.a)).progress[action.x];
  ++realm(play, task.seat).progress[action.x];
}

void list_warlord(const ReadContext& read, SeatId seat, Actions& actions) {
  const auto knights = knights_of(read, seat);
  if (std::any_of(knights.begin(), knights.end(), [](const Knight& k) { return !k.is(Knight::Active); }))
    actions.push_back({.kind = action::play_warlord});
}

/// They act in a later turn. CK-33, CK-67
void apply_warlord(PlayContext& play, SeatId seat, const Action&) {
  use_up(play, seat, Progress::Warlord);
  for (Knight& knight : knights_of(play, seat)) {
    if (knight.is(Knight::Active)) continue;
    knight.set(Knight::Active);
    knight.set(Knight::ActivatedNow);
  }
}

Message with_player(const char* pattern, const Decision& d) {
  return {pattern, {d.words.player(SeatId(d.action.x))}};
}

}  // namespace

constinit const std::array<PlayableCard, 8> politics_cards{
    {{Progress::Bishop, list_bishop},
     {Progress::Deserter, list_deserter},
     {Progress::Diplomat, list_diplomat},
     {Progress::Intrigue, list_intrigue},
     {Progress::Saboteur,
      [](const ReadContext& read, SeatId seat, Actions& actions) {
        list_demand<loses_to_saboteur>(read, seat, action::play_saboteur, actions);
      }},
     {Progress::Spy, list_spy},
     {Progress::Warlord, list_warlord},
     {Progress::Wedding, [](const ReadContext& read, SeatId seat, Actions& actions) {
        list_demand<gives_to_wedding>(read, seat, action::play_wedding, actions);
      }}}};

constinit const ActionSpec play_bishop{
    .kind = action::play_bishop,
    .id = "play-bishop",
    .title = N_("play bishop"),
    .fields = {.a = {"at", FieldKind::Hex}},
    .apply = apply_bishop,
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays bishop and moves the robber to {1}"),
                         deed.words.hex(deed.before, deed.action.a.hex()));
        },
    .when_possible =
        N_("bishop moves the robber, after the first attack of the barbarians, for who has that card"),
    .gain = gain_of_bishop};
constinit const TaskSpec rob_each_task{
    .kind = task::rob_each,
    .list = [](const ReadContext&, const Task& task,
               Actions& actions) { list_with(actions, ActionKind::Steal, seat_in(task.a)); },
    .apply = apply_theft,
    .idle = [](const ReadContext& read,
               const Task& task) { return seat_of(read, seat_in(task.a)).hand.empty(); },
    .prompt = N_("{0} steals a card from everybody beside the robber"),
    .comes_first = N_("{0} has to steal a card from everybody beside the robber first")};
constinit const ActionSpec play_intrigue{
    .kind = action::play_intrigue,
    .id = "play-intrigue",
    .title = N_("play intrigue"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .apply = apply_intrigue,
    .done = N_("{0} plays intrigue and displaces a knight"),
    .when_possible =
        N_("intrigue displaces a knight of another on an own road or ship, for who has that card"),
    .gain = gain_of_attack_on_others};
constinit const ActionSpec play_saboteur{
    .kind = action::play_saboteur,
    .id = "play-saboteur",
    .title = N_("play saboteur"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::Saboteur);
          demand<loses_to_saboteur>(play, seat, SeatId());
        },
    .done = N_("{0} plays saboteur"),
    .when_possible =
        N_("saboteur makes others with as many points discard half of their cards, for who has that card"),
    .gain = gain_of_attack_on_others};
constinit const ActionSpec play_spy{
    .kind = action::play_spy,
    .id = "play-spy",
    .title = N_("play spy"),
    .fields = {.x = {"on", FieldKind::Seat}},
    .apply =
        [](PlayContext& play, SeatId seat, const Action& action) {
          use_up(play, seat, Progress::Spy);
          do_next(play, task_for(seat, task::spy, action.x));
        },
    .label = [](const Decision& d) { return with_player(N_("play spy on {0}"), d); },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays spy on {1}"), deed.words.player(SeatId(deed.action.x)));
        },
    .when_possible = N_("spy looks at another's progress cards, for who has that card"),
    .gain = gain_of_attack_on_others};
constinit const ActionSpec take_progress{
    .kind = action::take_progress,
    .id = "take-progress",
    .title = N_("take a progress card"),
    .fields = {.x = {"card", FieldKind::Word, &field_words<all_progress>}},
    .label =
        [](const Decision& d) {
          return Message{N_("take {0}"), {progress_words(d.words, d.action.x)}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.is_seen() || deed.words.sees(seat_in(deed.before.task()->a))
                     ? deed.by(N_("{0} takes {1}"), progress_words(deed.words, deed.action.x))
                     : deed.by(N_("{0} takes a progress card"));
        },
    .when_possible = N_("spy has to be played first"),
    .worth = worth_of_taken};
constinit const TaskSpec spy_task{
    .kind = task::spy,
    .list = list_spied,
    .apply = apply_spied,
    .prompt = N_("{0} may take one of the progress cards"),
    .comes_first = N_("{0} has to take a progress card, or leave them, first"),
    .label = [](const Decision& d) { return passes(d.action, N_("take no progress card")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} takes no progress card")); }};
constinit const ActionSpec play_warlord{
    .kind = action::play_warlord,
    .id = "play-warlord",
    .title = N_("play warlord"),
    .apply = apply_warlord,
    .done = N_("{0} plays warlord and activates all own knights"),
    .when_possible = N_("warlord activates all own knights, for who has that card and an inactive knight"),
    .gain = gain_of_warlord};
constinit const ActionSpec play_wedding{
    .kind = action::play_wedding,
    .id = "play-wedding",
    .title = N_("play wedding"),
    .apply =
        [](PlayContext& play, SeatId seat, const Action&) {
          use_up(play, seat, Progress::Wedding);
          demand<gives_to_wedding>(play, seat, seat);
        },
    .done = N_("{0} plays wedding"),
    .when_possible = N_("wedding makes everybody with more points give 2 cards, for who has that card"),
    .gain = gain_of_attack_on_others};

}  // namespace hexwright::cities_and_knights
