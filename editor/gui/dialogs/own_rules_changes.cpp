#include <algorithm>

#include <wx/checklst.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/stattext.h>

#include "editor/core/document/in_language.h"
#include "editor/core/editing/own_rules.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/dialogs/own_options_panel.h"
#include "editor/gui/dialogs/own_pack_page.h"
#include "editor/gui/dialogs/own_rules_dialog.h"
#include "model/board/index.h"
#include "model/comparison/comparison.h"
#include "model/own/vocabulary.h"
#include "model/scenario/edit.h"

// What the window of own rules does to packs.

namespace hexwright::gui {

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

std::vector<Message> OwnRulesDialog::changes_by(const own::Element& other) const {
  const own::Element* mine = packs_.find(other.get("id"));
  if (!mine) return {};
  const own::Packs with = with_pack(packs_, other);
  return compare_packs(packs_, *mine, with, *with.find(other.get("id")));
}

const own::Element* OwnRulesDialog::other_version(const own::Element& pack) const {
  const auto found = gallery_.find(std::string(pack.get("id")));
  if (found == gallery_.end() || changes_by(found->second).empty()) return nullptr;
  // A pack that was taken in another language is no other version.
  const own::Packs with = with_pack(packs_, found->second);
  return rules_of(*packs_.find(found->first)) == rules_of(*with.find(found->first)) ? nullptr
                                                                                    : &found->second;
}

void OwnRulesDialog::add(const own::Element& pack) {
  if (const auto changes = changes_by(pack); !changes.empty() && !ask_to_replace(this, pack, changes)) return;
  unsound_.erase(std::string(pack.get("id")));
  choose(with_pack(packs_, pack));
  choose_place(std::string(pack.get("id")));
  list_->SetFocus();  // the button that asked may be gone
}

void OwnRulesDialog::open_pack() {
  if (const auto pack = read_pack_file(this)) add(*pack);
}

void OwnRulesDialog::save_page() {
  const own::Element& pack = *chosen();
  write_pack_page(this, packs_.find(pack.get("id")) ? packs_ : with_pack(packs_, pack), pack);
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

void OwnRulesDialog::edit_chosen_terrain() {
  const own::Element* part = page_->chosen();
  for (const own::Element& each : chosen()->children)
    if (each.name == "terrain" && (!part || part->name != "terrain" || part->get("id") == each.get("id")))
      return edit_terrain(std::string(each.get("id")));
}

}  // namespace hexwright::gui
