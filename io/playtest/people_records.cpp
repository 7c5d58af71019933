#include "io/playtest/people_records.h"

#include <algorithm>
#include <limits>

#include "io/files/file_access.h"
#include "io/playtest/record.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

std::optional<Problem> left_out(Message why) {
  return Problem{Problem::Severity::Error, 0, 0, std::move(why)};
}

/// What stands against counting it beside games of this map.
std::optional<Message> stranger(const RecordHead& head, const Game& game) {
  if (!head.map.empty() && head.map != map_mark(game.scenario()))
    return Message{N_("the game was played on another map, or on another version of this one: \"{0}\""),
                   {head.title}};
  if (std::ranges::find(head.bots, person_id) == head.bots.end())
    return Message{N_("no person played in it"), {}};
  if (const int players = head.options.players == 0 ? game.players() : head.options.players;
      players != game.players())
    return Message{N_("it has {0} players, but this playtest has {1}; see --players"),
                   {std::to_string(players), std::to_string(game.players())}};
  return {};
}

}  // namespace

std::optional<Problem> add_record(GamesOfPeople& people, const Game& game, std::string_view record) {
  const std::string_view whole = whole_lines(record);
  const auto read = read_head(whole);
  if (const auto* problem = std::get_if<Problem>(&read)) return *problem;
  const auto& head = std::get<RecordHead>(read);
  if (auto why = stranger(head, game)) return left_out(std::move(*why));
  if (people.begun.contains(head.begun)) return {};
  const Game played(game.scenario(), {game.players(), head.options.offers_a_turn});
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  const auto again = replay(played, head, whole, all);
  if (const auto* problem = std::get_if<Problem>(&again)) return *problem;
  const auto& [actions, start, state, branches, left] = std::get<Replay>(again);
  std::vector<bool> persons;
  for (int seat = 0; seat < game.players(); ++seat)
    persons.push_back(at(seat) < head.bots.size() && head.bots[at(seat)] == person_id);
  people.add(played, start, actions, persons, left.seconds);
  if (head.begun != 0) people.begun.insert(head.begun);
  people.notes.insert(people.notes.end(), left.notes.begin(), left.notes.end());
  return {};
}

Outcome<RecordsOfPeople> read_people(const std::filesystem::path& folder, const Game& game) {
  std::vector<std::filesystem::path> files;
  std::error_code fault;
  for (const auto& entry : std::filesystem::directory_iterator(folder, fault))
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  if (fault) return refuse(N_("the folder {0} cannot be read: {1}"), {folder.string(), fault.message()});
  std::ranges::sort(files);
  RecordsOfPeople found{GamesOfPeople(game), {}};
  for (const auto& file : files) {
    const auto record = read_file(file, most_record_bytes);
    const auto* unread = record.refusal();
    auto why = unread ? left_out(unread->why) : add_record(found.people, game, record.value());
    if (!why) continue;
    why->severity = Problem::Severity::Warning;
    found.left_out.push_back({file, std::move(*why)});
  }
  return found;
}

}  // namespace hexwright
