#include "editor/gui/dialogs/own_try_panel.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/batch/batch_panel.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/playtest/limits.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

constexpr std::uint64_t games_to_try = 200;

wxString wins_in_words(const Statistics& found) {
  std::vector<Argument> seats;
  for (const SeatId seat : found.seats.ids())
    seats.emplace_back(say(N_("seat {0} {1} %"), seat.value() + 1,
                           (200 * found.seats[seat].wins + found.decided()) / (2 * found.decided())));
  return words(say(N_("Wins: {0}."), joined_by(std::string(", "), seats)));
}

}  // namespace

TryPanel::TryPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "try"),
      runner_([this](std::shared_ptr<const PlayedSoFar> news) {
        CallAfter([this, news = std::move(news)] { take(news); });
      }) {
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  button_ = new wxButton(this, wxID_ANY, _("Stop Tr&ying"));  // the longer of its two labels
  button_->SetMinSize(button_->GetBestSize());
  button_->SetName(_("Try the rules"));
  button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { running_ ? runner_.cancel() : start(); });
  says_ = new wxStaticText(this, wxID_ANY, "");
  says_->SetName(_("Results of the trial"));
  colour_words(*says_, quiet_colour);
  sizer->Add(button_, 0, wxRIGHT, FromDIP(12));
  sizer->Add(says_, 1, wxALIGN_CENTRE_VERTICAL);
  SetSizer(sizer);
  show();
}

void TryPanel::show_map(const Scenario& map, bool playable) {
  if (!(map == map_)) {
    map_ = map;
    ++revision_;
    obstacles_.clear();
  }
  playable_ = playable;
  show();
}

void TryPanel::start() {
  PlaytestRequest request;
  request.play.players = std::clamp(map_.details.max_players, 2, most_players);
  request.batch.games = games_to_try;
  now_.reset();
  obstacles_ = runner_.start(revision_, map_, request);
  running_ = obstacles_.empty();
  show();
}

void TryPanel::take(std::shared_ptr<const PlayedSoFar> news) {
  now_ = std::move(news);
  running_ = !now_->over;
  if (now_->over) announce(*this, results());
  show();
}

void TryPanel::show() {
  button_->SetLabel(running_ ? _("Stop Tr&ying") : _("Tr&y It"));
  button_->Enable(running_ || playable_);
  const int room = GetParent()->GetClientSize().x - button_->GetMinSize().x - FromDIP(48);
  const int lines_before = says_->GetLabel().Freq('\n');
  show_wrapped(*says_, results(), std::max(room, FromDIP(400)));
  if (says_->GetLabel().Freq('\n') != lines_before) GetParent()->Layout();
  Layout();
}

wxString TryPanel::results() const {
  if (!obstacles_.empty()) {
    wxString lines = _("This map cannot be played yet:");
    constexpr std::size_t most = 3;
    for (std::size_t i = 0; i < std::min(most, obstacles_.size()); ++i)
      lines += wxString::FromUTF8("\n• ") + sentence(obstacles_[i]);
    return obstacles_.size() > most ? lines + wxString::FromUTF8("\n…") : lines;
  }
  if (!now_)
    return running_ ? _("The games begin.")
                    : words(say(N_("Bots play {0} games with the map as it stands here."), games_to_try));
  wxString all = progress_words(*now_, running_);
  const Statistics& found = now_->result.statistics;
  if (now_->has_results()) all += "\n" + length_words(*now_);
  if (found.decided() > 0)
    all += "\n" + words(by_number(found.decided(), plural("{0} game was won.", "{0} games were won."))) +
           " " + wins_in_words(found);
  if (now_->revision != revision_) all += "\n" + _("The rules have changed since.");
  return all;
}

}  // namespace hexwright::gui
