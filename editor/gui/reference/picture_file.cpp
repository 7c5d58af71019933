#include "editor/gui/reference/picture_file.h"

#include <cstdint>
#include <string>
#include <system_error>

#include "editor/gui/reference/picture_reader.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_pixels = 100'000'000;
constexpr std::uintmax_t most_bytes = 200'000'000;
constexpr int most_side = 3'000;  ///< what is larger is made smaller while it is read

std::optional<Refusal> refusal_of_file(const fs::path& file) {
  std::error_code failure;
  const auto status = fs::status(file, failure);
  if (status.type() == fs::file_type::not_found)
    return refuse(N_("the picture {0} is not there any more"), {file.string()});
  if (status.type() != fs::file_type::regular)
    return refuse(N_("{0} is no PNG or JPEG picture, or it is damaged"), {file.string()});
  if (fs::file_size(file, failure) > most_bytes || failure)
    return refuse(N_("{0} is too large: expected a picture file of at most {1} megabytes"),
                  {file.string(), std::to_string(most_bytes / 1'000'000)});
  return std::nullopt;
}

}  // namespace

Outcome<std::shared_ptr<cairo_surface_t>> load_picture(const fs::path& file) {
  if (auto refused = refusal_of_file(file)) return *std::move(refused);
  const PictureSize size = size_of_picture(file);
  const auto [width, height] = size;
  if (width < 1 || height < 1)
    return refuse(N_("{0} is no PNG or JPEG picture, or it is damaged"), {file.string()});
  if (static_cast<std::int64_t>(width) * height > most_pixels)
    return refuse(N_("{0} is too large: {1} by {2} pixels; expected at most {3} million in all"),
                  {file.string(), std::to_string(width), std::to_string(height),
                   std::to_string(most_pixels / 1'000'000)});
  return read_picture(file, size, most_side);
}

}  // namespace hexwright::gui
