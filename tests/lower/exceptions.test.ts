/**
 * Exceptions of JavaScript, Java and C++: every function of the programs below stands beside the same in JavaScript, and
 * what both log must agree.
 */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { Trap } from '../../src/vm/trap.ts';
import { startMachine, trapOf, type Machine } from './machine.ts';

function flatErrors(text: string): string[] {
  const { module, diagnostics } = parseMaple(new SourceFile('exceptions.mpl', text));
  const high = [...diagnostics, ...verifyMaple(module)];
  const flat = lowerToFlat(module);
  const printed = printMaple(flat);
  const again = parseMaple(new SourceFile('flat.mpl', printed));
  expect(printMaple(again.module)).toBe(printed);
  return [...high, ...verifyMaple(flat, { level: 'flat' }), ...again.diagnostics].flatMap(
    ({ severity, code, message }) => (severity === 'error' ? [`${code} ${message}`] : []),
  );
}

const trapText = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Trap)
      return `${error.kind}: ${error.message} at ${error.frames.map(({ func }) => func).join(' ')}`;
    throw error;
  }
  return 'no trap';
};

const script = `
var $log i64
func &note (var %x i32) void {
  dassign $log (add i64 (mul i64 (dread i64 $log, constval i64 10), cvt i64 i32 (dread i32 %x)))
  return ()
}
func &take () i64 {
  var %x i64
  dassign %x (dread i64 $log)
  dassign $log (constval i64 0)
  return (dread i64 %x)
}
func &risky (var %x i32) i32 {
  if (gt u1 i32 (dread i32 %x, constval i32 5)) { throw (dread i32 %x) }
  return (add i32 (dread i32 %x, constval i32 1))
}
func &safe (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 2)) }
func &through (var %x i32) i32 {
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  call &note (constval i32 1)
  return (regread i32 %1)
}

func &catching (var %x i32) i32 {
  var %r i32 = 9
  jstry @h 0
  callassigned &through (dread i32 %x) { dassign %r }
  call &note (constval i32 2)
  goto @end
@h jscatch
  call &note (constval i32 3)
  dassign %r (add i32 (mul i32 (dread i32 %r, constval i32 100), regread i32 %%thrownval))
@end endtry
  call &note (constval i32 4)
  return (dread i32 %r)
}
func &finishing (var %x i32) i32 {
  jstry 0 @f
  callassigned &through (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @end
@f finally
  call &note (constval i32 5)
  retsub
@end endtry
  call &note (constval i32 6)
  return (regread i32 %1)
}
func &outer (var %x i32) i32 {
  jstry @h 0
  callassigned &finishing (dread i32 %x) { regassign i32 %1 }
  goto @end
@h jscatch
  call &note (constval i32 7)
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
}
func &both (var %x i32, var %y i32) i32 {
  var %r i32
  jstry @h @f
  callassigned &risky (dread i32 %x) { dassign %r }
  call &note (constval i32 1)
  gosub @f
  goto @end
@h jscatch
  call &note (constval i32 2)
  callassigned &risky (dread i32 %y) { dassign %r }
  gosub @f
  call &note (constval i32 3)
  goto @end
@f finally
  call &note (constval i32 4)
  retsub
@end endtry
  call &note (constval i32 5)
  return (dread i32 %r)
}
func &callBoth (var %x i32, var %y i32) i32 {
  jstry @h 0
  callassigned &both (dread i32 %x, dread i32 %y) { regassign i32 %1 }
  goto @end
@h jscatch
  call &note (constval i32 8)
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
}
func &replaced (var %x i32) i32 {
  jstry @ho 0
  jstry 0 @f
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @inner
@f finally
  call &note (constval i32 1)
  callassigned &risky (constval i32 77) { regassign i32 %2 }
  retsub
@inner endtry
  goto @end
@ho jscatch
  call &note (constval i32 2)
  return (regread i32 %%thrownval)
@end endtry
  return (constval i32 -1)
}
func &nested (var %x i32) i32 {
  var %seen i32
  jstry @h1 @f1
  throw (dread i32 %x)
@h1 jscatch
  call &note (constval i32 1)
  jstry @h2 @f2
  throw (add i32 (regread i32 %%thrownval, constval i32 1))
@h2 jscatch
  call &note (constval i32 2)
  dassign %seen (regread i32 %%thrownval)
  gosub @f2
  goto @end2
@f2 finally
  call &note (constval i32 3)
  retsub
@end2 endtry
  dassign %seen (add i32 (mul i32 (dread i32 %seen, constval i32 1000), regread i32 %%thrownval))
  gosub @f1
  goto @end1
@f1 finally
  call &note (constval i32 4)
  retsub
@end1 endtry
  return (dread i32 %seen)
}
func &quiet (var %x i32) i32 {
  jstry @h @f
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @end
@h jscatch
  regassign i32 %1 (constval i32 0)
  gosub @f
  goto @end
@f finally
  callassigned &catching (dread i32 %x) { regassign i32 %2 }
  retsub
@end endtry
  return (add i32 (regread i32 %1, regread i32 %2))
}
func &leave (var %n i32) i32 {
  var %i i32
  var %count i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    jstry @h 0
    callassigned &risky (dread i32 %i) { regassign i32 %1 }
    if (eq u1 i32 (dread i32 %i, constval i32 3)) {
      cleanuptry
      goto @next
    }
    goto @end
  @h jscatch
    dassign %count (add i32 (dread i32 %count, regread i32 %%thrownval))
    if (eq u1 i32 (regread i32 %%thrownval, constval i32 9)) { return (neg i32 (dread i32 %count)) }
  @end endtry
    dassign %count (add i32 (dread i32 %count, constval i32 100))
  @next
  }
  return (dread i32 %count)
}
func &deep (var %n i32) i32 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { throw (constval i32 42) }
  callassigned &deep (sub i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (regread i32 %1)
}
func &callDeep (var %n i32) i32 {
  jstry @h 0
  callassigned &deep (dread i32 %n) { regassign i32 %1 }
  goto @end
@h jscatch
  return (regread i32 %%thrownval)
@end endtry
  return (constval i32 0)
}
func &pointer (var %x i32) i32 {
  var %p <* <func (i32) i32>>
  dassign %p (addroffunc ptr &risky)
  jstry @h 0
  icallassigned (dread ptr %p, dread i32 %x) { regassign i32 %1 }
  goto @end
@h jscatch
  regassign i32 %1 (constval i32 -3)
@end endtry
  return (regread i32 %1)
}
func &floats (var %x f64) f64 {
  jstry @h 0
  throw (add f64 (dread f64 %x, constval f64 0.25))
@h jscatch
  return (mul f64 (regread f64 %%thrownval, constval f64 2.0))
@end endtry
  return (constval f64 0.0)
}
`;

/** The same in JavaScript. */
function model(): { readonly take: () => bigint; readonly funcs: Record<string, (...args: number[]) => number> } {
  let log = 0n;
  const note = (x: number): void => {
    log = BigInt.asIntN(64, log * 10n + BigInt(x));
  };
  class Thrown extends Error {
    readonly value: number;
    constructor(value: number) {
      super();
      this.value = value;
    }
  }
  const valueOf = (error: unknown): number => {
    if (error instanceof Thrown) return error.value;
    throw error;
  };
  const risky = (x: number): number => {
    if (x > 5) throw new Thrown(x);
    return x + 1;
  };
  const through = (x: number): number => {
    const r = risky(x);
    note(1);
    return r;
  };
  const catching = (x: number): number => {
    let r = 9;
    try {
      r = through(x);
      note(2);
    } catch (error) {
      note(3);
      r = r * 100 + valueOf(error);
    }
    note(4);
    return r;
  };
  const finishing = (x: number): number => {
    let r;
    try {
      r = through(x);
    } finally {
      note(5);
    }
    note(6);
    return r;
  };
  const outer = (x: number): number => {
    try {
      return finishing(x);
    } catch (error) {
      note(7);
      return -valueOf(error);
    }
  };
  const both = (x: number, y: number): number => {
    let r;
    try {
      r = risky(x);
      note(1);
    } catch (error) {
      valueOf(error);
      note(2);
      r = risky(y);
      // The catch block goes on behind its gosub.
      note(4);
      note(3);
      note(5);
      return r;
    } finally {
      if (log % 10n !== 5n) note(4);
    }
    note(5);
    return r;
  };
  const callBoth = (x: number, y: number): number => {
    try {
      return both(x, y);
    } catch (error) {
      note(8);
      return -valueOf(error);
    }
  };
  const replaced = (x: number): number => {
    try {
      try {
        risky(x);
      } finally {
        note(1);
        risky(77);
      }
    } catch (error) {
      note(2);
      return valueOf(error);
    }
    return -1;
  };
  const nested = (x: number): number => {
    let seen = 0;
    try {
      throw new Thrown(x);
    } catch (error) {
      note(1);
      try {
        throw new Thrown(valueOf(error) + 1);
      } catch (inner) {
        note(2);
        seen = valueOf(inner);
      } finally {
        note(3);
      }
      seen = seen * 1000 + valueOf(error);
    } finally {
      note(4);
    }
    return seen;
  };
  const quiet = (x: number): number => {
    let [a, b] = [0, 0];
    try {
      a = risky(x);
    } catch (error) {
      valueOf(error);
    } finally {
      b = catching(x);
    }
    return a + b;
  };
  const leave = (n: number): number => {
    let count = 0;
    for (let i = 0; i < n; i++) {
      try {
        risky(i);
        if (i === 3) continue;
      } catch (error) {
        count += valueOf(error);
        if (valueOf(error) === 9) return -count;
      }
      count += 100;
    }
    return count;
  };
  const take = (): bigint => {
    const taken = log;
    log = 0n;
    return taken;
  };
  return { take, funcs: { catching, outer, callBoth, replaced, nested, quiet, leave } };
}

describe('try, catch and finally of JavaScript', () => {
  test('flat form', () => expect(flatErrors(script)).toEqual([]));
  const machine = startMachine(script);
  const { take, funcs } = model();
  const run = (m: Machine, name: string, args: number[]): unknown[] => [m.call(name, ...args), m.call('take')];
  const cases: [string, number[]][] = [
    ['catching', [3]],
    ['catching', [6]],
    ['outer', [3]],
    ['outer', [7]],
    ['callBoth', [1, 2]],
    ['callBoth', [8, 2]],
    ['callBoth', [8, 9]],
    ['replaced', [1]],
    ['replaced', [50]],
    ['nested', [20]],
    ['quiet', [2]],
    ['quiet', [30]],
    ['leave', [5]],
    ['leave', [9]],
    ['leave', [20]],
  ];
  test.each(cases)('%s %j', (name, args) => {
    expect(run(machine, name, args)).toEqual([funcs[name](...args), take()]);
  });

  test('through many frames, through pointers, with values of other types', () => {
    expect(machine.call('callDeep', 2000)).toBe(42);
    expect([machine.call('pointer', 4), machine.call('pointer', 6)]).toEqual([5, -3]);
    expect(machine.call('floats', 1.5)).toBe((1.5 + 0.25) * 2);
  });

  test('what nobody catches ends the program where it is thrown', () => {
    expect(trapText(() => machine.call('through', 6))).toMatch(/^uncaught-exception: .*: i32 at .*risky through/);
    expect(trapOf(() => machine.call('finishing', 6))).toBe('uncaught-exception');
  });

  test('calls that cannot throw are not tested', () => {
    const { module } = parseMaple(new SourceFile('t.mpl', script));
    const text = printMaple(lowerToFlat(module));
    const body = (name: string): string =>
      text.slice(text.indexOf(`func &${name} `), text.indexOf('\n}', text.indexOf(`func &${name} `)));
    expect(body('safe')).not.toContain('$.');
    expect(body('callDeep')).toContain('$.pending');
    // One test behind &risky; none behind &note.
    expect(body('through').match(/brtrue/g)).toHaveLength(1);
  });
});

const java = `
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LOther_3B <class <$LMine_3B> {}>
type $LMark_3B <interface {}>
type $LMarked_3B <class <$Ljava_2Flang_2FRuntimeException_3B> { $LMark_3B }>
func &throwing (var %kind i32) void {
  var %e ref
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %e (gcmalloc ref <$LMine_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %e (gcmalloc ref <$LOther_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { dassign %e (gcmalloc ref <$LMarked_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 4)) {
    dassign %e (gcmalloc ref <$Ljava_2Flang_2FAssertionError_3B>)
    call &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %e)
    throw (dread ref %e)
  }
  return ()
}
func &select (var %kind i32) i32 {
  javatry {@h1 @h2 @h3}
  call &throwing (dread i32 %kind)
  endtry
  return (constval i32 0)
@h1 javacatch {<* <$LOther_3B>>}
  return (constval i32 1)
@h2 javacatch {<* <$LMine_3B>> <* <$LMark_3B>>}
  if (eq u1 ref (regread ref %%thrownval, constval ref 0)) { return (constval i32 -1) }
  return (constval i32 2)
@h3 javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 3)
}
func &partly (var %kind i32) i32 {
  javatry {@h1}
  call &throwing (dread i32 %kind)
  endtry
  return (constval i32 0)
@h1 javacatch {<* <$LMine_3B>>}
  return (constval i32 1)
}
func &around (var %kind i32) i32 {
  try {@h}
  callassigned &partly (dread i32 %kind) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h catch {<* void>}
  throw (regread ref %%thrownval)
}
func &top (var %kind i32) i32 {
  javatry {@h}
  callassigned &around (dread i32 %kind) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h javacatch {<* <$LMark_3B>>}
  return (constval i32 10)
}
var $data <[4] i32> = [5, 6, 7, 8]
func &element (var %i i32) i32 {
  return (iread i32 <* i32> 0 (array 1 ptr <* <[4] i32>> (addrof ptr $data, dread i32 %i)))
}
func &plainElement (var %i i32) i32 {
  return (iread i32 <* i32> 0 (array 1 ptr <* <[4] i32>> (addrof ptr $data, dread i32 %i)))
}
func &checked (var %i i32, var %p ptr) i32 {
  var %r i32
  javatry {@bounds @null}
  callassigned &element (dread i32 %i) { dassign %r }
  assertlt (dread i32 %i, constval i32 3)
  assertge (dread i32 %i, constval i32 1)
  assertnonnull (dread ptr %p)
  endtry
  return (dread i32 %r)
@bounds javacatch {<* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>}
  return (add i32 (constval i32 100, dread i32 %r))
@null javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (add i32 (constval i32 200, dread i32 %r))
}
func &casting (var %kind i32) i32 {
  var %e ref
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %e (gcmalloc ref <$LMine_3B>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %e (gcmalloc ref <$LOther_3B>) }
  javatry {@h}
  intrinsiccallwithtypeassigned <* <$LOther_3B>> JAVA_CHECK_CAST (dread ref %e) { regassign ref %1 }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { intrinsiccallassigned JAVA_THROW_ARITHMETIC () {} }
  endtry
  return (eq u1 ref (dread ref %e, regread ref %1))
@h javacatch {<* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 50)
}
`;

describe('try and catch of Java', () => {
  test('flat form', () => expect(flatErrors(java)).toEqual([]));
  const machine = startMachine(java);
  test('the first handler whose type fits takes the exception', () => {
    expect([0, 1, 2, 3, 4].map((kind) => machine.call('select', kind))).toEqual([0, 2, 1, 2, 3]);
  });
  test('what no handler takes goes on to the caller', () => {
    expect([0, 1, 2, 3].map((kind) => machine.call('top', kind))).toEqual([0, 1, 1, 10]);
    expect(trapText(() => machine.call('top', 4))).toMatch(/^uncaught-exception: .*: java\.lang\.AssertionError at/);
    expect(trapText(() => machine.call('throwing', 1))).toContain(': LMine_3B at'.replace('LMine_3B', 'Mine'));
  });
  test('checks raise exceptions where they may be caught, and trap elsewhere', () => {
    expect(
      [
        [1, 1],
        [2, 1],
        [0, 1],
        [3, 1],
        [4, 1],
        [-1, 1],
        [2, 0],
      ].map(([i, p]) => machine.call('checked', i, BigInt(p))),
    ).toEqual([6, 7, 105, 108, 100, 100, 207]);
    expect(trapOf(() => machine.call('plainElement', 4))).toBe('array-bounds');
    expect(machine.call('plainElement', 3)).toBe(8);
  });
  test('casts and arithmetic', () => {
    expect([0, 1, 2, 3].map((kind) => machine.call('casting', kind))).toEqual([1, 50, 1, 50]);
  });
});

const cpp = `
type $S <struct { @a i32 }>
var $s <$S> = [1= 5]
func &throwing (var %kind i32) i64 {
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { throw (constval i32 11) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { throw (constval f64 2.5) }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { throw (retype ptr <* <$S>> (addrof ptr $s)) }
  if (eq u1 i32 (dread i32 %kind, constval i32 4)) { throw (constval i64 9) }
  return (constval i64 1)
}
func &select (var %kind i32) f64 {
  cpptry {@h1 @h2 @h3}
  callassigned &throwing (dread i32 %kind) { regassign i64 %1 }
  endtry
  return (cvt f64 i64 (regread i64 %1))
@h1 cppcatch i32
  return (cvt f64 i32 (regread i32 %%thrownval))
@h2 cppcatch f64
  return (regread f64 %%thrownval)
@h3 cppcatch <* <$S>>
  return (cvt f64 i32 (iread i32 <* <$S>> 1 (regread ptr %%thrownval)))
}
func &all (var %kind i32) f64 {
  cpptry {@h1}
  callassigned &select (dread i32 %kind) { regassign f64 %1 }
  endtry
  return (regread f64 %1)
@h1 cppcatch void
  return (constval f64 -1.0)
}
`;

describe('try and catch of C++', () => {
  test('flat form', () => expect(flatErrors(cpp)).toEqual([]));
  const machine = startMachine(cpp);
  test('by the type of what is thrown', () => {
    expect([0, 1, 2, 3, 4].map((kind) => machine.call('all', kind))).toEqual([1, 11, 2.5, 5, -1]);
    expect(trapText(() => machine.call('select', 4))).toMatch(/^uncaught-exception: .*: i64 at/);
  });
});

test('an exception passes through a function of the host that calls back', () => {
  const machine = startMachine(`
var $a <[4] i32> = [3, 1, 2, 0]
func &qsort (var %base ptr, var %n u64, var %size u64, var %order ptr) void
func &order (var %x ptr, var %y ptr) i32 {
  if (bior i32 (
    eq i32 i32 (iread i32 <* i32> 0 (dread ptr %x), constval i32 2),
    eq i32 i32 (iread i32 <* i32> 0 (dread ptr %y), constval i32 2))) { throw (constval i32 99) }
  return (sub i32 (iread i32 <* i32> 0 (dread ptr %x), iread i32 <* i32> 0 (dread ptr %y)))
}
func &sort () i32 {
  jstry @h 0
  call &qsort (addrof ptr $a, constval u64 4, constval u64 4, addroffunc ptr &order)
  goto @e
@h jscatch
  return (regread i32 %%thrownval)
@e endtry
  return (constval i32 0)
}`);
  expect(machine.call('sort')).toBe(99);
});

test('a structure is thrown from a place of a known type', () => {
  const { module } = parseMaple(
    new SourceFile(
      'agg.mpl',
      'type $E <struct {@a i32}>\nfunc &g () <$E>\nfunc &f () void { call &g () throw (regread agg %%retval0) }',
    ),
  );
  const problems: Diagnostic[] = [];
  lowerToFlat(module, problems);
  expect(problems.map(({ code }) => code)).toEqual(['MPL3008']);
});

describe('tests for faults of Java', () => {
  const body = (name: string): string =>
    `func &${name} (var %a i32, var %b i32, var %p <* i32>) i32 { return (add i32 (div i32 (dread i32 %a, dread i32 %b), iread i32 <* i32> 0 (dread ptr %p))) }`;
  const listening = (caller: string): string => `
func &listen (var %p <* i32>) i32 {
  javatry {@h}
  callassigned &${caller} (constval i32 1, constval i32 2, dread ptr %p) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h javacatch {<* void>}
  return (constval i32 0)
}`;
  const flatText = (text: string): string =>
    printMaple(lowerToFlat(parseMaple(new SourceFile('faults.mpl', text)).module));
  const textOf = (flat: string, name: string): string => new RegExp(`func &${name} [^]*?\\n}`).exec(flat)?.[0] ?? '';

  test('stand where a handler may be listening, and nowhere else', () => {
    const flat = flatText(`${body('heard')}\n${body('unheard')}${listening('heard')}`);
    expect(textOf(flat, 'heard')).toContain('ArithmeticException');
    expect(textOf(flat, 'heard')).toContain('NullPointerException');
    expect(textOf(flat, 'unheard').replace('&unheard', '&f')).toBe(textOf(flatText(body('f')), 'f'));
  });

  test.each([1, 2, '"C"', '"JavaScript"'])('never stand in modules of language %s', (language) => {
    const flat = flatText(`srclang ${language}\n${body('heard')}${listening('heard')}`);
    expect(textOf(flat, 'heard').replace('&heard', '&f')).toBe(textOf(flatText(body('f')), 'f'));
  });
});
