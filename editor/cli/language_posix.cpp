#include <clocale>
#include <libintl.h>

#include "editor/cli/language.h"

namespace hexwright {

void speak_users_language(const char* domain, const std::filesystem::path& catalogs) {
  // Under the locale "C" nothing is translated, whatever LANGUAGE says; a locale that the system lacks should
  // not have that effect.
  if (!std::setlocale(LC_MESSAGES, "")) static_cast<void>(std::setlocale(LC_MESSAGES, "C.UTF-8"));
  bindtextdomain(domain, catalogs.c_str());
  bind_textdomain_codeset(domain, "UTF-8");
}

}  // namespace hexwright
