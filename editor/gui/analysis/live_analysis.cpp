#include "editor/gui/analysis/live_analysis.h"

#include <algorithm>
#include <utility>

#include "editor/gui/controls/words.h"

namespace hexwright::gui {

LiveAnalysis::LiveAnalysis(EditorContext& context, Canvas& canvas)
    : context_(context), canvas_(canvas), analyst_([this](std::shared_ptr<const Analysed> answer) {
        CallAfter([this, answer = std::move(answer)] { take(answer); });
      }) {
  context_.watch([this](const EditorContext::News& news) {
    if (news.document) ask();
  });
}

void LiveAnalysis::toggle(MapOverlay overlay) {
  show(shows(overlay) ? std::nullopt : std::optional(overlay), info(overlay).marks_hexes);
}

void LiveAnalysis::show(std::optional<MapOverlay> overlay, bool on_hexes) {
  chosen_[on_hexes ? 1 : 0] = overlay;
  ask();
  update();
}

void LiveAnalysis::show_none() {
  chosen_ = {};
  update();
}

void LiveAnalysis::mark() {
  if (is_current()) {
    before_ = now_;
    update();
    return;
  }
  marks_next_ = true;
  asked_.reset();
  ask();
}

void LiveAnalysis::forget_mark() {
  before_.reset();
  update();
}

void LiveAnalysis::want_numbers(bool wanted) {
  wants_numbers_ = wanted;
  ask();
}

void LiveAnalysis::ask() {
  const std::uint64_t revision = context_.history().revision();
  if (asked_ == revision || !(is_wanted() || marks_next_)) return;
  asked_ = revision;
  analyst_.ask({revision, context_.scenario()});
}

void LiveAnalysis::take(std::shared_ptr<const Analysed> answer) {
  now_ = std::move(answer);
  if (is_current() && std::exchange(marks_next_, false)) before_ = now_;
  update();
}

void LiveAnalysis::show_results(std::shared_ptr<const PlayedSoFar> results) {
  results_ = std::move(results);
  const auto of_playtest = [](const std::optional<MapOverlay>& overlay) {
    return overlay && info(*overlay).of_playtest;
  };
  if (std::any_of(chosen_.begin(), chosen_.end(), of_playtest)) draw();
}

void LiveAnalysis::update() {
  draw();
  if (on_news) on_news();
}

void LiveAnalysis::draw() {
  std::vector<std::shared_ptr<const Heat>> shown;
  for (const std::size_t layer : {1U, 0U}) {
    heats_[layer] = chosen_[layer] ? heat(*chosen_[layer]) : nullptr;
    if (heats_[layer]) shown.push_back(heats_[layer]);
  }
  canvas_.show_heats(std::move(shown));
}

std::shared_ptr<const Heat> LiveAnalysis::heat(MapOverlay overlay) const {
  if (!info(overlay).of_playtest) {
    if (!now_) return nullptr;
    return std::make_shared<const Heat>(
        heat_of(overlay, now_->analysis, before_ ? &before_->analysis : nullptr));
  }
  Heat heat{.title = {std::string(info(overlay).title), {}}, .note = {N_("Playtest the map first"), {}}};
  if (results_ && results_->has_results()) {
    heat = heat_of(overlay, results_->playtest());
    if (results_->revision != context_.history().revision())
      heat.note = {N_("of an earlier state of the map"), {}};
  }
  return std::make_shared<const Heat>(std::move(heat));
}

wxString LiveAnalysis::words_at(const Pointer& pointer) const {
  for (const auto& heat : heats_)
    if (const Message* tip = heat ? tip_at(*heat, pointer.at, pointer.hex) : nullptr) return sentence(*tip);
  return {};
}

}  // namespace hexwright::gui
