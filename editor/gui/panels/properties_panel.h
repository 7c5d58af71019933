#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <wx/panel.h>

#include "editor/gui/fields/field.h"
#include "editor/gui/frame/editor_context.h"

class wxButton;
class wxChoice;
class wxPropertyGrid;
class wxPGProperty;
class wxPropertyGridEvent;

namespace hexwright::gui {

/// Shows and changes what is chosen: the scenario, the selected hexes or harbor, an area, a pool or a stack.
class PropertiesPanel : public wxPanel {
 public:
  /// The selection of the workbench, or a thing with a name, or the scenario.
  struct Selected {
    friend bool operator==(const Selected&, const Selected&) = default;
  };
  using Subject = std::variant<WholeScenario, Selected, NamedPlace>;

  PropertiesPanel(wxWindow* parent, EditorContext& context);
  ~PropertiesPanel() override;

  void show(const Subject& subject);
  /// Shows the subject with the line chosen that mends a finding, ready to be changed if it takes the
  /// keyboard.
  void show_what_mends(const Finding& finding, const Subject& subject, bool take_keyboard);
  /// Makes a thing of this kind under a free name, and shows it.
  void make(NamedPlace::Kind kind);
  /// Puts what is being typed into the scenario, as Enter does.
  void commit_typing();

 private:
  void build();
  void watch(const EditorContext::News& news);
  std::vector<std::pair<Subject, wxString>> subjects() const;
  Fields fields_in(const Scenario& scenario) const;
  void update_subjects();
  void update_fields();
  void update_tips();
  void describe_line(const wxPGProperty* line);
  void rebuild(const Fields& fields);
  void changed(wxPropertyGridEvent& event);
  void apply_change();
  void perform(const Field& field, const FieldValue& value, const Command& command);
  void offer_new(wxWindow& button);
  void remove();

  EditorContext& context_;
  Subject subject_ = WholeScenario{};
  std::vector<Subject> listed_;
  Fields shown_;
  std::vector<wxPGProperty*> lines_;
  std::optional<std::pair<Field, FieldValue>> change_;  ///< what the grid has changed, to be applied
  wxChoice* chooser_ = nullptr;
  wxButton* remove_ = nullptr;
  wxPropertyGrid* grid_ = nullptr;
};

}  // namespace hexwright::gui
