#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>

#include "model/own/element.h"

namespace hexwright::gui {

/// The options of a pack with their values: a tick or a number each.
class OptionsPanel : public wxPanel {
 public:
  explicit OptionsPanel(wxWindow* parent);

  /// Null: none.
  void show(const own::Element* pack, bool editable);

  /// Of the pack and option with these ids, as files spell it.
  std::function<void(const std::string& pack, const std::string& option, const std::string& value)> on_value;

 private:
  void add(const own::Element& option, const std::string& pack, bool editable);
};

}  // namespace hexwright::gui
