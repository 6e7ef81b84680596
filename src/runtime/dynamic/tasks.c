/* What waits for the end of the program: functions with a delay, listeners; and iterators, which the program has numbers of. */
#include "runtime.h"
#include <stdlib.h>

/* What `setTimeout` has put off: run in the order of `due`, and of `order` where that is the same. */
typedef struct Task {
  double due;
  uint32_t order;
  Value run;
} Task;

/* A heap: no task is due before the one at half its index. */
static Task *tasks;
static uint32_t task_count, task_room, task_order;
/* When the task is due that is running, in milliseconds since the program's end: nobody waits for it to pass. */
static double now;

static List *listeners, *iterators;

static bool is_earlier(const Task *a, const Task *b) {
  return a->due < b->due || (a->due == b->due && a->order < b->order);
}

static void exchange_tasks(uint32_t i, uint32_t j) {
  Task task = tasks[i];
  tasks[i] = tasks[j];
  tasks[j] = task;
}

static Value add_task(Value run, int32_t delay) {
  if (!is_callable(run)) return fail(TYPE_ERROR, "The \"callback\" argument must be of type function");
  if (task_count + 1 >= task_room) {
    task_room = task_room == 0 ? 16 : task_room * 2;
    tasks = realloc(tasks, task_room * sizeof *tasks);
    if (tasks == NULL) trap_memory();
  }
  uint32_t at = ++task_count;
  tasks[at] = (Task){now + (delay < 1 ? 1 : delay), ++task_order, run};
  for (; at > 1 && is_earlier(&tasks[at], &tasks[at / 2]); at /= 2) exchange_tasks(at, at / 2);
  return number(task_order);
}

static Task next_task(void) {
  Task first = tasks[1];
  tasks[1] = tasks[task_count--];
  for (uint32_t at = 1, child; (child = 2 * at) <= task_count; at = child) {
    if (child < task_count && is_earlier(&tasks[child + 1], &tasks[child])) child++;
    if (!is_earlier(&tasks[child], &tasks[at])) break;
    exchange_tasks(at, child);
  }
  return first;
}

static Value run_tasks(void) {
  size_t mark = roots_mark();
  for (; task_count > 0; roots_release(mark)) {
    Task task = next_task();
    now = task.due;
    TRY(call(keep(task.run), UNDEFINED, NULL, 0));
  }
  while (listeners != NULL && listeners->count > 0) {
    Value first = keep(listeners->items[0]);
    listeners->count--;
    for (uint32_t i = 0; i < listeners->count; i++) listeners->items[i] = listeners->items[i + 1];
    TRY(call(first, UNDEFINED, NULL, 0));
  }
  return UNDEFINED;
}

static Value add_listener(Value listener) {
  if (!is_callable(listener)) return fail(TYPE_ERROR, "%v is not a function", listener);
  if (listeners == NULL) listeners = list_new(0);
  list_add(listeners, listener);
  return INT(listeners->count);
}

/* Iterators: as the numbers of SpiderMonkey's flags, which the intrinsic has from there. */

enum { ITERATE_VALUES = 2, ITERATE_PAIRS = 4, ITERATE_OWN = 8 };

/* The enumerable properties; a name that stands nearer hides those of the prototypes, enumerable or not. */
static List *iterated_keys(Value value, bool is_own) {
  if (is_missing(value)) return list_new(0);
  Object *object = object_of(boxed(value)), *seen = object_new(NULL);
  if (is_own) return enumerable_keys(object);
  List *keys = list_new(0);
  for (Object *at = object; at != NULL; at = at->prototype) {
    List *own = own_keys(at);
    for (uint32_t i = 0; i < own->count; i++) {
      if (map_find(seen, own->items[i]) != NULL) continue;
      map_add(seen, own->items[i]);
      if (is_enumerable(at, own->items[i])) list_add(keys, own->items[i]);
    }
  }
  return keys;
}

static Value iterated_item(Value value, Key key, uint32_t flags) {
  if ((flags & (ITERATE_PAIRS | ITERATE_VALUES)) == 0) return key_text(key);
  Value content = TRY(get_value(value, key));
  Value pair[] = {key_text(key), content};
  return (flags & ITERATE_PAIRS) != 0 ? array_from(pair, 2) : content;
}

/* An iterator is a list of its items, of which the first is how far it has come; the program has its number. */
static Value new_iterator(Value value, uint32_t flags) {
  List *keys = iterated_keys(value, (flags & ITERATE_OWN) != 0), *items = list_new(keys->count + 1);
  list_add(items, INT(1));
  for (uint32_t i = 0; i < keys->count; i++) list_add(items, TRY(iterated_item(value, keys->items[i], flags)));
  if (iterators == NULL) iterators = list_new(0);
  list_add(iterators, cell_value(items));
  return INT(iterators->count);
}

/* The items that are left; NULL once there are none, when what they were is forgotten. */
static List *iterator_at(uint32_t number) {
  if (number == 0 || iterators == NULL || number > iterators->count) trap_bounds("there is no such iterator");
  Value items = iterators->items[number - 1];
  return items == UNDEFINED ? NULL : (List *)cell_of(items);
}

static Value next_item(uint32_t number) {
  List *items = iterator_at(number);
  if (items == NULL) return UNDEFINED;
  uint32_t at = payload_of(items->items[0]);
  Value item = at < items->count ? keep(items->items[at]) : UNDEFINED;
  items->items[0] = INT(at + 1);
  if (at + 1 >= items->count) iterators->items[number - 1] = UNDEFINED;
  return item;
}

static bool has_item(uint32_t number) {
  List *items = iterator_at(number);
  return items != NULL && payload_of(items->items[0]) < items->count;
}

static void mark_tasks(void) {
  for (uint32_t i = 1; i <= task_count; i++) mark_value(tasks[i].run);
  mark_cell(listeners);
  mark_cell(iterators);
}
