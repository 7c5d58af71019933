#include "editor/cli/describe_generate.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>

#include "editor/cli/help.h"
#include "editor/cli/words.h"
#include "model/generate/wishes.h"

namespace hexwright {
namespace {

std::vector<std::string> ids_of_sets() {
  std::vector<std::string> ids;
  for (const WishSet& set : wish_sets()) ids.emplace_back(set.id);
  return ids;
}

/// "1,-2".
std::optional<Hex> hex_from(std::string_view text) {
  Hex hex;
  const char* const end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, hex.q);
  if (q.ec != std::errc() || q.ptr == end || *q.ptr != ',') return std::nullopt;
  const auto r = std::from_chars(q.ptr + 1, end, hex.r);
  return r.ec == std::errc() && r.ptr == end ? std::optional(hex) : std::nullopt;
}

void describe_wishes(CLI::App& app, GenerateCommand& command) {
  const auto add_wish = [&command](const std::string& text) {
    auto wish = wish_from_text(text);
    if (const auto* refusal = std::get_if<Refusal>(&wish))
      throw CLI::ValidationError("--wish", words(refusal->why));
    command.wishes.push_back(std::get<Wish>(wish));
  };
  app.add_option_function<std::vector<std::string>>(
         "-w,--wish",
         [add_wish](const std::vector<std::string>& all) { std::ranges::for_each(all, add_wish); },
         N_("What boards must meet: corner-pips=10; with a weight, corner-pips=10:3, rather than must. Any "
            "number of times; without it, and without --set, what the map itself asks for"))
      ->type_name("WISH");
  app.add_option("--set", command.set, N_("Wishes that go together"))
      ->check(one_of(ids_of_sets()))
      ->type_name("SET");
  app.add_flag("--list-wishes", command.list_wishes, N_("List all wishes and sets and end"));
}

void describe_freedom(CLI::App& app, GenerateCommand& command) {
  app.add_option("--only", command.only,
                 N_("Deal nothing but terrain, numbers or harbors; any number of times"))
      ->check(one_of({"terrain", "numbers", "harbors"}))
      ->type_name("LAYER");
  app.add_option("--area", command.areas, N_("Deal only the hexes of this area; any number of times"))
      ->type_name("AREA");
  app.add_option("--stack", command.stacks,
                 N_("Let what lies face down in this stack change places with the hexes that are dealt; any "
                    "number of times"))
      ->type_name("STACK");
  const auto lock = [&command](const std::vector<std::string>& all) {
    for (const std::string& text : all) {
      const auto hex = hex_from(text);
      if (!hex)
        throw CLI::ValidationError("--lock", words({N_("{0} is no hex; write its q and r: 0,-2"), {text}}));
      command.locked.insert(*hex);
    }
  };
  app.add_option_function<std::vector<std::string>>(
         "--lock", lock, N_("Leave this hex as it is, besides those that the map locks; any number of times"))
      ->type_name("Q,R");
}

void describe_land(CLI::App& app, GenerateCommand& command) {
  app.add_option("--islands", command.shape.islands,
                 N_("Make new land instead of dealing a map: the hexes of each island, with commas"))
      ->delimiter(',')
      ->check(whole_number(1, most_land))
      ->type_name("N,N...")
      ->default_str("");
  app.add_option("--roughness", command.shape.roughness, N_("How ragged its coasts are, from 0 to 100"))
      ->check(whole_number(0, 100))
      ->needs("--islands")
      ->type_name("N")
      ->capture_default_str();
  const auto choose = [&command](const std::string& word) {
    for (const LandSymmetry symmetry : all_land_symmetries)
      if (id(symmetry) == word) command.shape.symmetry = symmetry;
  };
  std::vector<std::string> symmetries;
  for (const LandSymmetry symmetry : all_land_symmetries) symmetries.emplace_back(id(symmetry));
  app.add_option_function<std::string>("--symmetry", choose, N_("How the new land falls onto itself"))
      ->check(one_of(std::move(symmetries)))
      ->needs("--islands")
      ->type_name("WAY");
  app.add_option("--sea", command.shape.sea, N_("Rows of sea around the new land"))
      ->check(whole_number(0, widest_sea))
      ->needs("--islands")
      ->type_name("N")
      ->capture_default_str();
}

}  // namespace

void describe(CLI::App& app, GenerateCommand& command) {
  command.shape.islands.clear();
  add_file(app, "MAP", command.input, N_("Scenario or Pioneers map to deal boards from"));
  app.add_option("--template", command.template_name, N_("Deal from a template instead"))->type_name("NAME");
  describe_wishes(app, command);
  describe_freedom(app, command);
  app.add_option("-s,--seed", command.seed, N_("Which boards: the same seed gives the same ones"))
      ->check(whole_number())
      ->type_name("N")
      ->capture_default_str();
  app.add_option("--first", command.first, N_("Number of the first board, to deal a single one again"))
      ->check(whole_number(0, 1'000'000'000'000))
      ->type_name("N")
      ->capture_default_str();
  app.add_option("-n,--boards", command.boards, N_("How many boards"))
      ->check(whole_number(1, 100'000))
      ->type_name("N")
      ->capture_default_str();
  add_file(
      app, "-o,--output", command.output,
      N_("File to write; of several boards, a folder, made if missing. Without it only what was found is "
         "told"));
  app.add_flag("-f,--force", command.force, N_("Replace files that exist"));
  app.add_flag("--json", command.json, N_("Tell what was found as JSON"));
  describe_land(app, command);
  app.footer(
      examples(
          {{"hexwright-cli generate --list-wishes"},
           {"hexwright-cli generate --template base-3-4-variable --set usual -o board.xml"},
           {"hexwright-cli generate mine.xml --wish red-numbers-apart --wish corner-pips=11 --boards 20"},
           {"hexwright-cli generate mine.xml --only numbers --lock 0,-2 --seed 7 -o numbers.xml"},
           {"hexwright-cli generate --template fog-islands-4 --stack fog -o fog.xml",
            N_("other hexes in the fog")},
           {"hexwright-cli generate --islands 12,7 --seed 3 -o land.xml", N_("new land to draw on")}}) +
      paragraph(
          N_("Every board that meets the wishes is as likely as any other. A board is dealt again with "
             "its seed as --seed and its number as --first, from the same map with the same options.")));
  app.parse_complete_callback([&app, &command] {
    const int sources = !command.input.empty() + !command.template_name.empty() +
                        !command.shape.islands.empty() + command.list_wishes;
    if (sources != 1)
      throw CLI::ValidationError(app.get_name(),
                                 words(N_("give a map, --template, --islands, or --list-wishes")));
  });
}

}  // namespace hexwright
