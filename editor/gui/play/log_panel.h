#pragma once

#include <functional>
#include <vector>

#include <wx/dataview.h>
#include <wx/panel.h>

#include "editor/gui/play/game_context.h"

class wxButton;
class wxChoice;

namespace hexwright::gui {

/// What was done, in words. From every line one can go to that moment, look at its place on the map, and go
/// on from there in another way; other lines of play can be shown again.
class LogPanel : public wxPanel {
 public:
  LogPanel(wxWindow* parent, GameContext& context);
  ~LogPanel() override;

  /// The place of the chosen line; the whole scenario for none.
  Place chosen_place() const;
  std::function<void(const Place&)> on_show;
  /// A line was chosen: all of it, which the list may have cut off.
  std::function<void(const wxString&)> on_report;
  /// After so many actions.
  std::function<void(std::size_t)> on_jump;
  std::function<void(std::size_t)> on_branch;
  std::function<void(const Branch&)> on_follow;

 private:
  class Lines;
  void build();
  void refresh();
  void show_whole_line(const wxPoint& at);
  void fill_branches();
  void follow(int choice);
  const LogLine* chosen() const;

  GameContext& context_;
  wxObjectDataPtr<Lines> lines_;
  wxDataViewCtrl* list_ = nullptr;
  wxButton *jump_ = nullptr, *branch_ = nullptr, *show_ = nullptr;
  wxChoice* branches_ = nullptr;
  bool updating_ = false;
};

}  // namespace hexwright::gui
