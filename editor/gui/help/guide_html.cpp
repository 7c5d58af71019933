#include "editor/gui/help/guide_html.h"

#include <cmath>
#include <filesystem>
#include <regex>

#include <wx/filename.h>
#include <wx/filesys.h>
#include <wx/settings.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

wxString hex_code(const wxColour& colour) { return colour.GetAsString(wxC2S_HTML_SYNTAX); }

/// Between two colours, `share` of the second one.
wxColour mixed(const wxColour& a, const wxColour& b, double share) {
  const auto mix = [share](int from, int to) {
    return static_cast<unsigned char>(std::lround(from + share * (to - from)));
  };
  return {mix(a.Red(), b.Red()), mix(a.Green(), b.Green()), mix(a.Blue(), b.Blue())};
}

/// Pictures as wide as the window, by where their files are.
wxString with_pictures(const std::string& html, const fs::path& folder) {
  static const std::regex picture("<img src=\"([^\"]+)\"");
  wxString result;
  auto begin = html.cbegin();
  for (std::sregex_iterator found(html.begin(), html.end(), picture), end; found != end; ++found) {
    const fs::path file = (folder / (*found)[1].str()).lexically_normal();
    result += shown(std::string(begin, (*found)[0].first)) + "<img width=\"100%\" src=\"" +
              wxFileSystem::FileNameToURL(from_path(file)) + "\"";
    begin = (*found)[0].second;
  }
  return result + shown(std::string(begin, html.cend()));
}

}  // namespace

GuideInks GuideInks::of_the_system() {
  const wxColour paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
  const wxColour text = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  return {paper, text, note_colour(), mixed(paper, text, 0.25), mixed(paper, text, 0.07)};
}

wxString html_of(const Guide& guide, const GuidePage& page, const GuideInks& inks) {
  wxString body = with_pictures(page.html, (guide.folder() / page.path).parent_path());
  // Lines are what is seen of the table between its cells.
  body.Replace("<table>", "<table border=\"0\" cellspacing=\"1\" cellpadding=\"5\" bgcolor=\"" +
                              hex_code(inks.lines) + "\">");
  const wxString cell = " bgcolor=\"" + hex_code(inks.paper) + "\" valign=\"top\"";
  body.Replace("<td>", "<td" + cell + ">");
  body.Replace("<th>", "<th align=\"left\"" + cell + ">");
  body.Replace("<pre>", "<table width=\"100%\" border=\"0\" cellpadding=\"8\"><tr><td bgcolor=\"" +
                            hex_code(inks.code) + "\"><pre>");
  body.Replace("\n</code></pre>", "</code></pre></td></tr></table>");
  return "<html><body bgcolor=\"" + hex_code(inks.paper) + "\" text=\"" + hex_code(inks.text) + "\" link=\"" +
         hex_code(inks.link) + "\">" + body + "</body></html>";
}

}  // namespace hexwright::gui
