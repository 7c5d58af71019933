#include "editor/gui/menus/command_palette.h"

#include <algorithm>
#include <memory>

#include <wx/accel.h>
#include <wx/dataview.h>
#include <wx/dialog.h>
#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/core/search/command_search.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

constexpr wchar_t before_letter = L'\u2003';  // labels of tools have it before their letter, "(B)"

wxString keys_of(const wxMenuItem& line, const wxString& letter) {
  const std::unique_ptr<wxAcceleratorEntry> key(line.GetAccel());
  const wxString written = key ? key->ToString() : wxString();
  return letter.empty() || written.empty() ? letter + written : letter + ", " + written;
}

MenuCommand command(const wxMenuItem& line, const wxString& menus) {
  const wxString label = line.GetItemLabelText();
  wxString letter = label.AfterFirst(before_letter);
  letter.Replace("(", "");
  letter.Replace(")", "");
  return {.id = line.GetId(),
          .name = menus + label.BeforeFirst(before_letter),
          .keys = keys_of(line, letter),
          .help = line.GetHelp(),
          .enabled = line.IsEnabled(),
          .checked = line.IsCheckable() && line.IsChecked()};
}

void add(const wxMenu& menu, const wxString& menus, std::vector<MenuCommand>& commands) {
  for (const wxMenuItem* line : menu.GetMenuItems()) {
    if (line->IsSubMenu())
      add(*line->GetSubMenu(), menus + line->GetItemLabelText() + ": ", commands);
    else if (!line->IsSeparator())
      commands.push_back(command(*line, menus));
  }
}

// As if it were pulled down: it lists recent files, and what cannot be chosen now is grey.
void bring_up_to_date(wxFrame& window, wxMenu& menu) {
  for (const wxEventType type : {wxEVT_MENU_OPEN, wxEVT_MENU_CLOSE}) {
    wxMenuEvent event(type, 0, &menu);
    window.ProcessWindowEvent(event);
  }
  menu.UpdateUI(window.GetEventHandler());
}

}  // namespace

std::vector<MenuCommand> commands_of(wxFrame& window) {
  std::vector<MenuCommand> commands;
  const wxMenuBar& bar = *window.GetMenuBar();
  for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
    wxMenu& menu = *bar.GetMenu(at);
    bring_up_to_date(window, menu);
    add(menu, bar.GetMenuLabelText(at) + ": ", commands);
  }
  return commands;
}

namespace {

enum CommandColumn : unsigned { NameColumn, KeysColumn };
constexpr int name_width = 430, keys_width = 150, list_height = 380;
constexpr int page_of_rows = 10;

std::wstring to_search(const wxString& text) { return text.Lower().ToStdWstring(); }

/// The commands that were found; those that cannot be run now are grey.
class Found : public wxDataViewVirtualListModel {
 public:
  explicit Found(const std::vector<MenuCommand>& commands) : commands_(commands) {}

  std::size_t size() const { return rows_.size(); }
  const MenuCommand& at(unsigned row) const { return commands_[rows_[row]]; }
  void show(std::vector<std::size_t> rows) {
    rows_ = std::move(rows);
    Reset(static_cast<unsigned>(rows_.size()));
  }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
    const MenuCommand& command = at(row);
    value =
        column == KeysColumn ? command.keys : (command.checked ? wxString(L"✓ ") : wxString()) + command.name;
  }
  bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
  bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& look) const override {
    if (!at(row).enabled) look.SetColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    return !at(row).enabled;
  }

 private:
  const std::vector<MenuCommand>& commands_;
  std::vector<std::size_t> rows_;
};

class CommandPalette : public wxDialog {
 public:
  explicit CommandPalette(wxFrame& window);
  /// Null when nothing is found.
  const MenuCommand* chosen() const;

 private:
  void search();
  void choose(int row);
  void take_key(wxKeyEvent& event);
  void run();
  void explain();

  std::vector<MenuCommand> commands_;
  std::vector<SearchedCommand> searched_;
  std::vector<std::wstring> used_lately_;
  wxObjectDataPtr<Found> found_;
  wxSearchCtrl* words_;
  wxDataViewCtrl* list_;
  wxStaticText* help_;
};

CommandPalette::CommandPalette(wxFrame& window)
    : wxDialog(&window, wxID_ANY, _("Find a command"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "commands"),
      commands_(commands_of(window)),
      found_(new Found(commands_)) {
  for (const MenuCommand& command : commands_)
    searched_.push_back({to_search(command.name), to_search(command.help)});
  for (const std::string& name : app().settings().recent_commands)
    used_lately_.push_back(to_search(shown(name)));
  words_ = new wxSearchCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  words_->SetName(_("Name of the command"));
  words_->SetDescriptiveText(_("Words of its name, in any order"));
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition,
                             fit_to_text(*this, wxSize(name_width + keys_width + 24, list_height)),
                             wxDV_SINGLE | wxDV_NO_HEADER);
  list_->SetName(_("Commands"));
  list_->AssociateModel(found_.get());
  list_->AppendTextColumn(_("Command"), NameColumn, wxDATAVIEW_CELL_INERT, fit_to_text(*this, name_width))
      ->GetRenderer()
      ->EnableEllipsize(wxELLIPSIZE_END);
  list_->AppendTextColumn(_("Keys"), KeysColumn, wxDATAVIEW_CELL_INERT, fit_to_text(*this, keys_width));
  help_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  colour_words(*help_, quiet_colour);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words_, 0, wxEXPAND | wxALL, FromDIP(gap));
  sizer->Add(list_, 1, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(gap));
  sizer->Add(help_, 0, wxEXPAND | wxALL, FromDIP(gap));
  SetSizerAndFit(sizer);
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
              [this](wxDataViewEvent&) { after_event(*list_, [this] { run(); }); });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { explain(); });
  Bind(wxEVT_CHAR_HOOK, &CommandPalette::take_key, this);
  search();
  set_help_topic(*this, HelpTopic::Window);
  name_for_readers(*this);
  CentreOnParent();
  words_->SetFocus();
}

const MenuCommand* CommandPalette::chosen() const {
  const wxDataViewItem item = list_->GetSelection();
  const unsigned row = item.IsOk() ? found_->GetRow(item) : 0U;
  return item.IsOk() && row < found_->size() ? &found_->at(row) : nullptr;
}

void CommandPalette::search() {
  found_->show(ranked(to_search(words_->GetValue()), searched_, used_lately_));
  choose(0);
}

void CommandPalette::choose(int row) {
  const int last = static_cast<int>(found_->size()) - 1;
  if (last >= 0) {
    const int chosen = std::clamp(row, 0, last);
    list_->Select(found_->GetItem(static_cast<unsigned>(chosen)));
    scroll_to_row(*list_, chosen);
  }
  explain();
}

// The keyboard stays with the words while the arrows walk through the list.
void CommandPalette::take_key(wxKeyEvent& event) {
  const wxDataViewItem item = list_->GetSelection();
  const int row = item.IsOk() ? static_cast<int>(found_->GetRow(item)) : 0;
  switch (event.GetKeyCode()) {
    case WXK_DOWN:
      return choose(row + 1);
    case WXK_UP:
      return choose(row - 1);
    case WXK_PAGEDOWN:
      return choose(row + page_of_rows);
    case WXK_PAGEUP:
      return choose(row - page_of_rows);
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
      return run();
    case WXK_ESCAPE:
      return EndModal(wxID_CANCEL);
    default:
      event.Skip();
  }
}

void CommandPalette::run() {
  const MenuCommand* command = chosen();
  if (!command || !command->enabled) return wxBell();
  EndModal(wxID_OK);
}

void CommandPalette::explain() {
  const MenuCommand* command = chosen();
  wxString words = command ? command->help : _("No command has these words in its name.");
  if (command && !command->enabled) words += "  —  " + _("not possible now");
  help_->SetLabelText(words);
  describe_to_readers(*words_, command ? command->name + ", " + words : words);
}

}  // namespace

void choose_command(wxFrame& window) {
  MenuCommand command;
  {
    CommandPalette palette(window);
    if (palette.ShowModal() != wxID_OK) return;
    command = *palette.chosen();
  }
  app().settings().remember_command(utf8(command.name));
  save_settings(app().settings());
  window.ProcessCommand(command.id);
}

}  // namespace hexwright::gui
