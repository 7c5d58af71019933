#pragma once

#include <vector>

#include "editor/gui/generate/live_balance.h"
#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/section.h"

class wxChoice;
class wxGauge;
class wxListBox;

namespace hexwright::gui {

/// Tries single changes of the map, lists those that make the seats more equal, and puts one on the map.
class ImproveSection : public Section {
 public:
  ImproveSection(wxWindow* parent, EditorContext& context, const LiveDeal& deal, LiveBalance& improving);

  void update();

  /// The marks of the changes, above the map.
  std::function<void(const Heat&)> on_marks;

 private:
  void build_buttons();
  void build_results();
  void start();
  void apply();
  void list_changes();
  void show_marks();
  /// Of the line that is chosen; none without one.
  std::optional<std::size_t> chosen() const;

  EditorContext& context_;
  const LiveDeal& deal_;
  LiveBalance& improving_;
  wxChoice* effort_ = nullptr;
  wxButton *start_ = nullptr, *cancel_ = nullptr, *apply_ = nullptr;
  wxGauge* gauge_ = nullptr;
  wxStaticText *progress_ = nullptr, *refused_ = nullptr, *note_ = nullptr, *verdict_ = nullptr,
               *change_ = nullptr;
  wxListBox* changes_ = nullptr;
  std::vector<wxString> listed_;
};

}  // namespace hexwright::gui
