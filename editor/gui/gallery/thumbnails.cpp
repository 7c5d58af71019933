#include "editor/gui/gallery/thumbnails.h"

#include <system_error>
#include <utility>

#include <wx/window.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/bitmaps.h"

namespace hexwright::gui {
namespace {

constexpr std::size_t most_kept = 400;  // about 30 MiB

}  // namespace

// What is delivered when the program ends comes to nobody.
Thumbnails::Thumbnails()
    : painter_(std::make_unique<ThumbnailPainter>(
          [this, alive = std::weak_ptr(alive_)](const PaintedThumbnail& painted) {
            wxTheApp->CallAfter([this, alive, painted] {
              if (alive.lock()) take(painted.wish, painted.pixels);
            });
          })) {}

Thumbnails::~Thumbnails() = default;

std::optional<wxBitmap> Thumbnails::picture(const std::filesystem::path& file, const wxWindow& shown_in,
                                            const wxSize& size) {
  const double pixel = shown_in.GetContentScaleFactor();
  std::error_code none;
  Thumbnail wish{file, std::filesystem::last_write_time(file, none), static_cast<int>(size.x * pixel),
                 static_cast<int>(size.y * pixel), app().settings().draw.theme};
  if (const auto known = pictures_.find(wish); known != pictures_.end()) {
    if (known->second && known->second->IsOk()) known->second->SetScaleFactor(pixel);
    return known->second;
  }
  if (pictures_.size() >= most_kept) std::erase_if(pictures_, [](const auto& each) { return each.second; });
  pictures_.emplace(wish, std::nullopt);
  painter_->ask(std::move(wish));
  return std::nullopt;
}

void Thumbnails::refresh_with_news(wxWindow& window) {
  watching_.push_back(&window);
  window.Bind(wxEVT_DESTROY, [this, alive = std::weak_ptr(alive_), &window](wxWindowDestroyEvent& event) {
    if (event.GetEventObject() == &window && alive.lock()) std::erase(watching_, &window);
    event.Skip();
  });
}

void Thumbnails::take(const Thumbnail& wish, const Pixels& pixels) {
  pictures_[wish] = pixels.rgba.empty() ? wxBitmap() : bitmap_of(pixels, 1);
  for (wxWindow* window : watching_) window->Refresh();
}

}  // namespace hexwright::gui
