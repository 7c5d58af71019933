#include "editor/gui/library/autosave.h"

namespace hexwright::gui {
namespace {

// A change is on the disk within two seconds; while somebody goes on drawing, so often.
constexpr int pause_after_change = 700;  // ms

}  // namespace

Autosave::Autosave(EditorContext& context, AutosaveWorker& keeper, std::unique_ptr<DocumentAutosave> work)
    : context_(&context), work_(work ? std::move(work) : std::make_unique<DocumentAutosave>(keeper)) {
  pause_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
  context.watch([this](const EditorContext::News& news) { notice(news); });
  notice({.document = context.document().is_modified()});
}

void Autosave::notice(const EditorContext::News& news) {
  if (keeps_ && news.document && !pause_.IsRunning()) pause_.StartOnce(pause_after_change);
}

void Autosave::look() {
  const auto before = work_->state();
  work_->look_at(context_->document());
  if (work_->state() != before && on_state) on_state();
}

void Autosave::saved() {
  work_->saved(context_->document());
  keeps_ = true;
}

void Autosave::close() {
  pause_.Stop();
  work_->close();
}

void Autosave::keep_nothing() {
  close();
  keeps_ = false;
}

void Autosave::hear(const KeeperNews& news) {
  if (news.work != work_->id()) return;
  work_->hear(news);
  if (on_state) on_state();
}

}  // namespace hexwright::gui
