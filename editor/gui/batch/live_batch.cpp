#include "editor/gui/batch/live_batch.h"

#include <utility>

#include "editor/core/batch/batch_runner.h"
#include "editor/core/table/game_log.h"
#include "io/library/library.h"

namespace hexwright::gui {

LiveBatch::LiveBatch(EditorContext& context, LiveAnalysis& analysis)
    : context_(context), analysis_(analysis), runner_([this](std::shared_ptr<const PlayedSoFar> news) {
        CallAfter([this, news = std::move(news)] { take(news); });
      }) {
  context_.watch([this](const EditorContext::News& news) {
    if (!news.document || !now_ || was_current_ == is_current()) return;
    was_current_ = is_current();
    analysis_.show_results(now_);
    if (on_news) on_news();
  });
}

std::vector<Message> LiveBatch::start(const PlaytestRequest& request) {
  const auto keep = [place = standard_library_file(), known = entry ? entry() : std::nullopt,
                     where = context_.document().path()](const PlayedSoFar& batch) -> std::optional<Refusal> {
    if (const auto* refusal = place.refusal()) return *refusal;
    return keep_playtest(batch, {place.value(), known, where});
  };
  const auto tables = tables_folder(), library = standard_library_file();
  auto obstacles = runner_.start(context_.history().revision(), context_.scenario(), request, keep,
                                 {tables.value_if() ? tables.value() : std::filesystem::path(),
                                  library.value_if() ? library.value() : std::filesystem::path()});
  running_ = obstacles.empty();
  if (running_ && on_news) on_news();
  return obstacles;
}

void LiveBatch::take(std::shared_ptr<const PlayedSoFar> news) {
  now_ = std::move(news);
  was_current_ = is_current();
  running_ = !now_->over;
  analysis_.show_results(now_);
  if (on_news) on_news();
}

}  // namespace hexwright::gui
