#include <array>

#include "io/playtest/programs/processes_windows.h"
#include "io/playtest/programs/run_program.h"

namespace hexwright {
namespace {

std::string everything_from(HANDLE pipe) {
  std::string text;
  std::array<char, 4096> block{};
  DWORD count = 0;
  while (ReadFile(pipe, block.data(), static_cast<DWORD>(block.size()), &count, nullptr) != 0 && count > 0)
    text.append(block.data(), count);
  return text;
}

}  // namespace

std::optional<ProgramRun> run_program(const std::vector<std::string>& words,
                                      const std::filesystem::path& folder, bool keep_output) {
  const Handle job = job_that_ends_with_us(0);
  HANDLE from = nullptr, to = nullptr;
  if (keep_output && CreatePipe(&from, &to, nullptr, 0) == 0) return {};
  const Handle ours(from);
  Handle theirs(to);
  const Streams streams{GetStdHandle(STD_INPUT_HANDLE), keep_output ? to : GetStdHandle(STD_OUTPUT_HANDLE)};
  const Handle program = start_program(command_line(words), folder.wstring(), streams, job.get());
  if (!program) return {};
  theirs.reset();
  ProgramRun run;
  if (keep_output) run.output = everything_from(ours.get());
  WaitForSingleObject(program.get(), INFINITE);
  DWORD code = 0;
  GetExitCodeProcess(program.get(), &code);
  run.code = static_cast<int>(code);
  return run;
}

}  // namespace hexwright
