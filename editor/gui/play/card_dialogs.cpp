#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/card_steppers.h"
#include "editor/gui/play/game_context.h"
#include "editor/gui/play/play_dialogs.h"
#include "model/playtest/cards.h"
#include "model/playtest/view.h"

namespace hexwright::gui {
namespace {

const Seat& own_seat(const PlaySession& session) { return session.state().seats[session.actor()]; }

/// So many of each card that the game has, spices apart.
Cards some_of_each(const PlaySession& session, int count) {
  Cards cards;
  for (const Card card : session.game().cards())
    if (is_resource(card) || is_commodity(card)) cards.add(card, count);
  return cards;
}

/// Rows of steppers under headings, a line that says at once what stands against it, OK and Cancel.
class CardsDialog : public wxDialog {
 public:
  CardsDialog(wxWindow* parent, const PlaySession& session, const wxString& title, const wxString& ok)
      : wxDialog(parent, wxID_ANY, title), ok_(ok), places_(some_of_each(session, 1)) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
  }

  CardSteppers* add(const wxString& heading, const wxString& name, Cards most) {
    auto* text = new wxStaticText(this, wxID_ANY, heading);
    text->SetFont(text->GetFont().Bold());
    GetSizer()->Add(text, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
    auto* steppers = new CardSteppers(this, name, most, places_);
    steppers->on_change = [this] { refresh(); };
    GetSizer()->Add(steppers, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
    return steppers;
  }

  /// `why_not`: empty when it can be done; asked whenever a number changes.
  bool confirmed(std::function<wxString()> why_not) {
    why_not_ = std::move(why_not);
    why_ =
        new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(380, 40)), wxST_NO_AUTORESIZE);
    why_->SetName("why not");
    colour_words(*why_, note_colour);
    GetSizer()->Add(why_, 0, wxEXPAND | wxALL, FromDIP(12));
    GetSizer()->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM,
                    FromDIP(12));
    FindWindow(wxID_OK)->SetLabel(ok_);
    FindWindow(wxID_OK)->SetName(wxControl::RemoveMnemonics(ok_));
    name_for_readers(*this);
    refresh();
    Fit();
    CentreOnParent();
    return ShowModal() == wxID_OK;
  }

 private:
  void refresh() {
    if (!why_) return;
    const wxString why = why_not_();
    why_->SetLabel(why);
    why_->Wrap(why_->GetSize().x);
    FindWindow(wxID_OK)->Enable(why.empty());
  }

  wxString ok_;
  Cards places_;  ///< those of its columns
  std::function<wxString()> why_not_;
  wxStaticText* why_ = nullptr;
};

/// The only kind of card among these, where there is only one.
std::optional<Card> single_kind(Cards cards) {
  for (const Card card : all_cards)
    if (cards[card] > 0 && cards[card] == cards.size()) return card;
  return std::nullopt;
}

}  // namespace

void trade_with_bank(wxWindow* parent, GameContext& context) {
  const PlaySession& session = context.session();
  const Cards takes = View(session.game(), session.state(), session.actor()).bank_rates();
  CardsDialog dialog(parent, session, _("Trade with the bank"), _("&Trade"));
  wxString rates;
  for (const Card card : session.game().cards())
    if (is_resource(card) || is_commodity(card))
      rates += (rates.empty() ? "" : ", ") + wxString::Format("%s %d:1", words(title(card)), takes[card]);
  const CardSteppers* give = dialog.add(wxString::Format(_("You give (%s)"), rates), _("Give"),
                                        own_seat(session).hand.without_spices());
  const CardSteppers* want = dialog.add(_("You get one"), _("Get"), some_of_each(session, 1));
  const auto trade = [&]() -> Outcome<Action> {
    const auto given = single_kind(give->cards()), wanted = single_kind(want->cards());
    if (!given || !wanted || want->cards().size() != 1)
      return refuse(N_("choose cards of one kind to give, and one card to get"));
    const int rate = takes[*given];
    if (give->cards().size() != rate)
      return refuse(N_("the bank takes {0} for one card"), {word(*given, rate)});
    const Action action{ActionKind::TradeWithBank, static_cast<std::uint8_t>(*wanted),
                        static_cast<std::uint16_t>(*given)};
    if (const auto refusal = session.refusal(action)) return *refusal;
    return action;
  };
  const auto why_not = [&] {
    const auto made = trade();
    const auto* refusal = made.refusal();
    return refusal ? sentence(refusal->why, session.names()) : wxString();
  };
  if (!dialog.confirmed(why_not)) return;
  if (const auto made = trade(); const auto* action = made.value_if()) context.perform(*action);
}

void offer_trade(wxWindow* parent, GameContext& context) {
  const PlaySession& session = context.session();
  CardsDialog dialog(parent, session, _("Offer a trade to the other players"), _("&Offer"));
  const CardSteppers* give = dialog.add(_("You give"), _("Give"), own_seat(session).hand);
  const CardSteppers* want =
      dialog.add(_("You want"), _("Want"),
                 some_of_each(session, 3) +
                     (session.game().has_spices()
                          ? Cards(Card::Pepper, 3) + Cards(Card::Cinnamon, 3) + Cards(Card::Nutmeg, 3)
                          : Cards()));
  const auto why_not = [&] {
    const auto made = session.offer(give->cards(), want->cards());
    const auto* refusal = made.refusal();
    return refusal ? sentence(refusal->why, session.names()) : wxString();
  };
  if (!dialog.confirmed(why_not)) return;
  const auto made = session.offer(give->cards(), want->cards());
  if (const auto* action = made.value_if()) context.perform(*action);
}

void discard_cards(wxWindow* parent, GameContext& context) {
  const PlaySession& session = context.session();
  const Task* task = session.state().task();
  if (!task || task->kind != TaskKind::Discard) return;
  const int due = task->a;
  CardsDialog dialog(parent, session, _("Discard cards"), _("&Discard"));
  const CardSteppers* cards =
      dialog.add(wxString::Format(wxPLURAL("Choose %d card that goes back to the bank",
                                           "Choose %d cards that go back to the bank", due),
                                  due),
                 _("Discard cards"), own_seat(session).hand);
  const auto why_not = [&] {
    const int chosen = cards->cards().size();
    if (chosen < due) return wxString::Format(_("Still to choose: %d"), due - chosen);
    if (chosen > due) return wxString::Format(_("Too many by %d"), chosen - due);
    return wxString();
  };
  if (!dialog.confirmed(why_not)) return;
  context.decide([chosen = cards->cards()](PlaySession& played) { return played.discard(chosen); });
}

}  // namespace hexwright::gui
