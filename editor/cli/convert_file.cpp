#include "editor/cli/commands.h"
#include "editor/cli/names.h"

namespace hexwright {

ExitCode run(const ConvertCommand& command) {
  const auto format = command.to ? command.to : scenario_format_of(command.output);
  if (!format) {
    complain(command.output == "-"
                 ? Message{N_("say what to write to standard output: --to xml, --to game or --to text"), {}}
                 : unknown_ending(command.output).why);
    return ExitCode::Failed;
  }
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  return save_as(std::get<Scenario>(opened), *format, command.output,
                 command.force ? Existing::Replace : Existing::Keep, remarks(command.quiet));
}

}  // namespace hexwright
