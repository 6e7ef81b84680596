/*
 * Data that are packed, checked and unpacked: LZ77 with chains of hashes and codes of variable length, CRC-32 and SHA-256. The
 * data are made here: a text with repetitions, noise, and long runs.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* CRC-32, by a table that is made once */

static uint32_t crc_table[256];

__attribute__((constructor)) static void make_crc_table(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int bit = 0; bit < 8; bit++)
      c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
    crc_table[i] = c;
  }
}

static uint32_t crc32(const void *data, size_t length) {
  const uint8_t *at = data;
  uint32_t crc = ~0u;
  while (length-- > 0)
    crc = crc_table[(crc ^ *at++) & 255] ^ crc >> 8;
  return ~crc;
}

/* SHA-256 */

typedef struct {
  uint32_t state[8];
  uint64_t length;
  uint8_t block[64];
} Sha256;

static uint32_t primes_roots[64];

/* The first 32 bits of the fractional part of a root of n: found by bisection, in integers of 128 bits. */
static uint32_t root_bits(unsigned n, int degree) {
  unsigned __int128 low = 0, high = (unsigned __int128)1 << 40;
  int shift = 32 * degree;
  while (high - low > 1) {
    unsigned __int128 middle = (low + high) / 2, power = middle * middle;
    if (degree == 3)
      power = power * middle;
    if (power <= (unsigned __int128)n << shift)
      low = middle;
    else
      high = middle;
  }
  return (uint32_t)low;
}

static void sha256_begin(Sha256 *sha) {
  *sha = (Sha256){.length = 0};
  int found = 0;
  for (unsigned n = 2; found < 64; n++) {
    int is_prime = 1;
    for (unsigned d = 2; d * d <= n && is_prime; d++)
      is_prime = n % d != 0;
    if (!is_prime)
      continue;
    if (found < 8)
      sha->state[found] = root_bits(n, 2);
    primes_roots[found++] = root_bits(n, 3);
  }
}

static inline uint32_t rotate(uint32_t x, int count) { return x >> count | x << (32 - count); }

static void sha256_block(Sha256 *sha) {
  uint32_t w[64];
  for (int i = 0; i < 16; i++) {
    uint32_t word;
    memcpy(&word, sha->block + 4 * i, sizeof word);
    w[i] = __builtin_bswap32(word);
  }
  for (int i = 16; i < 64; i++) {
    uint32_t s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  struct {
    uint32_t a, b, c, d, e, f, g, h;
  } v;
  memcpy(&v, sha->state, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t t1 = v.h + (rotate(v.e, 6) ^ rotate(v.e, 11) ^ rotate(v.e, 25)) + ((v.e & v.f) ^ (~v.e & v.g)) +
                  primes_roots[i] + w[i];
    uint32_t t2 = (rotate(v.a, 2) ^ rotate(v.a, 13) ^ rotate(v.a, 22)) + ((v.a & v.b) ^ (v.a & v.c) ^ (v.b & v.c));
    v.h = v.g, v.g = v.f, v.f = v.e, v.e = v.d + t1;
    v.d = v.c, v.c = v.b, v.b = v.a, v.a = t1 + t2;
  }
  const uint32_t *parts = &v.a;
  for (int i = 0; i < 8; i++)
    sha->state[i] += parts[i];
}

static void sha256_add(Sha256 *sha, const void *data, size_t length) {
  for (const uint8_t *at = data, *end = at + length; at < end; at++) {
    sha->block[sha->length++ % 64] = *at;
    if (sha->length % 64 == 0)
      sha256_block(sha);
  }
}

static void sha256_end(Sha256 *sha, char text[static 65]) {
  uint64_t bits = __builtin_bswap64(sha->length * 8);
  sha256_add(sha, "\x80", 1);
  while (sha->length % 64 != 56)
    sha256_add(sha, "", 1);
  sha256_add(sha, &bits, sizeof bits);
  for (int i = 0; i < 8; i++)
    sprintf(text + 8 * i, "%08x", sha->state[i]);
}

static const char *sha256(const void *data, size_t length) {
  static char texts[2][65];
  static int turn;
  Sha256 sha;
  sha256_begin(&sha);
  sha256_add(&sha, data, length);
  sha256_end(&sha, texts[turn ^= 1]);
  return texts[turn];
}

/* Bits, the lowest first; numbers in Elias's gamma code */

typedef struct {
  uint8_t *bytes;
  size_t length, room;
  uint64_t bits;
  unsigned held : 7;
} Bits;

static void put_bits(Bits *out, uint64_t bits, unsigned count) {
  out->bits |= bits << out->held;
  out->held += count;
  while (out->held >= 8) {
    if (out->length == out->room)
      out->bytes = realloc(out->bytes, out->room = out->room ? out->room * 2 : 64);
    out->bytes[out->length++] = (uint8_t)out->bits;
    out->bits >>= 8;
    out->held -= 8;
  }
}

static void put_number(Bits *out, uint32_t number) {
  unsigned width = 31 - (unsigned)__builtin_clz(number);
  put_bits(out, 1ull << width, width + 1);
  put_bits(out, number & ((1u << width) - 1), width);
}

static uint64_t get_bits(Bits *in, unsigned count) {
  while (in->held < count) {
    uint64_t next = in->length < in->room ? in->bytes[in->length] : 0;
    in->length++;
    in->bits |= next << in->held;
    in->held += 8;
  }
  uint64_t bits = in->bits & ((1ull << count) - 1);
  in->bits >>= count;
  in->held -= count;
  return bits;
}

static uint32_t get_number(Bits *in) {
  unsigned width = 0;
  while (width < 31 && !get_bits(in, 1))
    width++;
  return 1u << width | (uint32_t)get_bits(in, width);
}

/* LZ77 */

enum { WINDOW = 1 << 15, HASHES = 1 << 12, SHORTEST = 4, LONGEST = 1 << 12, TRIES = 32 };

struct match {
  size_t length, distance;
};

static int32_t heads[HASHES], before[WINDOW];

static unsigned hash(const uint8_t *at) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  return word * 2654435761u >> 20;
}

static void remember(const uint8_t *data, size_t at, size_t length) {
  if (at + SHORTEST > length)
    return;
  unsigned h = hash(data + at);
  before[at % WINDOW] = heads[h];
  heads[h] = (int32_t)at;
}

static struct match longest(const uint8_t *data, size_t at, size_t length) {
  struct match best = {0, 0};
  if (at + SHORTEST > length)
    return best;
  size_t most = length - at < LONGEST ? length - at : LONGEST;
  int tries = TRIES;
  for (int32_t from = heads[hash(data + at)]; from >= 0 && tries-- > 0; from = before[from % WINDOW]) {
    if (at - (size_t)from >= WINDOW)
      break;
    size_t same = 0;
    while (same < most && data[(size_t)from + same] == data[at + same])
      same++;
    if (same > best.length)
      best = (struct match){.length = same, .distance = at - (size_t)from};
  }
  return best.length >= SHORTEST ? best : (struct match){0, 0};
}

static Bits pack(const uint8_t *data, size_t length) {
  Bits out = {0};
  memset(heads, -1, sizeof heads);
  put_number(&out, (uint32_t)length + 1);
  for (size_t at = 0; at < length;) {
    struct match match = longest(data, at, length);
    if (match.length == 0) {
      put_bits(&out, (uint64_t)data[at] << 1, 9);
      match.length = 1;
    } else {
      put_bits(&out, 1, 1);
      put_number(&out, (uint32_t)(match.length - SHORTEST + 1));
      put_number(&out, (uint32_t)match.distance);
    }
    for (size_t end = at + match.length; at < end; at++)
      remember(data, at, length);
  }
  put_bits(&out, 0, 7);
  return out;
}

static uint8_t *unpack(const Bits *packed, size_t *length) {
  Bits in = {.bytes = packed->bytes, .room = packed->length};
  *length = get_number(&in) - 1;
  uint8_t *data = malloc(*length + 1);
  for (size_t at = 0; at < *length;) {
    if (get_bits(&in, 1) == 0) {
      data[at++] = (uint8_t)get_bits(&in, 8);
      continue;
    }
    size_t count = get_number(&in) + SHORTEST - 1, distance = get_number(&in);
    if (distance > at || count > *length - at) {
      free(data);
      return NULL;
    }
    for (; count > 0; count--, at++)
      data[at] = data[at - distance];
  }
  return data;
}

/* The data */

static uint64_t seed = 88172645463325252u;

static uint64_t next_random(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}

static void words(uint8_t *data, size_t length) {
  static const char *const list[] = {"the", "compiler", "reads", "a", "program", "and", "writes", "another", "one"};
  size_t at = 0;
  while (at < length) {
    const char *word = list[next_random() % (sizeof list / sizeof *list)];
    while (*word && at < length)
      data[at++] = (uint8_t)*word++;
    if (at < length)
      data[at++] = ' ';
  }
}

static void noise(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)(next_random() >> 40);
}

static void runs(uint8_t *data, size_t length) {
  for (size_t i = 0; i < length; i++)
    data[i] = (uint8_t)(i / 777 * 5);
}

static int check(const char *name, void fill(uint8_t *, size_t), size_t length) {
  uint8_t *data = malloc(length + 1);
  fill(data, length);
  Bits packed = pack(data, length);
  size_t unpacked_length;
  uint8_t *unpacked = unpack(&packed, &unpacked_length);
  int is_same = unpacked != NULL && unpacked_length == length && memcmp(data, unpacked, length) == 0;
  printf("%-6s %6zu -> %6zu bytes (%5.1f %%), crc %08x, %s\n", name, length, packed.length,
         length == 0 ? 0.0 : 100.0 * (double)packed.length / (double)length, crc32(data, length),
         is_same ? "same" : "DIFFERENT");
  printf("       %s\n", sha256(packed.bytes, packed.length));
  free(data), free(unpacked), free(packed.bytes);
  return !is_same;
}

int main(void) {
  printf("crc %08x, sha %s\n", crc32("123456789", 9), sha256("abc", 3));
  int wrong = crc32("123456789", 9) != 0xcbf43926u;
  wrong += strcmp(sha256("abc", 3), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad") != 0;
  wrong += check("words", words, 20000);
  wrong += check("noise", noise, 3000);
  wrong += check("runs", runs, 40000);
  wrong += check("none", runs, 0);
  Bits bad = {0};
  put_number(&bad, 100);
  put_bits(&bad, 1, 1);
  put_number(&bad, 1), put_number(&bad, 5);
  put_bits(&bad, 0, 7);
  size_t length;
  uint8_t *data = unpack(&bad, &length);
  printf("bad data: %s\n", data == NULL ? "refused" : "taken");
  free(data), free(bad.bytes);
  return wrong;
}
