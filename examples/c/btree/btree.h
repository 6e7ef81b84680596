/*
 * A store of keys and values in pages of one size: a B+ tree, whose leaves form a list. The whole store is one piece of memory
 * without pointers, so it can be written down as it is and used again later, after it has been checked.
 */
#ifndef BTREE_H
#define BTREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PAGE_SIZE = 256, MOST_KEY = 24, MOST_VALUE = 40 };

typedef struct Store Store;

/* Bytes of others: valid until the store is changed */
typedef struct {
  const void *bytes;
  uint8_t length;
} Slice;

#define SLICE(bytes, length) ((Slice){(bytes), (uint8_t)(length)})

typedef enum { STORE_OK, STORE_REPLACED, STORE_MISSING, STORE_TOO_LONG, STORE_NO_MEMORY, STORE_DAMAGED } StoreStatus;

const char *store_status_text(StoreStatus status);

Store *store_new(void);
void store_free(Store *store);
size_t store_count(const Store *store);

StoreStatus store_put(Store *store, Slice key, Slice value);
StoreStatus store_get(const Store *store, Slice key, Slice *value);
StoreStatus store_delete(Store *store, Slice key);

/* Goes through the keys from `from` on, in order; a cursor ends when the store is changed. */
typedef struct {
  const Store *store;
  uint32_t page;
  uint16_t index;
} Cursor;

Cursor store_from(const Store *store, Slice key);
bool cursor_next(Cursor *cursor, Slice *key, Slice *value);

/* The store as bytes, which belong to it, and a store from bytes, which are copied */
size_t store_bytes(const Store *store, const uint8_t **bytes);
StoreStatus store_open(const uint8_t *bytes, size_t length, Store **store);

typedef struct {
  uint32_t pages, leaves, inner, free;
  unsigned height;
  size_t used; /* bytes of keys and values */
} StoreShape;

/* Everything that holds of a store; NULL, or what does not */
const char *store_check(const Store *store, StoreShape *shape);

#endif
