#include <algorithm>
#include <limits>

#include "io/files/outside_json.h"
#include "io/playtest/record_words.h"
#include "model/playtest/engine.h"
#include "model/playtest/match.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

constexpr std::size_t most_actions = 100'000'000;

/// Lines of a text, without the blank ones.
class Lines {
 public:
  explicit Lines(std::string_view text) : left_(text) {}

  /// False at the end.
  bool next(std::string_view& line) {
    while (!left_.empty()) {
      const auto end = std::min(left_.find('\n'), left_.size());
      line = left_.substr(0, end);
      left_.remove_prefix(std::min(end + 1, left_.size()));
      ++number_;
      if (line.find_first_not_of(" \t\r") != std::string_view::npos) return true;
    }
    return false;
  }
  Problem problem(Message why) const { return {Problem::Severity::Error, number_, 0, std::move(why)}; }

 private:
  std::string_view left_;
  int number_ = 0;
};

/// All texts in it can be shown.
bool can_be_described(const Json& json) {
  if (json.is_string()) return is_clean_text(json.get_ref<const std::string&>(), false);
  return !json.is_structured() || std::all_of(json.begin(), json.end(), can_be_described);
}

/// An object, or nothing. The map in it has a reader of its own.
Json object_in(std::string_view line) {
  Json json = json_from_outside<Json>(line, {.depth = 8});
  if (!json.is_object()) return {};
  for (const auto& [key, inner] : json.items())
    if (key != map_key && !can_be_described(inner)) return {};
  return json;
}

template <class Number>
std::optional<Refusal> read_number(const Json& json, const char* key, Number most, Number& number) {
  if (!json.contains(key)) return refuse(N_("\"{0}\" is missing"), {key});
  const Json& found = json[key];
  if (!found.is_number_unsigned() || found.get<std::uint64_t>() > static_cast<std::uint64_t>(most))
    return refuse(N_("\"{0}\" is {1}; a whole number from 0 to {2} was expected"),
                  {key, quoted_in_part(found.dump()), std::to_string(most)});
  number = found.get<Number>();
  return {};
}

/// A head can do without it.
std::optional<Refusal> read_text(const Json& json, const char* key, std::string& text) {
  if (!json.contains(key)) return {};
  if (!json[key].is_string())
    return refuse(N_("\"{0}\" is {1}; a text was expected"), {key, quoted_in_part(json[key].dump())});
  text = json[key].get<std::string>();
  return {};
}

/// The same of several texts.
std::optional<Refusal> read_texts(const Json& json, const char* key, std::vector<std::string>& texts) {
  if (!json.contains(key)) return {};
  const Json& found = json[key];
  if (!found.is_array() || !std::ranges::all_of(found, [](const Json& each) { return each.is_string(); }))
    return refuse(N_("\"{0}\" is {1}; a list of texts was expected"), {key, quoted_in_part(found.dump())});
  for (const Json& each : found) texts.push_back(each.get<std::string>());
  return {};
}

Message no_line() {
  return {N_("this line is no JSON object, or holds characters that cannot be shown"), {}};
}

std::optional<Refusal> read_head(const Json& json, RecordHead& head) {
  int version = 0;
  std::string format;
  if (read_text(json, "hexwright", format) || format != record_format)
    return refuse(
        N_("this is no log or trace of a game: its first line does not begin with \"hexwright\": \"{0}\""),
        {std::string(record_format)});
  if (auto wrong = read_number(json, "version", 1'000'000, version)) return wrong;
  if (version < 1 || version > record_version)
    return refuse(
        N_("this game was written in version {0} of the format; this program reads versions up to {1}"),
        {std::to_string(version), std::to_string(record_version)});
  constexpr std::uint64_t any = ~std::uint64_t{0};
  if (auto wrong = read_number(json, "seed", any, head.seed)) return wrong;
  if (auto wrong = read_number(json, "game", any, head.game)) return wrong;
  if (auto wrong = read_number(json, "players", most_players, head.options.players)) return wrong;
  if (auto wrong = read_number(json, "offers", 1000, head.options.offers_a_turn)) return wrong;
  if (json.contains("turns"))
    if (auto wrong = read_number(json, "turns", 65'535, head.most_turns)) return wrong;
  if (auto wrong = read_text(json, "title", head.title)) return wrong;
  if (auto wrong = read_text(json, "map", head.map)) return wrong;
  if (auto wrong = read_texts(json, "bots", head.bots)) return wrong;
  if (auto wrong = read_texts(json, "names", head.names)) return wrong;
  if (auto wrong = read_text(json, map_key, head.scenario)) return wrong;
  if (json.contains("begun"))
    if (auto wrong = read_number(json, "begun", std::numeric_limits<std::int64_t>::max(), head.begun))
      return wrong;
  if (json.contains("at")) return read_number(json, "at", most_actions, head.at);
  return {};
}

/// What a line tells besides the action must be so. Keys that it does not tell are not asked for.
std::optional<Message> difference(const Json& written, const Json& found) {
  for (const auto& [key, value] : found.items())
    if (written.contains(key) && written[key] != value)
      return Message{N_("\"{0}\" is {1}, but it should be {2}"),
                     {key, quoted_in_part(written[key].dump()), quoted_in_part(value.dump())}};
  return {};
}

/// As `difference`; of lists it names the first place that differs.
std::optional<Message> set_up_difference(const Json& written, const Json& found) {
  if (!written.is_object())
    return Message{N_("\"{0}\" is {1}; an object was expected"), {"setUp", quoted_in_part(written.dump())}};
  for (const char* key : {"hexes", "harbors"}) {
    if (!written.contains(key) || !written[key].is_array() || written[key].size() != found[key].size())
      continue;
    for (std::size_t i = 0; i < found[key].size(); ++i)
      if (written[key][i] != found[key][i])
        return Message{N_("the set-up has {0}, but it should be {1}"),
                       {quoted_in_part(written[key][i].dump()), quoted_in_part(found[key][i].dump())}};
  }
  return difference(written, found);
}

/// Traces of version 1 of fingerprints have 16 digits and no version; what they were reckoned by is gone.
bool is_first_fingerprint(const Json& written) {
  const auto given = written.find(state_key);
  if (given == written.end() || !given->is_string()) return false;
  const auto& text = given->get_ref<const std::string&>();
  return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// One line, done to the state.
std::optional<Message> play_line(const Game& game, const Json& written, State& state, Actions& actions) {
  if (written.is_null()) return no_line();
  if (auto wrong = difference(written, {{"turn", state.turn_number}, {"seat", actor(state).value()}}))
    return wrong;
  const auto read = action_from(game, written);
  if (const auto* refused = read.refusal()) return refused->why;
  const auto& action = read.value();
  if (const auto refused = refusal(game, state, action)) return refused->why;
  if (action.c == 0 && has_outcome(action.kind))
    return Message{N_("it does not say what chance brought"), {}};
  if (action.c != 0 && !has_outcome(action.kind)) return Message{N_("chance has no say in this"), {}};
  apply(game, state, action);
  actions.push_back(action);
  Json found = state_words(game, state);
  if (is_first_fingerprint(written)) found.erase(state_key);
  return difference(written, found);
}

/// 0 where the line does not say.
std::optional<Message> read_seconds(const Json& written, std::vector<int>& all) {
  int& seconds = all.emplace_back(0);
  if (!written.contains(seconds_key)) return {};
  const auto wrong = read_number(written, seconds_key, most_seconds, seconds);
  return wrong ? std::optional(wrong->why) : std::nullopt;
}

/// A place that `key` spells; none for one that is not on the board.
std::optional<Place> place_from(const BoardGraph& board, const std::string& text) {
  for (const HexId hex : board.hexes())
    if (key(board.hex(hex)) == text) return board.hex(hex);
  for (const PathId path : board.paths())
    if (key(board.path(path)) == text) return board.path(path);
  for (const IntersectionId intersection : board.intersections())
    if (key(board.intersection(intersection)) == text) return board.intersection(intersection);
  return {};
}

std::optional<Refusal> read_note(const Game& game, const Json& written, std::vector<NoteOfPlayer>& notes) {
  NoteOfPlayer& note = notes.emplace_back();
  if (notes.size() > most_notes)
    return refuse(N_("a game has no more notes than {0}"), {std::to_string(most_notes)});
  std::string place;
  if (auto wrong = read_text(written, note_key, note.words)) return wrong;
  if (auto wrong = read_text(written, by_key, note.by)) return wrong;
  if (auto wrong = read_text(written, note_place_key, place)) return wrong;
  if (auto wrong = read_number(written, after_key, most_actions, note.after)) return wrong;
  if (constexpr std::size_t most_bytes = 4; note.words.size() > most_bytes * most_note)
    return refuse(N_("\"{0}\" is longer than {1} characters"), {note_key, std::to_string(most_note)});
  if (place.empty()) return {};
  const auto found = place_from(game.board(), place);
  if (!found)
    return refuse(N_("\"{0}\" is {1}, which is not on the board"), {note_place_key, quoted_in_part(place)});
  note.place = *found;
  return {};
}

/// The rest of a record: branch by branch. `written`: the line that begins the first one.
std::optional<Message> read_branches(const Game& game, Lines& lines, Json written, Replay& replay) {
  State state;
  std::string_view line;
  do {
    if (written.contains(branch_key)) {
      RecordedBranch branch;
      if (auto wrong = read_number(written, branch_key, replay.actions.size(), branch.after))
        return wrong->why;
      state = replayed(game, replay.start, std::span(replay.actions).first(branch.after));
      replay.branches.push_back(std::move(branch));
    } else if (auto wrong = play_line(game, written, state, replay.branches.back().actions)) {
      return wrong;
    }
    if (!lines.next(line)) return {};
    written = object_in(line);
  } while (true);
}

}  // namespace

std::string_view whole_lines(std::string_view record) {
  const auto end = record.rfind('\n');
  return record.substr(0, end == std::string_view::npos ? 0 : end + 1);
}

Read<RecordHead> read_head(std::string_view text) {
  Lines lines(text);
  std::string_view line;
  if (!lines.next(line))
    return lines.problem({N_("the file is empty; a log or trace of a game was expected"), {}});
  RecordHead head;
  const Json json = object_in(line);
  if (json.is_null() && line.find("\"hexwright\"") != std::string_view::npos) return lines.problem(no_line());
  if (const auto wrong = read_head(json, head)) return lines.problem(wrong->why);
  return head;
}

Read<Replay> replay(const Game& game, const RecordHead& head, std::string_view text, std::size_t most) {
  Replay result;
  result.start = result.state = set_up(game, head);
  Lines lines(text);
  std::string_view line;
  lines.next(line);
  if (const Json written = object_in(line); written.contains("setUp"))
    if (auto wrong = set_up_difference(written["setUp"], set_up_words(game, result.start)))
      return lines.problem(std::move(*wrong));
  while (result.actions.size() < most && lines.next(line)) {
    const Json written = object_in(line);
    if (written.contains(note_key)) {
      if (const auto wrong = read_note(game, written, result.people.notes)) return lines.problem(wrong->why);
      continue;
    }
    const bool branches = written.contains(branch_key);
    auto wrong = branches ? read_branches(game, lines, written, result)
                          : play_line(game, written, result.state, result.actions);
    if (!wrong && !branches) wrong = read_seconds(written, result.people.seconds);
    if (wrong) return lines.problem(std::move(*wrong));
    if (branches) break;
  }
  return result;
}

}  // namespace hexwright
