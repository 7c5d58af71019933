#include "editor/gui/gallery/template_gallery.h"

#include <algorithm>
#include <cmath>

#include <wx/choice.h>
#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/redraw.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/gallery/card_grid.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {

/// The chosen template, as large as there is room.
class TemplatePicture : public wxWindow {
 public:
  TemplatePicture(wxWindow* parent, const wxSize& least) {
    SetBackgroundStyle(wxBG_STYLE_TRANSPARENT);
    Create(parent, wxID_ANY, wxDefaultPosition, least, wxBORDER_NONE, "picture");
    SetLabel(_("Picture of the template"));
    SetMinSize(least);
    app().thumbnails().refresh_with_news(*this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    redraw_at(*this, wxEVT_SIZE);
  }

  void show(const std::filesystem::path& file, const wxString& words) {
    file_ = file;
    describe_to_readers(*this, words);
    Refresh();
  }

 private:
  void paint() {
    wxPaintDC dc(this);
    if (file_.empty() || GetClientSize().x < 8 || GetClientSize().y < 8) return;
    const auto picture = app().thumbnails().picture(file_, *this, GetClientSize());
    if (!picture || !picture->IsOk()) return;
    const wxSize size(static_cast<int>(std::lround(picture->GetLogicalWidth())),
                      static_cast<int>(std::lround(picture->GetLogicalHeight())));
    dc.DrawBitmap(*picture, wxRect(size).CentreIn(GetClientRect()).GetTopLeft(), true);
  }

  std::filesystem::path file_;
};

namespace {

constexpr int about_width = 280, large_height = 140, about_height = 90;
constexpr int cards_width = 350, cards_height = 280;

wxString number_of_players(const Details& details) {
  if (details.min_players == details.max_players)
    return words(by_number(details.max_players, plural("{0} player", "{0} players")));
  return wxString::Format(_("%d to %d players"), details.min_players, details.max_players);
}

wxString facts_about(const TemplateFacts& facts) {
  if (facts.trouble) return _("This template cannot be read");
  return number_of_players(facts.details) + L" · " +
         words(by_number(facts.details.victory_points, plural("{0} victory point", "{0} victory points"))) +
         L" · " + words(by_number(facts.hexes, plural("{0} hex", "{0} hexes")));
}

SearchedTemplate to_search(const TemplateFacts& facts) {
  const wxString text =
      words(facts.file.group) + "\n" + shown(facts.details.title) + "\n" + shown(facts.details.description);
  return {text.Lower().ToStdWstring(), facts.file.group, facts.details.min_players,
          facts.details.max_players};
}

}  // namespace

TemplateGallery::TemplateGallery(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxBORDER_NONE,
              "gallery") {
  words_ = new wxSearchCtrl(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(110, -1)),
                            wxTE_PROCESS_ENTER);
  words_->SetName(_("Search the templates"));
  words_->SetDescriptiveText(_("Search"));
  group_ = new wxChoice(this, wxID_ANY);
  group_->SetName(_("Group"));
  number_ = new wxChoice(this, wxID_ANY);
  number_->SetName(_("Players"));
  count_ = new wxStaticText(this, wxID_ANY, "");
  colour_words(*count_, quiet_colour);
  cards_ = new CardGrid(this, _("Templates"), fit_to_text(*this, wxSize(cards_width, cards_height)));
  lay_out();
  connect();
}

void TemplateGallery::lay_out() {
  const auto beside = wxSizerFlags().Centre().Border(wxRIGHT, FromDIP(gap));
  auto* wishes = new wxBoxSizer(wxHORIZONTAL);
  wishes->Add(words_, wxSizerFlags(beside).Proportion(1));
  wishes->Add(group_, beside);
  wishes->Add(number_, wxSizerFlags().Centre());
  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(wishes, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(gap)));
  left->Add(cards_, wxSizerFlags(1).Expand());
  left->Add(count_, wxSizerFlags().Border(wxTOP, FromDIP(gap)));
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(left, wxSizerFlags(3).Expand().Border(wxRIGHT, FromDIP(2 * gap)));
  sizer->Add(about_chosen(), wxSizerFlags(2).Expand());
  SetSizer(sizer);
}

wxSizer* TemplateGallery::about_chosen() {
  picture_ = new TemplatePicture(this, fit_to_text(*this, wxSize(about_width, large_height)));
  title_ = new wxStaticText(this, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold().Larger());
  facts_ = new wxStaticText(this, wxID_ANY, "");
  about_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                          fit_to_text(*this, wxSize(about_width, about_height)),
                          wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP | wxBORDER_NONE);
  about_->SetName(_("Description"));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(picture_, wxSizerFlags(1).Expand().Border(wxBOTTOM, FromDIP(gap)));
  sizer->Add(title_, wxSizerFlags().Expand());
  sizer->Add(facts_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(gap)));
  sizer->Add(about_, wxSizerFlags(1).Expand());
  return sizer;
}

void TemplateGallery::connect() {
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
  words_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { open(); });
  group_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { search(); });
  number_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { search(); });
  cards_->on_choice = [this] { show_chosen(); };
  cards_->on_open = [this] { open(); };
  cards_->on_letter = [this](wxUniChar letter) {
    words_->SetFocus();
    words_->AppendText(letter);
    words_->SetInsertionPointEnd();
  };
  Bind(wxEVT_CHAR_HOOK, &TemplateGallery::take_key, this);
}

// From what is searched for down to what is found; the description does not keep the keyboard.
void TemplateGallery::take_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const wxWindow* focus = FindFocus();
  const bool in_words = focus && (focus == words_ || focus->GetParent() == words_);
  if (in_words && (key == WXK_DOWN || key == WXK_UP)) return cards_->SetFocus();
  if (in_words && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER)) return open();
  if (focus == about_ && key == WXK_TAB && event.GetModifiers() == wxMOD_NONE)
    return void(about_->Navigate());
  event.Skip();
}

void TemplateGallery::show(std::vector<TemplateFacts> templates) {
  templates_ = std::move(templates);
  searched_.clear();
  for (const TemplateFacts& facts : templates_) searched_.push_back(to_search(facts));
  fill_choices();
  search();
}

void TemplateGallery::fill_choices() {
  groups_ = {{}};
  int most = 0, least = 99;
  for (const SearchedTemplate& each : searched_) {
    if (groups_.back() != each.group) groups_.push_back(each.group);
    most = std::max(most, each.max_players);
    least = std::min(least, each.min_players);
  }
  players_ = {0};
  for (int number = least; number <= most; ++number) players_.push_back(number);
  group_->Clear();
  for (const std::string_view group : groups_) group_->Append(group.empty() ? _("All groups") : words(group));
  number_->Clear();
  for (const int number : players_)
    number_->Append(number == 0 ? _("Any players")
                                : words(by_number(number, plural("{0} player", "{0} players"))));
  group_->SetSelection(0);
  number_->SetSelection(0);
}

TemplateWish TemplateGallery::wish() const {
  return {words_->GetValue().Lower().ToStdWstring(),
          groups_[static_cast<std::size_t>(group_->GetSelection())],
          players_[static_cast<std::size_t>(number_->GetSelection())]};
}

void TemplateGallery::search() {
  found_.clear();
  std::vector<MapCard> cards;
  for (std::size_t at = 0; at < templates_.size(); ++at) {
    if (!fits(searched_[at], wish())) continue;
    found_.push_back(at);
    const TemplateFacts& facts = templates_[at];
    cards.push_back({words(facts.file.group), shown(facts.details.title), number_of_players(facts.details),
                     facts.file.file});
  }
  cards_->show(std::move(cards));
  const wxString count = found_.empty()
                             ? _("none found")
                             : words(by_number(found_.size(), plural("{0} template", "{0} templates")));
  count_->SetLabelText(count);
  describe_to_readers(*words_, count);
  Layout();
}

const TemplateFacts* TemplateGallery::chosen() const {
  const auto card = cards_->chosen();
  return card && *card < found_.size() ? &templates_[found_[*card]] : nullptr;
}

void TemplateGallery::show_chosen() {
  const TemplateFacts* facts = chosen();
  const int width = std::max(picture_->GetSize().x, fit_to_text(*this, about_width));
  const wxString title = facts ? shown(facts->details.title) : wxString();
  picture_->show(facts ? facts->file.file : std::filesystem::path(), title);
  show_wrapped(*title_, facts ? title : _("No template has all of these words."), width);
  show_wrapped(*facts_, facts ? facts_about(*facts) : _("Search for fewer words or any number of players."),
               width);
  about_->ChangeValue(!facts           ? wxString()
                      : facts->trouble ? sentence(*facts->trouble)
                                       : shown(facts->details.description));
  about_->ShowPosition(0);
  Layout();
  if (on_choice) on_choice();
}

void TemplateGallery::open() const {
  const TemplateFacts* facts = chosen();
  if (facts && !facts->trouble && on_open) return on_open();
  wxBell();
}

}  // namespace hexwright::gui
