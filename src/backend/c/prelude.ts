/**
 * What stands at the beginning of every built file: what it expects of the compiler, how open calls are known, and how a trap is told.
 *
 *     calls     ┌────┬────┬────┐            the places of the calls that are open, as numbers of `places`; a function that calls
 *               │ 17 │ 4  │ 31 │            others has an entry, which it sets before each call
 *               └────┴────┴────┘
 *     depth  ─▶ 3
 */

/** Before everything else. */
export const compilerText = `#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined(__FAST_MATH__)
#error "floating-point arithmetic is to be exact: compile without -ffast-math"
#endif
#if defined(FLT_EVAL_METHOD) && FLT_EVAL_METHOD > 0
#error "every float is to be rounded to its type: compile with -msse2 -mfpmath=sse"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__) && defined(__FP_FAST_FMA)
#pragma GCC optimize("-ffp-contract=off")
#endif

/* What the program itself leaves unused, or calls without an end, is its own matter. */
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-function"
#if !defined(__clang__) || __clang_major__ >= 13
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#endif
#if defined(__clang__) || __GNUC__ >= 12
#pragma GCC diagnostic ignored "-Winfinite-recursion"
#endif
#endif

#if defined(__GNUC__) || defined(__clang__)
#define NORETURN __attribute__((noreturn))
#define COLD __attribute__((cold, noinline))
#define NOINLINE __attribute__((noinline))
/* Of what may lie at any address, and be read as something else. */
#define ANYWHERE __attribute__((aligned(1), may_alias))
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define INLINE static inline __attribute__((unused))
#else
#if defined(__TINYC__)
#define NORETURN __attribute__((noreturn))
#else
#define NORETURN
#endif
#define COLD
#define NOINLINE
#define UNLIKELY(x) (x)
#define INLINE static inline
#endif
#if (defined(__GNUC__) || defined(__clang__)) && !defined(__samara__)
#define STACK_POSITION() ((uintptr_t)__builtin_frame_address(0))
#else
#define STACK_POSITION() stack_position()
static uintptr_t stack_position(void) {
  volatile char here = 0;
  return (uintptr_t)&here;
}
#endif

/* Numbers are moved to and from memory as they are where the machine has their lowest byte first too. */
#if !defined(LITTLE_ENDIAN_MEMORY)
#if defined(_WIN32) || defined(__x86_64__) || defined(__i386__) || \\
    (defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#define LITTLE_ENDIAN_MEMORY 1
#else
#define LITTLE_ENDIAN_MEMORY 0
#endif
#endif
/* Two's complement, also where C leaves it to the compiler. */
typedef char expects_two_s_complement[(int32_t)0xffffffffu == -1 && (-1 >> 1) == -1 && sizeof(int) == 4 ? 1 : -1];

/* The most memory that the program may use, and the most of the machine's stack, in bytes. */
#if !defined(MOST_MEMORY)
#define MOST_MEMORY 0x80000000u
#endif
#if !defined(MOST_STACK)
#if defined(_WIN32)
#define MOST_STACK 0xc0000u
#else
#define MOST_STACK 0x600000u
#endif
#endif
`;

/** Behind the tables of kinds and places. */
export const trapText = `/* The places of the calls that are open. */
#define MOST_CALLS (MOST_STACK / 16)
static unsigned calls[MOST_CALLS];
static unsigned depth;
static uintptr_t stack_limit;
/* What is to be written before the program ends, however it ends. */
static void (*flush_output)(void);

/* The calls from the innermost on. */
static unsigned trace[MOST_TRACE];
static unsigned trace_length;

static void print_call(unsigned place, int width) {
  if (places[place].position == NULL) fprintf(stderr, "  in %s\\n", places[place].function);
  else fprintf(stderr, "  in %-*s   %s\\n", width, places[place].function, places[place].position);
}

/* How many rounds of so many calls there are from one on. */
static unsigned rounds(unsigned from, unsigned period) {
  unsigned end = from + period;
  while (end < trace_length && trace[end] == trace[end - period]) end++;
  return (end - from) / period;
}

static void print_calls(void) {
  int width = 0;
  unsigned i;
  for (i = 0; i < trace_length; i++) {
    const struct place *one = &places[trace[i]];
    const size_t length = strlen(one->function);
    if (one->position != NULL && (int)length > width) width = length > 40 ? 40 : (int)length;
  }
  for (i = 0; i < trace_length;) {
    unsigned best = 1, most = 1, period, k;
    for (period = 1; period <= 8 && i + period <= trace_length; period++) {
      const unsigned found = rounds(i, period);
      if (found > 1 && found * period > most * best) best = period, most = found;
    }
    if (most * best <= best + 2) {
      print_call(trace[i++], width);
      continue;
    }
    for (k = 0; k < best; k++) print_call(trace[i + k], width);
    if (best == 1) fprintf(stderr, "  ... %u times more the same call\\n", most - 1);
    else fprintf(stderr, "  ... %u times more the same %u calls\\n", most - 1, best);
    i += most * best;
  }
}

/* What the run time adds at the innermost end is left out, and everywhere what no one wrote. */
static void note_call(unsigned place) {
  for (; place != 0; place = places[place].caller) {
    if (places[place].kind == 2 || (trace_length == 0 && places[place].kind == 1)) continue;
    if (trace_length < MOST_TRACE) trace[trace_length++] = place;
  }
}

/* Which function of the program has the code of a place: bodies may stand in place of calls. */
static const char *owner(unsigned place) {
  while (places[place].caller != 0) place = places[place].caller;
  return places[place].function;
}

/* Ends the program. \`place\` is 0 for what has none of its own. */
static NORETURN COLD void trap(enum trap_kind kind, const char *words, unsigned place) {
  unsigned i;
  if (flush_output != NULL) flush_output();
  fflush(stdout);
  trace_length = 0;
  note_call(place);
  i = depth;
  /* The function of the place itself has noted a call that is over. */
  if (place != 0 && i > 0 && strcmp(owner(place), owner(calls[i - 1])) == 0) i--;
  for (; i > 0 && trace_length < MOST_TRACE; i--) note_call(calls[i - 1]);
  fprintf(stderr, "trap[%s]: %s", trap_kinds[kind].name, trap_kinds[kind].sentence);
  fprintf(stderr, words == NULL || *words == 0 ? "%s\\n" : ": %s\\n", words == NULL ? "" : words);
  for (place = 0; place < trace_length && places[trace[place]].position == NULL;) place++;
  if (place < trace_length) fprintf(stderr, " --> %s\\n", places[trace[place]].position);
  print_calls();
  if (i > 0 && trace_length > 1) fprintf(stderr, "  ... and the calls before these, from %s on\\n", places[calls[0]].function);
  fflush(stderr);
#if defined(STOPS_AT_TRAPS) && defined(SIGTRAP)
  signal(SIGTRAP, SIG_IGN);
  raise(SIGTRAP);
#endif
  exit(3);
}
`;

/** For `-g`: a debugger stops where a program is trapped. */
export const stopText = `#include <signal.h>
#define STOPS_AT_TRAPS
`;
