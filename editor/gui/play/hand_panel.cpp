#include "editor/gui/play/hand_panel.h"

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "editor/core/play/own_play.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/pictures.h"
#include "model/playtest/cards.h"
#include "model/playtest/describe/seat_notes.h"

namespace hexwright::gui {
namespace {

wxString joined(const wxString& list, const wxString& item) {
  return list.empty() ? item : list + ", " + item;
}

wxString developments_of(const Seat& seat) {
  wxString list;
  for (const Development card : all_developments) {
    const auto i = static_cast<std::size_t>(card);
    if (seat.developments[i] > 0)
      list = joined(list, wxString::Format("%s ×%d", words(title(card)), seat.developments[i]));
    if (seat.fresh[i] > 0)
      list = joined(list, wxString::Format(_("%s ×%d, new"), words(title(card)), seat.fresh[i]));
  }
  return list.empty() ? _("No development cards") : list;
}

wxString lines_of(const std::vector<Message>& messages) {
  wxString lines;
  for (const Message& message : messages) lines += (lines.empty() ? "" : "\n") + words(message);
  return lines;
}

// What the rule modules give to a player.
wxString others_of(const PlaySession& session, SeatId seat, const SeatNotes& notes) {
  wxString list;
  for (const auto& part : {notes.tokens, notes.earned, own_counts_of(session, seat), notes.aside})
    for (const Message& each : part) list = joined(list, words(each));
  return list;
}

}  // namespace

HandPanel::HandPanel(wxWindow* parent, const Game& game) : wxPanel(parent, wxID_ANY) {
  SetLabel(_("Hand"));
  const double pixel = GetContentScaleFactor();
  auto* grid =
      new wxFlexGridSizer(game.cards().size() > resource_cards.size() ? 4 : 5, FromDIP(4), FromDIP(8));
  for (const Card card : game.cards()) {
    auto* cell = new wxBoxSizer(wxHORIZONTAL);
    auto* picture = new wxStaticBitmap(this, wxID_ANY, card_picture(card, FromDIP(30), pixel));
    picture->SetName(words(title(card)));
    picture->SetToolTip(words(title(card)));
    auto* count = new wxStaticText(this, wxID_ANY, "0");
    count->SetFont(count->GetFont().Bold().Larger());
    count->SetName(wxString::Format(_("%s in hand"), words(title(card))));
    count->SetToolTip(words(title(card)));
    cell->Add(picture, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(3));
    cell->Add(count, 0, wxALIGN_CENTRE_VERTICAL);
    grid->Add(cell);
    counts_[card] = count;
  }
  developments_ = new wxStaticText(this, wxID_ANY, "");
  others_ = new wxStaticText(this, wxID_ANY, "");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid);
  sizer->Add(developments_, 0, wxTOP, FromDIP(4));
  sizer->Add(others_, 0, wxTOP, FromDIP(2));
  SetSizer(sizer);
}

void HandPanel::show(const PlaySession& session, SeatId seat) {
  const Seat& own = session.state().seats[seat];
  for (const auto& [card, text] : counts_) {
    text->SetLabel(wxString::Format("%d", own.hand[card]));
    text->SetForegroundColour(own.hand[card] == 0 ? quiet_colour() : wxColour());
  }
  const int width = fit_to_text(*this, 260);
  const SeatNotes notes = notes_on(session.game(), session.state(), seat);
  developments_->SetLabel(notes.cards ? words(notes.cards->words) : developments_of(own));
  developments_->Wrap(width);
  if (notes.cards) developments_->SetToolTip(lines_of(notes.cards->about));
  others_->SetLabelText(others_of(session, seat, notes));
  others_->Wrap(width);
  others_->Show(!others_->GetLabel().empty());
  Layout();
}

}  // namespace hexwright::gui
