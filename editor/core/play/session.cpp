#include "editor/core/play/session.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "editor/core/play/board_now.h"
#include "editor/core/play/setup.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/stuck.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// Why nothing of this kind can be meant by the place; null for kinds without a place.
const char* why_no_such_place(ActionKind kind, const Place& place) {
  const char* off_board = N_("this place is not on the board");
  switch (fields_of(kind).a.kind) {
    case FieldKind::Hex:
      return std::holds_alternative<Hex>(place) ? off_board : N_("point at a hex");
    case FieldKind::Path:
      return std::holds_alternative<Path>(place) ? off_board : N_("point at a path, between two hexes");
    case FieldKind::Intersection:
      return std::holds_alternative<Intersection>(place) ? off_board
                                                         : N_("point at an intersection, a corner of a hex");
    default:
      return nullptr;
  }
}

}  // namespace

std::vector<Message> PlaySession::obstacles(const PlaySetup& setup) {
  return playability_errors(setup.scenario, options_of(setup));
}

Outcome<PlaySession> PlaySession::start(PlaySetup setup) {
  if (const auto found = obstacles(setup); !found.empty()) return Refusal{found.front()};
  RecordHead head = head_of(setup);
  auto game = std::make_unique<Game>(setup.scenario, head.options);
  Random random(head.seed, head.game);
  const State start = Starter(*game).start(random);
  return PlaySession(std::move(game), std::move(head), std::move(setup.players), start);
}

PlaySession::PlaySession(std::unique_ptr<Game> game, RecordHead head, std::vector<Player> players,
                         const State& start)
    : game_(std::move(game)),
      head_(std::move(head)),
      players_(std::move(players)),
      moves_(start),
      state_(start) {
  for (const Player& player : players_) names_.push_back(player.name);
}

PlaySetup PlaySession::setup() const {
  return {.scenario = game_->scenario(),
          .players = players_,
          .offers_a_turn = game_->offers_a_turn(),
          .seed = head_.seed,
          .most_turns = head_.most_turns};
}

void PlaySession::seat(SeatId seat, const BotKind* bot) {
  players_[seat.index()].bot = bot;
  bots_.forget();
}

void PlaySession::rename(SeatId seat, const std::string& name) {
  players_[seat.index()].name = names_[seat.index()] = name;
}

bool PlaySession::is_over() const {
  return state_.phase == Phase::Over || state_.turn_number > head_.most_turns || is_stuck(*game_, state_);
}

SeatId PlaySession::actor() const { return is_over() ? SeatId() : hexwright::actor(state_); }

bool PlaySession::waits_for_person() const { return !is_over() && player(actor()).bot == nullptr; }

bool PlaySession::waits_for_bot() const { return !is_over() && !waits_for_person(); }

Message PlaySession::prompt(const Viewer& viewer) const {
  if (state_.phase != Phase::Over && is_stuck(*game_, state_))
    return {N_("the game is stuck: nobody can ever get a card again, or win without"), {}};
  if (is_over() && state_.phase != Phase::Over)
    return by_number(head_.most_turns, plural("nobody has won in {0} turn", "nobody has won in {0} turns"));
  return hexwright::prompt(narrator(viewer), state_);
}

std::vector<Choice> PlaySession::choices(const Viewer& viewer) const {
  return is_over() ? std::vector<Choice>() : choices_of(narrator(viewer), state_);
}

std::optional<Refusal> PlaySession::refusal(const Action& action) const {
  if (state_.phase != Phase::Over && is_stuck(*game_, state_))
    return refuse(N_("the game is over: nobody can ever get a card again"));
  if (is_over() && state_.phase != Phase::Over)
    return Refusal{by_number(head_.most_turns, plural("the game is over: {0} turn was played",
                                                      "the game is over: {0} turns were played"))};
  return hexwright::refusal(*game_, state_, action);
}

std::optional<Refusal> PlaySession::why_not(ActionKind kind, const Place& place) const {
  Actions legal;
  if (!is_over()) legal_actions(*game_, state_, legal);
  const bool can = std::any_of(legal.begin(), legal.end(), [&](const Action& each) {
    return each.kind == kind && place_of(*game_, state_, each) == place;
  });
  if (can) return {};
  const auto action = action_at_place(*game_, kind, place);
  if (const char* barred = action ? nullptr : why_no_such_place(kind, place)) return refuse(barred);
  const auto why = refusal(action.value_or(Action{.kind = kind}));
  return why.value_or(refuse(N_("this cannot be done there")));
}

Outcome<Action> PlaySession::offer(Cards give, Cards want) const {
  constexpr int most = 3;  // what a bundle holds
  for (const Card card : all_cards)
    if (give[card] > most || want[card] > most)
      return Refusal{by_number(most, plural("an offer has at most {0} card of one kind",
                                            "an offer has at most {0} cards of one kind"))};
  const auto action = offer_action(give, want);
  if (!action) return Refusal{Message{N_("spices and commodities are not traded in the same offer")}};
  if (auto why = refusal(*action)) return *why;
  return *action;
}

std::vector<PossibleOutcome> PlaySession::outcomes_of(const Action& action, const Viewer& viewer) const {
  const auto weighed = outcomes(*game_, state_, action);
  const double all =
      std::accumulate(weighed.begin(), weighed.end(), 0.0,
                      [](double sum, const WeighedOutcome& each) { return sum + each.weight; });
  std::vector<PossibleOutcome> possible;
  possible.reserve(weighed.size());
  for (const auto& each : weighed)
    possible.push_back(
        {each.outcome, each.weight / all, outcome_label(narrator(viewer), action, each.outcome)});
  return possible;
}

Random PlaySession::chance() const {
  // A stream for each action, apart from that of the set-up.
  return Random(head_.seed, ((head_.game + 1) << 32U) + position());
}

void PlaySession::do_it(const Action& action) {
  const SeatId seat = actor();
  apply(*game_, state_, action);
  moves_.act(action, seat, state_);
}

std::optional<Refusal> PlaySession::perform(Action action, std::optional<std::uint16_t> chosen) {
  if (chosen && !has_outcome(action.kind)) return refuse(N_("chance has no say in this"));
  action.c = chosen.value_or(0);
  if (auto why = refusal(action)) return why;
  if (action.c == 0) {
    Random random = chance();
    resolve(*game_, state_, action, random);
  }
  do_it(action);
  return {};
}

std::optional<Refusal> PlaySession::discard(Cards cards) {
  const Task* task = state_.task();
  if (!task || task->kind != TaskKind::Discard) return refusal({.kind = ActionKind::Discard});
  if (cards.size() > task->a)
    return Refusal{by_number(
        cards.size(),
        plural("{0} card is too many: still to go: {1}", "{0} cards are too many: still to go: {1}"),
        {std::to_string(task->a)})};
  if (!state_.seats[task->seat].hand.covers(cards)) return refuse(N_("these cards are not in hand"));
  for (const Card card : all_cards)
    for (int n = cards[card]; n > 0; --n)
      do_it({.kind = ActionKind::Discard, .x = static_cast<std::uint8_t>(card)});
  return {};
}

Action PlaySession::bot_decision() {
  assert(waits_for_bot());
  const auto earlier = [this](const std::function<void(std::size_t, const State&)>& show) {
    std::size_t first = position();
    while (first > 0 && state_at(first - 1).turn_number == state_.turn_number) --first;
    for (; first < position(); ++first) show(first, state_at(first));
  };
  const BotKind& kind = *player(actor()).bot;
  return bots_.decide(*game_, kind, state_, head_.seed, position(), earlier);
}

void PlaySession::jump_to(std::size_t position) {
  moves_.jump_to(position);
  state_ = moves_.state_at(*game_, position);
  bots_.forget();
}

void PlaySession::take_back_to(std::size_t position) {
  jump_to(position);
  moves_.forget_rest(*game_);
}

std::size_t PlaySession::before_last_of_person() const {
  std::size_t step = position();
  while (step > 0 && player(moves_.seat(step)).bot != nullptr) --step;
  return step == 0 ? 0 : step - 1;
}

void PlaySession::follow(const Branch& branch) {
  moves_.follow(branch.tip);
  jump_to(size());
}

namespace {

void add_lines(const Narrator& narrator, std::size_t step, const State& before, const Action& action,
               const State& after, std::vector<LogLine>& lines) {
  const Place place = place_of(narrator.game, before, action);
  for (Sentence& each : describe(narrator, before, action, after))
    lines.push_back(
        {step, before.turn_number, actor(before), std::move(each.words), each.place.value_or(place)});
}

}  // namespace

std::vector<LogLine> PlaySession::lines(std::size_t step, const Viewer& viewer) const {
  std::vector<LogLine> lines;
  const State before = state_at(step - 1);
  State after = before;
  apply(*game_, after, moves_.action(step));
  add_lines(narrator(viewer), step, before, moves_.action(step), after, lines);
  return lines;
}

LogLine PlaySession::first_line(const Branch& branch, const Viewer& viewer) const {
  std::vector<LogLine> lines;
  const State before = state_at(branch.fork);
  State after = before;
  apply(*game_, after, branch.first);
  add_lines(narrator(viewer), branch.fork + 1, before, branch.first, after, lines);
  return lines.front();
}

std::vector<LogLine> PlaySession::log(const Viewer& viewer) const {
  std::vector<LogLine> lines;
  State before = state_at(0), after = before;
  for (std::size_t step = 1; step <= size(); ++step) {
    apply(*game_, after, moves_.action(step));
    add_lines(narrator(viewer), step, before, moves_.action(step), after, lines);
    before = after;
  }
  return lines;
}

Scenario PlaySession::scenario_now() const { return board_now(*game_, state_, played()); }

std::vector<BoardSign> PlaySession::signs_now(const Viewer& viewer) const {
  return on_board(*game_, state_, viewer.translate).signs;
}

std::vector<BoardPiece> PlaySession::pieces_now() const { return on_board(*game_, state_).pieces; }

}  // namespace hexwright
