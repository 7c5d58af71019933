#include <algorithm>
#include <optional>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "editor/cli/command_line.h"
#include "model/scenario/suggestion.h"

namespace hexwright {
namespace {

/// The chosen commands, one within the other, the program itself first.
std::vector<const CLI::App*> chosen(const CLI::App& app) {
  std::vector<const CLI::App*> all{&app};
  while (!all.back()->get_subcommands().empty()) all.push_back(all.back()->get_subcommands().front());
  return all;
}

/// Where the library would only say that a command is missing.
Message no_such_command(const CLI::App& app, const std::string& word) {
  if (word.starts_with('-')) return {N_("there is no option {0} without a command"), {word}};
  std::vector<std::string> names;
  for (const auto* command : app.get_subcommands({})) names.push_back(command->get_name());
  const std::vector<std::string_view> known(names.begin(), names.end());
  if (const auto near = suggestion(word, known))
    return {N_("there is no command {0}; did you mean {1}?"), {word, std::string(*near)}};
  return {N_("there is no command {0}; there are {1}"), {word, listed(known)}};
}

/// What stands before and behind a part of a text; none when it is not there.
struct Halves {
  std::string before, behind;
};
std::optional<Halves> divided(const std::string& text, std::string_view part) {
  const auto at = text.find(part);
  if (at == std::string::npos) return {};
  return Halves{text.substr(0, at), text.substr(at + part.size())};
}

constexpr std::string_view command_required = "A subcommand is required";

Message missing(const std::string& what) {
  const auto halves = divided(what, " is required");
  if (!halves) return {"{0}", {what}};
  if (what.starts_with(command_required)) return {N_("a command is missing"), {}};
  return {N_("{0} is missing"), {halves->before}};
}

bool is_option(const std::string& word) { return word.starts_with('-'); }

Message too_many(const std::vector<std::string>& words) {
  return {N_("this is one too many, or none of the options: {0}"),
          {fmt::format("{}", fmt::join(words, " "))}};
}

Message wrong_values(const std::string& what) {
  const auto halves = divided(what, ": ");
  if (!halves) return {"{0}", {what}};
  // "At Most 1 required but received 2", or "1 required TEXT missing"
  if (halves->behind.ends_with("missing")) return {N_("{0} needs a value"), {halves->before}};
  return {N_("{0} is given more than once"), {halves->before}};
}

}  // namespace

std::string chosen_command(const CLI::App& app) {
  std::string names;
  for (const auto* command : chosen(app)) names += (names.empty() ? "" : " ") + command->get_name();
  return names;
}

Message usage_problem(const CLI::App& app, const CLI::ParseError& error) {
  const std::string what = error.what();
  const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
  const auto left = app.remaining(true);
  if (kind == CLI::ExitCodes::RequiredError) {
    if (what.starts_with(command_required) && !left.empty())
      return no_such_command(*chosen(app).back(), left.front());
    const bool strange = std::any_of(left.begin(), left.end(), is_option);
    return strange ? too_many(left) : missing(what);
  }
  if (kind == CLI::ExitCodes::ExtrasError) return too_many(left);
  if (kind == CLI::ExitCodes::ArgumentMismatch) return wrong_values(what);
  if (kind == CLI::ExitCodes::RequiresError)
    if (const auto halves = divided(what, " requires "))
      return {N_("{0} is only for use with {1}"), {halves->before, halves->behind}};
  // Those of validation are our own already; the others do not come from our options.
  return {"{0}", {what}};
}

}  // namespace hexwright
