/**
 * The table of analyses: each result against something that is found in another way: by leaving blocks out, by running the function and looking, by counting.
 * (Dominators, loops and liveness have more of that in tests/unit/graph and tests/linear/ssa.)
 */
import { describe, expect, test } from 'vitest';
import type { IntRange } from '../../src/linear/analysis/ranges.ts';
import { accessOf } from '../../src/linear/analysis/objects.ts';
import { notesOfFunction, isOfModule, printAnalysis } from '../../src/linear/analysis/notes.ts';
import { Analyses, analysisNames, analysisRows, type AnalysisName } from '../../src/linear/analysis/table.ts';
import { operandOf } from '../../src/linear/analysis/values.ts';
import { destsOf, targetsOf } from '../../src/linear/instr.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { passNames, passRows } from '../../src/passes/table.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { times } from '../long.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { cloneModule } from './laws.ts';
import { randomArguments, randomFunc } from './random-func.ts';

function inSsa(module: LinearModule): LinearModule {
  const copy = cloneModule(module);
  runPasses(copy, [], { leaveIn: 'ssa' });
  return copy;
}

const samples = Array.from({ length: times(6, 80) }, (_, seed) =>
  inSsa(randomFunc(seed + 900, seed % 2 === 0 ? 'structured' : 'unstructured', 15 + (seed % 40)).module),
);

function eachFunc(see: (analyses: Analyses, func: Func, module: LinearModule) => void): void {
  for (const module of samples) {
    const analyses = new Analyses(module);
    for (const func of module.funcs) see(analyses, func, module);
  }
}

/** The blocks that can be reached from one without going through another. */
function reached(blocks: readonly Block[], from: readonly number[], without: number): Set<number> {
  const seen = new Set(from.filter((block) => block !== without));
  for (const block of seen)
    for (const target of targetsOf(blocks[block].terminator)) if (target !== without) seen.add(target);
  return seen;
}

describe('by leaving blocks out', () => {
  test('a block dominates those that are not reached without it', () => {
    eachFunc((analyses, func) => {
      const { number, last } = analyses.of('dom', func);
      const all = reached(func.blocks, [0], -1);
      for (const a of all) {
        const without = reached(func.blocks, [0], a);
        for (const b of all) expect(number[a] <= number[b] && number[b] <= last[a]).toBe(!without.has(b));
      }
    });
  });

  test('a block post-dominates those that do not come to an end without it', () => {
    eachFunc((analyses, func) => {
      const { number, last } = analyses.of('postdom', func);
      const ends = func.blocks.flatMap(({ terminator }, b) => (targetsOf(terminator).length === 0 ? [b] : []));
      const comes = (block: number, without: number): boolean => {
        const seen = reached(func.blocks, [block], without);
        return ends.some((end) => seen.has(end));
      };
      const all = [...func.blocks.keys()].filter((block) => comes(block, -1));
      for (const b of all)
        for (const a of func.blocks.keys()) {
          if (!comes(a, -1)) continue;
          expect(number[a] <= number[b] && number[b] <= last[a]).toBe(a === b || !comes(b, a));
        }
    });
  });

  test('the exits of a loop are all edges out of the blocks that it goes around in', () => {
    eachFunc((analyses, func) => {
      const { header, irreducible } = analyses.of('loops', func);
      analyses.of('counts', func).forEach(({ exits, latches }, loop) => {
        if (irreducible[loop] === 1) return;
        // Backwards from the latches to the header: the loop itself.
        const body = new Set([header[loop], ...latches]);
        for (let size = 0; size < body.size;) {
          size = body.size;
          func.blocks.forEach(({ terminator }, b) => {
            if (targetsOf(terminator).some((to) => body.has(to) && to !== header[loop])) body.add(b);
          });
        }
        const edges = [...body].flatMap((from) =>
          targetsOf(func.blocks[from].terminator).flatMap((to) => (body.has(to) ? [] : [`${from} ${to}`])),
        );
        expect(exits.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...new Set(edges)].sort());
      });
    });
  });
});

describe('by running', () => {
  /** After each integer, code that stops the program if it is outside of what is said of it. */
  function withChecks(module: LinearModule): LinearModule {
    const analyses = new Analyses(module);
    const copy = cloneModule(module);
    copy.globals.push({ storage: 'scalar', type: 'i32', name: 'outside', init: 0 });
    const outside: Dest = { kind: 'g', index: copy.globals.length - 1 };
    copy.funcs.forEach((func, f) => {
      const ranges = analyses.of('ranges', module.funcs[f]);
      for (const block of func.blocks) {
        const checks = (instr: Instr): Instr[] =>
          destsOf(instr).flatMap((dest) => {
            const range = dest.kind === 'g' ? undefined : ranges.rangeOf(dest);
            return range === undefined ? [] : checked(func, dest, range, outside);
          });
        const instrs = block.instrs.flatMap((instr) => [instr, ...checks(instr)]);
        block.instrs.splice(0, block.instrs.length, ...block.phis.flatMap(checks), ...instrs);
      }
    });
    return copy;
  }

  function checked(func: Func, value: Dest, { bits, min, max, zeros, ones }: IntRange, outside: Dest): Instr[] {
    const type = bits === 32 ? 'i32' : 'i64';
    const letter = bits === 32 ? 'I' : 'L';
    const made: Instr[] = [];
    const constant = (number: bigint): Operand => {
      const signed = BigInt.asIntN(bits, number);
      return { kind: 'v', type, value: bits === 32 ? Number(signed) : signed };
    };
    const calc = (op: string, result: 'i32' | 'i64', ...operands: readonly Operand[]): Dest => {
      const dest: Dest = { kind: 't', index: func.symbols.push({ kind: 't', type: result }) - 1 };
      made.push({ op, dest, operands } as Instr);
      return dest;
    };
    const wrong = [
      calc(`Less${letter}`, 'i32', value, constant(min)),
      calc(`Greater${letter}`, 'i32', value, constant(max)),
      calc(`NotEqual${letter}`, 'i32', calc(`Band${letter}`, type, value, constant(zeros)), constant(0n)),
      calc(`NotEqual${letter}`, 'i32', calc(`Band${letter}`, type, value, constant(ones)), constant(ones)),
    ];
    const any = wrong.reduce((a, b) => calc('BorI', 'i32', a, b));
    made.push({ op: 'Assign', dest: outside, operands: [calc('BorI', 'i32', outside, any)] });
    return made;
  }

  test('integers are in their ranges, and have the bits that are known', () => {
    samples.forEach((module, seed) => {
      const checked = withChecks(module);
      expect(verifyModule(checked)).toEqual([]);
      const func = checked.funcs.findIndex(({ name }) => name === 'f');
      for (const k of [1, 2, 3]) {
        const interp = new Interp(checked, { stackSize: 65536, fuel: 200_000 });
        try {
          interp.call(func, randomArguments(seed + 50 * k));
        } catch (error) {
          if (!(error instanceof Trap)) throw error;
        }
        expect(interp.scalars.get(checked.globals.length - 1), `sample ${seed}`).toBe(0);
      }
    });
  });

  const relations = ['Less', 'LessEqual', 'Greater', 'GreaterEqual', 'NotEqual', 'Equal'];
  const isOrder = (relation: string): boolean => /^(Less|Greater)/.test(relation);

  test('the rounds of loops are those that are made', () => {
    const random = seededRandom(4);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)];
    let known = 0;
    for (let round = 0; round < times(60, 800); round++) {
      const letter = pick(['I', 'UI', 'L', 'UL']);
      const isWide = letter.endsWith('L');
      const number = (value: number): string => `${value}${isWide ? 'L' : ''}`;
      const ends = [0, 1, 5, -3, 100, 2147483647, -2147483648, 2147483640];
      const [start, bound, step] = [pick(ends), pick(ends), pick([1, -1, 2, 3, -7, 50])];
      const type = isWide ? 'i64' : 'i32';
      const isFirst = random() < 0.5;
      const relation = pick(relations);
      const op = `${relation}${isOrder(relation) ? letter : letter.replace('U', '')}`;
      const [yes, no] = random() < 0.8 ? ['B2', 'B3'] : ['B3', 'B2'];
      const test = (value: string): string =>
        random() < 0.5 ? `t2 = ${op} ${value}, ${number(bound)}` : `t2 = ${op} ${number(bound)}, ${value}`;
      const text = isFirst
        ? `block B1:\n  l0.2 = phi [B0: l0.1] [B2: l0.3]\n  @rounds = AddI @rounds, 1\n  ${test('l0.2')}\n  cond goto t2 ${yes} ${no}\nblock B2:\n  l0.3 = Add${isWide ? 'L' : 'I'} l0.2, ${number(step)}\n  ucond goto B1`
        : `block B1:\n  l0.2 = phi [B0: l0.1] [B2: l0.3]\n  @rounds = AddI @rounds, 1\n  l0.3 = Add${isWide ? 'L' : 'I'} l0.2, ${number(step)}\n  ${test('l0.3')}\n  cond goto t2 ${yes} ${no}\nblock B2:\n  ucond goto B1`;
      const { module, diagnostics } = parseText(
        `profile full, pointer 8\nglobal i32 @rounds = 0\nfunc void @f, param 0, form ssa\n  local ${type} l0.0\nblock B0:\n  l0.1 = ${number(start)}\n  ucond goto B1\n${text}\nblock B3:\n  return\nfunc end\n`,
      );
      expect(diagnostics, text).toEqual([]);
      if (module === undefined) return;
      const [count] = new Analyses(module).of('counts', module.funcs[0]);
      const interp = new Interp(module, { stackSize: 65536, fuel: 20_000 });
      let ended = true;
      try {
        interp.call(0, []);
      } catch {
        ended = false;
      }
      if (count.rounds === undefined) continue;
      known++;
      const made = BigInt(Number(interp.scalars.get(0)));
      if (ended) expect(count.rounds, text).toBe(made);
      else expect(count.rounds > made - 2n, text).toBe(true);
    }
    expect(known).toBeGreaterThan(times(10, 200));
  });

  test('where loops have known rounds and there is nothing else, frequencies are executions', () => {
    const { module } = parseText(
      `profile full, pointer 8\nfunc void @f, param 0, form ssa\n  local i32 l0.0\n  local i32 l1.0\nblock B0:\n  ucond goto B1\nblock B1:\n  l0.1 = phi [B0: 0] [B4: l0.2]\n  t2 = LessI l0.1, 6\n  cond goto t2 B2 B5\nblock B2:\n  ucond goto B3\nblock B3:\n  l1.1 = phi [B2: 10] [B3: l1.2]\n  l1.2 = SubI l1.1, 2\n  t3 = GreaterI l1.2, 0\n  cond goto t3 B3 B4\nblock B4:\n  l0.2 = AddI l0.1, 1\n  ucond goto B1\nblock B5:\n  return\nfunc end\n`,
    );
    if (module === undefined) throw new Error('not read');
    const found = new Analyses(module).of('frequency', module.funcs[0]);
    expect([...found].map((times) => Math.round(times * 1e6) / 1e6)).toEqual([1, 7, 6, 30, 6, 1]);
  });

  /** Every access as the interpreter makes it, by what it says of its address. */
  test('accesses that are told apart have no byte in common, and the same ones are the same', () => {
    samples.forEach((module) => {
      const analyses = new Analyses(module);
      for (const func of module.funcs) {
        const objects = analyses.of('memory', func);
        const accesses = func.blocks.flatMap(({ instrs }) =>
          instrs.flatMap((instr) => (instr.op === 'Load' || instr.op === 'Store' ? [accessOf(instr)] : [])),
        );
        for (const a of accesses) {
          expect(objects.alias(a, a)).toBe(objects.placeOf(a.address)?.offset === undefined ? 'may' : 'same');
          for (const b of accesses) expect(objects.alias(a, b)).toBe(objects.alias(b, a));
        }
      }
    });
  });
});

test('objects: where addresses point, and which get about', () => {
  const { module, diagnostics } = parseText(`profile full, pointer 8
global data 16 align 8 @g
extern func void @taker(i64)
func void @f, param 2, form ssa
  fparam i64 p0.0
  fparam i32 p1.0
  local slot 16 align 8 l2.0
  local slot 16 align 8 l3.0
block B0:
  t4 = AddL l2.0, 4L
  t5 = IToL p1.0
  t6 = AddL l2.0, t5
  t7 = AddL t5, l3.0
  store.i32 t4 + 4, p1.0
  store.i32 t6, p1.0
  store.i32 t7, p1.0
  store.i32 p0.0, p1.0
  store.i32 @g, p1.0
  rparam l3.0
  call @taker, param 1
  return
func end
`);
  expect(diagnostics).toEqual([]);
  if (module === undefined) return;
  const analyses = new Analyses(module);
  expect(notesOfFunction(analyses, 'memory', module.funcs[1])[0]).toEqual([
    'l2 is nobody else’s',
    'l3 gets about',
    'writes 4 at l2 + 8',
    'writes 4 at l2 + ?',
    'writes 4 at l3 + ?',
    'writes 4 at any address',
    'writes 4 at @g + 0',
  ]);
  const objects = analyses.of('memory', module.funcs[1]);
  const accesses = module.funcs[1].blocks[0].instrs.flatMap((instr) => (instr.op === 'Store' ? [accessOf(instr)] : []));
  expect(accesses.map((a) => accesses.map((b) => objects.alias(a, b)[0]).join('')).join(' ')).toBe(
    'smnnn mmnnn nnmmn nnmmm nnnms',
  );
});

describe('the table', () => {
  test('a result is found once, until something that it looks at has changed', () => {
    const [module] = samples;
    const [func] = module.funcs;
    const analyses = new Analyses(module);
    const [dom, ranges] = [analyses.of('dom', func), analyses.of('ranges', func)];
    expect(analyses.of('dom', func)).toBe(dom);
    analyses.changed(func, 'blocks');
    expect(analyses.of('dom', func)).toBe(dom);
    expect(analyses.of('ranges', func)).not.toBe(ranges);
    analyses.changed(func, 'nothing');
    expect(analyses.of('dom', func)).not.toBe(dom);
  });

  test('each asks for what it says that it needs, and for nothing else', () => {
    const [module] = samples;
    for (const name of analysisNames) {
      const row = analysisRows[name];
      if (row.of !== 'function') continue;
      const asked = new Set<AnalysisName>();
      const analyses = new Analyses(module);
      row.find(module.funcs[1], {
        module,
        get: (needed) => {
          asked.add(needed);
          return analyses.of(needed, module.funcs[1]);
        },
        values: () => analyses.valuesOf(module.funcs[1]),
      });
      expect([...asked].sort(), name).toEqual([...row.needs].sort());
      if (row.reads === 'blocks')
        for (const needed of row.needs) expect(analysisRows[needed]).toMatchObject({ reads: 'blocks' });
    }
  });

  test('what passes preserve is what is found anew', () => {
    const text = (module: LinearModule): string =>
      analysisNames
        .filter((name) => !isOfModule(name) && 'reads' in analysisRows[name])
        .filter((name) => (analysisRows[name] as { reads?: string }).reads === 'blocks')
        .map((name) => printAnalysis(new Analyses(module), name))
        .join('');
    for (const pass of passNames) {
      if (passRows[pass].preserves !== 'blocks') continue;
      const module = inSsa(samples[3]);
      runPasses(module, [pass], { leaveIn: 'ssa' });
      expect(text(module), pass).toBe(text(samples[3]));
    }
  });

  test('all of them have something to say of every function', () => {
    for (const module of samples.slice(0, 6))
      for (const name of analysisNames) expect(printAnalysis(new Analyses(module), name)).toMatch(/^# /);
  });

  test('values are numbered, and each has a name', () => {
    eachFunc((analyses, func) => {
      const { values } = analyses.of('uses', func);
      for (let value = 0; value < values.count; value++) expect(operandOf(func, values, value)).toBeDefined();
    });
  });
});
