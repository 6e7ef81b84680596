/**
 * The run time of dynamic values in C (src/runtime/dynamic): the conformance programs again, with values in their own memory and with
 * a collection at every call of the run time, on one engine each. Compiling it takes seconds, so a quick run leaves it out.
 */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse, type Engine, type MapleUnit, type RunOptions } from '../../../src/driver/index.ts';
import { conformanceFiles, runFile, type ConformanceFile } from '../../conformance/run.ts';
import { checkDynamicPrograms } from '../../fuzz/dynamic-programs.ts';
import { isLong } from '../../long.ts';
import { engines } from './program.ts';

const files = conformanceFiles().filter(({ topic }) => topic === 'dynamic');

async function inC(file: ConformanceFile, engine: Engine): Promise<readonly string[]> {
  return runFile(file, {
    start: async (unit: MapleUnit, options: RunOptions) => {
      const { value, diagnostics } = await instantiate(unit, {
        ...options,
        engine,
        library: 'all-c',
        stackSize: 2 ** 16,
      });
      if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '));
      return value;
    },
  });
}

const engineAt = (place: number): Engine => engines[place % engines.length];

test.runIf(isLong).each(files.map((file, i) => [file.name, engineAt(i), file] as const))(
  '%s on %s',
  async (_, engine, file) => {
    const kept = file.text.replaceAll(/^(?=func &main\b)/gm, 'var $__js_least_between extern u64\n');
    const start = 'dassign $__js_least_between (constval u64 0)';
    const text = kept.replace(/^(func &main .*\{[^\S\n]*)$((?:\n +var .*)*)/m, `$1$2\n  ${start}`);
    expect(text).toContain(start);
    expect(await inC({ ...file, text }, engine)).toEqual([]);
  },
);

test.runIf(isLong)('random programs, beside the run time in TypeScript and node', async () => {
  for (let seed = 1n; seed <= 40n; seed++) {
    const { counted, problem } = await checkDynamicPrograms(seed);
    expect(problem, `seed ${seed}`).toBeUndefined();
    expect(counted).toHaveLength(2);
  }
});

test.runIf(isLong).each(engines)('values go in and out, on %s', async (engine) => {
  const text =
    'func &add (var %a dynany, var %b dynany) dynany { return (add dynany (dread dynany %a, dread dynany %b)) }';
  const { value: unit } = await parse(new SourceFile('add.mpl', text), 'maple');
  const { value: program } =
    unit === undefined ? {} : await instantiate(unit, { engine, library: 'all-c', stackSize: 2 ** 16 });
  const { dynamic } = program ?? {};
  if (program === undefined || dynamic === undefined) throw new Error('no program');
  const add = (a: string | number | boolean | null, b: string | number | undefined): string =>
    dynamic.text(BigInt(program.call('add', [dynamic.word(a), dynamic.word(b)])[0]));
  expect([add('a\u00e9"', 1.5), add(true, 2), add(-0, -0), add(null, undefined), add(0.1, 0.2)]).toEqual([
    '"a\u00e9\\"1.5"',
    '3',
    '-0',
    'NaN',
    '0.30000000000000004',
  ]);
});
