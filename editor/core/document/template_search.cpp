#include "editor/core/document/template_search.h"

#include <sstream>
#include <utility>

#include "editor/core/document/document.h"
#include "editor/core/document/in_language.h"

namespace hexwright {
namespace {

TemplateFacts facts_of(TemplateFile file, Translate translate) {
  const Opened opened = Document::open(file.file);
  TemplateFacts facts{std::move(file), {}, 0, std::nullopt};
  if (opened.document) {
    facts.details = in_language(opened.document->scenario().details, translate);
    facts.hexes = opened.document->scenario().cells.size();
    return facts;
  }
  facts.details.title = facts.file.name;
  facts.trouble =
      opened.problems.empty() ? Message{N_("this template cannot be read")} : opened.problems.front().message;
  return facts;
}

bool has_all(const std::wstring& text, const std::wstring& words) {
  std::wistringstream all(words);
  for (std::wstring word; all >> word;)
    if (text.find(word) == std::wstring::npos) return false;
  return true;
}

}  // namespace

std::vector<TemplateFacts> read_templates(std::vector<TemplateFile> files, Translate translate) {
  std::vector<TemplateFacts> all;
  for (TemplateFile& file : files) all.push_back(facts_of(std::move(file), translate));
  return all;
}

bool fits(const SearchedTemplate& searched, const TemplateWish& wish) {
  if (!wish.group.empty() && searched.group != wish.group) return false;
  if (wish.players != 0 && (wish.players < searched.min_players || wish.players > searched.max_players))
    return false;
  return has_all(searched.text, wish.words);
}

}  // namespace hexwright
