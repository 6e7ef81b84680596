typedef struct {
  char first;
} Other;
#include "anonymous-structures.h"
static Point origin;
static Other other;

int area(Box box) {
  other.first = 1;
  return (box.corners.high.x - box.corners.low.x - origin.x) * (box.corners.high.y - box.corners.low.y) * other.first;
}
