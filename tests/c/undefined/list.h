/* Of macro-place.c. */
struct list {
  int items[3];
  int count;
};

#define AT(list, index) ((list).items[(index)])
#define LAST(list) AT(list, (list).count)
