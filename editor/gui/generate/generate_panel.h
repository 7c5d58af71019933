#pragma once

#include <vector>

#include <wx/scrolwin.h>

#include "editor/gui/canvas/canvas.h"
#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"

namespace hexwright::gui {

class ArchiveSection;
class BalanceSection;
class DealSection;
class ImproveSection;
class MovesSection;
class Section;
class WishesSection;

/// The Generate page: what may move, what is wished, and the boards that come of it.
class GeneratePanel : public wxScrolledWindow {
 public:
  GeneratePanel(wxWindow* parent, EditorContext& context, Canvas& canvas, LiveDeal& deal,
                LiveBalance& balance, LiveBalance& improving, LiveBalance& archive);

  /// It comes into sight, where it makes its many controls the first time, or goes.
  void watch(bool seen);

 protected:
  /// It looks no deeper than the parts of the page: see `reveal`.
  bool ShouldScrollToChildOnFocus(wxWindow* /*child*/) override { return false; }

 private:
  void build();
  void update();
  void show_on_map();
  void lay_out();
  /// What has the keyboard comes into sight.
  void reveal(const wxRect& rect);

  EditorContext& context_;
  Canvas& canvas_;
  LiveDeal& deal_;
  LiveBalance &balance_, &improving_, &archive_;
  bool seen_ = false;
  int width_ = 0;  ///< that words are wrapped for
  std::vector<Section*> sections_;
  DealSection* dealing_ = nullptr;
  MovesSection* moves_ = nullptr;
  WishesSection* wishes_ = nullptr;
  BalanceSection* balancing_ = nullptr;
  ImproveSection* improving_part_ = nullptr;
  ArchiveSection* archive_part_ = nullptr;
};

}  // namespace hexwright::gui
