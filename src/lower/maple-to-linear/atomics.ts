/**
 * `C___sync_…` and `C___atomic_…`: with one thread, plain loads and stores in the written order.
 *
 *     C___sync_fetch_and_add_4 (p, v)      the old value; the cell becomes old + v
 *     C___sync_add_and_fetch_4 (p, v)      the new value
 *     C___atomic_fetch_add (p, v, order)   the same, its type that of what p points to
 */
import type { Operand } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import type { PlainBinaryOp } from '../../scalar/ops.ts';
import { knownEntry, ownEntry } from '../../base/own-entry.ts';
import { lowerBinary, lowerUnary } from './arithmetic.ts';
import type { FuncContext } from './context.ts';
import { convert, zero } from './conversions.ts';
import { scalarRows, type Scalar, type Value } from './scalars.ts';

const operations: Readonly<Record<string, PlainBinaryOp>> = {
  add: 'add',
  sub: 'sub',
  and: 'band',
  or: 'bior',
  xor: 'bxor',
  nand: 'band',
};
const bySize: Readonly<Record<string, Scalar>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' };

/** The value, undefined if it has none, or that the name is not one of these. */
export function lowerAtomic(
  f: FuncContext,
  n: Node,
  name: string,
  args: readonly Value[],
  want: Scalar | undefined,
): Value | undefined | 'unknown' {
  const match = /^C___(?:sync|atomic)_(.*?)(?:_([1248]|n))?$/.exec(name);
  if (match === null) return 'unknown';
  const [, action, size] = match;
  const sized = size === undefined ? undefined : ownEntry(bySize, size);
  const scalar = sized ?? pointedScalar(f, n) ?? want ?? (args[1] === undefined ? 'u8' : f.scalarOf(args[1]));
  const fetch = /^(?:fetch_and_(\w+)|fetch_(\w+)|(\w+?)_and_fetch|(\w+?)_fetch)$/.exec(action);
  const operation = fetch === null ? undefined : (fetch[1] ?? fetch[2] ?? fetch[3] ?? fetch[4]);
  if (operation !== undefined && Object.hasOwn(operations, operation)) {
    return update(f, args, scalar, operation, fetch?.[1] === undefined && fetch?.[2] === undefined);
  }
  return lowerPlain(f, action, size, args, scalar);
}

function lowerPlain(
  f: FuncContext,
  action: string,
  size: string | undefined,
  args: readonly Value[],
  scalar: Scalar,
): Value | undefined | 'unknown' {
  switch (action) {
    case 'lock_test_and_set':
      return exchange(f, args, scalar, value(f, args, 1, scalar));
    case 'exchange':
      return size === 'n' ? exchange(f, args, scalar, value(f, args, 1, scalar)) : 'unknown';
    case 'lock_release':
      write(f, args, scalar, zero(f.b, scalar));
      return undefined;
    case 'clear':
      write(f, args, 'u8', f.b.i32(0));
      return undefined;
    case 'test_and_set':
      return { operand: f.b.calc('NotEqualI', exchange(f, args, 'u8', f.b.i32(1)).operand, f.b.i32(0)), kind: 'u1' };
    case 'load':
      return size === 'n' ? { operand: read(f, args, scalar), kind: scalar } : 'unknown';
    case 'store':
      if (size !== 'n') return 'unknown';
      write(f, args, scalar, value(f, args, 1, scalar));
      return undefined;
    case 'val_compare_and_swap':
      return { operand: swapIfEqual(f, args, scalar).old, kind: scalar };
    case 'bool_compare_and_swap':
      return { operand: swapIfEqual(f, args, scalar).isEqual, kind: 'u1' };
    case 'always_lock_free':
    case 'is_lock_free':
      return { operand: f.b.i32(1), kind: 'u1' };
    default:
      return 'unknown';
  }
}

/** What the first operand points to, if its type is known: `addrof` of a variable, or a variable that is a pointer. */
function pointedScalar(f: FuncContext, n: Node): Scalar | undefined {
  const { code, layout } = f;
  if (code.count(n) === 0) return undefined;
  const pointer = code.operand(n, 0);
  const op = code.op(pointer);
  if (op !== 'addrof' && op !== 'dread') return undefined;
  const type = layout.field(f.variable(code.var(pointer)).type, code.field(pointer))?.type;
  const to = type === undefined || op === 'addrof' ? type : layout.pointee(type);
  if (to === undefined) return undefined;
  const prim = layout.primOf(to);
  const kind = prim === 'agg' || prim === 'void' ? 'agg' : f.kindOf(prim, n);
  return kind === 'agg' ? undefined : kind;
}

function value(f: FuncContext, args: readonly Value[], index: number, scalar: Scalar): Operand {
  return args[index] === undefined ? zero(f.b, scalar) : f.as(args[index], scalar);
}

function read(f: FuncContext, args: readonly Value[], scalar: Scalar): Operand {
  const { mem, value: type } = scalarRows[scalar];
  return f.b.load(mem, value(f, args, 0, f.addressScalar), 0, type, true);
}

function write(f: FuncContext, args: readonly Value[], scalar: Scalar, stored: Operand): void {
  f.b.store(scalarRows[scalar].mem, value(f, args, 0, f.addressScalar), stored, 0, true);
}

function exchange(f: FuncContext, args: readonly Value[], scalar: Scalar, stored: Operand): Value {
  const old = read(f, args, scalar);
  write(f, args, scalar, stored);
  return { operand: old, kind: scalar };
}

function update(f: FuncContext, args: readonly Value[], scalar: Scalar, operation: string, givesNew: boolean): Value {
  const old = read(f, args, scalar);
  const combined = lowerBinary(f.b, knownEntry(operations, operation), scalar, old, value(f, args, 1, scalar));
  const result = operation === 'nand' ? lowerUnary(f.b, 'bnot', scalar, combined) : combined;
  write(f, args, scalar, result);
  return { operand: givesNew ? result : old, kind: scalar };
}

function swapIfEqual(f: FuncContext, args: readonly Value[], scalar: Scalar): { old: Operand; isEqual: Operand } {
  const { b } = f;
  const old = read(f, args, scalar);
  const wide = scalarRows[scalar].value === 'i64';
  const isEqual = b.calc(wide ? 'EqualL' : 'EqualI', old, convert(b, value(f, args, 1, scalar), scalar, scalar));
  write(f, args, scalar, b.calc(wide ? 'SelectL' : 'SelectI', isEqual, value(f, args, 2, scalar), old));
  return { old, isEqual };
}
