/*
 * The store, tried beside a sorted array that does the same in the plainest way: random operations, after some of which both are
 * compared and the tree is checked; then words are counted, and bytes are damaged.
 *
 * The argument is the number of random operations in hundreds (15).
 */
#include "btree.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t state = 42;

static uint32_t next_random(void) {
  state = state * 1103515245u + 12345u;
  return state >> 8;
}

/* The model: entries in order */

typedef struct {
  uint8_t key_length, value_length;
  uint8_t key[MOST_KEY], value[MOST_VALUE];
} Entry;

typedef struct {
  size_t count, room;
  Entry entries[];
} Model;

static int by_key(const void *a, const void *b) {
  const Entry *x = a, *y = b;
  int order = memcmp(x->key, y->key, x->key_length < y->key_length ? x->key_length : y->key_length);
  return order != 0 ? order : x->key_length - y->key_length;
}

static Model *model_put(Model *model, const Entry *entry) {
  Entry *found = bsearch(entry, model->entries, model->count, sizeof *entry, by_key);
  if (found != NULL) {
    *found = *entry;
    return model;
  }
  if (model->count == model->room) {
    model->room *= 2;
    model = realloc(model, sizeof *model + model->room * sizeof *entry);
    if (model == NULL)
      abort();
  }
  size_t at = model->count++;
  for (; at > 0 && by_key(&model->entries[at - 1], entry) > 0; at--)
    model->entries[at] = model->entries[at - 1];
  model->entries[at] = *entry;
  return model;
}

static bool model_delete(Model *model, const Entry *entry) {
  Entry *found = bsearch(entry, model->entries, model->count, sizeof *entry, by_key);
  if (found == NULL)
    return false;
  model->count--;
  memmove(found, found + 1, (size_t)(model->entries + model->count - found) * sizeof *found);
  return true;
}

static Slice key_of(const Entry *entry) { return SLICE(entry->key, entry->key_length); }

static Slice value_of(const Entry *entry) { return SLICE(entry->value, entry->value_length); }

static bool is_same(Slice a, Slice b) {
  return a.length == b.length && (a.length == 0 || memcmp(a.bytes, b.bytes, a.length) == 0);
}

/* Keys of few kinds, so that they are met again; some are long and begin alike */
static Entry random_entry(unsigned kinds) {
  Entry entry = {0};
  unsigned number = next_random() % kinds;
  char text[MOST_KEY + 8];
  int length = snprintf(text, sizeof text, number % 3 == 0 ? "a-long-beginning-%u" : "%u", number);
  entry.key_length = (uint8_t)(length > MOST_KEY ? MOST_KEY : length);
  memcpy(entry.key, text, entry.key_length);
  entry.value_length = (uint8_t)(next_random() % (MOST_VALUE + 1));
  for (int i = 0; i < entry.value_length; i++)
    entry.value[i] = (uint8_t)next_random();
  return entry;
}

/* From some key on, the same in both? */
static bool agree(const Store *store, const Model *model, size_t from) {
  if (store_count(store) != model->count)
    return false;
  Cursor cursor = store_from(store, from < model->count ? key_of(&model->entries[from]) : SLICE("\xff\xff", 2));
  Slice key, value;
  for (size_t i = from; i < model->count; i++)
    if (!cursor_next(&cursor, &key, &value) || !is_same(key, key_of(&model->entries[i])) ||
        !is_same(value, value_of(&model->entries[i])))
      return false;
  return !cursor_next(&cursor, &key, &value);
}

static int report(const char *what, const Store *store) {
  StoreShape shape;
  const char *problem = store_check(store, &shape);
  printf("%-12s %4zu keys, %3u pages: %3u leaves, %2u inner, %2u free, height %u, %zu bytes: %s\n", what, store_count(store),
         shape.pages, shape.leaves, shape.inner, shape.free, shape.height, shape.used, problem == NULL ? "right" : problem);
  return problem != NULL;
}

/* Writes the store down and goes on with what is read from that. */
static Store *reopened(Store *store) {
  const uint8_t *bytes;
  Store *opened = NULL;
  size_t length = store_bytes(store, &bytes);
  StoreStatus status = store_open(bytes, length, &opened);
  if (status != STORE_OK) {
    printf("opening: %s\n", store_status_text(status));
    return store;
  }
  store_free(store);
  return opened;
}

static int random_operations(size_t count) {
  static const struct {
    const char *name;
    unsigned puts, kinds; /* of 10 operations */
  } phases[] = {{"growing", 9, 600}, {"changing", 5, 600}, {"shrinking", 1, 600}, {"growing", 8, 150}};
  int wrong = 0;
  Store *store = store_new();
  Model *model = malloc(sizeof *model + 4 * sizeof(Entry));
  *model = (Model){.count = 0, .room = 4};
  for (size_t phase = 0; phase < sizeof phases / sizeof *phases; phase++) {
    for (size_t i = 0; i < count; i++) {
      Entry entry = random_entry(phases[phase].kinds);
      Slice found;
      if (next_random() % 10 < phases[phase].puts) {
        wrong += store_put(store, key_of(&entry), value_of(&entry)) > STORE_REPLACED;
        model = model_put(model, &entry);
        wrong += store_get(store, key_of(&entry), &found) != STORE_OK || !is_same(found, value_of(&entry));
      } else {
        bool was_there = model_delete(model, &entry);
        wrong += store_delete(store, key_of(&entry)) != (was_there ? STORE_OK : STORE_MISSING);
        wrong += store_get(store, key_of(&entry), &found) != STORE_MISSING;
      }
      if (i % 64 == 0)
        wrong += !agree(store, model, model->count == 0 ? 0 : next_random() % model->count);
    }
    wrong += !agree(store, model, 0);
    wrong += report(phases[phase].name, store);
    store = reopened(store);
    wrong += !agree(store, model, 0);
  }
  while (model->count > 0) {
    Entry entry = model->entries[next_random() % model->count];
    wrong += store_delete(store, key_of(&entry)) != STORE_OK || !model_delete(model, &entry);
  }
  wrong += report("emptied", store);
  free(model);
  store_free(store);
  return wrong;
}

/* An index of words: how often each is there, and where first */

struct place {
  uint32_t times, line, column;
};

static int count_words(void) {
  static const char text[] = "A page of the tree holds cells, which grow down from its end, in the order\n"
                             "of their keys; the table of offsets grows up behind the head of the page.\n"
                             "A cell of a leaf is a key and a value; one of an inner page is a key and\n"
                             "the page of what is not below it. The leaves form a list of their own.\n";
  Store *store = store_new();
  uint32_t line = 1, column = 1;
  for (const char *at = text; *at != '\0';) {
    char word[MOST_KEY];
    uint8_t length = 0;
    for (; isalpha((unsigned char)at[length]) && length < MOST_KEY; length++)
      word[length] = (char)tolower((unsigned char)at[length]);
    if (length > 0) {
      struct place place = {0, line, column};
      Slice known;
      if (store_get(store, SLICE(word, length), &known) == STORE_OK)
        memcpy(&place, known.bytes, sizeof place);
      place.times++;
      store_put(store, SLICE(word, length), SLICE(&place, sizeof place));
    }
    if (at[length] == '\n')
      line++, column = 0;
    column += length + (at[length] != '\0');
    at += length + (at[length] != '\0');
  }
  Slice key, value;
  Cursor cursor = store_from(store, SLICE("o", 1));
  for (int i = 0; i < 8 && cursor_next(&cursor, &key, &value); i++) {
    struct place place;
    memcpy(&place, value.bytes, sizeof place);
    printf("%.*s %ux from %u:%u, ", key.length, (const char *)key.bytes, place.times, place.line, place.column);
  }
  putchar('\n');
  int wrong = report("words", store);
  store_free(store);
  return wrong;
}

/* Each byte changed is noticed; one that is not, by the sum made right again, does no harm when it is read. */
static int damage(void) {
  Store *store = store_new(), *opened;
  for (int i = 0; i < 12; i++) {
    Entry entry = random_entry(1000);
    store_put(store, key_of(&entry), value_of(&entry));
  }
  const uint8_t *bytes;
  size_t length = store_bytes(store, &bytes), taken = 0, tried = 0;
  uint8_t copy[length];
  memcpy(copy, bytes, length);
  for (size_t at = 0; at < length; at += 5, tried++) {
    copy[at] ^= (uint8_t)(1 << at % 8);
    if (store_open(copy, length, &opened) == STORE_OK) {
      taken++;
      store_free(opened);
    }
    copy[at] ^= (uint8_t)(1 << at % 8);
  }
  printf("%zu of %zu damaged ones taken, %s when cut\n", taken, tried,
         store_status_text(store_open(copy, length - PAGE_SIZE, &opened)));
  char long_key[MOST_KEY + 1] = "";
  printf("a key of %d bytes is %s, none at all is %s\n", MOST_KEY + 1,
         store_status_text(store_put(store, SLICE(long_key, sizeof long_key), SLICE("", 0))),
         store_status_text(store_put(store, SLICE("", 0), SLICE("", 0))));
  store_free(store);
  return taken != 0;
}

int main(int argc, char **argv) {
  size_t hundreds = argc > 1 ? strtoul(argv[1], NULL, 10) : 15;
  int wrong = random_operations(hundreds * 100) + count_words() + damage();
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
