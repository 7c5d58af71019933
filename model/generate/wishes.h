#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/wish.h"

namespace hexwright {

/// What is known of each kind.
struct WishInfo {
  WishKind kind;
  std::string_view id;      ///< in files and on the command line: "corner-pips"
  const char* title;        ///< to be translated; "{0}" stands for the limit
  int least = 0, most = 0;  ///< the limits that make sense; both 0 where there is none
  int usual = 0;            ///< a limit to begin with

  bool has_limit() const { return most > 0; }
};
const WishInfo& info(WishKind kind);
std::optional<WishKind> wish_kind_from_id(std::string_view id);
/// "At most 10 pips at an intersection".
Message title(const Wish& wish);

/// "corner-pips=10", and with a weight "corner-pips=10:3": as on the command line.
std::string to_text(const Wish& wish);
/// Refused in words: an unknown kind, a limit that is missing, not needed or beyond its bounds.
Outcome<Wish> wish_from_text(std::string_view text);

/// Wishes that go together, under a name.
struct WishSet {
  std::string_view id;  ///< "tournament"
  const char* title;    ///< to be translated
  std::vector<Wish> wishes;
};
std::span<const WishSet> wish_sets();
/// Null when there is none of this id.
const WishSet* find_wish_set(std::string_view id);

}  // namespace hexwright
