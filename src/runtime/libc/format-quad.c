/* Taking a `long double` from variable arguments: by itself, so that only what needs it has numbers of 128 bits. */
#include "format.h"

void __format_next_quad(va_list *list, __Value *value) {
  union {
    long double number;
    uint64_t half[2];
  } quad;
  quad.number = va_arg(*list, long double);
  value->low = quad.half[0];
  value->high = quad.half[1];
}
