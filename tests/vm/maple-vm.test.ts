/** The MAPLE VM: what it shares with no other engine. What programs compute is tested by the conformance suite. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import * as scalar from '../../src/scalar/operations.ts';
import { shiftOps } from '../../src/scalar/ops.ts';
import { ScalarTrap } from '../../src/scalar/trap.ts';
import type { PrimType } from '../../src/scalar/prim-types.ts';
import { isFloatType, isIntegerType } from '../../src/scalar/values.ts';
import { bitCodec } from '../../src/scalar/bits.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { flushOutput, host } from '../../src/vm/host.ts';
import { Op } from '../../src/vm/machine/opcodes.ts';
import { instantiateVm, type Vm, type VmOptions } from '../../src/vm/maple/index.ts';
import { formatTrap, Trap } from '../../src/vm/trap.ts';
import { stackSize } from '../engines.ts';
import { Random } from '../scalar/random.ts';
import { floatPatterns, integerSamples } from '../scalar/samples.ts';

function start(text: string, options: VmOptions = {}): Vm {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return instantiateVm(lowerToFlat(module), { hosts: hostFunctions, stackSize, ...options });
}

function trapOf(run: () => unknown): Trap {
  try {
    run();
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('no trap');
}

test('the loop has literal numbers in its cases that mean what the names beside them say', () => {
  const source = readFileSync(new URL('../../src/vm/machine/loop.ts', import.meta.url), 'utf8');
  const cases = [...source.matchAll(/case (\d+) \/\* (\w+) \*\//g)].map(([, code, name]) => [name, Number(code)]);
  expect(Object.fromEntries(cases)).toEqual(Op);
  expect(cases).toHaveLength(Object.keys(Op).length);
});

describe('inlined operations mean what src/scalar says', () => {
  const types = ['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64', 'u1', 'f32', 'f64'] as const;
  type Type = (typeof types)[number];
  const random = new Random(11n);
  const samples = (type: Type): (number | bigint)[] => {
    if (isFloatType(type)) return floatPatterns(type, random, 4).map((bits) => bitCodec(type).fromBits(bits) as number);
    const values = isIntegerType(type) ? integerSamples(type, random, 4) : [];
    return type === 'i64' || type === 'u64' ? values : values.map(Number);
  };
  const carried = (type: Type, value: number | bigint): number | bigint => {
    if (isFloatType(type)) return value;
    return type === 'i64' || type === 'u64' ? BigInt.asIntN(64, BigInt(value)) : Number(value) | 0;
  };
  const outcome = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      if (error instanceof ScalarTrap || (error instanceof Trap && error.kind === 'divide-by-zero')) return 'trap';
      throw error;
    }
  };

  interface Case {
    readonly params: readonly Type[];
    readonly result: Type;
    /** With operands `x` and `y`; `constant`: y as an immediate. */
    readonly body: string;
    readonly meaning: (...values: never[]) => unknown;
  }

  /** Each case with variables, and with its last operand as a constant. */
  function check(cases: readonly Case[]): void {
    const inputs = cases.map(({ params }) => params.map(samples));
    const last = inputs.map((lists) =>
      random.pick(lists[lists.length - 1].filter((value) => value === value && Math.abs(Number(value)) !== Infinity)),
    );
    const constant = (type: Type, value: number | bigint): string =>
      `constval ${type} ${isFloatType(type) ? (Number.isInteger(value) ? `${value}.0`.replace(/e\+?(\d+)\.0$/, '.0e$1') : String(value)) : String(value)}${type === 'f32' ? 'f' : ''}`;
    const isFine = (type: Type, value: number | bigint): boolean =>
      !isFloatType(type) || (Math.abs(Number(value)) < 1e15 && Math.abs(Number(value)) > 1e-5) || value === 0;
    const text = cases.flatMap(({ params, result, body }, i) => {
      const formals = params.map((type, k) => `var %${'xy'[k]} ${type}`).join(', ');
      const read = (k: number): string => `dread ${params[k]} %${'xy'[k]}`;
      const operands = [
        params.map((_, k) => read(k)),
        params.map((type, k) => (k === params.length - 1 && isFine(type, last[i]) ? constant(type, last[i]) : read(k))),
      ];
      return operands.map(
        (own, which) =>
          `func &f${i}_${which} (${formals}) ${result} { return (${body.replace('OPERANDS', own.join(', '))}) }`,
      );
    });
    const vm = start(text.join('\n'));
    cases.forEach(({ params, result, body, meaning }, i) => {
      const other = inputs[i][params.length - 1];
      for (const x of params.length === 1 ? other : inputs[i][0]) {
        for (const y of params.length === 1 ? [0] : [...other.slice(0, 7), last[i]]) {
          const args = params.length === 1 ? [x] : [x, y];
          for (const which of [0, 1]) {
            if (which === 1 && args[args.length - 1] !== last[i]) continue;
            const expected = outcome(() => carried(result, meaning(...(args as never[])) as number));
            const actual = outcome(
              () =>
                vm.call(
                  `f${i}_${which}`,
                  args.map((value, k) => carried(params[k], value)),
                )[0],
            );
            if (!Object.is(actual, expected))
              throw new Error(`${body} of ${args.join(', ')} (${which}) gave ${actual}, not ${expected}`);
          }
        }
      }
    });
    expect(cases.length).toBeGreaterThan(5);
  }

  const named = (op: string, of: readonly Type[], meaning: (type: Type) => unknown): Case[] =>
    of.map((type) => ({
      params: [type, type],
      result: type,
      body: `${op} ${type} (OPERANDS)`,
      meaning: meaning(type) as Case['meaning'],
    }));
  const integers = types.filter((type) => !isFloatType(type));

  test.each(['add', 'sub', 'mul', 'div', 'rem', 'min', 'max'] as const)('%s', (op) =>
    check(named(op, types, (type) => scalar.binary(op, type))),
  );
  test.each(['band', 'bior', 'bxor'] as const)('%s', (op) =>
    check(named(op, integers, (type) => scalar.binary(op, type))),
  );
  test.each(shiftOps)('%s', (op) => {
    const counts = ['i32', 'u8', 'i64'] as const;
    check(
      integers.flatMap((type) =>
        counts.map((count): Case => ({
          params: [type, count],
          result: type,
          body: `${op} ${type} (OPERANDS)`,
          meaning: scalar.shift(op, type, count) as Case['meaning'],
        })),
      ),
    );
  });
  test.each(['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'cmp', 'cmpl', 'cmpg'] as const)(
    '%s, as a value and as a branch',
    (op) => {
      check(
        types.map((type): Case => ({
          params: [type, type],
          result: 'i32',
          body: `${op} i32 ${type} (OPERANDS)`,
          meaning: scalar.compare(op, type) as Case['meaning'],
        })),
      );
      const compare = (type: Type) => scalar.compare(op, type) as (x: never, y: never) => number;
      const branch = (type: Type, not: boolean): Case => ({
        params: [type, type],
        result: 'i32',
        meaning: (x: never, y: never) => ((compare(type)(x, y) !== 0) !== not ? 7 : 8),
        body: `select i32 (${not ? 'lnot u1 (' : ''}${op} i32 ${type} (OPERANDS)${not ? ')' : ''}, constval i32 7, constval i32 8)`,
      });
      check(types.flatMap((type) => [branch(type, false), branch(type, true)]));
    },
  );
  test('cvt', () => {
    check(
      types.flatMap((to) =>
        types.map((from): Case => ({
          params: [from],
          result: to,
          body: `cvt ${to} ${from} (OPERANDS)`,
          meaning: scalar.convert(to, from) as Case['meaning'],
        })),
      ),
    );
  });
  test('unary', () => {
    const of = (op: 'abs' | 'neg' | 'bnot' | 'recip' | 'sqrt', some: readonly Type[]): Case[] =>
      some.map((type) => ({
        params: [type],
        result: type,
        body: `${op} ${type} (OPERANDS)`,
        meaning: scalar.unary(op, type as PrimType) as Case['meaning'],
      }));
    check([
      ...of('abs', types),
      ...of('neg', types),
      ...of('bnot', integers),
      ...of('recip', ['f32', 'f64']),
      ...of('sqrt', ['f32', 'f64']),
    ]);
  });
});

describe('traps', () => {
  test('name the places of all calls', () => {
    const vm = start(`func &inner (var %x i32) i32 {
  return (div i32 (
    constval i32 1, dread i32 %x))
}
func &outer (var %x i32) i32 {
  var %y i32
  callassigned &inner (dread i32 %x) { dassign %y }
  return (dread i32 %y)
}`);
    expect(formatTrap(trapOf(() => vm.call('outer', [0])))).toBe(
      'trap: integer division by zero\n  at inner (test.mpl:2:11)\n  at outer (test.mpl:7:3)',
    );
    expect(vm.call('outer', [1])).toEqual([1]);
  });

  test('memory: the address that was meant', () => {
    const vm = start(
      'func &f (var %p ptr, var %i i64) i64 { return (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8)))) }',
    );
    expect(trapOf(() => vm.call('f', [0n, 2n])).message).toContain('8 bytes at address 0x10');
    expect(trapOf(() => vm.call('f', [0xfffffff0n, 0n])).kind).toBe('out-of-bounds');
  });

  test('what is not done yet, only when it is reached', () => {
    const vm = start(
      'func &f (var %x i32) i32 { brfalse @no (dread i32 %x) eval (intrinsicop ptr JAVA_MERGE ()) @no return (constval i32 3) }',
    );
    expect(vm.call('f', [0])).toEqual([3]);
    expect(trapOf(() => vm.call('f', [1])).kind).toBe('unsupported');
  });

  test('a trap leaves the program usable, with its stacks where they were', () => {
    const vm = start(
      'func &f (var %x i32) i32 { var %a <[1000] i32> if (dread i32 %x) { callassigned &f (sub i32 (dread i32 %x, constval i32 1)) { regassign i32 %1 } return (regread i32 %1) } return (div i32 (constval i32 1, dread i32 %x)) }',
    );
    for (let i = 0; i < 5000; i++) expect(trapOf(() => vm.call('f', [10])).kind).toBe('divide-by-zero');
  });
});

describe('bounds', () => {
  const forever =
    'func &f () void { @l goto @l }\nfunc &g (var %n i32) i32 { callassigned &g (dread i32 %n) { regassign i32 %1 } return (regread i32 %1) }\nfunc &h () i32 { var %i i32 dowhile { dassign %i (add i32 (dread i32 %i, constval i32 1)) } (lt u1 i32 (dread i32 %i, constval i32 1000)) return (dread i32 %i) }';

  test('fuel', () => {
    expect(trapOf(() => start(forever, { fuel: 10_000 }).call('f')).kind).toBe('out-of-fuel');
    expect(trapOf(() => start(forever, { fuel: 1000 }).call('g', [1])).kind).toBe('out-of-fuel');
    expect(start(forever, { fuel: 2000 }).call('h')).toEqual([1000]);
    expect(trapOf(() => start(forever, { fuel: 900 }).call('h')).kind).toBe('out-of-fuel');
  });

  test('time', () => {
    expect(trapOf(() => start(forever, { timeout: 20 }).call('f')).kind).toBe('timeout');
  });

  test('depth of calls, of the stack in memory, and the trace of a deep recursion', () => {
    const trap = trapOf(() => start(forever).call('g', [1]));
    expect(trap.kind).toBe('stack-overflow');
    expect(trap.frames).toHaveLength(41);
    expect(trap.frames[20].func).toMatch(/more calls/);
    const array =
      'func &f () i32 { var %a <[100000] i32> dassignoff i32 %a 0 (constval i32 1) callassigned &f () { regassign i32 %1 } return (dreadoff i32 %a 0) }';
    expect(trapOf(() => start(array).call('f')).kind).toBe('stack-overflow');
  });

  test('memory', () => {
    const vm = start('func &f () ptr { return (malloc ptr (constval u64 100000000)) }', { memoryLimit: 50_000_000 });
    expect(vm.call('f')).toEqual([0n]);
  });
});

describe('the border to the host', () => {
  test('every type arrives as host.ts says, and results come back', () => {
    const seen: unknown[] = [];
    const all = {
      name: 'all',
      ...host(['i32', 'u32', 'i64', 'u64', 'f32', 'f64', 'ptr', 'long', 'ulong'], 'u64', () => (...args) => {
        seen.push(...args);
        return 2n ** 64n - 3n;
      }),
    };
    const vm = start(
      `func &all (var %a i32, var %b u32, var %c i64, var %d u64, var %e f32, var %f f64, var %g ptr, var %h i64, var %i u64) u64
func &f () u64 {
  callassigned &all (constval i32 -1, constval u32 0xffffffff, constval i64 -1, constval u64 -1, constval f32 0.1f, constval f64 0.1, constval ptr 0xfffffffff, constval i64 -2, constval u64 -2) { regassign u64 %1 }
  return (regread u64 %1)
}`,
      { hosts: { all } },
    );
    expect(vm.call('f')).toEqual([-3n]);
    expect(seen).toEqual([-1, 4294967295, -1n, 2n ** 64n - 1n, Math.fround(0.1), 0.1, 4294967295, -2n, 2n ** 64n - 2n]);
  });

  test('a host function calls back, in one program and in another', () => {
    const other = start('func &seven () i32 { return (constval i32 7) }');
    const twice = {
      name: 'twice',
      ...host(['ptr', 'i32'], 'i32', (env) => (pointer, x) => {
        const call = env.bindFunction(pointer, ['i32'], 'i32');
        return Number(call(call(x) as number)) + Number(other.call('seven')[0]);
      }),
    };
    const vm = start(
      `func &twice (var %f ptr, var %x i32) i32
func &triple (var %x i32) i32 { return (mul i32 (dread i32 %x, constval i32 3)) }
func &f (var %x i32) i32 {
  var %keep i32
  dassign %keep (add i32 (dread i32 %x, constval i32 1000))
  callassigned &twice (addroffunc ptr &triple, dread i32 %x) { regassign i32 %1 }
  return (add i32 (regread i32 %1, dread i32 %keep))
}`,
      { hosts: { twice } },
    );
    expect(vm.call('f', [5])).toEqual([45 + 7 + 1005]);
  });

  test('memory that grows in a host call is seen by the next access', () => {
    const vm = start(
      'func &f () i32 { var %p ptr dassign %p (malloc ptr (constval u64 30000000)) iassign <* i32> (add ptr (dread ptr %p, constval i64 29999996), constval i32 9) return (iread i32 <* i32> (add ptr (dread ptr %p, constval i64 29999996))) }',
    );
    expect(vm.call('f')).toEqual([9]);
  });

  test('output', () => {
    let output = '';
    const vm = start('func &puts (var %s ptr) i32\nfunc &f () void { call &puts (conststr ptr "hi") return () }', {
      stdout: (bytes) => {
        output += new TextDecoder().decode(bytes);
      },
    });
    vm.call('f');
    flushOutput(vm.env);
    expect(output).toBe('hi\n');
  });
});

describe('preparation', () => {
  test('trees that are too deep for recursion', () => {
    const deep = (open: string, close: string, leaf: string, depth: number): string =>
      open.repeat(depth) + leaf + close.repeat(depth);
    const sum = deep('add i32 (constval i32 1, ', ')', 'dread i32 %x', 5000);
    const chain = deep('cand u1 (dread i32 %x, ', ')', 'dread i32 %x', 3000);
    const choice = deep('select i32 (dread i32 %x, ', ', constval i32 0)', 'constval i32 5', 3000);
    const reads = deep('iread ptr <* ptr> (', ')', 'addrof ptr %p', 2000);
    const text = `func &sum (var %x i32) i32 { return (${sum}) }
func &chain (var %x i32) u1 { return (${chain}) }
func &choice (var %x i32) i32 { return (${choice}) }
func &self () u1 { var %p ptr dassign %p (addrof ptr %p) return (eq u1 ptr (${reads}, addrof ptr %p)) }`;
    const { module, diagnostics } = parseMaple(new SourceFile('deep.mpl', text), { maxNesting: 10_000 });
    expect(diagnostics).toEqual([]);
    const vm = instantiateVm(lowerToFlat(module));
    expect([vm.call('sum', [7]), vm.call('chain', [1]), vm.call('chain', [0])]).toEqual([[5007], [1], [0]]);
    expect([vm.call('choice', [1]), vm.call('choice', [0]), vm.call('self')]).toEqual([[5], [0], [1]]);
  });

  test('functions are prepared when they are called, and once', () => {
    const vm = start(
      'func &a () i32 { return (constval i32 1) }\nfunc &b () i32 { callassigned &a () { regassign i32 %1 } return (regread i32 %1) }\nfunc &c () i32 { return (constval i32 2) }',
    );
    vm.call('b');
    const { code } = vm;
    const entries = [...vm.entries];
    expect(entries.map((entry) => entry !== 0)).toEqual([true, true, false]);
    vm.call('b');
    expect([...vm.entries]).toEqual(entries);
    expect(vm.code).toBe(code);
  });
});
