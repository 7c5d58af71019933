#include "editor/cli/qr_code.h"

#include <memory>
#include <qrencode.h>

namespace hexwright {
namespace {

struct FreeCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

/// Of light around the code, as readers ask for.
constexpr int margin = 4;

}  // namespace

std::string qr_code(std::string_view text) {
  const std::unique_ptr<QRcode, FreeCode> code(
      QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1));
  if (!code) return {};
  const auto is_dark = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= code->width || y >= code->width) return false;
    return (code->data[y * code->width + x] & 1U) != 0;
  };
  std::string picture;
  for (int y = -margin; y < code->width + margin; y += 2) {
    picture += "\x1B[30;107m";
    for (int x = -margin; x < code->width + margin; ++x) {
      const bool above = is_dark(x, y), below = is_dark(x, y + 1);
      picture += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
    }
    picture += "\x1B[0m\n";
  }
  return picture;
}

}  // namespace hexwright
