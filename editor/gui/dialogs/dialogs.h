#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/string.h>

#include "editor/core/document/file_format.h"
#include "editor/core/document/template_catalogue.h"
#include "io/files/problem.h"
#include "io/sheet/kit/print_kit.h"

class wxWindow;

namespace hexwright::gui {

class EditorContext;
class Frame;

/// Shows every template with its picture and description; the one that was chosen, or none.
std::optional<TemplateFile> choose_template(wxWindow* parent);

/// Asks whether edges of the board join, and how large one round is; one step.
void edit_edges(Frame& frame);

/// Asks which rules the scenario plays, with what options, and sets them as one step.
void edit_rules(wxWindow* parent, EditorContext& context);

/// What a map can be exported to: pictures, and what other programs read.
std::vector<FileFormat> formats_to_export();
/// Asks which kind of file, how large and what is to be seen, with a preview. False when it was cancelled.
bool choose_export(wxWindow* parent, const Scenario& scenario, ExportChoice& choice);

/// Asks what is printed to be cut out, and how, with a preview of its pages. None when it was cancelled.
std::optional<KitOptions> choose_kit(wxWindow* parent, const Scenario& scenario, const KitOptions& options);

/// Shows what reading or writing a file had to tell, each problem with its line and column, to be read and
/// copied at leisure. Returns when it is closed.
void show_report(wxWindow* parent, const wxString& title, const wxString& heading, const Problems& problems);

/// Keys, and what they do.
using KeyLines = std::vector<std::pair<wxString, wxString>>;

void show_keys(wxWindow* parent, const KeyLines& lines);
/// What the keys and the mouse do on the map that is drawn.
KeyLines keys_of_drawing();

}  // namespace hexwright::gui
