#include "editor/gui/generate/archive_section.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/generate/effort.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/generate/balance_words.h"
#include "editor/gui/generate/board_grid.h"
#include "model/board/index.h"
#include "model/comparison/comparison.h"

namespace hexwright::gui {
namespace {

constexpr int cells = 4;  // along each measure: up to sixteen boards

}  // namespace

ArchiveSection::ArchiveSection(wxWindow* parent, EditorContext& context, Canvas& canvas, const LiveDeal& deal,
                               LiveBalance& archive)
    : Section(parent, _("Fair boards that differ")),
      context_(context),
      canvas_(canvas),
      deal_(deal),
      archive_(archive) {
  for (std::size_t axis = 0; axis < measures_.size(); ++axis) {
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->SetName(axis == 0 ? _("First measure") : _("Second measure"));
    choice->SetToolTip(_("The boards differ in these two measures"));
    for (const Measure measure : all_measures) choice->Append(words(info(measure).title));
    choice->SetSelection(static_cast<int>(axis));
    add_row()->Add(choice, 1);
    measures_[axis] = choice;
  }
  wxBoxSizer* row = add_row();
  effort_ = new wxChoice(this, wxID_ANY);
  effort_->SetName(_("Effort for boards that differ"));
  for (const BalanceEffort effort : all_balance_efforts) effort_->Append(words(title(effort)));
  effort_->SetSelection(1);
  row->Add(effort_, 1);
  row = add_row();
  start_ = add_button(*row, _("Start"), _("Start looking for boards that differ"),
                      _("Bots play many boards; the fairest of each kind are shown"), [this] { start(); });
  cancel_ = add_button(*row, _("Cancel"), _("Cancel the search"), _("Ends with what was found"),
                       [this] { archive_.cancel(); });
  announce_by_name(*start_);
  announce_by_name(*cancel_);
  gauge_ = add_gauge(_("Progress of the search"));
  progress_ = add_words(_("How far the search is"), quiet_colour);
  refused_ = add_words(_("Why there are no such boards"), error_colour);
  note_ = add_words(_("Which map they belong to"), note_colour);
  described_ = add_words(_("The chosen board"), quiet_colour);
  grid_ = new BoardGrid(this, _("Boards that differ"));
  grid_->on_choice = [this](std::optional<std::size_t> board) { show_on_map(board); };
  grid_->on_take = [this](std::size_t board) { take(board); };
  rows().Add(grid_, 0, wxEXPAND | wxTOP, gap);
  grid_->Hide();
}

void ArchiveSection::start() {
  auto asked = options_for(context_, deal_);
  if (const auto* refusal = asked.refusal()) {
    say(*refused_, L"✗ " + sentence(refusal->why) + ".");
    if (on_height) on_height();
    return;
  }
  BalanceOptions options = std::move(asked).value();
  options.archive.emplace();
  for (std::size_t axis = 0; axis < measures_.size(); ++axis)
    (*options.archive)[axis] = all_measures[at(measures_[axis]->GetSelection())];
  options = with_effort(options, all_balance_efforts[at(effort_->GetSelection())]);
  options.cells = cells;
  const wxSize size = BoardGrid::picture_size(*this);
  archive_.start(options, BoardPictures{{.theme = canvas_.options().theme}, size.x, size.y});
}

wxString ArchiveSection::name(std::size_t board) const {
  const std::string cell = cell_name(archive_.now()->result->boards[board]);
  return wxString::FromUTF8(cell.empty() ? std::to_string(board + 1) : cell);
}

wxString ArchiveSection::words_of(std::size_t board) const {
  const BalancedSoFar& now = *archive_.now();
  return wxString::Format(_("Board %s, %zu of %zu. "), name(board), board + 1, now.result->boards.size()) +
         words(measures_words(now.result->boards[board], *now.options.archive));
}

void ArchiveSection::take(std::size_t board) {
  canvas_.show_sample({});
  const Message label = hexwright::say(N_("take board {0} of those that differ"), name(board).utf8_string());
  if (const auto refused = archive_.apply(board, label)) {
    say(*refused_, L"✗ " + sentence(refused->why) + ".");
    announce(*this, sentence(refused->why));
    if (on_height) on_height();
  }
}

void ArchiveSection::show_on_map(std::optional<std::size_t> board) {
  if (!board) {
    canvas_.show_sample({});
    say(*described_, _("Point at a board to see it on the map; a click takes it."));
    return;
  }
  const wxString words = words_of(*board);
  say(*described_, words);
  if (on_height) on_height();
  if (archive_.is_on_map(*board)) return canvas_.show_sample({});
  Scenario found = found_scenario(*archive_.now()->map, archive_.now()->result->boards[*board]);
  auto changed = hexes_of(compare(context_.scenario(), found));
  canvas_.show_sample(
      Canvas::Sample{std::move(found), std::move(changed),
                     wxString::Format(_("Board %s of those that differ; a click takes it"), name(*board))});
}

void ArchiveSection::show_pictures() {
  const BalancedSoFar* now = archive_.now();
  if (now == pictured_) return;
  pictured_ = now;
  std::vector<BoardGrid::Card> cards;
  if (now && now->over && now->result)
    for (std::size_t i = 0; i < std::min(now->pictures.size(), now->result->boards.size()); ++i)
      cards.push_back({bitmap_of(now->pictures[i], GetContentScaleFactor()), words_of(i)});
  const bool any = !cards.empty();
  grid_->show(std::move(cards));
  grid_->Show(any);
  if (any) show_on_map({});
  if (!any) say(*described_, wxString());
}

void ArchiveSection::leave() { canvas_.show_sample({}); }

void ArchiveSection::update() {
  const BalancedSoFar* now = archive_.now();
  const bool running = archive_.is_running();
  start_->Enable(!running);
  cancel_->Enable(running);
  show_progress(*gauge_, now ? now->progress.done : 0);
  say(*progress_, now && !now->refused ? progress_words(*now)
                  : running            ? _("Boards are made")
                                       : _("Boards that are fair and not alike, to choose from."));
  say(*refused_, now && now->refused ? L"✗ " + sentence(now->refused->why) + "." : wxString());
  say(*note_, archive_.is_of_another_map()
                  ? _("The map was changed since: these belong to the map as it was.")
                  : wxString());
  show_pictures();
  if (now && now->over && now->result) {
    std::optional<std::size_t> on_map;
    for (std::size_t i = 0; i < now->result->boards.size(); ++i)
      if (archive_.is_on_map(i)) on_map = i;
    grid_->mark(on_map);
  }
  if (on_height) on_height();
}

}  // namespace hexwright::gui
