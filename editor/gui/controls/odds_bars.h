#pragma once

#include <wx/window.h>

#include "editor/core/editing/stack_designer.h"

namespace hexwright::gui {

/// What a cell of a stack may turn out to be, as bars.
class OddsBars : public wxWindow {
 public:
  explicit OddsBars(wxWindow* parent);

  void show(std::vector<TerrainOdds> odds);

 private:
  void paint();
  int row_height() const;

  std::vector<TerrainOdds> odds_;
};

}  // namespace hexwright::gui
