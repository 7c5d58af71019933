#pragma once

#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/section.h"

class wxSpinCtrl;

namespace hexwright::gui {

/// Deals boards, and leafs through those of a seed.
class DealSection : public Section {
 public:
  DealSection(wxWindow* parent, LiveDeal& deal);

  void update();

 private:
  LiveDeal& deal_;
  wxButton *start_ = nullptr, *before_ = nullptr, *cancel_ = nullptr;
  wxSpinCtrl *seed_ = nullptr, *number_ = nullptr;
  wxStaticText *described_ = nullptr, *refused_ = nullptr;
};

}  // namespace hexwright::gui
