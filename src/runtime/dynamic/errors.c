/* Exceptions: values on their way, and the errors that the run time itself raises. */
#include "runtime.h"

/* Gives 0, whatever the function that it ends gives. */
static int throw_value(Value value) {
  thrown = keep(value);
  raised = true;
  return 0;
}

/* Nothing may be thrown while a message is being made. */
static void add_argument(Text *text, char kind, va_list *args) {
  switch (kind) {
    case 's': text_ascii(text, va_arg(*args, const char *)); break;
    case 'v': text_add(text, string_value(show(va_arg(*args, Value)))); break;
    case 'k': text_add(text, key_text(va_arg(*args, Key))); break;
    case 'n': text_add(text, string_value(number_text(va_arg(*args, double)))); break;
    default: text_unit(text, (Unit)va_arg(*args, int)); break;
  }
}

static Object *error_new(Object *prototype) {
  Object *made = keep_cell(heap_new(ERROR, sizeof(Object)));
  made->prototype = prototype;
  return made;
}

/* `%s` C text, `%v` a value as messages name it, `%k` a key, `%n` a number, `%c` a unit. */
static int fail(ErrorName name, const char *format, ...) {
  size_t mark = roots_mark();
  va_list args;
  va_start(args, format);
  Text text = text_begin();
  for (; *format != 0; format++) {
    if (*format == '%') add_argument(&text, *++format, &args);
    else text_unit(&text, (unsigned char)*format);
  }
  va_end(args);
  /* A key may be as long as text can be. */
  raised = false;
  Object *error = error_new(realm.errors[name].prototype);
  put(error, realm.names.message, text_end(&text), HIDDEN);
  roots_release(mark);
  return throw_value(cell_value(error));
}

/* A value as messages name it. */
static String *show(Value value) {
  if (is_string(value)) return quoted_start(flat(value));
  if (!is_object(value)) return flat(primitive_text(value));
  if (is_array(value)) return string_ascii("an array");
  if (!is_callable(value)) return string_ascii("an object");
  Property *name = map_find((Object *)cell_of(value), realm.names.name);
  Text text = text_begin();
  text_ascii(&text, "function ");
  if (name != NULL && is_string(name->value)) text_add(&text, name->value);
  return flat(text_end(&text));
}
