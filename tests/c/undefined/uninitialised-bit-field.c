/* One bit-field of a unit is set, and its neighbour is read. */
struct flags {
  unsigned ready : 1;
  unsigned kind : 3;
};

int main(void) {
  struct flags flags;
  flags.ready = 1;
  return flags.kind == 5;
}
