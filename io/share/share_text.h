#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "io/xml/scenario_xml.h"

namespace hexwright {

// A scenario as one line of text, to be sent by whatever sends text: "hexwright1:", then letters, digits, "-"
// and
// "_" (base64 of RFC 4648 for URLs: the CRC-32 of the XML, its lowest byte first, and the XML compressed by
// DEFLATE), then ".". The XML is that of files. Blanks and line breaks anywhere in it do not matter.

/// The largest scenario that is shared so, in bytes of XML.
inline constexpr std::size_t most_shared_xml = 16U << 20U;

/// The text; empty where the scenario is larger than `most_shared_xml`. The same scenario gives the same
/// text.
std::string share_text(const Scenario& scenario);

/// Whether somebody means this to be such a text, of whatever version and however damaged.
bool is_share_text(std::string_view text);

/// What was shared. A text that is damaged, incomplete, of a later version or no such text at all is an error
/// in words; no more is unpacked than `most_shared_xml`. What stands before the text and behind it is not
/// asked for.
LoadedScenario read_share_text(std::string_view text);

}  // namespace hexwright
