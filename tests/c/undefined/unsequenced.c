/* i is changed twice between two sequence points: not found, since the compiler has chosen an order. */
int main(void) {
  int i = 1;
  i = i++ + ++i;
  return i == 0;
}
