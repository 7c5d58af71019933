#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/panel.h>

#include "editor/gui/frame/editor_context.h"

class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxStaticText;

namespace hexwright::gui {

/// What is in one stack: a number for each kind of hex, where more are dealt to it from, what it is paired
/// with, and where its hexes take their number tokens from. Each change is one step.
class StackContents : public wxPanel {
 public:
  StackContents(wxWindow* parent, EditorContext& context);

  /// Empty: none.
  void show(const std::string& stack);
  /// The one that the finding's fix changes, or that such findings are about; null when nothing can be set.
  wxWindow* field_to_mend(const Finding& finding) const;

 private:
  using Change = std::function<Command(const Scenario&, const std::string& stack, int count)>;
  using Choose = std::function<Command(const Scenario&, const std::string& stack, const std::string& name)>;
  /// A number that is shown while `is_wanted` or while it is not 0.
  struct Count {
    wxSpinCtrl* spin;
    wxWindow* picture;
    std::function<int(const Stack&)> of;
    std::function<bool(const RuleChoices&)> is_wanted;
  };
  wxSpinCtrl* add_spin(wxSizer& sizer, const wxString& name, Change change);
  void add_count(wxSizer& sizer, const wxBitmapBundle& picture, const wxString& name, Count count,
                 Change change);
  wxChoice* add_choice(wxSizer& sizer, const wxString& label, const wxString& name, const wxString& tip,
                       Choose choose);
  void add_heading(wxSizer& sizer, const wxString& words);
  void build_hexes(wxSizer& sizer);
  void build_harbors(wxSizer& sizer);
  void build_sources(wxSizer& sizer);
  void turn_number(const wxSpinCtrl& spin, const Command& command);
  void show_counts(const Stack& stack);
  void show_sources(const Stack& stack);

  EditorContext& context_;
  std::string name_;
  std::vector<Count> counts_;
  wxSizer* harbors_ = nullptr;  ///< with its heading; seen where the rules have them
  wxSpinCtrl* dealt_ = nullptr;
  wxChoice* dealt_from_ = nullptr;
  wxChoice* paired_with_ = nullptr;
  wxChoice* tokens_ = nullptr;
  /// The numbers that were changed one after another, with nothing else between.
  struct Turning {
    const wxSpinCtrl* spin = nullptr;  ///< the last one
    bool several = false;
  };
  Turning turning_;
};

}  // namespace hexwright::gui
