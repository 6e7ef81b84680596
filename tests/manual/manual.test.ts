/**
 * Every example of docs/ir/maple.md is run, those of opcodes and those between the generated parts. And the generated parts are those that the tables give today (`npm run docs`).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as parts from '../../scripts/docs/manual-parts.ts';
import { opcodeExamples } from '../../src/maple/examples/index.ts';
import { manualExamples } from '../conformance/manual.ts';
import { atMost, inTurn } from '../long.ts';
import { engines, runFile } from '../conformance/run.ts';

const page = readFileSync(new URL('../../docs/ir/maple.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```mpl\n(.*?)\n```$/gms)].map(([, text]) => text);
const known = new Set(Object.values(opcodeExamples));
const prose = blocks
  .filter((text) => !known.has(text))
  .map((text, i) => ({ topic: 'manual', name: `example ${i + 1}`, text: `${text}\n` }));

test('the page has examples of its own, and those of all opcodes', () => {
  expect(prose.length).toBeGreaterThan(3);
  expect(Object.keys(opcodeExamples).filter((name) => !page.includes(`#### ${name}\n`))).toEqual([]);
});

// A quick run takes one engine for each example; tests/conformance/coverage.test.ts runs those of opcodes on the first one.
describe.each(atMost(60, [...prose, ...manualExamples()]).map((file, place) => ({ file, place })))(
  '$file.name',
  ({ file, place }) => {
    test.each(inTurn(engines, place))('$name', async (engine) => {
      expect(await runFile(file, engine)).toEqual([]);
    });
  },
);

test.each([
  ['primitive-types', parts.primitiveTypes],
  ['attributes', parts.attributes],
  ['directives', parts.directives],
  ['slots', parts.slots],
  ['opcodes', parts.opcodes],
  ['intrinsics', parts.intrinsicTables],
])('the part %s is up to date (npm run docs)', (name, generate) => {
  const [, content] = page.split(`<!-- begin ${name} -->\n`);
  expect(content.slice(0, content.indexOf(`<!-- end ${name} -->`)) === `${generate().trim()}\n`).toBe(true);
});
