#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "io/playtest/programs/child_process.h"
#include "model/playtest/bot.h"

namespace hexwright {

/// How a program is named among bots: "program:./mybot --quick".
inline constexpr std::string_view program_prefix = "program:";

/// How reports call a bot: by its id; a program by what it calls itself, and then by its id: "Pips first
/// (program:./mybot)".
std::string reported_name(const BotKind& kind);

/// Programs of others as players: they are started, told what their seat sees and asked what to do. One that
/// fails (ends, does not answer in time, answers nonsense) loses its seat for the rest of the game to a
/// settler; in the next game it is started again, until it was too slow too often. One process serves one
/// seat at a time, so each seat and each thread has its own; between games they are kept.
class ProgramBots {
 public:
  explicit ProgramBots(const ProgramLimits& limits = {});
  /// Ends all programs. No bot of these kinds may be left.
  ~ProgramBots();
  ProgramBots(const ProgramBots&) = delete;
  ProgramBots& operator=(const ProgramBots&) = delete;

  /// The kind of a program, which is started once to see that it speaks the protocol. The kind is this
  /// object's; the same word gives the same kind. Refused with words for the user.
  Outcome<const BotKind*> kind(const std::string& word);

  /// Those that were asked for, and can play.
  std::vector<const BotKind*> kinds() const;
  /// Of each program.
  std::vector<BotFailure> failures() const;

 private:
  struct Program;
  ProgramLimits limits_;
  std::vector<std::unique_ptr<Program>> programs_;
};

}  // namespace hexwright
