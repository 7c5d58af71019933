#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/document/template_catalogue.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What a gallery tells of a template.
struct TemplateFacts {
  TemplateFile file;
  Details details;
  std::size_t hexes = 0;
  std::optional<Message> trouble;  ///< why it cannot be read
};

/// In the reader's language.
std::vector<TemplateFacts> read_templates(std::vector<TemplateFile> files, Translate translate);

/// What a template is found by.
struct SearchedTemplate {
  std::wstring text;  ///< its group, title and description as they are shown, in lower case
  std::string_view group;
  int min_players = 0, max_players = 0;
};

struct TemplateWish {
  std::wstring words;      ///< in lower case; each of them has to be in the text, in any order
  std::string_view group;  ///< empty: of any
  int players = 0;         ///< zero: any number
};

bool fits(const SearchedTemplate& searched, const TemplateWish& wish);

}  // namespace hexwright
