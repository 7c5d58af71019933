#include "editor/gui/play/play_window.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/statusbr.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/narrow_bars.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/play/bots_panel.h"
#include "editor/gui/play/log_panel.h"
#include "editor/gui/play/moves_panel.h"
#include "editor/gui/play/play_canvas.h"
#include "editor/gui/play/play_dialogs.h"
#include "editor/gui/play/players_panel.h"

namespace hexwright::gui {
namespace {

enum StatusPart { Where, Turn, Seed };  // of the status bar

wxAuiPaneInfo side_pane(const wxString& name, const wxString& caption, const wxSize& size) {
  return wxAuiPaneInfo()
      .Name(name)
      .Caption(caption)
      .BestSize(size)
      .MinSize(size.x / 2, 80)
      .Layer(1)
      .CloseButton(false);
}

}  // namespace

PlayWindow::PlayWindow(Frame& drawing, PlaySession session)
    : wxFrame(&drawing, wxID_ANY, _("Playing"), wxDefaultPosition, wxSize(1280, 780), wxDEFAULT_FRAME_STYLE,
              "play"),
      drawing_(drawing),
      context_(std::move(session)),
      pacer_(context_),
      manager_(this, wxAUI_MGR_DEFAULT & ~wxAUI_MGR_TRANSPARENT_DRAG) {
  std::vector<MenuOf<wxFrame>> menus;
  for (const MenuOf<PlayWindow>& menu : play_window_menus(context_.session().game()))
    menus.push_back(for_any(menu));
  install_menus(*this, menus);
  SetStatusBar(new StatusBar(this));
  GetStatusBar()->SetFieldsCount(3);
  const int widths[] = {-1, fit_to_text(*this, 120), fit_to_text(*this, 160)};
  SetStatusWidths(3, widths);
  build_panes();
  set_help_topic(*this, HelpTopic::Playing);
  connect();
  connect_canvas();
  connect_log();
  name_for_readers(*this);
  refresh();
}

// The panels use the context: they go first.
PlayWindow::~PlayWindow() {
  context_.stop_watching();
  manager_.UnInit();
  DestroyChildren();
}

bool PlayWindow::Destroy() { return app().dialogs().hold_back(*this) || wxFrame::Destroy(); }

void PlayWindow::build_panes() {
  canvas_ = new PlayCanvas(this, context_);
  DrawOptions options = drawing_.canvas().options();
  options.areas = options.grid = false;  // they would lie over the places where pieces stand
  canvas_->set_options(options);
  moves_ = new MovesPanel(this, context_);
  auto* side = new wxPanel(this, wxID_ANY);
  auto* players = new PlayersPanel(side, context_);
  bots_ = new BotsPanel(side, context_, pacer_);
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(players, 1, wxEXPAND);
  column->Add(bots_, 0, wxEXPAND);
  side->SetSizer(column);
  log_ = new LogPanel(this, context_);
  panes_ = {canvas_, moves_, bots_, log_};
  manager_.AddPane(canvas_, wxAuiPaneInfo().Name("board").CenterPane().PaneBorder(false));
  manager_.AddPane(moves_, side_pane("moves", _("Moves"), fit_to_text(*this, wxSize(344, 600))).Left());
  manager_.AddPane(side, side_pane("players", _("Players"), fit_to_text(*this, wxSize(292, 600))).Right());
  manager_.AddPane(log_, side_pane("log", _("Log"), fit_to_text(*this, wxSize(700, 160))).Bottom().Layer(0));
  manager_.Update();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    make_room();
    event.Skip();
  });
}

// In a narrow window the board has the room first of the log, then of the players.
void PlayWindow::make_room() {
  const int width = GetClientSize().x;
  bool changed = false;
  for (const auto& [panel, least_width] : {std::pair("log", 900), std::pair("players", 860)}) {
    wxAuiPaneInfo& pane = manager_.GetPane(panel);
    const bool has_room = width >= fit_to_text(*this, least_width);
    if (chosen_panels_.contains(panel) || pane.IsShown() == has_room) continue;
    pane.Show(has_room);
    changed = true;
  }
  if (changed) manager_.Update();
}

bool PlayWindow::is_shown(const wxString& panel) const {
  return const_cast<PaneManager&>(manager_).GetPane(panel).IsShown();
}

void PlayWindow::toggle(const wxString& panel) {
  chosen_panels_.insert(panel);
  manager_.GetPane(panel).Show(!is_shown(panel));
  manager_.Update();
}

void PlayWindow::connect() {
  context_.on_refusal = [this](const Refusal& refusal) {
    report(sentence(refusal.why, context_.session().names()));
    wxBell();
  };
  context_.watch([this] { refresh(); });
  pacer_.on_change = [this] { bots_->refresh(); };
  moves_->on_bank_trade = [this] { trade_with_bank(this, context_); };
  moves_->on_offer = [this] { offer_trade(this, context_); };
  moves_->on_discard = [this] { discard_cards(this, context_); };
  Bind(wxEVT_CHAR_HOOK, &PlayWindow::take_key, this);
  keep_keyboard(*this, *canvas_);
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { back_to_drawing(); });
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    update_title();
    event.Skip();
  });
}

void PlayWindow::connect_canvas() {
  canvas_->on_point = [this](const wxString& words) { SetStatusText(words, Where); };
  canvas_->on_ambiguous = [this](const std::vector<Choice>& choices) { ask_which(choices, {}); };
  canvas_->on_context_menu = [this](const Place& place) { ask_which(context_.choices_at(place), place); };
  canvas_->on_show_in_editor = [this](const Place& place) { show_in_editor(place); };
}

void PlayWindow::connect_log() {
  log_->on_show = [this](const Place& place) { canvas_->show_place(place); };
  log_->on_report = [this](const wxString& sentence) { report(sentence); };
  log_->on_jump = [this](std::size_t step) { jump_to(step); };
  log_->on_branch = [this](std::size_t step) {
    jump_to(step);
    canvas_->SetFocus();
    report(_("What is done now begins another line of play; the one before is kept"));
  };
  log_->on_follow = [this](const Branch& branch) {
    pacer_.hold();
    context_.act([&](PlaySession& session) { return session.follow(branch), std::optional<Refusal>(); });
  };
}

PlaySetup PlayWindow::setup() const { return context_.session().setup(); }

void PlayWindow::enter() {
  if (!IsShown()) {
    SetSize(drawing_.GetRect());
    if (drawing_.IsMaximized()) Maximize();
    Show();
  }
  Raise();
  canvas_->SetFocus();
}

void PlayWindow::back_to_drawing() {
  pacer_.hold();
  Hide();
  drawing_.Raise();
  drawing_.canvas().SetFocus();
}

void PlayWindow::show_in_editor(const Place& place) {
  const std::vector<Hex> hexes = hexes_of(place, drawing_.context().scenario());
  if (hexes.empty()) return report(_("Point at a place first: its hex is shown in the editor"));
  pacer_.hold();
  drawing_.canvas().jump_to(hexes);
  drawing_.Raise();
  drawing_.canvas().SetFocus();
}

void PlayWindow::show_here_in_editor() {
  const Place here = canvas_->place_here();
  show_in_editor(here == Place() ? log_->chosen_place() : here);
}

void PlayWindow::play_again() {
  auto started = PlaySession::start(setup());
  if (auto* session = started.value_if()) {
    end_shown_ = false;
    context_.start_again(std::move(*session));
    pacer_.go_on();
  }
}

void PlayWindow::undo() {
  const PlaySession& session = context_.session();
  if (!session.can_undo()) return;
  jump_to(only_bots_play() ? session.position() - 1 : session.before_last_of_person());
}

void PlayWindow::redo() {
  const PlaySession& session = context_.session();
  if (!session.can_redo()) return;
  std::size_t to = session.position() + 1;
  while (!only_bots_play() && to < session.size() && !person_decides_at(to)) ++to;
  jump_to(to);
}

bool PlayWindow::only_bots_play() const {
  return std::ranges::all_of(context_.session().players(), [](const Player& player) { return player.bot; });
}

bool PlayWindow::person_decides_at(std::size_t position) const {
  const SeatId seat = actor(context_.session().state_at(position));
  return seat != none && !context_.session().player(seat).bot;
}

void PlayWindow::jump_to(std::size_t position) {
  pacer_.hold();
  context_.act(
      [position](PlaySession& session) { return session.jump_to(position), std::optional<Refusal>(); });
}

void PlayWindow::choose_chance(bool on) {
  chooses_chance_ = on;
  context_.on_chance = nullptr;
  if (on)
    context_.on_chance = [this](const Action& action) { return gui::choose_chance(this, context_, action); };
}

void PlayWindow::take(ActionKind kind) { moves_->take(kind); }

void PlayWindow::refresh() {
  const PlaySession& session = context_.session();
  if (session.waits_for_person()) pacer_.go_on();
  SetStatusText(wxString::Format(_("Turn %d"), session.state().turn_number), Turn);
  SetStatusText(wxString::Format(_("Seed %llu"), static_cast<unsigned long long>(session.seed())), Seed);
  update_title();
  if (session.is_over() && !session.can_redo() && !end_shown_) {
    end_shown_ = true;
    CallAfter([this] { show_end_of_game(); });
  }
}

void PlayWindow::show_end_of_game() {
  switch (show_end(this, context_.session())) {
    case AfterTheEnd::PlayAgain:
      return play_again();
    case AfterTheEnd::BackToDrawing:
      return back_to_drawing();
    case AfterTheEnd::LookAround:
      break;
  }
}

void PlayWindow::ask_which(const std::vector<Choice>& choices, const Place& place) {
  wxMenu menu;
  for (const Choice& choice : choices)
    menu.Bind(
        wxEVT_MENU, [this, action = choice.action](wxCommandEvent&) { context_.perform(action); },
        menu.Append(wxID_ANY, sentence(choice.title))->GetId());
  if (place != Place()) {
    if (!choices.empty()) menu.AppendSeparator();
    menu.Bind(
        wxEVT_MENU, [this, place](wxCommandEvent&) { show_in_editor(place); },
        menu.Append(wxID_ANY, _("Show in the &editor"))->GetId());
  }
  if (menu.GetMenuItemCount() > 0) canvas_->PopupMenu(&menu);
}

// Letters mean moves wherever the keyboard is, but where letters are typed.
void PlayWindow::take_key(wxKeyEvent& event) {
  const wxWindow* focus = FindFocus();
  const bool types =
      dynamic_cast<const wxChoice*>(focus) || (log_->IsDescendant(const_cast<wxWindow*>(focus)));
  // On many keyboards digits are typed with Shift.
  if (types || event.HasModifiers() || !moves_->take_by_key(meant_key(event))) event.Skip();
}

void PlayWindow::cycle_panes(bool forward) {
  const wxWindow* focus = FindFocus();
  std::size_t at = 0;
  for (std::size_t i = 0; i < pane_count; ++i)
    if (focus && (focus == panes_[i] || panes_[i]->IsDescendant(const_cast<wxWindow*>(focus)))) at = i;
  panes_[(at + (forward ? 1 : pane_count - 1)) % pane_count]->SetFocus();
}

void PlayWindow::report(const wxString& sentence) { SetStatusText(sentence, Where); }

void PlayWindow::update_title() {
  const wxString name = shown(context_.session().game().scenario().details.title);
  wxString title = wxString::Format(_("Playing %s — Hexwright"), name.empty() ? _("Untitled") : name);
  if (drawing_.context().scenario() != context_.session().game().scenario())
    title = wxString::Format(_("%s (the drawing has changed since)"), title);
  if (title != GetTitle()) SetTitle(title);
}

}  // namespace hexwright::gui
