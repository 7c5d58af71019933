#include <cstdint>
#include <string>
#include <string_view>

#include "editor/core/play/session.h"
#include "model/scenario/text_rules.h"
#include "tests/fuzz/promise.h"

namespace {

using namespace hexwright;

void check_problem(const Problem& problem) {
  promise(!text(problem.message).empty(), "what is wrong is told in words");
  promise(is_clean_text(text(problem, "game"), false), "a message can be shown");
  promise(problem.line >= 0 && problem.column >= 0, "positions count up; an empty file has none");
}

/// What the window shows of a game that it goes on with.
void check_shown(PlaySession& session) {
  promise(session.position() <= session.size(), "a game goes on where it was left");
  promise(session.is_over() || session.actor().value() < session.game().players(), "somebody is to act");
  promise(is_clean_text(text(session.prompt({})), false), "what has to be done can be shown");
  if (session.size() == 0) return;
  for (const LogLine& line : session.lines(session.size(), {}))
    promise(is_clean_text(text(line.words), false), "what was done can be shown");
  for (const Branch& branch : session.branches())
    promise(is_clean_text(text(session.first_line(branch, {}).words), false), "a branch can be shown");
}

void check_saved(PlaySession& session) {
  const std::string saved = session.save();
  auto again = PlaySession::load(saved);
  promise(std::holds_alternative<PlaySession>(again), "what is saved can be resumed");
  auto& same = std::get<PlaySession>(again);
  promise(same.state() == session.state(), "a resumed game is the one that was saved");
  promise(same.save() == saved, "what is resumed is saved the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto read = PlaySession::load({reinterpret_cast<const char*>(data), size});
  if (const auto* problem = std::get_if<Problem>(&read)) {
    check_problem(*problem);
    return 0;
  }
  auto& session = std::get<PlaySession>(read);
  check_shown(session);
  check_saved(session);
  session.jump_to(session.size());
  check_shown(session);
  return 0;
}
