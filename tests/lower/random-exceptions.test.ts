/**
 * Random programs of nested try, catch and finally, in MAPLE and in JavaScript: what they log, and what comes out of them,
 * must be the same. Whether a throw happens is decided by a generator of numbers that both run.
 */
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Random } from '../scalar/random.ts';
import { startMachine } from './machine.ts';
import { times } from '../long.ts';

const random = new Random(11n);

/** The same statements in both languages. */
interface Both {
  readonly js: string;
  readonly maple: string;
}

const prelude = `
var $log i32
var $state i32
func &note (var %x i32) void {
  dassign $log (rem i32 (add i32 (mul i32 (dread i32 $log, constval i32 31), dread i32 %x), constval i32 1000003))
  return ()
}
func &choose () i32 {
  dassign $state (rem i32 (add i32 (mul i32 (dread i32 $state, constval i32 75), constval i32 74), constval i32 65537))
  return (eq u1 i32 (rem i32 (dread i32 $state, constval i32 3), constval i32 0))
}
`;
const runtime = `
  let log = 0;
  let state = seed;
  const note = (x) => { log = (log * 31 + x) % 1000003; };
  const choose = () => { state = (state * 75 + 74) % 65537; return state % 3 === 0; };
`;

let labels = 0;

function block(depth: number, callees: number): Both {
  const parts = Array.from({ length: 1 + random.below(4) }, () => statement(depth, callees));
  return { js: parts.map(({ js }) => js).join('\n'), maple: parts.map(({ maple }) => maple).join('\n') };
}

function statement(depth: number, callees: number): Both {
  const k = 1 + random.below(900);
  switch (random.below(depth > 0 ? 6 : 3)) {
    case 0:
      return { js: `note(${k});`, maple: `call &note (constval i32 ${k})` };
    case 1:
      return {
        js: `if (choose()) throw ${k};`,
        maple: `callassigned &choose () { regassign i32 %1 }\nif (regread i32 %1) { throw (constval i32 ${k}) }`,
      };
    case 2: {
      if (callees === 0) return statement(0, callees);
      const callee = random.below(callees);
      return { js: `f${callee}();`, maple: `call &f${callee} ()` };
    }
    default:
      return attempt(depth, callees);
  }
}

/** One of the three shapes of jstry. */
function attempt(depth: number, callees: number): Both {
  const id = labels++;
  const shape = random.below(3);
  const [hasCatch, hasFinally] = [shape !== 1, shape !== 0];
  const body = block(depth - 1, callees);
  const handler = block(depth - 1, callees);
  const last = block(depth - 1, callees);
  const rethrow = random.below(4) === 0;
  const leave = hasFinally ? `gosub @f${id}\ngoto @e${id}` : `goto @e${id}`;
  const caught = `call &note (regread i32 %%thrownval)\n${handler.maple}\ncall &note (regread i32 %%thrownval)`;
  return {
    js: [
      `try {\n${body.js}\n}`,
      hasCatch
        ? `catch (e${id}) {\nnote(e${id});\n${handler.js}\nnote(e${id});\n${rethrow ? `throw e${id};` : ''}\n}`
        : '',
      hasFinally ? `finally {\n${last.js}\n}` : '',
    ].join('\n'),
    maple: [
      `jstry ${hasCatch ? `@h${id}` : '0'} ${hasFinally ? `@f${id}` : '0'}`,
      body.maple,
      leave,
      hasCatch ? `@h${id} jscatch\n${caught}\n${rethrow ? 'throw (regread i32 %%thrownval)' : leave}` : '',
      hasFinally ? `@f${id} finally\n${last.maple}\nretsub` : '',
      `@e${id} endtry`,
    ].join('\n'),
  };
}

const count = 6;

function program(): Both {
  const funcs = Array.from({ length: count }, (_, i) => block(3, i));
  const last = count - 1;
  return {
    js: `${runtime}${funcs.map(({ js }, i) => `const f${i} = () => {\n${js}\n};`).join('\n')}
      try { f${last}(); } catch (e) { return log * 1000 + e; }
      return -log;`,
    maple: `${prelude}${funcs.map(({ maple }, i) => `func &f${i} () void {\n${maple}\nreturn ()\n}`).join('\n')}
func &run (var %seed i32) i64 {
  dassign $log (constval i32 0)
  dassign $state (dread i32 %seed)
  jstry @h 0
  call &f${last} ()
  goto @e
@h jscatch
  return (add i64 (mul i64 (cvt i64 i32 (dread i32 $log), constval i64 1000), cvt i64 i32 (regread i32 %%thrownval)))
@e endtry
  return (neg i64 (cvt i64 i32 (dread i32 $log)))
}`,
  };
}

test('random programs, each with 40 seeds', () => {
  let thrown = 0;
  for (let i = 0; i < times(4, 30); i++) {
    const { js, maple } = program();
    const run = runInThisContext(`(seed) => {${js}}`) as (seed: number) => number;
    const machine = startMachine(maple);
    for (let seed = 1; seed <= 40; seed++) {
      const expected = run(seed);
      if (expected > 0) thrown++;
      const actual = machine.call('run', seed);
      if (actual !== BigInt(expected))
        throw new Error(`seed ${seed}: ${String(actual)}, not ${expected}\n${maple}\n${js}`);
    }
  }
  expect(thrown).toBeGreaterThan(100);
});
