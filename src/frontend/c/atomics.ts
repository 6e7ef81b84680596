/**
 * GNU's atomic builtins: `__atomic_…` and the older `__sync_…`. A program has one thread, so an atomic access is an access like any
 * other, and orders of accesses mean nothing; what an operation reads, writes and gives is what counts (decision 0316).
 * The functions with `_n` take values of any type, those of structures included.
 */
import { integerValue } from './constants.ts';
import { assignable, convert, distanceType, int, integerLiteral, value } from './conversions.ts';
import { update } from './operators.ts';
import type { Parser } from './parser.ts';
import type { Token } from './preprocessor/token.ts';
import type { Expr } from './tree.ts';
import { typeText } from './type-text.ts';
import { intType, isVoid, pointerTo, voidType, type Type } from './types.ts';

/** What a builtin makes of its arguments. */
export type AtomicReader = (p: Parser, name: Token, args: readonly Expr[]) => Expr;

export interface AtomicRow {
  readonly count: number;
  readonly read: AtomicReader;
}

const bool = intType('_Bool');
const marks = { add: '+', sub: '-', and: '&', or: '|', xor: '^', nand: '' } as const;

/** The object behind the first argument, and its address. */
interface Target {
  readonly pointer: Expr;
  readonly of: Type;
}

function targetOf(p: Parser, name: Token, arg: Expr): Target | undefined {
  const pointer = value(p, arg);
  const of = pointer.type.kind === 'pointer' ? pointer.type.to : undefined;
  if (of !== undefined && !isVoid(of) && of.kind !== 'func') return { pointer, of };
  if (pointer.kind !== 'error') p.report('CC2103', pointer.span, [name.text, typeText(pointer.type)]);
  return undefined;
}

function deref({ pointer, of }: Target): Expr {
  return { kind: 'deref', operand: pointer, type: of, span: pointer.span };
}

/** A value for the object. */
function given(p: Parser, name: Token, { of }: Target, arg: Expr): Expr {
  return assignable(p, arg, of.plain, { what: 'passed', to: `\`${name.text}\`` });
}

/** What stands behind an argument that is an address of an object of the same type. */
function behind(p: Parser, name: Token, target: Target, arg: Expr): Expr {
  const pointer = assignable(p, arg, pointerTo(target.of.plain), { what: 'passed', to: `\`${name.text}\`` });
  return { kind: 'deref', operand: pointer, type: target.of.plain, span: pointer.span };
}

function node(p: Parser, name: Token, builtin: string, args: readonly Expr[], type: Type, of: Type): Expr {
  const span = p.spanFrom(name);
  if (args.some((arg) => arg.kind === 'error')) return p.error(span);
  return { kind: 'builtin', name: builtin, args, of: of.plain, type, span };
}

function assigned(p: Parser, name: Token, place: Expr, right: Expr): Expr {
  if (right.kind === 'error') return right;
  const span = p.spanFrom(name);
  const stored: Expr = { kind: 'assign', place, value: right, type: place.type.plain, span };
  return { kind: 'convert', operand: stored, type: voidType, span, isCast: true };
}

/** A reader that has its target; without one the result is an error. */
function row(count: number, read: (p: Parser, name: Token, target: Target, args: readonly Expr[]) => Expr): AtomicRow {
  return {
    count,
    read: (p, name, args) => {
      const target = targetOf(p, name, args[0]);
      return target === undefined ? p.error(p.spanFrom(name)) : read(p, name, target, args);
    },
  };
}

/** `object op= operand`, giving the old or the new value. An address counts in bytes. */
function changed(p: Parser, name: Token, target: Target, arg: Expr, op: keyof typeof marks, givesOld: boolean): Expr {
  const { of } = target;
  const operand = value(p, arg);
  if (op === 'nand') {
    const args = [target.pointer, given(p, name, target, operand)];
    return node(p, name, givesOld ? 'atomic_fetch_nand' : 'atomic_nand_fetch', args, of.plain, of);
  }
  const counted = of.kind === 'pointer' ? distanceType() : of;
  const pointer = convert(target.pointer, pointerTo(counted));
  const place = deref({ pointer, of: counted });
  const right = convert(operand, counted);
  return convert(update(p, marks[op], place, right, givesOld, p.spanFrom(name)), of.plain);
}

function arithmeticRows(): Readonly<Record<string, AtomicRow>> {
  const rows: Record<string, AtomicRow> = {};
  for (const op of Object.keys(marks) as (keyof typeof marks)[]) {
    const old = (count: number) => row(count, (p, name, target, args) => changed(p, name, target, args[1], op, true));
    const fresh = (count: number) =>
      row(count, (p, name, target, args) => changed(p, name, target, args[1], op, false));
    rows[`__atomic_fetch_${op}`] = old(3);
    rows[`__atomic_${op}_fetch`] = fresh(3);
    rows[`__sync_fetch_and_${op}`] = old(2);
    rows[`__sync_${op}_and_fetch`] = fresh(2);
  }
  return rows;
}

function exchange(p: Parser, name: Token, target: Target, right: Expr): Expr {
  return node(p, name, 'atomic_exchange', [target.pointer, right], target.of.plain, target.of);
}

/** `expected` is an address: what the object held is put there unless it was that already. */
function compareExchange(p: Parser, name: Token, target: Target, expected: Expr, right: Expr): Expr {
  const pointer = assignable(p, expected, pointerTo(target.of.plain), { what: 'passed', to: `\`${name.text}\`` });
  return node(p, name, 'atomic_compare_exchange', [target.pointer, pointer, right], bool, target.of);
}

function compareAndSwap(type: 'bool' | 'value'): AtomicRow {
  return row(3, (p, name, target, args) => {
    const operands = [target.pointer, given(p, name, target, args[1]), given(p, name, target, args[2])];
    return node(p, name, 'sync_compare_and_swap', operands, type === 'bool' ? bool : target.of.plain, target.of);
  });
}

function loaded(p: Parser, target: Target): Expr {
  return value(p, deref(target));
}

/** One byte is set to 1; was it set before? */
function testAndSet(p: Parser, name: Token, args: readonly Expr[]): Expr {
  const target = { pointer: convert(value(p, args[0]), pointerTo(bool)), of: bool };
  return exchange(p, name, target, integerLiteral(1n, bool, p.spanFrom(name)));
}

function clear(p: Parser, name: Token, args: readonly Expr[]): Expr {
  const target = { pointer: convert(value(p, args[0]), pointerTo(bool)), of: bool };
  return assigned(p, name, deref(target), integerLiteral(0n, bool, p.spanFrom(name)));
}

function fence(p: Parser, name: Token): Expr {
  const span = p.spanFrom(name);
  return { kind: 'convert', operand: integerLiteral(0n, int, span), type: voidType, span, isCast: true };
}

/** Sizes up to that of two addresses are. */
function isLockFree(p: Parser, name: Token, args: readonly Expr[]): Expr {
  const size = integerValue(value(p, args[0])) ?? 0n;
  const isFree = size > 0n && size <= 8n && (size & (size - 1n)) === 0n;
  return integerLiteral(isFree ? 1n : 0n, bool, p.spanFrom(name));
}

export const atomicRows: Readonly<Record<string, AtomicRow>> = {
  ...arithmeticRows(),
  __atomic_load_n: row(2, (p, _, target) => loaded(p, target)),
  __atomic_load: row(3, (p, name, target, args) =>
    assigned(p, name, behind(p, name, target, args[1]), loaded(p, target)),
  ),
  __atomic_store_n: row(3, (p, name, target, args) =>
    assigned(p, name, deref(target), given(p, name, target, args[1])),
  ),
  __atomic_store: row(3, (p, name, target, args) =>
    assigned(p, name, deref(target), value(p, behind(p, name, target, args[1]))),
  ),
  __atomic_exchange_n: row(3, (p, name, target, args) => exchange(p, name, target, given(p, name, target, args[1]))),
  __atomic_exchange: row(4, (p, name, target, args) => {
    const right = value(p, behind(p, name, target, args[1]));
    return assigned(p, name, behind(p, name, target, args[2]), exchange(p, name, target, right));
  }),
  __atomic_compare_exchange_n: row(6, (p, name, target, args) =>
    compareExchange(p, name, target, args[1], given(p, name, target, args[2])),
  ),
  __atomic_compare_exchange: row(6, (p, name, target, args) =>
    compareExchange(p, name, target, args[1], value(p, behind(p, name, target, args[2]))),
  ),
  __atomic_test_and_set: { count: 2, read: testAndSet },
  __atomic_clear: { count: 2, read: clear },
  __atomic_thread_fence: { count: 1, read: fence },
  __atomic_signal_fence: { count: 1, read: fence },
  __atomic_always_lock_free: { count: 2, read: isLockFree },
  __atomic_is_lock_free: { count: 2, read: isLockFree },
  __sync_synchronize: { count: 0, read: fence },
  __sync_bool_compare_and_swap: compareAndSwap('bool'),
  __sync_val_compare_and_swap: compareAndSwap('value'),
  __sync_lock_test_and_set: row(2, (p, name, target, args) =>
    exchange(p, name, target, given(p, name, target, args[1])),
  ),
  __sync_lock_release: row(1, (p, name, target) =>
    assigned(p, name, deref(target), convert(integerLiteral(0n, int, p.spanFrom(name)), target.of)),
  ),
};

/** Objects of this size are lock-free, in the macros that say so: 2 is always. */
export const lockFreeWords = 'BOOL CHAR CHAR16_T CHAR32_T WCHAR_T SHORT INT LONG LLONG POINTER'.split(' ');
