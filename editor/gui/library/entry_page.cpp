#include "editor/gui/library/entry_page.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tokenzr.h>

#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/library/map_picture.h"
#include "editor/gui/library/moments.h"
#include "model/board/index.h"
#include "model/comparison/comparison.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

std::vector<std::string> tags_in(const wxString& line) {
  std::vector<std::string> tags;
  for (wxStringTokenizer words(line, ","); words.HasMoreTokens();)
    if (const wxString tag = words.GetNextToken().Trim(false).Trim(); !tag.empty()) tags.push_back(utf8(tag));
  std::sort(tags.begin(), tags.end());
  tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
  return tags;
}

wxString facts_of(const LibraryEntry& entry) {
  wxString facts = entry.author.empty() ? "" : shown(entry.author) + " · ";
  facts += entry.min_players == entry.max_players
               ? words(by_number(entry.max_players, plural("{0} player", "{0} players")))
               : words(by_number(entry.max_players, plural("{1} to {0} player", "{1} to {0} players"),
                                 {std::to_string(entry.min_players)}));
  facts += " · " + words(by_number(entry.victory_points, plural("{0} victory point", "{0} victory points")));
  return entry.file.empty() ? facts : facts + "\n" + shown(entry.file);
}

wxString found_in(const LibraryPlaytest& playtest) {
  wxString shares;
  for (const double share : playtest.seat_shares)
    shares += (shares.empty() ? "" : ", ") + wxString::Format("%.0f %%", share * 100);
  return wxString::Format(
      _("%s: games: %lld; bots: %s; wins by seat: %s; turns on average: %.0f; stalled games: %lld."),
      moment(playtest.played), static_cast<long long>(playtest.games), shown(playtest.bots), shares,
      playtest.mean_turns, static_cast<long long>(playtest.stalled));
}

wxString played_in(const LibraryGame& game) {
  return wxString::Format(_("%s: a game of people: %s."), moment(game.begun), shown_in_line(game.names));
}

wxStaticText* label(wxWindow* parent, const wxString& words) {
  return new wxStaticText(parent, wxID_ANY, words);
}

}  // namespace

EntryPage::EntryPage(wxWindow* parent, Library& library) : wxPanel(parent), library_(library) { build(); }

void EntryPage::build() {
  picture_ = new MapPicture(this, "library picture", FromDIP(wxSize(380, 200)));
  title_ = label(this, "");
  title_->SetFont(title_->GetFont().Bold().Larger());
  facts_ = label(this, "");
  tags_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  tags_->SetName(_("Tags"));
  tags_->SetHint(_("Words with commas between them"));
  notes_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(-1, 56)), wxTE_MULTILINE);
  notes_->SetName(_("Notes"));
  build_versions();
  known_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(-1, 76)),
                          wxTE_MULTILINE | wxTE_READONLY);
  known_->SetName(_("About this version"));
  auto* words = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
  words->AddGrowableCol(1);
  words->Add(label(this, _("Ta&gs")), 0, wxALIGN_CENTRE_VERTICAL);
  words->Add(tags_, 1, wxEXPAND);
  words->Add(label(this, _("&Notes")), 0, wxTOP, 4);
  words->Add(notes_, 1, wxEXPAND);
  words->Add(label(this, _("&Versions")), 0, wxTOP, 4);
  words->Add(list_, 1, wxEXPAND);
  words->Add(label(this, _("What changed,\nplaytests, games")), 0, wxTOP, 4);
  words->Add(known_, 1, wxEXPAND);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(picture_, 1, wxEXPAND | wxBOTTOM, 8);
  sizer->Add(title_, 0, wxEXPAND);
  sizer->Add(facts_, 0, wxEXPAND | wxTOP | wxBOTTOM, 4);
  sizer->Add(words, 0, wxEXPAND);
  SetSizer(sizer);
  const auto keep = [this](auto& event) {
    keep_words();
    event.Skip();
  };
  tags_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { keep_words(); });
  tags_->Bind(wxEVT_KILL_FOCUS, [keep](wxFocusEvent& event) { keep(event); });
  notes_->Bind(wxEVT_KILL_FOCUS, [keep](wxFocusEvent& event) { keep(event); });
}

void EntryPage::build_versions() {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(-1, 118)), wxDV_MULTIPLE);
  list_->SetName(_("Versions"));
  list_->AppendTextColumn(_("No."), wxDATAVIEW_CELL_INERT, column_width(*list_, _("No."), 44), wxALIGN_RIGHT);
  list_->AppendTextColumn(_("When"), wxDATAVIEW_CELL_INERT, column_width(*list_, _("When"), 140));
  list_->AppendTextColumn(_("How"), wxDATAVIEW_CELL_INERT, column_width(*list_, _("How"), 100));
  list_->AppendTextColumn(_("Playtests"), wxDATAVIEW_CELL_INERT, column_width(*list_, _("Playtests"), 70),
                          wxALIGN_RIGHT);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_version(); });
}

void EntryPage::show(const LibraryEntry* entry) {
  keep_words();
  entry_ = entry ? std::optional(*entry) : std::nullopt;
  Enable(entry != nullptr);
  title_->SetLabelText(!entry ? wxString() : entry->title.empty() ? _("Untitled") : shown(entry->title));
  facts_->SetLabelText(entry ? facts_of(*entry) : _("Nothing is chosen"));
  tags_->ChangeValue(entry ? shown_in_line(entry->tags) : wxString());
  notes_->ChangeValue(entry ? shown(entry->notes) : wxString());
  list_versions();
  show_version();
  Layout();
}

void EntryPage::list_versions() {
  list_->DeleteAllItems();
  versions_.clear();
  if (!entry_) return;
  auto versions = library_.versions(entry_->id);
  if (const auto* refusal = versions.refusal()) return on_refusal(*refusal);
  versions_ = std::move(versions).value();
  for (const LibraryVersion& version : versions_) {
    wxVector<wxVariant> cells;
    cells.push_back(wxString::Format("%d", version.number));
    cells.push_back(moment(version.saved));
    cells.push_back(words(title(version.origin)));
    cells.push_back(version.playtests > 0 ? wxString::Format("%d", version.playtests) : wxString());
    list_->AppendItem(cells);
  }
  list_->SelectRow(0);
}

std::vector<LibraryVersion> EntryPage::chosen() const {
  std::vector<LibraryVersion> all;
  for (std::size_t row = 0; row < versions_.size(); ++row)
    if (list_->IsRowSelected(static_cast<unsigned>(row))) all.push_back(versions_[row]);
  if (all.empty() && !versions_.empty()) all.push_back(versions_.front());
  return all;
}

std::optional<LibraryVersion> EntryPage::before(const LibraryVersion& version) const {
  const auto found = std::find_if(versions_.begin(), versions_.end(),
                                  [&](const LibraryVersion& other) { return other.number < version.number; });
  return found == versions_.end() ? std::nullopt : std::optional(*found);
}

// Of several that are chosen, the one that was chosen last.
std::optional<LibraryVersion> EntryPage::looked_at() const {
  const int row = list_->ItemToRow(list_->GetCurrentItem());
  if (row >= 0 && row < static_cast<int>(versions_.size()) &&
      list_->IsRowSelected(static_cast<unsigned>(row)))
    return versions_[at(row)];
  const auto versions = chosen();
  return versions.empty() ? std::nullopt : std::optional(versions.front());
}

void EntryPage::show_version() {
  if (const auto version = looked_at()) {
    const auto scenario = library_.scenario(version->id);
    if (const auto* sound = scenario.value_if())
      picture_->show(*sound,
                     wxString::Format(_("Version %d of %s"), version->number, shown(sound->details.title)));
    else
      picture_->show({}, sentence(scenario.refusal()->why));
    known_->ChangeValue(what_changed(*version) + what_was_found(*version));
  } else {
    picture_->show({}, "");
    known_->ChangeValue("");
  }
  if (on_choice) on_choice();
}

wxString EntryPage::what_changed(const LibraryVersion& version) const {
  const auto previous = before(version);
  if (!previous) return _("The first version.") + "\n";
  const auto old = library_.scenario(previous->id), fresh = library_.scenario(version.id);
  for (const auto* outcome : {&old, &fresh})
    if (const auto* refusal = outcome->refusal()) return sentence(refusal->why) + "\n";
  wxString summary;
  for (const Message& phrase : summary_of(compare(old.value(), fresh.value())))
    summary += (summary.empty() ? "" : ", ") + words(phrase);
  return wxString::Format(_("Since version %d: %s."), previous->number,
                          summary.empty() ? _("nothing") : summary) +
         "\n";
}

wxString EntryPage::what_was_found(const LibraryVersion& version) const {
  const auto playtests = library_.playtests(version.id);
  if (const auto* refusal = playtests.refusal()) return sentence(refusal->why);
  wxString all;
  for (const LibraryPlaytest& playtest : playtests.value()) all += found_in(playtest) + "\n";
  const auto games = library_.games(version.id);
  if (const auto* refusal = games.refusal()) return sentence(refusal->why);
  for (const LibraryGame& game : games.value()) all += played_in(game) + "\n";
  return all;
}

void EntryPage::keep_words() {
  if (!entry_ || library_.read_only()) return;
  const auto tags = tags_in(tags_->GetValue());
  const std::string notes = utf8(notes_->GetValue());
  std::optional<Refusal> refused;
  const bool other_tags = tags != entry_->tags, other_notes = notes != entry_->notes;
  if (other_tags) refused = library_.set_tags(entry_->id, tags);
  if (!refused && other_notes) refused = library_.set_notes(entry_->id, notes);
  if (refused) return on_refusal(*refused);
  entry_->tags = tags;
  entry_->notes = notes;
  if ((other_tags || other_notes) && on_words) on_words();
}

}  // namespace hexwright::gui
