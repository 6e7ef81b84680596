/* Values side by side, as many as come: what the run time collects before it makes something of it. */
#include "runtime.h"
#include <string.h>

static List *list_new(uint32_t room) {
  List *list = keep_cell(heap_new(LIST, sizeof(List)));
  if (room == 0) return list;
  list->items = raw_new(room * sizeof(Value));
  list->room = room;
  return list;
}

static void list_add(List *list, Value value) {
  if (list->count == list->room) {
    uint32_t room = list->room == 0 ? 4 : list->room * 2;
    Value *items = raw_new(room * sizeof(Value));
    if (list->count > 0) memcpy(items, list->items, list->count * sizeof(Value));
    heap_drop(list->items);
    list->items = items;
    list->room = room;
  }
  list->items[list->count++] = value;
}
