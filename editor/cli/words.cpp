#include "editor/cli/words.h"

#include <libintl.h>

#include <fmt/format.h>

#include "editor/cli/language.h"
#include "editor/core/document/folders.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

constexpr const char* domain = "hexwright";

}  // namespace

void speak_language_of_environment() { speak_users_language(domain, translations_folder()); }

std::string translated(const std::string& pattern, const Plural* count) {
  if (count) return dngettext(domain, pattern.c_str(), count->several.c_str(), count->number);
  return pattern.empty() ? pattern : dgettext(domain, pattern.c_str());
}

std::string words(const Message& message) { return text(message, translated); }

std::string words(const Decimal& figure) { return text(figure, translated); }

std::string words(std::string_view title) { return translated(std::string(title)); }

void print_line(std::FILE* stream, std::string_view line) { fmt::print(stream, "{}\n", escaped(line)); }

void print_lines(std::FILE* stream, std::string_view text) {
  fmt::print(stream, "{}\n", escaped(text, true));
}

}  // namespace hexwright
