#pragma once

#include <functional>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/font.h>
#include <wx/scrolwin.h>

#include "editor/core/editing/palette.h"
#include "editor/core/editing/vocabulary.h"
#include "editor/gui/frame/editor_context.h"

class wxButton;
class wxCheckBox;
class wxChoice;
class wxSizer;
class wxToggleButton;

namespace hexwright::gui {

/// The toolbox and the palette: tools, the shape of the brush, symmetry, and what can be put down, with what
/// the chosen boxes still have of it.
class ToolsPanel : public wxScrolledWindow {
 public:
  ToolsPanel(wxWindow* parent, EditorContext& context);

  /// Which layers the map shows.
  void show_layers() { show_choice(); }
  /// Pictures in the board's theme and the system's colours, which may have changed.
  void draw_anew();

  /// Something was chosen with the mouse: what is typed next is meant for the board.
  std::function<void()> on_mouse_choice;
  /// A layer is to be hidden, or shown again.
  std::function<void(MapLayer)> on_layer;

 private:
  using Picture = std::function<wxBitmapBundle()>;
  /// A button that stands for one choice; it is down while the choice is what the workbench holds.
  struct Button {
    wxToggleButton* button;
    std::function<bool(const Workbench&)> is_chosen;
    wxString name;
    Picture picture;
    /// Whether the chosen rules have it; none: always.
    std::function<bool(const Palette&, const Allowed&)> is_offered = {};
    wxSizer* sizer = nullptr;
    bool offered = true;
    bool is_drawn = false;
  };
  /// A group of widgets under a heading (or without), that may be hidden as a whole.
  struct Group {
    wxSizer* whole;
    wxSizer* grid;
  };
  Group group(const wxString& title, int columns);
  /// `label`: under the picture; empty for a picture alone.
  wxToggleButton* add(wxSizer* sizer, Picture picture, const wxString& label, const wxString& name,
                      std::function<bool(const Workbench&)> is_chosen, EditorContext::Action choose,
                      const wxString& tip = {});
  wxChoice* add_chooser(wxSizer* sizer, const wxString& name, const wxString& tip,
                        std::function<void(Workbench&, const std::string&)> choose,
                        std::function<std::optional<Refusal>(Workbench&)> make_new);

  void build_tools();
  void build_shapes();
  void build_symmetry();
  void build_terrains();
  void build_tokens();
  void build_harbors();
  void build_layers();
  void build_area();
  void build_stack();
  void build_markers();
  void build_marks();
  void build_moved();
  void build_needs();

  void watch(const EditorContext::News& news);
  void show_choice();
  void show_supplies();
  void show_counts(const Palette& palette);
  void show_what_the_rules_have(const Palette& palette);
  void draw_offered();
  void name_own_things();
  void pack_buttons();
  void fit_inside();
  void show_named();
  void show_what_the_tool_needs();
  void keep_room_for_what_tools_need();

  EditorContext& context_;
  own::Packs packs_;  ///< whose terrains, harbors and marks the buttons name
  wxFont small_font_, heading_font_;
  std::vector<Button> buttons_;
  std::vector<wxToggleButton*> shapes_;
  std::vector<std::pair<Terrain, std::size_t>> terrains_;  ///< to the index in `buttons_`
  std::vector<std::pair<MarkKind, std::size_t>> marks_;
  std::vector<std::pair<int, std::size_t>> tokens_;
  std::vector<std::pair<HarborKind, std::size_t>> harbors_;
  wxButton* more_ = nullptr;   ///< shown while terrains belong to rules that are not played
  wxSizer* groups_ = nullptr;  ///< where groups are added
  wxSizer* needs_ = nullptr;   ///< of the chosen tool
  std::vector<std::pair<ToolKind, wxSizer*>> only_for_;  ///< groups that one tool needs
  wxCheckBox* only_empty_ = nullptr;
  wxChoice* turns_ = nullptr;
  wxChoice* moved_ = nullptr;
  wxChoice* area_ = nullptr;
  wxChoice* stack_ = nullptr;
};

}  // namespace hexwright::gui
