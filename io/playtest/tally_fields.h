#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "io/playtest/record.h"
#include "model/scenario/message.h"

namespace hexwright {

/// A value of a JSON text, and where it is: `openings[2].won`.
struct TallyField {
  const nlohmann::ordered_json* json = nullptr;
  const TallyField* within = nullptr;
  std::string_view key = {};
  std::size_t index = 0;  ///< in a list, where there is no key

  std::string path() const;
};

/// A text as JSON, or what is wrong with it, at its place. `most`: bytes that it may have, checked first.
Read<nlohmann::ordered_json> parse_json(std::string_view text, std::size_t most);

/// Reads fields as what they must be. The first thing that is wrong is kept; from then on every answer is
/// false.
class FieldReader {
 public:
  const std::optional<Message>& wrong() const { return wrong_; }
  /// Keeps what is wrong.
  bool fail(Message why);

  /// An object with these keys and no others.
  bool is_object(const TallyField& field, std::initializer_list<std::string_view> keys,
                 std::initializer_list<std::string_view> possible = {});
  /// A list of `least` to `most` values.
  bool is_list(const TallyField& field, std::size_t least, std::size_t most);
  /// A key of an object, or a place of a list, that is known to be there.
  static TallyField in(const TallyField& field, std::string_view key);
  static TallyField in(const TallyField& field, std::size_t index);

  bool read(const TallyField& field, std::string& text);
  /// A whole number from `least` to `most`.
  template <class Number>
  bool read(const TallyField& field, Number& number, std::int64_t least, std::uint64_t most) {
    const auto& json = *field.json;
    if (wrong_) return false;
    if (json.is_number_unsigned()) {
      const auto found = json.get<std::uint64_t>();
      number = static_cast<Number>(found);
      if (found <= most && (least <= 0 || found >= static_cast<std::uint64_t>(least))) return true;
    } else if (json.is_number_integer()) {
      const auto found = json.get<std::int64_t>();  // below 0, or it would be unsigned
      number = static_cast<Number>(found);
      if (found >= least) return true;
    }
    return no_number(field, least, most);
  }
  /// A list of as many of them as `numbers` has.
  template <class Numbers>
  bool read_all(const TallyField& field, Numbers& numbers, std::int64_t least, std::uint64_t most) {
    if (!is_list(field, numbers.size(), numbers.size())) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (!read(in(field, i), numbers[i], least, most)) return false;
    return true;
  }

 private:
  bool no_number(const TallyField& field, std::int64_t least, std::uint64_t most);

  std::optional<Message> wrong_;
};

}  // namespace hexwright
