/// fmt as a part of a program. Debian has it as a shared library only, with a name that every release
/// changes; its headers hold all of it. Compiling them into every file would take half as long again, so this
/// file alone does, keeps every function (see CMakeLists.txt), and the others link to it.
#define FMT_HEADER_ONLY 1
#include <locale>
#include <string>

#include <fmt/format.h>

namespace hexwright {

/// Never called: brings about the templates that fmt's own library holds.
std::string uses_of_fmt(float a, double b, long double c, const std::locale& locale) {
  return fmt::format("{} {:.3f} {:a} {}", a, b, b, c) + fmt::format(locale, "{:L} {:L}", 5, b);
}

}  // namespace hexwright

#if FMT_VERSION < 110000
template std::locale fmt::detail::locale_ref::get<std::locale>() const;
#endif
