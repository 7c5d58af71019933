#include "support/playing.h"
