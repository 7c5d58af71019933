#pragma once

#include <array>
#include <optional>

#include "editor/gui/canvas/canvas.h"
#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/section.h"

class wxChoice;
class wxGauge;

namespace hexwright::gui {

class BoardGrid;

/// Fair boards that differ in two measures, to choose from by their pictures.
class ArchiveSection : public Section {
 public:
  ArchiveSection(wxWindow* parent, EditorContext& context, Canvas& canvas, const LiveDeal& deal,
                 LiveBalance& archive);

  void update();
  /// Nothing is shown above the map any more.
  void leave();

 private:
  void start();
  void take(std::size_t board);
  void show_on_map(std::optional<std::size_t> board);
  void show_pictures();
  /// "2-3", as the command line calls it and its file.
  wxString name(std::size_t board) const;
  wxString words_of(std::size_t board) const;

  EditorContext& context_;
  Canvas& canvas_;
  const LiveDeal& deal_;
  LiveBalance& archive_;
  std::array<wxChoice*, 2> measures_{};
  wxChoice* effort_ = nullptr;
  wxButton *start_ = nullptr, *cancel_ = nullptr;
  wxGauge* gauge_ = nullptr;
  wxStaticText *progress_ = nullptr, *refused_ = nullptr, *note_ = nullptr, *described_ = nullptr;
  BoardGrid* grid_ = nullptr;
  const BalancedSoFar* pictured_ = nullptr;  ///< whose boards are seen
};

}  // namespace hexwright::gui
