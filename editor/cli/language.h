#pragma once

#include <filesystem>

namespace hexwright {

/// Has gettext speak the user's language, with catalogs of this domain from this folder, in UTF-8.
void speak_users_language(const char* domain, const std::filesystem::path& catalogs);

}  // namespace hexwright
