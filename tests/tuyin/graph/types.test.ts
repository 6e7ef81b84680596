/**
 * The types that elaboration finds. Every expectation is derived by hand from the language's rules; the first column names
 * the section of docs/ir/tuyin.md that says so.
 */
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../src/tuyin/graph/elaborate.ts';
import type { Graph, GraphFunc, GraphNode } from '../../../src/tuyin/graph/nodes.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { typeText } from '../../../src/tuyin/types.ts';

function graphOf(text: string): Graph {
  const { module, diagnostics } = parseTuyin(text);
  const { graph, diagnostics: found } = elaborate(module);
  expect(
    [...diagnostics, ...found]
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message }) => `${code} ${message}`),
  ).toEqual([]);
  if (graph === undefined) throw new Error('no graph');
  expect(verifyGraph(graph)).toEqual([]);
  return graph;
}

function funcOf(graph: Graph, name: string): GraphFunc {
  return graph.functions.find((func) => func.name === name) ?? expect.fail(`no @${name}`);
}

function nodesOf({ body }: GraphFunc): readonly GraphNode[] {
  return body.kind === 'graph' ? body.nodes : expect.fail('no graph');
}

/** The codes of what is wrong, warnings included. */
function codesOf(text: string): string[] {
  const { module, diagnostics } = parseTuyin(text);
  return [...diagnostics, ...elaborate(module).diagnostics].map(({ code }) => code);
}

/** A subset with these statements; `;` between them stands for a line end. */
function subset(statements: string): string {
  return `subset @f\n${statements
    .split('; ')
    .map((line) => `  ${line}\n`)
    .join('')}`;
}

const table: readonly (readonly [section: string, statements: string, type: string])[] = [
  // Literals
  ['types: integer literal: i32', '5', 'i32'],
  ['types: else the least power-of-two width that holds it', '2147483648', 'i64'],
  ['types: a negative literal', '-2147483648', 'i32'],
  ['types: wider still', '9223372036854775808', 'i128'],
  ['types: else double', '1.5', 'double'],
  ['types: true/false i1', 'true', 'i1'],
  ['types: string [N x i8], used by address', '"abc"', '[3 x i8]*'],
  ['types: context type if it fits', 'x = i64 input.read(8); x + 1', 'i64'],
  ['types: context type if it fits', 'x = i8 input.read(1); x + 100', 'i8'],
  ['types: context type does not fit', 'x = i8 input.read(1); x + 1000', 'i32'],
  ['types: a decimal takes the float type of its context', 'x = float input.read(4); x * 1.1', 'float'],
  ['types: a decimal beside an integer', 'x = i32 input.read(4); x * 1.5', 'double'],
  ['constants: hexadecimal: half bits', '0xH3C00', 'half'],
  ['constants: hexadecimal: double', '0x3FF0000000000000', 'double'],
  ['constants: hexadecimal: fp128', '0xL3FFF0000000000000000000000000000', 'fp128'],
  ['constants: infix, exact integers', '(1 << 40) - (1 << 40)', 'i32'],
  ['constants: typed infix wraps in its type', '(i64 1) + 2', 'i64'],
  ['constants: sizeof', 'sizeof(i64)', 'i32'],
  // Implicit conversions
  ['types: i1 -> iN', 'x = input.eof(); x + i16 input.read(2)', 'i16'],
  ['types: iN -> iM', 'x = i16 input.read(2); y = i24 input.read(3); x + y', 'i24'],
  ['types: iN -> float type', 'x = i16 input.read(2); y = float input.read(4); x - y', 'float'],
  [
    'types: double if N >= 64 and the float is 32-bit or less',
    'x = i64 input.read(8); y = float input.read(4); x * y',
    'double',
  ],
  ['types: N >= 64 and a wide float', 'x = i64 input.read(8); y = fp128 input.read(16); x * y', 'fp128'],
  ['types: narrower float -> wider', 'x = half input.read(2); y = double input.read(8); x / y', 'double'],
  ['types: fX.Y with fP.Q -> f max.max', 'x = f8.4 input.read(2); y = f4.16 input.read(3); x + y', 'f8.16'],
  ['types: fX.Y with IEEE', 'x = f8.8 input.read(2); y = half input.read(2); x + y', 'half'],
  ['types: at least double if X+Y > 24', 'x = f16.16 input.read(4); y = half input.read(2); x + y', 'double'],
  ['types: [n] <-> iN, default iN', 'input.read(4) + 1', 'i32'],
  ['types: [n] and a float of n bits', 'x = float input.read(4); x + input.read(4)', 'float'],
  ['types: [n] and a wider integer', 'x = i64 input.read(8); x + input.read(4)', 'i64'],
  ['types: [n] and a decimal: the float of n bits', 'input.read(4) + 1.5', 'float'],
  ['types: two reads', 'input.read(2) * input.read(4)', 'i32'],
  // Operators
  ['types: comparisons = i1', 'input.read(4) < 5', 'i1'],
  ['types: ! = i1', '! input.read(4)', 'i1'],
  ['types: && || = i1', 'input.read(4) && input.read(4) || 1', 'i1'],
  ['types: shifts = left operand', 'x = i8 input.read(1); x << i64 input.read(8)', 'i8'],
  ['types: vectors: element-wise arithmetic', 'x = <2 x i16> [1, 2]; x * x', '<2 x i16>'],
  ['types: pointer steps', 'x = [1, 2, 3]; i32* x + 1', 'i32*'],
  ['types: pointer difference (decision 0136)', 'x = i32* [1, 2]; (x + 1) - x', 'i32'],
  // Joins
  ['types: ?: equal types', 'input.eof() ? 1 : 2', 'i32'],
  ['types: ?: numeric join', 'input.eof() ? i16 1 : i64 2', 'i64'],
  ['types: ?: a literal takes the type of the other arm', 'input.eof() ? 1 : i8 input.read(1)', 'i8'],
  ['types: ?: longest common struct prefix', 'input.eof() ? (1, true, 5) : (2, true, 1.5)', '(i32, i1)'],
  ['types: ?: void if any arm is void', 'input.eof() ? 1 : output <- "x"', 'void'],
  ['types: match: join of arms', 'match input.read(1) with | 0 -> 1 | 1 -> 1.5 | _ -> i16 2', 'double'],
  ['types: bits that meet bits', 'input.eof() ? input.read(4) : input.read(4)', '[32]'],
  ['types: regions of different sizes', 'input.eof() ? [4] : [8]', '[0]*'],
  ['types: null beside a pointer', 'x = i32* [1, 2]; input.eof() ? null : x', 'i32*'],
  // Structs and parts
  ['types: literal struct', '(1, true)', '(i32, i1)'],
  ['types: one field', '(1,)', '(i32,)'],
  ['constants: extractvalue', 'extractvalue((1, (true, 2.5)), 1, 1)', 'double'],
  ['functions: parts by index', 'x = (i64 1, input.read(2)); x[1]', '[16]'],
  ['types: array by its address', '[1, 2, 3]', '[3 x i32]*'],
  ['constants: getelementptr', 'x = [1, 2, 3]; getelementptr(x, 0, 1)', 'i32*'],
  ['types: an element of an array', 'x = [i64 1, 2]; x[1]', 'i64'],
  // Explicit conversions
  ['types: type expr narrows', 'i8 input.read(4)', 'i8'],
  ['types: float to integer', 'i32 (double input.read(8))', 'i32'],
  ['extra functions: @tuyin.conv', '@tuyin.conv.i64(input.read(4) + 0)', 'i64'],
  ['extra functions: @tuyin.u.lt', '@tuyin.u.lt(i32 1, i32 2)', 'i32'],
  // Streams
  ['streams: read(n): [8n]', 'input.read(3)', '[24]'],
  ['streams: size: i32', 'input.size()', 'i32'],
  ['streams: eof: i1', 'input.eof()', 'i1'],
  ['streams: region <- v: the region', 'x = [8]; x <- 5', '[64]*'],
  ['streams: f <- v: its result', '@puts <- "x"', 'i32'],
  ['streams: input <- v', 'input <- 5', 'void'],
  ['streams: pop: as the peek was used', 'x = input.peek(4) + 1.5; input.pop()', 'float'],
  ['streams: pop: an unused peek', 'input.peek(4); input.pop()', '[32]'],
  ['streams: pop: what was put back (decision 0137)', 'input <- i16 5; input.pop()', 'i16'],
  ['streams: a computed count (decision 0136)', 'n = i32 input.read(4); input.read(n)', '[0]*'],
  // Captures
  ['match: $1 of a float pattern', 'match input.read(4) with | 1.1 -> $1 | _ -> float 0.5', 'float'],
  ['match: $1 of an int pattern, read(8): i64', 'match input.read(8) with | 1 -> $1 | _ -> i64 2', 'i64'],
  ['match: $0 = raw scrutinee', 'match input.read(8) with | 1 -> $0 | _ -> input.read(8)', '[64]'],
  ['match: struct pattern: components', 'match input.read(5) with | (1, true) -> $1 | _ -> 7', 'i32'],
  // Recursion
  ['functions: a call of itself takes the type of the others', 'input.read(1) == 0 ? i16 1 : f', 'i16'],
  ['functions: results that widen each other', 'input.read(1) == 0 ? i16 1 : f + i40 1', 'i40'],
  ['functions: never returns', 'input.read(1); f', 'void'],
];

test.each(table)('%s: %s', (_, statements, type) => {
  expect(typeText(funcOf(graphOf(subset(statements)), 'f').result)).toBe(type);
});

const mistakes: readonly (readonly [section: string, text: string, code: string])[] = [
  ['types: E-TYPE: nothing narrows implicitly', 'define i32 @f(i64 %n) {\n  %n\n}\n', 'TUY2401'],
  ['types: E-TYPE: a struct is no number', subset('x = (1, true); x + 1'), 'TUY2207'],
  ['types: E-TYPE: a void value', subset('x = output <- 1; x + 1'), 'TUY2401'],
  ['types: E-JOIN', subset('x = input.eof() ? (1, true) : 2; 5'), 'TUY2206'],
  ['types: E-JOIN: the value is used', subset('x = input.eof() ? 1 : output <- 2; 5'), 'TUY2206'],
  ['constants: E-CONST: the size of an allocation', subset('n = i32 input.read(4); [n]'), 'TUY2205'],
  ['constants: E-CONST: a circle', '@a = @b + 1\n@b = @a\n', 'TUY2205'],
  ['constants: E-CONST: the entry block', 'func @g {\n  ldc.1\n  ret\n}\n@x = blockaddress(@g, %entry)\n', 'TUY2205'],
  [
    '19 E-TYPE: two blockaddresses',
    'func @g {\na: br b\nb: br c\nc: ldc.1\n  ret\n}\n@x = blockaddress(@g, %b) == blockaddress(@g, %c)\n',
    'TUY2207',
  ],
  ['constants: E-INEXACT follows names', subset('float 1.3'), 'TUY2202'],
  ['streams: E-POP-WIDTH', subset('input.pop()'), 'TUY2403'],
  [
    '6.1 E-POP-WIDTH: only some paths peek',
    subset('input.eof() ? input.peek(4) : input.peek(2); input.pop()'),
    'TUY2403',
  ],
  ['streams: a command of a number', subset('x = 5; x.size()'), 'TUY2402'],
  ['streams: r.cap() of the input', subset('input.cap()'), 'TUY2402'],
  ['match: E-PAT-WIDTH: an integer', subset('match input.read(1) with | 256 -> 1 | _ -> 0'), 'TUY2404'],
  ['match: E-PAT-WIDTH: a float of 3 bytes', subset('match input.read(3) with | 1.5 -> 1 | _ -> 0'), 'TUY2208'],
  [
    '6.2 E-PAT-WIDTH: a computed value',
    subset('match input.read(1) with | i16 input.read(2) -> 1 | _ -> 0'),
    'TUY2404',
  ],
  ['match: E-PAT-WIDTH: a struct', subset('match input.read(4) with | (1, true) -> 1 | _ -> 0'), 'TUY2404'],
  ['match: W: a string that never matches', subset('match input.read(1) with | "ab" -> 1 | _ -> 0'), 'TUY2408'],
  ['match: W-NO-DEFAULT', subset('match input.read(1) with | 1 -> 1'), 'TUY2301'],
  ['match: captures of `_`', subset('match input.read(1) with | _ -> $1'), 'TUY2005'],
  ['functions: W-ARG-EXTRA', `subset @g\n  input.read(1)\n${subset('g(1)')}`, 'TUY2407'],
  ['functions: too few values', `define i32 @g(i32 %a, i32 %b) {\n  %a\n}\n${subset('@g(1)')}`, 'TUY2406'],
  ['functions: the value of a parameter', `define i32 @g(i8 %a) {\n  %a\n}\n${subset('@g(1000)')}`, 'TUY2201'],
  ['7 E-ESCAPE', 'define void @f([8]** %p) {\n  x = [1]\n  %p <- x\n}\n', 'TUY2405'],
  ['7 E-ESCAPE: inside a struct', 'define void @f([64]* %p) {\n  x = [1]\n  %p <- (1, x)\n}\n', 'TUY2405'],
  ['names: a local of only some arms', subset('match input.read(1) with | 1 -> x = 1 | _ -> y = 2; x + 1'), 'TUY2409'],
  ['names: a number of another arm', subset('input.eof() ? input.read(1) : input.read(2); %3 + 1'), 'TUY2409'],
  ['names: unknown names', subset('nothing + 1'), 'TUY2001'],
  ['extra functions: an extra function that does not exist', subset('@tuyin.nothing(1)'), 'TUY2402'],
];

describe('mistakes', () => {
  test.each(mistakes)('%s', (_, text, code) => {
    expect(codesOf(text)).toEqual([code]);
  });
});

describe('locals', () => {
  test('a local that arms change becomes one value, wide enough for all', () => {
    const graph = graphOf(subset('x = 1; match input.read(1) with | 1 -> x = i64 2 | _ -> y = 3; x'));
    const phi = nodesOf(funcOf(graph, 'f')).find(({ kind }) => kind === 'phi');
    expect(phi && typeText(phi.type)).toBe('i64');
    expect(phi?.name).toBe('x.0.2');
    expect(typeText(funcOf(graph, 'f').result)).toBe('i64');
  });
  test('an arm that never ends has no say', () => {
    const graph = graphOf(subset('x = 1; input.eof() ? ... : 2; x'));
    expect(typeText(funcOf(graph, 'f').result)).toBe('i32');
  });
  test('numbers by hand and unnamed ones', () => {
    expect(
      typeText(funcOf(graphOf('define i64 @f(i64 %x) {\n  %0 = %x + %x\n  %1 = %0 + %0\n  %1\n}\n'), 'f').result),
    ).toBe('i64');
    expect(typeText(funcOf(graphOf(subset('input.read(4); %1 + 1')), 'f').result)).toBe('i32');
  });
});

describe('tail calls (section 6)', () => {
  const calls = (text: string): boolean[] =>
    nodesOf(funcOf(graphOf(text), 'f')).flatMap((node) => (node.kind === 'call' ? [node.tail] : []));
  test.each([
    ['the last statement', subset('input.read(1); f'), [true]],
    ['an arm', subset('match input.read(1) with | 0 -> 1 | _ -> f'), [true]],
    ['a side of ?:', subset('input.eof() ? 1 : f'), [true]],
    ['after a send', subset('input.eof() ? 1 : input <- 1 f'), [true]],
    ['an operand is none', subset('input.eof() ? 1 : f + 1'), [false]],
    ['not before another statement', subset('input.eof() ? 1 : f; 2'), [false]],
    ['not if its value becomes wider', `subset @g\n  i16 1\n${subset('input.eof() ? g : 100000')}`, [false]],
    ['nobody wants the value', `subset @g\n  i16 1\n${subset('input.eof() ? g : output <- "x"')}`, [true]],
  ])('%s', (_, text, expected) => {
    expect(calls(text)).toEqual(expected);
  });
});

const widths: readonly (readonly [section: string, text: string, width: number | 'unbounded'])[] = [
  ['loop of section 6', 'subset @f\n  input.peek(4) + 1 > 100 ? [100 * 8] : input <- input.pop() + 1 f\n', 4],
  ['nothing', subset('1'), 0],
  ['peek does not take', subset('input.peek(4); input.read(2)'), 4],
  ['read after read', subset('input.read(4); input.read(2)'), 6],
  ['the longest path', subset('input.peek(1) == 0 ? input.read(8) : input.read(4)'), 8],
  ['both sides of && count', subset('input.read(1) && input.read(2)'), 3],
  [
    'a pattern that does not fit gives back',
    subset('match input.read(4) with | input.read(4) -> 1 | input.read(2) + 0 -> 2 | _ -> input.read(3); 1'),
    8,
  ],
  ['put back counts as giving back', subset('input.read(4); input <- i32 1; input.read(4)'), 4],
  ['put back a shorter value', subset('input.read(4); input <- i16 1; input.read(4)'), 6],
  ['a string put back', subset('input.read(4); input <- "abc"; input.read(4)'), 5],
  ['a call reads on', `subset @g\n  input.read(3)\n${subset('input.read(1); g')}`, 4],
  ['a call with values does not', `subset @g\n  input.read(4)\n${subset('input.read(1); g(5)')}`, 1],
  ['parameters are the first bytes', 'define i32 @f(i32 %a, i1 %b, f4.8 %c) {\n  %a\n}\n', 7],
  ['recursion without push-back', subset('input.eof() ? 0 : input.read(1) + f'), 'unbounded'],
  ['recursion that only peeks', subset('input.peek(2) == 0 ? 0 : f'), 2],
  ['a computed count', subset('n = i32 input.read(4); input.skip(n)'), 'unbounded'],
  ['a constant count', subset('input.skip(3); input.read(1)'), 4],
  ['questions about the rest', subset('input.size()'), 'unbounded'],
  ['regions are no input', subset('x = [8]; x.read(4)'), 0],
  ['extra functions', subset('@tuyin.io.read.i16(0)'), 2],
  ['of a host function', subset('@putchar()'), 4],
];

describe('W (section 6)', () => {
  test.each(widths)('%s', (_, text, width) => {
    expect(funcOf(graphOf(text), 'f').width).toBe(width);
  });
  test('the entry reads on for ever', () => {
    expect(funcOf(graphOf('subset @main\n  input.read(1)\n'), 'main').width).toBe('unbounded');
  });
  test('functions that call each other', () => {
    const graph = graphOf('subset @a\n  input.peek(1) == 0 ? 1 : b\nsubset @b\n  input.peek(6) == 0 ? 2 : a\n');
    expect(['a', 'b'].map((name) => funcOf(graph, name).width)).toEqual([6, 6]);
  });
});
