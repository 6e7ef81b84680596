/* GNU: what large programs make of all this together. */
#include <stddef.h>
#include <stdio.h>
#define container_of(p, type, member) ({ const __typeof__(((type *)0)->member) *p_ = (p); (type *)((char *)p_ - offsetof(type, member)); })
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]) + sizeof(struct { int : -!!__builtin_types_compatible_p(__typeof__(a), __typeof__(&(a)[0])); }))
#define min(x, y) ({ __typeof__(x) x_ = (x); __typeof__(y) y_ = (y); (void)(&x_ == &y_); x_ < y_ ? x_ : y_; })
struct list { struct list *next, *prev; }; struct item { int v; struct list l; };
#define for_each(pos, head, member) for (pos = container_of((head)->next, __typeof__(*pos), member); &pos->member != (head); pos = container_of(pos->member.next, __typeof__(*pos), member))
static void add(struct list *n, struct list *h) { n->next = h->next; n->prev = h; h->next->prev = n; h->next = n; }
int main(void) { struct list head = {&head, &head}; struct item it[4], *p; for (int i = 0; i < 4; i++) it[i].v = i, add(&it[i].l, &head); for_each(p, &head, l) printf("%d ", p->v); printf("%zu %d\n", ARRAY_SIZE(it), min(7, 3)); }
// out: 3 2 1 0 4 3
