#pragma once

#include <string>

#include "model/own/element.h"
#include "model/scenario/message.h"

namespace hexwright {

/// A pack of the gallery by its id, or a file of one. Reports on standard error what is wrong in the file.
Outcome<own::Element> pack_named(const std::string& name);
/// A name means a pack: a file of one by its ending; else an id, where no file is called so.
bool is_pack(const std::string& name);

}  // namespace hexwright
