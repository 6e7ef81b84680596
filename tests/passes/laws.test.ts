/** What holds for every pass and pipeline: results verify, behave as before, and nothing is left in the wrong form. */
import { describe, expect, test } from 'vitest';
import { printFunc, printModule } from '../../src/linear/printer.ts';
import { parseText } from '../../src/linear/parser.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import type { PassRow } from '../../src/passes/pass.ts';
import { brokenReasons, pipelines, reasons } from '../../src/passes/pipelines.ts';
import type { Level } from '../../src/passes/levels.ts';
import { countInstrs, formatTimes, runPasses } from '../../src/passes/runner.ts';
import { passes, passNames, type PassName } from '../../src/passes/table.ts';
import { compareBehaviour } from '../../src/vm/compare-behaviour.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { behaviour, cloneModule } from '../linear/laws.ts';
import { randomArguments, randomFunc } from '../linear/random-func.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { times } from '../long.ts';

const samples = Array.from({ length: times(4, 24) }, (_, seed) =>
  randomFunc(seed + 500, seed % 3 === 0 ? 'unstructured' : 'structured', 20 + 2 * seed),
);
const rowOf = (name: PassName): PassRow => passes[name];
const levels = Object.keys(pipelines) as Level[];

describe('random functions', () => {
  test.each(passNames)('%s alone', (pass) => {
    samples.forEach(({ module, func }, seed) => {
      const copy = cloneModule(module);
      runPasses(copy, [pass], { verifyEach: true });
      expect(verifyModule(copy)).toEqual([]);
      for (const k of [1, 2])
        expect(behaviour(copy, func, randomArguments(seed + 1000 * k)), `seed ${seed}`).toEqual(
          behaviour(module, func, randomArguments(seed + 1000 * k)),
        );
    });
  });

  test.each(levels)('%s, in SSA form and out of it', (level) => {
    samples.forEach(({ module, func }, seed) => {
      for (const leaveIn of ['ssa', 'cfg'] as const) {
        const copy = cloneModule(module);
        runPasses(copy, pipelines[level], { verifyEach: true, leaveIn, joins: true, skipsSettled: true });
        expect(verifyModule(copy)).toEqual([]);
        expect(copy.funcs[func].form).toBe(leaveIn);
        for (const k of [1, 2])
          expect(behaviour(copy, func, randomArguments(seed + 77 * k)), `seed ${seed}`).toEqual(
            behaviour(module, func, randomArguments(seed + 77 * k)),
          );
        const text = printModule(copy);
        expect(printModule(parseText(text).module ?? copy)).toBe(text);
      }
    });
  });

  test('what does not concern a pass, it leaves as it is', () => {
    const seen = new Set<string>();
    for (const pass of passNames) {
      const { concerns, requires } = rowOf(pass);
      if (concerns === undefined) continue;
      for (const { module } of samples) {
        const before = cloneModule(module);
        runPasses(before, ['constants', 'simplify-cfg'], { leaveIn: requires });
        const after = cloneModule(before);
        runPasses(after, [pass], { leaveIn: requires });
        before.funcs.forEach((func, f) => {
          seen.add(`${pass} ${concerns(func)}`);
          if (!concerns(func)) expect(printFunc(after, after.funcs[f]), pass).toBe(printFunc(before, func));
        });
      }
    }
    expect([...seen].filter((word) => word.endsWith('false')).length).toBeGreaterThan(3);
  });

  test('a pass that comes again leaves out what nothing has changed since', () => {
    for (const { module } of samples) {
      const copy = cloneModule(module);
      const sequence = ['gvn', 'gvn', 'copies', 'gvn'] as const;
      const { applications } = runPasses(copy, sequence, { skipsSettled: true });
      for (const { name } of copy.funcs.filter(({ extern }) => !extern)) {
        const own = applications.filter(({ func }) => func === name).map(({ pass, changed }) => ({ pass, changed }));
        const isChanged = own.some(({ pass, changed }) => pass === 'copies' && changed);
        expect(own.map(({ pass }) => pass)).toEqual(['gvn', 'copies', ...(isChanged ? ['gvn'] : [])]);
      }
    }
  });

  test('passes in any order', () => {
    const random = seededRandom(9);
    samples.forEach(({ module, func }, seed) => {
      const copy = cloneModule(module);
      const sequence = Array.from({ length: 12 }, () => passNames[Math.floor(random() * passNames.length)]);
      runPasses(copy, sequence, { verifyEach: true });
      expect(behaviour(copy, func, randomArguments(seed)), sequence.join()).toEqual(
        behaviour(module, func, randomArguments(seed)),
      );
    });
  });

  test('a pass says that it changed a function if and only if it did', () => {
    for (const { module } of samples) {
      const texts: string[] = [];
      const { applications } = runPasses(cloneModule(module), [...passNames, ...passNames], {
        printBefore: 'all',
        printAfter: 'all',
        print: (text) => texts.push(text.slice(text.indexOf('func '))),
      });
      applications.forEach(({ pass, changed }, i) => expect(changed, pass).toBe(texts[2 * i] !== texts[2 * i + 1]));
    }
  });

  test('the whole level makes functions run in fewer steps', () => {
    const steps: Record<Level, number> = { O0: 0, O1: 0, O2: 0, O3: 0, Os: 0 };
    for (const level of levels) {
      samples.forEach(({ module, func }, seed) => {
        const copy = cloneModule(module);
        runPasses(copy, pipelines[level], { joins: true });
        const interp = new Interp(copy, { stackSize: 65536 });
        interp.call(func, randomArguments(seed));
        steps[level] += interp.steps;
      });
    }
    expect(steps.O1).toBeLessThan(steps.O0 * 0.8);
  });
});

describe('order', () => {
  test('every level heeds the reasons, and every reason is about a pass of some level', () => {
    for (const level of levels) expect(brokenReasons(pipelines[level])).toEqual([]);
    const used = new Set<PassName>(levels.flatMap((level) => [...pipelines[level]]));
    for (const { before, after } of reasons) expect(used.has(before) && used.has(after)).toBe(true);
  });

  test('a wrong order is noticed', () => {
    expect(brokenReasons(['dead-code', 'copies']).map(({ because }) => because)).toEqual([
      'a copy is dead when its uses have become uses of its source',
      'the copies that are no longer read are still there',
    ]);
    expect(brokenReasons(['copies', 'dead-code'])).toEqual([]);
  });
});

describe('the runner', () => {
  const fresh = () => cloneModule(samples[1].module);

  test('prints before and after the passes that are asked for', () => {
    const printed: string[] = [];
    runPasses(fresh(), ['copies', 'dead-code'], {
      printBefore: ['dead-code'],
      printAfter: 'all',
      print: (text) => printed.push(text),
    });
    expect(printed.map((text) => text.split('\n')[0])).toEqual([
      '# after copies',
      '# after copies',
      '# before dead-code',
      '# after dead-code',
      '# before dead-code',
      '# after dead-code',
    ]);
    expect(printed[0]).toContain('form ssa');
  });

  test('times passes and counts instructions', () => {
    let now = 0;
    const report = runPasses(fresh(), ['copies', 'dead-code'], { clock: () => now++ });
    expect(report.applications.map(({ pass, func, time }) => `${pass} ${func} ${time}`)).toEqual([
      'copies helper 1',
      'copies f 1',
      'dead-code helper 1',
      'dead-code f 1',
    ]);
    expect(report.applications[3].after).toBeLessThan(report.applications[3].before);
    expect(formatTimes(report).split('\n')).toHaveLength(3);
  });

  test('stops after the n-th application, so that the wrong one can be found by halving', () => {
    for (const stopAfter of [0, 1, 3])
      expect(runPasses(fresh(), pipelines.O1, { stopAfter }).applications).toHaveLength(stopAfter);
  });

  test('names the pass and the function when something of ours fails', () => {
    const broken = fresh();
    broken.funcs[1].instrs.unshift({ op: 'Goto', targets: [999] });
    expect(() => runPasses(broken, ['gvn'])).toThrow('pass the form for gvn on @f: buildBlocks: there is no label 999');
    const mistyped = fresh();
    mistyped.funcs[0].instrs.unshift({
      op: 'Assign',
      dest: { kind: 'p', index: 0 },
      operands: [{ kind: 'v', type: 'f64', value: 1 }],
    });
    expect(() => runPasses(mistyped, ['gvn'], { verifyEach: true })).toThrow(
      /pass gvn on @helper: the verifier refuses the result: LIN2052/,
    );
  });

  test('validation accepts every pass, and notices one that changes a result', () => {
    for (const { module } of samples.slice(0, times(2, 12)))
      runPasses(cloneModule(module), pipelines.O1, {
        validate: (before, after, func) => compareBehaviour(before, after, func, { calls: 2 }),
      });
    const module = fresh();
    const other = fresh();
    const sum = other.funcs[0].instrs.findLast((instr) => instr.op === 'AddI');
    if (sum?.op === 'AddI')
      other.funcs[0].instrs[other.funcs[0].instrs.indexOf(sum)] = {
        ...sum,
        operands: [sum.operands[0], { kind: 'v', type: 'i32', value: 4 }],
      };
    expect(compareBehaviour(module, other, 0)).toBe('called with (0, 0.5) it gave 3 -0.5 before and 4 -0.5 after');
    expect(compareBehaviour(module, fresh(), 0)).toBe(undefined);
  });

  test('rows say what a pass preserves, and it does', () => {
    for (const pass of passNames) {
      if (passes[pass].preserves !== 'blocks') continue;
      for (const { module } of samples) {
        const plain = cloneModule(module);
        runPasses(plain, [], { leaveIn: 'ssa' });
        const changed = cloneModule(module);
        runPasses(changed, [pass], { leaveIn: 'ssa' });
        const shape = (m: typeof module): string[] =>
          m.funcs.map(({ blocks }) =>
            blocks
              .map(({ terminator }) => ('targets' in terminator ? terminator.targets.join() : terminator.op))
              .join(';'),
          );
        expect(shape(changed)).toEqual(shape(plain));
      }
    }
  });

  test('a pass that reports no change has made none', () => {
    for (const { module } of samples) {
      const copy = cloneModule(module);
      runPasses(copy, pipelines.O1, { leaveIn: 'ssa' });
      for (const pass of passNames) {
        if (passes[pass].requires !== 'ssa') continue;
        const before = printModule(copy);
        const { applications } = runPasses(copy, [pass], { leaveIn: 'ssa' });
        if (applications.every(({ changed }) => !changed)) expect(printModule(copy)).toBe(before);
      }
      expect(countInstrs(copy.funcs[0])).toBeGreaterThan(0);
    }
  });
});
