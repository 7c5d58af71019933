#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>

#include <wx/event.h>

#include "editor/core/analysis/analyst.h"
#include "editor/core/analysis/overlays.h"
#include "editor/core/batch/batch_runner.h"
#include "editor/gui/canvas/canvas.h"

namespace hexwright::gui {

/// The analysis of the map as it is drawn: asked for while somebody looks at it, shown above the map.
class LiveAnalysis : public wxEvtHandler {
 public:
  LiveAnalysis(EditorContext& context, Canvas& canvas);

  /// Shows an overlay in place of the one that marks the same kind of places; or no more.
  void toggle(MapOverlay overlay);
  /// What is shown on hexes, or at intersections; none: nothing.
  void show(std::optional<MapOverlay> overlay, bool on_hexes);
  bool shows(MapOverlay overlay) const { return chosen_[info(overlay).marks_hexes ? 1 : 0] == overlay; }
  void show_none();
  bool shows_any() const { return chosen_[0] || chosen_[1]; }

  /// Remembers the map as it is: later states are told from it.
  void mark();
  void forget_mark();
  bool has_mark() const { return before_ != nullptr; }

  /// What the overlays of playtests tell of; null for nothing.
  void show_results(std::shared_ptr<const PlayedSoFar> results);

  /// Somebody looks at the numbers, too.
  void want_numbers(bool wanted);
  /// The newest results, maybe of a state that has passed; null before the first ones.
  const Analysed* now() const { return now_.get(); }
  const Analysed* before() const { return before_.get(); }
  /// The results are those of the map as it is.
  bool is_current() const { return now_ && now_->revision == context_.history().revision(); }

  /// What a mark at the place says; empty where there is none.
  wxString words_at(const Pointer& pointer) const;
  /// For tests.
  const std::array<std::shared_ptr<const Heat>, 2>& heats() const { return heats_; }

  /// New results, or other overlays.
  std::function<void()> on_news;

 private:
  bool is_wanted() const { return wants_numbers_ || shows_any(); }
  void ask();
  void take(std::shared_ptr<const Analysed> answer);
  void update();
  void draw();
  std::shared_ptr<const Heat> heat(MapOverlay overlay) const;

  EditorContext& context_;
  Canvas& canvas_;
  bool wants_numbers_ = false, marks_next_ = false;
  std::array<std::optional<MapOverlay>, 2> chosen_;  ///< on intersections, on hexes
  std::array<std::shared_ptr<const Heat>, 2> heats_;
  std::optional<std::uint64_t> asked_;  ///< the revision that was asked for last
  std::shared_ptr<const Analysed> now_, before_;
  std::shared_ptr<const PlayedSoFar> results_;
  Analyst analyst_;  // last: it calls back
};

}  // namespace hexwright::gui
