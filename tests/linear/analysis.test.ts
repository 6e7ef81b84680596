/** Definitions and uses, and the call graph. (Liveness is tested with SSA construction, which it must agree with.) */
import { describe, expect, test } from 'vitest';
import { findCallGraph, reachableFrom } from '../../src/linear/analysis/call-graph.ts';
import { findDefUse } from '../../src/linear/analysis/def-use.ts';
import { operandOf } from '../../src/linear/analysis/values.ts';
import { moduleToCfg } from '../../src/linear/cfg.ts';
import { destsOf, operandsOf, sameOperand } from '../../src/linear/instr.ts';
import { parseText } from '../../src/linear/parser.ts';
import { moduleToSsa } from '../../src/linear/ssa.ts';
import { cloneModule } from './laws.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { randomFunc } from './random-func.ts';

describe('definitions and uses', () => {
  test('are all found, each where it is', () => {
    for (let seed = 0; seed < 30; seed++) {
      const module = cloneModule(randomFunc(seed, seed % 2 === 0 ? 'structured' : 'unstructured', 40).module);
      moduleToCfg(module);
      moduleToSsa(module);
      for (const func of module.funcs) {
        const { values, definitionOf, usesOf } = findDefUse(func);
        for (let value = 0; value < values.count; value++) {
          const operand = operandOf(func, values, value);
          if (operand.kind === 'g') continue;
          const all = func.blocks.flatMap(({ phis, instrs, terminator }, block) =>
            [...phis, ...instrs, terminator].map((instr) => ({ instr, block })),
          );
          const defs = all.filter(({ instr }) => destsOf(instr).some((dest) => sameOperand(dest, operand)));
          const uses = all.flatMap((site) =>
            operandsOf(site.instr)
              .filter((read) => sameOperand(read, operand))
              .map(() => site),
          );
          expect(definitionOf(operand)).toEqual(defs[0]);
          expect(usesOf(operand)).toEqual(uses);
        }
      }
    }
  });
});

describe('call graph', () => {
  const { module, diagnostics } = parseText(`extern func void @host(i64)
global data 8 align 8 @table = {0: &stored}
func void @main, param 0
  call @even, param 0
  rparam &passed
  call @host, param 1
  return
func end
func void @even, param 0
  call @odd, param 0
  return
func end
func void @odd, param 0
  call @even, param 0
  icall 1L () void, param 0
  return
func end
func void @stored, param 0
  return
func end
func void @passed, param 0
  call @passed, param 0
  return
func end
func i32 @other, param 0
  return 1
func end
func void @unused, param 0
  t0 = call @other, param 0
  return
func end`);
  const name = (func: number): string => module?.funcs[func].name ?? '';

  test('edges, direct and through pointers of the same signature', () => {
    expect(diagnostics).toEqual([]);
    if (module === undefined) return;
    const { callees, callers, addressTaken } = findCallGraph(module);
    const edges = callees.map((list, func) => `${name(func)}: ${list.map(name).join(' ')}`);
    expect(edges).toEqual([
      'host: ',
      'main: host even',
      'even: odd',
      'odd: even stored passed',
      'stored: ',
      'passed: passed',
      'other: ',
      'unused: other',
    ]);
    expect([...addressTaken].map(name).sort()).toEqual(['passed', 'stored']);
    callees.forEach((list, caller) => list.forEach((callee) => expect(callers[callee]).toContain(caller)));
  });

  test('components come callees first, and say what is recursive', () => {
    if (module === undefined) return;
    const graph = findCallGraph(module);
    expect(graph.components.flat().sort((a, b) => a - b)).toEqual(module.funcs.map((_, i) => i));
    const order = new Map(graph.components.flatMap((list, c) => list.map((func) => [func, c])));
    graph.callees.forEach((list, caller) =>
      list.forEach((callee) => expect(order.get(callee)).toBeLessThanOrEqual(order.get(caller) ?? -1)),
    );
    expect(
      module.funcs
        .map((_, i) => i)
        .filter((func) => graph.isRecursive(func))
        .map(name),
    ).toEqual(['even', 'odd', 'passed']);
  });

  test('what may run includes what host functions may call back', () => {
    if (module === undefined) return;
    const graph = findCallGraph(module);
    expect([...reachableFrom(graph, module, [1])].map(name).sort()).toEqual([
      'even',
      'host',
      'main',
      'odd',
      'passed',
      'stored',
    ]);
    expect([...reachableFrom(graph, module, [7])].map(name).sort()).toEqual(['other', 'unused']);
  });
});

/** A module of random calls as text, and what its functions were given to do. */
function randomCalls(seed: number): { text: string; callees: number[][]; taken: Set<number> } {
  const random = seededRandom(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const size = 2 + pick(6);
  const all = Array.from({ length: size }, (_, i) => i);
  const results = all.map(() => (pick(2) === 0 ? 'void' : 'i32'));
  const isExtern = all.map((i) => i > 0 && pick(5) === 0);
  const taken = new Set(all.filter(() => pick(3) === 0));
  const table = [...taken].map((func, i) => `${8 * i}: &f${func}`).join(', ');
  const callees = all.map((): number[] => []);
  const funcs = all.map((i) => {
    if (isExtern[i]) return `extern func ${results[i]} @f${i}()`;
    const lines = Array.from({ length: pick(4) }, (_, line) => {
      const result = pick(2) === 0 ? 'void' : 'i32';
      const dest = (type: string): string => (type === 'void' ? '' : `t${line} = `);
      const callee = pick(size);
      if (pick(3) > 0) {
        callees[i].push(callee);
        return `  ${dest(results[callee])}call @f${callee}, param 0`;
      }
      callees[i].push(...[...taken].filter((func) => results[func] === result));
      return `  ${dest(result)}icall 1L () ${result}, param 0`;
    });
    return [
      `func ${results[i]} @f${i}, param 0`,
      ...lines,
      results[i] === 'void' ? '  return' : '  return 1',
      'func end',
    ].join('\n');
  });
  const data = taken.size === 0 ? [] : [`global data ${8 * taken.size} align 8 @table = {${table}}`];
  return { text: [...data, ...funcs, ''].join('\n'), callees, taken };
}

/** What is reached over at least one edge. */
function reached(next: (func: number) => readonly number[], from: number): Set<number> {
  const seen = new Set<number>();
  const work = [...next(from)];
  for (let func = work.pop(); func !== undefined; func = work.pop()) {
    if (seen.has(func)) continue;
    seen.add(func);
    work.push(...next(func));
  }
  return seen;
}

describe('call graphs of random modules', () => {
  test('edges, components, recursion and what may run, by definition', () => {
    for (let seed = 0; seed < 150; seed++) {
      const { text, callees, taken } = randomCalls(seed);
      const module = parseText(text).orThrow();
      const graph = findCallGraph(module);
      const all = callees.map((_, func) => func);
      const edges = (func: number): number[] => all.filter((other) => callees[func].includes(other));
      expect(graph.callees).toEqual(all.map(edges));
      expect(graph.callers).toEqual(all.map((func) => all.filter((other) => callees[other].includes(func))));
      expect(graph.addressTaken).toEqual(taken);
      const reach = all.map((func) => reached(edges, func));
      const componentOf = all.map((func) => graph.components.findIndex((list) => list.includes(func)));
      expect(graph.components.flat().toSorted((a, b) => a - b)).toEqual(all);
      for (const a of all) {
        expect(graph.isRecursive(a)).toBe(reach[a].has(a));
        for (const b of edges(a)) expect(componentOf[b]).toBeLessThanOrEqual(componentOf[a]);
        for (const b of all)
          expect(componentOf[a] === componentOf[b]).toBe(a === b || (reach[a].has(b) && reach[b].has(a)));
        // A function outside may call whatever has an address.
        const calls = (func: number): number[] => (module.funcs[func].extern ? [...taken] : edges(func));
        expect(reachableFrom(graph, module, [a])).toEqual(new Set([a, ...reached(calls, a)]));
      }
    }
  });
});
