/* Common types and macros [C17 7.19]. */
#ifndef _SAMARA_STDDEF_H
#define _SAMARA_STDDEF_H

typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __SIZE_TYPE__ size_t;
typedef __WCHAR_TYPE__ wchar_t;
typedef struct __max_align {
  long long _integer __attribute__((aligned(8)));
  long double _float __attribute__((aligned(16)));
} max_align_t;

#undef NULL
#define NULL ((void *)0)
#define offsetof(type, member) __builtin_offsetof(type, member)

#endif
