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

const char* title(ActionKind kind) { return spec_of(kind).title; }

Message action_label(const Narrator& narrator, const State& state, const Action& action) {
  const NarratorWords words(narrator);
  const Decision decision{words, state, action};
  if (const Task* task = state.task())
    if (const auto label = spec_of(task->kind).label)
      if (Message message = label(decision); !message.pattern.empty()) return message;
  const ActionSpec& spec = spec_of(action.kind);
  return spec.label ? spec.label(decision) : Message{spec.title, {}};
}

Message outcome_label(const Narrator& narrator, const Action& action, std::uint16_t outcome) {
  const NarratorWords words(narrator);
  const auto label = spec_of(action.kind).outcome;
  return label ? label(words, outcome) : Message{"{0}", {words.card(outcome - 1)}};
}

}  // namespace hexwright
