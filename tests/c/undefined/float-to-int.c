/* A number that int does not hold. */
static int whole(double number) {
  return (int)number;
}

int main(void) {
  return whole(3e9) > 0;
}
