#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/panel.h>

#include "editor/core/editing/own_repairs.h"
#include "io/render/board/heat.h"

class wxButton;
class wxListBox;
class wxStaticText;

namespace hexwright::gui {

class Frame;
class ThingView;

/// What a pack is made of: its things by kind, as sentences; the chosen one with its slots, and the places of
/// the map that it speaks of marked there.
class PackPage : public wxPanel {
 public:
  PackPage(wxWindow* parent, Frame& frame);
  ~PackPage() override;

  /// Another pack, or the same one as others made it. None: nothing.
  void show(const own::Packs& packs, std::optional<own::Element> pack, bool editable);
  /// The pack itself is chosen, and its first slot has the keyboard.
  void begin();
  /// The slot that a finding is about, or else the thing at its place, gets the keyboard.
  void go_to(const std::string& place, const Message& finding);
  /// The thing at this place is chosen, as `own::place_of` names it, or else the pack itself.
  void choose_place(const std::string& place);
  /// Of the chosen thing; empty where there is no pack.
  std::string place() const;
  /// The chosen thing of the pack; null for the pack itself.
  const own::Element* chosen() const;

  /// The pack as it is now, with whatever is wrong in it.
  std::function<void(const own::Element&)> on_change;

 private:
  wxButton* add_button(wxSizer& sizer, const wxString& label, std::function<void()> run);
  void build_list();
  void build_thing();
  PartPath thing() const;
  void choose(const PartPath& thing);
  void take(own::Element pack, bool is_same_slot = false);
  void put(own::Element pack);
  void rebuild(own::Element pack, const PartPath& part, bool is_new = false);
  void add(const PartPath& parent);
  void remove();
  void mend();
  void step(std::vector<own::Element>& from, std::vector<own::Element>& to);
  void check();
  void check_thing();
  void show_list();
  void show_thing();
  void show_places();
  /// On the map; nothing: takes the marks away.
  void mark(std::vector<Hex> hexes, Heat marks);
  void take_key(wxKeyEvent& event);

  Frame& frame_;
  own::Packs packs_;
  std::optional<own::Element> pack_;
  bool editable_ = false;
  // Of the pack as it is now: what is wrong with it, and what can be said of it all the same.
  std::vector<PartProblem> problems_;
  std::optional<own::Packs> sound_;
  std::vector<own::Element> before_, after_;  ///< to be undone and done again, the next one last
  std::pair<PartPath, std::string> slot_;     ///< that was changed last
  wxListBox* list_;
  wxStaticText *says_, *places_;
  ThingView* parts_;
  wxButton *add_, *add_part_, *remove_;
};

}  // namespace hexwright::gui
