#include "editor/cli/names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "editor/core/document/file_format.h"
#include "model/scenario/text_rules.h"

namespace hexwright {

std::string players(const Details& details) {
  if (details.min_players == details.max_players) return fmt::format("{}", details.min_players);
  return fmt::format("{}-{}", details.min_players, details.max_players);
}

std::string joined_names(const std::map<std::string, int>& counted) {
  std::string result;
  for (const auto& [name, count] : counted) {
    if (!result.empty()) result += ", ";
    result += count == 1 ? name : fmt::format("{} x{}", name, count);
  }
  return result;
}

Refusal unknown_ending(const std::string& file) {
  return {{N_("{0} has no ending that names its format: end it in one of these: {1}"),
           {file, endings_of(scenario_formats())}}};
}

void print_json(const nlohmann::ordered_json& json) {
  fmt::print("{}\n",
             escaped_json(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
}

}  // namespace hexwright
