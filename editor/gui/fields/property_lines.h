#pragma once

#include "editor/gui/fields/field.h"

class wxPGProperty;
class wxPropertyGrid;

namespace hexwright::gui {

// Fields as lines of a wxPropertyGrid.

/// The grid takes it over.
wxPGProperty* new_line(const Field& field, const wxString& name);
void show_value(wxPropertyGrid& grid, wxPGProperty& line, const FieldValue& value);
/// The words of a value, in full; empty for what is no words.
wxString value_words(const FieldValue& value);
/// What the line holds now, as the same kind of value as `like`.
FieldValue value_of(const wxPGProperty& line, const FieldValue& like);

}  // namespace hexwright::gui
