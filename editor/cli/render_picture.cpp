#include "editor/cli/commands.h"
#include "editor/cli/outputs.h"
#include "editor/cli/words.h"

namespace hexwright {
namespace {

/// A sheet is a PDF, whatever the file is called.
bool is_sheet_possible(const RenderCommand& command) {
  const auto format = command.format ? command.format : picture_format_of(command.output);
  if (!format || *format == FileFormat::Pdf) return true;
  complain({N_("a set-up sheet is a PDF: end {0} in .pdf"), {command.output}});
  return false;
}

ExitCode render_sheet(const RenderCommand& command) {
  if (!is_sheet_possible(command)) return ExitCode::Failed;
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  return save(
      command.output,
      render_set_up_sheet(std::get<Scenario>(opened), {command.paper, command.picture.draw, translated}),
      Existing::Replace);
}

}  // namespace

ExitCode run(const RenderCommand& command) {
  if (!are_apart({{"--output", command.output}}, {command.input})) return ExitCode::Failed;
  if (command.sheet) return render_sheet(command);
  const auto format = command.format ? command.format : picture_format_of(command.output);
  if (!format) {
    complain({N_("{0} has no ending that names the kind of picture: end it in one of these: {1}, or give "
                 "--format"),
              {command.output, endings_of(picture_formats())}});
    return ExitCode::Failed;
  }
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  // A picture can be made again at any time, so an older one is replaced.
  return save(command.output, encode(std::get<Scenario>(opened), *format, command.picture).bytes,
              Existing::Replace);
}

}  // namespace hexwright
