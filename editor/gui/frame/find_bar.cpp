#include "editor/gui/frame/find_bar.h"

#include <algorithm>
#include <utility>

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/search/map_search.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "model/board/plane.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

constexpr int least_field = 90, usual_field = 190;  // of the words

std::wstring in_lower_case(const Message& message) { return words(message).Lower().ToStdWstring(); }

class FindBar : public wxPanel {
 public:
  FindBar(Canvas& canvas, EditorContext& context);
  void open();
  void step(int by);

 private:
  wxWindow* button(std::string_view icon_name, const wxString& name, std::function<void()> run);
  void lay_out();
  void take_place();
  void take_key(wxKeyEvent& event);
  void pass_keyboard(bool forward);
  void search();
  void select_all();
  void show_found();
  wxString count() const;
  void close();

  Canvas& canvas_;
  EditorContext& context_;
  wxTextCtrl* words_;
  wxStaticText* count_;
  wxBoxSizer* rows_ = nullptr;
  wxButton* select_all_ = nullptr;
  std::optional<MapSearch> index_;  ///< none: the map has changed since
  std::vector<Hex> found_;
  std::optional<std::size_t> at_;  ///< the one that was gone to
};

FindBar::FindBar(Canvas& canvas, EditorContext& context) : canvas_(canvas), context_(context) {
  Hide();  // until it has its size
  Create(&canvas, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxBORDER_SIMPLE, "find");
  words_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(least_field, -1)));
  words_->SetName(_("Find on the map"));
  words_->SetHint(_("Terrain, number, name, 2,-1 …"));
  count_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(84, -1)),
                            wxST_NO_AUTORESIZE | wxALIGN_CENTRE_HORIZONTAL);
  lay_out();
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
    at_.reset();
    search();
    if (!found_.empty()) canvas_.reveal({&found_.front(), 1});
    announce(*words_, count());
  });
  Bind(wxEVT_CHAR_HOOK, &FindBar::take_key, this);
  canvas.Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    take_place();
    event.Skip();
  });
  context_.watch([this](const EditorContext::News& news) {
    if (!news.document && !news.findings) return;
    index_.reset();
    if (IsShown()) search();
  });
  name_for_readers(*this);
}

void FindBar::lay_out() {
  auto* searched = new wxBoxSizer(wxHORIZONTAL);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto flags = wxSizerFlags().Centre().Border(wxLEFT | wxTOP | wxBOTTOM, FromDIP(gap));
  searched->Add(words_, wxSizerFlags(flags).Proportion(1));
  searched->Add(count_, flags);
  buttons->Add(button("find-previous", _("Previous (Shift+F3)"), [this] { step(-1); }), flags);
  buttons->Add(button("find-next", _("Next (F3)"), [this] { step(1); }), flags);
  select_all_ = new wxButton(this, wxID_ANY, _("Select all matches"));
  select_all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { select_all(); });
  buttons->Add(select_all_, flags);
  buttons->Add(button("close", _("Close the search (Escape)"), [this] { close(); }), flags);
  buttons->AddSpacer(FromDIP(gap));
  rows_ = new wxBoxSizer(wxHORIZONTAL);
  rows_->Add(searched, wxSizerFlags(1).Expand());
  rows_->Add(buttons);
  SetSizer(rows_);
}

wxWindow* FindBar::button(std::string_view icon_name, const wxString& name, std::function<void()> run) {
  auto* made = new wxBitmapButton(this, wxID_ANY, icon(icon_name, 16));
  made->SetName(name);
  made->SetToolTip(name);
  made->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  on_new_colours(*made, [made, icon_name] { made->SetBitmap(icon(icon_name, 16)); });
  return made;
}

// In the corner where a map that fits has least of its hexes; in two rows where the map is narrow.
void FindBar::take_place() {
  const int margin = FromDIP(gap), room = canvas_.GetClientSize().x - 2 * margin;
  rows_->SetOrientation(wxHORIZONTAL);
  if (rows_->GetMinSize().x > room) rows_->SetOrientation(wxVERTICAL);
  const wxSize least = rows_->GetMinSize() + (GetSize() - GetClientSize());
  const int width = std::clamp(room, least.x, least.x + fit_to_text(*this, usual_field - least_field));
  SetSize(std::max(0, room - width) + margin, margin, width, least.y);
  Layout();
}

void FindBar::open() {
  take_place();
  Show();
  Raise();
  words_->SetFocus();
  words_->SelectAll();
  search();
}

void FindBar::take_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key == WXK_ESCAPE) return close();
  if (key == WXK_TAB) return pass_keyboard(!event.ShiftDown());
  const bool enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
  if (enter && FindFocus() == words_) return step(event.ShiftDown() ? -1 : 1);
  event.Skip();
}

// From part to part, round and round: the map below has another use for the key.
void FindBar::pass_keyboard(bool forward) {
  std::vector<wxWindow*> parts;
  for (wxWindow* part : GetChildren())
    if (part->CanAcceptFocusFromKeyboard()) parts.push_back(part);
  const auto here = std::ranges::find(parts, FindFocus());
  const std::size_t at = here == parts.end() ? 0 : static_cast<std::size_t>(here - parts.begin());
  parts[(at + (forward ? 1 : parts.size() - 1)) % parts.size()]->SetFocus();
}

void FindBar::search() {
  const bool was_at_one = at_.has_value();
  const Hex here = was_at_one ? found_[*at_] : Hex();
  if (!index_) index_.emplace(context_.scenario(), context_.findings(), in_lower_case);
  found_ = index_->find(words_->GetValue().Lower().ToStdWstring());
  at_.reset();
  if (const auto same = std::ranges::find(found_, here); was_at_one && same != found_.end())
    at_ = static_cast<std::size_t>(same - found_.begin());
  show_found();
}

void FindBar::step(int by) {
  if (!IsShown()) open();
  if (found_.empty()) return wxBell();
  const std::size_t count = found_.size();
  at_ = !at_ ? (by > 0 ? 0 : count - 1) : (*at_ + count + static_cast<std::size_t>(by)) % count;
  const Hex hex = found_[*at_];
  show_found();
  canvas_.centre_on(centre(hex));
  context_.act([hex](Workbench& bench) { return bench.select({{hex}, {}}), std::optional<Refusal>(); });
  announce(*words_, this->count());
}

void FindBar::select_all() {
  const HexSet hexes(found_.begin(), found_.end());
  context_.act([&](Workbench& bench) { return bench.select({hexes, {}}), std::optional<Refusal>(); });
  canvas_.SetFocus();
}

wxString FindBar::count() const {
  if (words_->IsEmpty()) return {};
  if (found_.empty()) return _("none found");
  if (at_) return wxString::Format(_("%zu of %zu"), *at_ + 1, found_.size());
  return words(by_number(found_.size(), plural("{0} found", "{0} found")));
}

void FindBar::show_found() {
  count_->SetLabelText(count());
  count_->SetForegroundColour(found_.empty() ? error_colour() : wxNullColour);
  select_all_->Enable(!found_.empty());
  describe_to_readers(*words_, count());
  canvas_.show_found(found_, at_ ? std::optional(found_[*at_]) : std::nullopt);
}

void FindBar::close() {
  Hide();
  canvas_.show_found({}, std::nullopt);
  canvas_.SetFocus();
}

FindBar& bar_of(Frame& frame) {
  for (wxWindow* child : frame.canvas().GetChildren())
    if (auto* bar = dynamic_cast<FindBar*>(child)) return *bar;
  return *new FindBar(frame.canvas(), frame.context());
}

}  // namespace

void open_find_bar(Frame& frame) { bar_of(frame).open(); }

void find_again(Frame& frame, int step) { bar_of(frame).step(step); }

}  // namespace hexwright::gui
