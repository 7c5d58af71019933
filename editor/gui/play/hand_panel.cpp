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
#include "model/board/index.h"
#include "model/playtest/cards.h"
#include "model/playtest/modules/cities_and_knights/progress_words.h"
#include "model/rules/words.h"

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

// In place of development cards, with Cities & Knights. CK-46
wxString progress_of(const View& view) {
  wxString list;
  for (const Progress card : all_progress)
    if (const int count = view.own_progress()[at(card)]; count > 0)
      list = joined(list,
                    count == 1 ? words(title(card)) : wxString::Format("%s ×%d", words(title(card)), count));
  return list.empty() ? _("No progress cards") : wxString::Format(_("Progress cards: %s"), list);
}

// What each of them does.
wxString tip_of_progress(const View& view) {
  wxString tip;
  for (const Progress card : all_progress)
    if (view.own_progress()[at(card)] > 0)
      tip += (tip.empty() ? "" : "\n") +
             wxString::Format("%s: %s", words(title(card)), words(Message{about(card)}));
  return tip;
}

// What the rule modules give to a player.
wxString others_of(const PlaySession& session, const View& view) {
  const Seat& seat = view.own();
  wxString list;
  if (const int cloth = view.cloth().held[view.seat()]; cloth > 0)
    list = joined(list, wxString::Format(_("cloth: %d"), cloth));
  for (const HarborKind kind : all_harbor_kinds)
    if (const int count = view.gifts().held[view.seat()][at(kind)]; count > 0)
      list = joined(list, wxString::Format(_("harbor to lay: %s ×%d"), words(word(kind)), count));
  if (seat.discoveries > 0 && session.game().plays("jungle"))
    list = joined(list, wxString::Format(_("discoveries: %d"), seat.discoveries));
  for (const Card card : resource_cards)
    if (const int count = seat.options[at(card)]; count > 0)
      list = joined(list, wxString::Format(_("trade option %s ×%d"), words(title(card)), count));
  for (const Message& count : own_counts_of(session, view.seat())) list = joined(list, words(count));
  if (seat.set_aside > 0)
    list = joined(list, words({N_("set aside: {0}"), {word(static_cast<Card>(seat.set_aside - 1), 2)}}));
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
  const View view(session.game(), session.state(), seat);
  developments_->SetLabel(session.game().has_commodities() ? progress_of(view) : developments_of(own));
  developments_->Wrap(width);
  if (session.game().has_commodities()) developments_->SetToolTip(tip_of_progress(view));
  others_->SetLabelText(others_of(session, view));
  others_->Wrap(width);
  others_->Show(!others_->GetLabel().empty());
  Layout();
}

}  // namespace hexwright::gui
