/*
 * LZ4: blocks of sequences (literals, then a match), and frames around them with checksums, by the public descriptions of both
 * formats. A frame is written to and read from whatever takes and gives bytes (`Sink`, `Source`), block by block, so that data of
 * any length need the memory of one block. The reader refuses what is damaged and never writes outside of its block.
 *
 * The argument says how many thousand bytes are compressed of each kind of data (8).
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* xxHash of 32 bits, which frames are checked with: four sums over stripes of 16 bytes */

#define PRIME_1 0x9e3779b1u
#define PRIME_2 0x85ebca77u
#define PRIME_3 0xc2b2ae3du
#define PRIME_4 0x27d4eb2fu
#define PRIME_5 0x165667b1u

typedef struct {
  uint32_t sums[4], seed;
  uint64_t length;
  uint8_t stripe[16];
} Hasher;

static inline uint32_t rotate_left(uint32_t x, unsigned count) { return x << count | x >> (32 - count); }

static inline uint32_t load32(const uint8_t *at) {
  return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static inline void store32(uint8_t *at, uint32_t value) {
  for (int i = 0; i < 4; i++)
    at[i] = (uint8_t)(value >> 8 * i);
}

static void hash_begin(Hasher *hasher, uint32_t seed) {
  *hasher = (Hasher){.sums = {seed + PRIME_1 + PRIME_2, seed + PRIME_2, seed, seed - PRIME_1}, .seed = seed};
}

static void hash_stripe(Hasher *hasher, const uint8_t *stripe) {
  for (int i = 0; i < 4; i++)
    hasher->sums[i] = rotate_left(hasher->sums[i] + load32(stripe + 4 * i) * PRIME_2, 13) * PRIME_1;
}

static void hash_add(Hasher *hasher, const uint8_t *data, size_t length) {
  size_t held = hasher->length % 16;
  hasher->length += length;
  for (; length > 0 && held > 0; length--, held %= 16) {
    hasher->stripe[held++] = *data++;
    if (held == 16)
      hash_stripe(hasher, hasher->stripe);
  }
  for (; length >= 16; data += 16, length -= 16)
    hash_stripe(hasher, data);
  if (length > 0)
    memcpy(hasher->stripe, data, length);
}

static uint32_t hash_end(const Hasher *hasher) {
  static const unsigned turns[] = {1, 7, 12, 18};
  uint32_t hash = hasher->seed + PRIME_5;
  if (hasher->length >= 16) {
    hash = 0;
    for (int i = 0; i < 4; i++)
      hash += rotate_left(hasher->sums[i], turns[i]);
  }
  hash += (uint32_t)hasher->length;
  size_t at = 0, held = hasher->length % 16;
  for (; at + 4 <= held; at += 4)
    hash = rotate_left(hash + load32(hasher->stripe + at) * PRIME_3, 17) * PRIME_4;
  for (; at < held; at++)
    hash = rotate_left(hash + hasher->stripe[at] * PRIME_5, 11) * PRIME_1;
  hash = (hash ^ hash >> 15) * PRIME_2;
  hash = (hash ^ hash >> 13) * PRIME_3;
  return hash ^ hash >> 16;
}

static uint32_t hash_of(const uint8_t *data, size_t length) {
  Hasher hasher;
  hash_begin(&hasher, 0);
  hash_add(&hasher, data, length);
  return hash_end(&hasher);
}

/* Blocks: a token (4 bits each for the numbers of literals and of matching bytes), more of the first number, literals, a distance of
 * two bytes, more of the second number. The last sequence has literals only: at least 5, and no match begins in the last 12 bytes. */

enum { SHORTEST = 4, LAST_LITERALS = 5, LAST_MATCH = 12, FARTHEST = 65535, HASH_BITS = 12 };

/* What a block may become at most */
static size_t block_bound(size_t length) { return length + length / 255 + 16; }

static uint8_t *put_more(uint8_t *out, size_t count) {
  for (; count >= 255; count -= 255)
    *out++ = 255;
  *out++ = (uint8_t)count;
  return out;
}

static uint8_t *put_sequence(uint8_t *out, const uint8_t *literals, size_t count, size_t distance, size_t length) {
  size_t more = distance == 0 ? 0 : length - SHORTEST;
  *out++ = (uint8_t)((count < 15 ? count : 15) << 4 | (more < 15 ? more : 15));
  if (count >= 15)
    out = put_more(out, count - 15);
  if (count > 0)
    memcpy(out, literals, count);
  out += count;
  if (distance == 0)
    return out;
  *out++ = (uint8_t)distance;
  *out++ = (uint8_t)(distance >> 8);
  return more >= 15 ? put_more(out, more - 15) : out;
}

static size_t same_bytes(const uint8_t *a, const uint8_t *b, const uint8_t *end) {
  const uint8_t *start = b;
  while (b < end && *a == *b)
    a++, b++;
  return (size_t)(b - start);
}

/* Gives the length; `out` has room for `block_bound`. The more often nothing is found, the longer the steps become. */
static size_t compress_block(const uint8_t *data, size_t length, uint8_t *out) {
  int32_t table[1 << HASH_BITS];
  memset(table, -1, sizeof table);
  uint8_t *start = out;
  const uint8_t *literals = data, *end = data + length;
  const uint8_t *last = length > LAST_MATCH ? end - LAST_MATCH : data;
  unsigned missed = 0;
  for (const uint8_t *at = data; at < last;) {
    uint32_t word = load32(at);
    int32_t *entry = &table[word * 2654435761u >> (32 - HASH_BITS)], from = *entry;
    *entry = (int32_t)(at - data);
    if (from < 0 || at - data - from > FARTHEST || load32(data + from) != word) {
      at += 1 + (missed++ >> 5);
      continue;
    }
    missed = 0;
    const uint8_t *match = data + from;
    while (at > literals && match > data && at[-1] == match[-1])
      at--, match--;
    size_t same = same_bytes(match, at, end - LAST_LITERALS);
    out = put_sequence(out, literals, (size_t)(at - literals), (size_t)(at - match), same);
    at += same;
    literals = at;
  }
  return (size_t)(put_sequence(out, literals, (size_t)(end - literals), 0, 0) - start);
}

/* Reads more of a number whose four bits are 15; false at the end of the data. */
static bool get_more(const uint8_t **at, const uint8_t *end, size_t *count) {
  uint8_t byte;
  do {
    if (*at == end)
      return false;
    *count += byte = *(*at)++;
  } while (byte == 255);
  return true;
}

/*
 * Decompresses into out[have..room), the bytes before being those of earlier blocks that matches may refer to; gives the new
 * length, or -1 for data that are wrong.
 */
static ptrdiff_t decompress_block(const uint8_t *at, size_t length, uint8_t *out, size_t have, size_t room) {
  const uint8_t *end = at + length;
  while (at < end) {
    uint8_t token = *at++;
    size_t count = token >> 4;
    if (count == 15 && !get_more(&at, end, &count))
      return -1;
    if (count > (size_t)(end - at) || count > room - have)
      return -1;
    memcpy(out + have, at, count);
    have += count;
    at += count;
    if (at == end)
      return (ptrdiff_t)have;
    if (end - at < 2)
      return -1;
    size_t distance = (size_t)at[0] | (size_t)at[1] << 8, same = token & 15;
    at += 2;
    if (same == 15 && !get_more(&at, end, &same))
      return -1;
    same += SHORTEST;
    if (distance == 0 || distance > have || same > room - have)
      return -1;
    for (; same > 0; same--, have++)
      out[have] = out[have - distance];
  }
  return -1; /* a block ends with literals */
}

/* Frames: a head, blocks with their lengths, a length of 0, the hash of all data */

typedef size_t Source(void *state, uint8_t *to, size_t room);
typedef bool Sink(void *state, const uint8_t *from, size_t length);

typedef struct {
  uint8_t block_size; /* 4: 64 KiB to 7: 4 MiB */
  bool is_linked;     /* matches may go into the block before */
  bool hashes_blocks, hashes_content, has_size;
  uint64_t size;
} FrameOptions;

enum { MAGIC = 0x184d2204, SKIPPED_MAGIC = 0x184d2a50, STORED = 1u << 31, VERSION = 1, HISTORY = 65536 };
enum { LINKED_BIT = 5, BLOCK_HASH_BIT = 4, SIZE_BIT = 3, CONTENT_HASH_BIT = 2 };

static size_t block_room(unsigned code) { return (size_t)1 << (8 + 2 * code); }

static bool put_word(Sink *sink, void *state, uint32_t word) {
  uint8_t bytes[4];
  store32(bytes, word);
  return sink(state, bytes, sizeof bytes);
}

static bool put_head(const FrameOptions *options, Sink *sink, void *state) {
  uint8_t head[15];
  size_t length = 0;
  head[length++] = (uint8_t)(VERSION << 6 | !options->is_linked << LINKED_BIT | options->hashes_blocks << BLOCK_HASH_BIT |
                             options->has_size << SIZE_BIT | options->hashes_content << CONTENT_HASH_BIT);
  head[length++] = (uint8_t)(options->block_size << 4);
  if (options->has_size)
    for (int i = 0; i < 8; i++)
      head[length++] = (uint8_t)(options->size >> 8 * i);
  head[length] = (uint8_t)(hash_of(head, length) >> 8);
  return put_word(sink, state, MAGIC) && sink(state, head, length + 1);
}

/* False if there is no memory or the sink takes no more. Our blocks never refer to others, which the format lets pass. */
static bool compress_frame(const FrameOptions *options, Source *source, void *from, Sink *sink, void *to) {
  size_t room = block_room(options->block_size), length;
  uint8_t *data = malloc(room), *packed = malloc(block_bound(room));
  bool is_done = false;
  Hasher content;
  if (data == NULL || packed == NULL || !put_head(options, sink, to))
    goto out;
  hash_begin(&content, 0);
  while ((length = source(from, data, room)) > 0) {
    size_t made = compress_block(data, length, packed);
    const uint8_t *block = made < length ? packed : data;
    uint32_t head = made < length ? (uint32_t)made : (uint32_t)length | STORED;
    hash_add(&content, data, length);
    if (!put_word(sink, to, head) || !sink(to, block, head & ~STORED))
      goto out;
    if (options->hashes_blocks && !put_word(sink, to, hash_of(block, head & ~STORED)))
      goto out;
  }
  is_done = put_word(sink, to, 0) && (!options->hashes_content || put_word(sink, to, hash_end(&content)));
out:
  free(packed);
  free(data);
  return is_done;
}

/* Reading: every step says whether it went well, and what was wrong stands in the reader. */

typedef struct {
  Source *source;
  void *from;
  FrameOptions options;
  const char *problem;
} Reader;

static bool fail(Reader *reader, const char *problem) {
  reader->problem = problem;
  return false;
}

static bool get(Reader *reader, uint8_t *to, size_t length) {
  for (size_t have = 0; have < length;) {
    size_t part = reader->source(reader->from, to + have, length - have);
    if (part == 0)
      return fail(reader, "the data end too early");
    have += part;
  }
  return true;
}

static bool get_word(Reader *reader, uint32_t *word) {
  uint8_t bytes[4];
  if (!get(reader, bytes, sizeof bytes))
    return false;
  *word = load32(bytes);
  return true;
}

static bool skip(Reader *reader, uint32_t length) {
  uint8_t bytes[64];
  for (; length > 0; length -= length < sizeof bytes ? length : (uint32_t)sizeof bytes)
    if (!get(reader, bytes, length < sizeof bytes ? length : sizeof bytes))
      return false;
  return true;
}

static bool get_head(Reader *reader) {
  uint8_t head[15];
  uint32_t magic, length = 2;
  for (;;) {
    uint32_t ignored;
    if (!get_word(reader, &magic))
      return false;
    if (magic == MAGIC)
      break;
    if ((magic & ~15u) != SKIPPED_MAGIC)
      return fail(reader, "this is no frame");
    if (!get_word(reader, &ignored) || !skip(reader, ignored))
      return false;
  }
  if (!get(reader, head, 2))
    return false;
  unsigned flags = head[0], code = head[1] >> 4 & 7;
  if (flags >> 6 != VERSION || flags & 2 || head[1] & 0x8f || code < 4)
    return fail(reader, "the head has bits without meaning");
  if (flags & 1)
    return fail(reader, "a dictionary is needed");
  reader->options = (FrameOptions){
      .block_size = (uint8_t)code,
      .is_linked = !(flags >> LINKED_BIT & 1),
      .hashes_blocks = flags >> BLOCK_HASH_BIT & 1,
      .hashes_content = flags >> CONTENT_HASH_BIT & 1,
      .has_size = flags >> SIZE_BIT & 1,
  };
  if (reader->options.has_size) {
    if (!get(reader, head + 2, 8))
      return false;
    length += 8;
    for (int i = 0; i < 8; i++)
      reader->options.size |= (uint64_t)head[2 + i] << 8 * i;
  }
  if (!get(reader, head + length, 1))
    return false;
  return head[length] == (uint8_t)(hash_of(head, length) >> 8) || fail(reader, "the hash of the head is wrong");
}

/* One block into buffer[history..); gives where it ends. */
static bool get_block(Reader *reader, uint32_t head, uint8_t *packed, uint8_t *buffer, size_t history, size_t *end) {
  size_t length = head & ~STORED, room = block_room(reader->options.block_size);
  if (length > room)
    return fail(reader, "a block is too long");
  if (!get(reader, packed, length))
    return false;
  if (reader->options.hashes_blocks) {
    uint32_t hash;
    if (!get_word(reader, &hash))
      return false;
    if (hash != hash_of(packed, length))
      return fail(reader, "the hash of a block is wrong");
  }
  if (head & STORED) {
    memcpy(buffer + history, packed, length);
    *end = history + length;
    return true;
  }
  ptrdiff_t made = decompress_block(packed, length, buffer, history, history + room);
  *end = (size_t)made;
  return made >= 0 || fail(reader, "a block is wrong");
}

static bool decompress_frame(Reader *reader, Sink *sink, void *to) {
  uint8_t *buffer = NULL, *packed = NULL;
  bool is_done = false;
  if (!get_head(reader))
    return false;
  size_t room = block_room(reader->options.block_size), history = 0, end = 0;
  uint64_t total = 0;
  uint32_t head, hash;
  Hasher content;
  hash_begin(&content, 0);
  buffer = malloc(HISTORY + room);
  packed = malloc(room);
  if (buffer == NULL || packed == NULL) {
    fail(reader, "there is no memory");
    goto out;
  }
  for (;;) {
    if (!get_word(reader, &head))
      goto out;
    if (head == 0)
      break;
    if (!get_block(reader, head, packed, buffer, history, &end))
      goto out;
    hash_add(&content, buffer + history, end - history);
    total += end - history;
    if (!sink(to, buffer + history, end - history)) {
      fail(reader, "the sink is full");
      goto out;
    }
    history = 0;
    if (reader->options.is_linked) {
      history = end < HISTORY ? end : HISTORY;
      memmove(buffer, buffer + end - history, history);
    }
  }
  if (reader->options.has_size && reader->options.size != total) {
    fail(reader, "there are more or fewer bytes than the head says");
    goto out;
  }
  if (reader->options.hashes_content) {
    if (!get_word(reader, &hash))
      goto out;
    if (hash != hash_end(&content)) {
      fail(reader, "the hash of the content is wrong");
      goto out;
    }
  }
  is_done = true;
out:
  free(packed);
  free(buffer);
  return is_done;
}

/* Memory as source and sink; `piece` is how much is given at once. */

typedef struct {
  uint8_t *bytes;
  size_t length, at, piece;
} Bytes;

static size_t from_bytes(void *state, uint8_t *to, size_t room) {
  Bytes *bytes = state;
  size_t left = bytes->length - bytes->at, part = left < room ? left : room;
  if (bytes->piece > 0 && part > bytes->piece)
    part = bytes->piece;
  if (part > 0)
    memcpy(to, bytes->bytes + bytes->at, part);
  bytes->at += part;
  return part;
}

static bool to_bytes(void *state, const uint8_t *from, size_t length) {
  Bytes *bytes = state;
  if (length == 0)
    return true;
  uint8_t *grown = realloc(bytes->bytes, bytes->length + length);
  if (grown == NULL)
    return false;
  memcpy(grown + bytes->length, from, length);
  bytes->bytes = grown;
  bytes->length += length;
  return true;
}

/* The data */

static uint32_t state = 123456789;

static uint32_t next_random(void) { return (state = state * 1664525 + 1013904223) >> 8; }

static void sentences(uint8_t *data, size_t length) {
  static const char *const words[] = {"lazy", "dogs", "sleep", "and", "quick", "brown", "foxes", "jump"};
  for (size_t at = 0; at < length; data[at++] = ' ')
    for (const char *word = words[next_random() % 8]; *word && at + 1 < length; word++)
      data[at++] = (uint8_t)*word;
}

static void random_bytes(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)next_random();
}

static void slopes(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)(i % 1000 / 4);
}

static void one_byte(uint8_t *data, size_t length) { memset(data, 'x', length); }

static const struct {
  const char *name;
  void (*fill)(uint8_t *, size_t);
} kinds[] = {{"sentences", sentences}, {"random", random_bytes}, {"slopes", slopes}, {"one byte", one_byte}};

static bool is_same(const Bytes *a, const Bytes *b) {
  return a->length == b->length && (a->length == 0 || memcmp(a->bytes, b->bytes, a->length) == 0);
}

static int round_trip(const char *name, Bytes data, const FrameOptions *options) {
  Bytes packed = {0}, back = {0};
  if (!compress_frame(options, from_bytes, &data, to_bytes, &packed))
    return 1;
  packed.piece = 1000;
  Reader reader = {.source = from_bytes, .from = &packed};
  bool is_right = decompress_frame(&reader, to_bytes, &back) && is_same(&data, &back);
  printf("%-9s %7zu -> %7zu, hash %08x, %s\n", name, data.length, packed.length, hash_of(packed.bytes, packed.length),
         is_right ? "same" : reader.problem);
  free(packed.bytes);
  free(back.bytes);
  return !is_right;
}

static int round_trips(size_t size) {
  int wrong = 0;
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++)
    for (size_t turn = 0; turn < 3; turn++) {
      /* whole, small, and nothing at all or nearly so */
      size_t length = turn == 0 ? size : turn == 1 ? size / 9 : 13 * kind;
      Bytes data = {.bytes = malloc(length + 1), .length = length};
      FrameOptions options = {.block_size = (uint8_t)(4 + kind / 2), .has_size = turn == 1, .size = length};
      options.hashes_blocks = turn != 2;
      options.hashes_content = kind != 2;
      kinds[kind].fill(data.bytes, length);
      wrong += round_trip(kinds[kind].name, data, &options);
      free(data.bytes);
    }
  return wrong;
}

/* Blocks as others would write them: matches that overlap, long numbers */
static int known_blocks(void) {
  static const struct {
    const char *text;
    uint8_t length, bytes[24];
  } blocks[] = {
      {"hello", 6, {0x50, 'h', 'e', 'l', 'l', 'o'}},
      {"ababababababac5678", 11, {0x27, 'a', 'b', 2, 0, 0x50, 'c', '5', '6', '7', '8'}},
      {"0123456789abcdefghij", 22, {0xf0, 5, '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
                                   'g', 'h', 'i', 'j'}},
      {NULL, 4, {0x10, 'a', 2, 0}},
      {NULL, 3, {0x10, 'a', 1}},
      {NULL, 2, {0xf0, 255}},
      {NULL, 5, {0x1f, 'a', 1, 0, 255}},
      {NULL, 4, {0x10, 'a', 0, 0}},
      {NULL, 0, {0}},
  };
  int wrong = 0;
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
    uint8_t out[32];
    ptrdiff_t length = decompress_block(blocks[i].bytes, blocks[i].length, out, 0, sizeof out);
    const char *text = blocks[i].text;
    bool is_right = text == NULL ? length < 0 : length == (ptrdiff_t)strlen(text) && memcmp(out, text, strlen(text)) == 0;
    printf("block %zu: %.*s%s\n", i, length < 0 ? 0 : (int)length, (char *)out, length < 0 ? "refused" : "");
    wrong += !is_right;
  }
  return wrong;
}

/* A frame in which each byte is changed, and each beginning of it */
static int damaged_frames(void) {
  uint8_t text[120];
  int refused = 0, wrong = 0;
  sentences(text, sizeof text);
  Bytes data = {.bytes = text, .length = sizeof text}, packed = {0};
  FrameOptions options = {.block_size = 4, .hashes_blocks = true, .has_size = true, .size = sizeof text};
  if (!put_word(to_bytes, &packed, SKIPPED_MAGIC + 3) || !put_word(to_bytes, &packed, 5) ||
      !to_bytes(&packed, (const uint8_t *)"skip!", 5))
    return 1;
  size_t skipped = packed.length;
  compress_frame(&options, from_bytes, &data, to_bytes, &packed);
  size_t whole = packed.length;
  for (size_t turn = 0; turn < 2 * whole; turn++) {
    Bytes back = {0};
    size_t at = turn % whole;
    uint8_t kept = packed.bytes[at];
    packed.at = 0;
    packed.length = turn < whole ? whole : at;
    packed.bytes[at] ^= turn < whole ? 1 << turn % 8 : 0;
    Reader reader = {.source = from_bytes, .from = &packed};
    bool is_done = decompress_frame(&reader, to_bytes, &back);
    packed.bytes[at] = kept;
    refused += !is_done;
    /* What is skipped may be anything; the number of the kind of frame as well. */
    wrong += is_done && !is_same(&data, &back);
    wrong += is_done && at > skipped;
    if (turn % 37 == 0)
      printf("byte %3zu %s: %s\n", at, turn < whole ? "changed" : "missing", is_done ? "read" : reader.problem);
    free(back.bytes);
  }
  printf("%d of %zu refused\n", refused, 2 * whole);
  free(packed.bytes);
  return wrong;
}

int main(int argc, char **argv) {
  size_t size = (argc > 1 ? strtoul(argv[1], NULL, 10) : 8) * 1000;
  const uint8_t *letters = (const uint8_t *)"abcdefghijklmnopqrstuvwxyz";
  printf("hashes: %08x %08x %08x\n", hash_of(letters, 0), hash_of(letters, 3), hash_of(letters, 26));
  int wrong = (hash_of(letters, 0) != 0x02cc5d05u) + (hash_of(letters, 3) != 0x32d153ffu);
  wrong += known_blocks();
  wrong += round_trips(size);
  wrong += damaged_frames();
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
