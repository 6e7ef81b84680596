/* Parts, length and angle of complex numbers [C17 7.3.8.1, 7.3.9]. */
#include <complex.h>
#include <math.h>

typedef union {
  PART _Complex z;
  PART part[2];
} Number;

PART NAME(creal)(PART _Complex z) {
  return ((Number){.z = z}).part[0];
}

PART NAME(cimag)(PART _Complex z) {
  return ((Number){.z = z}).part[1];
}

PART _Complex NAME(conj)(PART _Complex z) {
  Number n = {.z = z};
  n.part[1] = -n.part[1];
  return n.z;
}

PART _Complex NAME(cproj)(PART _Complex z) {
  Number n = {.z = z};
  if (!isinf(n.part[0]) && !isinf(n.part[1])) return z;
  return ((Number){.part = {INFINITY, NAME(copysign)(0, n.part[1])}}).z;
}

PART NAME(cabs)(PART _Complex z) {
  Number n = {.z = z};
  return NAME(hypot)(n.part[0], n.part[1]);
}

PART NAME(carg)(PART _Complex z) {
  Number n = {.z = z};
  return NAME(atan2)(n.part[1], n.part[0]);
}
