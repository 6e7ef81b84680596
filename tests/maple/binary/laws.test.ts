/**
 * The laws of the binary form, over every module that there is: what is decoded is what was encoded (its text, its tables, the
 * places of everything in it, what the verifier says of it), encoding it again gives the same bytes, and the same holds of
 * what lowering makes of it. A body that is read late is the body.
 */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/base/diagnostics.ts';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { formatPlace, SourceFile } from '../../../src/base/source.ts';
import { lowerToFlat } from '../../../src/lower/maple-levels/index.ts';
import { decodeMaple, encodeMaple } from '../../../src/maple/binary/index.ts';
import { repack, type Code } from '../../../src/maple/code.ts';
import { hasCode, paramTypes, type Module } from '../../../src/maple/module.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';
import { atMost, times } from '../../long.ts';
import { everySample, moduleFrom } from './corpus.ts';

const samples = everySample();
const modules = samples.flatMap((sample) => {
  const module = moduleFrom(sample);
  return module === undefined ? [] : [{ ...sample, module }];
});

function decoded(bytes: Uint8Array, lazy = false): Module {
  return decodeMaple(bytes, 'sample.bpl', { lazy }).orThrow();
}

/** Everything that a module says, files by their names and code by its nodes. */
function contentOf(module: Module): unknown {
  const { items, globals, funcs, typeDefs, classes, missingImports, ownPrefix, source, types } = module;
  const all = Array.from({ length: types.size }, (_, id) => types.get(id as never));
  return plain({ items, globals, funcs, typeDefs, classes, missingImports, ownPrefix, source, all });
}

function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, part: unknown) => {
      if (name === 'stored') return undefined;
      if (part instanceof SourceFile) return part.name;
      if (part instanceof Map) return [...part];
      if (typeof part === 'bigint') return `${part}n`;
      return name === 'code' && part !== undefined ? nodesOf(part as Code) : part;
    }),
  );
}

/** Opcode, type, place and operands of each node, in post-order. */
function nodesOf(code: Code): unknown[] {
  const sorted = repack(code);
  return [...sorted.nodes()].map((n) => [
    sorted.op(n),
    sorted.prim(n),
    sorted.start(n),
    sorted.end(n),
    ...sorted.operands(n),
  ]);
}

function placesOf(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.map(({ code, message, span }) => `${code} ${message} ${span?.source.name}`).sort();
}

test('there are modules of all kinds', () => {
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter(({ name }) => name.endsWith('.mplt'))).not.toEqual([]);
});

/** A quick run takes some modules. */
const chosen = atMost(70, modules);

test.each(chosen)('$name', ({ text, module }) => {
  const before = printMaple(module);
  const bytes = encodeMaple(module);
  const again = decoded(bytes);
  expect(printMaple(again)).toBe(before);
  expect(contentOf(again)).toEqual(contentOf(module));
  expect(Buffer.compare(encodeMaple(again), bytes)).toBe(0);
  expect(placesOf(verifyMaple(again))).toEqual(placesOf(verifyMaple(module)));
  for (const func of again.funcs.flatMap(({ code }) => code ?? []))
    expect(formatPlace(func.span(func.root))).toBe(
      formatPlace({ ...func.span(func.root), source: new SourceFile(func.source.name, text) }),
    );
});

/** The other laws are each about other modules. */
const turn = (place: number): typeof modules => modules.filter((_, i) => i % times(24, 3) === place * times(8, 1));

test.each(turn(0))('$name, stripped', ({ name, text, module }) => {
  const bytes = encodeMaple(module, { strip: true });
  const again = decoded(bytes);
  expect(Buffer.compare(encodeMaple(again, { strip: true }), bytes)).toBe(0);
  const bare = moduleFrom({ name, text: printMaple(again) });
  expect(bare === undefined ? undefined : printMaple(bare)).toBe(printMaple(again));
  expect(printMaple(again)).not.toMatch(/^\s*#(?! ?line)/m);
  expect(text.length).toBeGreaterThan(0);
});

test.each(turn(1))('$name, lowered', ({ module }) => {
  if (hasErrors(verifyMaple(module))) return;
  const problems: Diagnostic[] = [];
  const flat = lowerToFlat(module, problems);
  if (flat === undefined || hasErrors(problems)) return;
  const bytes = encodeMaple(flat);
  const again = decoded(bytes);
  expect(printMaple(again)).toBe(printMaple(flat));
  expect(Buffer.compare(encodeMaple(again), bytes)).toBe(0);
});

test.each(turn(2))('$name, bodies read late', ({ module }) => {
  const bytes = encodeMaple(module);
  const late = decoded(bytes, true);
  expect(late.funcs.map(hasCode)).toEqual(module.funcs.map(hasCode));
  expect(late.funcs.map(paramTypes)).toEqual(module.funcs.map(paramTypes));
  const waiting = late.funcs.filter(({ stored }) => stored !== undefined).length;
  expect(waiting).toBeGreaterThanOrEqual(module.funcs.filter(hasCode).length);
  const copies = late.funcs.map((func) => ({ ...func }));
  expect(late.funcs.filter(({ stored }) => stored !== undefined)).toEqual([]);
  expect(copies.map(({ code }) => code?.words.length)).toEqual(late.funcs.map(({ code }) => code?.words.length));
  expect(contentOf(late)).toEqual(contentOf(decoded(bytes)));
});
