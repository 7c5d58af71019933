#include <fmt/format.h>

#include "playtest/html.h"

namespace hexwright {
namespace {

std::string shown_title(const Playtest& playtest) {
  const auto& title = playtest.game.scenario().details.title;
  return title.empty() ? "Untitled scenario" : escaped(title);
}

std::string bots_in_words(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  if (found.kinds.size() == 1)
    return fmt::format("all seats played by the bot “{}”", found.kinds.front()->title);
  std::string words;
  for (const BotKind* bot : playtest.options.bots)
    words += (words.empty() ? "bots: " : ", ") + std::string(bot->title);
  return words;
}

std::string head(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  return fmt::format(
      "<header>\n<h1>{}</h1>\n<p>Playtest of {} games with {} players, {}.</p>\n"
      "<p class=\"quiet\">Seed {}, games from number {}; {}. The same games give the same "
      "report.</p>\n</header>\n",
      shown_title(playtest), grouped(found.games), found.players(), bots_in_words(playtest),
      playtest.options.seed, playtest.options.first,
      playtest.game.offers_a_turn() == 0
          ? "no trade between players"
          : fmt::format("up to {} trade offers a turn", playtest.game.offers_a_turn()));
}

std::string caution(const Playtest& playtest) {
  std::string bots;
  for (const BotKind* kind : playtest.found().kinds)
    bots += fmt::format("<li><strong>{}</strong>: {}</li>", kind->title, escaped(kind->about));
  return fmt::format(
      "<section id=\"caution\">\n<h2>What this can and cannot tell</h2>\n"
      "<p>These games were played by programs, which keep every rule and never tire. They show reliably "
      "whether "
      "games end, how much each hex can give, what is never reached or found, and whether a seat is at an "
      "advantage for players of their strength. They do not bargain, bluff, gang up on a leader or enjoy "
      "themselves as people do: what they never do may still be worth doing, and small differences between "
      "places say more about the bots than about the map.</p>\n<ul>{}</ul>\n</section>\n",
      bots);
}

}  // namespace

std::string playtest_html(const Playtest& playtest) {
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n<title>Playtest: "
      "{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
      shown_title(playtest), report_style());
  page += head(playtest);
  if (playtest.found().games > 0) {
    page += seat_wins(playtest);
    page += bot_wins(playtest);
    page += heat_maps(playtest);
    page += game_lengths(playtest);
    page += point_sources(playtest);
    page += incomes(playtest);
    page += happenings(playtest);
  }
  page += caution(playtest);
  return page + "</body>\n</html>\n";
}

}  // namespace hexwright
