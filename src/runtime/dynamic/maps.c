/*
 * The properties of an object, in the order in which they were made: entries side by side, and, once there are more than a few,
 * a table with open addressing that says where a key stands (one more than its place; 0: nowhere).
 */
#include "runtime.h"
#include <string.h>

enum { FEW = 8 };

static uint32_t *table_slot(Object *object, Key key) {
  uint32_t at = hash_of_key(key) & object->mask;
  for (;; at = (at + 1) & object->mask) {
    uint32_t *slot = &object->table[at];
    if (*slot == 0 || key_equal(object->entries[*slot - 1].key, key)) return slot;
  }
}

static Property *map_find(Object *object, Key key) {
  if (object->table != NULL) {
    uint32_t place = *table_slot(object, key);
    return place == 0 ? NULL : &object->entries[place - 1];
  }
  for (uint32_t i = 0; i < object->used; i++)
    if (key_equal(object->entries[i].key, key)) return &object->entries[i];
  return NULL;
}

static void make_table(Object *object) {
  heap_drop(object->table);
  object->table = NULL;
  if (object->room <= FEW) return;
  uint32_t size = 1;
  while (size < object->room * 2) size *= 2;
  object->table = raw_new(size * sizeof *object->table);
  memset(object->table, 0, size * sizeof *object->table);
  object->mask = size - 1;
  for (uint32_t i = 0; i < object->used; i++) *table_slot(object, object->entries[i].key) = i + 1;
}

/* Room for one more: what was removed leaves first. */
static void make_room(Object *object) {
  uint32_t room = object->live < object->room / 2 ? object->room : object->room == 0 ? 4 : object->room * 2;
  Property *entries = raw_new((size_t)room * sizeof *entries);
  uint32_t used = 0;
  for (uint32_t i = 0; i < object->used; i++)
    if (object->entries[i].key != NO_KEY) entries[used++] = object->entries[i];
  heap_drop(object->entries);
  object->entries = entries;
  object->used = used;
  object->room = room;
  make_table(object);
}

/* A new property with a key that the object has not. */
static Property *map_add(Object *object, Key key) {
  if (object->used == object->room) make_room(object);
  uint32_t place = object->used++;
  object->live++;
  Property *made = &object->entries[place];
  *made = (Property){key, UNDEFINED, UNDEFINED, 0};
  if (object->table != NULL) {
    uint32_t at = hash_of_key(key) & object->mask;
    while (object->table[at] != 0) at = (at + 1) & object->mask;
    object->table[at] = place + 1;
  }
  return made;
}

/* Its place in the table stays taken, by a key that equals none, until room is made. */
static void map_remove(Object *object, Key key) {
  Property *found = map_find(object, key);
  if (found == NULL) return;
  *found = (Property){NO_KEY, UNDEFINED, UNDEFINED, 0};
  object->live--;
}
