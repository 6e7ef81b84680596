/*
 * The C compiler's opinion. Each line of input asks one question, each line of output is its answer:
 *
 *   f32 add A B           operations; operands and results are bit patterns in hexadecimal
 *   cvt TO FROM A         conversion; float to integer saturates and gives 0 for NaN
 *   read f32 TEXT         strtof and its siblings
 *   hex f64 A             printf("%a")
 *   digits f32 N A        printf("%.*e") with N significant digits
 *
 * A NaN is answered as "nan".
 */
#define __STDC_WANT_IEC_60559_TYPES_EXT__ 1
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 wide;
typedef int8_t i8; typedef int16_t i16; typedef int32_t i32; typedef int64_t i64; typedef __int128 i128;
typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef uint64_t u64; typedef unsigned __int128 u128;
typedef float f32; typedef double f64; typedef _Float128 f128;

static wide parse(const char *text) {
  wide value = 0;
  for (; *text; text++) value = value * 16 + (wide)(*text <= '9' ? *text - '0' : *text - 'a' + 10);
  return value;
}

static void put(wide value) {
  char text[40];
  int at = 39;
  text[at] = 0;
  do {
    text[--at] = "0123456789abcdef"[(int)(value & 15)];
    value >>= 4;
  } while (value);
  puts(text + at);
}

#define FLOAT(T, BITS, SUFFIX)                                                              \
  static T T##_of(wide pattern) { BITS bits = (BITS)pattern; T x; memcpy(&x, &bits, sizeof x); return x; } \
  static void put_##T(T x) {                                                                \
    BITS bits;                                                                              \
    if (x != x) { puts("nan"); return; }                                                    \
    memcpy(&bits, &x, sizeof x);                                                            \
    put(bits);                                                                              \
  }                                                                                         \
  static int run_##T(const char *op, T a, T b) {                                            \
    if (!strcmp(op, "add")) put_##T(a + b);                                                 \
    else if (!strcmp(op, "sub")) put_##T(a - b);                                            \
    else if (!strcmp(op, "mul")) put_##T(a * b);                                            \
    else if (!strcmp(op, "div")) put_##T(a / b);                                            \
    else if (!strcmp(op, "rem")) put_##T(fmod##SUFFIX(a, b));                               \
    else if (!strcmp(op, "sqrt")) put_##T(sqrt##SUFFIX(a));                                 \
    else if (!strcmp(op, "recip")) put_##T(1 / a);                                          \
    else if (!strcmp(op, "neg")) put_##T(-a);                                               \
    else if (!strcmp(op, "abs")) put_##T(fabs##SUFFIX(a));                                  \
    else if (!strcmp(op, "lnot")) put_##T(!a);                                              \
    else if (!strcmp(op, "ceil")) put_##T(ceil##SUFFIX(a));                                 \
    else if (!strcmp(op, "floor")) put_##T(floor##SUFFIX(a));                               \
    else if (!strcmp(op, "trunc")) put_##T(trunc##SUFFIX(a));                               \
    else if (!strcmp(op, "round")) put_##T(round##SUFFIX(a));                               \
    else if (!strcmp(op, "eq")) put(a == b);                                                \
    else if (!strcmp(op, "ne")) put(a != b);                                                \
    else if (!strcmp(op, "lt")) put(a < b);                                                 \
    else if (!strcmp(op, "le")) put(a <= b);                                                \
    else if (!strcmp(op, "gt")) put(a > b);                                                 \
    else if (!strcmp(op, "ge")) put(a >= b);                                                \
    else return 0;                                                                          \
    return 1;                                                                               \
  }

FLOAT(f32, u32, f)
FLOAT(f64, u64, )
FLOAT(f128, u128, f128)

/* Smith's division, written once more; every step is rounded in the component type. */
#define COMPLEX(T, C)                                                                       \
  static void run_##C(const char *op, T a, T b, T c, T d) {                                 \
    T re, im;                                                                               \
    if (!strcmp(op, "add")) { re = a + c; im = b + d; }                                     \
    else if (!strcmp(op, "sub")) { re = a - c; im = b - d; }                                \
    else if (!strcmp(op, "mul")) { re = a * c - b * d; im = a * d + b * c; }                \
    else if (fabs((double)c) >= fabs((double)d)) {                                          \
      T r = d / c, s = c + d * r;                                                           \
      re = (a + b * r) / s; im = (b - a * r) / s;                                           \
    } else {                                                                                \
      T r = c / d, s = c * r + d;                                                           \
      re = (a * r + b) / s; im = (b * r - a) / s;                                           \
    }                                                                                       \
    put_##T(re);                                                                            \
    put_##T(im);                                                                            \
  }

COMPLEX(f32, c64)
COMPLEX(f64, c128)

#define MIN_i8 INT8_MIN
#define MAX_i8 INT8_MAX
#define MIN_i16 INT16_MIN
#define MAX_i16 INT16_MAX
#define MIN_i32 INT32_MIN
#define MAX_i32 INT32_MAX
#define MIN_i64 INT64_MIN
#define MAX_i64 INT64_MAX
#define MAX_i128 ((i128)(~(u128)0 >> 1))
#define MIN_i128 (-MAX_i128 - 1)
#define MIN_u8 0
#define MAX_u8 UINT8_MAX
#define MIN_u16 0
#define MAX_u16 UINT16_MAX
#define MIN_u32 0
#define MAX_u32 UINT32_MAX
#define MIN_u64 0
#define MAX_u64 UINT64_MAX
#define MIN_u128 0
#define MAX_u128 (~(u128)0)

#define EACH_INT(M) M(i8) M(i16) M(i32) M(i64) M(i128) M(u8) M(u16) M(u32) M(u64) M(u128)

static const char *to;
static wide operand;

/* The limits of every integer type are compared as binary128 numbers: 2^127 and 2^128 are exact there. */
#define FLOAT_TO_INT(T)                                                                     \
  if (!strcmp(to, #T)) {                                                                    \
    put(x != x ? 0 : x >= (f128)MAX_##T ? (wide)(T)MAX_##T : x <= (f128)MIN_##T ? (wide)(T)MIN_##T : (wide)(T)x); \
    return;                                                                                 \
  }
#define FLOAT_TO_FLOAT(T) if (!strcmp(to, #T)) { put_##T((T)y); return; }
#define INT_TO_INT(T) if (!strcmp(to, #T)) { put((wide)(T)y); return; }

#define FROM_FLOAT(F)                                                                       \
  static void from_##F(void) {                                                              \
    F y = F##_of(operand);                                                                  \
    f128 x = y;                                                                             \
    EACH_INT(FLOAT_TO_INT)                                                                  \
    FLOAT_TO_FLOAT(f32) FLOAT_TO_FLOAT(f64) FLOAT_TO_FLOAT(f128)                            \
  }
#define FROM_INT(I)                                                                         \
  static void from_##I(void) {                                                              \
    I y = (I)operand;                                                                       \
    EACH_INT(INT_TO_INT)                                                                    \
    FLOAT_TO_FLOAT(f32) FLOAT_TO_FLOAT(f64) FLOAT_TO_FLOAT(f128)                            \
  }

FROM_FLOAT(f32) FROM_FLOAT(f64) FROM_FLOAT(f128)
/* Not EACH_INT(FROM_INT): a macro does not expand inside itself. */
FROM_INT(i8) FROM_INT(i16) FROM_INT(i32) FROM_INT(i64) FROM_INT(i128)
FROM_INT(u8) FROM_INT(u16) FROM_INT(u32) FROM_INT(u64) FROM_INT(u128)

static void convert(const char *from) {
#define CASE(T) if (!strcmp(from, #T)) from_##T();
  EACH_INT(CASE) CASE(f32) CASE(f64) CASE(f128)
}

static void hex(const char *type, wide bits) {
  char text[80];
  if (!strcmp(type, "f128")) strfromf128(text, sizeof text, "%a", f128_of(bits));
  else snprintf(text, sizeof text, "%a", !strcmp(type, "f32") ? (double)f32_of(bits) : f64_of(bits));
  puts(text);
}

static void digits(const char *type, int count, wide bits) {
  char text[80], format[16];
  snprintf(format, sizeof format, "%%.%de", count - 1);
  if (!strcmp(type, "f128")) strfromf128(text, sizeof text, format, f128_of(bits));
  else snprintf(text, sizeof text, "%.*e", count - 1, !strcmp(type, "f32") ? (double)f32_of(bits) : f64_of(bits));
  puts(text);
}

static char line[1 << 20];

int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    char *word[7] = {0};
    int count = 0;
    for (char *at = strtok(line, " \n"); at && count < 7; at = strtok(0, " \n")) word[count++] = at;
    if (!strcmp(word[0], "cvt")) {
      to = word[1];
      operand = parse(word[3]);
      convert(word[2]);
    } else if (!strcmp(word[0], "read")) {
      if (!strcmp(word[1], "f32")) put_f32(strtof(word[2], 0));
      else if (!strcmp(word[1], "f64")) put_f64(strtod(word[2], 0));
      else put_f128(strtof128(word[2], 0));
    } else if (!strcmp(word[0], "hex")) {
      hex(word[1], parse(word[2]));
    } else if (!strcmp(word[0], "digits")) {
      digits(word[1], atoi(word[2]), parse(word[3]));
    } else if (!strcmp(word[0], "c64")) {
      run_c64(word[1], f32_of(parse(word[2])), f32_of(parse(word[3])), f32_of(parse(word[4])), f32_of(parse(word[5])));
    } else if (!strcmp(word[0], "c128")) {
      run_c128(word[1], f64_of(parse(word[2])), f64_of(parse(word[3])), f64_of(parse(word[4])), f64_of(parse(word[5])));
    } else {
      wide a = parse(word[2]), b = count > 3 ? parse(word[3]) : 0;
      if (!strcmp(word[0], "f32")) run_f32(word[1], f32_of(a), f32_of(b));
      else if (!strcmp(word[0], "f64")) run_f64(word[1], f64_of(a), f64_of(b));
      else run_f128(word[1], f128_of(a), f128_of(b));
    }
  }
  return 0;
}
