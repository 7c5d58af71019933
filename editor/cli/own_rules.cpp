#include "editor/core/editing/own_rules.h"

#include <algorithm>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/names.h"
#include "editor/cli/words.h"
#include "editor/core/document/template_catalogue.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"
#include "model/scenario/edit.h"
#include "model/scenario/suggestion.h"

namespace hexwright {
namespace {

std::string text_of(std::string_view words) { return std::string(words); }

void print_packs(const own::Element& pack) {
  print_line(stdout, fmt::format("{:<16} {}", pack.get("id"), pack.get("title")));
  if (pack.find("about")) print_line(stdout, fmt::format("{:<16} {}", "", pack.get("about")));
  for (const own::Element& option : pack.children)
    if (option.name == "option")
      print_line(stdout, fmt::format("{:<16} {}.{} = {}: {}", "", pack.get("id"), option.get("id"),
                                     own::chosen_value(option), option.get("title")));
}

ExitCode list_gallery() {
  const auto packs = all_packs();
  if (const auto* no = packs.refusal()) return failed(*no);
  for (const GalleryPack& each : packs.value()) print_packs(each.pack);
  return ExitCode::Fine;
}

ExitCode print_vocabulary() {
  for (const own::ElementRow& row : own::vocabulary()) {
    std::string parents;
    for (const std::string_view parent : row.parents)
      parents += (parents.empty() ? "" : ", ") + text_of(parent);
    print_line(stdout, fmt::format("<{}>{}", row.name, parents.empty() ? "" : "  in " + parents));
    print_line(stdout, "    " + words(row.about));
    for (const own::AttributeRow& attribute : row.attributes) {
      std::string known;
      for (const std::string_view word : attribute.words) known += (known.empty() ? "" : " ") + text_of(word);
      if (attribute.type == own::ValueType::Whole)
        known = fmt::format("{} to {}", attribute.least, attribute.most);
      print_line(stdout, fmt::format("    {}{}{}", attribute.name, attribute.required ? " (needed)" : "",
                                     known.empty() ? "" : ": " + known));
      print_line(stdout, "        " + words(own::about_of(row, attribute)));
    }
    print_line(stdout, fmt::format("    {}", row.example));
  }
  return ExitCode::Fine;
}

/// By its id, or as a file.
Outcome<own::Element> pack_named(const std::string& name) {
  const auto gallery = all_packs();
  std::vector<std::string> ids;
  if (const auto* packs = gallery.value_if())
    for (const GalleryPack& each : *packs) {
      if (each.id == name) return each.pack;
      ids.push_back(each.id);
    }
  if (name.find('/') == std::string::npos && name.find('.') == std::string::npos) {
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    const auto meant = suggestion(name, known);
    return meant ? refuse(N_("the gallery has no pack {0}; did you mean {1}?"), {name, text_of(*meant)})
                 : refuse(N_("the gallery has no pack {0}; there are: {1}"), {name, listed(known)});
  }
  const auto bytes = read_input(name, max_pack_bytes);
  if (const auto* no = bytes.refusal()) return *no;
  LoadedPack loaded = read_pack(bytes.value());
  report(loaded.problems, name);
  if (has_errors(loaded.problems)) return refuse(N_("the pack in {0} cannot be used"), {name});
  return std::move(loaded.pack);
}

Outcome<own::Packs> changed(const OwnCommand& command, own::Packs packs) {
  for (const std::string& id : command.remove) {
    auto fewer = without_pack(packs, id);
    if (auto* no = fewer.refusal()) return *no;
    packs = std::move(fewer).value();
  }
  for (const std::string& name : command.add) {
    auto pack = pack_named(name);
    if (auto* no = pack.refusal()) return *no;
    packs = with_pack(packs, std::move(pack).value());
  }
  for (const std::string& text : command.set) {
    const auto dot = text.find('.'), equal = text.find('=');
    if (dot == std::string::npos || equal == std::string::npos || dot > equal)
      return refuse(N_("\"{0}\" says no value of an option: PACK.OPTION=VALUE"), {text});
    auto with = with_option(packs, text.substr(0, dot), text.substr(dot + 1, equal - dot - 1),
                            text.substr(equal + 1));
    if (auto* no = with.refusal()) return *no;
    packs = std::move(with).value();
  }
  return packs;
}

ExitCode print_map(const Scenario& scenario) {
  if (scenario.own.empty()) print_line(stdout, words(N_("the map has no own rules")));
  for (const own::Element& pack : scenario.own.all()) print_packs(pack);
  for (const own::Said& said : own::sentences_of(own::read_book(scenario.own)))
    print_line(stdout, "- " + words(said.words));
  return ExitCode::Fine;
}

}  // namespace

ExitCode run(const OwnCommand& command) {
  if (command.vocabulary) return print_vocabulary();
  if (command.input.empty()) return list_gallery();
  const auto opened = open_sound(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  Scenario scenario = std::get<Scenario>(opened);
  auto packs = changed(command, scenario.own);
  if (const auto* no = packs.refusal()) return failed(*no);
  const auto outcome = apply_edit(scenario, SetPacks{std::move(packs).value()});
  if (const auto* no = outcome.refusal()) return failed(*no);
  if (command.output.empty()) return print_map(scenario);
  return save_as(scenario, FileFormat::Xml, command.output,
                 command.force ? Existing::Replace : Existing::Keep, remarks(command.quiet));
}

}  // namespace hexwright
