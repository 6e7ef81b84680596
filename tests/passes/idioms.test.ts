/** Loops that become one `fill` or `copy`, and those that must not; on each engine they leave in memory what their rounds one by one do. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { parseText } from '../../src/linear/parser.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { runPasses } from '../../src/passes/runner.ts';
import type { PassName } from '../../src/passes/table.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { enginesOf } from '../engines.ts';

/** By name: a round, where `t14` is the index as an i64, and what its loop becomes. It counts to the argument; p1 is a number, p2 an address in @a. */
const rounds: Readonly<Record<string, { readonly makes: 'Fill' | 'Copy' | 'nothing'; readonly round: string }>> = {
  zeros: { makes: 'Fill', round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; store.i32 t16 + 8, 0' },
  ones: { makes: 'Fill', round: 't15 = ShlL t14, 3L; t16 = AddL @a, t15; store.i64 t16, -1L' },
  pattern: { makes: 'Fill', round: 't15 = ShlL t14, 1L; t16 = AddL @a, t15; store.i16 t16, 257' },
  'any byte': { makes: 'Fill', round: 't16 = AddL @a, t14; store.u8 t16, p1' },
  'zeros of floats': { makes: 'Fill', round: 't15 = ShlL t14, 3L; t16 = AddL @a, t15; store.f64 t16, 0.0' },
  'to another array': {
    makes: 'Copy',
    round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; t17 = AddL @b, t15; t18 = load.i32 t17; store.i32 t16, t18',
  },
  down: {
    makes: 'Copy',
    round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; t18 = load.i32 t16 + 4; store.i32 t16, t18',
  },
  'by a pointer, which may be anywhere': {
    makes: 'Copy',
    round: 't15 = AddL p2, t14; t16 = AddL @a:100, t14; t18 = load.u8 t15; store.i8 t16, t18',
  },
  'what a store before has written': {
    makes: 'nothing',
    round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; t18 = load.i32 t16; store.i32 t16 + 4, t18',
  },
  'no pattern': { makes: 'nothing', round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; store.i32 t16, 256' },
  'any number': { makes: 'nothing', round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; store.i32 t16, p1' },
  'another byte in each round': { makes: 'nothing', round: 't16 = AddL @a, t14; store.u8 t16, l2' },
  'negative zeros': { makes: 'nothing', round: 't15 = ShlL t14, 3L; t16 = AddL @a, t15; store.f64 t16, -0.0' },
  'floats, of which one may be any NaN': {
    makes: 'nothing',
    round: 't15 = ShlL t14, 3L; t16 = AddL @a, t15; t17 = AddL @b, t15; t18 = load.f64 t17; store.f64 t16, t18',
  },
  'each second cell': { makes: 'nothing', round: 't15 = ShlL t14, 3L; t16 = AddL @a, t15; store.i32 t16, 0' },
  'of another width': {
    makes: 'nothing',
    round: 't15 = ShlL t14, 2L; t16 = AddL @a, t15; t17 = AddL @b, t15; t18 = load.u8 t17; store.i32 t16, t18',
  },
  volatile: { makes: 'nothing', round: 't16 = AddL @a, t14; volatile store.u8 t16, 0' },
  'two stores': { makes: 'nothing', round: 't16 = AddL @a, t14; store.u8 t16, 0; t17 = AddL @b, t14; store.u8 t17, 0' },
  'a call': { makes: 'nothing', round: 't16 = AddL @a, t14; store.u8 t16, 0; call @begin' },
  'what is summed up': {
    makes: 'nothing',
    round: 't16 = AddL @a, t14; t17 = AddL @b, t14; t18 = load.u8 t17; store.u8 t16, t18; l3 = AddI l3, t18',
  },
};

const names = Object.keys(rounds);

const data = ['global data 4096 align 8 @a', 'global data 4096 align 8 @b'];

/** What is in memory before, and what is read of it behind. */
const around = `func void @begin
  local i32 l0
lbl0:
  t11 = IToL l0
  t12 = ShlL t11, 2L
  t13 = MulI l0, -1640531527
  t14 = AddL @a, t12
  store.i32 t14, t13
  t15 = AddL @b, t12
  t16 = BxorI t13, l0
  store.i32 t15, t16
  l0 = AddI l0, 1
  t17 = LessI l0, 1024
  goto t17 ? lbl0 : lbl1
lbl1:
  return
func end
func i32 @sum
  local i32 l0
  local i32 l1
lbl0:
  t11 = IToL l0
  t12 = ShlL t11, 2L
  t13 = AddL @a, t12
  t14 = load.i32 t13
  t15 = MulI l1, 31
  l1 = AddI t15, t14
  l0 = AddI l0, 1
  t17 = LessI l0, 1024
  goto t17 ? lbl0 : lbl1
lbl1:
  return l1
func end
`;

/** The loop as `rotate` leaves it; how far it came is in what is returned. */
function funcOf(name: string, round: string): string {
  return `export func i32 @${name}, param 2
  fparam i32 p0
  fparam i32 p1
  local i32 l2
  local i32 l3
  call @begin
  t11 = AddI p1, 50
  t12 = IToL t11
  t19 = AddL @a, t12
  t13 = GreaterI p0, 0
  goto t13 ? lbl0 : lbl1
lbl0:
  t14 = IToL l2
  ${round.replaceAll('p2', 't19').replaceAll('; ', '\n  ')}
  l2 = AddI l2, 1
  t20 = LessI l2, p0
  goto t20 ? lbl0 : lbl1
lbl1:
  t21 = call @sum
  t22 = AddI t21, l2
  t23 = AddI t22, l3
  return t23
func end
`;
}

function moduleOf(): LinearModule {
  const text = [
    'profile full, pointer 8',
    ...data,
    around,
    ...names.map((name, i) => funcOf(`f${i}`, rounds[name].round)),
  ];
  const { module, diagnostics } = parseText(text.join('\n'));
  if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
  expect(verifyModule(module)).toEqual([]);
  return module;
}

const sequence: readonly PassName[] = ['simplify-cfg', 'rotate', 'constants', 'gvn', 'copies', 'dead-code', 'idioms'];

function changed(isWhole: boolean): LinearModule {
  const module = moduleOf();
  runPasses(module, sequence, { isWhole, verifyEach: true });
  return module;
}

function movesOf(module: LinearModule): string[][] {
  const funcs = module.funcs.filter(({ name }) => /^f\d/.test(name));
  return funcs.map(({ blocks }) =>
    blocks.flatMap(({ instrs }) => instrs.map(({ op }) => op).filter((op) => op === 'Fill' || op === 'Copy')),
  );
}

test('loops that fill and copy do so at once, and others stay', () => {
  const expected = names.map((name) => (rounds[name].makes === 'nothing' ? [] : [rounds[name].makes]));
  expect(Object.fromEntries(movesOf(changed(true)).map((moves, i) => [names[i], moves]))).toEqual(
    Object.fromEntries(expected.map((moves, i) => [names[i], moves])),
  );
});

test('what is there when one traps may be read by other modules', () => {
  expect(movesOf(changed(false)).flat()).toEqual([]);
});

test.for(enginesOf('linear'))('$name: memory is as the rounds one by one leave it', async ({ start }) => {
  const runs = [moduleOf(), changed(true)].map((module) =>
    start({ ir: 'linear', source: new SourceFile('moves.lir', ''), module }),
  );
  const [before, after] = await Promise.all(runs);
  for (const i of names.keys())
    for (const count of [-1, 0, 1, 65, 300, 500])
      for (const number of [-30, 50])
        expect(after.call(`f${i}`, [count, number]), `${names[i]}: ${count}, ${number}`).toEqual(
          before.call(`f${i}`, [count, number]),
        );
});
