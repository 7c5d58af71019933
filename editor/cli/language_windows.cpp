#include <libintl.h>  // with a setlocale of its own, which knows LC_MESSAGES
#include <locale.h>

#include "editor/cli/language.h"

namespace hexwright {

void speak_users_language(const char* domain, const std::filesystem::path& catalogs) {
  static_cast<void>(setlocale(LC_ALL, ""));
  static_cast<void>(setlocale(LC_NUMERIC, "C"));
  wbindtextdomain(domain, catalogs.c_str());
  bind_textdomain_codeset(domain, "UTF-8");
}

}  // namespace hexwright
