/*
 * Dynamic values: JavaScript's, for programs whose front ends leave the type of a value to the run (docs/ir/dynamic-types.md).
 * All of it is one unit, so that programs see no names but those of entries.c; README.md says what each part holds.
 */
#include "dynamic/runtime.h"

/* How many bytes are made at least between two collections; 0: one at each safe point, for tests, which see this variable. */
size_t __js_least_between = (size_t)1 << 20;

#include "dynamic/heap.c"
#include "dynamic/collector.c"
#include "dynamic/lists.c"
#include "dynamic/system.c"
#include "dynamic/text.c"
#include "dynamic/numbers.c"
#include "dynamic/keys.c"
#include "dynamic/maps.c"
#include "dynamic/properties.c"
#include "dynamic/objects.c"
#include "dynamic/arrays.c"
#include "dynamic/json-write.c"
#include "dynamic/errors.c"
#include "dynamic/conversions.c"
#include "dynamic/operators.c"
#include "dynamic/functions.c"
#include "dynamic/code-calls.c"
#include "dynamic/array-elements.c"
#include "dynamic/array-callbacks.c"
#include "dynamic/array-sort.c"
#include "dynamic/array.c"
#include "dynamic/letter-case.c"
#include "dynamic/string.c"
#include "dynamic/number.c"
#include "dynamic/math-object.c"
#include "dynamic/object.c"
#include "dynamic/function.c"
#include "dynamic/json-parse.c"
#include "dynamic/words.c"
#include "dynamic/tasks.c"
#include "dynamic/realm.c"
#include "dynamic/entries.c"
