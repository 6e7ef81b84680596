/** Functions of the library that a program calls in its loops are read before it is optimised, if they are small; no others. */
import { expect, test } from 'vitest';
import { completeModule } from '../../src/driver/libc-complete.ts';
import { readHotCallees } from '../../src/linear/hot-callees.ts';
import { isUnread, type LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';

const text = `profile full, pointer 8
extern func i64 @strlen(i64)
extern func i32 @abs(i32)
extern func i64 @labs(i64)
extern func i64 @strcpy(i64, i64)
extern func f64 @strtod(i64, i64)

func i64 @measure, param 1
  fparam i64 p0
  rparam p0
  t1 = call @strlen, param 1
  return t1
func end

export func i64 @main, param 1
  fparam i64 p0
  local i64 l1
  rparam p0
  rparam p0
  l1 = call @strcpy, param 2
lbl0:
  rparam p0
  t2 = call @measure, param 1
  rparam p0
  rparam 0L
  t3 = call @strtod, param 2
  l1 = AddL l1, t2
  t4 = LessL l1, 100L
  goto t4 ? lbl0 : lbl1
lbl1:
  rparam l1
  t5 = call @labs, param 1
  return t5
func end
`;

test('what is called in a loop, directly and by functions of the program, and is small', async () => {
  const { module: parsed, diagnostics } = parseText(text);
  expect(diagnostics).toEqual([]);
  const { module } = await completeModule(
    parsed as LinearModule,
    () => true,
    () => false,
  );
  const unread = (): string[] => module.funcs.filter(isUnread).map(({ name }) => name);
  const names = ['strlen', 'labs', 'strcpy', 'strtod'];
  expect(names.filter((name) => unread().includes(name))).toEqual(names);
  readHotCallees(module);
  expect(names.filter((name) => unread().includes(name))).toEqual(['labs', 'strcpy', 'strtod']);
});
