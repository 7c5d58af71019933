#include "model/playtest/describe/describe.h"

#include "model/playtest/describe/narrator_words.h"

namespace hexwright {
namespace {

Message what_was_done(const Deed& deed) {
  if (const Task* task = deed.before.task())
    if (const auto of_task = spec_of(task->kind).describe)
      if (Message message = of_task(deed); !message.pattern.empty()) return message;
  const ActionSpec& spec = spec_of(deed.action.kind);
  return spec.describe ? spec.describe(deed) : deed.by(spec.done);
}

}  // namespace

std::vector<Sentence> describe(const Narrator& narrator, const State& before, const Action& action,
                               const State& after) {
  const NarratorWords words(narrator);
  const Deed deed{words, narrator.game, before, action, after};
  std::vector<Sentence> sentences{{what_was_done(deed), {}}};
  add_consequences(deed, sentences);
  return sentences;
}

}  // namespace hexwright
