#pragma once

#include <optional>
#include <vector>

#include "editor/core/generate/effort.h"
#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/section.h"

class wxChoice;
class wxGauge;
class wxListBox;
class wxSpinCtrl;
class wxTextCtrl;

namespace hexwright::gui {

class ChartView;

/// Looks for a board that is fair, says what helped, and puts it on the map.
class BalanceSection : public Section {
 public:
  BalanceSection(wxWindow* parent, EditorContext& context, const LiveDeal& deal, LiveBalance& balance);

  void update();

  /// The marks of what helped, above the map.
  std::function<void(const Heat&)> on_marks;

 private:
  void build_goal();
  void build_buttons();
  void build_results();
  void goal_changed();
  Outcome<BalanceGoal> goal() const;
  void start();
  void apply();
  void update_results();
  void list_swaps();
  void show_marks();

  EditorContext& context_;
  const LiveDeal& deal_;
  LiveBalance& balance_;
  wxChoice *goals_ = nullptr, *effort_ = nullptr;
  wxSizer* value_row_ = nullptr;
  wxStaticText* value_label_ = nullptr;
  wxTextCtrl* shares_ = nullptr;
  wxSpinCtrl* turns_ = nullptr;
  wxButton *start_ = nullptr, *pause_ = nullptr, *cancel_ = nullptr, *apply_ = nullptr;
  wxGauge* gauge_ = nullptr;
  wxStaticText *progress_ = nullptr, *refused_ = nullptr, *note_ = nullptr, *verdict_ = nullptr,
               *swaps_title_ = nullptr, *swap_ = nullptr;
  ChartView* chart_ = nullptr;
  wxListBox* swaps_ = nullptr;
  std::vector<wxString> listed_;
};

}  // namespace hexwright::gui
