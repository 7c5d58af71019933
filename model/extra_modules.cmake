# What the lists of modules and terrains hold besides the ones of this tree: headers in extra/ of the build folder.
set(terrains "")
set(terrain_includes "")
set(modules "")
set(rules "")
set(declared_modules "")
set(declared_rules "")
set(extra_terrain_count "")
set(facts_includes "")
set(facts "")
set(state_includes "")
set(seat_states "")
set(game_states "")
set(count 0)
foreach(folder IN LISTS HEXWRIGHT_EXTRA_MODULES)
  cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  cmake_path(GET folder FILENAME name)
  string(APPEND declared_modules "extern const RuleModule ${name}_module;\n")
  list(APPEND modules "&${name}_module")
  string(APPEND declared_rules "extern const ModuleRules ${name}_rules;\n")
  list(APPEND rules "&${name}_rules")
  if(EXISTS ${folder}/playtest/facts.h)
    string(APPEND facts_includes "#include \"${name}/playtest/facts.h\"\n")
    string(APPEND facts ", ${name}::Facts")
  endif()
  if(EXISTS ${folder}/playtest/state.h)
    string(APPEND state_includes "#include \"${name}/playtest/state.h\"\n")
    file(STRINGS ${folder}/playtest/state.h declared REGEX "^struct (Seat|Game)State ")
    if(declared MATCHES "SeatState")
      string(APPEND seat_states ", ${name}::SeatState")
    endif()
    if(declared MATCHES "GameState")
      string(APPEND game_states ", ${name}::GameState")
    endif()
  endif()
  if(EXISTS ${folder}/terrain.h)
    string(APPEND terrain_includes "#include \"${name}/terrain.h\"\n")
    list(APPEND terrains "${name}::terrain")
    math(EXPR count "${count} + 1")
  endif()
endforeach()
list(JOIN terrains ", " terrains)
list(JOIN modules ", " modules)
list(JOIN rules ", " rules)
list(LENGTH HEXWRIGHT_EXTRA_MODULES module_count)
if(count)
  set(extra_terrain_count HEXWRIGHT_EXTRA_TERRAINS=${count})
endif()

set(extra_folder ${CMAKE_CURRENT_BINARY_DIR}/extra)
function(write_extra_header name includes declarations type count list)
  file(CONFIGURE OUTPUT ${extra_folder}/${name}.h @ONLY CONTENT "#pragma once

// Made by extra_modules.cmake.

#include <array>

@includes@
namespace hexwright {

@declarations@
inline constexpr std::array<@type@, @count@> ${name}{@list@};

}  // namespace hexwright
")
endfunction()
write_extra_header(extra_terrains "#include \"model/scenario/terrain_row.h\"\n${terrain_includes}" "" "TerrainRow" ${count} "${terrains}")
write_extra_header(extra_modules "#include \"model/rules/module.h\"\n" "${declared_modules}" "const RuleModule*" ${module_count} "${modules}")
write_extra_header(extra_rules "#include \"model/playtest/table.h\"\n" "${declared_rules}" "const ModuleRules*" ${module_count} "${rules}")

file(CONFIGURE OUTPUT ${extra_folder}/extra_facts.h @ONLY CONTENT "#pragma once

// Made by extra_modules.cmake.

@facts_includes@
#define HEXWRIGHT_EXTRA_FACTS @facts@
")
file(CONFIGURE OUTPUT ${extra_folder}/extra_states.h @ONLY CONTENT "#pragma once

// Made by extra_modules.cmake.

@state_includes@
#define HEXWRIGHT_EXTRA_SEAT_STATES @seat_states@
#define HEXWRIGHT_EXTRA_GAME_STATES @game_states@
")

# use_extra_modules(TARGET PART): compiles PART/*.cpp of each.
function(use_extra_modules target part)
  target_include_directories(${target} PRIVATE ${extra_folder})
  foreach(folder IN LISTS HEXWRIGHT_EXTRA_MODULES)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET folder PARENT_PATH above)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/${part}/*.cpp)
    target_sources(${target} PRIVATE ${sources})
    # What they remember is part of a state, which others read.
    target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${extra_folder}> $<BUILD_INTERFACE:${above}>)
    target_compile_definitions(${target} PUBLIC HEXWRIGHT_EXTRA_MODULES)
  endforeach()
endfunction()
