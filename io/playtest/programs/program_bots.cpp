#include "io/playtest/programs/program_bots.h"

#include <algorithm>
#include <mutex>

#include "io/playtest/programs/bot_words.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {

/// One that runs, and what it said of itself.
struct RunningProgram {
  std::unique_ptr<ChildProcess> process;
  ProgramGreeting greeting;
};

namespace {

using Process = std::unique_ptr<RunningProgram>;

/// So often a program may be too slow; after that a settler has its seat for good, as a batch would take
/// days. Other failures take no time, and leave every game as it is whatever the order in which games are
/// played.
constexpr int most_delays = 20;

/// So many reasons of a program to fail are told one by one.
constexpr std::size_t most_reasons = 20;

/// Started, and it has said that it knows the protocol.
Outcome<Process> greeted(const std::string& command, const ProgramLimits& limits) {
  auto started = ChildProcess::start(command, limits);
  if (const auto* refused = started.refusal()) return *refused;
  auto process = std::move(started.value());
  if (const auto refused = process->send(hello_line())) return *refused;
  const auto answer = process->receive(nullptr);
  if (const auto* refused = answer.refusal()) return *refused;
  auto greets = greeting_from(answer.value());
  if (const auto* refused = greets.refusal()) return *refused;
  return std::make_unique<RunningProgram>(RunningProgram{std::move(process), std::move(greets.value())});
}

}  // namespace

struct ProgramBots::Program {
  std::string word, command, name;
  ProgramLimits limits;
  BotKind kind;

  std::mutex guard;  ///< of all below
  std::vector<Process> idle;
  std::vector<BotFailure> failures;
  int delays = 0;

  /// One that waits for a game; none when it was too slow too often, or cannot be started any more.
  Process take() {
    if (auto waiting = take_idle()) return waiting;
    Outcome<Process> started =
        was_slow_too_often() ? refuse(N_("it was too slow too often before")) : greeted(command, limits);
    if (auto* process = started.value_if()) return std::move(*process);
    note(started.refusal()->why);
    return nullptr;
  }

  Process take_idle() {
    const std::lock_guard lock(guard);
    if (idle.empty()) return nullptr;
    Process process = std::move(idle.back());
    idle.pop_back();
    return process;
  }
  bool was_slow_too_often() {
    const std::lock_guard lock(guard);
    return delays >= most_delays;
  }

  void give_back(Process process) {
    const std::lock_guard lock(guard);
    idle.push_back(std::move(process));
  }

  void note_failure(const Process& failed, const Message& why) {
    if (failed->process->was_too_slow()) {
      const std::lock_guard lock(guard);
      ++delays;
    }
    note(why);
  }

  void note(const Message& why) {
    const std::lock_guard lock(guard);
    const auto counted = [&](const Message& reason) {
      const auto same = std::ranges::find(failures, reason, &BotFailure::why);
      if (same != failures.end()) ++same->games;
      return same != failures.end();
    };
    if (counted(why)) return;
    const Message other{N_("it failed in other ways"), {}};
    if (failures.size() < most_reasons)
      failures.push_back({word, why, 1});
    else if (!counted(other))
      failures.push_back({word, other, 1});
  }
};

namespace {

/// A seat of one game.
template <class Program>
class ProgramBot : public Bot {
 public:
  explicit ProgramBot(Program& program) : program_(&program) {}
  ~ProgramBot() override {
    if (process_ && !process_->process->send(end_line())) program_->give_back(std::move(process_));
  }
  ProgramBot(const ProgramBot&) = delete;
  ProgramBot& operator=(const ProgramBot&) = delete;

  void set_cancel_flag(const std::atomic<bool>& unwanted) override { unwanted_ = &unwanted; }

  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    if (!begun_) begin(view, random);
    if (process_) {
      const auto chosen = ask(view, legal);
      if (const auto* index = chosen.value_if()) return legal[*index];
      const bool matters = !unwanted_ || !*unwanted_;
      if (matters) program_->note_failure(process_, chosen.refusal()->why);
      process_.reset();
      if (!matters) return legal.front();
    }
    return stand_in_.choose(view, legal, random);
  }

 private:
  void begin(const View& view, Random& random) {
    begun_ = true;
    // Drawn in any case, so that the dice do not depend on how the program fares.
    const std::uint64_t seed = random.next() >> 12U;
    process_ = program_->take();
    if (!process_) return;
    if (const auto refused = process_->process->send(game_line(view, seed))) {
      program_->note_failure(process_, refused->why);
      process_.reset();
    }
  }

  Outcome<std::size_t> ask(const View& view, std::span<const Action> legal) {
    if (const auto refused = process_->process->send(line_for(view, legal))) return *refused;
    const auto answer = process_->process->receive(unwanted_);
    if (const auto* refused = answer.refusal()) return *refused;
    return choice_from(answer.value(), legal.size());
  }
  std::string line_for(const View& view, std::span<const Action> legal) {
    if (process_->greeting.version == whole_decisions) return decision_line(view, legal);
    Json decision = seen_words(view, legal);
    std::string line = json_line(changes(last_, decision));
    last_ = std::move(decision);
    return line;
  }

  Program* program_;
  Process process_;
  Settler stand_in_;
  Json last_;  ///< decision of this game that the program was sent, where it is sent changes
  bool begun_ = false;
  const std::atomic<bool>* unwanted_ = nullptr;
};

}  // namespace

std::string reported_name(const BotKind& kind) {
  const std::string id(kind.id), title(kind.title);
  return kind.id.starts_with(program_prefix) ? title + " (" + id + ")" : id;
}

ProgramBots::ProgramBots(const ProgramLimits& limits) : limits_(limits) {}
ProgramBots::~ProgramBots() = default;

Outcome<const BotKind*> ProgramBots::kind(const std::string& word) {
  for (const auto& program : programs_)
    if (program->word == word) return &program->kind;
  auto program = std::make_unique<Program>();
  program->word = word;
  program->command = word.substr(program_prefix.size());
  program->limits = limits_;
  auto first = greeted(program->command, limits_);
  if (const auto* refused = first.refusal())
    return refuse(N_("the bot {0} cannot play: {1}"), {word, refused->why});
  program->name = first.value()->greeting.name;
  if (program->name.empty()) program->name = program->command;
  program->idle.push_back(std::move(first.value()));
  program->kind = {program->word, program->name, N_("A program of somebody else."),
                   [self = program.get()](const Game&, SeatId) -> std::unique_ptr<Bot> {
                     return std::make_unique<ProgramBot<Program>>(*self);
                   }};
  programs_.push_back(std::move(program));
  return &programs_.back()->kind;
}

std::vector<const BotKind*> ProgramBots::kinds() const {
  std::vector<const BotKind*> all;
  for (const auto& program : programs_) all.push_back(&program->kind);
  return all;
}

std::vector<BotFailure> ProgramBots::failures() const {
  std::vector<BotFailure> all;
  for (const auto& program : programs_) {
    const std::lock_guard lock(program->guard);
    all.insert(all.end(), program->failures.begin(), program->failures.end());
  }
  // Games end in any order.
  std::ranges::stable_sort(all, {},
                           [](const BotFailure& each) { return std::pair(each.bot, text(each.why)); });
  return all;
}

}  // namespace hexwright
