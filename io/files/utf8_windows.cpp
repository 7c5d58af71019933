#include <cerrno>
#include <cstddef>
#include <cwchar>

// The text of this program is UTF-8, and its manifest tells Windows so. The C library still takes each byte
// for a letter of its own, and with it std::filesystem where it makes a path of a std::string: a file
// "Küste.xml" would be another one. The link step puts this function in the place of the C library's
// (LINKER:--wrap), so that every path is right, also one that nobody thought of.
extern "C" std::size_t __wrap_mbrtowc(wchar_t* wide, const char* bytes, std::size_t size,
                                      std::mbstate_t* state) {
  static thread_local std::mbstate_t own{};
  auto& kept = state != nullptr ? *state : own;
  if (bytes == nullptr) {
    kept = {};
    return 0;
  }
  if (size == 0) return static_cast<std::size_t>(-2);
  const auto byte = [bytes](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
  // A letter beyond 16 bits takes two units: the first three of its bytes give the first one, the last byte
  // the other.
  if (kept != 0) {
    if (wide != nullptr) *wide = static_cast<wchar_t>(kept | (byte(0) & 0x3F));
    kept = {};
    return 1;
  }
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  const auto wrong = [] {
    errno = EILSEQ;
    return static_cast<std::size_t>(-1);
  };
  if (length == 0) return wrong();
  for (std::size_t at = 1; at < length && at < size; ++at)
    if ((byte(at) & 0xC0) != 0x80) return wrong();
  if (size < length) return static_cast<std::size_t>(-2);
  char32_t letter = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t at = 1; at < length; ++at) letter = letter << 6U | (byte(at) & 0x3FU);
  const bool is_too_long = (length == 3 && letter < 0x800) || (length == 4 && letter < 0x10000);
  if (is_too_long || letter > 0x10FFFF || (letter >= 0xD800 && letter < 0xE000)) return wrong();
  if (length < 4) {
    if (wide != nullptr) *wide = static_cast<wchar_t>(letter);
    return letter == 0 ? 0 : length;
  }
  const char32_t beyond = letter - 0x10000;
  if (wide != nullptr) *wide = static_cast<wchar_t>(0xD800 | beyond >> 10U);
  kept = static_cast<std::mbstate_t>(0xDC00 | (beyond & 0x3C0U));
  return 3;
}
