#include "render/board_image.h"

namespace hexwright {
struct BoardImage::Impl {};
BoardImage::BoardImage() : impl_(std::make_unique<Impl>()) {}
BoardImage::~BoardImage() = default;
BoardImage::BoardImage(BoardImage&&) noexcept = default;
BoardImage& BoardImage::operator=(BoardImage&&) noexcept = default;
void BoardImage::resize(int, int) {}
void BoardImage::redraw(const Scenario&, const View&, const DrawOptions&) {}
PixelRect BoardImage::redraw(const Scenario&, std::span<const Hex>) { return {}; }
void BoardImage::scroll(const Scenario&, int, int) {}
int BoardImage::width() const { return 0; }
int BoardImage::height() const { return 0; }
const unsigned char* BoardImage::pixels() const { return nullptr; }
int BoardImage::stride() const { return 0; }
void* BoardImage::cairo_surface() const { return nullptr; }
}  // namespace hexwright
