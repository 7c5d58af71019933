#include "editor/core/editing/own_rules.h"

#include <algorithm>
#include <filesystem>
#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "editor/cli/commands.h"
#include "editor/cli/names.h"
#include "editor/cli/outputs.h"
#include "editor/cli/pack_named.h"
#include "editor/cli/words.h"
#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"
#include "io/pages/packs_page.h"
#include "model/comparison/comparison.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
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
  const auto packs = all_packs(translated);
  if (const auto* no = packs.refusal()) return failed(*no);
  for (const GalleryPack& each : packs.value()) print_packs(each.pack);
  return ExitCode::Fine;
}

/// What values of a type are, by the words of the language; ids in capitals.
std::string words_of_type(own::ValueType type) {
  using enum own::ValueType;
  switch (type) {
    case Condition:
      return "OPTION !OPTION";
    case YesNo:
      return "yes no";
    case Value:
    case Values:
      return fmt::format("3 $OPTION counter:COUNTER stock:ore marks:MARKER {} cards/2",
                         fmt::join(own::game_values, " "));
    case Terrains:
      return "fields lake TERRAIN";
    case Beside:
      return fmt::format("{} terrain:TERRAIN harbor:HARBOR", fmt::join(own::beside_words, " "));
    case Cards:
      return fmt::format("{}", fmt::join(own::card_words, " "));
    case Price:
      return "\"1 brick 2 ore\" \"3 COUNTER\" \"2 any\" \"3 same\" \"3 different\"";
    default:
      return {};
  }
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
      if (known.empty()) known = words_of_type(attribute.type);
      print_line(stdout, fmt::format("    {}{}{}", attribute.name, attribute.required ? " (needed)" : "",
                                     known.empty() ? "" : ": " + known));
      print_line(stdout, "        " + words(own::about_of(row, attribute)));
    }
    print_line(stdout, fmt::format("    {}", row.example));
  }
  return ExitCode::Fine;
}

bool holds(const own::Element& part, const own::Element* element) {
  return &part == element ||
         std::ranges::any_of(part.children, [&](const own::Element& child) { return holds(child, element); });
}

/// "lake/fishing", of the part of the pack where the element stands.
std::string name_of_part(const own::Problem& problem) {
  for (const own::Element& part : problem.pack->children)
    if (holds(part, problem.element)) return own::place_of(*problem.pack, part).name;
  return own::place_of(*problem.pack).name;
}

/// A pack by itself is a map with nothing else.
std::variant<Scenario, ExitCode> open_rules(const std::string& input, Remarks remarks) {
  if (!is_pack(input)) return open_sound(input, remarks);
  auto pack = pack_named(input);
  if (const auto* no = pack.refusal()) return failed(*no);
  Scenario alone;
  alone.own = own::Packs({std::move(pack).value()});
  const own::Book book = own::read_book(alone.own);
  for (const own::Problem& each : book.problems)
    complain({N_("{0}: error: {1}: {2}"), {input, name_of_part(each), each.message}});
  if (!book.problems.empty()) return ExitCode::ErrorsFound;
  return alone;
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

/// What is in both, and between two maps what came and went.
ExitCode print_comparison(const OwnCommand& command, const own::Packs& before) {
  const auto opened = open_rules(command.compare, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const own::Packs& after = std::get<Scenario>(opened).own;
  const bool one = is_pack(command.input), other = is_pack(command.compare);
  bool differ = false;
  const auto tell = [&](const own::Element& pack, const std::vector<Message>& changes) {
    if (changes.empty()) return;
    differ = true;
    print_line(stdout, pack.get("title"));
    for (const Message& change : changes) print_line(stdout, "- " + words(change));
  };
  const auto compare = [&](const own::Element& old, const own::Element& fresh) {
    tell(fresh, compare_packs(before, old, after, fresh));
  };
  if (one && other) {
    compare(before.all().front(), after.all().front());
  } else {
    for (const own::Element& fresh : after.all())
      if (const own::Element* old = before.find(fresh.get("id")))
        compare(*old, fresh);
      else if (other)
        return failed(refuse(N_("the map has no pack {0}"), {text_of(fresh.get("id"))}));
      else if (!one)
        tell(fresh, {Message(N_("the pack is new"))});
    for (const own::Element& old : before.all())
      if (after.find(old.get("id")) || other)
        continue;
      else if (one)
        return failed(refuse(N_("the map has no pack {0}"), {text_of(old.get("id"))}));
      else
        tell(old, {Message(N_("the pack is gone"))});
  }
  if (!differ) print_line(stdout, words(N_("Nothing differs")));
  return ExitCode::Fine;
}

ExitCode save_page(const OwnCommand& command, const own::Packs& packs, Existing existing) {
  if (packs.empty()) return failed(refuse(N_("the map has no own rules")));
  const std::string file = command.output.empty() ? "-" : command.output;
  std::vector<std::string> inputs = command.add;
  inputs.push_back(command.input);
  if (!are_apart({{"--output", file}}, inputs)) return ExitCode::Failed;
  return save(file, packs_page(packs, {}, translated), existing);
}

/// A map to see and play what a pack says.
ExitCode save_example(const OwnCommand& command, const own::Packs& packs, Existing existing) {
  if (!is_pack(command.input))
    return failed(refuse(N_("{0} is a map: --example is for a pack"), {command.input}));
  const Opened opened = Document::example_of(packs.all().front(), translated);
  if (!opened.document) return failed(Refusal{opened.problems.front().message});
  return save_as(opened.document->scenario(), FileFormat::Xml, command.output.empty() ? "-" : command.output,
                 existing, remarks(command.quiet));
}

}  // namespace

ExitCode run(const OwnCommand& command) {
  if (command.act == OwnCommand::Act::Learn) return learn(command);
  if (command.vocabulary) return print_vocabulary();
  if (command.input.empty()) return list_gallery();
  const auto opened = open_rules(command.input, remarks(command.quiet));
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  Scenario scenario = std::get<Scenario>(opened);
  auto packs = changed(command, scenario.own);
  if (const auto* no = packs.refusal()) return failed(*no);
  const auto outcome = apply_edit(scenario, SetPacks{std::move(packs).value()});
  if (const auto* no = outcome.refusal()) return failed(*no);
  const Existing existing = command.force ? Existing::Replace : Existing::Keep;
  if (!command.compare.empty()) return print_comparison(command, scenario.own);
  if (command.example) return save_example(command, scenario.own, existing);
  if (command.page) return save_page(command, scenario.own, existing);
  if (command.output.empty()) return print_map(scenario);
  if (is_pack(command.input))
    return failed(
        refuse(N_("{0} is a pack and no map: --add puts it into one, --example makes one"), {command.input}));
  return save_as(scenario, FileFormat::Xml, command.output, existing, remarks(command.quiet));
}

}  // namespace hexwright
