#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

#include "io/files/problem.h"
#include "model/own/element.h"
#include "model/own/packs.h"
#include "model/own/vocabulary.h"
#include "model/scenario/message.h"

class wxWindow;

namespace hexwright::gui {

class Frame;

/// The packs of own terrains and rules of the map: those of the gallery are ticked, with their options; packs
/// are read from files, and terrains are made. One step.
void edit_own_rules(Frame& frame);
/// The same, with the slot in focus that a finding is about. Its place is as `own::place_of` names it.
void show_own_rules(Frame& frame, const std::string& place, const Message& finding);

/// The same, with the pack of a file added; in the window that is open already, if there is one.
void add_pack_file(Frame& frame, const std::filesystem::path& path);
inline bool is_pack_file(const std::filesystem::path& path) { return path.extension() == ".hexrules"; }

/// Whether another version takes the place of the map's; with what changes then.
bool ask_to_replace(wxWindow* parent, const own::Element& pack, const std::vector<Message>& changes);

/// Asks which of these is to be added, with what each means. Null when it is left.
const own::ElementRow* choose_part(wxWindow* parent, const std::vector<const own::ElementRow*>& rows);

/// Asks for a terrain: a new one where `id` is empty. The packs with it; none when nothing was changed.
std::optional<own::Packs> edit_own_terrain(wxWindow* parent, const own::Packs& packs, const std::string& id);

/// A pack as text, checked while it is typed. The changed pack; none when it is left.
std::optional<own::Element> edit_pack_as_text(wxWindow* parent, const own::Element& pack);
/// "line 3: ...", the first ones.
wxString problems_in_lines(const Problems& problems);

/// A file of a pack; says what is wrong with it. None: there is none to use.
std::optional<own::Element> read_pack_at(wxWindow* parent, const std::filesystem::path& path);
/// The same, after asking for it.
std::optional<own::Element> read_pack_file(wxWindow* parent);
/// Takes each pack of files that are dropped on the window.
void take_dropped_packs(wxWindow& window, std::function<void(own::Element)> take);
/// Asks for a file to write the pack into.
void write_pack_file(wxWindow* parent, const own::Element& pack);
/// The same with a page to read and to print. The pack is one of these.
void write_pack_page(wxWindow* parent, const own::Packs& packs, const own::Element& pack);

}  // namespace hexwright::gui
