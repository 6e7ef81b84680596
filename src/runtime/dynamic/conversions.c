/*
 * Conversions of values, as ECMA-262 has them (section 7.1). An object is asked by its own `valueOf` and `toString`, which
 * may be functions of the program.
 */
#include "runtime.h"
#include <math.h>

/* ToPrimitive. */
static Value to_primitive(Value value, int hint) {
  if (!is_object(value)) return value;
  for (int i = 0; i < 2; i++) {
    Key name = (hint == HINT_STRING) == (i == 0) ? realm.names.toString : realm.names.valueOf;
    Value method = TRY(get(object_of(value), name, value));
    if (!is_callable(method)) continue;
    Value result = TRY(call(method, value, NULL, 0));
    if (!is_object(result)) return result;
  }
  return fail(TYPE_ERROR, "Cannot convert object to primitive value");
}

/* ToNumber. */
static double to_number(Value value) {
  if (is_number(value)) return double_of(value);
  Value primitive = TRY(to_primitive(value, HINT_NUMBER));
  if (is_number(primitive)) return double_of(primitive);
  if (is_string(primitive)) return number_from(flat(primitive));
  return primitive == UNDEFINED ? NAN : payload_of(primitive);
}

static Value primitive_text(Value value) {
  if (is_string(value)) return value;
  if (is_number(value)) return string_value(number_text(double_of(value)));
  const char *word = value == UNDEFINED ? "undefined" : value == NULL_VALUE ? "null" : payload_of(value) ? "true" : "false";
  return string_value(string_ascii(word));
}

/* ToString: as a template does it. */
static Value to_text(Value value) {
  return is_string(value) ? value : primitive_text(TRY(to_primitive(value, HINT_STRING)));
}

static String *to_flat(Value value) { return flat(TRY(to_text(value))); }

/* ToBoolean. */
static bool to_truth(Value value) {
  if (is_object(value)) return true;
  if (is_string(value)) return text_length(value) > 0;
  if (!is_number(value)) return payload_of(value) != 0;
  double x = double_of(value);
  return x == x && x != 0;
}

/* ToIntegerOrInfinity: neither NaN nor -0. */
static double to_integer(Value value) {
  double x = trunc(TRY(to_number(value)));
  return x == x ? x + 0.0 : 0;
}

/* ToInt32. */
static int32_t to_int32(double x) {
  if (fabs(x) < 2147483648.0) return (int32_t)x;
  if (!isfinite(x)) return 0;
  double rest = fmod(trunc(x), 4294967296.0);
  return (int32_t)(uint32_t)(int64_t)rest;
}

/* `typeof value` */
static const char *type_of(Value value) {
  if (is_callable(value)) return "function";
  if (value == NULL_VALUE || is_object(value)) return "object";
  if (value == UNDEFINED) return "undefined";
  if (is_string(value)) return "string";
  return is_number(value) ? "number" : "boolean";
}
