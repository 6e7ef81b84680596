/* An index below a global array. */
int table[8];

static int at(int index) {
  return table[index - 1];
}

int main(void) {
  return at(0);
}
