#include "editor/cli/commands.h"
#include "io/json/board_json.h"

namespace hexwright {

ExitCode run(const SchemaCommand& command) {
  const std::string_view schema = command.of_board ? board_json_schema() : xml_schema();
  return save(command.output, schema, command.force ? Existing::Replace : Existing::Keep);
}

}  // namespace hexwright
