#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace hexwright {

/// A text as a QR code, which a phone opens a link from. A square of modules that are dark or light.
class QrCode {
 public:
  /// Of light around the code, as readers ask for; in modules.
  static constexpr int margin = 4;

  /// None for a text that no code can hold (about 2,900 bytes).
  static std::optional<QrCode> of(std::string_view text);

  /// Modules along each side, without the margin.
  int size() const { return size_; }
  /// Light beyond the code.
  bool is_dark(int x, int y) const;

 private:
  int size_ = 0;
  std::vector<bool> dark_;  ///< row by row
};

}  // namespace hexwright
