/** SSA construction and destruction: shape on small examples, laws on random functions, size on large ones. */
import { describe, expect, test } from 'vitest';
import { fromSsa, moduleFromSsa } from '../../src/linear/leave-ssa.ts';
import { graphOfBlocks, moduleToCfg, predecessorsOf, toCfg, toLinear } from '../../src/linear/cfg.ts';
import { moduleToSsa, toSsa } from '../../src/linear/ssa.ts';
import { findLiveness } from '../../src/linear/analysis/liveness.ts';
import { operandOf } from '../../src/linear/analysis/values.ts';
import { destsOf, operandsOf, targetsOf } from '../../src/linear/instr.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule, printOperand } from '../../src/linear/printer.ts';
import { rewriteFunc } from '../../src/linear/renumber.ts';
import { sequentialize, type Copy } from '../../src/linear/parallel-copy.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { findDominators, iteratedFrontier, findLevels } from '../../src/base/dominators.ts';
import type { Dest, Func, Instr, LinearModule, Operand } from '../../src/linear/nodes.ts';
import { largeGraphs, seededRandom } from '../unit/random-graph.ts';
import { behaviour, cloneModule } from './laws.ts';
import { randomArguments, randomFunc } from './random-func.ts';
import { times } from '../long.ts';

function parsed(text: string): LinearModule {
  const { module, diagnostics } = parseText(text);
  expect(diagnostics).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return module;
}

const problems = (module: LinearModule): string[] =>
  verifyModule(module).map(({ code, message }) => `${code} ${message}`);

const samples = Array.from({ length: times(5, 45) }, (_, seed) =>
  randomFunc(seed, seed % 3 === 0 ? 'unstructured' : 'structured', 20 + 3 * seed),
);

describe('random functions', () => {
  test('go to CFG, SSA and back with the same behaviour, always verified, and their text is a fixed point', () => {
    samples.forEach(({ module, func }, seed) => {
      const forms: [string, LinearModule][] = [['linear', module]];
      const next = (name: string, change: (module: LinearModule) => void): void => {
        const copy = cloneModule(forms[forms.length - 1][1]);
        change(copy);
        forms.push([name, copy]);
      };
      next('cfg', moduleToCfg);
      next('ssa', moduleToSsa);
      next('cfg again', moduleFromSsa);
      next('linear again', (copy) => copy.funcs.forEach(toLinear));
      const wanted = [1, 2, 3].map((k) => behaviour(module, func, randomArguments(seed * 7 + k)));
      for (const [name, form] of forms) {
        expect(problems(form), name).toEqual([]);
        const text = printModule(form);
        expect(printModule(parsed(text)), name).toBe(text);
        expect(
          [1, 2, 3].map((k) => behaviour(form, func, randomArguments(seed * 7 + k))),
          `${name} of ${seed}`,
        ).toEqual(wanted);
      }
    });
  });

  test('leaving SSA directly adds no instruction: versions of one variable do not overlap', () => {
    for (const { module } of samples) {
      const copy = cloneModule(module);
      moduleToCfg(copy);
      const before = copy.funcs.map((func) => func.blocks.map(({ instrs }) => instrs.length).join());
      moduleToSsa(copy);
      moduleFromSsa(copy);
      expect(copy.funcs.map((func) => func.blocks.map(({ instrs }) => instrs.length).join())).toEqual(before);
    }
  });

  test('leaving SSA is right after copies have been forwarded without regard to anything', () => {
    samples.forEach(({ module, func }, seed) => {
      const copy = cloneModule(module);
      moduleToCfg(copy);
      moduleToSsa(copy);
      copy.funcs.forEach(forwardCopies);
      expect(problems(copy)).toEqual([]);
      const wanted = [1, 2, 3].map((k) => behaviour(module, func, randomArguments(seed * 7 + k)));
      expect([1, 2, 3].map((k) => behaviour(copy, func, randomArguments(seed * 7 + k)))).toEqual(wanted);
      moduleFromSsa(copy);
      expect(problems(copy)).toEqual([]);
      expect(
        [1, 2, 3].map((k) => behaviour(copy, func, randomArguments(seed * 7 + k))),
        `seed ${seed}`,
      ).toEqual(wanted);
    });
  });

  test('values of different variables are joined where they are never alive at once', () => {
    let [before, after] = [0, 0];
    samples.forEach(({ module, func }, seed) => {
      for (const forwards of [false, true]) {
        const ssa = cloneModule(module);
        moduleToCfg(ssa);
        moduleToSsa(ssa);
        if (forwards) ssa.funcs.forEach(forwardCopies);
        if (forwards) ssa.funcs.forEach(dropForwarded);
        const plain = cloneModule(ssa);
        moduleFromSsa(plain);
        // The strict profile does not let operations write variables.
        const joined: LinearModule = { ...cloneModule(ssa), profile: 'full' };
        joined.funcs.forEach((own) => own.extern || fromSsa(own, { joins: true }));
        expect(problems(joined)).toEqual([]);
        expect(
          [1, 2, 3].map((k) => behaviour(joined, func, randomArguments(seed * 7 + k))),
          `seed ${seed}`,
        ).toEqual([1, 2, 3].map((k) => behaviour(module, func, randomArguments(seed * 7 + k))));
        before += copiesIn(plain);
        after += copiesIn(joined);
      }
    });
    expect(after).toBeLessThan(before);
  });

  test('phis stand exactly on the iterated frontier where the variable is live', () => {
    for (const { module } of samples) {
      const cfg = cloneModule(module);
      moduleToCfg(cfg);
      const ssa = cloneModule(cfg);
      moduleToSsa(ssa);
      cfg.funcs.forEach((func, f) => {
        if (func.extern) return;
        const { liveIn, values } = findLiveness(func);
        const graph = graphOfBlocks(func.blocks);
        const tree = findDominators(graph);
        const wanted = new Set<string>();
        func.symbols.forEach((symbol, s) => {
          if (symbol.kind === 't' || 'storage' in symbol) return;
          const defs = func.blocks.flatMap(({ instrs }, b) =>
            instrs.some((instr) => destsOf(instr).some((dest) => dest.kind === symbol.kind && dest.index === s))
              ? [b]
              : [],
          );
          for (const join of iteratedFrontier(graph, tree, findLevels(tree), defs))
            if (liveIn[join].includes(values.first[s])) wanted.add(`${join}:${s}`);
        });
        const found = new Set(
          ssa.funcs[f].blocks.flatMap(({ phis }, b) => phis.map(({ dest }) => `${b}:${dest.index}`)),
        );
        expect(found).toEqual(wanted);
      });
    }
  });

  test('liveness is the least solution of its equations', () => {
    for (const { module } of samples.slice(0, 30)) {
      for (const makeSsa of [false, true]) {
        const copy = cloneModule(module);
        moduleToCfg(copy);
        if (makeSsa) moduleToSsa(copy);
        for (const func of copy.funcs) checkLiveness(copy, func);
      }
    }
  });
});

/** The copies of which nothing is read any more. */
function dropForwarded({ blocks }: Func): void {
  for (const { instrs } of blocks) {
    const kept = instrs.filter(
      (instr) => instr.op !== 'Assign' || instr.dest.kind === 'g' || instr.operands[0].kind === 'g',
    );
    instrs.splice(0, Infinity, ...kept);
  }
}

function copiesIn({ funcs }: LinearModule): number {
  return funcs.flatMap(({ blocks }) => blocks.flatMap(({ instrs }) => instrs.filter(({ op }) => op === 'Assign')))
    .length;
}

/** Replaces every use of a copied version by what was copied, which makes live ranges overlap. */
function forwardCopies(func: Func): void {
  const source = new Map<string, Operand>();
  const key = (operand: Operand): string =>
    operand.kind === 'v'
      ? ''
      : `${operand.kind}${operand.index}.${operand.kind === 'l' || operand.kind === 'p' ? operand.version : ''}`;
  for (const { instrs } of func.blocks) {
    for (const instr of instrs)
      if (instr.op === 'Assign' && instr.dest.kind !== 'g' && instr.operands[0].kind !== 'g')
        source.set(key(instr.dest), instr.operands[0]);
  }
  const follow = (operand: Operand): Operand => {
    let found = operand;
    for (let next = source.get(key(found)); next !== undefined; next = source.get(key(found))) found = next;
    return found;
  };
  rewriteFunc(func, follow, (dest) => dest);
}

/** Checks the equations by plain iteration over sets of names. */
function checkLiveness(module: LinearModule, func: Func): void {
  const { liveIn, liveOut, values } = findLiveness(func);
  const name = (operand: Operand): string[] =>
    operand.kind === 'v' || operand.kind === 'g' || operand.kind === 'f' ? [] : [printOperand(module, operand)];
  const preds = predecessorsOf(func.blocks);
  const ins = func.blocks.map(() => new Set<string>());
  const outs = func.blocks.map(() => new Set<string>());
  for (let changed = true; changed;) {
    changed = false;
    func.blocks.forEach((block, b) => {
      const out = new Set<string>();
      for (const target of targetsOf(block.terminator)) {
        ins[target].forEach((value) => out.add(value));
        for (const phi of func.blocks[target].phis)
          phi.operands.forEach(
            (operand, i) => phi.sources[i] === b && name(operand).forEach((value) => out.add(value)),
          );
      }
      const live = new Set(out);
      for (const instr of [...block.instrs, block.terminator].reverse() as Instr[]) {
        destsOf(instr)
          .flatMap(name)
          .forEach((value) => live.delete(value));
        operandsOf(instr)
          .flatMap(name)
          .forEach((value) => live.add(value));
      }
      block.phis.flatMap(({ dest }) => name(dest)).forEach((value) => live.delete(value));
      if (live.size !== ins[b].size || out.size !== outs[b].size) changed = true;
      ins[b] = live;
      outs[b] = out;
    });
  }
  expect(preds.length).toBe(func.blocks.length);
  const names = (list: readonly number[]): string[] =>
    list.map((value) => printOperand(module, operandOf(func, values, value))).sort();
  expect(liveIn.map(names)).toEqual(ins.map((set) => [...set].sort()));
  expect(liveOut.map(names)).toEqual(outs.map((set) => [...set].sort()));
}

describe('the classic problems', () => {
  const head =
    'func i32 @f, param 1, form ssa\n  fparam i32 p0.0\n  local i32 l1.0\n  local i32 l2.0\n  local i32 l3.0\n';

  test('swap', () => {
    const module = parsed(`${head}block B0:
  l1.1 = 1
  l2.1 = 2
  l3.1 = p0.0
  ucond goto B1
block B1:
  l1.2 = phi [B0: l1.1] [B1: l2.2]
  l2.2 = phi [B0: l2.1] [B1: l1.2]
  l3.2 = phi [B0: l3.1] [B1: l3.3]
  l3.3 = SubI l3.2, 1
  t4 = GreaterI l3.3, 0
  cond goto t4 B1 B2
block B2:
  t5 = MulI l1.2, 10
  t6 = AddI t5, l2.2
  return t6
func end`);
    const results = [1, 2, 3].map((n) => behaviour(module, 0, [n]).split(' ')[0]);
    expect(results).toEqual(['12', '21', '12']);
    fromSsa(module.funcs[0]);
    expect(problems(module)).toEqual([]);
    expect([1, 2, 3].map((n) => behaviour(module, 0, [n]).split(' ')[0])).toEqual(results);
  });

  test('lost copy', () => {
    const module = parsed(`${head}block B0:
  l1.1 = 1
  ucond goto B1
block B1:
  l1.2 = phi [B0: l1.1] [B1: l1.3]
  l1.3 = AddI l1.2, 1
  t4 = LessI l1.3, p0.0
  cond goto t4 B1 B2
block B2:
  return l1.2
func end`);
    const results = [0, 5, 9].map((n) => behaviour(module, 0, [n]).split(' ')[0]);
    expect(results).toEqual(['1', '4', '8']);
    fromSsa(module.funcs[0]);
    expect(problems(module)).toEqual([]);
    expect([0, 5, 9].map((n) => behaviour(module, 0, [n]).split(' ')[0])).toEqual(results);
  });

  test('what a loop counts in a temporary is its variable', () => {
    const module = parsed(`${head}block B0:
  ucond goto B1
block B1:
  l1.1 = phi [B0: p0.0] [B1: t4]
  l2.1 = phi [B0: 1] [B1: t5]
  t4 = SubI l1.1, 1
  t5 = MulI l2.1, 3
  t6 = GreaterI t4, 0
  cond goto t6 B1 B2
block B2:
  return t5
func end`);
    const results = [1, 2, 5].map((n) => behaviour(module, 0, [n]).split(' ')[0]);
    expect(results).toEqual(['3', '9', '243']);
    fromSsa(module.funcs[0], { joins: true });
    expect(problems(module)).toEqual([]);
    expect([1, 2, 5].map((n) => behaviour(module, 0, [n]).split(' ')[0])).toEqual(results);
    expect(printModule(module)).toContain(`block B1:
  p0 = SubI p0, 1
  l1 = MulI l1, 3
  t2 = GreaterI p0, 0
  cond goto t2 B1 B2`);
  });

  test('copies that happen at once, written one after another', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 500; round++) {
      const places = 6;
      const copies: Copy[] = [];
      for (let d = 0; d < places; d++)
        if (random() < 0.8)
          copies.push({ dest: { kind: 'l', index: d }, source: { kind: 'l', index: Math.floor(random() * places) } });
      let temps = places;
      const out = sequentialize(copies, () => ({ kind: 't', index: temps++ }));
      const state = Array.from({ length: 20 }, (_, i) => i);
      for (const { dest, operands } of out as Extract<Instr, { op: 'Assign' }>[])
        state[dest.index] = state[(operands[0] as Dest).index];
      const wanted = Array.from({ length: places }, (_, i) => i);
      for (const { dest, source } of copies) wanted[dest.index] = (source as Dest).index;
      expect(state.slice(0, places)).toEqual(wanted);
      expect(out.length).toBeLessThanOrEqual(copies.length + places / 2);
    }
  });

  test('versions are numbered along the dominator tree, declarations have 0', () => {
    const module = parsed(
      'profile core\nfunc i32 @f, param 1\n  fparam i32 p0\n  local i32 l1\n  l1 = 1\n  goto p0 ? lbl0 : lbl1\nlbl0:\n  l1 = 2\nlbl1:\n  p0 = l1\n  return p0\nfunc end',
    );
    moduleToCfg(module);
    moduleToSsa(module);
    expect(printModule(module)).toBe(`profile core

func i32 @f, param 1, form ssa
  fparam i32 p0.0
  local i32 l1.0
block B0:
  l1.1 = 1
  cond goto p0.0 B1 B2
block B1:
  l1.2 = 2
  ucond goto B2
block B2:
  l1.3 = phi [B0: l1.1] [B1: l1.2]
  p0.1 = l1.3
  return p0.1
func end
`);
  });
});

describe('large functions', () => {
  test.each(Object.keys(largeGraphs(4)))('%s: 5,000 blocks there and back', (shape) => {
    const graph = largeGraphs(5_000)[shape];
    const symbols = Array.from({ length: 8 }, (_, s) => ({
      kind: s === 0 ? ('p' as const) : ('l' as const),
      type: 'i32' as const,
    }));
    const variable = (n: number): Dest => ({ kind: n % 8 === 0 ? 'p' : 'l', index: n % 8 });
    const instrs: Instr[] = [];
    for (let n = 0; n < graph.size; n++) {
      instrs.push({ op: 'Label', label: n }, { op: 'Assign', dest: variable(n * 7), operands: [variable(n * 3 + 1)] });
      const next = graph.successors(n);
      if (next.length === 0) instrs.push({ op: 'Return', operands: [variable(n)] });
      else if (next.length === 1) instrs.push({ op: 'Goto', targets: [next[0]] });
      else instrs.push({ op: 'CondGoto', operands: [variable(n + 1)], targets: [next[0], next[1]] });
    }
    const func: Func = {
      name: 'f',
      params: ['i32'],
      results: ['i32'],
      symbols,
      variadic: false,
      extern: false,
      exported: false,
      form: 'linear',
      instrs,
      blocks: [],
    };
    toCfg(func);
    const count = func.blocks.length;
    toSsa(func);
    const phis = func.blocks.reduce((sum, block) => sum + block.phis.length, 0);
    fromSsa(func);
    toLinear(func);
    expect(count).toBeGreaterThan(2_000);
    expect(phis).toBeLessThan(8 * count);
    expect(func.symbols.length).toBe(8);
  });
});
