#pragma once

#include <functional>
#include <memory>
#include <set>
#include <utility>

#include <wx/scrolwin.h>

#include "editor/core/editing/own_repairs.h"
#include "editor/gui/dialogs/own_slot_control.h"

class wxButton;
class wxPanel;

namespace hexwright::gui {

/// One thing of a pack: each of its parts a row with its slots, and under it what is wrong with it.
class ThingView : public wxScrolledWindow {
 public:
  explicit ThingView(wxWindow* parent);

  /// Rows anew, for the thing there. The packs and the pack live on.
  void show(const own::Packs& packs, const own::Element& pack, const PartPath& thing, bool editable);
  /// Rows anew where other slots mean something now; the keyboard stays.
  void show_other_slots();
  /// The same rows, with values as they are now, and problems.
  void update(const own::Element& pack, const std::vector<PartProblem>& problems);
  /// A slot of a part, or else its first one; false where there is no such part.
  bool focus(const PartPath& part, std::string_view slot = {}, bool marked = false);
  /// The part that has the keyboard; else the thing.
  PartPath focused() const { return focused_slot().first; }
  /// And its slot; empty where none has it.
  std::pair<PartPath, std::string> focused_slot() const;

  std::function<void(const PartPath&, const own::AttributeRow&, const std::string&)> on_value;
  /// Parts came, went or moved.
  std::function<void(own::Element, const PartPath&)> on_parts;
  std::function<void(own::Element, const PartPath&)> on_repair;

 private:
  struct Slot {
    std::unique_ptr<SlotControl> control;
    const own::AttributeRow* row = nullptr;
  };
  struct Row {
    PartPath part;
    wxButton* head = nullptr;
    std::vector<Slot> slots;
    wxPanel* problems = nullptr;
    std::string shown;  ///< of the problems
  };

  void add_row(const PartPath& part);
  void add_slot(Row& row, wxSizer& sizer, const own::AttributeRow& attribute);
  void show_problems(Row& row, const std::vector<const PartProblem*>& problems);
  void mend(const PartPath& part, std::size_t place);
  void open_menu(const PartPath& part);
  void say_more(const PartPath& part, const own::AttributeRow& attribute);
  void change_parts(std::optional<ChangedPack> changed);
  wxString name_of(const PartPath& part) const;

  const own::Packs* packs_ = nullptr;
  const own::Element* pack_ = nullptr;
  PartPath thing_;
  bool editable_ = false;
  std::vector<PartProblem> problems_;
  std::vector<Row> rows_;
  /// Slots that are open but not said yet.
  std::set<std::pair<PartPath, std::string_view>> open_;
};

}  // namespace hexwright::gui
