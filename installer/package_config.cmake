# Read by CPack before it packs.
set(ENV{SOURCE_DATE_EPOCH} ${CPACK_HEXWRIGHT_EPOCH})
set(ENV{TZ} UTC)  # a .zip has times of the place
if(CPACK_GENERATOR MATCHES "^(TGZ|ZIP)$")  # for any place: a folder with bin and share in it
  set(CPACK_PACKAGING_INSTALL_PREFIX /)
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
