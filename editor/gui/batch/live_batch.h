#pragma once

#include <functional>
#include <memory>

#include <wx/event.h>

#include "editor/core/batch/batch_runner.h"
#include "editor/gui/analysis/live_analysis.h"
#include "io/library/records.h"

namespace hexwright::gui {

/// The batch that is played beside the work on the map, and its results.
class LiveBatch : public wxEvtHandler {
 public:
  LiveBatch(EditorContext& context, LiveAnalysis& analysis);

  /// Begins with the map as it is now; what is in the way, in words. What is found is kept in the library.
  std::vector<Message> start(const PlaytestRequest& request);
  void cancel() { runner_.cancel(); }
  bool is_running() const { return running_; }

  /// The newest results; null before the first ones.
  const PlayedSoFar* now() const { return now_.get(); }
  /// They are those of the map as it is.
  bool is_current() const { return now_ && now_->revision == context_.history().revision(); }

  /// The document's place in the library, where it is known.
  std::function<std::optional<EntryId>()> entry;
  /// Results, progress, or the map is another one than they belong to.
  std::function<void()> on_news;

 private:
  void take(std::shared_ptr<const PlayedSoFar> news);

  EditorContext& context_;
  LiveAnalysis& analysis_;
  bool running_ = false;
  bool was_current_ = false;
  std::shared_ptr<const PlayedSoFar> now_;
  BatchRunner runner_;  // last: it calls back
};

}  // namespace hexwright::gui
