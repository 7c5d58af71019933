#pragma once

#include <string>

#include "io/render/export/page.h"
#include "io/render/pen/cairo_handle.h"
#include "io/render/pieces/pieces.h"
#include "io/render/pieces/preview.h"

namespace hexwright {

/// A cairo_write_func_t that appends to a std::string.
cairo_status_t append_bytes(void* string, const unsigned char* data, unsigned int length);

/// The board as strokes that stay sharp at any size. Throws std::runtime_error when Cairo cannot finish.
void draw_recorded(cairo_surface_t* surface, const Scenario& scenario, std::span<const BoardPiece> pieces,
                   std::span<const BoardSign> signs, const DrawOptions& options, const Sheet& sheet);

/// The board in pixels, on paper unless the ground is clear; smaller than wanted where it would go beyond the
/// limits of pictures.
Surface paint_sheet(const Scenario& scenario, std::span<const BoardPiece> pieces,
                    std::span<const BoardSign> signs, const PictureOptions& options);

/// What an image in ARGB32 shows.
Pixels pixels_of(const Surface& surface);

/// An SVG of Cairo's with identifiers that do not depend on what was written before it.
std::string with_steady_numbers(const std::string& svg);

/// Throws std::runtime_error unless all is well: out of memory is all that can go wrong.
void expect_success(cairo_status_t status);

}  // namespace hexwright
