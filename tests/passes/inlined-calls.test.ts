/** A trap has the stack of the program as it is written, whatever has been put in place of calls: the same at every level. */
import { expect, test } from 'vitest';
import { formatPlace, SourceFile } from '../../src/base/source.ts';
import { parse } from '../../src/driver/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { levels } from '../../src/passes/levels.ts';
import { linearEngines, type RunnableUnit } from '../engines.ts';

const program = `static int divide(int a, int b) { return a / b; }
static int twice(int a, int b)
{
    return divide(a, b)
        + divide(a, b - 1);
}
static int depth(int n, int d) { return n == 0 ? twice(1, d) : depth(n - 1, d) * 3 + 1; }
int main(void) { return depth(3, 1); }
`;

/** With the lines of the statements. */
const stack = [
  'divide calls.c:1',
  'twice calls.c:4',
  'depth calls.c:7',
  'depth calls.c:7',
  'depth calls.c:7',
  'depth calls.c:7',
  'main calls.c:8',
];

/** `walk` is copied for the function that it is given. */
const copied = `typedef int Step(int n);
static int fails(int n) { return 6 / n; }
static int walk(int n, int more, Step *step)
{
    int sum = 0;
    for (int i = n; i >= more; i--)
        sum += step(i) + walk(i - 3, more, step);
    return sum;
}
int main(void) { return walk(4, 0, fails); }
`;
const stackOfCopied = ['fails calls.c:2', 'walk calls.c:7', 'walk calls.c:7', 'main calls.c:10'];

const cases = [
  { what: 'bodies in place of calls', text: program, wanted: stack },
  { what: 'copies', text: copied, wanted: stackOfCopied },
];
const rows = linearEngines('c').flatMap(({ name, start }) =>
  levels.flatMap((level) => cases.map((one) => [one.what, name, level, { ...one, start }] as const)),
);

test.each(rows)('%s: %s, %s', async (_, __, optimize, { text, wanted, start }) => {
  const unit = (await parse(new SourceFile('calls.c', text), 'c')).orThrow() as RunnableUnit;
  const running = await start(unit, { optimize });
  let trap: unknown;
  try {
    running.main();
  } catch (error) {
    trap = error;
  }
  const frames = trap instanceof Trap ? trap.frames : [];
  expect(frames.map(({ func, span }) => `${func} ${span && formatPlace(span).replace(/:\d+$/, '')}`)).toEqual(wanted);
});
