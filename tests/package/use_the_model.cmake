# Installs the component "development" of a build tree into a place of its own and uses it from there.
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${PLACE})
run(${CMAKE_COMMAND} --install ${BUILT} --component development --prefix ${PLACE}/installed)
run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${PLACE}/build -DCMAKE_PREFIX_PATH=${PLACE}/installed
  -DCMAKE_CXX_COMPILER=${COMPILER})
run(${CMAKE_COMMAND} --build ${PLACE}/build)
run(${PLACE}/build/outside)
