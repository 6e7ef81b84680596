/** Max merge and life round of modules: worked out by hand, and life round against what the interpreter's memory does. */
import { describe, expect, test } from 'vitest';
import { instantiateCode } from '../instances.ts';
import {
  layersOfGraph,
  liferoundGraph,
  maxmergeGraph,
  shortestGraph,
  type GraphFrameLife,
} from '../../../src/tuyin/automata/index.ts';
import type { TuyinCode } from '../../../src/tuyin/program.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';
import { programOfText } from '../graphs.ts';
import { readPrograms } from '../program-files.ts';
import { isLong, times } from '../../long.ts';

/** A third of the programs, unless there is time. */
const some = readPrograms().filter((_, i) => isLong || i % 3 === 0);

describe('max merge', () => {
  const functions = (first: string, second: string): string =>
    `subset @one\n  match input.read(3) with\n  | "abc" -> ${first}\n  | _ -> 1\nsubset @two\n  match input.read(3) with\n  | "xbc" -> ${second}\n  | _ -> 2\n`;
  const merge = (text: string): unknown => maxmergeGraph(programOfText(text).graph).value;

  test('equal ends of literals', () => {
    // Three edges for the literal and one for the rest, twice; two of them are needed once.
    expect(merge(functions('7', '7'))).toEqual({
      parts: [{ kind: 'end', layers: ['@one', '@two'], text: '"bc"{= 7}', saved: 2 }],
      before: 8,
      after: 6,
    });
  });

  test('constants of other types are others', () => {
    expect(merge(functions('7', 'i64 7'))).toEqual({ parts: [], before: 8, after: 8 });
  });

  test('equal beginnings of literals', () => {
    const text = ['one', 'two']
      .map((name, i) => `subset @${name}\n  match input.read(4) with\n  | "if${'xy'[i]}a" -> ${i}\n`)
      .join('');
    expect(merge(text)).toEqual({
      parts: [{ kind: 'beginning', layers: ['@one', '@two'], text: '"if"', saved: 2 }],
      before: 8,
      after: 6,
    });
  });

  test('what one gives and the other drops', () => {
    const text =
      'subset @one\n  input.read(2)\n  @puts <- "x"\ndefine void @two() {\n  input.read(2)\n  @puts <- "x"\n}\nimport "host:std"\n';
    expect(merge(text)).toEqual({ parts: [], before: 2, after: 2 });
    expect(merge(text.replace('define void @two() {', 'subset @two').replace('}\n', ''))).toMatchObject({ after: 1 });
  });

  test('what mentions values of its function is never shared', () => {
    const text = ['one', 'two']
      .map((name, i) => `subset @${name}\n  %x = i${[8, 16][i]} input.read(2)\n  output <- %x\n  5\n`)
      .join('');
    expect(merge(text.replace('i8', 'i16'))).toEqual({ parts: [], before: 2, after: 2 });
  });

  test('whole functions, and entries of other functions', () => {
    const text =
      'subset @one\n  input.read(2)\n  @last\nsubset @two\n  input.read(2)\n  @last\nsubset @last\n  output <- "x"\n  input.read(1)\n  0\n';
    expect(merge(text)).toMatchObject({
      parts: [{ kind: 'end', layers: ['@one', '@two'], text: '<any 2 bytes> <@last>', saved: 2 }],
    });
  });

  test.each(some.map(({ name, text }) => ({ name, text })))('$name', ({ text }) => {
    const { value, diagnostics } = maxmergeGraph(programOfText(text).graph);
    expect(diagnostics).toEqual([]);
    expect(value?.after).toBe((value?.before ?? 0) - (value?.parts ?? []).reduce((sum, { saved }) => sum + saved, 0));
    expect(value?.after).toBeGreaterThanOrEqual(0);
  });

  test('automata that are too large are refused', () => {
    expect(maxmergeGraph(programOfText(functions('1', '2')).graph, { maxStates: 4 })).toMatchObject({
      diagnostics: [{ code: 'TUY9007' }],
    });
    // 4,200 literals of 4 bytes, the last two of which differ: no state and no action is like another.
    const arms = Array.from({ length: 4200 }, (_, i) => `  | ${i} -> ${i}\n`).join('');
    expect(
      maxmergeGraph(programOfText(`subset @main\n  match input.read(4) with\n${arms}`).graph, { maxStates: 100_000 }),
    ).toMatchObject({ diagnostics: [{ code: 'TUY9009' }] });
  });
});

describe('shortest form', () => {
  const short = (text: string): string | undefined => shortestGraph(programOfText(text).graph).value?.text;

  test('equal ends of arms are one', () => {
    const arm = (pattern: string): string => `  | "${pattern}" ->\n    output <- "x"\n    5\n`;
    expect(short(`subset @main\n  match input.read(2) with\n${arm('ab')}${arm('cb')}  | _ -> 1\n`)).toBe(
      '@main = <any other 2 bytes or fewer>{= 1} | [ac] "b"{output <- "x", = 5}',
    );
  });

  test('a tail call is a loop', () => {
    expect(short('subset @main\n  match input.read(1) with\n  | "a" -> @main\n  | "b" -> 3\n')).toBe(
      '@main = "a"{again}* "b"{= 3}',
    );
  });

  test('what is only written alike, or cut alike, stays apart', () => {
    const long = (last: number): string => `input <- (111111111, 222222222, 333333333, 44444444${last})`;
    const text = `subset @main\n  match input.read(1) with\n  | "a" ->\n    ${long(1)}\n    5\n  | "b" ->\n    ${long(2)}\n    5\n`;
    const [{ edges }] = layersOfGraph(programOfText(text).graph);
    expect(edges[0].actions).toEqual(edges[1].actions);
    expect(short(text)).toMatch(/^@main = "a"\{.*\} \| "b"\{.*\}$/);
    expect(
      short(
        'subset @main\n  x = i32 input.read(4)\n  match input.read(1) with\n  | "a" -> i32 i8 x\n  | "b" -> i32 i16 x\n',
      ),
    ).toMatch(/"a".*\| "b"/);
    // The same computation of the same value is the same.
    expect(
      short('subset @main\n  x = i32 input.read(4)\n  match input.read(1) with\n  | "a" -> x + 1\n  | "b" -> x + 1\n'),
    ).toBe('@main = <any 4 bytes> [ab]{= %x + 1}');
  });

  test.each(some.map(({ name, text }) => ({ name, text })))('$name', ({ text }) => {
    const { value, diagnostics } = shortestGraph(programOfText(text).graph, { effort: 1000 });
    expect(diagnostics).toEqual([]);
    for (const { before, after } of value?.layers ?? []) expect(after).toBeLessThanOrEqual(before);
  });
});

describe('life round', () => {
  const lives = (text: string): readonly GraphFrameLife[] => liferoundGraph(programOfText(text).graph);

  test('births, last uses, and what is returned', () => {
    const text = `subset @keep
  a = [100]
  b = [200]
  a <- 1
  b <- 2
  x = i32 a.read(4)
  b <- x
  b
subset @main
  r = keep
  i32 r.read(4)
`;
    const common = { frame: '@keep' };
    expect(lives(text)).toEqual([
      {
        frame: '@keep',
        bytes: 104 + 200,
        isOpen: false,
        more: 0,
        blocks: [
          { ...common, block: '%a', size: 100, born: '2: %a = new [100]', lastUses: ['6: %a.read(4)'], outlives: 'no' },
          {
            ...common,
            block: '%b',
            size: 200,
            born: '3: %b = new [200]',
            lastUses: ['7: %b <- %x'],
            outlives: 'returned',
          },
        ],
      },
      {
        frame: '@main',
        bytes: 0,
        isOpen: false,
        more: 0,
        blocks: [
          {
            frame: '@main',
            block: '%r',
            size: undefined,
            born: '10: %r = @keep()',
            lastUses: ['11: %r.read(4)'],
            outlives: 'no',
          },
        ],
      },
    ]);
  });

  test('arms exclude each other: each has its last use, and only the larger counts', () => {
    const text = `subset @main
  a = [8]
  a <- 1
  match input.read(1) with
  | 1 ->
    b = [16]
    a <- 2
    0
  | _ ->
    c = [32]
    a <- 3
    a <- 4
    1
`;
    const [{ bytes, blocks }] = lives(text);
    expect(bytes).toBe(8 + 32);
    expect(blocks.map(({ block, lastUses }) => [block, lastUses])).toEqual([
      ['%a', ['7: %a <- 2', '12: %a <- 4']],
      ['%b', []],
      ['%c', []],
    ]);
  });

  test('what is stored in a block that is returned is returned too', () => {
    const text = `subset @pair
  inner = [24]
  loose = [40]
  outer = [16]
  p = i32** outer
  p <- i32* inner
  p
subset @main
  pair
  0
`;
    expect(lives(text)[0].blocks.map(({ block, outlives }) => [block, outlives])).toEqual([
      ['%inner', 'returned'],
      ['%loose', 'no'],
      ['%outer', 'returned'],
    ]);
    expect(survivors(programOfText(text), new Uint8Array(0))).toEqual(new Set([24, 16]));
  });
});

/** Runs the program on the interpreter of graphs; the sizes of all blocks that are left when a frame is, or begins anew. */
function survivors(code: TuyinCode, input: Uint8Array, fuel = times(10_000, 100_000)): Set<number> {
  let rest: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const program = instantiateCode(code, {
    engine: 'graph',
    fuel,
    stdin,
    stdout: () => undefined,
    stderr: () => undefined,
  });
  const arena = program.memory;
  const sizes = new Set<number>();
  const look = (entry: number): void => {
    for (let at = entry; at < arena.top;) {
      const block = arena.find(at);
      if (block !== undefined) sizes.add(block.size);
      at += Math.max(8, Math.ceil((block?.size ?? 0) / 8) * 8);
    }
  };
  for (const name of ['leave', 'restart'] as const) {
    const plain = arena[name].bind(arena);
    arena[name] = (roots) => {
      const { entry } = arena;
      const moved = plain(roots);
      look(entry);
      return moved;
    };
  }
  try {
    program.main();
  } catch (error) {
    if (!(error instanceof Trap) && !(error instanceof Exit)) throw error;
  }
  return sizes;
}

describe('what is said to die with its frame never outlives it', () => {
  const programs = readPrograms()
    .filter(({ text }) => /^subset @main/m.test(text))
    .map((program) => {
      const code = programOfText(program.text);
      const blocks = liferoundGraph(code.graph).flatMap((frame) => frame.blocks);
      // Blocks are recognised by their sizes.
      const outliving = new Set(
        blocks.flatMap(({ size, outlives }) => (outlives === 'no' || size === undefined ? [] : [size])),
      );
      const dying = blocks.flatMap(({ size, outlives }) =>
        typeof size === 'number' && outlives === 'no' && !outliving.has(size) ? [size] : [],
      );
      // Stack code and computed sizes would hide blocks.
      const isKnown =
        ![...outliving].some((size) => typeof size === 'string') &&
        code.graph.functions.every(({ body }) => body.kind !== 'code');
      return { name: program.name, program, code, dying: isKnown ? dying : [], outliving };
    });
  const checked = programs.filter(({ dying, outliving }) => dying.length > 0 || outliving.size > 0);

  test('there are such programs', () => {
    expect(checked.filter(({ dying }) => dying.length > 0).length).toBeGreaterThan(20);
  });

  test.each(checked)('$name', ({ program, code, dying }) => {
    const inputs = program.cases.length === 0 ? [new Uint8Array(0)] : program.cases.map(({ input }) => input);
    for (const input of inputs) {
      const left = survivors(code, input, program.bounds['fuel']);
      expect(dying.filter((size) => left.has(size))).toEqual([]);
    }
  });

  test('and some that are said to outlive it do', () => {
    const seen = checked.filter(({ code, outliving, program }) => {
      const left = survivors(code, program.cases.at(0)?.input ?? new Uint8Array(0), program.bounds['fuel']);
      return [...outliving].some((size) => typeof size === 'number' && left.has(size));
    });
    expect(seen.length).toBeGreaterThan(5);
  });
});
