/*
 * Page 0 is the head. A page of the tree holds cells, which grow down from its end, in the order of their keys by a table of
 * offsets that grows up behind its head:
 *
 *     head | offset 0 | offset 1 | ... free ... | cell | cell | cell
 *
 * A cell of a leaf is a key and a value; one of an inner page is a key and the page of what is not below it. What is below the
 * first key is in the page `link`; in leaves, `link` is the next leaf.
 */
#include "btree.h"
#include <stdlib.h>
#include <string.h>

typedef uint32_t PageId;

enum { MAGIC = 0x45455254, NO_PAGE = 0, MOST_HEIGHT = 16 };
typedef enum { UNUSED, LEAF, INNER } PageKind;

typedef struct {
  uint8_t kind;
  uint8_t padding;
  uint16_t count;
  uint16_t start; /* of the lowest cell */
  uint16_t holes; /* bytes of cells that were deleted */
  PageId link;
} PageHead;

enum { PAGE_ROOM = PAGE_SIZE - sizeof(PageHead) };

typedef union {
  PageHead head;
  struct {
    PageHead unused;
    uint16_t offsets[PAGE_ROOM / sizeof(uint16_t)];
  };
  uint8_t bytes[PAGE_SIZE];
  struct {
    uint32_t magic, page_size, pages;
    PageId root, free;
    uint32_t height;
    uint64_t count;
    uint32_t sum;
  } store;
} Page;

_Static_assert(sizeof(Page) == PAGE_SIZE, "a page is as long as it says");

struct Store {
  uint32_t room;
  Page *pages;
};

const char *store_status_text(StoreStatus status) {
  static const char *const texts[] = {
      [STORE_OK] = "done",           [STORE_REPLACED] = "replaced",   [STORE_MISSING] = "missing",
      [STORE_TOO_LONG] = "too long", [STORE_NO_MEMORY] = "no memory", [STORE_DAMAGED] = "damaged",
  };
  return texts[status];
}

/* Cells: the lengths of key and value, then both */

static const uint8_t *cell_at(const Page *page, unsigned index) { return page->bytes + page->offsets[index]; }

static Slice key_of(const uint8_t *cell) { return SLICE(cell + 2, cell[0]); }

static Slice value_of(const uint8_t *cell) { return SLICE(cell + 2 + cell[0], cell[1]); }

static unsigned cell_size(const uint8_t *cell) { return 2u + cell[0] + cell[1]; }

static PageId child_of(const uint8_t *cell) {
  PageId child;
  memcpy(&child, value_of(cell).bytes, sizeof child);
  return child;
}

static int compare(Slice a, Slice b) {
  unsigned length = a.length < b.length ? a.length : b.length;
  int order = length == 0 ? 0 : memcmp(a.bytes, b.bytes, length);
  return order != 0 ? order : (int)a.length - (int)b.length;
}

/* The first cell whose key is not less */
static unsigned lower_bound(const Page *page, Slice key, bool *is_there) {
  unsigned low = 0, high = page->head.count;
  while (low < high) {
    unsigned middle = (low + high) / 2;
    if (compare(key_of(cell_at(page, middle)), key) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  *is_there = low < page->head.count && compare(key_of(cell_at(page, low)), key) == 0;
  return low;
}

/* Pages */

static void clear(Page *page, PageKind kind, PageId link) {
  memset(page, 0, sizeof *page);
  page->head = (PageHead){.kind = (uint8_t)kind, .start = PAGE_SIZE, .link = link};
}

static unsigned used_in(const Page *page) {
  return PAGE_SIZE - page->head.start - page->head.holes + page->head.count * (unsigned)sizeof(uint16_t);
}

static bool fits(const Page *page, unsigned size) { return used_in(page) + size + sizeof(uint16_t) <= PAGE_ROOM; }

/* Moves all cells to the end of the page, so that what is free is one piece. */
static void compact(Page *page) {
  Page copy = *page;
  page->head.start = PAGE_SIZE;
  page->head.holes = 0;
  for (unsigned i = 0; i < copy.head.count; i++) {
    const uint8_t *cell = cell_at(&copy, i);
    page->head.start -= cell_size(cell);
    memcpy(page->bytes + page->head.start, cell, cell_size(cell));
    page->offsets[i] = page->head.start;
  }
  memset(page->offsets + page->head.count, 0, page->head.start - sizeof(PageHead) - page->head.count * sizeof(uint16_t));
}

/* There is room for it. */
static void insert_cell(Page *page, unsigned index, Slice key, Slice value) {
  unsigned size = 2u + key.length + value.length;
  if (sizeof(PageHead) + (page->head.count + 1u) * sizeof(uint16_t) + size > page->head.start)
    compact(page);
  page->head.start -= size;
  uint8_t *cell = page->bytes + page->head.start;
  cell[0] = key.length;
  cell[1] = value.length;
  if (key.length > 0)
    memcpy(cell + 2, key.bytes, key.length);
  if (value.length > 0)
    memcpy(cell + 2 + key.length, value.bytes, value.length);
  memmove(page->offsets + index + 1, page->offsets + index, (page->head.count++ - index) * sizeof(uint16_t));
  page->offsets[index] = page->head.start;
}

static void remove_cell(Page *page, unsigned index) {
  page->head.holes += cell_size(cell_at(page, index));
  memmove(page->offsets + index, page->offsets + index + 1, (--page->head.count - index) * sizeof(uint16_t));
  page->offsets[page->head.count] = 0;
}

static void append_cell(Page *page, const uint8_t *cell) { insert_cell(page, page->head.count, key_of(cell), value_of(cell)); }

/* What is below the first key has no cell of its own. */
static PageId child_at(const Page *page, unsigned index) {
  return index == 0 ? page->head.link : child_of(cell_at(page, index - 1));
}

static unsigned child_index(const Page *page, Slice key) {
  bool is_there;
  unsigned index = lower_bound(page, key, &is_there);
  return index + is_there;
}

/* The store: pages that are free form a list. */

static PageId take_page(Store *store, PageKind kind, PageId link) {
  PageId id = store->pages->store.free;
  if (id != NO_PAGE) {
    store->pages->store.free = store->pages[id].head.link;
  } else {
    id = store->pages->store.pages;
    if (id == store->room) {
      Page *grown = realloc(store->pages, 2 * sizeof *grown * store->room);
      if (grown == NULL)
        return NO_PAGE;
      store->pages = grown;
      store->room *= 2;
    }
    store->pages->store.pages++;
  }
  clear(&store->pages[id], kind, link);
  return id;
}

static void give_page(Store *store, PageId id) {
  clear(&store->pages[id], UNUSED, store->pages->store.free);
  store->pages->store.free = id;
}

Store *store_new(void) {
  Store *store = malloc(sizeof *store);
  if (store == NULL)
    return NULL;
  *store = (Store){.room = 4, .pages = calloc(4, sizeof(Page))};
  if (store->pages == NULL) {
    free(store);
    return NULL;
  }
  store->pages->store.magic = MAGIC;
  store->pages->store.page_size = PAGE_SIZE;
  store->pages->store.pages = 1;
  store->pages->store.height = 1;
  PageId root = take_page(store, LEAF, NO_PAGE);
  store->pages->store.root = root;
  return store;
}

void store_free(Store *store) {
  if (store != NULL)
    free(store->pages);
  free(store);
}

size_t store_count(const Store *store) { return (size_t)store->pages->store.count; }

/* The way from the root to a leaf */
typedef struct {
  PageId pages[MOST_HEIGHT];
  unsigned indices[MOST_HEIGHT], depth;
} Path;

static PageId descend(const Store *store, Slice key, Path *path) {
  PageId id = store->pages->store.root;
  path->depth = 0;
  while (store->pages[id].head.kind == INNER) {
    unsigned index = child_index(&store->pages[id], key);
    path->pages[path->depth] = id;
    path->indices[path->depth++] = index;
    id = child_at(&store->pages[id], index);
  }
  return id;
}

StoreStatus store_get(const Store *store, Slice key, Slice *value) {
  Path path;
  bool is_there;
  const Page *leaf = &store->pages[descend(store, key, &path)];
  unsigned index = lower_bound(leaf, key, &is_there);
  if (!is_there)
    return STORE_MISSING;
  *value = value_of(cell_at(leaf, index));
  return STORE_OK;
}

/*
 * A page that is full, with one cell more: its cells are divided, by their bytes, among it and a new page on its right. Gives the
 * key that stands between them in `between`; of an inner page, that key goes up.
 */
static void divide(Page *left, Page *right, unsigned index, Slice key, Slice value, uint8_t between[1 + MOST_KEY]) {
  Page all[2];
  clear(&all[0], LEAF, NO_PAGE);
  clear(&all[1], LEAF, NO_PAGE);
  const uint8_t *cells[PAGE_SIZE / 4];
  uint8_t added[2 + MOST_KEY + MOST_VALUE] = {key.length, value.length};
  memcpy(added + 2, key.bytes, key.length);
  if (value.length > 0)
    memcpy(added + 2 + key.length, value.bytes, value.length);
  Page copy = *left;
  unsigned count = copy.head.count + 1u, total = 0, half = 0, split = 0;
  for (unsigned i = 0; i < count; i++) {
    cells[i] = i == index ? added : cell_at(&copy, i - (i > index));
    total += cell_size(cells[i]) + 2;
  }
  while (half + cell_size(cells[split]) + 2 <= total / 2 || split == 0)
    half += cell_size(cells[split++]) + 2;
  bool is_inner = copy.head.kind == INNER;
  clear(left, copy.head.kind, copy.head.link);
  between[0] = key_of(cells[split]).length;
  memcpy(between + 1, key_of(cells[split]).bytes, between[0]);
  right->head.link = is_inner ? child_of(cells[split]) : copy.head.link;
  for (unsigned i = 0; i < split; i++)
    append_cell(left, cells[i]);
  for (unsigned i = split + is_inner; i < count; i++)
    append_cell(right, cells[i]);
}

static StoreStatus insert_up(Store *store, const Path *path, PageId id, unsigned index, Slice key, Slice value) {
  uint8_t between[2][1 + MOST_KEY];
  PageId child;
  for (unsigned depth = path->depth, turn = 0;; depth--, turn ^= 1) {
    if (fits(&store->pages[id], 2u + key.length + value.length)) {
      insert_cell(&store->pages[id], index, key, value);
      return STORE_OK;
    }
    PageId right = take_page(store, (PageKind)store->pages[id].head.kind, NO_PAGE);
    if (right == NO_PAGE)
      return STORE_NO_MEMORY;
    divide(&store->pages[id], &store->pages[right], index, key, value, between[turn]);
    if (store->pages[id].head.kind == LEAF)
      store->pages[id].head.link = right;
    key = SLICE(between[turn] + 1, between[turn][0]);
    child = right;
    value = SLICE(&child, sizeof child);
    if (depth == 0) {
      PageId root = take_page(store, INNER, id);
      if (root == NO_PAGE)
        return STORE_NO_MEMORY;
      insert_cell(&store->pages[root], 0, key, value);
      store->pages->store.root = root;
      store->pages->store.height++;
      return STORE_OK;
    }
    id = path->pages[depth - 1];
    index = path->indices[depth - 1];
  }
}

StoreStatus store_put(Store *store, Slice key, Slice value) {
  if (key.length == 0 || key.length > MOST_KEY || value.length > MOST_VALUE)
    return STORE_TOO_LONG;
  Path path;
  bool is_there;
  PageId leaf = descend(store, key, &path);
  unsigned index = lower_bound(&store->pages[leaf], key, &is_there);
  if (is_there)
    remove_cell(&store->pages[leaf], index);
  StoreStatus status = insert_up(store, &path, leaf, index, key, value);
  if (status == STORE_OK)
    store->pages->store.count += !is_there;
  return status == STORE_OK && is_there ? STORE_REPLACED : status;
}

/*
 * Pages that hold less than a third are joined with a neighbour if both fit into one page, else they stay: keys of different
 * lengths do not always divide well. `index` is that of the left one in their parent.
 */
static bool join(Store *store, PageId parent, unsigned index) {
  Page *above = &store->pages[parent];
  PageId left_id = child_at(above, index), right_id = child_at(above, index + 1);
  Page *left = &store->pages[left_id], *right = &store->pages[right_id];
  Slice between = key_of(cell_at(above, index));
  unsigned extra = left->head.kind == INNER ? 2u + between.length + (unsigned)sizeof(PageId) + 2u : 0;
  if (used_in(left) + used_in(right) + extra > PAGE_ROOM)
    return false;
  if (left->head.kind == INNER)
    insert_cell(left, left->head.count, between, SLICE(&right->head.link, sizeof(PageId)));
  else
    left->head.link = right->head.link;
  for (unsigned i = 0; i < right->head.count; i++)
    append_cell(left, cell_at(right, i));
  remove_cell(above, index);
  give_page(store, right_id);
  return true;
}

StoreStatus store_delete(Store *store, Slice key) {
  Path path;
  bool is_there;
  PageId id = descend(store, key, &path);
  unsigned index = lower_bound(&store->pages[id], key, &is_there);
  if (!is_there)
    return STORE_MISSING;
  remove_cell(&store->pages[id], index);
  store->pages->store.count--;
  for (unsigned depth = path.depth; depth > 0 && used_in(&store->pages[id]) < PAGE_ROOM / 3; depth--) {
    PageId parent = path.pages[depth - 1];
    unsigned at = path.indices[depth - 1];
    bool is_joined = (at > 0 && join(store, parent, at - 1)) ||
                     (at < store->pages[parent].head.count && join(store, parent, at));
    if (!is_joined)
      break;
    id = parent;
  }
  /* A root with one child is none. */
  for (PageId root; root = store->pages->store.root, store->pages[root].head.kind == INNER && store->pages[root].head.count == 0;) {
    store->pages->store.root = store->pages[root].head.link;
    store->pages->store.height--;
    give_page(store, root);
  }
  return STORE_OK;
}

Cursor store_from(const Store *store, Slice key) {
  Path path;
  bool is_there;
  PageId leaf = descend(store, key, &path);
  return (Cursor){store, leaf, (uint16_t)lower_bound(&store->pages[leaf], key, &is_there)};
}

bool cursor_next(Cursor *cursor, Slice *key, Slice *value) {
  while (cursor->page != NO_PAGE && cursor->index >= cursor->store->pages[cursor->page].head.count) {
    cursor->page = cursor->store->pages[cursor->page].head.link;
    cursor->index = 0;
  }
  if (cursor->page == NO_PAGE)
    return false;
  const uint8_t *cell = cell_at(&cursor->store->pages[cursor->page], cursor->index++);
  *key = key_of(cell);
  *value = value_of(cell);
  return true;
}

/* Bytes */

static uint32_t sum_of(const Page *pages, uint32_t count) {
  uint32_t sum = 1, all = 0;
  const uint8_t *bytes = pages[0].bytes;
  for (size_t i = 0; i < (size_t)count * PAGE_SIZE; i++) {
    sum = (sum + bytes[i]) % 65521;
    all = (all + sum) % 65521;
  }
  return all << 16 | sum;
}

size_t store_bytes(const Store *store, const uint8_t **bytes) {
  Page *head = store->pages;
  head->store.sum = 0;
  head->store.sum = sum_of(head, head->store.pages);
  *bytes = head->bytes;
  return (size_t)head->store.pages * PAGE_SIZE;
}

StoreStatus store_open(const uint8_t *bytes, size_t length, Store **opened) {
  Page head;
  StoreStatus status = STORE_DAMAGED;
  Store *store = NULL;
  if (length < 2 * PAGE_SIZE || length % PAGE_SIZE != 0)
    return STORE_DAMAGED;
  memcpy(&head, bytes, PAGE_SIZE);
  if (head.store.magic != MAGIC || head.store.page_size != PAGE_SIZE || head.store.pages != length / PAGE_SIZE)
    return STORE_DAMAGED;
  uint32_t sum = head.store.sum;
  store = malloc(sizeof *store);
  if (store == NULL)
    return STORE_NO_MEMORY;
  *store = (Store){.room = head.store.pages, .pages = malloc(length)};
  if (store->pages == NULL) {
    status = STORE_NO_MEMORY;
    goto wrong;
  }
  memcpy(store->pages, bytes, length);
  store->pages->store.sum = 0;
  if (sum_of(store->pages, head.store.pages) != sum)
    goto wrong;
  StoreShape shape;
  if (store_check(store, &shape) != NULL)
    goto wrong;
  *opened = store;
  return STORE_OK;
wrong:
  store_free(store);
  return status;
}

/* The invariants, without trusting anything: keys in order and between those above, all leaves equally deep and in a list */

typedef struct {
  const Store *store;
  StoreShape *shape;
  uint8_t *seen;
  PageId last_leaf;
  uint64_t count;
} Check;

static const char *check_cells(const Page *page) {
  unsigned total = 0, most = (PAGE_SIZE - (unsigned)sizeof(PageHead)) / (2 + (unsigned)sizeof(uint16_t));
  if (page->head.count > most || page->head.start > PAGE_SIZE ||
      page->head.start < sizeof(PageHead) + page->head.count * sizeof(uint16_t))
    return "the head of a page is wrong";
  for (unsigned i = 0; i < page->head.count; i++) {
    unsigned offset = page->offsets[i];
    if (offset < page->head.start || offset + 2 > PAGE_SIZE || offset + cell_size(page->bytes + offset) > PAGE_SIZE)
      return "a cell lies outside of its page";
    const uint8_t *cell = cell_at(page, i);
    if (cell[0] == 0 || cell[0] > MOST_KEY || cell[1] > MOST_VALUE || (page->head.kind == INNER && cell[1] != sizeof(PageId)))
      return "a cell has a wrong length";
    if (i > 0 && compare(key_of(cell_at(page, i - 1)), key_of(cell)) >= 0)
      return "keys are not in order";
    total += cell_size(cell);
  }
  return total + page->head.holes == PAGE_SIZE - (unsigned)page->head.start ? NULL : "cells and holes do not fill their part";
}

static const char *check_page(Check *check, PageId id, unsigned depth, const uint8_t *low, const uint8_t *high) {
  if (id == NO_PAGE || id >= check->store->pages->store.pages || check->seen[id]++)
    return "a page is used twice, or there is none";
  const Page *page = &check->store->pages[id];
  unsigned height = check->store->pages->store.height;
  if (page->head.kind != (depth + 1 == height ? LEAF : INNER))
    return "a page of another kind is expected";
  const char *problem = check_cells(page);
  if (problem != NULL)
    return problem;
  unsigned count = page->head.count;
  check->shape->used += PAGE_SIZE - page->head.start - page->head.holes;
  if (count > 0 && ((low != NULL && compare(key_of(cell_at(page, 0)), key_of(low)) < 0) ||
                    (high != NULL && compare(key_of(cell_at(page, count - 1)), key_of(high)) >= 0)))
    return "a key is not between those above it";
  if (page->head.kind == LEAF) {
    if (check->last_leaf != NO_PAGE && check->store->pages[check->last_leaf].head.link != id)
      return "leaves do not form a list";
    check->last_leaf = id;
    check->count += count;
    check->shape->leaves++;
    return NULL;
  }
  check->shape->inner++;
  for (unsigned i = 0; i <= count && problem == NULL; i++)
    problem = check_page(check, child_at(page, i), depth + 1, i == 0 ? low : cell_at(page, i - 1),
                         i == count ? high : cell_at(page, i));
  return problem;
}

const char *store_check(const Store *store, StoreShape *shape) {
  uint32_t pages = store->pages->store.pages, height = store->pages->store.height;
  const char *problem = "the tree is too high";
  Check check = {.store = store, .shape = shape, .seen = calloc(pages, 1)};
  *shape = (StoreShape){.pages = pages, .height = height};
  if (check.seen == NULL)
    return "there is no memory";
  if (height < 1 || height > MOST_HEIGHT)
    goto out;
  problem = check_page(&check, store->pages->store.root, 0, NULL, NULL);
  if (problem != NULL)
    goto out;
  problem = "the list of free pages is wrong";
  for (PageId id = store->pages->store.free; id != NO_PAGE; id = store->pages[id].head.link, shape->free++)
    if (id >= pages || check.seen[id]++ || store->pages[id].head.kind != UNUSED)
      goto out;
  problem = store->pages[check.last_leaf].head.link != NO_PAGE          ? "the last leaf has a next one"
            : check.count != store->pages->store.count                  ? "the count is wrong"
            : 1 + shape->leaves + shape->inner + shape->free != pages ? "a page is lost"
                                                                        : NULL;
out:
  free(check.seen);
  return problem;
}
