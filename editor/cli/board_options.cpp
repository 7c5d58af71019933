#include "editor/cli/board_options.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/names.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"
#include "model/generate/wishes.h"

namespace hexwright {
namespace {

std::vector<std::string> ids_of_sets() {
  std::vector<std::string> ids;
  for (const WishSet& set : wish_sets()) ids.emplace_back(set.id);
  return ids;
}

/// "1,-2".
std::optional<Hex> hex_from(std::string_view text) {
  Hex hex;
  const char* const end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, hex.q);
  if (q.ec != std::errc() || q.ptr == end || *q.ptr != ',') return std::nullopt;
  const auto r = std::from_chars(q.ptr + 1, end, hex.r);
  return r.ec == std::errc() && r.ptr == end ? std::optional(hex) : std::nullopt;
}

void describe_wishes(CLI::App& app, BoardRequest& request) {
  const auto add_wish = [&request](const std::string& text) {
    auto wish = wish_from_text(text);
    if (const auto* refusal = wish.refusal()) throw CLI::ValidationError("--wish", words(refusal->why));
    request.wishes.push_back(wish.value());
  };
  app.add_option_function<std::vector<std::string>>(
         "-w,--wish",
         [add_wish](const std::vector<std::string>& all) { std::ranges::for_each(all, add_wish); },
         N_("What boards must meet: corner-pips=10; with a weight, corner-pips=10:3, rather than must. Any "
            "number of times; without it, and without --set, what the map itself asks for"))
      ->type_name("WISH");
  app.add_option("--set", request.set, N_("Wishes that go together"))
      ->check(one_of(ids_of_sets()))
      ->type_name("SET");
}

void describe_freedom(CLI::App& app, BoardRequest& request) {
  app.add_option("--only", request.only,
                 N_("Move nothing but terrain, numbers or harbors, a list with commas; any number of times"))
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of({"terrain", "numbers", "harbors"}))
      ->type_name("LAYERS");
  app.add_option("--area", request.areas, N_("Move only the hexes of this area; any number of times"))
      ->type_name("AREA");
  app.add_option(
         "--stack", request.stacks,
         N_("Let what lies face down in this stack change places with the hexes that move; any number "
            "of times"))
      ->type_name("STACK");
  const auto lock = [&request](const std::vector<std::string>& all) {
    for (const std::string& text : all) {
      const auto hex = hex_from(text);
      if (!hex)
        throw CLI::ValidationError("--lock", words({N_("{0} is no hex; write its q and r: 0,-2"), {text}}));
      request.locked.insert(*hex);
    }
  };
  app.add_option_function<std::vector<std::string>>(
         "--lock", lock, N_("Leave this hex as it is, besides those that the map locks; any number of times"))
      ->type_name("Q,R");
}

}  // namespace

void describe(CLI::App& app, BoardRequest& request) {
  describe_wishes(app, request);
  describe_freedom(app, request);
}

Outcome<GenerateOptions> options_for(const Scenario& scenario, const BoardRequest& request) {
  GenerateOptions options = options_of(scenario);
  if (!request.wishes.empty() || !request.set.empty()) options.wishes.clear();
  if (const WishSet* set = find_wish_set(request.set)) options.wishes = set->wishes;
  options.wishes.insert(options.wishes.end(), request.wishes.begin(), request.wishes.end());
  const auto moves = [&](const char* layer) {
    return request.only.empty() || std::ranges::find(request.only, layer) != request.only.end();
  };
  options.freedom.terrain = moves("terrain");
  options.freedom.numbers = moves("numbers");
  options.freedom.harbors = moves("harbors");
  for (const std::string& name : request.areas) {
    const auto area = scenario.areas.find(name);
    if (area == scenario.areas.end()) return refuse(N_("there is no area named {0}"), {name});
    if (!options.freedom.hexes) options.freedom.hexes.emplace();
    options.freedom.hexes->insert(area->second.cells.begin(), area->second.cells.end());
  }
  options.freedom.stacks.insert(request.stacks.begin(), request.stacks.end());
  for (const std::string& name : request.stacks)
    if (!scenario.stacks.contains(name)) return refuse(N_("there is no stack named {0}"), {name});
  for (const Hex hex : request.locked) {
    if (!scenario.cells.contains(hex))
      return refuse(N_("there is no hex {0},{1} to lock"), {std::to_string(hex.q), std::to_string(hex.r)});
    options.freedom.locked.insert(hex);
  }
  return options;
}

std::optional<FileFormat> output_format(const BoardSearch& search) {
  return search.output == "-" ? FileFormat::Xml : scenario_format_of(search.output);
}

std::variant<Scenario, ExitCode> open_for_search(const BoardSearch& search, const Outputs& outputs) {
  if (!are_apart(outputs, {search.input}) || !can_be_written(outputs)) return ExitCode::Failed;
  if (!search.output.empty() && !output_format(search)) {
    complain(unknown_ending(search.output).why);
    return ExitCode::Failed;
  }
  auto opened = open_sound(search.input, remarks(search.quiet));
  const auto* scenario = std::get_if<Scenario>(&opened);
  if (scenario && !is_playable(*scenario, {search.players, search.offers}, search.input))
    return ExitCode::ErrorsFound;
  return opened;
}

std::optional<BalanceOptions> options_for(const BoardSearch& search, const Scenario& scenario) {
  auto asked = options_for(scenario, search.board);
  if (const auto* refusal = asked.refusal()) return complain(refusal->why), std::nullopt;
  const auto goal = goal_from_text(search.goal);
  if (const auto* refusal = goal.refusal()) return complain(refusal->why), std::nullopt;
  BalanceOptions options;
  options.wishes = std::move(asked.value().wishes);
  options.freedom = std::move(asked.value().freedom);
  options.goal = goal.value();
  options.play = {search.players, search.offers};
  options.seed = search.seed;
  options.games = search.games;
  options.study = search.study;
  options.verdict_games = search.verdict_games;
  return options;
}

}  // namespace hexwright
