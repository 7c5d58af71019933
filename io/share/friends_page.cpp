#include "io/share/friends_page.h"

#include <fmt/format.h>

#include "io/files/base64.h"
#include "io/pages/html_text.h"
#include "io/render/render.h"
#include "io/share/friends_page_parts.h"
#include "io/share/share_text.h"
#include "model/rules/instructions.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

constexpr int width_of_deal = 1200;   // pixels
constexpr int width_of_board = 1000;  // of a drawing, which is as sharp at any size

std::string embedded(std::string_view type, const std::string& bytes) {
  return fmt::format("data:{};base64,{}", type, base64_of(bytes));
}

class Page {
 public:
  Page(const Scenario& scenario, const FriendsPageParts& parts, Translate translate)
      : scenario_(scenario), parts_(parts), translate_(translate), map_(scenario) {}

  std::string html() const {
    const std::string title = title_of_map();
    return fmt::format(
               "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
               "<meta name=\"color-scheme\" content=\"light dark\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
               "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
               "<link rel=\"icon\" "
               "href=\"data:,\">\n<title>{}</title>\n<style>\n{}</style>\n</head>\n<body>\n",
               // Translators: the code of your language, as web pages tell it: de, fr, pt-BR.
               words(N_("en")), title, friends_page_style()) +
           header(title) + "<main>\n" + board() + verdict() + set_up() + rules() + text() +
           fmt::format("</main>\n<script>\n{}</script>\n</body>\n</html>\n", friends_page_script());
  }

 private:
  std::string words(const Message& message) const {
    return escaped_html(hexwright::text(message, translate_));
  }
  std::string words(const char* title) const { return words(Message(title)); }
  std::string sentence(const Message& message) const {
    return escaped_html(as_sentence(hexwright::text(message, translate_)));
  }
  static std::string section(const char* id, const std::string& title, const std::string& inside) {
    return fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", id, title, inside);
  }
  std::string listed(const char* tag, const auto& sentences) const {
    std::string items;
    for (const Message& each : sentences) items += fmt::format("<li>{}</li>\n", sentence(each));
    return items.empty() ? items : fmt::format("<{0}>\n{1}</{0}>\n", tag, items);
  }

  std::string title_of_map() const {
    const std::string& title = scenario_.details.title;
    return title.empty() ? words(N_("Untitled scenario")) : escaped_html(title);
  }
  std::string header(const std::string& title) const {
    const Details& details = scenario_.details;
    std::string all = fmt::format("<header>\n<h1>{}</h1>\n<p>{}</p>\n", title, words(subtitle_of(details)));
    for (const std::string& line : {details.description, details.notes})
      if (!line.empty()) all += fmt::format("<p class=\"about\">{}</p>\n", escaped_html(line));
    return all + "</header>\n";
  }

  static std::string picture(const std::string& address, const std::string& of) {
    return fmt::format("<img src=\"{}\" alt=\"{}\" draggable=\"false\">\n", address, of);
  }
  std::string board() const {
    std::string pictures =
        picture(embedded("image/svg+xml",
                         render_svg(scenario_, {.draw = {.translate = translate_}, .width = width_of_board})),
                words(N_("The board")));
    std::string choices;
    for (std::size_t n = 0; n < parts_.deals.size(); ++n) {
      const std::string name = words({N_("Deal {0}"), {std::to_string(n + 1)}});
      pictures += picture(
          embedded("image/png",
                   render_png(parts_.deals[n], {.draw = {.translate = translate_}, .width = width_of_deal})),
          name);
      choices += fmt::format("<option value=\"{}\">{}</option>\n", n + 1, name);
    }
    if (!choices.empty())
      choices = fmt::format(
          "<label>{} <select id=\"deal\">\n<option value=\"0\">{}</option>\n{}</select></label>\n",
          words(N_("The board is dealt anew for each game:")), words(N_("as it is set up")), choices);
    const auto button = [&](const char* id, const char* sign, const char* name) {
      return fmt::format("<button type=\"button\" id=\"{}\" aria-label=\"{}\">{}</button>\n", id, words(name),
                         sign);
    };
    return fmt::format(
        "<section id=\"board\" aria-label=\"{}\">\n{}<div id=\"view\" tabindex=\"0\">\n{}</div>\n"
        "<div id=\"zoom\">\n{}{}{}</div>\n</section>\n",
        words(N_("The board")), choices, pictures, button("closer", "+", N_("Larger")),
        button("farther", "−", N_("Smaller")), button("whole", "⤢", N_("Whole board")));
  }

  std::string verdict() const {
    if (parts_.verdict.empty()) return {};
    std::string all;
    for (const Message& each : parts_.verdict) all += fmt::format("<p>{}</p>\n", words(each));
    return section("verdict", words(N_("What games of programs say")), all);
  }

  /// What comes out of a box, with the numbers.
  std::string components(const Instructions::FromBox& from) const {
    std::string all;
    const auto add = [&](const Message& thing) { all += (all.empty() ? "" : ", ") + words(thing); };
    for (const auto& [terrain, count] : from.take.hexes) add(counted(scenario_.own, count, terrain));
    std::string tokens;
    for (const auto& [number, count] : from.take.tokens)
      for (int n = 0; n < count; ++n) tokens += (tokens.empty() ? "" : " ") + std::to_string(number);
    if (!tokens.empty()) add({N_("number tokens {0}"), {tokens}});
    for (const Message& thing : from.other_things(scenario_.own)) add(thing);
    return fmt::format("<p><b>{}</b>: {}.</p>\n",
                       words(Message(std::string(from.box ? from.box->title : N_("From elsewhere")))), all);
  }
  std::string set_up() const {
    std::string needed;
    for (const Instructions::FromBox& from : instructions_.boxes) needed += components(from);
    needed += listed("ul", instructions_.components);
    std::string all;
    if (!needed.empty()) all += section("needed", words(N_("You need")), needed);
    if (const auto steps = listed("ol", instructions_.steps); !steps.empty())
      all += section("steps", words(N_("Setting up the board")), steps);
    if (const auto steps = listed("ol", instructions_.founding); !steps.empty())
      all += section("founding", words(N_("Before the first turn")), steps);
    return all;
  }
  std::string rules() const {
    std::string all;
    for (const Instructions::Chapter& chapter : instructions_.chapters())
      all += fmt::format("<h3>{}</h3>\n{}", words(chapter.title), listed("ul", chapter.sentences));
    return all.empty() ? all : section("rules", words(N_("Special rules")), all);
  }

  std::string text() const {
    const std::string line = share_text(scenario_);
    if (line.empty()) return {};
    return section(
        "text", words(N_("The map for your own editor")),
        fmt::format("<p>{}</p>\n<textarea id=\"line\" readonly rows=\"5\" aria-label=\"{}\">{}</textarea>\n"
                    "<button type=\"button\" id=\"copy\" data-done=\"{}\">{}</button>\n",
                    words(N_("Copy this text and choose File → Open from Text in Hexwright.")),
                    words(N_("The map as text")), line, words(N_("Copied")), words(N_("Copy"))));
  }

  const Scenario& scenario_;
  const FriendsPageParts& parts_;
  Translate translate_;
  MapView map_;
  Instructions instructions_ = instructions_of(map_);
};

}  // namespace

std::string friends_page(const Scenario& scenario, const FriendsPageParts& parts, Translate translate) {
  return Page(scenario, parts, translate).html();
}

}  // namespace hexwright
