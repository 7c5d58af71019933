#include "editor/gui/frame/frame.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <wx/config.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/statusbr.h>

#include "editor/core/search/place_words.h"
#include "editor/gui/analysis/analysis_panel.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/batch/batch_panel.h"
#include "editor/gui/canvas/map_layers_shown.h"
#include "editor/gui/canvas/overview.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/narrow_bars.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/layout.h"
#include "editor/gui/generate/generate_panel.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/menus/context_menu.h"
#include "editor/gui/menus/menu_items.h"
#include "editor/gui/panels/history_panel.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/panels/properties_panel.h"
#include "editor/gui/panels/stacks_panel.h"
#include "editor/gui/panels/tools_panel.h"
#include "editor/gui/play/play.h"
#include "editor/gui/reference/reference_view.h"

namespace hexwright::gui {
namespace {

enum StatusPart { Where, Selected, Found, Kept, Zoom };  // of the status bar

constexpr int checking_delay = 50;  // ms: the checks run when the hand rests

}  // namespace

Frame::Frame(Document document, std::unique_ptr<DocumentAutosave> work)
    : wxFrame(nullptr, wxID_ANY, "Hexwright", wxDefaultPosition, wxSize(1280, 780), wxDEFAULT_FRAME_STYLE,
              "hexwright"),
      context_(std::move(document)),
      manager_(this, wxAUI_MGR_DEFAULT & ~wxAUI_MGR_TRANSPARENT_DRAG),
      checking_(this),
      typing_(*this) {
  install(*this);
  SetStatusBar(new StatusBar(this));
  GetStatusBar()->SetFieldsCount(5);
  share_status_bar(false);
  build_panes();
  set_help_topics();
  context_.act([](Workbench& bench) {
    bench.hand.shape = app().settings().shape;
    bench.hand.only_empty = app().settings().only_empty;
    return std::optional<Refusal>();
  });
  connect_canvas();
  add_overview(*this);
  watch_file(*this);
  connect_stacks();
  connect_analysis();
  context_.on_refusal = [this](const Refusal& refusal) {
    report(sentence(refusal.why));
    wxBell();
    CallAfter([this] { typing_.commit(); });  // the field has its old value by then
  };
  context_.watch([this](const EditorContext::News& news) { watch(news); });
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { context_.check(); }, checking_.GetId());
  if (AutosaveWorker* keeper = app().keeping().keeper()) {
    autosave_ = std::make_unique<Autosave>(context_, *keeper, std::move(work));
    autosave_->on_state = [this] { show_kept(); };
  }
  reference_ = std::make_unique<ReferenceView>(*this);
  Bind(wxEVT_CLOSE_WINDOW, &Frame::close, this);
  Bind(wxEVT_CHAR_HOOK, &Frame::take_key, this);
  keep_keyboard(*this, *canvas_);
  open_dropped_files(*this);
  take_place();
  name_for_readers(*this);
  announce_focus_of_choices(*this);
  update_title();
  checking_.StartOnce(checking_delay);
  canvas_->SetFocus();
}

// The panels use the context: they go first.
Frame::~Frame() {
  context_.stop_watching();
  side_->SetEvtHandlerEnabled(false);  // its pages change as they go
  reference_.reset();
  welcome_ = nullptr;  // is one of the children
  manager_.UnInit();
  archive_.reset();
  balancing_.reset();
  dealing_.reset();
  batch_.reset();
  analysis_.reset();
  DestroyChildren();
}

bool Frame::Destroy() { return app().dialogs().hold_back(*this) || wxFrame::Destroy(); }

// As the window before, whose place it takes when nothing was done there; else beside it.
void Frame::take_place() {
  const Frame* before = nullptr;
  for (const wxWindow* window : wxTopLevelWindows) {
    const auto* other = dynamic_cast<const Frame*>(window);
    // Before it is painted a window may not have its size yet.
    if (other && other != this && other->has_painted() && !other->IsBeingDeleted()) before = other;
  }
  if (before) remember_window(*before, "main");
  const auto place = before && !before->is_untouched() ? WindowPlace::Anywhere : WindowPlace::AsBefore;
  restore_window(*this, "main", FromDIP(wxSize(1280, 780)), place);
}

void Frame::set_help_topics() {
  set_help_topic(*this, HelpTopic::Window);
  set_help_topic(*canvas_, HelpTopic::Drawing);
  set_help_topic(*tools_, HelpTopic::Drawing);
  set_help_topic(*side_, HelpTopic::Properties);
  set_help_topic(*stacks_, HelpTopic::Stacks);
  set_help_topic(*numbers_, HelpTopic::Analysis);
  set_help_topic(*games_, HelpTopic::Playtest);
  set_help_topic(*boards_, HelpTopic::Generate);
  set_help_topic(*problems_, HelpTopic::Problems);
  set_help_topic(*history_, HelpTopic::History);
}

void Frame::connect_canvas() {
  canvas_->on_point = [this](const Pointer& pointer, const Preview& preview) {
    wxString where = shown(line(describe(context_.scenario(), pointer), translated));
    if (const wxString found = analysis_->words_at(pointer); !found.empty()) where = found + "  —  " + where;
    if (canvas_->is_led_by_keys())
      describe_to_readers(*canvas_, where);  // the hint would be said at every step
    if (const wxString hint = words(preview.hint); !hint.empty()) where += "  —  " + hint;
    SetStatusText(where, Where);
  };
  tools_->on_mouse_choice = [this] { canvas_->SetFocus(); };
  tools_->on_layer = [this](MapLayer layer) {
    DrawOptions options = canvas_->options();
    options.*shown_by(layer) = !(options.*shown_by(layer));
    canvas_->set_options(options);
  };
  canvas_->on_leave = [this] { SetStatusText("", Where); };
  canvas_->on_view = [this] {
    const int percent =
        static_cast<int>(std::lround(canvas_->scale() / canvas_->GetContentScaleFactor() * 2));
    SetStatusText(wxString::Format("%d %%", percent), Zoom);
    const DrawOptions before = std::exchange(app().settings().draw, canvas_->options());
    if (canvas_->options().theme != before.theme) tools_->draw_anew();
    if (canvas_->options() != before) tools_->show_layers();
  };
  canvas_->on_view();  // the panes may have given the canvas its size already
  canvas_->on_context_menu = [this](const wxPoint& place) { show_context_menu(*this, place); };
  canvas_->on_key = [this](const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_TAB && !event.HasAnyModifiers()) return toggle_all_panels(), true;
    return take_tool_by_key(*this, event);
  };
  problems_->on_jump = [this](const std::vector<Hex>& hexes) {
    canvas_->jump_to(hexes);
    canvas_->SetFocus();
  };
  problems_->on_show = [this](const Finding& finding, bool take_keyboard) {
    show_what_mends(finding, take_keyboard);
  };
}

// Who only looks through the findings keeps the room that a panel would take.
void Frame::show_what_mends(const Finding& finding, bool take_keyboard) {
  const auto* named = std::get_if<NamedPlace>(&finding.place);
  if (named && named->kind == NamedPlace::Kind::OwnRules) {
    // The window is in the way of who only looks on. It opens once the event of the list is over.
    if (take_keyboard)
      CallAfter(
          [this, place = named->name, message = finding.message] { show_own_rules(*this, place, message); });
    return;
  }
  if (!take_keyboard && !is_shown("properties")) return;
  if (named && named->kind == NamedPlace::Kind::Stack && context_.scenario().stacks.contains(named->name)) {
    show_side_page(stacks_);
    return stacks_->show_what_mends(finding, named->name, take_keyboard);
  }
  show_properties();
  if (named) properties_->show_what_mends(finding, *named, take_keyboard);
  if (std::holds_alternative<WholeScenario>(finding.place))
    properties_->show_what_mends(finding, WholeScenario{}, take_keyboard);
}

void Frame::connect_stacks() {
  side_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
    side_page_changed();
    event.Skip();
  });
  stacks_->on_sample = [this](const SampleDeal* deal) {
    if (!deal) return canvas_->show_sample(std::nullopt);
    Canvas::Sample sample{dealt(context_.scenario(), *deal), {}, {}};
    for (const SampleDeal::Place& place : deal->places) sample.dealt.push_back(place.at);
    sample.caption = wxString::Format(_("A sample, deal %llu. The map is as it was."),
                                      static_cast<unsigned long long>(deal->seed));
    canvas_->show_sample(std::move(sample));
  };
  stacks_->on_odds = [this](const std::vector<StackSummary>& stacks) { canvas_->show_odds(stacks); };
}

void Frame::connect_analysis() {
  analysis_->on_news = [this] {
    if (side_->GetCurrentPage() == numbers_) numbers_->update();
  };
  batch_->entry = [this] { return autosave_ ? autosave_->work().entry() : std::nullopt; };
}

void Frame::show_side_page(wxWindow* page) {
  show_pane("properties");
  side_->ChangeSelection(static_cast<std::size_t>(side_->FindPage(page)));
  side_page_changed();
}

void Frame::side_page_changed() {
  const wxWindow* page = side_->GetCurrentPage();
  if (page == stacks_) stacks_->open();
  numbers_->watch(page == numbers_);
  if (page == games_) games_->open();
  boards_->watch(page == boards_);
}

void Frame::show_properties() { show_side_page(properties_); }

void Frame::show_stacks() {
  show_side_page(stacks_);
  stacks_->SetFocus();
}

void Frame::show_analysis() {
  show_side_page(numbers_);
  numbers_->SetFocus();
}

void Frame::show_batch() {
  show_side_page(games_);
  games_->SetFocus();
}

void Frame::show_generate() {
  show_side_page(boards_);
  boards_->SetFocus();
}

void Frame::watch(const EditorContext::News& news) {
  if (news.document) {
    leave_welcome();   // what happens to the map is to be seen
    typing_.commit();  // the panels have been told before: fields show what the scenario holds
    update_title();
    checking_.StartOnce(checking_delay);
  }
  if (news.hand) {
    app().settings().shape = context_.bench().hand.shape;
    app().settings().only_empty = context_.bench().hand.only_empty;
  }
  if (news.selection || news.document) show_selected();
  if (news.findings) {
    SetStatusText(summary(context_.findings()), Found);
    if (const wxString words = finding_news_.since_last(context_.findings()); !words.empty()) {
      describe_to_readers(problems_->list(), words);
      announce(*canvas_, words);
    }
  }
}

// Without a selection its place belongs to what is under the pointer.
void Frame::share_status_bar(bool has_selection) {
  constexpr int around_words = 16;
  const int kept = std::max(GetTextExtent(_("Draft kept")).x, GetTextExtent(_("Not kept")).x);
  const int widths[] = {-1, has_selection ? fit_to_text(*this, 250) : 0, fit_to_text(*this, 180),
                        kept + FromDIP(around_words), fit_to_text(*this, 80)};
  SetStatusWidths(5, widths);
}

// At every step of a stroke: the bar is laid out anew only where a selection comes or goes.
void Frame::show_selected() {
  const wxString selected =
      shown(line(describe(context_.scenario(), context_.bench().selection()), translated));
  if (selected.empty() != GetStatusBar()->GetStatusText(Selected).empty())
    share_status_bar(!selected.empty());
  SetStatusText(selected, Selected);
}

void Frame::update_title() {
  const wxString name = shown(context_.document().display_title());
  if (welcome_) return SetTitle(_("Welcome") + L" — Hexwright");
  const wxString title = (context_.document().is_modified() ? "* " : "") +
                         (name.empty() ? _("Untitled") : name) + " — Hexwright";
  if (title != GetTitle()) SetTitle(title);
}

void Frame::hear(const KeeperNews& news) {
  if (autosave_) autosave_->hear(news);
  reference_->hear(news);
}

void Frame::show_kept() {
  using State = DocumentAutosave::State;
  const DocumentAutosave& work = autosave_->work();
  switch (work.state()) {
    case State::Idle:
    case State::Waiting:
      return SetStatusText("", Kept);
    case State::Kept:
      return SetStatusText(_("Draft kept"), Kept);
    case State::Refused:
      report(sentence(work.refused()->why));
      return SetStatusText(_("Not kept"), Kept);
  }
}

bool Frame::is_untouched() const {
  return context_.document().path().empty() && context_.history().size() == 0;
}

void Frame::report(const wxString& sentence) { SetStatusText(sentence, Where); }

void Frame::commit_typing() {
  properties_->commit_typing();
  stacks_->commit_typing();
}

void Frame::close(wxCloseEvent& event) {
  commit_typing();
  if (event.CanVeto() && !(may_lose_game(*this) && may_close(*this))) {
    event.Veto();
    return;
  }
  // A window that had no choice leaves its draft behind, to be recovered.
  if (autosave_ && (event.CanVeto() || !context_.document().is_modified())) autosave_->close();
  remember_layout();
  checking_.Stop();
  Destroy();
}

}  // namespace hexwright::gui
