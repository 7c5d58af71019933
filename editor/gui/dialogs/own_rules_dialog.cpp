#include "editor/gui/dialogs/own_rules_dialog.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/document/template_catalogue.h"
#include "editor/core/editing/own_repairs.h"
#include "editor/core/editing/own_rules.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/dialogs/own_options_panel.h"
#include "editor/gui/dialogs/own_pack_page.h"
#include "editor/gui/dialogs/own_try_panel.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/map_view.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"

namespace hexwright::gui {
namespace {

/// Where somebody was when the window closed, in this run of the program.
std::string& last_place() {
  static std::string place;
  return place;
}

std::string pack_in(const std::string& place) { return place.substr(0, place.find('/')); }

std::optional<own::Element> optional_of(const own::Element* pack) {
  return pack ? std::optional(*pack) : std::nullopt;
}

}  // namespace

OwnRulesDialog::OwnRulesDialog(Frame& frame)
    : wxDialog(&frame, wxID_ANY, _("Own Rules"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "own rules"),
      scenario_(frame.context().scenario()),
      packs_(scenario_.own) {
  if (auto gallery = all_packs(translated); auto* packs = gallery.value_if())
    for (GalleryPack& each : *packs) gallery_.emplace(each.id, std::move(each.pack));
  offered_ = gallery_;
  auto* across = new wxBoxSizer(wxHORIZONTAL);
  auto *left = new wxBoxSizer(wxVERTICAL), *right = new wxBoxSizer(wxVERTICAL);
  build_packs(*left);
  across->Add(left, 0, wxEXPAND | wxALL, FromDIP(12));
  build_chosen(frame, *right);
  across->Add(right, 1, wxEXPAND | wxTOP | wxRIGHT | wxBOTTOM, FromDIP(12));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(across, 1, wxEXPAND);
  try_ = new TryPanel(this);
  sizer->Add(try_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12));
  problems_ = new wxStaticText(this, wxID_ANY, "");
  problems_->SetName(_("Problems of the own rules"));
  colour_words(*problems_, error_colour);
  sizer->Add(problems_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(12));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  FindWindow(wxID_OK)->SetName("OK");
  FindWindow(wxID_CANCEL)->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); });
  SetSizerAndFit(sizer);
  list_packs();
  if (!rows_.empty()) list_->SetSelection(0);
  show_chosen();
  show_problems();
  set_help_topic(*this, HelpTopic::OwnRules);
  name_for_readers(*this);
  // At the right, so that the map with its marks is seen beside it.
  const wxRect around = frame.GetRect();
  SetPosition({around.GetRight() - GetSize().x - FromDIP(8), around.y + (around.height - GetSize().y) / 2});
  take_dropped_packs(*this, [this](const own::Element& pack) { add(pack); });
  list_->SetFocus();
}

void OwnRulesDialog::build_packs(wxSizer& sizer) {
  sizer.Add(new wxStaticText(this, wxID_ANY, _("Ticked packs are part of the map:")), 0, wxBOTTOM,
            FromDIP(6));
  list_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(190, 320)));
  list_->SetName(_("Packs of own rules"));
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_chosen(); });
  list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& event) {
    tick(event.GetInt(), list_->IsChecked(static_cast<unsigned>(event.GetInt())));
  });
  sizer.Add(list_, 1, wxEXPAND);
  auto* buttons = new wxGridSizer(1, FromDIP(4), FromDIP(4));
  add_button(*buttons, _("New &Terrain…"), [this] { edit_terrain({}); });
  add_button(*buttons, _("&New Pack…"), [this] { new_pack(); });
  add_button(*buttons, _("&Open Pack…"), [this] { open_pack(); });
  example_map_ = add_button(*buttons, _("E&xample Map"), [this] { leave_for_example(); });
  example_map_->SetToolTip(_("Closes this window, and shows the pack on a board of the base game"));
  sizer.Add(buttons, 0, wxEXPAND | wxTOP, FromDIP(6));
}

void OwnRulesDialog::build_chosen(Frame& frame, wxSizer& sizer) {
  title_ = new wxStaticText(this, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold());
  sizer.Add(title_, 0, wxEXPAND);
  versions_ = new wxBoxSizer(wxHORIZONTAL);
  versions_->Add(new wxStaticText(this, wxID_ANY, _("The gallery has another version of this pack.")), 0,
                 wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  add_button(*versions_, _("Co&mpare…"), [this] { add(gallery_.at(std::string(chosen()->get("id")))); });
  sizer.Add(versions_, 0, wxEXPAND | wxTOP, FromDIP(4));
  options_ = new OptionsPanel(this);
  options_->on_value = [this](const std::string& pack, const std::string& option, const std::string& value) {
    set_option(pack, option, value);
  };
  sizer.Add(options_, 0, wxEXPAND | wxTOP, FromDIP(8));
  page_ = new PackPage(this, frame);
  page_->on_change = [this](const own::Element& pack) { take(pack); };
  sizer.Add(page_, 1, wxEXPAND | wxTOP, FromDIP(8));
  auto* more = new wxBoxSizer(wxHORIZONTAL);
  terrain_ = add_button(*more, _("Chan&ge Terrain…"), [this] { edit_chosen_terrain(); });
  text_ = add_button(*more, _("&Edit as Text…"), [this] { edit_text(); });
  save_ = add_button(*more, _("&Save Pack…"), [this] { write_pack_file(this, *chosen()); });
  page_file_ = add_button(*more, _("Save as &Page…"), [this] { save_page(); });
  sizer.Add(more, 0, wxTOP, FromDIP(6));
}

std::string OwnRulesDialog::place() const { return page_->place(); }

wxButton* OwnRulesDialog::add_button(wxSizer& sizer, const wxString& label, std::function<void()> run) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->SetName(button->GetLabelText());
  button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  sizer.Add(button, 0, wxEXPAND | wxRIGHT, FromDIP(4));
  return button;
}

void OwnRulesDialog::list_packs() {
  const auto add = [&](const own::Element& pack, bool on) {
    rows_.emplace_back(pack.get("id"));
    list_->Check(static_cast<unsigned>(list_->Append(shown(pack.get("title")))), on);
  };
  for (const own::Element& pack : packs_.all())
    if (!offered_.contains(std::string(pack.get("id")))) add(pack, true);
  // Those of the map before what else there is.
  std::vector<const own::Element*> by_title;
  for (const auto& [id, pack] : offered_) by_title.push_back(&pack);
  std::ranges::stable_sort(by_title, [](const own::Element* a, const own::Element* b) {
    return shown(a->get("title")).CmpNoCase(shown(b->get("title"))) < 0;
  });
  for (const bool on : {true, false})
    for (const own::Element* pack : by_title)
      if (on == (packs_.find(pack->get("id")) != nullptr)) add(*pack, on);
}

void OwnRulesDialog::choose(const own::Packs& packs) {
  packs_ = packs;
  // Rows stay where they are; a pack that was not listed comes at the end.
  for (const own::Element& pack : packs_.all()) {
    const std::string id(pack.get("id"));
    if (std::find(rows_.begin(), rows_.end(), id) != rows_.end()) continue;
    rows_.push_back(id);
    list_->Append(shown(pack.get("title")));
    list_->SetSelection(static_cast<int>(rows_.size()) - 1);
  }
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const auto place = static_cast<unsigned>(row);
    const own::Element* pack = packs_.find(rows_[row]);
    if (pack && list_->GetString(place) != shown(pack->get("title")))
      list_->SetString(place, shown(pack->get("title")));
    if (list_->IsChecked(place) != (pack != nullptr)) list_->Check(place, pack != nullptr);
  }
  show_chosen();
  show_problems();
}

const own::Element* OwnRulesDialog::chosen() const {
  const int row = list_->GetSelection();
  if (row == wxNOT_FOUND) return nullptr;
  const std::string& id = rows_[at(row)];
  if (const own::Element* pack = packs_.find(id)) return pack;
  const auto found = offered_.find(id);
  return found == offered_.end() ? nullptr : &found->second;
}

void OwnRulesDialog::show_chosen() {
  const own::Element* pack = chosen();
  const bool on = pack && packs_.find(pack->get("id"));
  title_->SetLabelText(pack ? shown(pack->get("title")) : wxString());
  options_->show(pack, on);
  show_page();
  enable_buttons(pack);
  Layout();
}

void OwnRulesDialog::show_page() {
  const own::Element* pack = chosen();
  const auto unsound = unsound_.find(pack ? std::string(pack->get("id")) : std::string());
  page_->show(packs_, unsound != unsound_.end() ? std::optional(unsound->second) : optional_of(pack),
              pack && packs_.find(pack->get("id")));
}

void OwnRulesDialog::enable_buttons(const own::Element* pack) {
  const bool is_sound = pack && !unsound_.contains(std::string(pack->get("id")));
  const bool has_terrain =
      is_sound && packs_.find(pack->get("id")) &&
      std::ranges::any_of(pack->children, [](const own::Element& part) { return part.name == "terrain"; });
  terrain_->Enable(has_terrain);
  text_->Enable(is_sound);
  save_->Enable(is_sound);
  page_file_->Enable(is_sound);
  example_map_->Enable(is_sound);
  versions_->ShowItems(is_sound && other_version(*pack));
}

void OwnRulesDialog::leave_for_example() {
  example_ = *chosen();
  leave();
  if (IsModal()) example_.reset();  // there was something to keep
}

void OwnRulesDialog::leave() {
  const bool changed = packs_ != scenario_.own || !unsound_.empty();
  if (!changed) return EndModal(wxID_CANCEL);
  wxMessageDialog question(this, _("Leave the own rules without the changes that you made?"), _("Own Rules"),
                           wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
  question.SetYesNoLabels(_("&Leave"), _("&Keep Editing"));
  if (question.ShowModal() == wxID_YES) EndModal(wxID_CANCEL);
}

// Errors of the own rules with the map as it would be.
void OwnRulesDialog::show_problems() {
  Scenario trial = scenario_;
  wxString words;
  bool fits = true;
  const auto outcome = apply_edit(trial, SetPacks{packs_});
  if (const auto* no = outcome.refusal()) {
    words = sentence(no->why);
    fits = false;
  } else {
    auto findings = validate(trial);
    fit_own_findings(trial, findings);
    for (const Finding& finding : findings)
      if (finding.check.starts_with("own.") && finding.severity == Severity::Error)
        words += (words.empty() ? "" : "\n") + wxString::FromUTF8("⚠ ") + sentence(finding.message);
  }
  for (const auto& [id, pack] : unsound_)
    words += (words.empty() ? "" : "\n") + wxString::FromUTF8("⚠ ") +
             wxString::Format(_("%s: mend what is marked, or take it out"), shown(pack.get("title")));
  problems_->SetLabelText(words);
  problems_->Wrap(std::max(GetClientSize().x, FromDIP(600)) - FromDIP(24));
  FindWindow(wxID_OK)->Enable(fits && unsound_.empty());
  try_->show_map(trial, fits && unsound_.empty());
  Layout();
  // The lists are lower with more problems beneath them.
  if (const int row = list_->GetSelection(); row != wxNOT_FOUND) list_->EnsureVisible(row);
}

void OwnRulesDialog::choose_place(const std::string& place) {
  const auto row = std::ranges::find(rows_, pack_in(place));
  if (row == rows_.end() || !packs_.find(*row)) return;
  list_->SetSelection(static_cast<int>(row - rows_.begin()));
  show_chosen();
  page_->choose_place(place);
}

void OwnRulesDialog::go_to(const std::string& place, const Message& finding) {
  const auto row = std::ranges::find(rows_, pack_in(place));
  if (row == rows_.end()) return;
  list_->SetSelection(static_cast<int>(row - rows_.begin()));
  show_chosen();
  page_->go_to(place, finding);
}

namespace {

void ask(Frame& frame, OwnRulesDialog& dialog) {
  const int answer = dialog.ShowModal();
  last_place() = dialog.place();
  // Where a question above it closed just before, the window manager may know nobody who gets the keyboard.
  frame.Raise();
  if (answer == wxID_OK && dialog.packs() != frame.context().scenario().own)
    frame.context().perform(set_packs(frame.context().scenario().own, dialog.packs()));
}

}  // namespace

void edit_own_rules(Frame& frame) {
  OwnRulesDialog dialog(frame);
  dialog.choose_place(last_place());
  ask(frame, dialog);
  if (const auto& pack = dialog.example()) open_example(frame, *pack);
}

void add_pack_file(Frame& frame, const std::filesystem::path& path) {
  auto* open = dynamic_cast<OwnRulesDialog*>(wxWindow::FindWindowByName("own rules", &frame));
  const auto pack = read_pack_at(open ? static_cast<wxWindow*>(open) : &frame, path);
  if (!pack) return;
  if (open) return open->add(*pack);
  OwnRulesDialog dialog(frame);
  // When it is seen: there may be a question to be asked above it.
  dialog.CallAfter([&] { dialog.add(*pack); });
  ask(frame, dialog);
}

void show_own_rules(Frame& frame, const std::string& place, const Message& finding) {
  OwnRulesDialog dialog(frame);
  dialog.go_to(place, finding);
  ask(frame, dialog);
}

}  // namespace hexwright::gui
