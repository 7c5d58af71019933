#include "editor/core/document/in_language.h"

#include <algorithm>
#include <array>

#include "editor/core/editing/rename.h"
#include "model/own/vocabulary.h"
#include "model/scenario/edit.h"

namespace hexwright {
namespace {

/// Of all elements of packs: what is written for people. The installer's list of texts to translate
/// (templates.its) names the same.
constexpr std::array<std::string_view, 6> texts{"title", "about", "one", "many", "note", "word"};

bool is_text(const own::Attribute& attribute) {
  return std::ranges::find(texts, attribute.name) != texts.end();
}

void leave_out_texts(own::Element& element) {
  std::erase_if(element.attributes, is_text);
  for (own::Element& part : element.children) leave_out_texts(part);
}

std::string in_language(const std::string& text, Translate translate) {
  return text.empty() || !translate ? text : translate(text, nullptr);
}

}  // namespace

Details in_language(Details details, Translate translate) {
  details.title = in_language(details.title, translate);
  details.description = in_language(details.description, translate);
  return details;
}

Scenario in_language(Scenario scenario, Translate translate) {
  scenario.details = in_language(std::move(scenario.details), translate);
  const auto areas = scenario.areas;
  for (const auto& [name, area] : areas) {
    const std::string other = in_language(name, translate);
    if (other == name) continue;
    const auto renamed = rename(scenario, {NamedPlace::Kind::Area, name}, other);
    if (const Command* command = renamed.value_if()) static_cast<void>(apply_edits(scenario, command->edits));
  }
  return scenario;
}

own::Element in_language(own::Element pack, Translate translate) {
  for (own::Attribute& each : pack.attributes)
    if (is_text(each)) each.value = in_language(each.value, translate);
  for (own::Element& part : pack.children) part = in_language(std::move(part), translate);
  return pack;
}

own::Element rules_of(own::Element pack) {
  own::make_canonical(pack);
  for (const own::AttributeRow& row : own::find_row("", "pack")->attributes)
    if (row.by_program) pack.set(row.name, "");
  leave_out_texts(pack);
  return pack;
}

}  // namespace hexwright
