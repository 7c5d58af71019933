#pragma once

#include <filesystem>
#include <span>

#include <wx/string.h>

#include "editor/core/document/document.h"
#include "editor/core/document/file_format.h"
#include "editor/core/document/template_catalogue.h"

class wxFileDialog;
class wxMenu;

namespace hexwright::gui {

class Frame;

// What the File menu does. Each shows its own dialogs, and tells of every failure.

/// In a window of its own; `from` gives way to it when nothing was done in that.
Frame& show_document(Frame* from, Document document);
/// A window for each document: one that nothing was done in yet gives way to the new one.
void open_file(Frame* from, const std::filesystem::path& path);
bool open_template(Frame* from, const TemplateFile& file);
/// A board with a pack of own rules laid on it.
void open_example(Frame& frame, const own::Element& pack);
void new_empty(Frame& frame);
void choose_template_and_open(Frame& frame);
void choose_file_and_open(Frame& frame);
/// A map that somebody sent as text: asks for it, or takes the one that is given. False when it is none.
void paste_text_and_open(Frame& frame);
bool open_text(Frame& from, const std::string& text);
/// For others, to be read by `open_text`; empty where the map is too large for that.
std::string map_as_text(const Frame& frame);

/// Where the document lies, and so what belongs to it; empty for nowhere yet.
wxString folder_of(const Frame& frame);

/// Takes what the file holds now, as one undo step. Without a file: does nothing.
void reload(Frame& frame);

/// False when it was not saved, be it cancelled or failed.
bool save(Frame& frame);
bool save_as(Frame& frame);
void export_map(Frame& frame);
void export_set_up_sheet(Frame& frame);
/// Asks what is to be printed and cut out, and writes it.
void print_kit(Frame& frame);
void export_page_for_friends(Frame& frame);
/// As the last export was, or as the map is shown.
ExportChoice export_choice(const Frame& frame);

/// Asks before work is lost; false when the window has to stay.
bool may_close(Frame& frame);
/// Closes every window, as far as the user lets it.
void quit(Frame& frame);

// What a window has to do with files besides.

/// Opens files that are dropped on the window, each as File → Open does; a picture lies under the map then,
/// and a pack of own rules comes into it.
void open_dropped_files(Frame& frame);

/// "Open Recent" in the File menu; listed anew each time that the menu opens.
void add_recent_menu(Frame& frame, wxMenu& file_menu, int position);

/// Has the window look after its file: when another program changes or removes it, a bar above the map says
/// so and offers what can be done. EDIT-03
void watch_file(Frame& frame);

/// What a dialog for opening files offers: everything that a scenario can be read from, and all files.
wxString filter_to_open();
/// What a dialog for writing a file offers, one line a format.
wxString filter_to_write(std::span<const FileFormat> formats);
/// The chosen file; with the ending of the chosen format unless it has one of ours.
std::filesystem::path chosen_file(const wxFileDialog& dialog, std::span<const FileFormat> formats);

}  // namespace hexwright::gui
