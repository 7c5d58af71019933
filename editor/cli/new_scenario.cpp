#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "editor/cli/commands.h"
#include "editor/cli/names.h"
#include "editor/cli/words.h"
#include "editor/core/document/in_language.h"
#include "editor/core/document/template_catalogue.h"
#include "model/scenario/edit.h"

namespace hexwright {
namespace {

void print_row(const TemplateFile& file, const Details& details, const Scenario& scenario) {
  print_line(stdout,
             fmt::format("  {:<38} {:<46} {}", file.name, details.title,
                         words({N_("players: {0}  boxes: {1}"),
                                {fmt::format("{:<3}", players(details)), joined_names(scenario.boxes)}})));
}

nlohmann::ordered_json json_row(const TemplateFile& file, const Scenario& scenario) {
  const Details& details = scenario.details;
  return {{"name", file.name},
          {"group", file.group},
          {"title", details.title},
          {"minPlayers", details.min_players},
          {"maxPlayers", details.max_players},
          {"boxes", scenario.boxes},
          {"description", details.description},
          {"file", file.file.string()}};
}

ExitCode list_templates(bool json) {
  const auto all = all_templates();
  if (const auto* refusal = all.refusal()) return failed(*refusal);
  auto rows = nlohmann::ordered_json::array();
  std::string_view group;
  auto end = ExitCode::Fine;
  for (const TemplateFile& file : all.value()) {
    const auto opened = open_sound(file.file.string());
    if (const auto* code = std::get_if<ExitCode>(&opened)) {
      end = *code;
      continue;
    }
    const auto& scenario = std::get<Scenario>(opened);
    if (!json && file.group != group) print_line(stdout, words(group = file.group));
    if (json)
      rows.push_back(json_row(file, scenario));
    else
      print_row(file, in_language(scenario.details, translated), scenario);
  }
  if (json) print_json(rows);
  return end;
}

}  // namespace

ExitCode run(const NewCommand& command) {
  if (command.list) return list_templates(command.json);
  const auto format = command.output == "-" ? FileFormat::Xml : scenario_format_of(command.output);
  if (!format) return failed(unknown_ending(command.output));
  const auto found = find_template(command.template_name);
  if (const auto* refusal = found.refusal()) return failed(*refusal);
  auto opened = open_sound(found.value().file.string(), remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;

  Scenario scenario = in_language(std::get<Scenario>(std::move(opened)), translated);
  Details details = scenario.details;
  if (!command.title.empty()) details.title = command.title;
  if (!command.author.empty()) details.author = command.author;
  const auto changed = apply_edit(scenario, SetDetails{details});
  if (const auto* refusal = changed.refusal()) return failed(*refusal);
  return save_as(scenario, *format, command.output, command.force ? Existing::Replace : Existing::Keep,
                 remarks(command.quiet));
}

}  // namespace hexwright
