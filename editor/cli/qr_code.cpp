#include "editor/cli/qr_code.h"

#include "io/share/qr_code.h"

namespace hexwright {

std::string qr_code(std::string_view text) {
  const auto code = QrCode::of(text);
  if (!code) return {};
  std::string picture;
  for (int y = -QrCode::margin; y < code->size() + QrCode::margin; y += 2) {
    picture += "\x1B[30;107m";
    for (int x = -QrCode::margin; x < code->size() + QrCode::margin; ++x) {
      const bool above = code->is_dark(x, y), below = code->is_dark(x, y + 1);
      picture += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
    }
    picture += "\x1B[0m\n";
  }
  return picture;
}

}  // namespace hexwright
