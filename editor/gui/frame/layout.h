#pragma once

#include <set>
#include <vector>

#include <wx/gdicmn.h>
#include <wx/string.h>

class wxAuiManager;
class wxWindow;

namespace hexwright::gui {

/// Places the panels as they were saved, as far as that can be used on a screen of this size: what is damaged
/// is left out as a whole, a panel that took more than half of the screen has its usual size, and one that
/// floated where no screen is any more comes back to the window.
void restore_layout(wxAuiManager& manager, const std::vector<wxString>& panes, const wxString& saved,
                    const wxSize& screen);

/// The layout with the panels at the right so wide.
wxString with_right_side(const wxString& layout, int width);

/// Keeps half of the window's width for the map: in a narrow window the panels at the right become narrower,
/// and fold away where they would be too narrow to read. They come back with the room.
class RoomForMap {
 public:
  /// `side`: the names of the panels at the right.
  RoomForMap(wxAuiManager& manager, const wxWindow& map, std::vector<wxString> side);

  /// The window is so wide, and its panels are laid out in it.
  void window_resized(int width);
  /// Somebody has shown or hidden this panel: that holds, however narrow the window is.
  void chosen(const wxString& panel);
  /// A whole layout was loaded: what had no room before has none now.
  void layout_loaded();
  /// Forgets what was chosen and how wide it was.
  void reset();
  /// As it would be if there was room for all, to be kept: the next window may be wider.
  wxString layout();

 private:
  bool side_is_shown() const;
  int side_width() const;
  int least_width() const;
  /// Beyond what the map wants; negative where it wants more.
  int room() const;
  void make_room();
  void fit_side(int width);
  void set_side_width(int width);
  void fold();
  void unfold();
  void show_folded(bool shown);

  wxAuiManager& manager_;
  const wxWindow& map_;
  std::vector<wxString> side_;
  std::set<wxString> folded_;  ///< for want of room
  bool chosen_ = false;        ///< shown by somebody where there is no room
  int window_width_ = 0;
  int wanted_ = 0;  ///< as wide as somebody made the side
  int given_ = 0;   ///< as wide as it was made for want of room
};

}  // namespace hexwright::gui
