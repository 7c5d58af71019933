#pragma once

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include <wx/string.h>

#include "editor/core/editing/command.h"
#include "editor/core/editing/selection.h"
#include "model/findings/finding.h"

namespace hexwright::gui {

/// What a field of the properties panel shows and takes.
struct Switch {
  bool on = false;
  friend bool operator==(const Switch&, const Switch&) = default;
};
struct Number {
  int value = 0, low = 0, high = 0;
  friend bool operator==(const Number&, const Number&) = default;
};
struct TextLine {
  wxString text;
  friend bool operator==(const TextLine&, const TextLine&) = default;
};
struct LongText {
  wxString text;
  friend bool operator==(const LongText&, const LongText&) = default;
};
/// One of several; -1 when the things that are shown differ.
struct Pick {
  std::vector<wxString> options;
  int chosen = -1;
  friend bool operator==(const Pick&, const Pick&) = default;
};
/// Only to be read.
struct Fact {
  wxString text;
  friend bool operator==(const Fact&, const Fact&) = default;
};
using FieldValue = std::variant<Switch, Number, TextLine, LongText, Pick, Fact>;

/// One line of the properties panel: what is shown, and the command that a new value stands for. The command
/// is made for the scenario as it is at that moment.
struct Field {
  wxString group;
  wxString label;
  FieldValue value;
  std::function<Outcome<Command>(const Scenario&, const FieldValue&)> change;
  wxString help = {};
  bool is_name = false;  ///< of the thing that is shown: a new value is what it is called from then on
};
using Fields = std::vector<Field>;

/// None, or one of these names; a chosen one that is not among them is shown all the same.
Pick pick_of(std::vector<std::string> names, const std::string& chosen);
/// The name that is chosen; empty for none.
std::string picked(const Pick& pick);

template <class Thing>
Pick pick_of(const std::map<std::string, Thing>& things, const std::string& chosen) {
  std::vector<std::string> names;
  for (const auto& [name, thing] : things) names.push_back(name);
  return pick_of(std::move(names), chosen);
}

Fields fields_of_scenario(const Scenario& scenario);
Fields fields_of_hexes(const Scenario& scenario, const HexSet& hexes);
/// Precondition: there is a harbor.
Fields fields_of_harbor(const Scenario& scenario, Path at);
Fields fields_of_stack(const Scenario& scenario, const std::string& name, const Stack& stack);
/// Which tokens of the pool go to which terrain.
Fields fields_of_terrain_tokens(const Scenario& scenario, const std::string& token_pool);
/// The frontier area that the hex lies in; nothing when there is none.
Fields fields_of_frontier(const Scenario& scenario, Hex hex);
/// Nothing when there is no such thing (any more).
Fields fields_of_named(const Scenario& scenario, const NamedPlace& thing);

}  // namespace hexwright::gui
