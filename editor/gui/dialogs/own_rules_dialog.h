#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <wx/dialog.h>

#include "model/own/packs.h"
#include "model/scenario/scenario.h"

class wxButton;
class wxCheckListBox;
class wxSizer;
class wxStaticText;

namespace hexwright::gui {

class Frame;
class OptionsPanel;
class PackPage;
class TryPanel;

/// The window of own rules: the packs of the map and of the gallery, and the chosen one with its parts.
class OwnRulesDialog : public wxDialog {
 public:
  explicit OwnRulesDialog(Frame& frame);

  const own::Packs& packs() const { return packs_; }
  /// Asks first where the map has another version of it.
  void add(const own::Element& pack);
  void go_to(const std::string& place, const Message& finding);
  void choose_place(const std::string& place);
  std::string place() const;
  /// The pack whose example map is wanted, once the window has closed for it.
  const std::optional<own::Element>& example() const { return example_; }

 private:
  void build_packs(wxSizer& sizer);
  void build_chosen(Frame& frame, wxSizer& sizer);
  wxButton* add_button(wxSizer& sizer, const wxString& label, std::function<void()> run);

  void list_packs();
  void show_chosen();
  void show_page();
  void show_problems();
  void enable_buttons(const own::Element* pack);
  void leave();
  void leave_for_example();
  /// The map's, or that of the gallery; null where no row is chosen.
  const own::Element* chosen() const;

  /// What would be another with this version of a pack of the map.
  std::vector<Message> changes_by(const own::Element& other) const;
  /// The gallery's version of a pack of the map; null where it says the same, or is not there.
  const own::Element* other_version(const own::Element& pack) const;

  void choose(const own::Packs& packs);
  void tick(int row, bool on);
  void take(const own::Element& pack);
  void keep_options(const std::string& id);
  void set_option(const std::string& pack, const std::string& option, const std::string& value);
  void open_pack();
  void save_page();
  void edit_text();
  void new_pack();
  void edit_terrain(const std::string& id);
  void edit_chosen_terrain();

  const Scenario& scenario_;
  own::Packs packs_;
  std::map<std::string, own::Element> gallery_;
  std::map<std::string, own::Element>
      offered_;                    ///< of the gallery, and those that were taken off the map here
  std::vector<std::string> rows_;  ///< ids, as listed
  std::map<std::string, own::Element> unsound_;  ///< as they are written now, with values that are wrong
  wxCheckListBox* list_;
  wxStaticText *title_, *problems_;
  OptionsPanel* options_;
  wxSizer* versions_;
  PackPage* page_;
  TryPanel* try_;
  wxButton *text_, *save_, *page_file_, *terrain_, *example_map_;
  std::optional<own::Element> example_;
};

}  // namespace hexwright::gui
