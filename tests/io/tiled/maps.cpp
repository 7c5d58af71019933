#include "tests/io/tiled/maps.h"

namespace hexwright::test {

std::string small_map(const std::string& content, const std::string& of_map) {
  return R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="hexagonal" renderorder="right-down" width="3" height="2")"
         R"( tilewidth="28" tileheight="32" infinite="0" hexsidelength="16" )" +
         of_map + R"(>
 <tileset firstgid="1" name="t" tilewidth="28" tileheight="32" tilecount="4" columns="0">
  <tile id="0" class="Forest"/>
  <tile id="1"><image source="pictures/hills.png"/></tile>
  <tile id="2"><properties><property name="number" type="int" value="8"/></properties></tile>
  <tile id="3" type="castle"/>
 </tileset>
)" + content +
         "</map>\n";
}

std::string layer(const std::string& csv, const std::string& name) {
  return R"( <layer id="1" name=")" + name + R"(" width="3" height="2"><data encoding="csv">)" + csv +
         "</data></layer>\n";
}

std::string packed_layer(const std::string& encoding, const std::string& data) {
  return R"( <layer id="1" name="Ground" width="3" height="2"><data )" + encoding + ">" + data +
         "</data></layer>\n";
}

}  // namespace hexwright::test
