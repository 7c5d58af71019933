#include "editor/cli/farm/farm_folder.h"

#include <algorithm>

#include "editor/cli/open_playtest.h"
#include "editor/cli/words.h"
#include "io/files/file_access.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_plan_bytes = 1U << 20U;

std::optional<FarmPlan> read_plan_file(const fs::path& file) {
  const auto bytes = read_file(file, most_plan_bytes);
  if (const auto* refusal = bytes.refusal()) {
    complain(refusal->why);
    complain({N_("\"hexwright-cli farm plan\" makes such a folder"), {}});
    return {};
  }
  const auto read = read_plan(bytes.value());
  if (const auto* problem = std::get_if<Problem>(&read)) {
    print_line(stderr, text(*problem, file.string(), translated));
    return {};
  }
  return std::get<FarmPlan>(read);
}

}  // namespace

std::variant<FarmFolder, ExitCode> FarmFolder::open(const std::string& folder) {
  FarmFolder farm;
  std::error_code fault;
  farm.path_ = fs::absolute(folder, fault);
  auto plan = read_plan_file(farm.path_ / plan_file);
  if (!plan) return ExitCode::Failed;
  farm.plan_ = std::move(*plan);
  const BatchIdentity& batch = farm.plan_.identity;
  const std::string map = (farm.path_ / map_file).string();
  const auto opened = open_sound(map);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const PlayOptions options{static_cast<int>(batch.bots.size()), batch.offers};
  if (!is_playable(scenario, options, map)) return ExitCode::ErrorsFound;
  if (const std::string mark = map_mark(scenario); mark != batch.map) {
    complain({N_("{0} is not the map of the plan: {1} instead of {2}; plan a farm of its own for it"),
              {map, mark, batch.map}});
    return ExitCode::Failed;
  }
  farm.game_ = std::make_shared<const Game>(scenario, options);
  return farm;
}

std::optional<TallySum> FarmFolder::sum(const GameRange& games) const {
  std::vector<std::string> shards;
  std::error_code fault;
  for (const auto& file : fs::directory_iterator(path_, fault)) {
    const std::string name = file.path().filename().string();
    if (name.starts_with("shard-") && name.ends_with(".json")) shards.push_back(file.path().string());
  }
  std::sort(shards.begin(), shards.end());
  TallySum sum(plan_.identity, (path_ / plan_file).string());
  bool fine = true;
  // A pipe of such a name would be waited for.
  std::erase_if(shards, [&](const std::string& shard) {
    if (fs::is_regular_file(shard, fault)) return false;
    complain({N_("{0} is no ordinary file"), {shard}});
    fine = false;
    return true;
  });
  const bool all = games == plan_.games;
  for (const std::string& shard : shards)
    fine = sum.add(shard, all ? std::nullopt : std::optional(games)) && fine;
  if (fine && sum.tally())
    if (const auto other = mismatch(*sum.tally(), *game_)) {
      complain({N_("{0} cannot be added: {1}"), {shards.front(), *other}});
      fine = false;
    }
  if (fine) return sum;
  complain({N_("remove these files from {0}; their games are then played again"), {path_.string()}});
  return {};
}

std::optional<FarmFolder::Progress> FarmFolder::progress() const {
  GameRange games{plan_.games.first, 0};
  for (const GameRange& round : rounds_of(plan_)) {
    games.games += round.games;
    auto so_far = sum(games);
    if (!so_far) return {};
    std::vector<GameRange> left;
    for (const GameRange& part : parts_of(plan_, round))
      for (const GameRange& hole : so_far->played().holes(part)) left.push_back(hole);
    const bool is_last = games.end() == plan_.games.end();
    const bool is_enough = left.empty() && plan_.is_enough(so_far->tally()->statistics);
    if (!left.empty() || is_enough || is_last)
      return Progress{*std::move(so_far), games, std::move(left), is_enough && !is_last};
  }
  return {};
}

std::string quoted(const std::string& word) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
  std::string text = "'";
  for (const char c : word) {
    // GNU parallel replaces "{1}" and the like in quotes, too, but knows none with quotes behind the brace.
    if (c == '{')
      text += "{''";
    else if (c == '\'')
      text += "'\\''";
    else
      text += c;
  }
  return text + "'";
}

namespace {

/// Quoted but for the placeholders, wherever in the word they stand.
std::string quoted_around(const std::string& word, const std::vector<std::string>& placeholders) {
  for (const std::string& each : placeholders)
    if (const auto at = word.find(each); at != std::string::npos)
      return quoted_around(word.substr(0, at), placeholders) + each +
             quoted_around(word.substr(at + each.size()), placeholders);
  return word.empty() ? "" : quoted(word);
}

}  // namespace

std::vector<std::string> shard_words(const std::string& program, const FarmPlan& plan,
                                     const std::string& first, const std::string& games) {
  std::vector<std::string> words{program, "playtest", FarmFolder::map_file};
  for (std::string& word : shard_options(plan, first, games)) words.push_back(std::move(word));
  return words;
}

std::string shard_command(const std::string& program, const FarmPlan& plan, const std::string& first,
                          const std::string& games) {
  std::string command = quoted(program) + " playtest " + FarmFolder::map_file;
  for (const std::string& word : shard_options(plan, first, games))
    command += " " + quoted_around(word, {first, games});
  return command;
}

}  // namespace hexwright
