#include <wx/intl.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/frame/edits.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/menus/menu_items.h"

namespace hexwright::gui {
namespace {

void change(Frame& frame, const std::function<void(Workbench&)>& how) {
  frame.context().act([&](Workbench& bench) { return how(bench), std::optional<Refusal>(); });
}

MenuItem tool_item(const ToolInfo& tool, int number) {
  return {
      .label = wxString::Format("&%s\u2003(%c)", words(tool.title), wxToupper(tool.key)),
      .key = number <= 10 ? wxString::Format("Alt+%d", number % 10) : wxString(),
      .help = words(tool.help),
      .run = [kind = tool.kind](Frame& frame) { change(frame, [&](Workbench& bench) { bench.take(kind); }); },
      .checked = [kind = tool.kind](const Frame& frame) { return frame.context().bench().tool() == kind; },
      .is_choice = true};
}

MenuItem shape_item(Shape shape) {
  return {
      .label = words(title(shape)),
      .help = _("What a stroke of the tool covers"),
      .submenu = _("&Brush"),
      .run = [shape](Frame& frame) { change(frame, [&](Workbench& bench) { bench.hand.shape = shape; }); },
      .checked = [shape](const Frame& frame) { return frame.context().bench().hand.shape == shape; },
      .is_choice = true};
}

MenuItem only_empty_item() {
  return {.label = _("Only &Empty Places"),
          .help = _("What is painted leaves alone what is there already; filling begins in a gap (O)"),
          .submenu = _("&Brush"),
          .run = paint_only_empty,
          .checked = [](const Frame& frame) { return frame.context().bench().hand.only_empty; }};
}

MenuItem symmetry_item(const wxString& label, std::function<void(Workbench&)> how,
                       std::function<bool(const Symmetry&)> is_on) {
  return {.label = label,
          .help = _("What you paint is repeated around the centre"),
          .submenu = _("&Symmetry"),
          .run =
              [how = std::move(how)](Frame& frame) {
                frame.context().act([&](Workbench& bench) {
                  how(bench);
                  return why_not(bench.symmetry, bench.scenario().topology);
                });
              },
          .checked = [is_on = std::move(is_on)](
                         const Frame& frame) { return is_on(frame.context().bench().symmetry); }};
}

MenuItem turns_item(const wxString& label, int turns) {
  MenuItem item = symmetry_item(
      label, [turns](Workbench& bench) { bench.symmetry.turns = turns; },
      [turns](const Symmetry& symmetry) { return symmetry.turns == turns; });
  item.is_choice = true;
  return item;
}

MenuItem centre_item() {
  return {.label = _("&Centre Here"),
          .help = _("The corner, side or hex under the pointer becomes the centre"),
          .submenu = _("&Symmetry"),
          .run = [](Frame& frame) {
            const Pointer pointer = frame.canvas().target_pointer();
            frame.context().act([&](Workbench& bench) {
              bench.symmetry.centre = pointer.intersection ? Centre(*pointer.intersection)
                                      : pointer.path       ? Centre(*pointer.path)
                                                           : Centre(pointer.hex);
              return why_not(bench.symmetry, bench.scenario().topology);
            });
          }};
}

}  // namespace

Menu tools_menu() {
  Menu menu{_("&Tools"), {}};
  int number = 0;
  for (const ToolInfo& tool : all_tools()) menu.items.push_back(tool_item(tool, ++number));
  menu.items.push_back({.label = {}});
  for (const Shape shape : all_shapes) menu.items.push_back(shape_item(shape));
  menu.items.push_back(only_empty_item());
  menu.items.push_back(turns_item(_("&No Turns"), 1));
  menu.items.push_back(turns_item(_("&2 Parts"), 2));
  menu.items.push_back(turns_item(_("&3 Parts"), 3));
  menu.items.push_back(turns_item(_("&6 Parts"), 6));
  menu.items.push_back(symmetry_item(
      _("Mirror &Left and Right"),
      [](Workbench& bench) { bench.symmetry.left_right = !bench.symmetry.left_right; },
      [](const Symmetry& symmetry) { return symmetry.left_right; }));
  menu.items.push_back(symmetry_item(
      _("Mirror &Top and Bottom"),
      [](Workbench& bench) { bench.symmetry.top_bottom = !bench.symmetry.top_bottom; },
      [](const Symmetry& symmetry) { return symmetry.top_bottom; }));
  menu.items.push_back(symmetry_item(
      _("&Repeat Number Tokens"), [](Workbench& bench) { bench.symmetry.tokens = !bench.symmetry.tokens; },
      [](const Symmetry& symmetry) { return symmetry.tokens; }));
  menu.items.push_back(centre_item());
  return menu;
}

}  // namespace hexwright::gui
