#include "files/file_access.h"

namespace hexwright {
Outcome<std::string> read_file(const std::filesystem::path&, std::size_t) { return Refusal{}; }
std::optional<Refusal> write_file_atomically(const std::filesystem::path&, std::string_view) { return {}; }
}  // namespace hexwright
