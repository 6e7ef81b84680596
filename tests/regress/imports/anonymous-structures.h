typedef struct {
  int x, y;
} Point;

typedef struct {
  struct {
    Point low, high;
  } corners;
} Box;

int area(Box box);
