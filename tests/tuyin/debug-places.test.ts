/** Places that modules say of themselves (debug-places.ts): in traps on every engine, in stacks, in the stepper. */
import { describe, expect, test } from 'vitest';
import { instantiate, parse } from '../../src/driver/index.ts';
import { formatPlace } from '../../src/base/source.ts';
import { TuyinSession } from '../../src/cli/step-tuyin.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Stepper } from '../../src/vm/tuyin/stepping.ts';
import { programOfText, tuyinEngines } from './graphs.ts';

const text = `attributes #0 = { noinline }
!0 = !DIFile(filename: !"calc.y", directory: !"/src")
!1 = !DISubprogram(name: !"divide", file: !0, line: 10)
!2 = !DILexicalBlock(scope: !1, line: 11)
!3 = !DILocation(line: 12, column: 5, scope: !2)
!4 = !DILocation(line: 20, column: 2, scope: !0)
!5 = !DILocation(line: 30, column: 9, scope: !1)
define i32 @divide(i32 %n) #0 !1 {
  %m = %n + 1
  %x = 100 / %n !3
  %x + %m
}

subset @main
  a = match input.read(4) with
    | 0, !5 -> 7 + i32 divide(0)
    | 1 -> 5 / i32 input.read(4)
    | _ -> 0 !4
  i32 a
`;

async function trapOf(source: string, input: readonly number[], way: object): Promise<string[]> {
  const program = await instantiate((await parse(source, 'tuyin')).orThrow(), {
    ...way,
    stdin: once(Uint8Array.from(input)),
  });
  try {
    program.orThrow().main();
  } catch (error) {
    if (error instanceof Trap)
      return error.frames.map(({ func, span }) => `${func} ${span === undefined ? '?' : formatPlace(span)}`);
    throw error;
  }
  throw new Error('no trap');
}

function once(bytes: Uint8Array): () => Uint8Array | undefined {
  let rest: Uint8Array | undefined = bytes;
  return () => {
    const given = rest;
    rest = undefined;
    return given;
  };
}

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each(['O0', 'O1'])('places of statements, arms and functions, -%s', async (optimize) => {
    const way = { engine, optimize };
    expect(await trapOf(text, [0, 0, 0, 0], way)).toEqual(['divide calc.y:12:5', 'main calc.y:30:9']);
    // The innermost range that has a place counts: that of the statement around the arm is the match's.
    expect(await trapOf(text, [1, 0, 0, 0, 0, 0, 0, 0], way)).toEqual(['main <text>:17:12']);
  });
});

test('mistakes in the module are told where they stand in its text', () => {
  const [wrong] = parseTuyin(text.replace('%x + %m', '%x + + ;')).diagnostics;
  expect(wrong.span?.source.text.slice(0, wrong.span.start).split('\n').length).toBe(11);
});

test('the stepper knows lines of the file that the program came from, and shows the text', () => {
  const session = new TuyinSession(new Stepper(programOfText(text), new Uint8Array(4)), () => true);
  session.setBreakpoint('12');
  for (const _ of session.forward(() => false));
  expect(session.state(80).slice(1, 5)).toEqual([
    '    calc.y:12',
    '     8 | define i32 @divide(i32 %n) #0 !1 {',
    '     9 |   %m = %n + 1',
    '>   10 |   %x = 100 / %n !3',
  ]);
});

test.each([
  ['a line beyond every file', 'line: 12, column', 'line: 4000000000, column'],
  ['scopes in a circle', '!2 = !DILexicalBlock(scope: !1', '!2 = distinct !DILexicalBlock(scope: !2'],
  ['no scope', 'column: 5, scope: !2', 'column: 5'],
  ['no line', 'line: 12, column', 'column'],
])('%s says nothing', async (_, from, to) => {
  const frames = await trapOf(text.replace(from, to), [0, 0, 0, 0], { engine: 'graph' });
  expect(frames[0]).toBe('divide calc.y:10:1');
});
