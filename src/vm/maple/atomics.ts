/**
 * `C___sync_…` and `C___atomic_…`: with one thread, plain loads and stores in the written order.
 *
 *     C___sync_fetch_and_add_4 (p, v)      the old value; the cell becomes old + v
 *     C___sync_add_and_fetch_4 (p, v)      the new value
 *     C___atomic_fetch_add (p, v, order)   the same, its type that of what p points to
 */
import { knownEntry, ownEntry } from '../../base/own-entry.ts';
import type { Node } from '../../maple/code.ts';
import { unary as unaryMeaning } from '../../scalar/operations.ts';
import type { BinaryOp } from '../../scalar/ops.ts';
import type { Addr } from '../machine/addresses.ts';
import { move } from '../machine/moves.ts';
import { NO_SLOT } from '../machine/slots.ts';
import { combine } from './arithmetic.ts';
import { calc1 } from './calc.ts';
import { loadKeeping } from './cells.ts';
import type { FuncContext } from './context.ts';
import { truth } from './conversions.ts';
import { type Scalar, scalars } from './kinds.ts';
import { store } from './memory-access.ts';
import { argument } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';

const operations: Readonly<Record<string, BinaryOp>> = {
  add: 'add',
  sub: 'sub',
  and: 'band',
  or: 'bior',
  xor: 'bxor',
  nand: 'band',
};
const bySize: Readonly<Record<string, Scalar>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' };

/** One operation: where, on what, with what. */
interface Access {
  readonly f: FuncContext;
  readonly addr: Addr;
  readonly kind: Scalar;
  readonly args: readonly Val[];
}

/** The value; undefined if the name is not one of these. Those without a value give 0. */
export function atomic(
  f: FuncContext,
  n: Node,
  name: string,
  args: readonly Val[],
  want: Scalar | undefined,
): ScalarVal | undefined {
  const match = /^C___(?:sync|atomic)_(.*?)(?:_([1248]|n))?$/.exec(name);
  if (match === null) return undefined;
  const [, action, size] = match;
  const sized = size === undefined ? undefined : ownEntry(bySize, size);
  const kind = sized ?? pointedScalar(f, n) ?? want ?? (args[1] === undefined ? 'u8' : f.scalarOf(args[1]));
  const given = f.inSlot(argument(f, args, 0, f.address));
  const base = f.newSlot();
  move(f.a, 'word', base, given);
  const access: Access = { f, addr: { base, index: NO_SLOT, scale: 0, offset: 0 }, kind, args };
  return fetchAndUpdate(access, action) ?? plainAccess(access, action, size);
}

/** `fetch_and_add` and `fetch_add` give the old value, `add_and_fetch` and `add_fetch` the new one. */
function fetchAndUpdate(access: Access, action: string): ScalarVal | undefined {
  const match = /^(?:fetch_and_(\w+)|fetch_(\w+)|(\w+?)_and_fetch|(\w+?)_fetch)$/.exec(action);
  if (match === null) return undefined;
  const givesOld = match[1] ?? match[2];
  const operation = givesOld ?? match[3] ?? match[4];
  if (operation === undefined || !Object.hasOwn(operations, operation)) return undefined;
  return update(access, operation, givesOld === undefined);
}

function plainAccess(access: Access, action: string, size: string | undefined): ScalarVal | undefined {
  const { f, args, kind } = access;
  const zero = f.constant(kind, 0n);
  switch (action) {
    case 'lock_test_and_set':
      return exchange(access, argument(f, args, 1, kind));
    case 'exchange':
      return size === 'n' ? exchange(access, argument(f, args, 1, kind)) : undefined;
    case 'lock_release':
      return write(access, zero);
    case 'clear':
      return write({ ...access, kind: 'u8' }, f.constant('u8', 0n));
    case 'test_and_set':
      return truth(f, exchange({ ...access, kind: 'u8' }, f.constant('u8', 1n)));
    case 'load':
      return size === 'n' ? read(access) : undefined;
    case 'store':
      return size === 'n' ? write(access, argument(f, args, 1, kind)) : undefined;
    case 'val_compare_and_swap':
      return swapIfEqual(access).old;
    case 'bool_compare_and_swap':
      return swapIfEqual(access).isEqual;
    case 'always_lock_free':
    case 'is_lock_free':
      return f.constant('u1', 1n);
    default:
      return undefined;
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
  const prim = to === undefined ? 'void' : layout.primOf(to);
  const kind = prim === 'void' || prim === 'agg' ? 'agg' : f.kindOf(prim);
  return kind === 'agg' ? undefined : kind;
}

/** The old value is kept in a slot of its own: the address is used again. */
function read({ f, addr, kind }: Access): ScalarVal {
  return loadKeeping(f, kind, addr, f.newSlot());
}

function write({ f, addr, kind }: Access, val: ScalarVal): ScalarVal {
  store(f, { addr, kind, type: f.vm.module.types.prim(kind), bits: undefined }, val);
  return f.constant(kind, 0n);
}

function exchange(access: Access, val: ScalarVal): ScalarVal {
  const old = read(access);
  write(access, val);
  return old;
}

function update(access: Access, operation: string, givesNew: boolean): ScalarVal {
  const { f, kind } = access;
  const old = read(access);
  const combined = combine(
    f,
    knownEntry(operations, operation),
    kind,
    old,
    argument(f, access.args, 1, kind),
    f.newSlot(),
  );
  const meaning = unaryMeaning('bnot', kind) as (value: never) => number | bigint;
  const result = operation === 'nand' ? calc1(f, `bnot ${kind}`, meaning, combined, kind, f.newSlot()) : combined;
  write(access, result);
  return givesNew ? result : old;
}

function swapIfEqual(access: Access): { old: ScalarVal; isEqual: ScalarVal } {
  const { f, kind, args } = access;
  const old = read(access);
  const isEqual = f.newSlot();
  const differs = f.a.newLabel();
  const isLong = scalars[kind].slot === 'long';
  const expected = f.inSlot(argument(f, args, 1, kind));
  const kept = f.inSlot(old);
  f.a.emit(isLong ? 'EqL' : 'EqW', isEqual, kept, expected);
  f.a.emit('BrNotW', isEqual, differs);
  const put = f.newSlot();
  const next = argument(f, args, 2, kind);
  if (next.tag === 'const') f.inSlot(next, put);
  else move(f.a, scalars[kind].slot, put, next.slot);
  write(access, { tag: 'reg', kind, slot: put });
  f.a.bind(differs);
  return { old, isEqual: { tag: 'reg', kind: 'u1', slot: isEqual } };
}
