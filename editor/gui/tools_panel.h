#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

#include "core/palette.h"
#include "gui/desk.h"

class wxChoice;
class wxSizer;
class wxToggleButton;

namespace hexwright::gui {

/// The toolbox and the palette: tools, the shape of the brush, symmetry, and what can be put down, with what
/// the chosen boxes still have of it.
class ToolsPanel : public wxScrolledWindow {
 public:
  ToolsPanel(wxWindow* parent, Desk& desk);

 private:
  /// A button that stands for one choice; it is down while the choice is what the workbench holds.
  struct Button {
    wxToggleButton* button;
    std::function<bool(const Workbench&)> is_chosen;
    wxString name;
  };
  wxToggleButton* add(wxSizer* sizer, const wxBitmapBundle& picture, const wxString& name,
                      std::function<bool(const Workbench&)> is_chosen, std::function<void(Workbench&)> choose,
                      const wxString& tip = {});
  wxSizer* group(const wxString& title, int columns);

  void build_tools();
  void build_shapes();
  void build_symmetry();
  void build_terrains();
  void build_tokens();
  void build_harbors();
  void build_named();

  void watch(const Desk::News& news);
  void show_choice();
  void show_counts();
  void show_named();

  Desk& desk_;
  std::vector<Button> buttons_;
  std::vector<wxToggleButton*> shapes_;
  std::vector<std::pair<Terrain, std::size_t>> terrains_;  ///< to the index in `buttons_`
  std::vector<std::pair<int, std::size_t>> tokens_;
  std::vector<std::pair<HarborKind, std::size_t>> harbors_;
  wxChoice* turns_ = nullptr;
  wxChoice* area_ = nullptr;
  wxChoice* stack_ = nullptr;
};

}  // namespace hexwright::gui
