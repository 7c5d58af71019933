#include "editor/gui/help/guide_panel.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <regex>

#include <wx/artprov.h>
#include <wx/bmpbuttn.h>
#include <wx/dcclient.h>
#include <wx/filename.h>
#include <wx/filesys.h>
#include <wx/html/htmlwin.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/utils.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
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

namespace {

/// Deeper headings stand further to the right.
wxString line_of_contents(const GuideSection& section) {
  return wxString(' ', static_cast<std::size_t>(4 * (section.level - 1))) + shown(section.title);
}

}  // namespace

GuidePanel::GuidePanel(wxWindow* parent, Guide guide)
    : wxPanel(parent, wxID_ANY),
      guide_(std::move(guide)),
      visited_{guide_.pages().front().sections.front().place} {
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(left_side(), 0, wxEXPAND | wxALL, 8);
  html_ = new wxHtmlWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxHW_SCROLLBAR_AUTO | wxBORDER_NONE, "page");
  html_->SetName(_("Page of the guide"));
  html_->SetStandardFonts(wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetPointSize());
  html_->SetBorders(FromDIP(16));
  html_->Bind(wxEVT_HTML_LINK_CLICKED,
              [this](wxHtmlLinkEvent& event) { follow_link(event.GetLinkInfo().GetHref()); });
  html_->SetLabel(html_->GetName());  // for screen readers
  sizer->Add(html_, 1, wxEXPAND | wxALL, focus_mark_width());
  SetSizer(sizer);
  for (const auto& change : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
    html_->Bind(change, [this](wxFocusEvent& event) {
      refresh_focus_mark();
      event.Skip();
    });
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { draw_focus_mark(); });
  on_new_colours(*this, [this] {
    draw_page();
    scroll_to_place();
  });
  list_found();
  draw_page();
}

wxSizer* GuidePanel::left_side() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  back_ = step_button(wxART_GO_BACK, _("Back (Alt+Left)"), &GuidePanel::go_back);
  forward_ = step_button(wxART_GO_FORWARD, _("Forward (Alt+Right)"), &GuidePanel::go_forward);
  words_ = new wxSearchCtrl(this, wxID_ANY);
  words_->SetName(_("Search the guide"));
  words_->SetDescriptiveText(_("Search"));
  words_->ShowCancelButton(true);
  words_->SetToolTip(_("The parts with all of these words (Ctrl+F)"));
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { list_found(); });
  words_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) {
    if (!found_.empty()) {
      show(found_.front()->place);
      contents_->SetFocus();
    }
  });
  words_->Bind(wxEVT_SEARCH_CANCEL, [this](wxCommandEvent&) { words_->Clear(); });
  row->Add(back_);
  row->Add(forward_, 0, wxRIGHT, 6);
  row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL);
  contents_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(300, 200)));
  contents_->SetName(_("Contents of the guide"));
  contents_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (event.GetInt() >= 0) show(found_[static_cast<std::size_t>(event.GetInt())]->place);
  });
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(row, 0, wxEXPAND | wxBOTTOM, 8);
  column->Add(contents_, 1, wxEXPAND);
  return column;
}

wxButton* GuidePanel::step_button(const wxString& art, const wxString& name, void (GuidePanel::*step)()) {
  auto* button = new wxBitmapButton(this, wxID_ANY, wxArtProvider::GetBitmapBundle(art, wxART_BUTTON));
  button->SetName(name);
  button->SetToolTip(name);
  button->Bind(wxEVT_BUTTON, [this, step](wxCommandEvent&) { (this->*step)(); });
  return button;
}

void GuidePanel::list_found() {
  found_ = guide_.search(utf8(words_->GetValue()));
  contents_->Clear();
  for (const GuideSection* section : found_) contents_->Append(line_of_contents(*section));
  choose_in_contents();
}

std::vector<wxString> GuidePanel::listed() const {
  std::vector<wxString> titles;
  for (const GuideSection* section : found_) titles.push_back(shown(section->title));
  return titles;
}

void GuidePanel::show(const GuidePlace& place) {
  const GuideSection* section = guide_.find_section(place);
  if (!section) section = &guide_.pages().front().sections.front();
  if (section->place != this->place()) {
    visited_.resize(++now_);
    visited_.push_back(section->place);
  }
  turn_to_place();
}

void GuidePanel::go_back() {
  if (now_ > 0) {
    --now_;
    turn_to_place();
  }
}

void GuidePanel::go_forward() {
  if (now_ + 1 < visited_.size()) {
    ++now_;
    turn_to_place();
  }
}

void GuidePanel::start_search() {
  words_->SetFocus();
  words_->SelectAll();
}

void GuidePanel::follow_link(const wxString& link) {
  if (const auto target = guide_.target(place().page, utf8(link))) return show(*target);
  if (link.StartsWith("http")) wxLaunchDefaultBrowser(link);
}

void GuidePanel::turn_to_place() {
  if (page_ != place().page) draw_page();
  scroll_to_place();
  choose_in_contents();
  // The page is drawn without widgets: this is all that screen readers know of it.
  describe_to_readers(*html_, shown(guide_.find_section(place())->text));
}

void GuidePanel::draw_page() {
  page_ = place().page;
  html_->SetPage(html_of(guide_, *guide_.find_page(page_), GuideInks::of_the_system()));
}

int GuidePanel::focus_mark_width() const { return FromDIP(2); }

void GuidePanel::refresh_focus_mark() { RefreshRect(html_->GetRect().Inflate(focus_mark_width())); }

// Around the page: what is drawn on it would scroll away.
void GuidePanel::draw_focus_mark() {
  wxPaintDC dc(this);
  if (!html_->HasFocus()) return;
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT));
  dc.DrawRectangle(html_->GetRect().Inflate(focus_mark_width()));
}

void GuidePanel::scroll_to_place() { html_->LoadPage("#" + shown(place().anchor)); }

void GuidePanel::choose_in_contents() {
  back_->Enable(now_ > 0);
  forward_->Enable(now_ + 1 < visited_.size());
  const auto at =
      std::ranges::find(found_, place(), [](const GuideSection* section) { return section->place; });
  contents_->SetSelection(at == found_.end() ? wxNOT_FOUND : static_cast<int>(at - found_.begin()));
}

}  // namespace hexwright::gui
