/* What kind of number something is [C17 7.12.3], as functions of the type NUMBER: C has macros for it, and these are for programs that were
   compiled with other headers. */

int NAME(isnan)(NUMBER x) {
  return x != x;
}

int NAME(isinf)(NUMBER x) {
  return __builtin_isinf_sign(x);
}

int NAME(isfinite)(NUMBER x) {
  return __builtin_isfinite(x);
}

int NAME(isnormal)(NUMBER x) {
  return __builtin_isnormal(x);
}

int NAME(signbit)(NUMBER x) {
  return __builtin_signbit(x);
}

int NAME(finite)(NUMBER x) {
  return __builtin_isfinite(x);
}

int NAME(__isnan)(NUMBER x) {
  return x != x;
}

int NAME(__isinf)(NUMBER x) {
  return __builtin_isinf_sign(x);
}

int NAME(__finite)(NUMBER x) {
  return __builtin_isfinite(x);
}

int NAME(__signbit)(NUMBER x) {
  return __builtin_signbit(x);
}

int NAME(__fpclassify)(NUMBER x) {
  return __builtin_fpclassify(0, 1, 4, 3, 2, x);
}
