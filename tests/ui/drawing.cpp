#include "tests/ui/drawing.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <wx/propgrid/propgrid.h>

#include "editor/gui/panels/properties_panel.h"
#include "model/validation/validate.h"

namespace hexwright::ui_test {
namespace {

std::uint64_t revision() {
  return ask([] { return frame().context().history().revision(); });
}

void wait_for_change(const std::string& what, std::uint64_t before) {
  wait_until(what, [&] { return frame().context().history().revision() != before; });
}

wxPropertyGrid& grid() {
  return *static_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("Properties", &frame()));
}

wxPGProperty* line_called(const std::string& label) {
  for (auto it = grid().GetIterator(); !it.AtEnd(); it.Next())
    if ((*it)->GetLabel() == label) return *it;
  return nullptr;
}

// Waits until the side shows it.
void show_stacks() {
  key('5', wxMOD_CONTROL);
  wait_until("the stacks", [] { return wxWindow::FindWindowByName("stacks", &frame())->IsShownOnScreen(); });
}
void show_properties() {
  key('T', wxMOD_CONTROL);
  wait_until("the scenario's properties", [] { return grid().IsShownOnScreen() && line_called("Author"); });
}

}  // namespace

void click_line(const std::string& label) {
  wait_until("the line " + label, [&] { return line_called(label) != nullptr; });
  click(ask([&] {
    wxPGProperty* line = line_called(label);
    grid().EnsureVisible(line);
    const wxRect rect = grid().GetPropertyRect(line, line);
    return grid().ClientToScreen(
        grid().CalcScrolledPosition(wxPoint(grid().GetSplitterPosition() + 12, rect.y + rect.height / 2)));
  }));
}

void set_line(const std::string& label, const std::string& text) {
  const auto before = revision();
  click_line(label);
  key('A', wxMOD_CONTROL);
  type(text);
  key(WXK_RETURN);
  wait_for_change("the new " + label, before);
}

void set_detail(const std::string& label, const std::string& text) {
  show_properties();
  set_line(label, text);
}

void join_edges(Topology::Kind kind) {
  choose_in_menu('M', "E");
  wait_for_window("Edges of the board");
  key(kind == Topology::Kind::JoinedNorthSouth ? 'N' : 'E', wxMOD_ALT);
  screenshot(kind == Topology::Kind::JoinedNorthSouth ? "edges-north-south" : "edges-east-west");
  key(WXK_RETURN);
  wait_until("the edges to join", [&] { return frame().context().scenario().topology.kind() == kind; });
  wait_for_window("Hexwright");
}

void play(const std::vector<std::string>& boxes) {
  key('U', wxMOD_CONTROL);
  wait_for_window("Rules");
  for (const std::string& box : boxes) {
    tab_to("rules " + box);
    key(WXK_SPACE);
  }
  screenshot("rules-" + boxes.back());
  const auto before = revision();
  key(WXK_RETURN);
  wait_for_change("the rules", before);
  wait_for_window("Hexwright");
}

void lay(const std::string& tile, const std::vector<Hex>& hexes) {
  press(tile);
  for (const Hex hex : hexes) {
    const auto before = revision();
    click(place_of(hex));
    wait_for_change(tile, before);
  }
}

void lay_block(const std::string& tile, Hex from, Hex to) {
  press(tile);
  press("Rectangle");
  const auto before = revision();
  drag({place_of(from), place_of(to)});
  wait_for_change("the block of " + tile, before);
  wait_until("the end of the stroke", [] { return !frame().context().bench().in_gesture(); });
  press("Brush of 1 hex");
}

void number(const std::vector<std::pair<Hex, int>>& tokens) {
  on_ui([] { frame().canvas().SetFocus(); });
  for (const auto& [hex, token] : tokens) {
    move_to(place_of(hex));
    wait_until("the pointer", [&, at = hex] { return frame().canvas().target() == at; });
    type(std::to_string(token));
    wait_until("the number", [&, at = hex, n = token] {
      return frame().context().scenario().cells.at(at).token == PlacedToken(n);
    });
  }
}

void lay_harbor(const std::string& kind, Path path) {
  press(kind);
  const auto before = revision();
  click(place_of(path));
  wait_for_change(kind, before);
}

void lay_robber(Hex at) {
  on_ui([] { frame().canvas().SetFocus(); });
  key('M');
  press("Robber");
  const auto before = revision();
  click(place_of(at));
  wait_for_change("the robber", before);
}

void zoom_out(int times) {
  for (int i = 0; i < times; ++i) {
    const double before = ask([] { return frame().canvas().scale(); });
    key(WXK_NUMPAD_SUBTRACT);
    wait_until("the smaller map", [&] { return frame().canvas().scale() < before; });
  }
}

void make_area(const std::string& name, const std::vector<Hex>& hexes,
               const std::vector<std::string>& roles) {
  show_properties();
  press("Areas");
  auto before = revision();
  press("New: Area to paint");
  wait_for_change("the area", before);
  const std::string made = ask([] { return frame().context().bench().hand.area; });
  on_ui([&] { frame().properties().show(NamedPlace{NamedPlace::Kind::Area, made}); });
  for (const std::string& role : roles) {
    before = revision();
    click_line(role);
    wait_for_change(role, before);
  }
  set_line("Name", name);
  choose("Area to paint", name);
  for (const Hex hex : hexes) {
    before = revision();
    click(place_of(hex));
    wait_for_change("the area's hex", before);
  }
}

Scenario with_four_hidden(const Counts<Terrain>& contents) {
  Scenario scenario;
  for (int q = -2; q <= 2; ++q)
    for (int r = -1; r <= 1; ++r) scenario.cells[{q, r}].terrain = Terrain::Sea;
  for (const Hex hex : {Hex{-1, 0}, Hex{0, 0}, Hex{1, 0}, Hex{0, 1}}) scenario.cells[hex].stack = "fog";
  scenario.rules["seafarers"];
  scenario.rules["fog"];
  scenario.token_pools["tokens"] = {{5, 1}, {9, 1}};
  scenario.stacks["fog"] = {.hexes = contents, .token_pool = "tokens"};
  return scenario;
}

void make_stack(const std::string& name, const std::vector<Content>& contents) {
  show_stacks();
  auto before = revision();
  press("New stack");
  wait_for_change("the stack", before);
  before = revision();
  fill_in("Name of the stack", name);
  wait_for_change("the stack's name", before);
  for (const auto& [field, count] : contents) {
    before = revision();
    fill_in(field, count);
    wait_for_change(field, before);
  }
}

void cover(const std::string& stack, const std::vector<std::vector<Hex>>& strokes) {
  if (ask([] { return frame().context().bench().tool() != ToolKind::Fog; })) {
    on_ui([] { frame().canvas().SetFocus(); });
    key('D');
    wait_until("the fog tool", [] { return frame().context().bench().tool() == ToolKind::Fog; });
  }
  choose("Stack of face-down hexes", stack);
  for (const auto& stroke : strokes) {
    std::vector<wxPoint> way;
    for (const Hex hex : stroke) way.push_back(place_of(hex));
    const auto before = revision();
    drag(way);
    wait_for_change("the covered cells", before);
  }
}

void make_pool(const std::string& kind, const std::string& name, const std::vector<PoolCount>& counts) {
  show_properties();
  const auto before = revision();
  on_ui([] { frame().canvas().SetFocus(); });
  choose_in_menu('M', kind == "Terrain pool" ? "WT" : "WO");
  wait_for_change("the pool", before);
  set_line("Name", name);
  for (const auto& [line, count] : counts) set_line(line, count);
}

void expect_valid() {
  wait_until("the checks", [] { return !frame().context().document().findings_are_stale(); });
  for (const Finding& finding : ask([] { return frame().context().findings(); }))
    if (finding.severity != Severity::Note) ADD_FAILURE() << finding.check << ": " << text(finding.message);
}

void expect_saved_and_read_back(const std::string& name) {
  expect_valid();
  screenshot(name);
  const auto path = folder() / (name + ".xml");
  key('S', wxMOD_CONTROL);
  choose_file("Save the scenario as", path);
  wait_until("the file", [&] { return frame().context().document().path() == path; });
  const Scenario drawn = scenario();
  start_empty();
  key('O', wxMOD_CONTROL);
  choose_file("Open a scenario", path);
  wait_until("the file again", [&] { return frame().context().document().path() == path; });
  EXPECT_EQ(scenario(), drawn);
  expect_valid();
}

}  // namespace hexwright::ui_test
