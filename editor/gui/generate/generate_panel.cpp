#include "editor/gui/generate/generate_panel.h"

#include <utility>

#include <wx/sizer.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/generate/archive_section.h"
#include "editor/gui/generate/balance_section.h"
#include "editor/gui/generate/deal_section.h"
#include "editor/gui/generate/improve_section.h"
#include "editor/gui/generate/moves_section.h"
#include "editor/gui/generate/wishes_section.h"

namespace hexwright::gui {

GeneratePanel::GeneratePanel(wxWindow* parent, EditorContext& context, Canvas& canvas, LiveDeal& deal,
                             LiveBalance& balance, LiveBalance& improving, LiveBalance& archive)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "generate"),
      context_(context),
      canvas_(canvas),
      deal_(deal),
      balance_(balance),
      improving_(improving),
      archive_(archive) {
  SetScrollRate(0, FromDIP(10));
  deal_.on_news = [this] {
    if (dealing_ && seen_) dealing_->update();
  };
  Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
    event.Skip();
    if (!is_clicking()) reveal(event.GetWindow()->GetScreenRect());
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    if (std::exchange(width_, GetClientSize().x) != GetClientSize().x) CallAfter([this] { lay_out(); });
  });
  balance_.on_news = [this] {
    if (seen_) balancing_->update();
  };
  improving_.on_news = [this] {
    if (seen_) improving_part_->update();
  };
  archive_.on_news = [this] {
    if (seen_) archive_part_->update();
  };
  context_.watch([this](const EditorContext::News& news) {
    if (!seen_) return;
    if (news.document) show_on_map();
    // The checks run when the hand rests: a good time to look at the whole board.
    if (news.findings) {
      moves_->update();
      wishes_->update();
    }
  });
}

void GeneratePanel::build() {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  dealing_ = new DealSection(this, deal_);
  moves_ = new MovesSection(this, context_, deal_);
  wishes_ = new WishesSection(this, context_);
  wishes_->on_places = [this](const std::vector<Hex>& places) { canvas_.point_out(places); };
  wishes_->on_row = [this](const wxRect& row) {
    if (!is_clicking()) reveal(row);
  };
  balancing_ = new BalanceSection(this, context_, deal_, balance_);
  balancing_->on_marks = [this](const Heat& marks) { canvas_.show_marks(seen_ ? marks : Heat()); };
  improving_part_ = new ImproveSection(this, context_, deal_, improving_);
  improving_part_->on_marks = [this](const Heat& marks) { canvas_.show_marks(seen_ ? marks : Heat()); };
  archive_part_ = new ArchiveSection(this, context_, canvas_, deal_, archive_);
  sections_ = {dealing_, moves_, wishes_, balancing_, improving_part_, archive_part_};
  for (Section* section : sections_) {
    section->on_height = [this] { lay_out(); };
    sizer->Add(section, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, gap);
  }
  SetSizer(sizer);
  name_for_readers(*this);
  announce_focus_of_choices(*this);
}

void GeneratePanel::watch(bool seen) {
  if (seen && sections_.empty()) build();
  if (seen_ == seen) return;
  seen_ = seen;
  if (seen) update();
  if (!seen) {
    wishes_->forget_choice();
    archive_part_->leave();
    canvas_.show_marks({});
  }
  show_on_map();
}

void GeneratePanel::update() {
  dealing_->update();
  moves_->update();
  wishes_->update();
  balancing_->update();
  improving_part_->update();
  archive_part_->update();
  CallAfter([this] { lay_out(); });  // by then the page has its size
}

void GeneratePanel::show_on_map() {
  const auto& locked = context_.scenario().generation.locked;
  canvas_.show_locks(seen_ ? std::vector<Hex>(locked.begin(), locked.end()) : std::vector<Hex>());
}

void GeneratePanel::lay_out() {
  for (Section* section : sections_) section->wrap_anew();
  FitInside();
  Layout();
}

void GeneratePanel::reveal(const wxRect& rect) {
  const wxRect seen(ClientToScreen(wxPoint()), GetClientSize());
  if (rect.height > seen.height && rect.Intersects(seen)) return;  // what has the eye of somebody stays
  int across = 0, step = 1;
  GetScrollPixelsPerUnit(&across, &step);
  int by = 0;
  if (rect.GetBottom() > seen.GetBottom()) by = rect.GetBottom() - seen.GetBottom() + gap;
  if (rect.y - by < seen.y) by = rect.y - seen.y - gap;
  if (by != 0) Scroll(0, GetViewStart().y + (by > 0 ? (by + step - 1) / step : by / step - 1));
}

}  // namespace hexwright::gui
