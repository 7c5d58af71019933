#include "io/files/base64.h"

#include <glib.h>

namespace hexwright {

std::string base64_of(std::string_view bytes) {
  gchar* encoded = g_base64_encode(reinterpret_cast<const guchar*>(bytes.data()), bytes.size());
  std::string letters(encoded);
  g_free(encoded);
  return letters;
}

std::string from_base64(const std::string& letters) {
  gsize size = 0;
  guchar* decoded = g_base64_decode(letters.c_str(), &size);
  std::string bytes(reinterpret_cast<const char*>(decoded), size);
  g_free(decoded);
  return bytes;
}

}  // namespace hexwright
