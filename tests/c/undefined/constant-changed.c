/* const is cast away, and the object is constant. */
static const int limits[2] = {1, 2};

int main(void) {
  int *place = (int *)&limits[1];
  *place = 3;
  return 0;
}
