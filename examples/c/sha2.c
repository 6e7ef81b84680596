/*
 * The SHA-2 family [FIPS 180-4]: SHA-224, SHA-256, SHA-384, SHA-512, SHA-512/224 and SHA-512/256; on top of them HMAC [RFC 2104], HKDF
 * [RFC 5869] and PBKDF2 [RFC 8018]. The two widths of words are one text, made twice by a macro; constants are not listed but
 * computed, as the standard defines them: the first bits of the fractions of roots of primes. All is checked by published examples.
 *
 * The argument says how many thousand bytes the last tests hash (6).
 */
#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Numbers of 256 bits, as far as roots need them: the lowest part first */

enum { PARTS = 8 };

typedef struct {
  uint32_t parts[PARTS];
} Wide;

static Wide product(Wide a, Wide b) {
  Wide result = {{0}};
  for (int i = 0; i < PARTS; i++) {
    if (a.parts[i] == 0)
      continue;
    uint64_t carry = 0;
    for (int j = 0; i + j < PARTS; j++) {
      carry += (uint64_t)a.parts[i] * b.parts[j] + result.parts[i + j];
      result.parts[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
  }
  return result;
}

static int compare(Wide a, Wide b) {
  for (int i = PARTS - 1; i >= 0; i--)
    if (a.parts[i] != b.parts[i])
      return a.parts[i] < b.parts[i] ? -1 : 1;
  return 0;
}

/* The first 64 bits behind the point of the root of `n`: the greatest x with x^degree <= n * 2^(64 degree). */
static uint64_t root_fraction(unsigned n, int degree) {
  Wide limit = {{0}}, root = {{0}};
  limit.parts[2 * degree] = n;
  for (int bit = 64 + 3; bit >= 0; bit--) {
    uint32_t *part = &root.parts[bit / 32], mask = 1u << bit % 32;
    *part |= mask;
    Wide power = product(root, root);
    if (degree == 3)
      power = product(power, root);
    if (compare(power, limit) > 0)
      *part &= ~mask;
  }
  return (uint64_t)root.parts[1] << 32 | root.parts[0];
}

enum { PRIMES = 80 };

static uint64_t square_roots[16], cube_roots[PRIMES];

static void make_constants(void) {
  unsigned primes[PRIMES];
  int found = 0;
  for (unsigned n = 2; found < PRIMES; n++) {
    bool is_prime = true;
    for (int i = 0; i < found && is_prime; i++)
      is_prime = n % primes[i] != 0;
    if (is_prime)
      primes[found++] = n;
  }
  for (int i = 0; i < PRIMES; i++)
    cube_roots[i] = root_fraction(primes[i], 3);
  for (int i = 0; i < 16; i++)
    square_roots[i] = root_fraction(primes[i], 2);
}

/* One text for both widths */

#define ROTATE(x, count) ((x) >> (count) | (x) << (8 * sizeof(x) - (count)))

/*
 * The functions of a width: `begin`, `add` and `end` for a context of words. BIG are the rotations of Σ0 and Σ1, SMALL those of σ0 and
 * σ1, of which the third is a shift; constants are the upper bits of those above.
 */
#define DEFINE_SHA(NAME, Word, ROUNDS, A1, A2, A3, E1, E2, E3, S1, S2, S3, T1, T2, T3)                                              \
  typedef struct {                                                                                                                  \
    Word state[8];                                                                                                                  \
    uint64_t length;                                                                                                                \
    uint8_t block[16 * sizeof(Word)];                                                                                               \
  } NAME;                                                                                                                           \
                                                                                                                                    \
  static void NAME##_block(NAME *sha, const uint8_t *bytes) {                                                                       \
    Word w[ROUNDS];                                                                                                                 \
    for (int i = 0; i < 16; i++) {                                                                                                  \
      w[i] = 0;                                                                                                                     \
      for (size_t j = 0; j < sizeof(Word); j++)                                                                                     \
        w[i] = w[i] << 8 | *bytes++;                                                                                                \
    }                                                                                                                               \
    for (int i = 16; i < ROUNDS; i++) {                                                                                             \
      Word s = w[i - 15], t = w[i - 2];                                                                                             \
      w[i] = w[i - 16] + (ROTATE(s, S1) ^ ROTATE(s, S2) ^ s >> S3) + w[i - 7] + (ROTATE(t, T1) ^ ROTATE(t, T2) ^ t >> T3);          \
    }                                                                                                                               \
    Word a = sha->state[0], b = sha->state[1], c = sha->state[2], d = sha->state[3];                                            \
    Word e = sha->state[4], f = sha->state[5], g = sha->state[6], h = sha->state[7];                                                \
    for (int i = 0; i < ROUNDS; i++) {                                                                                              \
      Word first = h + (ROTATE(e, E1) ^ ROTATE(e, E2) ^ ROTATE(e, E3)) + ((e & f) ^ (~e & g)) +                                     \
                   (Word)(cube_roots[i] >> (64 - 8 * sizeof(Word))) + w[i];                                                         \
      Word second = (ROTATE(a, A1) ^ ROTATE(a, A2) ^ ROTATE(a, A3)) + ((a & b) ^ (a & c) ^ (b & c));                                \
      h = g, g = f, f = e, e = d + first;                                                                                           \
      d = c, c = b, b = a, a = first + second;                                                                                      \
    }                                                                                                                               \
    const Word sums[] = {a, b, c, d, e, f, g, h};                                                                                   \
    for (int i = 0; i < 8; i++)                                                                                                     \
      sha->state[i] += sums[i];                                                                                                     \
  }                                                                                                                                 \
                                                                                                                                    \
  static void NAME##_add(NAME *sha, const uint8_t *bytes, size_t length) {                                                          \
    while (length > 0) {                                                                                                            \
      size_t held = sha->length % sizeof sha->block, part = sizeof sha->block - held;                                               \
      if (part > length)                                                                                                            \
        part = length;                                                                                                              \
      sha->length += part;                                                                                                          \
      length -= part;                                                                                                               \
      if (part == sizeof sha->block) {                                                                                              \
        NAME##_block(sha, bytes);                                                                                                   \
      } else {                                                                                                                      \
        memcpy(sha->block + held, bytes, part);                                                                                     \
        if (held + part == sizeof sha->block)                                                                                       \
          NAME##_block(sha, sha->block);                                                                                            \
      }                                                                                                                             \
      bytes += part;                                                                                                                \
    }                                                                                                                               \
  }                                                                                                                                 \
                                                                                                                                    \
  /* A bit, zeros, and the number of bits in as many bytes as two words have */                                                     \
  static void NAME##_end(NAME *sha, uint8_t *digest, size_t length) {                                                               \
    uint64_t bits = sha->length * 8;                                                                                                \
    uint8_t tail[sizeof sha->block] = {0x80};                                                                                       \
    size_t most = sizeof sha->block - 2 * sizeof(Word);                                                                             \
    NAME##_add(sha, tail, 1);                                                                                                       \
    tail[0] = 0;                                                                                                                    \
    size_t held = sha->length % sizeof sha->block;                                                                                  \
    NAME##_add(sha, tail, (held <= most ? most : most + sizeof sha->block) - held);                                                 \
    for (size_t i = 0; i < 8; i++)                                                                                                  \
      tail[2 * sizeof(Word) - 1 - i] = (uint8_t)(bits >> 8 * i);                                                                    \
    NAME##_add(sha, tail, 2 * sizeof(Word));                                                                                        \
    for (size_t i = 0; i < length; i++)                                                                                             \
      digest[i] = (uint8_t)(sha->state[i / sizeof(Word)] >> 8 * (sizeof(Word) - 1 - i % sizeof(Word)));                             \
  }

DEFINE_SHA(Sha32, uint32_t, 64, 2, 13, 22, 6, 11, 25, 7, 18, 3, 17, 19, 10)
DEFINE_SHA(Sha64, uint64_t, 80, 28, 34, 39, 14, 18, 41, 1, 8, 7, 19, 61, 6)

static_assert(sizeof((Sha32 *)0)->block == 64 && sizeof((Sha64 *)0)->block == 128, "blocks as the standard has them");

/* Whatever the width of what is hashed with */
#define sha_add(sha, bytes, length) _Generic((sha), Sha32 *: Sha32_add, Sha64 *: Sha64_add)((sha), (bytes), (length))
#define sha_end(sha, digest, length) _Generic((sha), Sha32 *: Sha32_end, Sha64 *: Sha64_end)((sha), (digest), (length))

/* The six functions: how wide, how long, and where the state begins */

enum { MOST_DIGEST = 64, MOST_BLOCK = 128 };

typedef struct Hash Hash;

typedef struct {
  const Hash *hash;
  union {
    Sha32 narrow;
    Sha64 wide;
  };
} Context;

struct Hash {
  const char *name;
  bool is_wide;
  uint8_t length;
  void (*start)(Context *);
};

/* The lower half of the fractions of the 9th to 16th prime [5.3.2] */
static void start_224(Context *context) {
  for (int i = 0; i < 8; i++)
    context->narrow.state[i] = (uint32_t)square_roots[8 + i];
}

static void start_256(Context *context) {
  for (int i = 0; i < 8; i++)
    context->narrow.state[i] = (uint32_t)(square_roots[i] >> 32);
}

static void start_384(Context *context) { memcpy(context->wide.state, square_roots + 8, 8 * sizeof *square_roots); }

static void start_512(Context *context) { memcpy(context->wide.state, square_roots, 8 * sizeof *square_roots); }

/* The digest of the name, from a changed start [5.3.6] */
static void start_shortened(Context *context) {
  start_512(context);
  Sha64 *sha = &context->wide;
  for (int i = 0; i < 8; i++)
    sha->state[i] ^= 0xa5a5a5a5a5a5a5a5u;
  sha_add(sha, (const uint8_t *)context->hash->name, strlen(context->hash->name));
  uint8_t digest[MOST_DIGEST];
  sha_end(sha, digest, sizeof digest);
  sha->length = 0;
}

static const Hash hashes[] = {
    {"SHA-224", 0, 28, start_224}, {"SHA-256", 0, 32, start_256},           {"SHA-384", 1, 48, start_384},
    {"SHA-512", 1, 64, start_512}, {"SHA-512/224", 1, 28, start_shortened}, {"SHA-512/256", 1, 32, start_shortened},
};

enum { SHA_224, SHA_256, SHA_384, SHA_512, SHA_512_224, SHA_512_256 };

static void hash_begin(Context *context, const Hash *hash) {
  memset(context, 0, sizeof *context);
  context->hash = hash;
  hash->start(context);
}

static void hash_add(Context *context, const void *bytes, size_t length) {
  if (context->hash->is_wide)
    sha_add(&context->wide, bytes, length);
  else
    sha_add(&context->narrow, bytes, length);
}

static void hash_end(Context *context, uint8_t *digest) {
  if (context->hash->is_wide)
    sha_end(&context->wide, digest, context->hash->length);
  else
    sha_end(&context->narrow, digest, context->hash->length);
}

/* HMAC: a hash of the key and a hash of the key and the message; a key that is too long is hashed. */

typedef struct {
  Context inner, outer;
} Hmac;

static void hmac_begin(Hmac *hmac, const Hash *hash, const void *key, size_t length) {
  size_t block = hash->is_wide ? 128 : 64;
  uint8_t pad[MOST_BLOCK] = {0};
  if (length > block) {
    hash_begin(&hmac->inner, hash);
    hash_add(&hmac->inner, key, length);
    hash_end(&hmac->inner, pad);
  } else if (length > 0) {
    memcpy(pad, key, length);
  }
  for (size_t i = 0; i < block; i++)
    pad[i] ^= 0x36;
  hash_begin(&hmac->inner, hash);
  hash_add(&hmac->inner, pad, block);
  for (size_t i = 0; i < block; i++)
    pad[i] ^= 0x36 ^ 0x5c;
  hash_begin(&hmac->outer, hash);
  hash_add(&hmac->outer, pad, block);
}

static void hmac_add(Hmac *hmac, const void *bytes, size_t length) { hash_add(&hmac->inner, bytes, length); }

/* Leaves the key as it was: what is begun once can be ended for many messages. */
static void hmac_end(const Hmac *hmac, uint8_t *digest) {
  Hmac copy = *hmac;
  hash_end(&copy.inner, digest);
  hash_add(&copy.outer, digest, hmac->inner.hash->length);
  hash_end(&copy.outer, digest);
}

typedef struct {
  const void *bytes;
  size_t length;
} Part;

/* One HMAC of several parts: `HMAC(&key, digest, PART("a", 1), PART(x, sizeof x))` */
static void hmac_of(const Hmac *key, uint8_t *digest, const Part *parts, size_t count) {
  Hmac hmac = *key;
  for (const Part *part = parts; part < parts + count; part++)
    hmac_add(&hmac, part->bytes, part->length);
  hmac_end(&hmac, digest);
}

#define PART(bytes, length) ((Part){(bytes), (length)})
#define HMAC(key, digest, ...) hmac_of((key), (digest), (const Part[]){__VA_ARGS__}, COUNT(((const Part[]){__VA_ARGS__})))

/* HKDF: keys from a secret and a salt */
static void hkdf(const Hash *hash, Part salt, Part secret, Part info, uint8_t *out, size_t length) {
  uint8_t key[MOST_DIGEST], turn[MOST_DIGEST], number = 0;
  Hmac hmac;
  hmac_begin(&hmac, hash, salt.bytes, salt.length);
  HMAC(&hmac, key, secret);
  hmac_begin(&hmac, hash, key, hash->length);
  for (size_t made = 0; made < length; made += hash->length) {
    number++;
    HMAC(&hmac, turn, PART(turn, made == 0 ? 0 : hash->length), info, PART(&number, 1));
    memcpy(out + made, turn, length - made < hash->length ? length - made : hash->length);
  }
}

/* PBKDF2: keys from a password, by as much work as one likes */
static void pbkdf2(const Hash *hash, Part password, Part salt, unsigned rounds, uint8_t *out, size_t length) {
  Hmac hmac;
  hmac_begin(&hmac, hash, password.bytes, password.length);
  for (size_t made = 0, block = 1; made < length; made += hash->length, block++) {
    const uint8_t number[4] = {(uint8_t)(block >> 24), (uint8_t)(block >> 16), (uint8_t)(block >> 8), (uint8_t)block};
    uint8_t turn[MOST_DIGEST], sum[MOST_DIGEST];
    HMAC(&hmac, turn, salt, PART(number, sizeof number));
    memcpy(sum, turn, sizeof sum);
    for (unsigned round = 1; round < rounds; round++) {
      HMAC(&hmac, turn, PART(turn, hash->length));
      for (size_t i = 0; i < hash->length; i++)
        sum[i] ^= turn[i];
    }
    memcpy(out + made, sum, length - made < hash->length ? length - made : hash->length);
  }
}

/* Hexadecimal text */

static const char *hex(const uint8_t *bytes, size_t length) {
  static const char digits[] = "0123456789abcdef";
  static char texts[4][2 * MOST_BLOCK + 1];
  static unsigned turn;
  char *text = texts[turn++ % COUNT(texts)];
  for (size_t i = 0; i < length; i++) {
    text[2 * i] = digits[bytes[i] >> 4];
    text[2 * i + 1] = digits[bytes[i] & 15];
  }
  text[2 * length] = '\0';
  return text;
}

static size_t unhex(const char *text, uint8_t *bytes) {
  size_t length = 0;
  for (; isxdigit((unsigned char)text[0]) && isxdigit((unsigned char)text[1]); text += 2) {
    char pair[3] = {text[0], text[1], '\0'};
    bytes[length++] = (uint8_t)strtoul(pair, NULL, 16);
  }
  return length;
}

static int wrong, checked;

static void check(const char *what, const uint8_t *bytes, size_t length, const char *expected) {
  const char *found = hex(bytes, length);
  bool is_right = strcmp(found, expected) == 0;
  printf("%-28s %.64s%s\n", what, found, length > 32 ? "..." : "");
  if (!is_right)
    printf("   but it is to be           %s\n", expected);
  checked++;
  wrong += !is_right;
}

/* What the standards give as examples */

static void standard_digests(void) {
  static const char two_blocks[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  static const char four_blocks[] = "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                                    "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu";
  static const struct {
    int hash;
    const char *text, *digest;
  } cases[] = {
      {SHA_224, "abc", "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"},
      {SHA_224, two_blocks, "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525"},
      {SHA_256, "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
      {SHA_256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
      {SHA_256, two_blocks, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
      {SHA_384, "abc", "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"},
      {SHA_384, four_blocks,
       "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039"},
      {SHA_512, "abc",
       "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
       "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"},
      {SHA_512, four_blocks,
       "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
       "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909"},
      {SHA_512_224, "abc", "4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa"},
      {SHA_512_256, "abc", "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23"},
      {SHA_512_256, four_blocks, "3928e184fb8690f840da3988121d31be65cb9d3ef83ee6146feac861e19b563a"},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    Context context;
    uint8_t digest[MOST_DIGEST];
    char what[40];
    hash_begin(&context, &hashes[cases[i].hash]);
    hash_add(&context, cases[i].text, strlen(cases[i].text));
    hash_end(&context, digest);
    snprintf(what, sizeof what, "%s of %zu bytes", context.hash->name, strlen(cases[i].text));
    check(what, digest, context.hash->length, cases[i].digest);
  }
}

/* RFC 4231; `xN` is the byte x, N times. */
static void standard_hmacs(void) {
  static const struct {
    int hash;
    const char *key, *message, *digest;
  } cases[] = {
      {SHA_256, "0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b", "Hi There",
       "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"},
      {SHA_224, "4a656665", "what do ya want for nothing?", "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44"},
      {SHA_256, "4a656665", "what do ya want for nothing?",
       "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"},
      {SHA_384, "4a656665", "what do ya want for nothing?",
       "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649"},
      {SHA_512, "4a656665", "what do ya want for nothing?",
       "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
       "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"},
      {SHA_256, NULL, "Test Using Larger Than Block-Size Key - Hash Key First",
       "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"},
      {SHA_512, NULL, "Test Using Larger Than Block-Size Key - Hash Key First",
       "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
       "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598"},
  };
  for (size_t i = 0; i < COUNT(cases); i++) {
    uint8_t key[131], digest[MOST_DIGEST];
    size_t length = sizeof key;
    if (cases[i].key == NULL)
      memset(key, 0xaa, sizeof key);
    else
      length = unhex(cases[i].key, key);
    const Hash *hash = &hashes[cases[i].hash];
    Hmac hmac;
    hmac_begin(&hmac, hash, key, length);
    HMAC(&hmac, digest, PART(cases[i].message, strlen(cases[i].message)));
    char what[40];
    snprintf(what, sizeof what, "HMAC %s, key of %zu", hash->name, length);
    check(what, digest, hash->length, cases[i].digest);
  }
}

static void standard_keys(void) {
  uint8_t secret[22], salt[13], info[10], out[82];
  memset(secret, 0x0b, sizeof secret);
  for (uint8_t i = 0; i < sizeof salt; i++)
    salt[i] = i;
  for (uint8_t i = 0; i < sizeof info; i++)
    info[i] = 0xf0 + i;
  hkdf(&hashes[SHA_256], PART(salt, sizeof salt), PART(secret, sizeof secret), PART(info, sizeof info), out, 42);
  check("HKDF, RFC 5869 A.1", out, 42,
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865");
  hkdf(&hashes[SHA_256], PART(NULL, 0), PART(secret, sizeof secret), PART(NULL, 0), out, 42);
  check("HKDF, RFC 5869 A.3", out, 42,
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8");
  pbkdf2(&hashes[SHA_256], PART("passwd", 6), PART("salt", 4), 1, out, 64);
  check("PBKDF2, RFC 7914 11", out, 64,
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
        "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783");
}

/* However the bytes arrive, the digest is the same. */
static void in_pieces(const Hash *hash, const uint8_t *data, size_t length) {
  uint8_t whole[MOST_DIGEST], pieces[MOST_DIGEST];
  Context context;
  hash_begin(&context, hash);
  hash_add(&context, data, length);
  hash_end(&context, whole);
  hash_begin(&context, hash);
  for (size_t at = 0, piece = 0; at < length; at += piece) {
    piece = (piece * 7 + 1) % 300;
    if (piece > length - at)
      piece = length - at;
    hash_add(&context, data + at, piece);
  }
  hash_end(&context, pieces);
  check(hash->name, pieces, hash->length, hex(whole, hash->length));
}

/* All lengths around the ends of blocks, each digest into the next message */
static void lengths(const Hash *hash, size_t most) {
  uint8_t message[300] = {0}, digest[MOST_DIGEST] = {0};
  for (size_t length = 0; length < most; length++) {
    Context context;
    hash_begin(&context, hash);
    hash_add(&context, message, length);
    hash_end(&context, digest);
    for (size_t i = 0; i < hash->length; i++)
      message[(length + i) % sizeof message] ^= digest[i];
  }
  printf("%-28s %s after %zu lengths\n", hash->name, hex(digest, 16), most);
}

int main(int argc, char **argv) {
  size_t size = (argc > 1 ? strtoul(argv[1], NULL, 10) : 6) * 1000;
  make_constants();
  printf("constants: %08x ... %016llx\n", (unsigned)(cube_roots[63] >> 32), (unsigned long long)cube_roots[79]);
  standard_digests();
  standard_hmacs();
  standard_keys();
  uint8_t *data = malloc(size + 1);
  for (size_t i = 0; i < size; i++)
    data[i] = (uint8_t)(i * i >> 3);
  for (size_t i = 0; i < COUNT(hashes); i++)
    in_pieces(&hashes[i], data, size / COUNT(hashes));
  for (size_t i = SHA_256; i <= SHA_512; i += 2)
    lengths(&hashes[i], size < 20000 ? 70 : 260);
  free(data);
  printf("%d of %d wrong\n", wrong, checked);
  return wrong != 0;
}
