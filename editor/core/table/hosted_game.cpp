#include "editor/core/table/hosted_game.h"

#include <chrono>

#include "editor/core/editing/pointer.h"
#include "editor/core/play/own_play.h"
#include "io/files/outside_json.h"
#include "io/playtest/programs/bot_words.h"
#include "io/table/moment.h"
#include "model/board/index.h"
#include "model/playtest/action_spec.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"

namespace hexwright {
namespace {

/// The width of the board's picture, in the units of its places.
constexpr int sheet_width = 1000;
/// So many actions are told to one who comes or comes back.
constexpr std::size_t most_listed = 150;
/// Of a player, and of all who watch.
constexpr int most_notes_of_one = 40;

DrawOptions options_of(BoardLayer layer, BoardTheme theme, Translate translate) {
  const bool is_ground = layer == BoardLayer::Ground;
  return {.hexes = is_ground,
          .areas = is_ground,
          .numbers = is_ground,
          .harbors = is_ground,
          .markers = !is_ground,
          .letters = is_ground,
          .theme = theme,
          .translate = translate};
}

/// What nobody moves.
Scenario ground_of(Scenario scenario) {
  scenario.markers.clear();
  return scenario;
}

std::int64_t now_in_milliseconds() {
  return duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

/// The chosen one of the legal decisions, or one that was told in full.
Outcome<Action> action_of(const Game& game, const std::string& line, std::span<const Action> legal) {
  const auto json = json_from_outside<Json>(line);
  if (json.is_object() && json.contains("do")) {
    auto action = action_from(game, json);
    if (const auto* refused = action.refusal()) return *refused;
    return without_outcome(action.value());
  }
  const auto chosen = choice_from(line, legal.size());
  if (const auto* refused = chosen.refusal()) return *refused;
  return legal[chosen.value()];
}

}  // namespace

Outcome<std::unique_ptr<HostedGame>> HostedGame::begin(PlaySession session, const std::filesystem::path& log,
                                                       Translate translate) {
  session.mark_begun(now_in_milliseconds());
  std::unique_ptr<HostedGame> game(new HostedGame(std::move(session), log, translate));
  if (const auto refused = game->log_.rewrite(game->session_, game->seated_)) return *refused;
  return game;
}

HostedGame::HostedGame(PlaySession session, const std::filesystem::path& log, Translate translate)
    : session_(std::move(session)),
      seated_(session_.players()),
      log_(log),
      translate_(translate),
      page_words_(hexwright::page_words(session_.game(), translate)),
      sheet_(lay_sheet(session_.game().scenario(), DrawOptions(), sheet_width)) {
  session_.set_cancel_flag(unwanted_);
}

bool HostedGame::was_played_by_people() const {
  return steps() > 0 && std::ranges::any_of(seated_, [](const Player& player) { return !player.bot; });
}

std::string HostedGame::title() const { return session_.game().scenario().details.title; }

std::string HostedGame::bot(SeatId seat) const {
  const BotKind* bot = seated_[seat.index()].bot;
  return bot ? text(Message(bot->title), translate_) : std::string();
}

std::string HostedGame::prompt(SeatId viewer) const {
  return text(session_.prompt({viewer, translate_}), translate_, session_.names());
}

std::optional<Refusal> HostedGame::rename(SeatId seat, const std::string& name) {
  const std::string before = session_.player(seat).name;
  session_.rename(seat, name);
  auto refused = log_.rewrite(session_, seated_);
  if (refused) session_.rename(seat, before);
  return refused;
}

std::string HostedGame::game(SeatId viewer, std::uint64_t seed) const {
  return game_line(View(session_.game(), session_.state(), viewer), seed);
}

std::string HostedGame::moment(SeatId viewer, std::size_t since) const {
  const View view(session_.game(), session_.state(), viewer);
  const Viewer eyes{viewer, translate_};
  const bool decides = viewer != none && session_.actor() == viewer;
  Moment moment{view, sheet_};
  Actions legal;
  if (decides)
    for (const Choice& choice : session_.choices(eyes)) {
      legal.push_back(choice.action);
      moment.choices.push_back({text(choice.title, translate_, session_.names()),
                                text(Message(hexwright::title(choice.action.kind)), translate_), choice.place,
                                choice.aim});
    }
  moment.legal = legal;
  moment.prompt = prompt(viewer);
  moment.steps = steps();
  moment.is_over = is_over();
  moment.actor = session_.actor();
  moment.may_take_back = viewer != none && may_take_back_to(viewer);
  moment.winner = session_.state().winner;
  const std::size_t first = steps() > since + most_listed ? steps() - most_listed : since;
  for (std::size_t step = first + 1; step <= steps(); ++step)
    for (const LogLine& line : session_.lines(step, eyes))
      moment.log.push_back({step, line.turn, line.seat, text(line.words, translate_, session_.names())});
  const auto in_words = [this](const std::vector<Message>& messages) {
    std::vector<std::string> words;
    for (const Message& message : messages) words.push_back(text(message, translate_, session_.names()));
    return words;
  };
  for (const SeatId seat : session_.game().seats())
    moment.counters.push_back(in_words(own_counts_of(session_, seat)));
  moment.table_counters = in_words(own_counts_of_table(session_));
  return moment_line(moment);
}

std::shared_ptr<const std::string> HostedGame::picture(BoardLayer layer, BoardTheme theme) {
  Picture& last = pictures_[at(theme)][at(layer)];
  Picture now;
  now.scenario = session_.scenario_now();
  if (layer == BoardLayer::Ground) {
    now.scenario = ground_of(std::move(now.scenario));
  } else {
    now.pieces = session_.pieces_now();
    now.signs = session_.signs_now({none, translate_});
  }
  if (last.svg && now.scenario == last.scenario && now.pieces == last.pieces && now.signs == last.signs)
    return last.svg;
  now.svg = std::make_shared<const std::string>(render_game_svg(
      now.scenario, now.pieces, now.signs, options_of(layer, theme, translate_), sheet_width));
  last = std::move(now);
  return last.svg;
}

std::optional<Refusal> HostedGame::act(const Action& action, int seconds) {
  if (auto refused = session_.perform(action)) return refused;
  session_.note_seconds(steps(), seconds);
  auto refused = log_.add_last(session_);
  if (refused) {
    session_.undo();
    return refused;
  }
  clock_.begin();
  if (on_action) on_action();
  return {};
}

std::optional<Refusal> HostedGame::answer(SeatId seat, const Answer& answer) {
  if (is_over()) return refuse(N_("the game is over"));
  if (session_.actor() != seat) return refuse(N_("it is not your decision now"));
  if (answer.step && *answer.step != steps())
    return refuse(N_("this was meant for an earlier moment; look at the table again"));
  Actions legal;
  for (const Choice& choice : session_.choices({seat, nullptr})) legal.push_back(choice.action);
  const auto action = action_of(session_.game(), answer.line, legal);
  if (const auto* refused = action.refusal()) return *refused;
  return act(action.value(), clock_.seconds());
}

Place HostedGame::place_at(Spot spot) const {
  if (spot.x < 0 || spot.y < 0 || spot.x > sheet_.width || spot.y > sheet_.height) return {};
  constexpr double reach = 0.25;  // in hex sides
  const BoardGraph& board = session_.game().board();
  const Pointer pointer =
      pointer_at(session_.game().scenario().topology, sheet_.view.to_point(spot), {}, reach);
  if (pointer.intersection && board.find(*pointer.intersection) != none) return *pointer.intersection;
  if (pointer.path && board.find(*pointer.path) != none) return *pointer.path;
  if (board.find(pointer.hex) != none) return pointer.hex;
  return {};
}

std::optional<Refusal> HostedGame::keep(SeatId by, const Note& note) {
  const std::string name = by == none ? std::string() : session_.player(by).name;
  if (session_.notes().size() >= most_notes) return refuse(N_("this game keeps no further notes"));
  int& count = notes_of_[by];
  if (count >= most_notes_of_one) return refuse(N_("there are as many notes of yours as a game keeps"));
  session_.add_note({name, note.at ? place_at(*note.at) : Place(), note.words, steps()});
  auto refused = log_.add_last_note(session_);
  if (refused)
    session_.drop_last_note();
  else
    ++count;
  return refused;
}

std::optional<std::size_t> HostedGame::may_take_back_to(SeatId seat) const {
  if (steps() == 0 || is_over()) return {};
  const std::size_t before = session_.before_last_of_person();
  return session_.who_did(before + 1) == seat && !session_.player(seat).bot ? std::optional(before)
                                                                            : std::nullopt;
}

std::optional<Refusal> HostedGame::take_back_to(std::size_t steps) {
  session_.take_back_to(steps);
  clock_.begin();
  auto refused = log_.rewrite(session_, seated_);
  if (!refused && on_action) on_action();
  return refused;
}

void HostedGame::let_stand_in(SeatId seat, bool bot) {
  const BotKind* kind = bot ? find_bot(usual_bot) : seated_[seat.index()].bot;
  if (session_.player(seat).bot != kind) session_.seat(seat, kind);
}

void HostedGame::think() {
  // Of a host that ended before it was done.
  if (thought_) session_.forget_decision();
  thought_ = session_.bot_decision();
}

std::optional<Refusal> HostedGame::act_as_thought() {
  const Action thought = *thought_;
  thought_.reset();
  return act(thought, 0);
}

}  // namespace hexwright
