/*
 * DEFLATE, both ways [RFC 1951], with the wrappers of zlib [RFC 1950] and gzip [RFC 1952]. The compressor looks for repetitions with
 * chains of hashes, puts a match off where the next byte begins a longer one, and makes the best codes of at most 15 bits for
 * each block; the decompressor takes whatever others have written, and says what is wrong with data that are not right.
 *
 * The argument says how many thousand bytes are compressed of each kind of data (2).
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Checksums */

static uint32_t crc_table[256];

static void make_crc_table(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; bit++)
      c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
    crc_table[i] = c;
  }
}

static uint32_t crc32(const uint8_t *data, size_t length) {
  uint32_t crc = ~0u;
  while (length-- > 0)
    crc = crc_table[(crc ^ *data++) & 255] ^ crc >> 8;
  return ~crc;
}

static uint32_t adler32(const uint8_t *data, size_t length) {
  uint32_t a = 1, b = 0;
  while (length > 0) {
    size_t part = length < 5552 ? length : 5552; /* so many sums fit into 32 bits */
    length -= part;
    while (part-- > 0)
      b += a += *data++;
    a %= 65521;
    b %= 65521;
  }
  return b << 16 | a;
}

/* Bytes that grow; bits are appended from the lowest on. */

typedef struct {
  uint8_t *bytes;
  size_t length, room;
  uint64_t bits;
  unsigned held;
} Output;

static void put_byte(Output *out, uint8_t byte) {
  if (out->length == out->room) {
    out->room = out->room == 0 ? 256 : out->room * 2;
    out->bytes = realloc(out->bytes, out->room);
    if (out->bytes == NULL)
      abort();
  }
  out->bytes[out->length++] = byte;
}

static void put_bits(Output *out, uint32_t bits, unsigned count) {
  out->bits |= (uint64_t)bits << out->held;
  for (out->held += count; out->held >= 8; out->held -= 8, out->bits >>= 8)
    put_byte(out, (uint8_t)out->bits);
}

static void align(Output *out) {
  if (out->held > 0)
    put_bits(out, 0, 8 - out->held);
}

static void put_little(Output *out, uint32_t value, int bytes) {
  for (int i = 0; i < bytes; i++)
    put_byte(out, (uint8_t)(value >> 8 * i));
}

static void put_big(Output *out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    put_byte(out, (uint8_t)(value >> shift));
}

/* What the format fixes: the lengths and distances that a symbol begins with, and how many bits follow it. */

enum {
  LITERALS = 256,
  END_OF_BLOCK = 256,
  LENGTHS = 286,
  DISTANCES = 30,
  ORDERS = 19,
  MOST_BITS = 15,
  SHORTEST = 3,
  LONGEST = 258,
  WINDOW = 32768,
};

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[DISTANCES] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                                  193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t order[ORDERS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

static unsigned distance_extra(unsigned symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static unsigned length_symbol(unsigned length) {
  unsigned symbol = 28;
  while (length < length_base[symbol])
    symbol--;
  return symbol;
}

static unsigned distance_symbol(unsigned distance) {
  if (distance <= 4)
    return distance - 1;
  unsigned width = 31 - (unsigned)__builtin_clz(distance - 1);
  return 2 * width + ((distance - 1) >> (width - 1) & 1);
}

static void fixed_lengths(uint8_t lengths[288], uint8_t distances[DISTANCES]) {
  for (int i = 0; i < 288; i++)
    lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  memset(distances, 5, DISTANCES);
}

/* The codes of a block: lengths by package-merge, in which coins of all denominations are paired from the smallest up. */

typedef struct {
  uint32_t weight;
  int symbol; /* or none: a pair */
  int left, right;
} Coin;

static int by_weight(const void *a, const void *b) {
  const Coin *x = a, *y = b;
  if (x->weight != y->weight)
    return x->weight < y->weight ? -1 : 1;
  return x->symbol - y->symbol;
}

/* Each coin that is taken makes the codes of its symbols one longer. */
static void take(const Coin *coins, int coin, uint8_t *lengths) {
  int pending[2 * MOST_BITS + 2], count = 0;
  pending[count++] = coin;
  while (count > 0) {
    const Coin *taken = &coins[pending[--count]];
    if (taken->symbol >= 0) {
      lengths[taken->symbol]++;
    } else {
      pending[count++] = taken->left;
      pending[count++] = taken->right;
    }
  }
}

static void code_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths) {
  memset(lengths, 0, (size_t)symbols);
  Coin *leaves = malloc((size_t)symbols * sizeof *leaves);
  int used = 0;
  for (int i = 0; i < symbols; i++)
    if (counts[i] > 0)
      leaves[used++] = (Coin){.weight = counts[i], .symbol = i};
  if (used <= 1) {
    if (used == 1)
      lengths[leaves[0].symbol] = 1;
    free(leaves);
    return;
  }
  qsort(leaves, (size_t)used, sizeof *leaves, by_weight);
  Coin *coins = malloc((size_t)(2 * used * limit) * sizeof *coins);
  int level[2 * LENGTHS + 4], before[2 * LENGTHS + 4], count = 0, made = 0;
  for (int bit = 0; bit < limit; bit++) {
    memcpy(before, level, (size_t)count * sizeof *level);
    int pairs = count / 2, pair = 0, leaf = 0;
    for (count = 0; pair < pairs || leaf < used; level[count++] = made++) {
      uint32_t paired = pair < pairs ? coins[before[2 * pair]].weight + coins[before[2 * pair + 1]].weight : UINT32_MAX;
      if (leaf < used && leaves[leaf].weight <= paired) {
        coins[made] = leaves[leaf++];
      } else {
        coins[made] = (Coin){.weight = paired, .symbol = -1, .left = before[2 * pair], .right = before[2 * pair + 1]};
        pair++;
      }
    }
  }
  for (int i = 0; i < 2 * used - 2; i++)
    take(coins, level[i], lengths);
  free(coins);
  free(leaves);
}

static uint32_t reversed(uint32_t code, unsigned width) {
  uint32_t result = 0;
  for (; width > 0; width--, code >>= 1)
    result = result << 1 | (code & 1);
  return result;
}

/* Codes of the same length follow each other [3.2.2]; they are written from their highest bit on. */
static void codes_of(const uint8_t *lengths, int symbols, uint16_t *codes) {
  unsigned next[MOST_BITS + 2] = {0}, counts[MOST_BITS + 1] = {0};
  for (int i = 0; i < symbols; i++)
    counts[lengths[i]]++;
  counts[0] = 0;
  for (int width = 1; width <= MOST_BITS; width++)
    next[width + 1] = (next[width] + counts[width]) << 1;
  for (int i = 0; i < symbols; i++)
    if (lengths[i] > 0)
      codes[i] = (uint16_t)reversed(next[lengths[i]]++, lengths[i]);
}

/* A block: what is found in it, a literal where the distance is 0 */

typedef struct {
  uint16_t value, distance;
} Item;

enum { BLOCK_ITEMS = 8192 };

typedef struct {
  Item items[BLOCK_ITEMS];
  int count;
  const uint8_t *from;
  size_t bytes;
  uint32_t lengths[288], distances[DISTANCES];
} Block;

typedef struct {
  uint8_t lengths[288], distances[DISTANCES];
  uint16_t length_codes[288], distance_codes[DISTANCES];
} Codes;

static size_t cost_of(const Block *block, const Codes *codes) {
  size_t bits = 0;
  for (unsigned i = 0; i < LENGTHS; i++)
    bits += block->lengths[i] * (size_t)(codes->lengths[i] + (i > END_OF_BLOCK ? length_extra[i - 257] : 0));
  for (unsigned i = 0; i < DISTANCES; i++)
    bits += block->distances[i] * (size_t)(codes->distances[i] + distance_extra(i));
  return bits;
}

static void put_items(Output *out, const Block *block, const Codes *codes) {
  for (int i = 0; i < block->count; i++) {
    const Item *item = &block->items[i];
    if (item->distance == 0) {
      put_bits(out, codes->length_codes[item->value], codes->lengths[item->value]);
      continue;
    }
    unsigned length = length_symbol(item->value), distance = distance_symbol(item->distance);
    put_bits(out, codes->length_codes[257 + length], codes->lengths[257 + length]);
    put_bits(out, (uint32_t)(item->value - length_base[length]), length_extra[length]);
    put_bits(out, codes->distance_codes[distance], codes->distances[distance]);
    put_bits(out, (uint32_t)(item->distance - distance_base[distance]), distance_extra(distance));
  }
  put_bits(out, codes->length_codes[END_OF_BLOCK], codes->lengths[END_OF_BLOCK]);
}

/* Code lengths in runs [3.2.7]: 16 repeats the last one, 17 and 18 are zeros. */
typedef struct {
  uint8_t symbols[LENGTHS + DISTANCES], extras[LENGTHS + DISTANCES];
  int count;
} Runs;

static void add_run(Runs *runs, uint8_t symbol, int extra) {
  runs->symbols[runs->count] = symbol;
  runs->extras[runs->count++] = (uint8_t)extra;
}

static void find_runs(Runs *runs, const uint8_t *all, int total) {
  runs->count = 0;
  for (int i = 0, same; i < total; i += same) {
    for (same = 1; i + same < total && all[i + same] == all[i];)
      same++;
    int left = same;
    if (all[i] > 0) {
      add_run(runs, all[i], 0);
      for (left--; left >= 3; left -= left < 6 ? left : 6)
        add_run(runs, 16, (left < 6 ? left : 6) - 3);
    } else {
      for (; left >= 11; left -= left < 138 ? left : 138)
        add_run(runs, 18, (left < 138 ? left : 138) - 11);
      if (left >= 3)
        add_run(runs, 17, left - 3), left = 0;
    }
    while (left-- > 0)
      add_run(runs, all[i], 0);
  }
}

static void put_dynamic_head(Output *out, const Codes *codes) {
  int lengths = LENGTHS, distances = DISTANCES, orders = ORDERS;
  while (lengths > 257 && codes->lengths[lengths - 1] == 0)
    lengths--;
  while (distances > 1 && codes->distances[distances - 1] == 0)
    distances--;
  uint8_t all[LENGTHS + DISTANCES];
  memcpy(all, codes->lengths, (size_t)lengths);
  memcpy(all + lengths, codes->distances, (size_t)distances);
  static Runs runs;
  find_runs(&runs, all, lengths + distances);
  uint32_t counts[ORDERS] = {0};
  for (int i = 0; i < runs.count; i++)
    counts[runs.symbols[i]]++;
  uint8_t widths[ORDERS];
  uint16_t run_codes[ORDERS];
  code_lengths(counts, ORDERS, 7, widths);
  codes_of(widths, ORDERS, run_codes);
  while (orders > 4 && widths[order[orders - 1]] == 0)
    orders--;
  put_bits(out, (uint32_t)lengths - 257, 5);
  put_bits(out, (uint32_t)distances - 1, 5);
  put_bits(out, (uint32_t)orders - 4, 4);
  for (int i = 0; i < orders; i++)
    put_bits(out, widths[order[i]], 3);
  for (int i = 0; i < runs.count; i++) {
    uint8_t symbol = runs.symbols[i];
    put_bits(out, run_codes[symbol], widths[symbol]);
    put_bits(out, runs.extras[i], symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

static void put_stored(Output *out, const uint8_t *from, size_t bytes, bool is_last) {
  do {
    size_t part = bytes < 65535 ? bytes : 65535;
    bytes -= part;
    put_bits(out, is_last && bytes == 0, 3);
    align(out);
    put_little(out, (uint32_t)part, 2);
    put_little(out, (uint32_t)~part, 2);
    while (part-- > 0)
      put_byte(out, *from++);
  } while (bytes > 0);
}

/* In the shortest of the three forms */
static void put_block(Output *out, Block *block, bool is_last) {
  static Codes own, fixed;
  block->lengths[END_OF_BLOCK] = 1;
  code_lengths(block->lengths, LENGTHS, MOST_BITS, own.lengths);
  code_lengths(block->distances, DISTANCES, MOST_BITS, own.distances);
  codes_of(own.lengths, LENGTHS, own.length_codes);
  codes_of(own.distances, DISTANCES, own.distance_codes);
  fixed_lengths(fixed.lengths, fixed.distances);
  codes_of(fixed.lengths, 288, fixed.length_codes);
  codes_of(fixed.distances, DISTANCES, fixed.distance_codes);
  Output head = {0};
  put_dynamic_head(&head, &own);
  size_t dynamic = cost_of(block, &own) + head.length * 8 + head.held, plain = cost_of(block, &fixed);
  free(head.bytes);
  size_t stored = block->bytes * 8 + 32 + 7;
  if (stored < dynamic && stored < plain) {
    put_stored(out, block->from, block->bytes, is_last);
  } else if (plain <= dynamic) {
    put_bits(out, is_last | 1 << 1, 3);
    put_items(out, block, &fixed);
  } else {
    put_bits(out, is_last | 2 << 1, 3);
    put_dynamic_head(out, &own);
    put_items(out, block, &own);
  }
  *block = (Block){.from = block->from + block->bytes};
}

/* Repetitions: the last place of each hash, and before each place the one with the same hash */

typedef struct {
  const uint8_t *data;
  size_t length;
  int tries;
  int64_t heads[1 << 13], before[WINDOW];
} Finder;

typedef struct {
  unsigned length, distance;
} Match;

static unsigned hash_at(const uint8_t *at) {
  return ((uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16) * 0x9e3779b1u >> 19;
}

static void remember(Finder *finder, size_t at) {
  if (at + SHORTEST > finder->length)
    return;
  int64_t *head = &finder->heads[hash_at(finder->data + at)];
  finder->before[at % WINDOW] = *head;
  *head = (int64_t)at;
}

static Match find(const Finder *finder, size_t at) {
  Match best = {0, 0};
  if (at + SHORTEST > finder->length)
    return best;
  const uint8_t *here = finder->data + at;
  size_t most = finder->length - at < LONGEST ? finder->length - at : LONGEST;
  int64_t from = finder->heads[hash_at(here)];
  for (int tries = finder->tries; tries > 0 && from >= 0 && at - (size_t)from <= WINDOW; tries--) {
    const uint8_t *there = finder->data + from;
    unsigned same = 0;
    while (same < most && there[same] == here[same])
      same++;
    if (same > best.length)
      best = (Match){same, (unsigned)(at - (size_t)from)};
    int64_t next = finder->before[from % WINDOW];
    from = next < from ? next : -1; /* the place has been taken by a later one */
  }
  return best.length >= SHORTEST ? best : (Match){0, 0};
}

static void add_item(Output *out, Block *block, Item item) {
  block->items[block->count++] = item;
  if (item.distance == 0) {
    block->lengths[item.value]++;
    block->bytes++;
  } else {
    block->lengths[257 + length_symbol(item.value)]++;
    block->distances[distance_symbol(item.distance)]++;
    block->bytes += item.value;
  }
  if (block->count == BLOCK_ITEMS)
    put_block(out, block, false);
}

/* `tries` is how long a chain is searched; 0 stores. */
static void deflate(Output *out, const uint8_t *data, size_t length, int tries) {
  if (tries == 0) {
    put_stored(out, data, length, true);
    return;
  }
  Finder *finder = malloc(sizeof *finder);
  Block *block = calloc(1, sizeof *block);
  *finder = (Finder){.data = data, .length = length, .tries = tries};
  memset(finder->heads, -1, sizeof finder->heads);
  block->from = data;
  Match pending = {0, 0};
  for (size_t at = 0; at < length;) {
    Match match = pending.length > 0 ? pending : find(finder, at);
    pending = (Match){0, 0};
    remember(finder, at);
    if (match.length > 0 && match.length < 32)
      pending = find(finder, at + 1);
    if (match.length == 0 || pending.length > match.length) {
      add_item(out, block, (Item){data[at++], 0});
      continue;
    }
    add_item(out, block, (Item){(uint16_t)match.length, (uint16_t)match.distance});
    for (size_t end = at++ + match.length; at < end; at++)
      remember(finder, at);
    pending = (Match){0, 0};
  }
  put_block(out, block, true);
  align(out);
  free(block);
  free(finder);
}

/* The way back */

typedef enum {
  RIGHT,
  TOO_SHORT,
  BAD_BLOCK,
  BAD_STORED,
  BAD_CODE,
  BAD_LENGTHS,
  BAD_SYMBOL,
  BAD_DISTANCE,
  BAD_HEAD,
  BAD_SUM,
} Problem;

static const char *const problems[] = {
    [RIGHT] = "right",
    [TOO_SHORT] = "the data end too early",
    [BAD_BLOCK] = "there is no such kind of block",
    [BAD_STORED] = "the length of a stored block is wrong",
    [BAD_CODE] = "a code is no prefix code",
    [BAD_LENGTHS] = "code lengths are wrong",
    [BAD_SYMBOL] = "a symbol has no meaning",
    [BAD_DISTANCE] = "a distance leads before the start",
    [BAD_HEAD] = "the header is wrong",
    [BAD_SUM] = "the checksum is wrong",
};

typedef struct {
  const uint8_t *at, *end;
  uint64_t bits;
  unsigned held;
  Problem problem;
} Input;

static uint32_t fail(Input *in, Problem problem) {
  if (in->problem == RIGHT)
    in->problem = problem;
  return 0;
}

static uint32_t get_bits(Input *in, unsigned count) {
  for (; in->held < count; in->held += 8) {
    if (in->at == in->end)
      return fail(in, TOO_SHORT);
    in->bits |= (uint64_t)*in->at++ << in->held;
  }
  uint32_t bits = (uint32_t)(in->bits & ((1ull << count) - 1));
  in->bits >>= count;
  in->held -= count;
  return bits;
}

/* Symbols by the code: those of one length lie together, in the order of their codes. */
typedef struct {
  uint16_t counts[MOST_BITS + 1], symbols[288];
} Decoder;

static void make_decoder(Input *in, Decoder *decoder, const uint8_t *lengths, int symbols) {
  uint16_t places[MOST_BITS + 2] = {0};
  memset(decoder->counts, 0, sizeof decoder->counts);
  for (int i = 0; i < symbols; i++)
    decoder->counts[lengths[i]]++;
  bool is_lone = decoder->counts[0] >= symbols - 1; /* no code, or one of one bit, is let pass */
  decoder->counts[0] = 0;
  int left = 1;
  for (int width = 1; width <= MOST_BITS; width++) {
    left = 2 * left - decoder->counts[width];
    if (left < 0)
      break;
    places[width + 1] = (uint16_t)(places[width] + decoder->counts[width]);
  }
  if (left < 0 || (left > 0 && !is_lone))
    fail(in, BAD_CODE);
  else
    for (int i = 0; i < symbols; i++)
      if (lengths[i] > 0)
        decoder->symbols[places[lengths[i]]++] = (uint16_t)i;
}

static unsigned get_symbol(Input *in, const Decoder *decoder) {
  unsigned code = 0, first = 0, place = 0;
  for (int width = 1; width <= MOST_BITS && in->problem == RIGHT; width++) {
    code = code << 1 | get_bits(in, 1);
    unsigned count = decoder->counts[width];
    if (code - first < count)
      return decoder->symbols[place + code - first];
    place += count;
    first = (first + count) << 1;
  }
  return fail(in, BAD_SYMBOL);
}

static void get_stored(Input *in, Output *out) {
  in->bits >>= in->held % 8;
  in->held -= in->held % 8;
  uint32_t length = get_bits(in, 16), inverse = get_bits(in, 16);
  if (in->problem == RIGHT && length != (inverse ^ 0xffff))
    fail(in, BAD_STORED);
  while (in->problem == RIGHT && length-- > 0) {
    uint8_t byte = (uint8_t)get_bits(in, 8);
    if (in->problem == RIGHT)
      put_byte(out, byte);
  }
}

static void get_codes(Input *in, Decoder *lengths, Decoder *distances) {
  int length_count = (int)get_bits(in, 5) + 257, distance_count = (int)get_bits(in, 5) + 1;
  int order_count = (int)get_bits(in, 4) + 4, total = length_count + distance_count;
  uint8_t widths[ORDERS] = {0}, all[320] = {0};
  Decoder orders;
  if (length_count > LENGTHS || distance_count > DISTANCES) {
    fail(in, BAD_LENGTHS);
    return;
  }
  for (int i = 0; i < order_count; i++)
    widths[order[i]] = (uint8_t)get_bits(in, 3);
  make_decoder(in, &orders, widths, ORDERS);
  for (int i = 0; i < total && in->problem == RIGHT;) {
    unsigned symbol = get_symbol(in, &orders);
    if (symbol < 16) {
      all[i++] = (uint8_t)symbol;
      continue;
    }
    unsigned times = symbol == 16 ? 3 + get_bits(in, 2) : symbol == 17 ? 3 + get_bits(in, 3) : 11 + get_bits(in, 7);
    if ((symbol == 16 && i == 0) || i + (int)times > total) {
      fail(in, BAD_LENGTHS);
      return;
    }
    memset(all + i, symbol == 16 ? all[i - 1] : 0, times);
    i += (int)times;
  }
  if (all[END_OF_BLOCK] == 0)
    fail(in, BAD_LENGTHS);
  make_decoder(in, lengths, all, length_count);
  make_decoder(in, distances, all + length_count, distance_count);
}

static void get_items(Input *in, Output *out, const Decoder *lengths, const Decoder *distances, size_t start) {
  while (in->problem == RIGHT) {
    unsigned symbol = get_symbol(in, lengths);
    if (in->problem != RIGHT || symbol == END_OF_BLOCK)
      return;
    if (symbol < LITERALS) {
      put_byte(out, (uint8_t)symbol);
      continue;
    }
    symbol -= 257;
    if (symbol > 28) {
      fail(in, BAD_SYMBOL);
      return;
    }
    size_t length = length_base[symbol] + get_bits(in, length_extra[symbol]);
    symbol = get_symbol(in, distances);
    if (symbol >= DISTANCES) {
      fail(in, BAD_SYMBOL);
      return;
    }
    size_t distance = distance_base[symbol] + get_bits(in, distance_extra(symbol));
    if (in->problem == RIGHT && distance > out->length - start)
      fail(in, BAD_DISTANCE);
    while (in->problem == RIGHT && length-- > 0)
      put_byte(out, out->bytes[out->length - distance]);
  }
}

static void inflate(Input *in, Output *out) {
  size_t start = out->length;
  Decoder lengths, distances;
  uint8_t fixed[288], fixed_distances[DISTANCES];
  bool is_last = false;
  while (!is_last && in->problem == RIGHT) {
    is_last = get_bits(in, 1);
    switch (get_bits(in, 2)) {
    case 0:
      get_stored(in, out);
      continue;
    case 1:
      fixed_lengths(fixed, fixed_distances);
      make_decoder(in, &lengths, fixed, 288);
      /* 30 codes of 5 bits leave two that mean nothing */
      memset(&distances, 0, sizeof distances);
      distances.counts[5] = DISTANCES;
      for (uint16_t i = 0; i < DISTANCES; i++)
        distances.symbols[i] = i;
      break;
    case 2:
      get_codes(in, &lengths, &distances);
      break;
    default:
      fail(in, BAD_BLOCK);
    }
    get_items(in, out, &lengths, &distances, start);
  }
}

/* Wrappers, as a table: how one begins, what is at its end */

typedef struct {
  const char *name;
  void (*wrap)(Output *, const uint8_t *, size_t, int);
  void (*unwrap)(Input *, Output *);
} Format;

static uint32_t get_big(Input *in) {
  uint32_t value = 0;
  for (int i = 0; i < 4; i++)
    value = value << 8 | get_bits(in, 8);
  return value;
}

static void drop_bits(Input *in) {
  in->bits >>= in->held % 8;
  in->held -= in->held % 8;
}

static void zlib_wrap(Output *out, const uint8_t *data, size_t length, int tries) {
  unsigned level = tries == 0 ? 0 : tries < 8 ? 1 : tries < 64 ? 2 : 3, head = 0x78 << 8 | level << 6;
  head += 31 - head % 31;
  put_byte(out, (uint8_t)(head >> 8));
  put_byte(out, (uint8_t)head);
  deflate(out, data, length, tries);
  put_big(out, adler32(data, length));
}

static void zlib_unwrap(Input *in, Output *out) {
  uint32_t method = get_bits(in, 8), flags = get_bits(in, 8);
  if ((method & 15) != 8 || method >> 4 > 7 || (method << 8 | flags) % 31 != 0 || flags & 1 << 5) {
    fail(in, BAD_HEAD);
    return;
  }
  inflate(in, out);
  drop_bits(in);
  uint32_t sum = get_big(in);
  if (in->problem == RIGHT && sum != adler32(out->bytes, out->length))
    fail(in, BAD_SUM);
}

enum { HAS_CRC = 1 << 1, HAS_EXTRA = 1 << 2, HAS_NAME = 1 << 3, HAS_COMMENT = 1 << 4, RESERVED = 7 << 5 };

static void gzip_wrap(Output *out, const uint8_t *data, size_t length, int tries) {
  static const uint8_t head[] = {0x1f, 0x8b, 8, HAS_NAME, 0, 0, 0, 0, 0, 255};
  for (size_t i = 0; i < sizeof head; i++)
    put_byte(out, head[i]);
  for (const char *name = "data"; put_byte(out, (uint8_t)*name), *name; name++)
    continue;
  deflate(out, data, length, tries);
  put_little(out, crc32(data, length), 4);
  put_little(out, (uint32_t)length, 4);
}

static void gzip_unwrap(Input *in, Output *out) {
  uint32_t magic = get_bits(in, 16), method = get_bits(in, 8), flags = get_bits(in, 8);
  if (magic != 0x8b1f || method != 8 || flags & RESERVED) {
    fail(in, BAD_HEAD);
    return;
  }
  for (int i = 0; i < 6; i++)
    get_bits(in, 8);
  if (flags & HAS_EXTRA)
    for (uint32_t left = get_bits(in, 16); left > 0 && in->problem == RIGHT; left--)
      get_bits(in, 8);
  for (uint32_t text = HAS_NAME; text <= HAS_COMMENT; text <<= 1)
    while (flags & text && in->problem == RIGHT && get_bits(in, 8) != 0)
      continue;
  if (flags & HAS_CRC)
    get_bits(in, 16);
  inflate(in, out);
  drop_bits(in);
  uint32_t sum = get_bits(in, 32), length = get_bits(in, 32);
  if (in->problem == RIGHT && (sum != crc32(out->bytes, out->length) || length != (uint32_t)out->length))
    fail(in, BAD_SUM);
}

static const Format formats[] = {{"zlib", zlib_wrap, zlib_unwrap}, {"gzip", gzip_wrap, gzip_unwrap}};

/* The data */

static uint32_t state = 2463534242u;

static uint32_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 17;
  return state ^= state << 5;
}

static void words(uint8_t *data, size_t length) {
  static const char *const list[] = {"window ", "code ", "length ", "distance ", "of ", "the ", "a ", "block.\n"};
  for (size_t at = 0; at < length;)
    for (const char *word = list[next_random() % 8 * (next_random() % 8) / 8]; *word && at < length; word++)
      data[at++] = (uint8_t)*word;
}

static void noise(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)(next_random() >> 11);
}

static void numbers(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)(i % 4 ? 0 : i / 4 * i >> 6);
}

static const struct {
  const char *name;
  void (*fill)(uint8_t *, size_t);
} kinds[] = {{"words", words}, {"noise", noise}, {"numbers", numbers}};

static Problem unpack(const Format *format, const uint8_t *packed, size_t length, Output *out) {
  Input in = {.at = packed, .end = packed + length};
  out->length = 0;
  format->unwrap(&in, out);
  return in.problem;
}

static int round_trips(size_t length) {
  static const int tries[] = {0, 4, 64};
  int wrong = 0;
  uint8_t *data = malloc(length);
  Output back = {0};
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
    kinds[kind].fill(data, length);
    for (int i = 0; i < 6; i++) {
      const Format *format = &formats[i % 2];
      Output packed = {0};
      format->wrap(&packed, data, length, tries[i / 2]);
      Problem problem = unpack(format, packed.bytes, packed.length, &back);
      bool is_same = problem == RIGHT && back.length == length && memcmp(data, back.bytes, length) == 0;
      printf("%-7s %s, %2d tries: %6zu -> %6zu, %08x %s\n", kinds[kind].name, format->name, tries[i / 2], length,
             packed.length, crc32(packed.bytes, packed.length), is_same ? "same" : problems[problem]);
      wrong += !is_same;
      free(packed.bytes);
    }
  }
  free(back.bytes);
  free(data);
  return wrong;
}

/* Written by zlib: nothing; a text in a fixed block; one in a dynamic block */
static const struct {
  const char *text;
  uint8_t length, bytes[100];
} foreign[] = {
    {"", 8,
     {0x78, 0x9c, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01}},
    {"hello, hello, hello", 17,
     {0x78, 0x9c, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0xd7, 0x51, 0xc8, 0x40, 0xa2, 0x00, 0x44, 0x28, 0x06,
      0xd5}},
    {"abracadabra abracadabra: she sells sea shells by the sea shore, the"
     " shells that she sells are sea shells, she is sure. 0123456789 9876543210", 96,
     {0x78, 0xda, 0x4d, 0x8b, 0x49, 0x0a, 0x80, 0x30, 0x10, 0x04, 0xbf, 0x32, 0x0f, 0x10, 0x31, 0x9b,
      0xdb, 0x6f, 0x3a, 0x3a, 0xa0, 0x20, 0x08, 0x33, 0xf1, 0xe0, 0xef, 0x25, 0xc9, 0xc1, 0xdc, 0xba,
      0xaa, 0x68, 0x44, 0xc1, 0x86, 0x1d, 0x51, 0x40, 0xf8, 0xf7, 0x4a, 0x7a, 0x30, 0x29, 0x5f, 0x97,
      0x92, 0x32, 0x32, 0xe5, 0x19, 0x5f, 0x4a, 0xc5, 0x67, 0x73, 0x0b, 0x77, 0x15, 0x6b, 0x4c, 0x07,
      0x52, 0x73, 0x83, 0x70, 0x73, 0xed, 0x4a, 0x39, 0x95, 0xf4, 0x11, 0xee, 0x69, 0x30, 0xd6, 0xf9,
      0x30, 0x4e, 0xf3, 0x42, 0xcb, 0x3c, 0x8d, 0xc1, 0x3b, 0x6b, 0x86, 0x0f, 0xc1, 0x73, 0x2e, 0x97}},
};

static int foreign_data(void) {
  int wrong = 0;
  Output back = {0};
  for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
    Problem problem = unpack(&formats[0], foreign[i].bytes, foreign[i].length, &back);
    size_t expected = strlen(foreign[i].text);
    bool is_same = back.length == expected && (expected == 0 || memcmp(back.bytes, foreign[i].text, expected) == 0);
    printf("of zlib: %s, %zu bytes: %.*s\n", problems[problem], back.length, (int)back.length,
           back.length ? (char *)back.bytes : "");
    wrong += !is_same;
  }
  free(back.bytes);
  return wrong;
}

/* Each bit changed in turn, and each byte the last one: refused, but for bits that only fill a byte. */
static int damaged(void) {
  uint8_t data[60];
  words(data, sizeof data);
  int counts[sizeof problems / sizeof *problems] = {0}, wrong = 0;
  Output packed = {0}, back = {0};
  zlib_wrap(&packed, data, sizeof data, 16);
  for (size_t at = 0; at < packed.length; at++)
    for (int bit = 0; bit < 8; bit++) {
      packed.bytes[at] ^= (uint8_t)(1 << bit);
      Problem problem = unpack(&formats[0], packed.bytes, packed.length, &back);
      packed.bytes[at] ^= (uint8_t)(1 << bit);
      counts[problem]++;
      wrong += problem == RIGHT && (back.length != sizeof data || memcmp(data, back.bytes, sizeof data) != 0);
    }
  for (size_t length = 0; length < packed.length; length++)
    counts[unpack(&formats[0], packed.bytes, length, &back)]++;
  for (size_t i = 0; i < sizeof problems / sizeof *problems; i++)
    if (counts[i] > 0)
      printf("%4d times %s\n", counts[i], problems[i]);
  free(packed.bytes);
  free(back.bytes);
  return wrong;
}

int main(int argc, char **argv) {
  size_t thousands = argc > 1 ? strtoul(argv[1], NULL, 10) : 2;
  make_crc_table();
  const uint8_t *digits = (const uint8_t *)"123456789";
  printf("crc %08x, adler %08x\n", crc32(digits, 9), adler32(digits, 9));
  int wrong = (crc32(digits, 9) != 0xcbf43926u) + (adler32(digits, 9) != 0x091e01deu);
  wrong += foreign_data();
  wrong += round_trips(thousands * 1000);
  wrong += damaged();
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
