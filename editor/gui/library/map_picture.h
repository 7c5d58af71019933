#pragma once

#include <optional>
#include <vector>

#include <wx/window.h>

#include "io/render/board/board_image.h"
#include "model/scenario/scenario.h"

namespace hexwright::gui {

/// A map to be looked at, as large as there is room, some of its hexes marked.
class MapPicture : public wxWindow {
 public:
  MapPicture(wxWindow* parent, const wxString& name, const wxSize& least);

  /// None: an empty space. `words` say what is to be seen to those who cannot see it.
  void show(std::optional<Scenario> scenario, const wxString& words, std::vector<Hex> marked = {});
  /// The part of the plane that is shown has room for these hexes, too, whether the map has them or not.
  void keep_room_for(std::vector<Hex> hexes);
  const BoardView& view() const { return view_; }

 private:
  void paint();
  void draw_map(int width, int height, const wxColour& ground);

  std::optional<Scenario> scenario_;
  std::vector<Hex> marked_, room_for_;
  BoardImage image_;
  BoardView view_;
  bool stale_ = true;
};

}  // namespace hexwright::gui
