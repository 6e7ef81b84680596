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

test.each(linearEngines('c').flatMap((engine) => levels.map((level) => [engine.name, level, engine] as const)))(
  '%s, %s',
  async (_, optimize, { start }) => {
    const unit = (await parse(new SourceFile('calls.c', program), 'c')).orThrow() as RunnableUnit;
    const running = await start(unit, { optimize });
    let trap: unknown;
    try {
      running.main();
    } catch (error) {
      trap = error;
    }
    const frames = trap instanceof Trap ? trap.frames : [];
    expect(frames.map(({ func, span }) => `${func} ${span && formatPlace(span).replace(/:\d+$/, '')}`)).toEqual(stack);
  },
);
