/* The index leaves the array and stays in its structure. */
struct record {
  int list[4];
  int sum;
};

int main(int argc, char **argv) {
  struct record record = {{1, 2, 3, 4}, 10};
  int index = 3 + argc;
  record.list[index] = 0;
  return record.sum;
}
