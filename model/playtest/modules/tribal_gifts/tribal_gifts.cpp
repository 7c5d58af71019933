#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/tribal_gifts/giving.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"
#include "model/rules/base/harbors.h"
#include "model/rules/words.h"

namespace hexwright::tribal_gifts {
namespace {

constexpr std::array counters{&gifts_taken, &harbors_placed};

void list_held(const ReadContext& read, SeatId seat, Actions& actions) {
  for (const HarborKind kind : all_harbor_kinds)
    if (read.state.gifts.held[seat][at(kind)] > 0) list_places(read, seat, kind, actions);
}

void list_for_task(const ReadContext& read, const Task& task, Actions& actions) {
  if (task.x == 0) return list_held(read, task.seat, actions);
  list_places(read, task.seat, static_cast<HarborKind>(task.x - 1), actions);
}

bool cannot_place(const ReadContext& read, const Task& task) { return !has_place(read, task.seat); }

/// What was set aside and can be placed by now must be. TRI-08
bool must_place(const ReadContext& read, SeatId seat) {
  return holds_any(read.state.gifts, seat) && has_place(read, seat);
}

void place_before_end(PlayContext& play, SeatId seat) {
  do_next(play, task_for(seat, task::place_harbor, 1));
}

void apply_task(PlayContext& play, const Task& task, const Action& action) {
  lay_harbor(play, task.seat, action);
  if (task.a == 0) return;
  must_place(play, task.seat) ? place_before_end(play, task.seat) : end_turn(play);
}

bool hold_end(PlayContext& play, const interruption::TurnEnds& end) {
  const SeatId seat = end.seat;
  if (!must_place(play, seat)) return false;
  place_before_end(play, seat);
  return true;
}

void list_draw(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::draw_gift});
}

void apply_draw(PlayContext& play, const Task& task, const Action& action) {
  draw_gift(play, task.seat, action);
}

/// Ships that move still take gifts.
bool may_bring(const ReadContext& read, Cards) {
  const auto all = gifts(read.game);
  const auto seats = read.game.seats();
  return std::any_of(all.begin(), all.end(), [&](GiftId id) { return still_lies(read.state.gifts, id); }) &&
         std::any_of(seats.begin(), seats.end(),
                     [&](SeatId seat) { return !seat_of(read, seat).open_ships.empty(); });
}

void find_broken_gifts(const ReadContext& read, std::vector<std::string>& broken) {
  int cards = 0;
  for (const GiftId id : gifts(read.game)) {
    const tribal_gifts::Gift& its = gift(read.game, id);
    if (!still_lies(read.state.gifts, id)) continue;
    if (its.kind == MarkKind::GiftCard) ++cards;
    if (const RoutePiece piece = route_at(read.state, its.path);
        !piece.empty() && piece.kind() == Route::Ship)
      broken.push_back(fmt::format("a ship lies at the gift on path {}", its.path.value()));
  }
  if (cards != read.state.gifts.cards)
    broken.push_back(fmt::format("{} cards lie at coasts, not {}", cards, read.state.gifts.cards));
  for (const SeatId seat : read.game.seats()) {
    int points = 0;
    for (const GiftId id : gifts(read.game))
      if (gift(read.game, id).kind == MarkKind::GiftPoint &&
          read.state.gifts.taker[id.index()] == 1 + seat.value())
        ++points;
    if (points > seat_of(read, seat).chits)
      broken.push_back(fmt::format("seat {} lacks chits", seat.value()));
  }
}

/// Harbor tokens lie at gifts, are set aside or serve a coast, on maps that have no other harbors.
void find_lost_harbors(const ReadContext& read, std::vector<std::string>& broken) {
  if (!read.game.map().harbors().empty()) return;
  const auto tokens = base::harbors_laid_in_play(read.game.map());
  for (const HarborKind kind : all_harbor_kinds) {
    int ends = 0, others = 0;
    for (const IntersectionId i : read.board().intersections())
      if (read.state.harbor[i] == 1U + at(kind)) ++ends;
    for (const std::uint8_t code : read.state.gifts.harbor)
      if (code == 1U + at(kind)) ++others;
    for (const auto& held : read.state.gifts.held) others += held[at(kind)];
    const auto found = tokens.find(kind);
    const int all = found == tokens.end() ? 0 : found->second;
    if (ends / 2 + others != all)
      broken.push_back(fmt::format("{} harbor tokens {} of {}", ends / 2 + others, id(kind), all));
  }
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  find_broken_gifts(read, broken);
  find_lost_harbors(read, broken);
}

// In words.

std::string harbor_words(const NarratorWords& words, HarborKind kind) { return words.in_full(word(kind)); }

void describe_consequences(const Deed& deed, std::vector<Sentence>& sentences) {
  for (const GiftId id : gifts(deed.game)) {
    if (still_lies(deed.after.gifts, id) || !still_lies(deed.before.gifts, id)) continue;
    const tribal_gifts::Gift& its = gift(deed.game, id);
    const std::string who = deed.words.player(SeatId(deed.after.gifts.taker[id.index()] - 1));
    const Path place = deed.game.board().path(its.path);
    if (its.kind == MarkKind::GiftPoint)
      sentences.push_back({{N_("{0} is given a victory point"), {who}}, place});
    if (its.kind == MarkKind::GiftCard)
      sentences.push_back({{N_("{0} is given a development card"), {who}}, place});
    const std::uint8_t code = deed.before.gifts.harbor[id.index()];
    if (its.kind == MarkKind::GiftHarbor && code != 0) {
      const bool waits = deed.after.task_count == 0 || deed.after.tasks[0].kind != task::place_harbor;
      sentences.push_back(
          {{waits ? N_("{0} is given a harbor and sets it aside: {1}") : N_("{0} is given a harbor: {1}"),
            {who, harbor_words(deed.words, static_cast<HarborKind>(code - 1))}},
           place});
    }
  }
}

/// As short as a sign has to be: "3:1", "2:1 ore".
std::string rate_words(HarborKind kind, Translate translate) {
  return kind == HarborKind::Generic ? "3:1" : "2:1 " + text(Message{std::string(id(kind)), {}}, translate);
}

/// Gifts that somebody has taken lie there no more; the harbors that lie face up are told of on the land
/// where they lie. TRI-04, TRI-05
void show_gifts(const ReadContext& read, OnBoard& shown) {
  std::vector<BoardSign> signs;
  for (const GiftId id : gifts(read.game)) {
    const PathId path = gift(read.game, id).path;
    if (!still_lies(read.state.gifts, id)) shown.gone.emplace_back(read.board().path(path));
    const std::uint8_t code = read.state.gifts.harbor[id.index()];
    if (code == 0) continue;
    for (const HexId hex : read.board().path_hexes(path))
      if (is_open_land(read.state, hex))
        signs.push_back(
            {read.board().hex(hex), rate_words(static_cast<HarborKind>(code - 1), shown.translate)});
  }
  shown.add_lists(signs);
}

/// TRI-07
void note_harbors(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  for (const HarborKind kind : all_harbor_kinds)
    if (const int count = read.state.gifts.held[seat][at(kind)]; count > 0)
      notes.tokens.push_back({N_("harbor to lay: {0} ×{1}"), {word(kind), std::to_string(count)}});
}

Message label_place(const Decision& d) {
  return {N_("lay the harbor here: {0}"), {harbor_words(d.words, static_cast<HarborKind>(d.action.x))}};
}

Message describe_place(const Deed& deed) {
  return deed.by(N_("{0} lays a harbor: {1}"),
                 harbor_words(deed.words, static_cast<HarborKind>(deed.action.x)));
}

Message describe_draw(const Deed& deed) {
  if (!deed.is_seen()) return deed.by(N_("{0} draws the development card that was given"));
  return deed.by(N_("{0} draws the development card that was given: {1}"),
                 deed.words.development(deed.action.c));
}

Message prompt_for_place(const NarratorWords& words, const State&, const Task& task) {
  if (task.x == 0) return {N_("{0} lays a harbor that was set aside"), {words.player(task.seat)}};
  return {N_("{0} lays the harbor that was given: {1}"),
          {words.player(task.seat), harbor_words(words, static_cast<HarborKind>(task.x - 1))}};
}

/// A harbor that was set aside is laid as soon as there is a place for it: waiting gains nothing.
float gain_of_placing(const SettlerContext& context, const Action& placed, float) {
  constexpr float of_doing_it = 0.01F;
  return at_once(context, std::max(of_doing_it, worth_of_place(context, placed)));
}

const std::array actions{
    ActionSpec{.kind = action::draw_gift,
               .id = "draw-gift",
               .title = N_("draw the card that was given"),
               .fields = {.c = {"card", FieldKind::DrawnDevelopment}},
               .weigh = weigh_developments,
               .describe = describe_draw,
               .outcome = outcome_development,
               .when_possible = N_("such a card is drawn when a ship comes to a gift")},
    ActionSpec{.kind = action::place_harbor,
               .id = "place-harbor",
               .title = N_("lay a given harbor"),
               .fields = {.x = {"kind", FieldKind::Word, &field_words<all_harbor_kinds>},
                          .a = {"at", FieldKind::Hex},
                          .b = {"harbor", FieldKind::PathOrNone}},
               .list = list_held,
               .apply = lay_harbor,
               .label = label_place,
               .describe = describe_place,
               .when_possible =
                   N_("a harbor that was given is laid at a coast beside a building of one's own, where "
                      "no other harbor serves either end of the path"),
               .key = 'L',
               .gain = gain_of_placing,
               .worth = worth_of_place}};
const std::array tasks{
    TaskSpec{.kind = task::draw_gift,
             .list = list_draw,
             .apply = apply_draw,
             .prompt = N_("{0} draws the development card that was given"),
             .comes_first = N_("{0} has to draw the development card that was given first")},
    TaskSpec{.kind = task::place_harbor,
             .list = list_for_task,
             .apply = apply_task,
             .idle = cannot_place,
             .comes_first = N_("{0} has to lay the harbor that was given first"),
             .describe_prompt = prompt_for_place}};

/// 1 where the paths meet, 2 where one path lies between; 0: farther.
std::uint8_t ships_between(const BoardGraph& board, PathId one, PathId other) {
  std::uint8_t best = 0;
  for (const IntersectionId end : board.path_ends(one))
    for (const IntersectionId there : board.path_ends(other)) {
      if (end == there) return 1;
      const auto& next = board.intersection_neighbours(end);
      if (std::find(next.begin(), next.end(), there) != next.end()) best = 2;
    }
  return best;
}

void prepare(const MapView& map, int, hexwright::Facts& facts) {
  ++facts.sources_of_chits;
  for (const GiftView& gift : map.gifts())
    if (gift.id != none) facts.gifts.push_back({.path = gift.id, .kind = gift.kind});
  for (Gift& one : facts.gifts)
    for (std::size_t i = 0; i < facts.gifts.size(); ++i)
      one.ships_to[i] = ships_between(map.board(), one.path, facts.gifts[i].path);
}

}  // namespace
}  // namespace hexwright::tribal_gifts

namespace hexwright {

const ModuleRules tribal_gifts_rules{
    .module = "tribal-gifts",
    .actions = tribal_gifts::actions,
    .tasks = tribal_gifts::tasks,
    .counters = tribal_gifts::counters,
    .prepare = tribal_gifts::prepare,
    .hooks = {.happened = on<tribal_gifts::lay_gifts, tribal_gifts::take_gift>,
              .interrupts = interrupt<tribal_gifts::hold_end>,
              .may_bring = tribal_gifts::may_bring,
              .consequences = tribal_gifts::describe_consequences,
              .on_board = tribal_gifts::show_gifts,
              .notes = tribal_gifts::note_harbors,
              .add_goals = tribal_gifts::add_goals,
              .rates = rate<tribal_gifts::gain_of_moving>,
              .find_broken = tribal_gifts::find_broken}};

}  // namespace hexwright
