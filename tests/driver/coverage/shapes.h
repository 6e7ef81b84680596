/* A function of a header is in the counts of every file that includes it. */
static inline int clamp(int value, int low, int high)
{
  if (value < low)
    return low;
  return value > high ? high : value;
}

int weigh(const int *items, int count);
void leave(int status);

#define SUM_OF(into, from, to)               \
  do {                                       \
    for (int k_ = (from); k_ < (to); k_++)   \
      (into) += k_;                          \
  } while (0)
