/**
 * The automata of a program's functions: which inputs they accept and by which way, against the interpreter of graphs;
 * their structure, worked out by hand; and every program of the language's tests.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDot, toSvg } from '../../../src/base/picture.ts';
import { instantiateCode } from '../instances.ts';
import {
  edgeText,
  layersOfGraph,
  pictureGraphCalls,
  pictureLayers,
  type GraphLayer,
  type LayerEdge,
} from '../../../src/tuyin/automata/index.ts';
import { decodeTuyin, encodeTuyin } from '../../../src/tuyin/bitcode/index.ts';
import { linkProgram } from '../../../src/tuyin/program.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { programOfText } from '../graphs.ts';
import { readPrograms } from '../program-files.ts';
import { times } from '../../long.ts';

function layersOf(text: string): readonly GraphLayer[] {
  return layersOfGraph(programOfText(text).graph);
}

/** `0 -any 4 bytes %x {= %x}-> 1`, sorted; the end is `end`. */
function linesOf({ edges, end }: GraphLayer): string[] {
  return edges.map((edge) => `${edge.from} -${edgeText(edge)}-> ${edge.to === end ? 'end' : edge.to}`).sort();
}

function layer(text: string, name = '@main'): string[] {
  const found = layersOf(text).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return linesOf(found);
}

describe('structure', () => {
  test('arms are edges by their bytes, `_` is the rest, actions hang on edges', () => {
    expect(
      layer(`
subset @main
  match input.read(2) with
  | "if" -> 1
  | "in" ->
    output <- "x"
    2
  | "do" -> @rest
  | _ -> 4
subset @rest
  input.read(3)
  7
`),
    ).toEqual([
      '0 -"do"-> 1',
      '0 -"i"-> 2',
      '0 -any other 2 bytes or fewer {= 4}-> end',
      '1 -@rest-> end',
      '2 -"f" {= 1}-> end',
      '2 -"n" {output <- "x", = 2}-> end',
    ]);
  });

  test('records: a shared beginning, a computed count, a loop by tail call', () => {
    const text = `
subset @sum
  %total = i32 input.read(4)
  input.eof() ? %total : input <- %total + @one() @sum
subset @one
  %a = i8 input.read(1)
  %b = i8 input.read(1)
  %block = input.read(i32 %b)
  i32 %a
subset @main
  input <- 0 @sum
`;
    expect(layer(text, '@sum')).toEqual([
      '0 -any 4 bytes %total-> 1',
      '1 -if eof() {= %total}-> end',
      '1 -if not eof()-> 2',
      '2 -@one {input <- %total + @one(), again}-> 0',
    ]);
    // Linear merge: two reads that follow each other are one edge.
    expect(layer(text, '@one')).toEqual(['0 -any 2 bytes %a %b-> 1', '1 -any %b bytes %block {= %a}-> end']);
    expect(layer(text, '@main')).toEqual(['0 -() {input <- 0}-> 1', '1 -@sum-> end']);
  });

  test('"no-sse": an edge for every byte', () => {
    const body = '\n  match input.read(2) with\n  | "ab" -> 1\n  | _ -> i32 input.read(3)\n';
    expect(layer(`subset @main${body}`)).toEqual([
      '0 -"ab" {= 1}-> end',
      '0 -any other 2 bytes or fewer-> 1',
      '1 -any 3 bytes {= read(3)}-> end',
    ]);
    expect(layer(`attributes #0 = { "no-sse" }\nsubset @main #0${body}`).length).toBe(6);
  });

  test('bytes with the same consequence are one edge', () => {
    expect(
      layer('subset @main\n  match input.read(1) with\n  | "0" -> 5\n  | "1" -> 5\n  | "2" -> 5\n  | "x" -> 6\n'),
    ).toEqual(['0 -"x" {= 6}-> end', '0 -[0-2] {= 5}-> end']);
  });

  test('a computed pattern is a question; what it read is put back', () => {
    expect(
      layer(`
subset @main
  match input.read(4) with
  | 7 -> 1
  | 2 * i32 input.read(4) -> 2
  | 9 -> 3
  | _ -> 4
`),
    ).toEqual([
      '0 -"\\07\\00\\00\\00" {= 1}-> end',
      '0 -any other 4 bytes or fewer-> 1',
      '1 -any 4 bytes-> 2',
      '2 -if $0 = 2 * read(4) {= 2}-> end',
      '2 -if not $0 = 2 * read(4) {put back}-> 3',
      '3 -if $0 = 9 {= 3}-> end',
      '3 -otherwise {= 4}-> end',
    ]);
  });

  test('a match without literals', () => {
    expect(layer('subset @main\n  match input.read(2) with\n  | _ -> 3\n')).toEqual([
      '0 -any 2 bytes or fewer {= 3}-> end',
    ]);
  });

  test('code, host and declared functions are opaque', () => {
    const layers = layersOf(
      'define i32 @f(i32) { ldarg.0\nret }\ndeclare i32 @g(i32)\nimport "host:std"\nsubset @main\n  @puts <- "x"\n  @f(5)\n',
    );
    expect(layers.map(({ name, opaque }) => [name, opaque])).toEqual(
      expect.arrayContaining([
        ['@f', 'code'],
        ['@g', 'missing'],
        ['@puts', 'host'],
        ['@main', undefined],
      ]),
    );
  });
});

// Matches over literals, nested: what the automaton does with an input is what the interpreter does.

interface Match {
  readonly width: number;
  readonly arms: readonly { readonly pattern: string; readonly value: number; readonly inner: Match | undefined }[];
  readonly other: number;
}

const { match } = fc.letrec<{ match: Match }>((tie) => ({
  match: fc.record({
    width: fc.integer({ min: 1, max: 3 }),
    arms: fc.array(
      fc.record({
        pattern: fc.oneof(
          fc.stringMatching(/^[ab]{1,3}$/).map((text) => `"${text}"`),
          fc.integer({ min: 0, max: 3 }).map(String),
        ),
        value: fc.integer({ min: 0, max: 99 }),
        inner: fc.option(tie('match'), { nil: undefined, maxDepth: 3, depthSize: 'small' }),
      }),
      { maxLength: 5 },
    ),
    other: fc.integer({ min: 100, max: 200 }),
  }),
}));

function textOf({ width, arms, other }: Match, indent = '  '): string {
  const lines = arms.flatMap(({ pattern, value, inner }) => [
    `${indent}| ${pattern} ->`,
    `${indent}  output <- "${value} "`,
    inner === undefined ? `${indent}  ${value}` : textOf(inner, `${indent}  `),
  ]);
  return [`${indent}match input.read(${width}) with`, ...lines, `${indent}| _ -> ${other}`].join('\n');
}

interface Path {
  readonly actions: readonly string[];
  readonly left: number;
}

/** Goes through the automaton; the rest is taken where no other edge comes to the end of its literal. */
function follow({ edges, end }: GraphLayer, input: Uint8Array, state = 0, at = 0): Path | undefined {
  if (state === end) return { actions: [], left: input.length - at };
  const leaving = edges.filter(({ from }) => from === state);
  for (const edge of [
    ...leaving.filter(({ symbol }) => symbol.kind !== 'rest'),
    ...leaving.filter(({ symbol }) => symbol.kind === 'rest'),
  ]) {
    const length = lengthOf(edge, input, at);
    const path = length === undefined ? undefined : follow({ edges, end } as GraphLayer, input, edge.to, at + length);
    if (path !== undefined) return { ...path, actions: [...edge.actions, ...path.actions] };
  }
  return undefined;
}

function lengthOf({ symbol }: LayerEdge, input: Uint8Array, at: number): number | undefined {
  switch (symbol.kind) {
    case 'bytes':
      return symbol.bytes.every((byte, i) => input.at(at + i) === byte && at + i < input.length)
        ? symbol.bytes.length
        : undefined;
    case 'set':
      return at < input.length && ((symbol.set >> BigInt(input[at])) & 1n) === 1n ? 1 : undefined;
    case 'rest':
      return Math.min(symbol.count, input.length - at);
    case 'nothing':
      return 0;
    default:
      throw new Error(`unexpected ${symbol.kind}`);
  }
}

test('the way through an automaton is what the interpreter does', () => {
  const bytes = fc
    .uint8Array({ maxLength: 8 })
    .map((array) => array.map((byte) => [0, 1, 2, 3, 97, 98, 97, 98][byte % 8]));
  fc.assert(
    fc.property(match, fc.array(bytes, { minLength: 1, maxLength: 6 }), (tree, inputs) => {
      const code = programOfText(`subset @main\n${textOf(tree)}\n`);
      const [main] = layersOfGraph(code.graph);
      for (const input of inputs) {
        let rest: Uint8Array | undefined = input;
        const stdin = (): Uint8Array | undefined => {
          const part = rest;
          rest = undefined;
          return part;
        };
        let out = '';
        const status = instantiateCode(code, {
          engine: 'graph',
          stdin,
          stdout: (part: Uint8Array) => void (out += Buffer.from(part).toString()),
        }).main();
        const path = follow(main, input);
        const said = path?.actions.map((action) => /^output <- "(.*)"$/.exec(action)?.[1] ?? '').join('');
        expect({ out: said, last: path?.actions.at(-1) }).toEqual({ out, last: `= ${status}` });
      }
    }),
    { numRuns: times(10, 80) },
  );
});

describe('every program of the language', () => {
  test.each(readPrograms().map(({ name, text }) => ({ name, text })))('$name', ({ name, text }) => {
    const { module } = parseTuyin(text);
    const { program } = linkProgram(module);
    if (program === undefined) return expect(name).toBe('a program');
    const layers = layersOfGraph(program.graph);
    expect(layers.length).toBe(program.graph.functions.length);
    for (const { edges, states, end, opaque } of layers) {
      const reached = new Set([0]);
      for (const state of reached) for (const { from, to } of edges) if (from === state) reached.add(to);
      expect(reached.size).toBe(states);
      if (end !== undefined && opaque === undefined) expect(reached.has(end)).toBe(true);
      expect(edges.every(({ to, from }) => from < states && to < states && to >= 0 && from !== end)).toBe(true);
    }
    // Linear in the size of the graph.
    const size = program.graph.functions.reduce(
      (sum, { body, params }) =>
        sum +
        params.length +
        (body.kind === 'graph'
          ? body.nodes.length + body.nodes.flatMap((node) => (node.kind === 'match' ? node.arms : [])).length * 3
          : 0) +
        1,
      0,
    );
    expect(layers.reduce((sum, { edges }) => sum + edges.length, 0)).toBeLessThanOrEqual(2 * size);
    const picture = pictureLayers(name, layers);
    expect(toSvg(picture)).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(toDot(pictureGraphCalls(program))).toMatch(/^digraph "calls" \{[^]*\}\n$/);
    // From bitcode it is the same picture.
    const again = decodeTuyin(encodeTuyin(module), name).module;
    const decoded = again && linkProgram(again).program;
    expect(decoded && toDot(pictureLayers(name, layersOfGraph(decoded.graph)))).toBe(toDot(picture));
  });
});
