/* One element too many of a local array is read. */
int main(int argc, char **argv) {
  int list[4] = {1, 2, 3, 4};
  int sum = 0;
  for (int i = 0; i <= 3 + argc; i++) sum += list[i];
  return sum == 10;
}
