/**
 * Bodies that are accepted without a graph (src/tuyin/plain-bodies.ts) are accepted with it: nothing is said of them, they give
 * what was concluded and take what was concluded. And a module's diagnostics are the same whether or not any is.
 */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { generateTuyin } from '../../bench/generate-tuyin.mjs';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { checkGraph, elaborate } from '../../src/tuyin/graph/elaborate.ts';
import { Builder } from '../../src/tuyin/graph/builder.ts';
import { bytesOf } from '../../src/tuyin/graph/streams.ts';
import type { Func, Module } from '../../src/tuyin/module.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { PlainBodies, type PlainBody } from '../../src/tuyin/plain-bodies.ts';
import { typeText } from '../../src/tuyin/types.ts';
import { BodyChecker } from '../../src/tuyin/verifier-bodies.ts';
import { Verification } from '../../src/tuyin/verification.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { mutate } from '../fuzz/mutate.ts';
import { Random } from '../scalar/random.ts';
import { times } from '../long.ts';
import { readPrograms } from './program-files.ts';
import { randomModule } from './random-plain.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function acceptedIn(module: Module): Map<Func, PlainBody> {
  const metadata = new Set(module.items.flatMap((item) => (item.kind === 'metadata' ? [item.name.name] : [])));
  const bodies = new PlainBodies(new Verification(module), (name) => metadata.has(name));
  return new Map(
    module.items.flatMap((item): [Func, PlainBody][] => {
      if (item.kind !== 'func' || item.body?.kind !== 'stmts') return [];
      const plain = bodies.accept(item, item.body.body.stmts);
      return plain === undefined ? [] : [[item, plain]];
    }),
  );
}

/** How many bodies of a module are accepted; both long ways agree with all of them. */
function accepted(module: Module): number {
  const found = acceptedIn(module);
  const whole = found.size === 0 ? [] : checkGraph(module);
  const graph = found.size === 0 ? undefined : elaborate(module).graph;
  for (const [func, plain] of found) {
    const stmts = func.body?.kind === 'stmts' ? func.body.body.stmts : [];
    const v = new Verification(module);
    new BodyChecker(v, stmts, true, func.signature?.params).body(stmts, true);
    expect(v.diagnostics).toEqual([]);
    const [start, end] = [stmts[0].span.start, stmts.at(-1)?.span.end ?? 0];
    expect(whole.filter(({ span }) => span !== undefined && span.start >= start && span.end <= end)).toEqual([]);
    const made = graph?.functions.find(({ item }) => item === func);
    if (made === undefined) continue;
    expect(typeText(made.result)).toBe(typeText(plain.result));
    if (!plain.reads && made.width !== 'unbounded') expect(made.width).toBe(bytesOf(made.params));
  }
  return found.size;
}

/** The same diagnostics whether or not bodies are accepted. */
function saysTheSame(module: Module): void {
  const quick = verifyTuyin(module);
  vi.spyOn(PlainBodies.prototype, 'accept').mockReturnValue(undefined);
  const long = verifyTuyin(module);
  vi.restoreAllMocks();
  expect(quick).toEqual(long);
}

function holds(text: string): number {
  const { module, diagnostics } = parseTuyin(text);
  if (hasErrors(diagnostics)) return 0;
  try {
    saysTheSame(module);
    return accepted(module);
  } catch (error) {
    throw new Error(`the module:\n${text}`, { cause: error });
  }
}

test('programs and examples', () => {
  const examples = ['base64', 'greet', 'records', 'tree-sort', 'wc'].map((name) =>
    readFileSync(new URL(`../../examples/${name}.ti`, import.meta.url), 'utf8'),
  );
  const texts = [...readPrograms().map(({ text }) => text), ...examples];
  expect(texts.reduce((sum, text) => sum + holds(text), 0)).toBeGreaterThan(50);
});

test('of a module as front ends write it, hardly any body needs a graph', () => {
  const { module } = parseTuyin(generateTuyin(60_000));
  const emit = vi.spyOn(Builder.prototype, 'emit');
  expect(verifyTuyin(module)).toEqual([]);
  expect(emit.mock.calls.length).toBeLessThan(100);
  vi.restoreAllMocks();
  saysTheSame(module);
  expect(accepted(module)).toBeGreaterThan(90);
});

describe('random functions', () => {
  test.each([0, 1, 2, 3])('part %i', (part) => {
    const random = new Random(BigInt(900 + part));
    let count = 0;
    for (let i = 0; i < times(50, 1500); i++) count += holds(randomModule(random));
    expect(count).toBeGreaterThan(times(4, 200));
  });
});

test('damaged programs', () => {
  const random = new Random(41n);
  const texts = [...readPrograms().map(({ text }) => text), generateTuyin(3000)];
  let count = 0;
  for (let i = 0; i < times(80, 3000); i++) count += holds(mutate(random.pick(texts), random));
  expect(count).toBeGreaterThan(times(1, 100));
});
