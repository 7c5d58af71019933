# What the whole build is told on Windows.
add_compile_definitions(UNICODE _UNICODE NOMINMAX WIN32_LEAN_AND_MEAN _WIN32_WINNT=0x0A00)
add_compile_options(-Wa,-mbig-obj)  # joined units have more sections than the format once allowed
# GCC takes inline functions for its own here and relies on the registers that they leave alone; the linker takes those of
# another file, which may be compiled otherwise: numbers were written as nothing.
add_compile_options(-fno-ipa-ra)
# Text is UTF-8 (io/files/utf8_windows.cpp).
add_link_options(LINKER:--wrap=mbrtowc)
# The programs lie at the top of their folder, where people look for them, and what they share beside them.
set(CMAKE_INSTALL_BINDIR .)
