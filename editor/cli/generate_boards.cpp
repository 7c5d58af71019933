#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <system_error>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "editor/cli/board_options.h"
#include "editor/cli/commands.h"
#include "editor/cli/names.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "editor/core/document/template_catalogue.h"
#include "model/board/index.h"
#include "model/generate/generate.h"
#include "model/generate/judge.h"
#include "model/generate/wishes.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

std::string spelled(const WishInfo& about) {
  return std::string(about.id) + (about.has_limit() ? "=" + std::to_string(about.usual) : "");
}

Json json_of(const WishInfo& about) {
  Json row{{"id", about.id}, {"title", about.title}};
  if (about.has_limit()) row.update({{"least", about.least}, {"most", about.most}, {"usual", about.usual}});
  return row;
}

ExitCode list_wishes(bool json) {
  if (json) {
    Json rows = Json::array(), sets = Json::object();
    for (const WishKind kind : all_wish_kinds) rows.push_back(json_of(info(kind)));
    for (const WishSet& set : wish_sets()) {
      sets[std::string(set.id)] = Json::array();
      for (const Wish& wish : set.wishes) sets[std::string(set.id)].push_back(to_text(wish));
    }
    print_json({{"wishes", rows}, {"sets", sets}});
    return ExitCode::Fine;
  }
  print_line(stdout, words(N_("Wishes:")));
  for (const WishKind kind : all_wish_kinds)
    print_line(stdout,
               fmt::format("  {:<28} {}", spelled(info(kind)), words(title({kind, info(kind).usual}))));
  print_line(stdout, words(N_("Sets:")));
  for (const WishSet& set : wish_sets()) {
    std::string all;
    for (const Wish& wish : set.wishes) all += (all.empty() ? "" : " ") + to_text(wish);
    print_line(stdout, fmt::format("  {:<28} {}{}", set.id, words(std::string_view(set.title)),
                                   all.empty() ? "" : ": " + all));
  }
  return ExitCode::Fine;
}

std::variant<Scenario, ExitCode> source_of(const GenerateCommand& command) {
  if (command.template_name.empty()) return open_sound(command.input, remarks(command.quiet));
  const auto found = find_template(command.template_name);
  if (const auto* refusal = found.refusal()) return failed(*refusal);
  return open_sound(found.value().file.string(), remarks(command.quiet));
}

Outcome<GenerateOptions> options_for(const Scenario& scenario, const GenerateCommand& command) {
  auto options = options_for(scenario, command.board);
  if (auto* asked = options.value_if()) {
    asked->seed = command.seed;
    asked->first = command.first;
    asked->boards = command.boards;
  }
  return options;
}

const char* way_of(const GeneratedBoard& board) {
  if (board.by_solver) return "solver";
  return board.by_chain ? "exchanges" : "shuffles";
}

Scenario board_of(const Scenario& scenario, const GeneratedBoard& board) {
  Scenario dealt = scenario;
  apply_edits(dealt, board.edits);
  return dealt;
}

Json json_of(const Scenario& dealt, const GeneratedBoard& board, const std::vector<Wish>& wishes,
             const std::string& file) {
  const MapView map(dealt);
  const Judge judge(map, wishes);
  const Layout layout = layout_of(map);
  const BoardMeasures measures = judge.measures(layout);
  Json met = Json::array(), pips = Json::object();
  for (const Wish& wish : wishes)
    met.push_back({{"wish", to_text(wish)}, {"missed", judge.missed(wish, layout)}});
  for (const Resource resource : all_resources)
    pips[std::string(id(resource))] = measures.resource_pips[at(resource)];
  return {{"board", board.number},
          {"foundBy", way_of(board)},
          {"tries", board.tries},
          {"missed", board.missed},
          {"wishes", met},
          {"resourcePips", pips},
          {"mostCornerPips", measures.most_corner_pips},
          {"strongCorners", measures.strong_corners},
          {"largestTerrainGroup", measures.largest_group},
          {"islands", measures.islands},
          {"draftSpread", measures.draft_spread},
          {"file", file.empty() ? Json() : Json(file)}};
}

void print_row(const Json& row) {
  std::string pips;
  for (const auto& [resource, count] : row["resourcePips"].items())
    pips += fmt::format("{}{} {}", pips.empty() ? "" : ", ", resource, count.get<int>());
  print_line(stdout,
             words({N_("board {0}: pips {1}; at most {2} at an intersection; seats within {3} of each other"),
                    {std::to_string(row["board"].get<std::uint64_t>()), pips,
                     std::to_string(row["mostCornerPips"].get<int>()),
                     std::to_string(row["draftSpread"].get<int>())}}));
  if (row["foundBy"] == "solver")
    print_line(stdout,
               "  " + words(N_("found by a solver: other boards that meet the wishes are not as likely")));
  for (const Json& wish : row["wishes"])
    if (wish["missed"].get<int>() > 0)
      print_line(
          stdout,
          "  " + words({N_("missed: {0}, by {1}"),
                        {wish["wish"].get<std::string>(), std::to_string(wish["missed"].get<int>())}}));
}

/// The file of one board; empty where none is written.
std::string file_of(const GenerateCommand& command, std::uint64_t number) {
  if (command.output.empty() || command.boards == 1) return command.output;
  return (std::filesystem::path(command.output) / fmt::format("board-{}.xml", number)).string();
}

ExitCode make_land(const GenerateCommand& command) {
  auto made = land_of_shape(command.shape, command.seed);
  if (const auto* refusal = made.refusal()) return failed(*refusal);
  const std::string output = command.output.empty() ? "-" : command.output;
  const auto format = output == "-" ? FileFormat::Xml : scenario_format_of(output);
  if (!format) return failed(unknown_ending(output));
  auto& scenario = made.value();
  scenario.details.title = words(N_("New land"));
  return save_as(scenario, *format, output, command.force ? Existing::Replace : Existing::Keep,
                 remarks(command.quiet));
}

ExitCode make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return ExitCode::Fine;
  complain({N_("the folder {0} cannot be made: {1}"), {folder, error.message()}});
  return ExitCode::Failed;
}

/// While it lives, a terminal shows how far the search is.
class ShownProgress {
 public:
  ShownProgress(const GenerateProgress& progress, int boards, bool is_shown) {
    if (!is_shown) return;
    writer_ = std::jthread([&progress, boards](const std::stop_token& over) {
      std::mutex mutex;
      std::condition_variable_any pause;
      std::unique_lock lock(mutex);
      const auto began = std::chrono::steady_clock::now();
      while (!pause.wait_for(lock, over, std::chrono::milliseconds(500),
                             [&] { return over.stop_requested(); })) {
        const std::chrono::duration<double> since = std::chrono::steady_clock::now() - began;
        write_over(words({N_("{0} of {1} boards; {2} layouts looked at in {3}"),
                          {std::to_string(progress.boards), std::to_string(boards),
                           std::to_string(progress.looked_at), duration(since.count())}}) +
                   " ");
      }
      write_over("");
    });
  }

 private:
  std::jthread writer_;
};

ExitCode deal(const GenerateCommand& command, const Scenario& scenario, const GenerateOptions& options) {
  const bool into_folder = !command.output.empty() && command.boards > 1;
  const auto format = into_folder || command.output.empty() || command.output == "-"
                          ? FileFormat::Xml
                          : scenario_format_of(command.output);
  if (!format) return failed(unknown_ending(command.output));
  const bool is_shown = shows_progress(command.quiet), reports = command.output != "-";
  ExitCode code = ExitCode::Fine;
  Json rows = Json::array();
  GenerateProgress progress;
  // Written as they are found, so that none is lost, and none waits, when somebody stops the search.
  progress.found = [&](const GeneratedBoard& board) {
    if (code != ExitCode::Fine) return;
    if (into_folder && board.number == options.first) code = make_folder(command.output);
    const Scenario dealt = board_of(scenario, board);
    const std::string file = file_of(command, board.number);
    if (code == ExitCode::Fine && !file.empty())
      code = save_as(dealt, *format, file, command.force ? Existing::Replace : Existing::Keep,
                     remarks(command.quiet));
    if (code != ExitCode::Fine) return stop_soon();
    if (!reports) return;
    rows.push_back(json_of(dealt, board, options.wishes, file));
    if (command.json) return;
    if (is_shown) write_over("");
    print_row(rows.back());
  };
  const auto found = [&] {
    const StopOnSignal stopping;
    const ShownProgress shown(progress, options.boards, is_shown);
    return generate(scenario, options, &was_asked_to_stop(), &progress);
  }();
  if (const auto* refusal = found.refusal()) {
    complain(refusal->why);
    return ExitCode::ErrorsFound;
  }
  if (code != ExitCode::Fine) return code;
  if (reports && command.json) print_json({{"seed", options.seed}, {"boards", rows}});
  if (!was_asked_to_stop()) return ExitCode::Fine;
  complain({N_("stopped after {0} of {1} boards"),
            {std::to_string(progress.boards), std::to_string(options.boards)}});
  return ExitCode::Failed;
}

}  // namespace

ExitCode run(const GenerateCommand& command) {
  if (command.list_wishes) return list_wishes(command.json);
  if (!command.shape.islands.empty()) return make_land(command);
  const auto opened = source_of(command);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const auto options = options_for(scenario, command);
  if (const auto* refusal = options.refusal()) return failed(*refusal);
  return deal(command, scenario, options.value());
}

}  // namespace hexwright
