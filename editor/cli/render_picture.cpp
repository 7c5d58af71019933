#include <optional>

#include "editor/cli/commands.h"
#include "editor/cli/open_playtest.h"
#include "editor/cli/outputs.h"
#include "editor/cli/words.h"
#include "editor/core/pictures/sample_deal.h"
#include "io/playtest/verdict_words.h"
#include "io/share/friends_page.h"
#include "model/playtest/batch/job.h"

namespace hexwright {
namespace {

/// A sheet is a PDF, whatever the file is called.
bool is_sheet_possible(const RenderCommand& command) {
  const auto format = command.format ? command.format : picture_format_of(command.output);
  if (!format || *format == FileFormat::Pdf) return true;
  complain({N_("a set-up sheet is a PDF: end {0} in .pdf"), {command.output}});
  return false;
}

/// What settlers find on it; nothing where it cannot be played, which is told, or was not asked for.
std::optional<std::vector<Message>> verdict_of(const Scenario& scenario, const RenderCommand& command) {
  if (command.games == 0) return std::vector<Message>();
  PlaytestRequest request;
  request.batch.games = command.games;
  request.batch.second_opinion = true;
  const auto prepared = prepare_playtest(scenario, request);
  if (const auto* job = std::get_if<PlaytestJob>(&prepared)) return verdict_sentences(job->play());
  is_playable(scenario, {}, command.input);
  return std::nullopt;
}

ExitCode render_page(const RenderCommand& command) {
  if (!command.output.ends_with(".html") && command.output != "-") {
    complain({N_("a page is HTML: end {0} in .html"), {command.output}});
    return ExitCode::Failed;
  }
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  auto verdict = verdict_of(scenario, command);
  if (!verdict) return ExitCode::ErrorsFound;
  return save(
      command.output,
      friends_page(scenario, {sample_boards(scenario, 1, deals_on_page), std::move(*verdict)}, translated),
      Existing::Replace);
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
  if (command.sheet && command.page) {
    complain({N_("--sheet and --page are two things to write; give one of them"), {}});
    return ExitCode::Failed;
  }
  if (command.sheet) return render_sheet(command);
  if (command.page) return render_page(command);
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
