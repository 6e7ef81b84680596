/* A structure is copied with a member that nobody has set; reading that is the mistake. */
struct pair {
  int one, other;
};

int main(void) {
  struct pair first, second;
  first.one = 1;
  second = first;
  return second.other == 7;
}
