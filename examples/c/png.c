/*
 * Pictures: drawn with smooth edges, written as PNG [ISO/IEC 15948] in grey, colours or a palette, and read again. A row is filtered
 * by what makes it smallest; the filtered rows are compressed by matches that begin a row or a pixel earlier, in fixed codes.
 *
 * `png` checks itself; `png 64` does so with pictures of 64 by 48; `png 640 colours > a.png` writes one of the pictures.
 */
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Pixels */

typedef union {
  struct {
    uint8_t red, green, blue, alpha;
  };
  uint8_t parts[4];
} Pixel;

typedef struct {
  uint32_t width, height;
  Pixel pixels[];
} Picture;

static Picture *new_picture(uint32_t width, uint32_t height, Pixel paper) {
  Picture *picture = malloc(sizeof *picture + (size_t)width * height * sizeof(Pixel));
  if (picture == NULL)
    abort();
  picture->width = width;
  picture->height = height;
  for (size_t i = 0; i < (size_t)width * height; i++)
    picture->pixels[i] = paper;
  return picture;
}

#define RGB(r, g, b) ((Pixel){{(r), (g), (b), 255}})

/* Paints a pixel by so much of 256. */
static void blend(Picture *picture, int x, int y, Pixel ink, int cover) {
  if (x < 0 || y < 0 || (uint32_t)x >= picture->width || (uint32_t)y >= picture->height || cover <= 0)
    return;
  Pixel *pixel = &picture->pixels[(size_t)y * picture->width + (size_t)x];
  if (cover > 256)
    cover = 256;
  for (int i = 0; i < 3; i++)
    pixel->parts[i] = (uint8_t)((pixel->parts[i] * (256 - cover) + ink.parts[i] * cover) >> 8);
}

/* How much of a pixel lies within a shape: by the distance of its middle from the edge */
typedef double Shape(const double *numbers, double x, double y);

static double disk(const double *at, double x, double y) {
  double dx = x - at[0], dy = y - at[1];
  return at[2] - sqrt(dx * dx + dy * dy);
}

static double ring(const double *at, double x, double y) {
  double inside = disk(at, x, y);
  return at[3] / 2 - fabs(inside);
}

/* A line with round ends: from (0, 1) to (2, 3), of width 4 */
static double stroke(const double *at, double x, double y) {
  double dx = at[2] - at[0], dy = at[3] - at[1], length = dx * dx + dy * dy;
  double along = length == 0 ? 0 : ((x - at[0]) * dx + (y - at[1]) * dy) / length;
  along = along < 0 ? 0 : along > 1 ? 1 : along;
  double ex = x - at[0] - along * dx, ey = y - at[1] - along * dy;
  return at[4] / 2 - sqrt(ex * ex + ey * ey);
}

static void paint(Picture *picture, Pixel ink, Shape *shape, const double *numbers) {
  for (uint32_t y = 0; y < picture->height; y++)
    for (uint32_t x = 0; x < picture->width; x++) {
      double inside = shape(numbers, x + 0.5, y + 0.5) + 0.5;
      blend(picture, (int)x, (int)y, ink, inside >= 1 ? 256 : (int)(inside * 256));
    }
}

#define PAINT(picture, ink, shape, ...) paint((picture), (ink), (shape), (const double[]){__VA_ARGS__})

/* Letters of 5 by 7 dots, a row in the lower bits of a byte */
static const struct {
  char letter;
  uint8_t rows[7];
} font[] = {
    {'A', {0x0e, 0x11, 0x11, 0x1f, 0x11, 0x11, 0x11}}, {'C', {0x0e, 0x11, 0x10, 0x10, 0x10, 0x11, 0x0e}},
    {'G', {0x0e, 0x11, 0x10, 0x17, 0x11, 0x11, 0x0f}}, {'N', {0x11, 0x19, 0x15, 0x13, 0x11, 0x11, 0x11}},
    {'P', {0x1e, 0x11, 0x11, 0x1e, 0x10, 0x10, 0x10}},
};

static void write_text(Picture *picture, int x, int y, int size, Pixel ink, const char *text) {
  for (; *text != '\0'; text++, x += 6 * size)
    for (size_t i = 0; i < COUNT(font); i++)
      for (int dot = 0; font[i].letter == *text && dot < 35 * size * size; dot++) {
        int dx = dot % (5 * size), dy = dot / (5 * size);
        if (font[i].rows[dy / size] >> (4 - dx / size) & 1)
          blend(picture, x + dx, y + dy, ink, 256);
      }
}

/* Checksums */

static uint32_t crc_of(const uint8_t *bytes, size_t length) {
  static uint32_t table[256];
  if (table[1] == 0)
    for (uint32_t i = 0; i < 256; i++) {
      table[i] = i;
      for (int bit = 0; bit < 8; bit++)
        table[i] = (table[i] & 1 ? 0xedb88320u : 0) ^ table[i] >> 1;
    }
  uint32_t crc = 0xffffffffu;
  for (size_t i = 0; i < length; i++)
    crc = table[(crc ^ bytes[i]) & 255] ^ crc >> 8;
  return crc ^ 0xffffffffu;
}

static uint32_t adler_of(const uint8_t *bytes, size_t length) {
  uint32_t a = 1, b = 0;
  for (size_t i = 0; i < length; i++) {
    a = (a + bytes[i]) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

/* Bytes that grow, with bits at their end */

typedef struct {
  uint8_t *bytes;
  size_t length, room;
  uint32_t bits;
  int held;
} Bytes;

static void put(Bytes *out, unsigned byte) {
  if (out->length == out->room) {
    out->room = out->room ? 2 * out->room : 128;
    out->bytes = realloc(out->bytes, out->room);
    if (out->bytes == NULL)
      abort();
  }
  out->bytes[out->length++] = (uint8_t)byte;
}

static void put_all(Bytes *out, const void *from, size_t length) {
  for (const uint8_t *at = from; length > 0; length--)
    put(out, *at++);
}

static void put_word(Bytes *out, uint32_t word) {
  for (int shift = 24; shift >= 0; shift -= 8)
    put(out, word >> shift);
}

static void put_bits(Bytes *out, uint32_t bits, int count) {
  out->bits |= bits << out->held;
  for (out->held += count; out->held >= 8; out->held -= 8, out->bits >>= 8)
    put(out, out->bits & 255);
}

/* A code begins with its highest bit. */
static void put_code(Bytes *out, uint32_t code, int count) {
  uint32_t turned = 0;
  for (int i = 0; i < count; i++)
    turned |= (code >> i & 1) << (count - 1 - i);
  put_bits(out, turned, count);
}

static void put_symbol(Bytes *out, unsigned symbol) {
  if (symbol < 144)
    put_code(out, 0x30 + symbol, 8);
  else if (symbol < 256)
    put_code(out, 0x190 + symbol - 144, 9);
  else if (symbol < 280)
    put_code(out, symbol - 256, 7);
  else
    put_code(out, 0xc0 + symbol - 280, 8);
}

/* Lengths and distances: symbols in groups, each with one bit more behind it than the last. `per` is how many are in a group. */
static unsigned group_of(unsigned value, unsigned per, int *extra) {
  unsigned first = 0, symbol = 0;
  *extra = 0;
  for (unsigned in_group = 0; value >= first + (1u << *extra); symbol++) {
    first += 1u << *extra;
    if (++in_group % per == 0 && in_group >= 2 * per)
      ++*extra;
  }
  return symbol;
}

static unsigned group_start(unsigned symbol, unsigned per, int *extra) {
  *extra = symbol < 2 * per ? 0 : (int)(symbol / per) - 1;
  return *extra == 0 ? symbol : (per + symbol % per) << *extra;
}

static void put_match(Bytes *out, unsigned length, unsigned distance) {
  int extra;
  unsigned symbol = length == 258 ? 28 : group_of(length - 3, 4, &extra), first = group_start(symbol, 4, &extra);
  put_symbol(out, 257 + symbol);
  if (length < 258)
    put_bits(out, length - 3 - first, extra);
  symbol = group_of(distance - 1, 2, &extra);
  put_code(out, symbol, 5);
  put_bits(out, distance - 1 - group_start(symbol, 2, &extra), extra);
}

static unsigned match_at(const uint8_t *data, size_t at, size_t length, size_t distance) {
  unsigned same = 0;
  if (distance == 0 || distance > at || distance > 32768)
    return 0;
  while (same < 258 && at + same < length && data[at + same] == data[at + same - distance])
    same++;
  return same;
}

/* `steps` are the distances at which rows of a picture repeat themselves; behind them, the place where the same three bytes were last. */
static void compress(Bytes *out, const uint8_t *data, size_t length, const size_t steps[static 2]) {
  static size_t places[4096];
  memset(places, 0, sizeof places);
  put(out, 0x78);
  put(out, 0x01);
  put_bits(out, 3, 3);
  for (size_t at = 0; at < length;) {
    unsigned hash = 0;
    if (at + 2 < length)
      hash = (data[at] * 961u + data[at + 1] * 31u + data[at + 2]) % COUNT(places);
    size_t distances[] = {steps[0], steps[1], places[hash] > 0 ? at + 1 - places[hash] : 0}, best = 0;
    unsigned most = 2;
    for (size_t i = 0; i < COUNT(distances); i++) {
      unsigned same = match_at(data, at, length, distances[i]);
      if (same > most)
        most = same, best = distances[i];
    }
    places[hash] = at + 1;
    if (most < 4) {
      put_symbol(out, data[at++]);
    } else {
      put_match(out, most, (unsigned)best);
      at += most;
    }
  }
  put_symbol(out, 256);
  put_bits(out, 0, 7);
  out->held = 0;
  out->bits = 0;
  put_word(out, adler_of(data, length));
}

/* Formats: what a pixel is in a row */

typedef enum { GREY = 0, COLOURS = 2, PALETTE = 3, ALPHA = 6 } Format;

static const struct {
  const char *name;
  Format format;
  int bits;
} formats[] = {{"grey", GREY, 8}, {"colours", COLOURS, 24}, {"palette", PALETTE, 4}, {"alpha", ALPHA, 32}, {"two", PALETTE, 1}};

typedef struct {
  Format format;
  int bits; /* of a pixel */
  Pixel palette[16];
} Layout;

static uint8_t grey_of(Pixel pixel) { return (uint8_t)((pixel.red * 77 + pixel.green * 151 + pixel.blue * 28) >> 8); }

static unsigned nearest(const Layout *layout, Pixel pixel) {
  unsigned best = 0;
  for (unsigned i = 0, least = ~0u; i < 1u << layout->bits; i++) {
    unsigned distance = 0;
    for (int part = 0; part < 3; part++) {
      int difference = layout->palette[i].parts[part] - pixel.parts[part];
      distance += (unsigned)(difference * difference);
    }
    if (distance < least)
      least = distance, best = i;
  }
  return best;
}

/* What is left of a pixel in a format */
static Pixel kept(const Layout *layout, Pixel pixel) {
  if (layout->format == PALETTE)
    return layout->palette[nearest(layout, pixel)];
  if (layout->format == GREY)
    return RGB(grey_of(pixel), grey_of(pixel), grey_of(pixel));
  return pixel;
}

static size_t row_length(const Layout *layout, uint32_t width) { return ((size_t)width * (size_t)layout->bits + 7) / 8; }

static void pack_row(const Layout *layout, const Pixel *pixels, uint32_t width, uint8_t *row) {
  memset(row, 0, row_length(layout, width));
  for (uint32_t x = 0; x < width; x++) {
    size_t at = (size_t)x * (size_t)layout->bits;
    if (layout->format == PALETTE)
      row[at / 8] |= (uint8_t)(nearest(layout, pixels[x]) << (8 - (unsigned)layout->bits - at % 8));
    else if (layout->format == GREY)
      row[x] = grey_of(pixels[x]);
    else
      memcpy(row + at / 8, pixels[x].parts, (size_t)layout->bits / 8);
  }
}

static void unpack_row(const Layout *layout, const uint8_t *row, uint32_t width, Pixel *pixels) {
  for (uint32_t x = 0; x < width; x++) {
    size_t at = (size_t)x * (size_t)layout->bits;
    pixels[x] = RGB(row[at / 8], row[at / 8], row[at / 8]);
    if (layout->format == PALETTE)
      pixels[x] = layout->palette[row[at / 8] >> (8 - (unsigned)layout->bits - at % 8) & ((1u << layout->bits) - 1)];
    else if (layout->format != GREY)
      memcpy(pixels[x].parts, row + at / 8, (size_t)layout->bits / 8);
  }
}

/* Filters: each byte is written as what it differs from one that is expected, by the pixel before, the row before, or both. */

enum { FILTERS = 5 };

static uint8_t expected_byte(int filter, unsigned left, unsigned up, unsigned corner) {
  int guess = (int)left + (int)up - (int)corner;
  int by_left = abs(guess - (int)left), by_up = abs(guess - (int)up), by_corner = abs(guess - (int)corner);
  switch (filter) {
  case 1:
    return (uint8_t)left;
  case 2:
    return (uint8_t)up;
  case 3:
    return (uint8_t)((left + up) / 2);
  case 4:
    return (uint8_t)(by_left <= by_up && by_left <= by_corner ? left : by_up <= by_corner ? up : corner);
  default:
    return 0;
  }
}

/* `row` and `above` as they are; gives the sum of what is left. */
static unsigned filter_row(int filter, const uint8_t *row, const uint8_t *above, size_t length, size_t step, uint8_t *out) {
  unsigned sum = 0;
  for (size_t i = 0; i < length; i++) {
    uint8_t left = i < step ? 0 : row[i - step], corner = i < step ? 0 : above[i - step];
    out[i] = (uint8_t)(row[i] - expected_byte(filter, left, above[i], corner));
    sum += out[i] < 128 ? out[i] : 256u - out[i];
  }
  return sum;
}

static void unfilter_row(int filter, uint8_t *row, const uint8_t *above, size_t length, size_t step) {
  for (size_t i = 0; i < length; i++) {
    uint8_t left = i < step ? 0 : row[i - step], corner = i < step ? 0 : above[i - step];
    row[i] = (uint8_t)(row[i] + expected_byte(filter, left, above[i], corner));
  }
}

/* Chunks: length, kind, data, checksum */

static void put_chunk(Bytes *out, const char kind[static 4], const void *data, size_t length) {
  put_word(out, (uint32_t)length);
  size_t start = out->length;
  put_all(out, kind, 4);
  put_all(out, data, length);
  put_word(out, crc_of(out->bytes + start, length + 4));
}

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

static void put_head(Bytes *out, const Picture *picture, const Layout *layout) {
  Bytes head = {0};
  put_word(&head, picture->width);
  put_word(&head, picture->height);
  put(&head, layout->format == PALETTE ? (unsigned)layout->bits : 8);
  put(&head, layout->format);
  put_all(&head, "\0\0", 3);
  put_all(out, signature, sizeof signature);
  put_chunk(out, "IHDR", head.bytes, head.length);
  put_chunk(out, "tEXt", "Software\0png.c", 14);
  head.length = 0;
  for (int i = 0; layout->format == PALETTE && i < 1 << layout->bits; i++)
    put_all(&head, layout->palette[i].parts, 3);
  if (head.length > 0)
    put_chunk(out, "PLTE", head.bytes, head.length);
  free(head.bytes);
}

static void encode(Bytes *out, const Picture *picture, const Layout *layout, unsigned used[FILTERS]) {
  size_t length = row_length(layout, picture->width), step = layout->bits < 8 ? 1 : (size_t)layout->bits / 8;
  uint8_t rows[2][length], tries[FILTERS][length];
  Bytes all = {0}, packed = {0};
  memset(rows, 0, sizeof rows);
  put_head(out, picture, layout);
  for (uint32_t y = 0; y < picture->height; y++) {
    int best = 0;
    unsigned least = ~0u;
    pack_row(layout, picture->pixels + (size_t)y * picture->width, picture->width, rows[y % 2]);
    for (int filter = 0; filter < (layout->format == PALETTE ? 1 : FILTERS); filter++) {
      unsigned sum = filter_row(filter, rows[y % 2], rows[(y + 1) % 2], length, step, tries[filter]);
      if (sum < least)
        least = sum, best = filter;
    }
    put(&all, (unsigned)best);
    put_all(&all, tries[best], length);
    used[best]++;
  }
  compress(&packed, all.bytes, all.length, (size_t[]){step, length + 1});
  for (size_t at = 0; at < packed.length; at += 1024)
    put_chunk(out, "IDAT", packed.bytes + at, packed.length - at < 1024 ? packed.length - at : 1024);
  put_chunk(out, "IEND", NULL, 0);
  free(all.bytes);
  free(packed.bytes);
}

/* Reading what has been written above */

typedef struct {
  const uint8_t *at, *end;
  uint32_t bits;
  int held;
  const char *problem;
} Input;

static uint32_t take_word(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static unsigned take_bits(Input *in, int count) {
  while (in->held < count) {
    if (in->at == in->end) {
      in->problem = "the data end too early";
      return 0;
    }
    in->bits |= (uint32_t)*in->at++ << in->held;
    in->held += 8;
  }
  unsigned bits = in->bits & ((1u << count) - 1);
  in->bits >>= count;
  in->held -= count;
  return bits;
}

static unsigned take_code(Input *in, int count) {
  unsigned code = 0;
  while (count-- > 0)
    code = code << 1 | take_bits(in, 1);
  return code;
}

static unsigned take_symbol(Input *in) {
  unsigned code = take_code(in, 7);
  if (code < 24)
    return 256 + code;
  code = code << 1 | take_bits(in, 1);
  if (code < 192)
    return code - 48;
  return code < 200 ? 280 + code - 192 : 144 + ((code << 1 | take_bits(in, 1)) - 400);
}

static void expand(Input *in, Bytes *out) {
  int extra;
  if (take_bits(in, 16) != 0x0178 || take_bits(in, 3) != 3)
    in->problem = "this was compressed by somebody else";
  while (in->problem == NULL) {
    unsigned symbol = take_symbol(in);
    if (symbol == 256)
      break;
    if (symbol < 256) {
      put(out, symbol);
      continue;
    }
    unsigned first = group_start(symbol - 257, 4, &extra);
    unsigned length = symbol == 285 ? 258 : 3 + first + take_bits(in, extra);
    first = group_start(take_code(in, 5), 2, &extra);
    size_t distance = 1 + first + take_bits(in, extra);
    if (distance > out->length)
      in->problem = "a distance is too long";
    while (in->problem == NULL && length-- > 0)
      put(out, out->bytes[out->length - distance]);
  }
  if (in->problem == NULL && (in->end - in->at != 4 || take_word(in->at) != adler_of(out->bytes, out->length)))
    in->problem = "the sum of the data is wrong";
}

/* Collects what the chunks hold; the layout and the size are checked by whoever asked for them. */
static const char *take_chunks(const Bytes *file, Layout *layout, uint32_t size[2], Bytes *packed) {
  const uint8_t *at = file->bytes, *end = at + file->length;
  if (file->length < 8 || memcmp(at, signature, 8) != 0)
    return "the signature is missing";
  for (at += 8; end - at >= 12;) {
    uint32_t length = take_word(at);
    if (length > (size_t)(end - at) - 12)
      return "a chunk is too long";
    if (take_word(at + 8 + length) != crc_of(at + 4, length + 4))
      return "the checksum of a chunk is wrong";
    const uint8_t *data = at + 8;
    if (memcmp(at + 4, "IHDR", 4) == 0 && length == 13) {
      size[0] = take_word(data);
      size[1] = take_word(data + 4);
      layout->format = (Format)data[9];
      layout->bits = data[8] * (data[9] == COLOURS ? 3 : data[9] == ALPHA ? 4 : 1);
    } else if (memcmp(at + 4, "PLTE", 4) == 0) {
      for (uint32_t i = 0; i < length / 3 && i < 16; i++)
        layout->palette[i] = RGB(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
    } else if (memcmp(at + 4, "IDAT", 4) == 0) {
      put_all(packed, data, length);
    } else if (memcmp(at + 4, "IEND", 4) == 0) {
      return at + 12 == end ? NULL : "something follows the end";
    } else if (!(at[4] & 0x20)) {
      return "a chunk that is needed is not known";
    }
    at += 12 + length;
  }
  return "the end is missing";
}

static const char *decode(const Bytes *file, Picture **picture) {
  Layout layout = {0};
  uint32_t size[2] = {0};
  Bytes packed = {0}, all = {0};
  const char *problem = take_chunks(file, &layout, size, &packed);
  if (problem != NULL)
    goto out;
  Input in = {.at = packed.bytes, .end = packed.bytes + packed.length};
  expand(&in, &all);
  problem = in.problem;
  size_t length = row_length(&layout, size[0]), step = layout.bits < 8 ? 1 : (size_t)layout.bits / 8;
  if (problem == NULL && all.length != (length + 1) * size[1])
    problem = "there are too many rows or too few";
  if (problem != NULL)
    goto out;
  uint8_t *above = calloc(length, 1), *first = above;
  *picture = new_picture(size[0], size[1], RGB(0, 0, 0));
  for (uint32_t y = 0; y < size[1]; y++) {
    uint8_t *row = all.bytes + y * (length + 1);
    unfilter_row(row[0], row + 1, above, length, step);
    unpack_row(&layout, row + 1, size[0], (*picture)->pixels + (size_t)y * size[0]);
    above = row + 1;
  }
  free(first);
out:
  free(packed.bytes);
  free(all.bytes);
  return problem;
}

/* The picture: a sky, a sun, hills and letters */
static Picture *landscape(uint32_t width) {
  uint32_t height = width * 3 / 4;
  Picture *picture = new_picture(width, height, RGB(0, 0, 0));
  double w = width, h = height;
  for (uint32_t y = 0; y < height; y++)
    for (uint32_t x = 0; x < width; x++)
      picture->pixels[(size_t)y * width + x] = RGB((uint8_t)(90 + 120 * y / height), (uint8_t)(150 + 60 * y / height), 230);
  PAINT(picture, RGB(255, 220, 90), disk, w * 0.75, h * 0.28, w * 0.1);
  PAINT(picture, RGB(255, 245, 200), ring, w * 0.75, h * 0.28, w * 0.14, w * 0.02);
  PAINT(picture, RGB(60, 120, 70), disk, w * 0.2, h * 1.3, h * 0.6);
  PAINT(picture, RGB(40, 95, 60), disk, w * 0.7, h * 1.5, h * 0.75);
  PAINT(picture, RGB(110, 70, 40), stroke, w * 0.3, h * 0.75, w * 0.3, h * 0.5, w * 0.03);
  PAINT(picture, RGB(30, 110, 50), disk, w * 0.3, h * 0.45, w * 0.09);
  write_text(picture, (int)width / 10, (int)height / 10, 1 + (int)width / 80, RGB(250, 250, 250), "PNG C");
  for (uint32_t y = 0; y < height; y++)
    picture->pixels[(size_t)y * width].alpha = (uint8_t)(255 - y % 16);
  return picture;
}

static void show(const Picture *picture) {
  static const char shades[] = "@%#*+=-:. ";
  for (uint32_t row = 0; row < 12; row++) {
    for (uint32_t column = 0; column < 40; column++) {
      uint32_t x = (2 * column + 1) * picture->width / 80, y = (2 * row + 1) * picture->height / 24;
      putchar(shades[grey_of(picture->pixels[(size_t)y * picture->width + x]) * 10 / 256]);
    }
    putchar('\n');
  }
}

static Layout layout_of(size_t kind) {
  Layout layout = {.format = formats[kind].format, .bits = formats[kind].bits};
  static const uint8_t levels[] = {40, 100, 160, 230};
  for (int i = 0; i < 16; i++)
    layout.palette[i] = RGB(levels[i & 3], levels[(i >> 1 & 1) + (i >> 2 & 2)], levels[i >> 2]);
  if (layout.bits == 1)
    layout.palette[0] = RGB(20, 30, 60), layout.palette[1] = RGB(240, 240, 210);
  return layout;
}

static int check(const Picture *picture, size_t kind) {
  Layout layout = layout_of(kind);
  Bytes file = {0};
  Picture *again = NULL;
  unsigned used[FILTERS] = {0}, different = 0;
  encode(&file, picture, &layout, used);
  const char *problem = decode(&file, &again);
  for (size_t i = 0; again != NULL && i < (size_t)picture->width * picture->height; i++) {
    Pixel pixel = kept(&layout, picture->pixels[i]);
    different += memcmp(&pixel, &again->pixels[i], layout.format == ALPHA ? 4 : 3) != 0;
  }
  printf("%-8s %6zu bytes, checksum %08x, filters %u %u %u %u %u: %s\n", formats[kind].name, file.length,
         crc_of(file.bytes, file.length), used[0], used[1], used[2], used[3], used[4],
         problem != NULL ? problem : different > 0 ? "DIFFERENT" : "same");
  file.bytes[file.length / 2] ^= 4;
  Picture *none = NULL;
  const char *damage = decode(&file, &none);
  printf("         damaged: %s\n", damage == NULL ? "NOT SEEN" : damage);
  free(none);
  free(again);
  free(file.bytes);
  return problem != NULL || different > 0 || damage == NULL;
}

int main(int argc, char **argv) {
  uint32_t width = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 48;
  int wrong = 0;
  Picture *picture = landscape(width);
  for (size_t kind = 0; kind < COUNT(formats) && argc > 2; kind++) {
    unsigned used[FILTERS] = {0};
    Layout layout = layout_of(kind);
    Bytes file = {0};
    if (strcmp(formats[kind].name, argv[2]) == 0)
      encode(&file, picture, &layout, used);
    if (file.length > 0)
      fwrite(file.bytes, 1, file.length, stdout);
    free(file.bytes);
  }
  if (argc <= 2) {
    show(picture);
    for (size_t kind = 0; kind < COUNT(formats); kind++)
      wrong += check(picture, kind);
    printf("%d wrong\n", wrong);
  }
  free(picture);
  return wrong != 0;
}
