#include <array>

#include "model/board/index.h"
#include "model/playtest/cards.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

// English counts them without a plural; other languages do not.
constexpr std::array counted_cards{plural("{0} brick", "{0} brick"),       plural("{0} lumber", "{0} lumber"),
                                   plural("{0} ore", "{0} ore"),           plural("{0} grain", "{0} grain"),
                                   plural("{0} wool", "{0} wool"),         plural("{0} pepper", "{0} pepper"),
                                   plural("{0} cinnamon", "{0} cinnamon"), plural("{0} nutmeg", "{0} nutmeg"),
                                   plural("{0} paper", "{0} paper"),       plural("{0} cloth", "{0} cloth"),
                                   plural("{0} coin", "{0} coins")};
static_assert(counted_cards.size() == all_cards.size());

}  // namespace

Message word(Card card, int count) { return by_number(count, counted_cards[at(card)]); }

}  // namespace hexwright
