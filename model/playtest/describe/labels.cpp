#include "model/playtest/describe/narrator_words.h"

namespace hexwright {

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
