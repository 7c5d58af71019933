#include "editor/gui/library/entry_list.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/mstream.h>

#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/library/moments.h"

namespace hexwright::gui {
namespace {

constexpr int row_picture_width = 84, row_picture_height = 62;
enum Column : unsigned { Name, Changed, Versions, Tags };

/// The white around the board becomes clear, so that it lies on whatever the list lies on.
void clear_ground(wxImage& image) {
  const int width = image.GetWidth(), height = image.GetHeight();
  std::vector<wxPoint> next;
  for (int x = 0; x < width; ++x) next.insert(next.end(), {{x, 0}, {x, height - 1}});
  for (int y = 0; y < height; ++y) next.insert(next.end(), {{0, y}, {width - 1, y}});
  constexpr unsigned char white = 250;
  while (!next.empty()) {
    const auto [x, y] = next.back();
    next.pop_back();
    if (x < 0 || y < 0 || x >= width || y >= height || image.GetAlpha(x, y) == 0) continue;
    if (std::min({image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)}) < white) continue;
    image.SetAlpha(x, y, 0);
    next.insert(next.end(), {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}});
  }
}

/// In the middle of a space that is the same for all.
wxBitmap bitmap_of(const std::string& png, double pixel) {
  const wxSize space(static_cast<int>(row_picture_width * pixel),
                     static_cast<int>(row_picture_height * pixel));
  wxMemoryInputStream stream(png.data(), png.size());
  wxImage image;
  if (png.empty() || !image.LoadFile(stream, wxBITMAP_TYPE_PNG)) image = wxImage(1, 1);
  if (!image.HasAlpha()) image.InitAlpha();
  clear_ground(image);
  const double factor = std::min(static_cast<double>(space.x) / image.GetWidth(),
                                 static_cast<double>(space.y) / image.GetHeight());
  image.Rescale(std::max(1, static_cast<int>(image.GetWidth() * factor)),
                std::max(1, static_cast<int>(image.GetHeight() * factor)), wxIMAGE_QUALITY_HIGH);
  wxImage centred(space);
  centred.InitAlpha();
  std::fill_n(centred.GetAlpha(), space.x * space.y, static_cast<unsigned char>(0));
  centred.Paste(image, (space.x - image.GetWidth()) / 2, (space.y - image.GetHeight()) / 2);
  wxBitmap bitmap(centred);
  bitmap.SetScaleFactor(pixel);
  return bitmap;
}

wxString name_of(const LibraryEntry& entry) {
  const wxString title = entry.title.empty() ? _("Untitled") : shown(entry.title);
  return entry.author.empty() ? title : title + "\n" + shown(entry.author);
}

}  // namespace

class EntryList::Model : public wxDataViewVirtualListModel {
 public:
  Model(const Library& library, double pixel) : library_(&library), pixel_(pixel) {}

  const std::vector<LibraryEntry>& entries() const { return entries_; }
  void show(std::vector<LibraryEntry> entries) {
    entries_ = std::move(entries);
    Reset(static_cast<unsigned>(entries_.size()));
  }
  void update(const LibraryEntry& entry) {
    const auto known = std::ranges::find(entries_, entry.id, &LibraryEntry::id);
    if (known == entries_.end()) return;
    *known = entry;
    RowChanged(static_cast<unsigned>(known - entries_.begin()));
  }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
    const LibraryEntry& entry = entries_[row];
    switch (column) {
      case Name:
        value << wxDataViewIconText(name_of(entry), wxBitmapBundle(picture(entry)));
        return;
      case Changed:
        value = moment(entry.changed);
        return;
      case Versions:
        value = wxString::Format("%d", entry.versions);
        return;
      default:
        value = shown_in_line(entry.tags);
    }
  }
  bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }

 private:
  const wxBitmap& picture(const LibraryEntry& entry) const {
    const auto known = pictures_.find(entry.newest);
    if (known != pictures_.end()) return known->second;
    const auto png = library_->thumbnail(entry.newest);
    const auto* bytes = png.value_if();
    return pictures_[entry.newest] = bitmap_of(bytes ? *bytes : std::string(), pixel_);
  }

  const Library* library_;
  double pixel_;
  std::vector<LibraryEntry> entries_;
  mutable std::map<VersionId, wxBitmap> pictures_;
};

EntryList::EntryList(wxWindow* parent, const Library& library)
    : wxDataViewCtrl(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(590, 420)), wxDV_SINGLE),
      model_(new Model(library, parent->GetContentScaleFactor())) {
  SetName(_("Scenarios"));
  AssociateModel(model_);
  model_->DecRef();
  const auto width = [&](const wxString& heading, int pixels) {
    return column_width(*parent, heading, pixels);
  };
  AppendIconTextColumn(_("Scenario"), Name, wxDATAVIEW_CELL_INERT, width({}, 250))
      ->GetRenderer()
      ->EnableEllipsize(wxELLIPSIZE_END);
  AppendTextColumn(_("Changed"), Changed, wxDATAVIEW_CELL_INERT, width(_("Changed"), 140));
  AppendTextColumn(_("Versions"), Versions, wxDATAVIEW_CELL_INERT, width(_("Versions"), 84), wxALIGN_RIGHT);
  AppendTextColumn(_("Tags"), Tags, wxDATAVIEW_CELL_INERT, width(_("Tags"), 90));
  Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    if (on_choice) on_choice();
  });
}

void EntryList::show(std::vector<LibraryEntry> entries, std::optional<EntryId> choice) {
  model_->show(std::move(entries));
  const auto& all = model_->entries();
  const auto same =
      std::find_if(all.begin(), all.end(), [&](const auto& entry) { return entry.id == choice; });
  if (!all.empty()) {
    const auto row = same == all.end() ? 0U : static_cast<unsigned>(same - all.begin());
    Select(model_->GetItem(row));
    scroll_to_row(*this, static_cast<int>(row));
  }
  if (on_choice) on_choice();
}

void EntryList::update(const LibraryEntry& entry) { model_->update(entry); }

const LibraryEntry* EntryList::chosen() const {
  const wxDataViewItem item = GetSelection();
  const unsigned row = item.IsOk() ? model_->GetRow(item) : 0U;
  return item.IsOk() && row < model_->entries().size() ? &model_->entries()[row] : nullptr;
}

}  // namespace hexwright::gui
