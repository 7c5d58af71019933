#pragma once

#include <map>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A face as JSON keys and lists of counts name it.
std::string key(const own::Packs& packs, auto thing) { return std::string(own::id(packs, thing)); }
inline std::string key(const own::Packs& /*of no interest*/, int number) { return std::to_string(number); }

/// "3" or "3-4".
std::string players(const Details& details);

/// "base, seafarers x2".
std::string joined_names(const std::map<std::string, int>& counted);

/// That the ending of a file to be written tells no format.
Refusal unknown_ending(const std::string& file);

/// Indented, with a line feed at the end; bytes that are no UTF-8 are replaced.
void print_json(const nlohmann::ordered_json& json);

}  // namespace hexwright
