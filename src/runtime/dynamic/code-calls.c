/*
 * Calls of code by its address. Engines check that a call has as many arguments as the function has parameters, so there is one
 * case for each number: up to MOST_DIRECT here, and for the few functions of more by code that lowering adds to programs
 * that have such (`wide_call`).
 */
#include "runtime.h"

typedef void *Environment;
typedef Value V;
enum { MOST_DIRECT = 16 };

static Value call_plain(uintptr_t code, const Value *a, uint32_t count) {
  switch (count) {
    case 0: return ((V(*)(void))code)();
    case 1: return ((V(*)(V))code)(a[0]);
    case 2: return ((V(*)(V, V))code)(a[0], a[1]);
    case 3: return ((V(*)(V, V, V))code)(a[0], a[1], a[2]);
    case 4: return ((V(*)(V, V, V, V))code)(a[0], a[1], a[2], a[3]);
    case 5: return ((V(*)(V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4]);
    case 6: return ((V(*)(V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5]);
    case 7: return ((V(*)(V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
    case 8: return ((V(*)(V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    case 9: return ((V(*)(V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]);
    case 10: return ((V(*)(V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]);
    case 11: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]);
    case 12: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
    case 13: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12]);
    case 14: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13]);
    case 15: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14]);
    case 16: return ((V(*)(V, V, V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15]);
    default: trap_bounds("a function of more than 16 parameters");
  }
}

static Value call_closure(uintptr_t code, Environment e, const Value *a, uint32_t count) {
  switch (count) {
    case 0: return ((V(*)(Environment))code)(e);
    case 1: return ((V(*)(Environment, V))code)(e, a[0]);
    case 2: return ((V(*)(Environment, V, V))code)(e, a[0], a[1]);
    case 3: return ((V(*)(Environment, V, V, V))code)(e, a[0], a[1], a[2]);
    case 4: return ((V(*)(Environment, V, V, V, V))code)(e, a[0], a[1], a[2], a[3]);
    case 5: return ((V(*)(Environment, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4]);
    case 6: return ((V(*)(Environment, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5]);
    case 7: return ((V(*)(Environment, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
    case 8: return ((V(*)(Environment, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    case 9: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]);
    case 10: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]);
    case 11: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]);
    case 12: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
    case 13: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12]);
    case 14: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13]);
    case 15: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14]);
    case 16: return ((V(*)(Environment, V, V, V, V, V, V, V, V, V, V, V, V, V, V, V, V))code)(e, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15]);
    default: trap_bounds("a function of more than 16 parameters");
  }
}

/* A function of `count` parameters, behind its environment if it has one: what is missing is undefined. */
static Value call_code(uintptr_t code, void *environment, const Value *args, uint32_t given, uint32_t count) {
  Value padded[MOST_DIRECT];
  if (given < count && count <= MOST_DIRECT) {
    for (uint32_t i = 0; i < count; i++) padded[i] = i < given ? args[i] : UNDEFINED;
    args = padded;
  }
  return returned(environment == NULL ? call_plain(code, args, count) : call_closure(code, environment, args, count));
}
