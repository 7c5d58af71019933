#include <algorithm>
#include <numeric>
#include <span>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

// Decks of progress cards, and how many a player may keep. CK-11, CK-44, CK-47 to CK-49

namespace hexwright::cities_and_knights {
namespace {

Deck& deck(PlayContext& play, Track track) { return play.state.realms.decks[at(track)]; }

/// The kinds of a deck follow each other.
constexpr std::span<const Progress> kinds_of_deck(Track track) {
  std::size_t first = 0, count = 0;
  for (std::size_t i = all_progress.size(); i-- > 0;)
    if (deck_of(all_progress[i]) == track) first = i, ++count;
  return std::span(all_progress).subspan(first, count);
}
constexpr std::array decks_of_kinds{kinds_of_deck(Track::Trade), kinds_of_deck(Track::Politics),
                                    kinds_of_deck(Track::Science)};

bool has_undrawn(const ReadContext& read, Track track) {
  const auto& kinds = decks_of_kinds[at(track)];
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](Progress card) { return read.state.realms.undrawn[at(card)] > 0; });
}

void put_back(Deck& deck, ReturnedCard card) { deck.returned[deck.returned_count++] = card; }

/// From among those that nobody has drawn, else the first one that came back.
void take_off(PlayContext& play, Progress card) {
  Deck& from = deck(play, deck_of(card));
  if (has_undrawn(play, deck_of(card))) {
    --play.state.realms.undrawn[at(card)];
    return;
  }
  std::copy(from.returned.begin() + 1, from.returned.begin() + from.returned_count, from.returned.begin());
  from.returned[--from.returned_count] = {};
}

void weigh_draw(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes) {
  const auto track = static_cast<Track>(action.x);
  const auto outcome_of = [](Progress card) { return static_cast<std::uint16_t>(1 + at(card)); };
  for (const Progress card : decks_of_kinds[at(track)])
    if (const int count = read.state.realms.undrawn[at(card)]; count > 0)
      outcomes.push_back({outcome_of(card), count});
  if (outcomes.empty())
    outcomes.push_back({outcome_of(read.state.realms.decks[action.x].returned[0].card()), 1});
}

bool may_draw(const ReadContext& read, const Task& task, Track track) {
  return (task.a == task::any_deck || task.a == at(track)) && !is_deck_empty(read, track);
}

void list_draws(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Track track : all_tracks)
    if (may_draw(read, task, track)) list_numbered(actions, action::draw_progress, at(track));
}

void apply_draw(PlayContext& play, const Task& task, const Action& action) {
  const auto card = static_cast<Progress>(action.c - 1);
  count(play, progress_drawn, {.seat = task.seat, .kind = static_cast<int>(card)});
  take_off(play, card);
  receive_progress(play, task.seat, card);
}

bool nothing_to_draw(const ReadContext& read, const Task& task) {
  return std::none_of(all_tracks.begin(), all_tracks.end(),
                      [&](Track track) { return may_draw(read, task, track); });
}

void list_hand(const ReadContext& read, SeatId seat, Actions& actions) {
  for (const Progress card : all_progress)
    if (count_of(read, seat, card) > 0) list_numbered(actions, action::discard_progress, at(card));
}

void apply_keep_few(PlayContext& play, const Task& task, const Action& action) {
  put_under_deck(play, task.seat, static_cast<Progress>(action.x), false);
  if (progress_in_hand(play, task.seat) > most_kept) return do_next(play, task);
  if (task.x != 0) end_turn(play);
}

bool keeps_few(const ReadContext& read, const Task& task) {
  return progress_in_hand(read, task.seat) <= most_kept;
}

}  // namespace

std::string progress_words(const NarratorWords& words, int card) {
  return words.in_full(title(static_cast<Progress>(card)).data());
}

int progress_in_hand(const ReadContext& read, SeatId seat) {
  const ProgressCards& cards = realm_of(read, seat).progress;
  return std::accumulate(cards.begin(), cards.end(), 0);
}

bool is_deck_empty(const ReadContext& read, Track track) {
  return read.state.realms.decks[at(track)].returned_count == 0 && !has_undrawn(read, track);
}

void put_under_deck(PlayContext& play, SeatId seat, Progress card, bool seen_by_all) {
  --realm(play, seat).progress[at(card)];
  put_back(deck(play, deck_of(card)), {card, seen_by_all ? SeatId() : seat});
}

void use_up(PlayContext& play, SeatId seat, Progress card) {
  count(play, progress_played, {.seat = seat, .kind = static_cast<int>(card)});
  put_under_deck(play, seat, card, true);
}

void receive_progress(PlayContext& play, SeatId seat, Progress card) {
  if (!is_victory_point(card)) {
    ++realm(play, seat).progress[at(card)];
    return;
  }
  ++realm(play, seat).shown;
  add_points(play, seat, 1);
}

void draw_at_gate(PlayContext& play, Track track) {
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    const int level = level_of(play, seat, track);
    if (level > 0 && play.state.realms.red_die <= level + 1)
      do_later(play, task_for(seat, task::draw_progress, at(track)));
  }
}

void limit_others(PlayContext& play) {
  for_each_other(play.game, play.state.turn,
                 [&](SeatId seat) { do_later(play, task_for(seat, task::keep_few)); });
}

bool keep_few_at_end(PlayContext& play, const interruption::TurnEnds& end) {
  const SeatId seat = end.seat;
  if (progress_in_hand(play, seat) <= most_kept) return false;
  Task task = task_for(seat, task::keep_few);
  task.x = 1;
  do_next(play, task);
  return true;
}

void list_progress_discards(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.phase == Phase::Main && progress_in_hand(read, seat) > most_kept)
    list_hand(read, seat, actions);
}

constinit const Counter progress_drawn{"progress-drawn", N_("Progress cards drawn"), CountedAt::Anywhere,
                                       true, kinds_of<all_progress>};
constinit const Counter progress_played{"progress-played", N_("Progress cards played"), CountedAt::Anywhere,
                                        true, kinds_of<all_progress>};
constinit const ActionSpec draw_progress{
    .kind = action::draw_progress,
    .id = "draw-progress",
    .title = N_("draw a progress card"),
    .fields = {.x = {"deck", FieldKind::Word, &field_words<all_tracks>},
               .c = {"card", FieldKind::DrawnWord, &field_words<all_progress>}},
    .weigh = weigh_draw,
    .label =
        [](const Decision& d) {
          return Message{N_("draw a progress card: {0}"),
                         {d.words.in_full(title(static_cast<Track>(d.action.x)).data())}};
        },
    .describe =
        [](const Deed& deed) {
          const std::string deck = deed.words.in_full(title(static_cast<Track>(deed.action.x)).data());
          const bool seen = deed.is_seen() || is_victory_point(static_cast<Progress>(deed.action.c - 1));
          return seen ? deed.by(N_("{0} draws a progress card ({1}): {2}"), deck,
                                progress_words(deed.words, deed.action.c - 1))
                      : deed.by(N_("{0} draws a progress card ({1})"), deck);
        },
    .outcome =
        [](const NarratorWords& words, std::uint16_t outcome) {
          return Message{"{0}", {progress_words(words, outcome - 1)}};
        },
    .when_possible = N_("progress cards are drawn when the event die shows a gate, or several defended best"),
    .worth = worth_of_deck};
constinit const TaskSpec draw_progress_task{.kind = task::draw_progress,
                                            .list = list_draws,
                                            .apply = apply_draw,
                                            .idle = nothing_to_draw,
                                            .prompt = N_("{0} draws a progress card"),
                                            .comes_first = N_("{0} has to draw a progress card first")};
constinit const ActionSpec discard_progress{
    .kind = action::discard_progress,
    .id = "discard-progress",
    .title = N_("discard a progress card"),
    .fields = {.x = {"card", FieldKind::Word, &field_words<all_progress>}},
    .list = list_progress_discards,
    .apply = [](PlayContext& play, SeatId seat,
                const Action& action) { put_under_deck(play, seat, static_cast<Progress>(action.x), false); },
    .label =
        [](const Decision& d) {
          return Message{N_("discard {0}"), {progress_words(d.words, d.action.x)}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.is_seen() ? deed.by(N_("{0} discards {1}"), progress_words(deed.words, deed.action.x))
                                : deed.by(N_("{0} discards a progress card"));
        },
    .when_possible = N_("progress cards are discarded only by who has more than 4"),
    .worth = worth_of_discarded};
constinit const TaskSpec keep_few_task{.kind = task::keep_few,
                                       .list = [](const ReadContext& read, const Task& task,
                                                  Actions& actions) { list_hand(read, task.seat, actions); },
                                       .apply = apply_keep_few,
                                       .idle = keeps_few,
                                       .prompt = N_("{0} has more than 4 progress cards and discards one"),
                                       .comes_first = N_("{0} has to discard a progress card first")};

}  // namespace hexwright::cities_and_knights
