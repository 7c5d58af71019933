#include "io/share/qr_code.h"

#include <memory>
#include <qrencode.h>
#include <string>

#include "model/board/index.h"

namespace hexwright {
namespace {

struct FreeCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

}  // namespace

std::optional<QrCode> QrCode::of(std::string_view text) {
  const std::unique_ptr<QRcode, FreeCode> encoded(
      QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1));
  if (!encoded) return {};
  QrCode code;
  code.size_ = encoded->width;
  code.dark_.resize(at(encoded->width) * at(encoded->width));
  for (std::size_t i = 0; i < code.dark_.size(); ++i) code.dark_[i] = (encoded->data[i] & 1U) != 0;
  return code;
}

bool QrCode::is_dark(int x, int y) const {
  return x >= 0 && y >= 0 && x < size_ && y < size_ && dark_[at(y * size_ + x)];
}

}  // namespace hexwright
