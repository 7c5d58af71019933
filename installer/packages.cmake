# CPack: hexwright_<version>_<architecture>.deb, an .rpm, a .tar.gz and a .zip; installer/package.sh makes and checks them.
set(documents ${CMAKE_INSTALL_DATADIR}/doc/hexwright)
install(FILES debian/copyright CHANGES.md DESTINATION ${documents} COMPONENT program)

# Name and address as in "Ada Lovelace <ada@example.net>". Debian's packages must have one; package.sh finds it out.
set(HEXWRIGHT_MAINTAINER "" CACHE STRING "Who makes the packages: NAME <MAIL>")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/CHANGES.md
  ${CMAKE_CURRENT_SOURCE_DIR}/changes.sh)
set(changes ${CMAKE_CURRENT_SOURCE_DIR}/changes.sh)
execute_process(COMMAND ${changes} epoch OUTPUT_VARIABLE HEXWRIGHT_EPOCH OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)

set(CPACK_GENERATOR TGZ ZIP)
if(HEXWRIGHT_MAINTAINER)
  find_program(GZIP gzip REQUIRED)
  execute_process(COMMAND ${changes} debian ${HEXWRIGHT_MAINTAINER} OUTPUT_FILE ${CMAKE_CURRENT_BINARY_DIR}/changelog
    COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${changes} rpm ${HEXWRIGHT_MAINTAINER} OUTPUT_FILE ${CMAKE_CURRENT_BINARY_DIR}/changelog.rpm
    COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${GZIP} -9nf ${CMAKE_CURRENT_BINARY_DIR}/changelog COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz DESTINATION ${documents} COMPONENT program)
  list(APPEND CPACK_GENERATOR DEB)
  find_program(RPMBUILD rpmbuild)
  if(RPMBUILD)
    list(APPEND CPACK_GENERATOR RPM)
  endif()
endif()

set(CPACK_PACKAGE_NAME hexwright)
set(CPACK_PACKAGE_VENDOR "The Hexwright authors")
set(CPACK_PACKAGE_CONTACT ${HEXWRIGHT_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Scenario editor for hex games of settling and trading")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_CURRENT_SOURCE_DIR}/debian/description)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

# The same sources give the same bytes: every file is as old as the release.
set(CPACK_HEXWRIGHT_EPOCH ${HEXWRIGHT_EPOCH})
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/package_config.cmake)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/package_times.cmake)

# Only what people use; who builds against the model installs the component "development".
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_PACKAGE_FILE_NAME hexwright-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_ARCHIVE_FILE_NAME ${CPACK_PACKAGE_FILE_NAME})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION editors)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# GTK draws check marks and arrows from pictures in SVG, for which it only recommends what reads them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "librsvg2-common, adwaita-icon-theme, hicolor-icon-theme, shared-mime-info")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, parallel")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# What the programs link to, rpmbuild finds out by itself.
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE MIT)
set(CPACK_RPM_PACKAGE_GROUP "Amusements/Games")
# What reads GTK's pictures has another name in Fedora than in openSUSE.
set(CPACK_RPM_PACKAGE_REQUIRES
  "(librsvg2 or gdk-pixbuf-loader-rsvg), adwaita-icon-theme, hicolor-icon-theme, shared-mime-info")
set(CPACK_RPM_PACKAGE_RELOCATABLE OFF)
set(CPACK_RPM_CHANGELOG_FILE ${CMAKE_CURRENT_BINARY_DIR}/changelog.rpm)
set(CPACK_RPM_SPEC_MORE_DEFINE "%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _buildhost localhost
%define _build_id_links none")
foreach(folder applications metainfo man man/man1 doc icons icons/hicolor mime mime/packages icons/hicolor/scalable
    icons/hicolor/scalable/apps)
  list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/${folder})
endforeach()
foreach(size 16 24 32 48 64 128 256)
  list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/icons/hicolor/${size}x${size} /usr/share/icons/hicolor/${size}x${size}/apps)
endforeach()
include(CPack)
