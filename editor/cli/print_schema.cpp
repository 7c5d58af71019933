#include "editor/cli/commands.h"

namespace hexwright {

ExitCode run(const SchemaCommand& command) {
  return save(command.output, xml_schema(), command.force ? Existing::Replace : Existing::Keep);
}

}  // namespace hexwright
