#include "editor/gui/frame/editor_context.h"

#include <utility>

namespace hexwright::gui {
namespace {

/// Whether it differs; then it is remembered.
template <class Value, class Now>
bool renew(Value& known, const Now& now) {
  if (known == now) return false;
  known = now;
  return true;
}

}  // namespace

EditorContext::EditorContext(Document document) : bench_(std::move(document)) { news(); }

bool EditorContext::document_is_new() {
  // Each is asked: all are to be remembered.
  bool changed = renew(reported_.revision, history().revision());
  changed = renew(reported_.position, history().position()) || changed;
  changed = renew(reported_.steps, history().size()) || changed;
  changed = renew(reported_.modified, document().is_modified()) || changed;
  return renew(reported_.path, document().path()) || changed;
}

bool EditorContext::hand_is_new() {
  bool changed = renew(reported_.hand, bench_.hand);
  changed = renew(reported_.symmetry, bench_.symmetry) || changed;
  return renew(reported_.tool, bench_.tool()) || changed;
}

EditorContext::News EditorContext::news() {
  return {.document = document_is_new(),
          .selection = renew(reported_.selection, bench_.selection()),
          .hand = hand_is_new()};
}

bool EditorContext::act(const Action& action) {
  const std::optional<Refusal> refusal = action(bench_);
  bench_.deselect_what_is_gone();
  spread(news());
  if (refusal && on_refusal) on_refusal(*refusal);
  return !refusal;
}

bool EditorContext::perform(const Command& command) {
  if (command.edits.empty()) return true;
  return act([&](Workbench& bench) { return bench.perform(command); });
}

void EditorContext::check() {
  if (!document().findings_are_stale()) return;
  findings_ = bench_.document().findings();
  spread({.findings = true});
}

void EditorContext::spread(const News& news) const {
  if (!news.any()) return;
  for (const Watcher& watcher : watchers_) watcher(news);
}

}  // namespace hexwright::gui
