/** Each misuse of the builder is a `UsageError` that says what to do, and whose stack begins in the program that builds. */
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/base/errors.ts';
import { ModuleBuilder, type FuncBuilder } from '../../../src/maple/builder.ts';

type Misuse = (m: ModuleBuilder, build: (body: (b: FuncBuilder) => unknown) => void) => unknown;

const misuses: readonly (readonly [message: string, misuse: Misuse])[] = [
  ['type $t is declared twice; `named` gives', (m) => [m.type('$t', m.pointer('i8')), m.type('$t', m.pointer('i8'))]],
  ['variable $g is declared twice; keep what `global` gave', (m) => [m.global('$g', 'i32'), m.global('$g', 'i32')]],
  ['function &f has a body already', (m) => [m.func('&f', {}, () => {}), m.func('&f', {}, () => {})]],
  [
    'variable %x is declared twice; keep what',
    (_, build) => build((b) => [b.local('%x', 'i32'), b.local('%x', 'i32')]),
  ],
  ['label @l is made twice; one `newLabel`', (_, build) => build((b) => [b.newLabel('l'), b.newLabel('l')])],
  ['endBlock without beginBlock: no block is open', (_, build) => build((b) => b.endBlock())],
  ['beginBlock without endBlock: a block is open', (_, build) => build((b) => b.beginBlock())],
  ['made and not used; give it to a statement', (_, build) => build((b) => b.constval('i32', 1))],
  ['add takes 2 operands, not 1', (_, build) => build((b) => b.eval(b.add('i32', b.constval('i32', 1))))],
  [
    'a node is used twice',
    (_, build) =>
      build((b) => {
        const one = b.constval('i32', 1);
        b.eval(b.add('i32', one, one));
      }),
  ],
  ['a node is used twice, is a statement', (_, build) => build((b) => b.eval(b.eval(b.constval('i32', 1))))],
  ['1.5 is no constant of type i32; integers are whole', (_, build) => build((b) => b.eval(b.constval('i32', 1.5)))],
];

test.each(misuses)('%s', (message, misuse) => {
  const m = new ModuleBuilder();
  let error: unknown;
  try {
    misuse(m, (body) => m.func('&f', {}, (b) => void body(b)));
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(UsageError);
  const { message: said, stack } = error as UsageError;
  expect(said).toContain(message);
  expect(stack?.split('\n').find((line) => /^\s+at /.test(line))).toContain('misuse.test.ts');
});

test('a name is looked at once, however many variables there are', () => {
  const count = 2000;
  let reads = 0;
  new ModuleBuilder().func('&f', {}, (b) => {
    for (let i = 0; i < count; i++) {
      b.local(`%v${i}`, 'i32');
      const { name } = b.func.locals[i];
      Object.defineProperty(b.func.locals[i], 'name', { get: () => (reads++, name) });
    }
    expect(() => b.local('%v7', 'i32')).toThrow(UsageError);
  });
  expect(reads).toBeLessThan(2 * count);
});
