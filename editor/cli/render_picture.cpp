#include "cli/commands.h"

namespace hexwright {
namespace {

std::optional<PictureFormat> picture_by_ending(std::string_view file) {
  if (file.ends_with(".png")) return PictureFormat::Png;
  if (file.ends_with(".svg")) return PictureFormat::Svg;
  if (file.ends_with(".pdf")) return PictureFormat::Pdf;
  return std::nullopt;
}

std::string rendered(const Scenario& scenario, PictureFormat format, const DrawOptions& options, int width) {
  switch (format) {
    case PictureFormat::Png:
      return render_png(scenario, options, width);
    case PictureFormat::Svg:
      return render_svg(scenario, options, width);
    case PictureFormat::Pdf:
      return render_pdf(scenario, options, width);
  }
  return {};
}

/// A sheet is a PDF, whatever the file is called.
bool is_sheet_possible(const RenderCommand& command) {
  const auto format = command.format ? command.format : picture_by_ending(command.output);
  if (!format || *format == PictureFormat::Pdf) return true;
  complain({N_("a set-up sheet is a PDF: end {0} in .pdf"), {command.output}});
  return false;
}

ExitCode render_sheet(const RenderCommand& command) {
  if (!is_sheet_possible(command)) return ExitCode::Failed;
  const auto opened = open_sound(command.input);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  return save(command.output,
              render_set_up_sheet(std::get<Scenario>(opened), {command.paper, command.options, nullptr}),
              Existing::Replace);
}

}  // namespace

ExitCode run(const RenderCommand& command) {
  if (command.sheet) return render_sheet(command);
  const auto format = command.format ? command.format : picture_by_ending(command.output);
  if (!format) {
    complain({N_("{0} has no ending that tells the kind of picture: end it in .png, .svg or .pdf, or give "
                 "--format"),
              {command.output}});
    return ExitCode::Failed;
  }
  const auto opened = open_sound(command.input);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  // A picture can be made again at any time, so an older one is replaced.
  return save(command.output, rendered(std::get<Scenario>(opened), *format, command.options, command.width),
              Existing::Replace);
}

}  // namespace hexwright
