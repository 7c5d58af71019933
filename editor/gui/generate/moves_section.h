#pragma once

#include <string>
#include <vector>

#include "editor/gui/generate/live_deal.h"
#include "editor/gui/generate/section.h"

class wxCheckBox;
class wxChoice;

namespace hexwright::gui {

/// What may move when boards are dealt and balanced, and what is locked.
class MovesSection : public Section {
 public:
  MovesSection(wxWindow* parent, EditorContext& context, LiveDeal& deal);

  void update();

 private:
  wxCheckBox* add_tick(wxSizer& row, const wxString& label, const wxString& name, bool WhatMoves::*part);
  void choose_where();
  void choose_stacks();
  void update_places();
  void update_stacks();

  EditorContext& context_;
  LiveDeal& deal_;
  wxChoice *where_ = nullptr, *face_down_ = nullptr;
  wxButton* unlock_ = nullptr;
  wxStaticText* locked_ = nullptr;
  std::vector<std::string> areas_;   ///< in the list, after everything and the selection
  std::vector<std::string> stacks_;  ///< in the list, after nothing
  bool pools_ = false;
};

}  // namespace hexwright::gui
