#include "editor/gui/editor_context.h"

#include <filesystem>

namespace hexwright::gui {

struct EditorContext::Seen {
  std::uint64_t revision;
  std::size_t position, steps;
  bool modified;
  std::filesystem::path path;
  Selection selection;
  Hand hand;
  Symmetry symmetry;
  ToolKind tool;
};

EditorContext::Seen EditorContext::look() const {
  return {history().revision(), history().position(), history().size(), document().is_modified(),
          document().path(),    bench_.selection(),   bench_.hand,      bench_.symmetry,
          bench_.tool()};
}

bool EditorContext::act(const Action& action) {
  const Seen before = look();
  const std::optional<Refusal> refusal = action(bench_);
  const Seen after = look();
  News news;
  news.document = before.revision != after.revision || before.position != after.position ||
                  before.steps != after.steps || before.modified != after.modified ||
                  before.path != after.path;
  news.selection = before.selection != after.selection;
  news.hand = before.hand != after.hand || before.symmetry != after.symmetry || before.tool != after.tool;
  spread(news);
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
