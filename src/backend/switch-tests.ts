/**
 * A switch as a tree of tests: runs of close values are jumps through a table (where the target has such a thing), single
 * values are tests for equality, and the middle value decides between halves, so there are logarithmically many tests.
 */
import type { Switch } from '../linear/nodes.ts';

/** Targets are those of the switch; `then` and `rest` of `less` are other tests, by their place in the list. */
export type SwitchTest =
  | { readonly kind: 'equal'; readonly value: bigint; readonly target: number }
  | { readonly kind: 'less'; readonly value: bigint; readonly then: number; readonly rest: number }
  /**
   * The operand minus `low` is an index into `targets`; at or beyond their number (unsigned) is the default. Where `values` are given, which ascend,
   * the operand is one of these instead, and its place among them is the index.
   */
  | {
      readonly kind: 'table';
      readonly low: bigint;
      readonly targets: readonly number[];
      readonly values?: readonly bigint[];
    };

/** Which cases are jumps through a table: none, those that are close to each other, or all there are. */
export type Tables = 'none' | 'dense' | 'any';

interface Case {
  readonly value: bigint;
  readonly target: number;
}

/**
 * A search tree over the sorted values, built from a list of ranges that are still to be decided instead of by recursion. The
 * first test comes first; every other one is named by one before it. Empty for a switch without values.
 */
export function testsOf({ values, targets }: Switch, tables: Tables): SwitchTest[] {
  if (values.length === 0) return [];
  const cases = sortedCases(values, targets);
  const otherwise = targets[values.length];
  if (tables === 'any' && cases.length >= fewestCases) return [sparseTable(cases)];
  const tests: SwitchTest[] = [];
  let count = 1;
  const work = [{ at: 0, from: 0, to: cases.length }];
  for (let range = work.pop(); range !== undefined; range = work.pop()) {
    const { at, from, to } = range;
    const { value: low, target } = cases[from];
    if (to - from === 1) tests[at] = { kind: 'equal', value: low, target };
    else if (tables !== 'none' && isDense(cases, from, to)) {
      tests[at] = { kind: 'table', low, targets: tableOf(cases, from, to, otherwise) };
    } else {
      const middle = (from + to) >> 1;
      tests[at] = { kind: 'less', value: cases[middle].value, then: count, rest: count + 1 };
      work.push({ at: count++, from, to: middle }, { at: count++, from: middle, to });
    }
  }
  return tests;
}

function sortedCases(values: Switch['values'], targets: readonly number[]): Case[] {
  const cases = values.map((value, i): Case => ({ value: BigInt(value), target: targets[i] }));
  return cases.sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Engines bound the length of a table (65520 entries in V8). */
const mostCases = 20_000;
const fewestCases = 3;

/** A table is worth its size if at least a third of it is used. */
function isDense(cases: readonly Case[], from: number, to: number): boolean {
  return (
    to - from >= fewestCases &&
    to - from <= mostCases &&
    cases[to - 1].value - cases[from].value < BigInt(3 * (to - from))
  );
}

function sparseTable(cases: readonly Case[]): SwitchTest {
  const values = cases.map(({ value }) => value);
  return { kind: 'table', low: values[0], targets: cases.map(({ target }) => target), values };
}

function tableOf(cases: readonly Case[], from: number, to: number, otherwise: number): number[] {
  const low = cases[from].value;
  const targets = new Array<number>(Number(cases[to - 1].value - low) + 1).fill(otherwise);
  for (let i = from; i < to; i++) targets[Number(cases[i].value - low)] = cases[i].target;
  return targets;
}
