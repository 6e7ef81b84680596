/** Passes that ask about memory look at so many instructions as a function has, times a constant: questions are counted, never timed. */
import { afterEach, expect, test, vi } from 'vitest';
import { Memory } from '../../src/linear/analysis/memory.ts';
import { parseText } from '../../src/linear/parser.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';
import { times } from '../long.ts';

/** Blocks in a row, each a branch and a loop, with stores and loads of one array, of data and through a pointer. */
function textOf(blocks: number): string {
  const one = (i: number): string => `  store.i32 @cells + ${(i % 8) * 4}, p1
  t${3 + 6 * i} = load.i32 p0
  goto p1 ? lbl${3 * i} : lbl${3 * i + 1}
lbl${3 * i}:
  t${4 + 6 * i} = load.i32 @cells + ${((i * 3) % 8) * 4}
  t${5 + 6 * i} = AddI t${3 + 6 * i}, t${4 + 6 * i}
  store.i32 p0 + ${4 * (i % 5)}, t${5 + 6 * i}
lbl${3 * i + 1}:
  t${6 + 6 * i} = load.i32 @sum
  t${7 + 6 * i} = AddI t${6 + 6 * i}, 1
  store.i32 @sum, t${7 + 6 * i}
  t${8 + 6 * i} = LessI t${7 + 6 * i}, p1
  goto t${8 + 6 * i} ? lbl${3 * i + 1} : lbl${3 * i + 2}
lbl${3 * i + 2}:
`;
  return `profile full, pointer 8
static global data 32 align 8 @cells
static global data 4 align 4 @sum
export func void @f, param 2
  fparam i64 p0
  fparam i32 p1
  local i32 l2
${Array.from({ length: blocks }, (_, i) => one(i)).join('')}  return
func end
`;
}

function questionsOf(pass: PassName, blocks: number): number {
  const { module } = parseText(textOf(blocks));
  if (module === undefined) throw new Error('the text is not read');
  const spies = (['mayWrite', 'mayRead', 'placeOf'] as const).map((name) => vi.spyOn(Memory.prototype, name));
  runPasses(module, ['rotate', pass], { isWhole: true });
  return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['forward', 'dead-stores', 'loop-registers'] as const)('%s', (pass) => {
  const few = times(100, 500);
  const first = questionsOf(pass, few);
  vi.restoreAllMocks();
  expect(first).toBeGreaterThan(few);
  expect(questionsOf(pass, 4 * few) / first).toBeLessThan(4.5);
});
