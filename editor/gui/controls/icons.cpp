#include <array>
#include <cassert>
#include <string>

#include <wx/settings.h>

#include "editor/gui/controls/bitmaps.h"

namespace hexwright::gui {
namespace {

// Paths on a field of 24 by 24, drawn as lines; those that begin with '#' are filled.
struct Drawing {
  std::string_view name;
  std::array<std::string_view, 3> strokes;
};

// A pointy-top hex of side 10 about the middle, and small ones for the brushes.
#define HEX "M12 2 20.7 7v10L12 22 3.3 17V7z"

constexpr Drawing drawings[] = {
    {"new", {"M6 3h8l5 5v13H6z", "M14 3v5h5"}},
    {"open", {"M3 19V5h6l2 3h8v3", "M3 19l3-8h16l-3 8z"}},
    {"save", {"M4 4h13l3 3v13H4z", "M8 4v5h7V4", "M7 20v-7h10v7"}},
    {"undo", {"M9 5 4 10l5 5", "M4 10h10a5 5 0 0 1 0 10h-4"}},
    {"redo", {"M15 5l5 5-5 5", "M20 10H10a5 5 0 0 0 0 10h4"}},
    {"zoom-in", {"M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21", "M10.5 7.5v6M7.5 10.5h6"}},
    {"zoom-out", {"M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21", "M7.5 10.5h6"}},
    {"fit", {"M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", "M12 8l3.5 2v4L12 16l-3.5-2v-4z"}},
    {"grid", {"M12 2 17 5v6l-5 3-5-3V5z", "M7 11v6l5 3M17 11v6l-5 3M12 14v6", "M2 14l5-3M22 14l-5-3"}},
    {"coordinates", {HEX, "M8 9v6M11 15l2-6M16 9v6"}},
    {"select", {"M6 3l12 9.5-5.5.8 3.2 6-2.7 1.4-3.1-6L6 18.5z"}},
    {"terrain", {"#M12 2.5 20 7v7L12 18.5 4 14V7z", "M4 17.5 12 22l8-4.5"}},
    {"token", {"M12 3a9 9 0 1 0 .01 0z", "M14.5 8.2a3.6 3.6 0 0 0-5 3.8v2", "M12 11.5a2.5 2.5 0 1 0 .01 0z"}},
    {"harbor", {"M12 8v13M5 13c0 5 3.5 8 7 8s7-3 7-8M8 11.5h8", "M12 3a2.5 2.5 0 1 0 .01 0z"}},
    {"area",
     {"M4 10V6l4-2.3M12 2l4 2.2M20 7v4M20 15v2.5l-3 1.7M13 21.5l-4-2M5 17.5 4 17v-3",
      "#M12 9.5l2.5 1.4v2.6L12 15l-2.5-1.5v-2.6z"}},
    {"face-down", {HEX, "M9.3 9.5a2.7 2.7 0 1 1 3.7 2.5c-.7.3-1 .8-1 1.7v.6", "M12 17.2v.1"}},
    {"frontier",
     {"M7.5 3.5 12 6.1v5.2l-4.5 2.6L3 11.3V6.1z", "M16.5 3.5 21 6.1v5.2l-4.5 2.6L12 11.3",
      "#M12 10.6a2.4 2.4 0 1 0 .01 0zM3 9.6a1.7 1.7 0 1 0 .01 0zM21 9.6a1.7 1.7 0 1 0 .01 0zM7.5 12.2a1.7 "
      "1.7 0 "
      "1 0 .01 0zM16.5 12.2a1.7 1.7 0 1 0 .01 0z"}},
    {"marker",
     {"M12 3a3.5 3.5 0 0 1 2 6.3C16.5 11 17 15 17.5 18h-11C7 15 7.5 11 10 9.3A3.5 3.5 0 0 1 12 3z",
      "M5 21h14"}},
    {"mark", {"M6 21V4", "#M6 4h12l-3 4 3 4H6z"}},
    {"eyedropper", {"M13 7l4 4M14.5 8.5 19 4M11 9l4 4-8 8H3v-4z"}},
    {"eraser", {"M8 20 3 15 13 5l7 7-8 8zM8 10l7 7", "M8 20h13"}},
    {"brush-1", {"#M12 7l4.3 2.5v5L12 17l-4.3-2.5v-5z"}},
    {"brush-7",
     {"#M12 9l2.6 1.5v3L12 15l-2.6-1.5v-3z",
      "#M9.2 4l2.6 1.5v3L9.2 10 6.6 8.5v-3zM14.8 4l2.6 1.5v3L14.8 10l-2.6-1.5v-3zM6.4 9 9 10.5v3L6.4 "
      "15l-2.6-1.5v-3z",
      "#M17.6 9l2.6 1.5v3L17.6 15 15 13.5v-3zM9.2 14l2.6 1.5v3L9.2 20l-2.6-1.5v-3zM14.8 14l2.6 1.5v3L14.8 "
      "20l-2.6-1.5v-3z"}},
    {"brush-19", {"#M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z"}},
    {"line", {"M5 19 19 5", "#M5 16.5a2.5 2.5 0 1 0 .01 0zM19 2.5a2.5 2.5 0 1 0 .01 0z"}},
    {"rectangle", {"M4 6h16v12H4z"}},
    {"fill",
     {"M11 3 3.5 10.5 11 18l7.5-7.5zM7.5 6.5l-3-3",
      "#M21 14.5c1.2 2 1.6 3 1.6 3.7a1.6 1.6 0 0 1-3.2 0c0-.7.4-1.7 1.6-3.7z"}},
    {"rotate-right", {"M19 5v5h-5", "M19 10a8 8 0 1 0 .5 5"}},
    {"rotate-left", {"M5 5v5h5", "M5 10a8 8 0 1 1-.5 5"}},
    {"eye", {"M2 12C5 7 8.5 5 12 5s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z", "M12 9a3 3 0 1 0 .01 0z"}},
    {"lock", {"M5 11h14v10H5z", "M8 11V7a4 4 0 0 1 8 0v4", "M12 15v2"}},
    {"mirror", {"M12 3v18", "M9 7v10H3zM15 7v10h6z"}},
    {"mirror-down", {"M3 12h18", "M7 9h10V3zM7 15h10v6z"}},
    {"rules", {"M3.5 5.5 5 7l3-3M3.5 12 5 13.5l3-3M3.5 18.5 5 20l3-3", "M11.5 5.5h9M11.5 12h9M11.5 18.5h9"}},
    {"own-rules",
     {"M3.5 5.5 5 7l3-3M3.5 12 5 13.5l3-3", "M11.5 5.5h9M11.5 11.5h3", "M10.5 21l.8-4 7-7 3.2 3.2-7 7z"}},
    {"stacks",
     {"#M12 3 20.5 7.8 12 12.6 3.5 7.8z", "M20.5 12.2 12 17l-8.5-4.8", "M20.5 16.4 12 21.2l-8.5-4.8"}},
    {"chart", {"M4 3.5V20h17", "#M7 17.5v-6h3v6zM12 17.5v-11h3v11zM17 17.5v-8h3v8z"}},
    {"founding", {"M5 20v-8l7-7 7 7v8z", "M8 8l8 8"}},
    {"robber",
     {"M12 3a3.5 3.5 0 0 1 2 6.3C16.5 11 17 15 17.5 18h-11C7 15 7.5 11 10 9.3A3.5 3.5 0 0 1 12 3z",
      "M5 21h14"}},
    {"pirate", {"M3 15h18l-3 6H7z", "M12 15V3l7 9h-7", "M9 12 12 6"}},
    {"closed", {"M12 4a8 8 0 1 0 .01 0z", "M7 7l10 10"}},
    {"error", {"M12 2.5a9.5 9.5 0 1 0 .01 0z", "M8.5 8.5l7 7M15.5 8.5l-7 7"}},
    {"warning", {"M12 3 22 20.5H2z", "M12 9v6", "M12 17.8v.1"}},
    {"note", {"M12 2.5a9.5 9.5 0 1 0 .01 0z", "M12 11v6", "M12 7v.1"}},
    {"accepted", {"M4 13l5 5L20 6"}},
    {"find-previous", {"M5 15l7-7 7 7"}},
    {"find-next", {"M5 9l7 7 7-7"}},
    {"close", {"M6 6l12 12M18 6 6 18"}},
    {"play", {"#M7 4v16l13-8z"}},
    {"pause", {"#M6 4h4v16H6zM14 4h4v16h-4z"}},
    {"step", {"#M5 4v16l10-8z", "#M17 4h3v16h-3z"}},
    {"drawing", {"M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4"}},
    {"locate",
     {"M12 5a7 7 0 1 0 .01 0z", "M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6", "#M12 10.5a1.5 1.5 0 1 0 .01 0z"}},
    {"dice",
     {"M4 4h16v16H4z",
      "#M8 6.5a1.6 1.6 0 1 0 .01 0zM16 14.3a1.6 1.6 0 1 0 .01 0zM12 10.4a1.6 1.6 0 1 0 .01 0z"}},
    {"hands",
     {"M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5s-7-2-9.5-6.5z",
      "#M12 9a3 3 0 1 0 .01 0z"}},
    {"none", {"M12 2 20.7 7v10L12 22 3.3 17V7z", "M9 9l6 6M15 9l-6 6"}},
};

#undef HEX

std::string svg(const Drawing& drawing, const wxColour& ink) {
  const std::string colour = ink.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
  std::string result =
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">)";
  for (std::string_view stroke : drawing.strokes) {
    if (stroke.empty()) continue;
    const bool filled = stroke.front() == '#';
    if (filled) stroke.remove_prefix(1);
    result += "<path d=\"" + std::string(stroke) + "\" fill=\"" + (filled ? colour : "none") + "\"";
    if (!filled)
      result +=
          " stroke=\"" + colour + R"(" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round")";
    result += "/>";
  }
  return result + "</svg>";
}

}  // namespace

wxBitmapBundle icon(std::string_view name, const wxColour& ink, int size) {
  for (const Drawing& drawing : drawings)
    if (drawing.name == name) return wxBitmapBundle::FromSVG(svg(drawing, ink).c_str(), wxSize(size, size));
  assert(!"an icon of this name is in the table");
  return {};
}

wxBitmapBundle icon(std::string_view name, int size) {
  return icon(name, wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT), size);
}

}  // namespace hexwright::gui
