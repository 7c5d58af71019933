# The rule modules. One of this tree is its name in these two lists and its files in rules/NAME and in
# playtest/modules/NAME; one from elsewhere is a folder of HEXWRIGHT_EXTRA_MODULES: NAME/rules, NAME/playtest, and
# NAME/terrain.h where it brings a terrain. NAME_module is what it knows of a map, NAME_rules what it does at the table;
# playtest/facts.h and state.h are what it reads from a map and what it remembers.
set(HEXWRIGHT_EXTRA_MODULES "" CACHE STRING "Folders of more rule modules")
set(HEXWRIGHT_WITHOUT_MODULES "" CACHE STRING "Rule modules of this tree to leave out")

# In the order in which designers see them, after the base game and Seafarers.
set(rule_modules
  fog jungle volcano explorers frontiers spices desolation foreign_islands desert_strips dealt_world cities_and_knights
  cloth_villages tribal_gifts pirate_fleet wonders house_rules)
# In the order in which they have their say. Volcanoes erupt after everybody has got what a roll brings; what frontier
# events do, and then what designers say.
set(played_modules
  fog jungle volcano explorers desolation spices frontiers foreign_islands dealt_world cloth_villages tribal_gifts wonders
  cities_and_knights pirate_fleet own)

foreach(module IN LISTS HEXWRIGHT_WITHOUT_MODULES)
  list(REMOVE_ITEM rule_modules ${module})
  list(REMOVE_ITEM played_modules ${module})
endforeach()
set(extra_modules "")
foreach(folder IN LISTS HEXWRIGHT_EXTRA_MODULES)
  cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  cmake_path(GET folder FILENAME module)
  set(folder_of_${module} ${folder})
  list(APPEND extra_modules ${module})
endforeach()

# folder_of_module(RESULT MODULE PART): where its rules or its playtest part is.
function(folder_of_module result module part)
  if(DEFINED folder_of_${module})
    set(${result} ${folder_of_${module}}/${part} PARENT_SCOPE)
  elseif(part STREQUAL "rules")
    set(${result} ${PROJECT_SOURCE_DIR}/model/rules/${module} PARENT_SCOPE)
  else()
    set(${result} ${PROJECT_SOURCE_DIR}/model/playtest/modules/${module} PARENT_SCOPE)
  endif()
endfunction()

# files_of_modules(RESULT PART PATTERN MODULE...): their files, from the current folder.
function(files_of_modules result part pattern)
  set(found "")
  foreach(module IN LISTS ARGN)
    folder_of_module(folder ${module} ${part})
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${folder}/${pattern})
    list(APPEND found ${files})
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# The headers that hold the lists. add_lists(TARGET NAME...) makes them public ones of a layer.
set(lists_folder ${CMAKE_CURRENT_BINARY_DIR}/lists)
function(add_lists target)
  list(TRANSFORM ARGN PREPEND ${lists_folder}/)
  target_sources(${target} PUBLIC FILE_SET lists TYPE HEADERS BASE_DIRS ${lists_folder} FILES ${ARGN})
  foreach(module IN LISTS extra_modules)
    cmake_path(GET folder_of_${module} PARENT_PATH above)
    target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${above}>)
  endforeach()
endfunction()
function(write_list name includes text)
  file(CONFIGURE OUTPUT ${lists_folder}/${name}.h @ONLY CONTENT "#pragma once

// Made by modules.cmake.

@includes@
namespace hexwright {

@text@
}  // namespace hexwright
")
endfunction()

# write_pointers(NAME HEADER TYPE SUFFIX MODULE...): the objects MODULE_SUFFIX, each declared, and a list of them all.
function(write_pointers name header type suffix)
  set(declared "")
  set(pointers ${ARGN})
  list(TRANSFORM pointers REPLACE "(.+)" "&\\1_${suffix}")
  foreach(module IN LISTS ARGN)
    string(APPEND declared "extern const ${type} ${module}_${suffix};\n")
  endforeach()
  list(LENGTH ARGN count)
  list(JOIN pointers ", " pointers)
  write_list(${name} "#include <array>\n\n#include \"${header}\"\n"
    "${declared}inline constexpr std::array<const ${type}*, ${count}> ${name}{${pointers}};\n")
endfunction()
write_pointers(listed_modules model/rules/module.h RuleModule module base seafarers ${rule_modules} ${extra_modules})
write_pointers(listed_rules model/playtest/table.h ModuleRules rules base seafarers ${played_modules} ${extra_modules})

# write_composed(NAME HEADER TEMPLATE STRUCT ALIAS [STRUCT ALIAS]...): of the modules whose HEADER declares a STRUCT, one
# TEMPLATE of all of them.
function(write_composed name header template)
  set(includes "#include \"model/playtest/modules/composed.h\"\n")
  set(text "")
  while(ARGN)
    list(POP_FRONT ARGN struct alias)
    set(parts "")
    foreach(module IN LISTS played_modules extra_modules)
      folder_of_module(folder ${module} playtest)
      if(EXISTS ${folder}/${header})
        file(STRINGS ${folder}/${header} declared REGEX "^struct ${struct} ")
        if(declared)
          list(APPEND parts ${module}::${struct})
          set(root ${PROJECT_SOURCE_DIR})
          if(DEFINED folder_of_${module})
            cmake_path(GET folder_of_${module} PARENT_PATH root)
          endif()
          file(RELATIVE_PATH included ${root} ${folder}/${header})
          string(FIND "${includes}" "\"${included}\"" known)
          if(known EQUAL -1)
            string(APPEND includes "#include \"${included}\"\n")
          endif()
        endif()
      endif()
    endforeach()
    list(JOIN parts ", " parts)
    string(APPEND text "using ${alias} = ${template}<${parts}>;\n")
  endwhile()
  write_list(${name} "${includes}" "${text}")
endfunction()
write_composed(listed_facts facts.h ComposedFacts Facts ModuleFacts)
write_composed(listed_states state.h ComposedState SeatState SeatStates GameState GameStates)

# Terrains of modules from elsewhere; those of this tree are enumerators.
set(includes "#include <array>\n\n#include \"model/scenario/terrain_row.h\"\n")
set(terrains "")
foreach(module IN LISTS extra_modules)
  if(EXISTS ${folder_of_${module}}/terrain.h)
    string(APPEND includes "#include \"${module}/terrain.h\"\n")
    list(APPEND terrains ${module}::terrain)
  endif()
endforeach()
list(LENGTH terrains extra_terrain_count)
list(JOIN terrains ", " terrains)
write_list(listed_terrains "${includes}"
  "inline constexpr std::array<TerrainRow, ${extra_terrain_count}> listed_terrains{${terrains}};\n")
