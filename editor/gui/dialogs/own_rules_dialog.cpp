#include <algorithm>
#include <map>

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/dialog.h>
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

class OwnRulesDialog : public wxDialog {
 public:
  explicit OwnRulesDialog(Frame& frame);
  const own::Packs& packs() const { return packs_; }
  void go_to(const std::string& place, const Message& finding);
  std::string place() const { return page_->place(); }

 private:
  void list_packs();
  void choose(const own::Packs& packs);
  void tick(int row, bool on);
  void show_chosen();
  void show_page();
  void keep_options(const std::string& id);
  void take(const own::Element& pack);
  void enable_buttons(const own::Element* pack);
  void leave();
  void set_option(const std::string& pack, const std::string& option, const std::string& value);
  void show_problems();
  void open_pack();
  void save_pack();
  void edit_text();
  void new_pack();
  void edit_terrain(const std::string& id);
  /// The map's, or that of the gallery; null where no row is chosen.
  const own::Element* chosen() const;
  wxButton* add_button(wxSizer& sizer, const wxString& label, std::function<void()> run);

  const Scenario& scenario_;
  own::Packs packs_;
  std::map<std::string, own::Element>
      offered_;                    ///< of the gallery, and those that were taken off the map here
  std::vector<std::string> rows_;  ///< ids, as listed
  std::map<std::string, own::Element> unsound_;  ///< as they are written now, with values that are wrong
  wxCheckListBox* list_;
  wxStaticText *title_, *problems_;
  OptionsPanel* options_;
  PackPage* page_;
  wxButton *text_, *save_, *terrain_;
};

OwnRulesDialog::OwnRulesDialog(Frame& frame)
    : wxDialog(&frame, wxID_ANY, _("Own Rules"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "own rules"),
      scenario_(frame.context().scenario()),
      packs_(scenario_.own) {
  if (auto gallery = all_packs(); auto* packs = gallery.value_if())
    for (GalleryPack& each : *packs) offered_.emplace(each.id, std::move(each.pack));
  auto* across = new wxBoxSizer(wxHORIZONTAL);
  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(new wxStaticText(this, wxID_ANY, _("Ticked packs are part of the map:")), 0, wxBOTTOM,
            FromDIP(6));
  list_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(190, 320)));
  list_->SetName(_("Packs of own rules"));
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_chosen(); });
  list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& event) {
    tick(event.GetInt(), list_->IsChecked(static_cast<unsigned>(event.GetInt())));
  });
  left->Add(list_, 1, wxEXPAND);
  auto* buttons = new wxGridSizer(1, FromDIP(4), FromDIP(4));
  add_button(*buttons, _("New &Terrain…"), [this] { edit_terrain({}); });
  add_button(*buttons, _("&New Pack…"), [this] { new_pack(); });
  add_button(*buttons, _("&Open Pack…"), [this] { open_pack(); });
  left->Add(buttons, 0, wxEXPAND | wxTOP, FromDIP(6));
  across->Add(left, 0, wxEXPAND | wxALL, FromDIP(12));
  auto* right = new wxBoxSizer(wxVERTICAL);
  title_ = new wxStaticText(this, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold());
  right->Add(title_, 0, wxEXPAND);
  options_ = new OptionsPanel(this);
  options_->on_value = [this](const std::string& pack, const std::string& option, const std::string& value) {
    set_option(pack, option, value);
  };
  right->Add(options_, 0, wxEXPAND | wxTOP, FromDIP(8));
  page_ = new PackPage(this, frame);
  page_->on_change = [this](const own::Element& pack) { take(pack); };
  right->Add(page_, 1, wxEXPAND | wxTOP, FromDIP(8));
  auto* more = new wxBoxSizer(wxHORIZONTAL);
  terrain_ = add_button(*more, _("Chan&ge Terrain…"), [this] {
    const own::Element* part = page_->chosen();
    for (const own::Element& each : chosen()->children)
      if (each.name == "terrain" && (!part || part->name != "terrain" || part->get("id") == each.get("id")))
        return edit_terrain(std::string(each.get("id")));
  });
  text_ = add_button(*more, _("&Edit as Text…"), [this] { edit_text(); });
  save_ = add_button(*more, _("&Save Pack…"), [this] { save_pack(); });
  right->Add(more, 0, wxTOP, FromDIP(6));
  across->Add(right, 1, wxEXPAND | wxTOP | wxRIGHT | wxBOTTOM, FromDIP(12));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(across, 1, wxEXPAND);
  problems_ = new wxStaticText(this, wxID_ANY, "");
  problems_->SetName(_("Problems of the own rules"));
  colour_words(*problems_, error_colour);
  sizer->Add(problems_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(12));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  FindWindow(wxID_OK)->SetName("OK");
  FindWindow(wxID_CANCEL)->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); });
  SetSizerAndFit(sizer);
  list_packs();
  const std::string last = pack_in(last_place());
  const bool is_here = packs_.find(last) != nullptr;
  if (!rows_.empty())
    list_->SetSelection(is_here ? static_cast<int>(std::ranges::find(rows_, last) - rows_.begin()) : 0);
  show_chosen();
  if (is_here) page_->choose_place(last_place());
  show_problems();
  set_help_topic(*this, HelpTopic::OwnRules);
  name_for_readers(*this);
  // At the right, so that the map with its marks is seen beside it.
  const wxRect around = frame.GetRect();
  SetPosition({around.GetRight() - GetSize().x - FromDIP(8), around.y + (around.height - GetSize().y) / 2});
  list_->SetFocus();
}

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
  for (const bool on : {true, false})
    for (const auto& [id, pack] : offered_)
      if (on == (packs_.find(id) != nullptr)) add(pack, on);
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
    const bool on = packs_.find(rows_[row]) != nullptr;
    if (list_->IsChecked(place) != on) list_->Check(place, on);
  }
  show_chosen();
  show_problems();
}

void OwnRulesDialog::tick(int row, bool on) {
  const std::string id = rows_[at(row)];
  list_->SetSelection(row);
  if (on) return choose(with_pack(packs_, offered_.at(id)));
  offered_.insert_or_assign(id, *packs_.find(id));
  unsound_.erase(id);
  auto fewer = without_pack(packs_, id);
  Scenario without = scenario_;
  const auto outcome = apply_edit(without, SetPacks{fewer.value()});
  if (const auto* no = outcome.refusal()) {
    wxMessageBox(sentence(no->why), _("Own Rules"), wxOK | wxICON_INFORMATION, this);
    return choose(packs_);
  }
  choose(fewer.value());
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

// What is kept apart is the same pack: what was typed there stays, and an option has one value.
void OwnRulesDialog::keep_options(const std::string& id) {
  const auto unsound = unsound_.find(id);
  if (unsound == unsound_.end()) return;
  for (const own::Element& option : packs_.find(id)->children)
    for (own::Element& same : unsound->second.children)
      if (option.name == "option" && same.name == "option" && same.get("id") == option.get("id"))
        same.set("value", option.get("value"));
}

// What has a value of a wrong form is kept apart: no map takes it.
void OwnRulesDialog::take(const own::Element& pack) {
  const std::string id(pack.get("id"));
  unsound_.erase(id);
  if (own::form_problems(pack).empty())
    packs_ = with_pack(packs_, pack);
  else
    unsound_.emplace(id, pack);
  const wxString title = shown(pack.get("title"));
  const int row = list_->GetSelection();
  if (list_->GetString(static_cast<unsigned>(row)) != title) {
    list_->SetString(static_cast<unsigned>(row), title);
    list_->Check(static_cast<unsigned>(row), true);
    title_->SetLabelText(title);
  }
  enable_buttons(&pack);
  options_->show(&pack, true);
  show_problems();
}

void OwnRulesDialog::enable_buttons(const own::Element* pack) {
  const bool is_sound = pack && !unsound_.contains(std::string(pack->get("id")));
  const bool has_terrain =
      is_sound && packs_.find(pack->get("id")) &&
      std::ranges::any_of(pack->children, [](const own::Element& part) { return part.name == "terrain"; });
  terrain_->Enable(has_terrain);
  text_->Enable(is_sound);
  save_->Enable(is_sound);
}

void OwnRulesDialog::leave() {
  const bool changed = packs_ != scenario_.own || !unsound_.empty();
  if (!changed) return EndModal(wxID_CANCEL);
  wxMessageDialog question(this, _("Leave the own rules without the changes that you made?"), _("Own Rules"),
                           wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
  question.SetYesNoLabels(_("&Leave"), _("&Keep Editing"));
  if (question.ShowModal() == wxID_YES) EndModal(wxID_CANCEL);
}

void OwnRulesDialog::set_option(const std::string& pack, const std::string& option,
                                const std::string& value) {
  auto with = with_option(packs_, pack, option, value);
  auto* packs = with.value_if();
  if (!packs) return;
  packs_ = *packs;
  keep_options(pack);
  show_page();
  show_problems();
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
  Layout();
  // The lists are lower with more problems beneath them.
  if (const int row = list_->GetSelection(); row != wxNOT_FOUND) list_->EnsureVisible(row);
}

void OwnRulesDialog::go_to(const std::string& place, const Message& finding) {
  const auto row = std::ranges::find(rows_, pack_in(place));
  if (row == rows_.end()) return;
  list_->SetSelection(static_cast<int>(row - rows_.begin()));
  show_chosen();
  page_->go_to(place, finding);
}

void OwnRulesDialog::open_pack() {
  if (auto pack = read_pack_file(this)) choose(with_pack(packs_, *std::move(pack)));
}

void OwnRulesDialog::save_pack() {
  if (const own::Element* pack = chosen()) write_pack_file(this, *pack);
}

void OwnRulesDialog::edit_text() {
  const own::Element* pack = chosen();
  if (!pack) return;
  own::Element shown = *pack;
  // The usual limit: a first line, which changes nothing.
  if (shown.children.empty()) shown.children.push_back({"set", {{"what", "hand-limit"}, {"to", "7"}}, {}});
  if (auto changed = edit_pack_as_text(this, shown)) choose(with_pack(packs_, std::move(*changed)));
}

void OwnRulesDialog::new_pack() {
  std::string id = "mine";
  for (int i = 2; packs_.find(id); ++i) id = "mine-" + std::to_string(i);
  choose(with_pack(packs_, hexwright::new_pack(id, utf8(_("My rules")))));
  page_->begin();
}

void OwnRulesDialog::edit_terrain(const std::string& id) {
  if (const auto packs = edit_own_terrain(this, packs_, id)) choose(*packs);
}

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
  ask(frame, dialog);
}

void show_own_rules(Frame& frame, const std::string& place, const Message& finding) {
  OwnRulesDialog dialog(frame);
  dialog.go_to(place, finding);
  ask(frame, dialog);
}

}  // namespace hexwright::gui
