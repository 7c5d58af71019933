#include <fmt/format.h>

#include "io/playtest/html.h"

namespace hexwright {
namespace {

Argument shown_title(const ReportContext& context) {
  const auto& title = context.playtest.game.scenario().details.title;
  if (title.empty()) return Message{N_("Untitled scenario")};
  return title;
}

Message bots_in_words(const ReportContext& context) {
  if (const auto& kinds = context.found().kinds; kinds.size() == 1)
    return {N_("“{0}” at all seats"), {Message{kinds.front()->title}}};
  std::vector<Argument> words;
  for (const BotKind* bot : context.playtest.options.bots) words.push_back(Message{bot->title});
  return joined_by(", ", words);
}

std::string head(const ReportContext& context) {
  const Statistics& found = context.found();
  const auto& [game, options, result] = context.playtest;
  const Argument offers = game.offers_a_turn() == 0 ? Argument(Message{N_("none")})
                                                    : Argument(std::to_string(game.offers_a_turn()));
  return fmt::format(
      "<header>\n<h1>{}</h1>\n<p>{}</p>\n<p class=\"quiet\">{}</p>\n</header>\n",
      context.words({"{0}", {shown_title(context)}}),
      context.words({N_("A playtest by bots. Games: {0}; players: {1}; bots: {2}."),
                     {grouped(found.games), std::to_string(found.players()), bots_in_words(context)}}),
      context.words(
          {N_("Seed: {0}; number of the first game: {1}; offers to other players in a turn: {2}. The "
              "same games give the same report."),
           {std::to_string(options.seed), std::to_string(options.first), offers}}));
}

std::string caution(const ReportContext& context) {
  std::string bots;
  for (const BotKind* kind : context.found().kinds)
    bots += fmt::format("<li><strong>{}</strong>: {}</li>", context.words(kind->title),
                        context.words(kind->about));
  for (const BotFailure& failure : context.playtest.result.failures)
    bots += fmt::format("<li>{}</li>",
                        context.words(by_number(failure.games,
                                                plural("In {0} game {1} lost its seat to a settler: {2}.",
                                                       "In {0} games {1} lost its seat to a settler: {2}."),
                                                {failure.bot, failure.why})));
  return fmt::format(
      "<section id=\"caution\">\n<h2>{}</h2>\n<p>{}</p>\n<ul>{}</ul>\n</section>\n",
      context.words(N_("What these results can and cannot say")),
      context.words(N_(
          "These games were played by programs, which keep every rule and never tire. They show reliably "
          "whether games end, how much each hex can give, what is never reached or found, and whether a seat "
          "is at an advantage for players of their strength. They do not bargain, bluff, gang up on a leader "
          "or enjoy themselves as people do: what they never do may still be worth doing, and small "
          "differences between places say more about the bots than about the map.")),
      bots);
}

}  // namespace

std::string playtest_html(const Playtest& playtest, Translate translate) {
  const ReportContext context{playtest, translate};
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
      // Translators: the code of your language, as web pages tell it: de, fr, pt-BR.
      context.words(N_("en")), context.words({N_("Playtest: {0}"), {shown_title(context)}}), report_style());
  page += head(context);
  page += games_of_people(context);
  if (playtest.found().games > 0) {
    page += seat_wins(context);
    page += second_opinion(context);
    page += bot_wins(context);
    page += heat_maps(context);
    page += openings(context);
    page += game_lengths(context);
    page += point_sources(context);
    page += incomes(context);
    page += modules(context);
    page += happenings(context);
  }
  page += caution(context);
  return page + "</body>\n</html>\n";
}

}  // namespace hexwright
