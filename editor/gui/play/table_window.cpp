#include "editor/gui/play/table_window.h"

#include <filesystem>

#include <cairo.h>
#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include "editor/core/table/running_table.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/clipboard.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/play/pictures.h"
#include "io/share/qr_code.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

constexpr int around_table = 12, beside_parts = 6, code_side = 210, bot_pause = 700;  // pixels, milliseconds
constexpr int minutes_for_notes = 10;                                                 // after the game

/// Black on white whatever the theme is, as cameras want it.
wxBitmapBundle code_picture(const QrCode& code, int side, double pixel) {
  return painted({side, side}, pixel, [&](cairo_t* cairo) {
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE);
    const double module = double(side) / (code.size() + 2 * QrCode::margin);
    for (int y = 0; y < code.size(); ++y)
      for (int x = 0; x < code.size(); ++x)
        if (code.is_dark(x, y))
          cairo_rectangle(cairo, (x + QrCode::margin) * module, (y + QrCode::margin) * module, module,
                          module);
    cairo_fill(cairo);
  });
}

/// A fresh file beside the library, where what the program keeps by itself lies.
Outcome<fs::path> place_for_record() {
  const auto kept_in = tables_folder();
  if (const auto* refusal = kept_in.refusal()) return *refusal;
  const fs::path& folder = kept_in.value();
  std::error_code fault;
  fs::create_directories(folder, fault);
  if (fault) return refuse(N_("the folder {0} cannot be made: {1}"), {folder.string(), fault.message()});
  const std::string day = utf8(wxDateTime::Now().Format("%Y-%m-%d-%H%M%S"));
  for (int number = 1;; ++number) {
    const fs::path file = folder / (day + (number == 1 ? "" : "-" + std::to_string(number)) + ".jsonl");
    if (!fs::exists(file, fault)) return file;
  }
}

HostOptions usual_options() {
  HostOptions options;
  options.bot_pause = std::chrono::milliseconds(bot_pause);
  options.time_for_notes = std::chrono::minutes(minutes_for_notes);
  return options;
}

class TableWindow : public wxFrame {
 public:
  TableWindow();
  ~TableWindow() override { table_.reset(); }  // its thread brings news to the window
  TableWindow(const TableWindow&) = delete;
  TableWindow& operator=(const TableWindow&) = delete;

  /// `entry`: of the map in the library, when it has one.
  std::optional<Refusal> open(const TableSetup& setup, std::optional<EntryId> entry);
  std::optional<Refusal> resume(const fs::path& record);

 private:
  wxPanel& page() { return *page_; }
  std::optional<Refusal> take(Outcome<std::unique_ptr<RunningTable>> opened);
  RunningTable::Deliver delivery();
  void build();
  void build_links(wxSizer& into);
  void build_seats(wxSizer& into);
  wxButton* add_button(wxSizer& row, const wxString& label, const wxString& name, std::function<void()> run);
  void copy(const std::string& link);
  void show_news(const RunningTable::News& news);
  void note(const wxString& words);
  void close(wxCloseEvent& event);

  fs::path record_;
  std::unique_ptr<RunningTable> table_;
  wxPanel* page_;
  wxStaticText* prompt_ = nullptr;
  wxListBox* events_ = nullptr;
  bool is_over_ = false;
};

TableWindow::TableWindow()
    : wxFrame(nullptr, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxDEFAULT_FRAME_STYLE, "table"),
      page_(new wxPanel(this)) {
  Bind(wxEVT_CLOSE_WINDOW, &TableWindow::close, this);
  CreateStatusBar();
}

/// None where there is no place for a library.
std::optional<PlaceInLibrary> place_in_library(std::optional<EntryId> entry = {}) {
  const auto library = standard_library_file();
  return library.refusal() ? std::nullopt : std::optional(PlaceInLibrary{library.value(), entry});
}

std::optional<Refusal> TableWindow::open(const TableSetup& setup, std::optional<EntryId> entry) {
  const auto place = place_for_record();
  if (const auto* refusal = place.refusal()) return *refusal;
  record_ = place.value();
  HostOptions options = usual_options();
  if (setup.from_network) options.address = "0.0.0.0";
  return take(
      RunningTable::open(setup.game, record_, options, translated, delivery(), place_in_library(entry)));
}

std::optional<Refusal> TableWindow::resume(const fs::path& record) {
  record_ = record;
  return take(RunningTable::resume(record_, usual_options(), translated, delivery(), place_in_library()));
}

RunningTable::Deliver TableWindow::delivery() {
  return [this](RunningTable::News news) { CallAfter([this, news = std::move(news)] { show_news(news); }); };
}

std::optional<Refusal> TableWindow::take(Outcome<std::unique_ptr<RunningTable>> opened) {
  if (const auto* refusal = opened.refusal()) return *refusal;
  table_ = std::move(opened).value();
  SetTitle(wxString::Format(_("Table: %s"), shown(table_->title())));
  build();
  return std::nullopt;
}

void TableWindow::build() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  page().SetSizer(column);
  build_links(*column);
  build_seats(*column);
  prompt_ = new wxStaticText(&page(), wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  prompt_->SetName("prompt");
  prompt_->SetFont(prompt_->GetFont().Bold());
  column->Add(prompt_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(around_table));
  events_ = new wxListBox(&page(), wxID_ANY, wxDefaultPosition, FromDIP(wxSize(-1, 110)));
  events_->SetName(_("Who came and left"));
  column->Add(events_, 1, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(around_table));
  auto* kept = new wxStaticText(&page(), wxID_ANY,
                                wxString::Format(_("The game is kept in %s"), shown(record_.string())),
                                wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_MIDDLE);
  colour_words(*kept, quiet_colour);
  column->Add(kept, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(around_table));
  auto* end = new wxBoxSizer(wxHORIZONTAL);
  end->AddStretchSpacer();
  add_button(*end, _("&End the table"), _("End the table"), [this] { Close(); });
  column->Add(end, 0, wxEXPAND | wxALL, FromDIP(around_table));
  set_help_topic(*this, HelpTopic::Playing);
  name_for_readers(*this);
  page().Fit();
  SetClientSize(page().GetBestSize());
  SetMinSize(GetSize());
  restore_window(*this, "table", GetSize());
}

void TableWindow::build_links(wxSizer& into) {
  const std::string link = table_->link_for_guests();
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const bool is_for_others = !table_->is_for_this_machine_only();
  if (const auto code = is_for_others ? QrCode::of(link) : std::nullopt) {
    auto* picture = new wxStaticBitmap(&page(), wxID_ANY,
                                       code_picture(*code, FromDIP(code_side), GetContentScaleFactor()));
    picture->SetName(_("The link for guests as a QR code"));
    row->Add(picture, 0, wxRIGHT, FromDIP(around_table));
  }
  auto* column = new wxBoxSizer(wxVERTICAL);
  auto* heading = new wxStaticText(&page(), wxID_ANY,
                                   is_for_others ? _("Guests scan the code, or open this link in a browser:")
                                                 : _("Guests open this link in a browser of this computer:"));
  column->Add(heading, 0, wxBOTTOM, FromDIP(beside_parts));
  auto* field = new wxTextCtrl(&page(), wxID_ANY, shown(link), wxDefaultPosition, FromDIP(wxSize(420, -1)),
                               wxTE_READONLY);
  field->SetName(_("Link for guests"));
  column->Add(field, 0, wxEXPAND);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  add_button(*buttons, _("&Copy the link"), _("Copy the link"), [this, link] { copy(link); });
  add_button(*buttons, _("&Join here"), _("Join here"), [link] { wxLaunchDefaultBrowser(shown(link)); });
  add_button(*buttons, _("Copy the link to &watch"), _("Copy the link to watch"),
             [this] { copy(table_->link_for_watchers()); });
  column->Add(buttons, 0, wxTOP, FromDIP(beside_parts));
  auto* hint = new wxStaticText(&page(), wxID_ANY,
                                _("A guest takes a free seat and has it again in the same browser. While "
                                  "somebody is away, the others can let a bot play on."));
  hint->Wrap(FromDIP(420));
  colour_words(*hint, quiet_colour);
  column->Add(hint, 0, wxTOP, FromDIP(around_table));
  row->Add(column, 1);
  into.Add(row, 0, wxEXPAND | wxALL, FromDIP(around_table));
}

void TableWindow::build_seats(wxSizer& into) {
  const std::vector<Player>& players = table_->players();
  auto* grid = new wxFlexGridSizer(4, FromDIP(beside_parts), FromDIP(beside_parts + 2));
  grid->AddGrowableCol(2);
  for (const SeatId seat : Ids<SeatId>(static_cast<int>(players.size()))) {
    const Player& player = players[seat.index()];
    const wxString name = shown(player.name);
    grid->Add(new wxStaticBitmap(&page(), wxID_ANY, seat_picture(seat, FromDIP(22), GetContentScaleFactor())),
              0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(new wxStaticText(&page(), wxID_ANY, name), 0, wxALIGN_CENTRE_VERTICAL);
    const wxString who = player.bot ? words(Message{player.bot->title}) : _("for a guest");
    grid->Add(new wxStaticText(&page(), wxID_ANY, who), 0, wxALIGN_CENTRE_VERTICAL);
    if (player.bot)
      grid->AddSpacer(0);
    else
      add_button(*grid, _("Copy this seat's link"), wxString::Format(_("Copy the link of %s"), name),
                 [this, seat] { copy(table_->link_for(seat)); });
  }
  into.Add(grid, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(around_table));
}

wxButton* TableWindow::add_button(wxSizer& row, const wxString& label, const wxString& name,
                                  std::function<void()> run) {
  auto* button = new wxButton(&page(), wxID_ANY, label);
  button->SetName(name);
  button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  row.Add(button, 0, wxRIGHT, FromDIP(beside_parts));
  return button;
}

void TableWindow::copy(const std::string& link) {
  SetStatusText(to_clipboard(link) ? _("The link is on the clipboard")
                                   : _("The clipboard cannot be reached"));
}

void TableWindow::show_news(const RunningTable::News& news) {
  if (news.event) note(sentence(*news.event));
  if (news.prompt) prompt_->SetLabel(shown(*news.prompt));
  if (!news.is_over) return;
  is_over_ = true;
  if (news.refusal)
    note(sentence(news.refusal->why));
  else
    note(_("The table is closed"));
}

void TableWindow::note(const wxString& words) {
  const wxString line = wxDateTime::Now().Format("%H:%M  ") + words;
  events_->Append(line);
  events_->EnsureVisible(static_cast<int>(events_->GetCount()) - 1);
  announce(*events_, words);
}

void TableWindow::close(wxCloseEvent& event) {
  if (event.CanVeto() && !is_over_) {
    wxMessageDialog ask(this, _("End the table for everybody?"), _("A game in play"),
                        wxYES_NO | wxICON_QUESTION);
    ask.SetExtendedMessage(wxString::Format(
        _("What was played is kept in %s; Play → Go On with a Table opens it again, with the same links."),
        shown(record_.string())));
    ask.SetYesNoLabels(_("&End it"), _("&Go on"));
    if (ask.ShowModal() != wxID_YES) {
      event.Veto();
      return;
    }
  }
  remember_window(*this, "table");
  if (const auto refusal = table_->end())
    wxMessageBox(sentence(refusal->why), _("The game is not in the library"), wxOK | wxICON_WARNING, this);
  Destroy();
}

}  // namespace

namespace {

/// In a window of its own, or the reason why not.
void show_table(Frame& frame, const std::function<std::optional<Refusal>(TableWindow&)>& open) {
  auto* window = new TableWindow;
  if (const auto refusal = open(*window)) {
    window->Destroy();
    wxMessageBox(sentence(refusal->why), _("The table cannot be opened"), wxOK | wxICON_ERROR, &frame);
    return;
  }
  window->Show();
}

}  // namespace

void open_table(Frame& frame, const TableSetup& setup) {
  const auto entry = frame.autosave() ? frame.autosave()->work().entry() : std::nullopt;
  show_table(frame, [&](TableWindow& window) { return window.open(setup, entry); });
}

void open_kept_table(Frame& frame, const std::filesystem::path& record) {
  show_table(frame, [&](TableWindow& window) { return window.resume(record); });
}

}  // namespace hexwright::gui
