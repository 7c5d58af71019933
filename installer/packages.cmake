# CPack: hexwright_<version>_<architecture>.deb and the same as .tar.gz; installer/package.sh makes both.
find_program(GZIP gzip)
if(GZIP)
  set(changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
  add_custom_command(OUTPUT ${changelog} DEPENDS debian/changelog VERBATIM
    COMMAND sh -c "${GZIP} -9nc ${CMAKE_CURRENT_SOURCE_DIR}/debian/changelog > ${changelog}")
  add_custom_target(changelog ALL DEPENDS ${changelog})
  install(FILES ${changelog} DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/hexwright COMPONENT program)
endif()
install(FILES debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/hexwright
  COMPONENT program)

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME hexwright)
set(CPACK_PACKAGE_VENDOR "The Hexwright authors")
set(CPACK_PACKAGE_CONTACT "The Hexwright authors <authors@hexwright.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Scenario editor for hex games of settling and trading")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_CURRENT_SOURCE_DIR}/debian/description)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

# Only what people use; who builds against the model installs the component "development".
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_ARCHIVE_FILE_NAME hexwright-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION editors)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, shared-mime-info, hicolor-icon-theme")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
