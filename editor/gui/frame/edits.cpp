#include "editor/gui/frame/edits.h"

#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/textentry.h>
#include <wx/utils.h>

#include "editor/core/document/file_format.h"
#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/moving.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/small_pieces.h"
#include "editor/core/editing/surroundings.h"
#include "editor/gui/controls/clipboard.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "io/render/render.h"

namespace hexwright::gui {
namespace {

// The accelerators of the menu come before the text field that has the focus: it must get its own back.
wxTextEntry* focused_text() { return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()); }

HexSet selected_or_target(const Frame& frame) {
  const Selection& selection = frame.context().bench().selection();
  return selection.hexes.empty() ? HexSet{frame.canvas().target()} : selection.hexes;
}

void select(Frame& frame, HexSet hexes) {
  frame.context().act([&](Workbench& bench) {
    bench.select({std::move(hexes), {}});
    return std::optional<Refusal>();
  });
}

// A command that moves what is selected, and the selection with it. The same again is the same step.
void perform_and_select(Frame& frame, const std::string& kind, const Command& command,
                        const Selection& after) {
  frame.context().act([&](Workbench& bench) {
    auto refusal = bench.go_on({kind, bench.selection()}, command, {kind, after});
    if (!refusal) bench.select(after);
    return refusal;
  });
}

void perform(Frame& frame, const Outcome<Command>& made) {
  if (const auto* refusal = made.refusal())
    frame.context().act([&](Workbench&) { return std::optional(*refusal); });
  else
    frame.context().perform(made.value());
}

}  // namespace

bool has_selection(const Frame& frame) { return !frame.context().bench().selection().empty(); }

void undo(Frame& frame) {
  if (frame.typing().can_undo()) return frame.typing().undo();
  frame.context().act([](Workbench& bench) { return bench.undo(), std::optional<Refusal>(); });
}

void redo(Frame& frame) {
  // Above typing that is not committed there is nothing of the map to redo.
  if (frame.typing().can_redo() || frame.typing().can_undo()) return frame.typing().redo();
  frame.context().act([](Workbench& bench) { return bench.redo(), std::optional<Refusal>(); });
}

void cut(Frame& frame) {
  if (auto* text = focused_text()) return text->Cut();
  const HexSet hexes = selected_or_target(frame);
  if (to_clipboard(clipboard_text(hexwright::copy(frame.context().scenario(), hexes))))
    frame.context().perform(cut_command(frame.context().scenario(), hexes));
}

void copy(Frame& frame) {
  if (auto* text = focused_text()) return text->Copy();
  const HexSet hexes = selected_or_target(frame);
  if (to_clipboard(clipboard_text(hexwright::copy(frame.context().scenario(), hexes))))
    frame.report(
        wxString::Format(wxPLURAL("%zu hex copied", "%zu hexes copied", hexes.size()), hexes.size()));
}

void paste(Frame& frame) {
  if (auto* text = focused_text()) return text->Paste();
  const std::string text = text_on_clipboard();
  if (format_to_read({}, text) == FileFormat::Text) {
    open_text(frame, text);
    return;
  }
  const auto fragment = fragment_from_text(text);
  if (const auto* refusal = fragment.refusal())
    frame.context().act([&](Workbench&) { return std::optional(*refusal); });
  else
    frame.canvas().float_piece(fragment.value());
}

void duplicate(Frame& frame) {
  frame.canvas().float_piece(hexwright::copy(frame.context().scenario(), selected_or_target(frame)));
}

void copy_picture(Frame& frame) {
  const PictureOptions options = export_choice(frame).picture;
  const auto as = [](const wxDataFormat& type, const std::string& bytes) {
    auto* data = new wxCustomDataObject(type);
    data->SetData(bytes.size(), bytes.data());
    return data;
  };
  const wxBusyCursor busy;
  auto* both = new wxDataObjectComposite;
  // The toolkit's own name for "image/png": by another one its later versions do not find it.
  both->Add(as(wxDF_BITMAP, render_png(frame.context().scenario(), options)), true);
  both->Add(as(wxDataFormat("image/svg+xml"), render_svg(frame.context().scenario(), options)));
  if (!wxTheClipboard->Open()) {
    delete both;
    return;
  }
  wxTheClipboard->SetData(both);
  wxTheClipboard->Close();
  frame.report(_("The picture of the map is on the clipboard, as PNG and SVG"));
}

void copy_as_text(Frame& frame) {
  frame.commit_typing();
  const std::string text = map_as_text(frame);
  if (text.empty())
    frame.context().act([](Workbench&) {
      return std::optional(refuse(N_("the map is too large to be shared as text; send its file")));
    });
  else if (to_clipboard(text))
    frame.report(wxString::Format(
        wxPLURAL("The map is on the clipboard as text of %zu character: paste it into a letter",
                 "The map is on the clipboard as text of %zu characters: paste it into a letter",
                 text.size()),
        text.size()));
}

void erase_selection(Frame& frame) {
  const Selection& selection = frame.context().bench().selection();
  if (selection.harbor)
    frame.context().perform(remove_harbor(*selection.harbor));
  else
    frame.context().perform(erase_hexes(frame.context().scenario(), selected_or_target(frame)));
}

void select_all(Frame& frame) {
  if (auto* text = focused_text()) return text->SelectAll();
  select(frame, all_hexes(frame.context().scenario()));
}

void select_none(Frame& frame) { select(frame, {}); }

void select_similar(Frame& frame) {
  select(frame, similar_hexes(frame.context().scenario(), frame.canvas().target()));
}

void turn(Frame& frame, int sixths) {
  if (frame.canvas().has_floating_piece()) return frame.canvas().turn_floating_piece(sixths);
  const Scenario& scenario = frame.context().scenario();
  const Selection selection = frame.context().bench().selection();
  if (!selection.hexes.empty())
    return perform_and_select(frame, "turn", turn_command(scenario, selection.hexes, sixths),
                              {turned_hexes(scenario.topology, selection.hexes, sixths), {}});
  const auto harbor =
      selection.harbor ? selection.harbor : harbor_at(scenario, frame.canvas().target_pointer());
  if (!harbor) return;
  const auto next = next_edge(scenario, *harbor);
  if (!next) return;
  const Selection turned{{}, scenario.topology.canonical(next->path())};
  frame.context().act([&](Workbench& bench) {
    auto refusal = bench.go_on({"turn", {{}, harbor}}, turn_harbor(scenario, *harbor), {"turn", turned});
    if (!refusal && selection.harbor) bench.select(turned);
    return refusal;
  });
}

void mirror(Frame& frame) {
  if (frame.canvas().has_floating_piece()) return frame.canvas().mirror_floating_piece();
  const Scenario& scenario = frame.context().scenario();
  const HexSet hexes = frame.context().bench().selection().hexes;
  if (!hexes.empty())
    perform_and_select(frame, "mirror", mirror_command(scenario, hexes),
                       {mirrored_hexes(scenario.topology, hexes), {}});
}

void turn_map(Frame& frame, int sixths) {
  perform(frame, turn_map_command(frame.context().scenario(), sixths));
}

void mirror_map(Frame& frame) { perform(frame, mirror_map_command(frame.context().scenario())); }

void surround(Frame& frame) { perform(frame, surround_with_sea(frame.context().scenario())); }

namespace {

void say_why_not(Frame& frame, const Refusal& refusal) {
  frame.context().act([&](Workbench&) { return std::optional(refusal); });
}

// To the coast of the next hex in that direction, where another harbor would change places with it.
void move_harbor(Frame& frame, Path at, Direction direction) {
  const Scenario& scenario = frame.context().scenario();
  const Hex sea = harbor_hex(at, scenario.harbors.at(at));
  const Pointer target = pointer_at(scenario.topology, neighbour(sea, direction));
  auto landed = landing(scenario, HarborPiece{at}, target, false);
  if (const auto* refusal = landed.refusal()) return say_why_not(frame, *refusal);
  const auto& moved = landed.value();
  perform_and_select(frame, "move", moved.command, {{}, moved.harbor});
}

}  // namespace

void move_selection(Frame& frame, Direction seen) {
  const Selection& selection = frame.context().bench().selection();
  const Scenario& scenario = frame.context().scenario();
  const Direction direction = step_seen(seen, scenario.details);
  if (selection.harbor && scenario.harbors.contains(*selection.harbor))
    return move_harbor(frame, *selection.harbor, direction);
  if (selection.hexes.empty()) return;
  const Moving moving{step(direction), frame.context().bench().hand.moved};
  auto made = move_command(scenario, selection.hexes, moving);
  if (const auto* refusal = made.refusal()) return say_why_not(frame, *refusal);
  perform_and_select(frame, "move", made.value(),
                     {moved_hexes(scenario.topology, selection.hexes, moving.by), {}});
}

void paint_only_empty(Frame& frame) {
  frame.context().act([](Workbench& bench) {
    bench.hand.only_empty = !bench.hand.only_empty;
    return std::optional<Refusal>();
  });
  frame.report(frame.context().bench().hand.only_empty ? _("Painting leaves alone what is there already")
                                                       : _("Painting replaces what is there"));
}

void change_what_moves(Frame& frame, bool forward) {
  constexpr auto count = all_moved.size();
  const auto at = static_cast<std::size_t>(frame.context().bench().hand.moved);
  const Moved next = all_moved.at((at + (forward ? 1 : count - 1)) % count);
  frame.context().act([next](Workbench& bench) {
    bench.hand.moved = next;
    return std::optional<Refusal>();
  });
  frame.report(wxString::Format(_("With the selection moves: %s"), words(title(next))));
}

}  // namespace hexwright::gui
