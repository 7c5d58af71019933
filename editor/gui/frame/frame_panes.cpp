#include <utility>

#include <wx/config.h>
#include <wx/display.h>
#include <wx/intl.h>
#include <wx/notebook.h>

#include "editor/gui/analysis/analysis_panel.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/batch/batch_panel.h"
#include "editor/gui/controls/narrow_bars.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/frame/layout.h"
#include "editor/gui/generate/generate_panel.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/panels/history_panel.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/panels/properties_panel.h"
#include "editor/gui/panels/stacks_panel.h"
#include "editor/gui/panels/tools_panel.h"

// The panels around the map: where they are, and how they fold away and come back.

namespace hexwright::gui {
namespace {

constexpr const char* layout_key = "/windows/main/layout";

wxAuiPaneInfo side_pane(const wxString& name, const wxString& caption, const wxSize& size,
                        const wxSize& least) {
  return wxAuiPaneInfo().Name(name).Caption(caption).BestSize(size).MinSize(least);
}

}  // namespace

void Frame::build_panes() {
  canvas_ = new Canvas(this, context_);
  canvas_->set_options(app().settings().draw);
  analysis_ = std::make_unique<LiveAnalysis>(context_, *canvas_);
  batch_ = std::make_unique<LiveBatch>(context_, *analysis_);
  dealing_ = std::make_unique<LiveDeal>(context_);
  balancing_ = std::make_unique<LiveBalance>(context_);
  improving_ = std::make_unique<LiveBalance>(context_);
  archive_ = std::make_unique<LiveBalance>(context_);
  tools_ = new ToolsPanel(this, context_);
  side_ = new wxNotebook(this, wxID_ANY);
  properties_ = new PropertiesPanel(side_, context_);
  stacks_ = new StacksPanel(side_, context_);
  side_->SetName(_("Properties and stacks"));
  side_->AddPage(properties_, _("Properties"));
  numbers_ = new AnalysisPanel(side_, *analysis_);
  side_->AddPage(stacks_, _("Stacks"));
  side_->AddPage(numbers_, _("Analysis"));
  games_ = new BatchPanel(side_, context_, *batch_);
  side_->AddPage(games_, _("Playtest"));
  boards_ = new GeneratePanel(side_, context_, *canvas_, *dealing_, *balancing_, *improving_, *archive_);
  side_->AddPage(boards_, _("Generate"));
  narrow_tabs(*side_);
  problems_ = new ProblemsPanel(this, context_);
  history_ = new HistoryPanel(this, context_);
  panes_ = {{"map", canvas_},
            {"tools", tools_},
            {"properties", side_},
            {"history", history_},
            {"problems", problems_}};
  add_panes();
  first_layout_ = manager_.SavePerspective();
  std::vector<wxString> names;
  for (const Pane& pane : panes_) names.push_back(pane.name);
  restore_layout(manager_, names, wxConfigBase::Get()->Read(layout_key, ""),
                 wxDisplay(this).GetClientArea().GetSize());
  room_for_map_ =
      std::make_unique<RoomForMap>(manager_, *canvas_, std::vector<wxString>{"properties", "history"});
  manager_.Update();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    if (!welcome_ && !shows_only_map()) room_for_map_->window_resized(GetClientSize().x);
  });
}

void Frame::add_panes() {
  const auto letters = [this](int x, int y) { return fit_to_text(*this, wxSize(x, y)); };
  manager_.AddPane(canvas_, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
  manager_.AddPane(tools_,
                   side_pane("tools", _("Tools"), letters(262, 600), letters(131, 80)).Left().Layer(1));
  manager_.AddPane(side_,
                   side_pane("properties", _("Properties and stacks"), letters(384, 460), letters(192, 120))
                       .Right()
                       .Layer(1)
                       .Position(0)
                       .CaptionVisible(false));
  manager_.AddPane(
      history_,
      side_pane("history", _("History"), letters(384, 140), letters(192, 60)).Right().Layer(1).Position(1));
  manager_.AddPane(
      problems_,
      side_pane("problems", _("Problems"), letters(700, 180), problems_->GetMinSize()).Bottom().Layer(0));
  manager_.GetPane("properties").dock_proportion = 8;
  manager_.GetPane("history").dock_proportion = 2;
}

bool Frame::is_shown(const wxString& pane) const {
  return const_cast<PaneManager&>(manager_).GetPane(pane).IsShown();
}

void Frame::toggle(const wxString& pane) {
  if (leave_welcome() && is_shown(pane)) return;
  const bool hide = is_shown(pane);
  show_all_panels_again();
  wxAuiPaneInfo& info = manager_.GetPane(pane);
  if (hide) info.BestSize(info.window->GetSize());  // comes back as it was
  info.Show(!hide);
  manager_.Update();
  room_for_map_->chosen(pane);
}

void Frame::show_pane(const wxString& pane) {
  if (!is_shown(pane)) toggle(pane);
}

bool Frame::shows_only_map() const { return !layout_with_panels_.empty(); }

void Frame::toggle_all_panels() {
  if (leave_welcome()) return;
  if (shows_only_map()) return show_all_panels_again();
  layout_with_panels_ = room_for_map_->layout();
  for (const Pane& pane : panes_)
    if (pane.window != canvas_) manager_.GetPane(pane.name).Hide();
  manager_.Update();
}

wxString Frame::layout() {
  if (welcome_) return layout_below_;
  return shows_only_map() ? layout_with_panels_ : room_for_map_->layout();
}

void Frame::show_all_panels_again() {
  if (!shows_only_map()) return;
  manager_.LoadPerspective(std::exchange(layout_with_panels_, {}), false);
  room_for_map_->layout_loaded();
}

void Frame::reset_layout() {
  leave_welcome();
  layout_with_panels_.clear();
  manager_.LoadPerspective(first_layout_);
  room_for_map_->reset();
}

void Frame::cycle_panes(bool forward) {
  const wxWindow* focus = FindFocus();
  const auto count = panes_.size();
  std::size_t at = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (focus && (focus == panes_[i].window || panes_[i].window->IsDescendant(const_cast<wxWindow*>(focus))))
      at = i;
  for (std::size_t step = 1; step <= count; ++step) {
    const Pane& next = panes_[(at + (forward ? step : count - step)) % count];
    if (!is_shown(next.name)) continue;
    next.window->SetFocus();
    return;
  }
}

void Frame::remember_layout() {
  remember_window(*this, "main");
  wxConfigBase::Get()->Write(layout_key, layout());
  save_settings(app().settings());
}

}  // namespace hexwright::gui
