#include "editor/core/play/setup.h"

#include <algorithm>
#include <limits>

#include "editor/core/play/session.h"
#include "io/playtest/programs/program_bots.h"
#include "io/render/pieces/pieces.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/limits.h"
#include "model/rules/words.h"

namespace hexwright {

std::vector<Player> usual_players(const Scenario& scenario) {
  const int count = std::clamp(scenario.details.max_players, 2, most_players);
  std::vector<Player> players;
  players.reserve(static_cast<std::size_t>(count));
  for (const SeatId seat : Ids<SeatId>(count))
    players.push_back(
        {std::string(seat_colour_title(seat)), seat == SeatId(0) ? nullptr : find_bot(usual_bot)});
  return players;
}

namespace {

constexpr std::size_t all_actions = std::numeric_limits<std::size_t>::max();

/// About the first line.
Problem problem_of_head(Message why) { return {Problem::Severity::Error, 1, 0, std::move(why)}; }

std::vector<std::string> ids_of(const std::vector<Player>& players) {
  std::vector<std::string> ids;
  ids.reserve(players.size());
  for (const Player& player : players) ids.emplace_back(player.bot ? player.bot->id : person_id);
  return ids;
}

/// A seat that the record does not name is a person's.
Outcome<std::vector<Player>> players_of(const RecordHead& head, const Game& game) {
  std::vector<Player> players;
  for (const SeatId seat : game.seats()) {
    const auto i = seat.index();
    Player player{i < head.names.size() ? head.names[i] : std::string(seat_colour_title(seat)), nullptr};
    if (i < head.bots.size() && head.bots[i] != person_id) {
      // A record that somebody sent starts no programs here.
      player.bot = find_bot(head.bots[i].starts_with(program_prefix) ? usual_bot : head.bots[i]);
      if (!player.bot) {
        std::vector<Argument> known{std::string(person_id)};
        for (const BotKind& kind : all_bots()) known.emplace_back(std::string(kind.id));
        return refuse(N_("there is no player of the kind \"{0}\"; there are {1}"),
                      {head.bots[i], list(known)});
      }
    }
    players.push_back(std::move(player));
  }
  return players;
}

}  // namespace

PlayOptions options_of(const PlaySetup& setup) {
  return {static_cast<int>(setup.players.size()), setup.offers_a_turn};
}

RecordHead head_of(const PlaySetup& setup) {
  RecordHead head;
  head.title = setup.scenario.details.title;
  head.map = map_mark(setup.scenario);
  head.seed = setup.seed;
  head.options = options_of(setup);
  head.most_turns = setup.most_turns;
  return head;
}

std::string PlaySession::save(const std::vector<Player>& players) const {
  RecordHead head = head_;
  head.bots = ids_of(players);
  head.names = names_;
  head.at = position();
  head.scenario = write_xml(game_->scenario());
  std::vector<RecordedBranch> others;
  for (const Branch& branch : branches()) {
    Actions actions = moves_.actions_to(branch.tip);
    actions.erase(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(branch.fork));
    others.push_back({branch.fork, std::move(actions)});
  }
  RecordedPeople people{.notes = notes_};
  for (std::size_t step = 1; step <= size(); ++step) people.seconds.push_back(moves_.seconds(step));
  return write_log(*game_, head, moves_.line(), others, people);
}

std::vector<std::string> PlaySession::programs_replaced() const {
  std::vector<std::string> programs;
  for (std::size_t i = 0; i < players_.size() && i < head_.bots.size(); ++i)
    if (head_.bots[i].starts_with(program_prefix) && players_[i].bot->id != head_.bots[i])
      programs.push_back(head_.bots[i]);
  return programs;
}

Read<PlaySession> PlaySession::load(std::string_view record) {
  const auto head = read_head(record);
  if (const auto* problem = std::get_if<Problem>(&head)) return *problem;
  const std::string& xml = std::get<RecordHead>(head).scenario;
  if (xml.empty())
    return problem_of_head(
        {N_("this record does not bring its map along: open the map and resume it there"), {}});
  const LoadedScenario map = read_xml(xml);
  for (const Problem& problem : map.problems)
    if (problem.severity == Problem::Severity::Error) return problem_of_head(problem.message);
  return load(record, map.scenario);
}

Read<PlaySession> PlaySession::load(std::string_view record, const Scenario& map) {
  auto read = read_head(record);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  auto& head = std::get<RecordHead>(read);
  if (!head.map.empty() && head.map != map_mark(map))
    return problem_of_head(
        {N_("this is a game on another map, or on an earlier version of this one: \"{0}\""), {head.title}});
  if (const auto found = playability_errors(map, head.options); !found.empty())
    return problem_of_head(found.front());
  auto game = std::make_unique<Game>(map, head.options);
  auto players = players_of(head, *game);
  if (const auto* refused = players.refusal()) return problem_of_head(refused->why);
  const auto replayed = replay(*game, head, record, all_actions);
  if (const auto* problem = std::get_if<Problem>(&replayed)) return *problem;
  const auto& [actions, start, end, branches, people] = std::get<Replay>(replayed);

  const std::size_t at = std::min(head.at, actions.size());
  if (head.most_turns == 0) head.most_turns = PlaySetup().most_turns;
  PlaySession session(std::move(game), std::move(head), std::move(players).value(), start);
  for (const Action& action : actions) session.do_it(action);
  for (std::size_t i = 0; i < people.seconds.size(); ++i)
    session.moves_.note_seconds(i + 1, people.seconds[i]);
  session.notes_ = people.notes;
  const int main_line = session.moves_.tip();
  for (const RecordedBranch& branch : branches) {
    session.moves_.follow(main_line);
    session.jump_to(branch.after);
    for (const Action& action : branch.actions) session.do_it(action);
  }
  session.moves_.follow(main_line);
  session.jump_to(at);
  return session;
}

}  // namespace hexwright
