# Headers include each other from the root of the layer, "board/hex.h". Outside, that could be anybody's header:
# where they are installed it becomes "hexwright/board/hex.h", as other programs write it, too.
file(GLOB_RECURSE installed "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/${headers}/*.h")
foreach(header IN LISTS installed)
  file(READ "${header}" text)
  string(REGEX REPLACE "#include \"(board|scenario|rules|validation|comparison|playtest)/" "#include \"hexwright/\\1/"
         text "${text}")
  file(WRITE "${header}" "${text}")
endforeach()
