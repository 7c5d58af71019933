#include "io/pages/packs_page.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>

#include <fmt/format.h>

#include "io/pages/html_text.h"
#include "model/rules/own/own.h"
#include "model/rules/own/sayings.h"

namespace hexwright {
namespace {

constexpr const char* style = R"css(
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1rem; max-width: 48rem; background: #ffffff; color: #1d2329;
  font: 1rem/1.45 system-ui, "DejaVu Sans", sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 1.4rem 0 0.3rem; border-bottom: 1px solid #d5dae0; break-after: avoid; }
h3 { font-size: 1rem; margin: 0.8rem 0 0.3rem; break-after: avoid; }
p { margin: 0.3rem 0; }
ul { margin: 0.3rem 0; padding: 0; list-style: none; }
li, tr, .card { break-inside: avoid; }
li { margin: 0.35rem 0; }
.quiet { color: #5a6570; }
.swatch { display: inline-block; width: 1.5em; height: 1em; margin-right: 0.5em; vertical-align: -0.1em;
  border: 1px solid #1d2329; border-radius: 3px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.8rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #d5dae0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 0.5rem; }
.card { border: 1px solid #5a6570; border-radius: 6px; padding: 0.5rem 0.7rem; }
.card b { display: flex; justify-content: space-between; gap: 0.5rem; }
article + article { break-before: page; margin-top: 3rem; }
@page { margin: 15mm; }
@media print { body { padding: 0; max-width: none; font-size: 10.5pt; } }
)css";

/// One pack as pieces of HTML.
class PackArticle {
 public:
  PackArticle(const own::Packs& packs, const own::Element& pack, Translate translate)
      : packs_(packs), pack_(pack), translate_(translate) {}

  std::string html() const {
    return fmt::format("<article>\n<h1>{}</h1>\n{}", escaped_html(pack_.get("title")), about()) +
           list(N_("Terrains"), {"terrain"}) + list(N_("Harbors"), {"harbor"}) +
           list(N_("Marks"), {"marker"}) + list(N_("Counters"), {"counter"}) + decks() + actions() +
           list(N_("Awards"), {"award"}) +
           list(N_("Rules"), {"rule", "set", "add", "bar", "require", "join", "stand-in"}) +
           list(N_("What the map must be like"), {"check"}) + options() + "</article>\n";
  }

 private:
  std::string words(const Message& message) const { return escaped_html(text(message, translate_)); }
  std::string words(const char* title) const { return words(Message(title)); }
  std::string quiet(const Message& message) const {
    return fmt::format("<p class=\"quiet\">{}</p>\n", words(message));
  }

  std::string about() const {
    std::string all;
    if (const auto* about = pack_.find("about")) all += fmt::format("<p>{}</p>\n", escaped_html(*about));
    if (const auto* author = pack_.find("author")) all += quiet(say(N_("By {0}."), *author));
    if (const auto* version = pack_.find("version")) all += quiet(say(N_("Version {0}."), *version));
    return all;
  }

  /// A piece for each part of these names, under a heading; empty where there is none.
  std::string section(const char* title, std::initializer_list<std::string_view> names, const char* before,
                      const char* after, auto piece) const {
    std::string pieces;
    for (std::size_t i = 0; i < pack_.children.size(); ++i)
      if (std::ranges::count(names, pack_.children[i].name) > 0) pieces += piece(pack_.children[i], i);
    if (pieces.empty()) return {};
    return fmt::format("<h2>{}</h2>\n{}{}{}", words(title), before, pieces, after);
  }

  /// Parts as sentences.
  std::string list(const char* title, std::initializer_list<std::string_view> names) const {
    return section(title, names, "<ul>\n", "</ul>\n", [this](const own::Element& part, std::size_t i) {
      // Of other parts the sentence begins with the title.
      const std::string name =
          part.name == "rule" ? fmt::format("<b>{}</b>: ", escaped_html(part.get("title"))) : std::string();
      return fmt::format("<li>{}{}{}{}</li>\n", swatch(part), name, words(own::saying_of(packs_, pack_, i)),
                         besides(part));
    });
  }

  static std::string swatch(const own::Element& part) {
    const auto digits = part.get("colour");
    unsigned colour = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), colour, 16);
    return digits.empty()
               ? ""
               : fmt::format("<span class=\"swatch\" style=\"background:#{:06X}\"></span>", colour);
  }

  /// On which option the part depends, and the designer's note where the sentence has none.
  std::string besides(const own::Element& part) const {
    std::string all;
    if (std::string_view name = part.get("if-option"); !name.empty()) {
      const bool off = name.starts_with('!');
      if (off) name.remove_prefix(1);
      const auto title = title_of_option(name);
      all += quiet(off ? say(N_("Only without the option “{0}”."), title)
                       : say(N_("Only with the option “{0}”."), title));
    }
    constexpr std::array said_without{"terrain", "harbor", "deck", "card"};
    if (part.find("note") && std::ranges::count(said_without, part.name) > 0)
      all += quiet(say(N_("Note: {0}"), part.get("note")));
    return all;
  }

  std::string_view title_of_option(std::string_view id) const {
    for (const own::Element& pack : packs_.all())
      for (const own::Element& part : pack.children)
        if (part.name == "option" && part.get("id") == id) return part.get("title");
    return id;
  }

  /// Those that the pack has cards of may be another pack's.
  std::string decks() const {
    std::string all;
    for (const own::Element& pack : packs_.all())
      for (const own::Element& deck : pack.children) {
        if (deck.name != "deck") continue;
        const std::string cards = cards_of(deck.get("id"));
        if (!cards.empty() || &pack == &pack_)
          all += fmt::format("<h3>{}</h3>\n{}<div class=\"cards\">\n{}</div>\n",
                             escaped_html(deck.get("title")), besides(deck), cards);
      }
    return all.empty() ? all : fmt::format("<h2>{}</h2>\n{}", words(N_("Decks")), all);
  }

  std::string cards_of(std::string_view deck) const {
    std::string cards;
    for (std::size_t i = 0; i < pack_.children.size(); ++i) {
      const own::Element& card = pack_.children[i];
      if (card.name != "card" || card.get("deck") != deck) continue;
      const own::Book book = own::book_of_part(packs_, pack_, i);
      const own::Rule& its = book.rules.back();
      std::string says;
      if (!its.steps.empty()) says += "<p>" + words(own::happening(book, its)) + "</p>";
      for (const std::size_t part : own::parts_about(pack_, its.id))
        says += "<p>" + words(own::saying_of(packs_, pack_, part)) + "</p>";
      cards += fmt::format("<div class=\"card\"><b><span>{}</span><span>× {}</span></b>{}{}</div>\n",
                           escaped_html(its.title), its.when.copies, says, besides(card));
    }
    return cards;
  }

  std::string actions() const {
    const std::string head = fmt::format("<table>\n<tr><th>{}</th><th>{}</th><th>{}</th></tr>\n",
                                         words(N_("Action")), words(N_("Price")), words(N_("What it does")));
    return section(N_("Actions"), {"action"}, head.c_str(), "</table>\n",
                   [this](const own::Element& action, std::size_t i) {
                     const own::Book book = own::book_of_part(packs_, pack_, i);
                     return fmt::format("<tr><td><b>{}</b></td><td>{}</td><td>{}{}</td></tr>\n",
                                        escaped_html(action.get("title")),
                                        words(own::words(book, book.actions.front().cost)),
                                        words(own::saying_of(packs_, pack_, i)), besides(action));
                   });
  }

  std::string options() const {
    return section(N_("Options"), {"option"}, "<table>\n", "</table>\n",
                   [this](const own::Element& option, std::size_t i) {
                     return fmt::format("<tr><td>{}</td><td>{}</td></tr>\n",
                                        words(own::saying_of(packs_, pack_, i)), words(value_of(option)));
                   });
  }

  static Message value_of(const own::Element& option) {
    const auto value = own::chosen_value(option);
    if (option.get("kind") == "yes-no") return Message(value == "yes" ? N_("yes") : N_("no"));
    return option.find("least") && option.find("most")
               ? say(N_("{0}, of {1} to {2}"), value, option.get("least"), option.get("most"))
               : say("{0}", value);
  }

  const own::Packs& packs_;
  const own::Element& pack_;
  Translate translate_;
};

}  // namespace

std::string packs_page(const own::Packs& packs, std::string_view only, Translate translate) {
  std::string titles, articles;
  for (const own::Element& pack : packs.all()) {
    if (!only.empty() && pack.get("id") != only) continue;
    titles += (titles.empty() ? "" : ", ") + escaped_html(pack.get("title"));
    articles += PackArticle(packs, pack, translate).html();
  }
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"icon\" "
      "href=\"data:,\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
      // Translators: the code of your language, as web pages tell it: de, fr, pt-BR.
      escaped_html(text(Message(N_("en")), translate)), titles, style, articles);
}

}  // namespace hexwright
