/**
 * `samara tuyin parse`: the record of a parse on random JSON. Where it goes wrong is where V8's parser says; its strings are those of the
 * text; the bytes of a function are among those of its caller, in order.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ParseRecord, type ParseNode } from '../../src/vm/tuyin/parse-record.ts';
import { instantiateTuyin } from '../../src/vm/tuyin/index.ts';
import { samara, samaraWith } from '../cli/samara.ts';
import { workFolder } from '../cli/work-folder.ts';
import { times } from '../long.ts';
import { Dice } from '../vm/gcc.ts';
import { damaged, inputs } from './examples/inputs.ts';
import { programOfText } from './graphs.ts';

const json = 'examples/json.ti';
const code = programOfText(readFileSync(json, 'utf8'));

function recordOf(input: Uint8Array): { record: ParseRecord; status: number } {
  const record = new ParseRecord(input);
  const left = [input];
  const program = instantiateTuyin(code, { stdin: () => left.pop(), probe: record });
  const status = program.main();
  record.stop(program.position);
  return { record, status };
}

function* nodesOf(nodes: readonly ParseNode[]): Generator<ParseNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.parts);
  }
}

/** Where V8 says that a text is wrong; its length at the end, undefined if it is right. */
function problemAt(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [, place] = /at position (\d+)/.exec((error as Error).message) ?? [];
    if (place !== undefined) return Number(place);
    // A short text is quoted in the message, and its place left out.
    return (error as Error).message.includes('end of JSON') ? text.length : -1;
  }
}

test('the farthest place is that of JSON.parse, and the tree holds the text', () => {
  const dice = new Dice(5);
  let [right, wrong] = [0, 0];
  for (let i = 0; i < times(60, 2000); i++) {
    const whole = inputs['json'].make(dice);
    const input = i % 2 === 0 ? whole : damaged(dice, whole, inputs['json'].alphabet);
    const text = Buffer.from(input).toString('latin1');
    const { record, status } = recordOf(input);
    const place = problemAt(text);
    expect(status === 0, JSON.stringify(text)).toBe(place === undefined);
    if (place === undefined) {
      right++;
      const strings = [...nodesOf(record.roots)].filter(({ name }) => name === 'string');
      expect(strings.map(({ start, end }) => text.slice(start - 1, end))).toEqual(
        text.match(/"(?:[^"\\]|\\.)*"/g) ?? [],
      );
      for (const { start, end, parts } of nodesOf(record.roots)) {
        let behind = start;
        for (const part of parts) {
          expect(part.start).toBeGreaterThanOrEqual(behind);
          behind = part.end;
        }
        expect(behind).toBeLessThanOrEqual(end);
      }
    } else if (place >= 0) {
      wrong++;
      expect(record.farthest, JSON.stringify(text)).toBe(place);
      expect(record.expected.length).toBeGreaterThan(0);
    }
  }
  expect(Math.min(right, wrong)).toBeGreaterThan(5);
});

const { at, file } = workFolder('parse');

test('the command shows a tree, a picture, and JSON', async () => {
  const input = file('right.json', '[1, {"a": true}]');
  const picture = at('tree.svg');
  const { status, out } = await samara('tuyin', 'parse', json, input, '--picture', picture);
  expect(status).toBe(0);
  expect(out).toMatch(/^fits: 16 bytes in [\d.]+ ms\nmain +0 \.\. 16 +'\[1, \{"a": true\}\]' += 0\n/);
  expect(out).toContain('            true_  11 .. 14  "rue"');
  expect(readFileSync(picture, 'utf8')).toContain('true_');
  expect(readFileSync(picture, 'utf8')).toMatch(/: 16 bytes in [\d.]+ ms/);
  const found = JSON.parse((await samara('tuyin', 'parse', json, input, '--json')).out) as {
    fits: boolean;
    tree: ParseNode[];
  };
  expect(found).toMatchObject({
    fits: true,
    status: 0,
    bytes: 16,
    tree: [{ name: 'main', start: 0, end: 16, value: '0' }],
  });
});

test('the command shows what was expected, and traps', async () => {
  const { status, out } = await samaraWith('[1,\n tru]', ['tuyin', 'parse', json, '-']);
  expect(status).toBe(1);
  expect(out.replace(/[\d.]+ ms/, 'TIME')).toBe(`does not fit: the program ends with status 1
got as far as byte 8 (line 2, column 5), where "]" stands
 --> -:2:5
  |
2 |  tru]
  |     ^
expected "e"
9 bytes in TIME
`);
  const end = await samaraWith('[1', ['tuyin', 'parse', json, '-']);
  expect(end.out).toContain('where the end of the input stands');
  expect(end.out).toContain('expected "0" .. "9", ".", "E", "e", ');
  const program = file('trap.ti', 'subset @main\n  match input.read(2) with\n  | "ab" -> 0\n  | "ac" -> 0\n');
  const trap = await samaraWith('ad', ['tuyin', 'parse', program, '-']);
  expect(trap.out).toContain('does not fit: the program traps: no arm of a match fits (T-MATCH)');
  expect(trap.out).toContain('expected "b", "c"');
  expect((await samara('tuyin', 'parse', program)).err).toContain('parse takes a program and an input');
});
