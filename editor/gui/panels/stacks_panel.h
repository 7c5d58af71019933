#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/core/editing/stack_designer.h"
#include "editor/core/pictures/sample_deal.h"
#include "editor/gui/frame/editor_context.h"

class wxButton;
class wxCheckBox;
class wxDataViewListCtrl;
class wxSizer;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;
class wxToggleButton;

namespace hexwright::gui {

class OddsBars;
class StackContents;

/// The designer of stacks: which there are, what is in them, whether that agrees with the cells that they
/// cover, what a cell may turn out to be, and how a set-up may come out.
class StacksPanel : public wxScrolledWindow {
 public:
  StacksPanel(wxWindow* parent, EditorContext& context);

  /// It has come into sight: makes its many controls the first time, and counts.
  void open();
  /// Shows a stack's contents and takes the tool that paints its cells with it.
  void choose(const std::string& stack);
  /// Shows the stack of a finding, with the keyboard in the field that mends it.
  void show_what_mends(const Finding& finding, const std::string& stack, bool take_keyboard);
  /// Puts what is being typed into the scenario, as leaving the field does.
  void commit_typing();
  const std::vector<StackSummary>& summaries() const { return summaries_; }
  const std::string& chosen() const { return chosen_; }

  /// A way how the set-up may come out is to be shown above the map; null: no more.
  std::function<void(const SampleDeal*)> on_sample;
  /// The odds are to be shown in the cells: all stacks, or none.
  std::function<void(const std::vector<StackSummary>&)> on_odds;

 private:
  void build();
  void build_list(wxSizer& sizer);
  void build_facts(wxSizer& sizer);
  void build_sample(wxSizer& sizer);
  wxButton* add_button(wxSizer& row, const wxString& label, const wxString& name, const wxString& tip,
                       std::function<void()> run);

  void watch(const EditorContext::News& news);
  void update();
  void update_list();
  void lay_out();
  void update_facts();
  void make_new();
  void remove();
  void rename_chosen();
  void paint_cells();
  void show_sample(bool on);

  EditorContext& context_;
  std::string chosen_;
  std::vector<StackSummary> summaries_;
  std::optional<SampleDeal> sample_;
  std::uint64_t sampled_at_ = 0;  ///< the revision that the sample was dealt from

  wxDataViewListCtrl* list_ = nullptr;
  wxTextCtrl* name_ = nullptr;
  wxButton* remove_ = nullptr;
  wxToggleButton* paint_ = nullptr;
  StackContents* contents_ = nullptr;
  wxStaticText* agrees_ = nullptr;
  wxStaticText* disagrees_ = nullptr;
  OddsBars* odds_ = nullptr;
  wxCheckBox* odds_on_map_ = nullptr;
  wxToggleButton* peek_ = nullptr;
  wxSpinCtrl* seed_ = nullptr;
  wxButton* fix_ = nullptr;
};

}  // namespace hexwright::gui
