/** Atomic operations that read and write an object in one: as plain reads and writes, since there is one thread. */
import type { Node } from '../../../maple/code.ts';
import type { ExprOf } from '../tree.ts';
import { sizeOf, type Type } from '../types.ts';
import { inOrder } from './calls.ts';
import type { FuncLowering } from './function.ts';
import { memoryPrim, sizePrim, valuePrim } from './types.ts';

/** A value that is read again: in a pseudo-register, or of a structure in a variable. */
interface Kept {
  readonly read: () => Node;
  /** Of a structure. */
  readonly address: () => Node;
}

/** The value that the builtin gives. */
export function atomic(f: FuncLowering, { name, args, of, type }: ExprOf<'builtin'>): Node {
  const object = of ?? type;
  const [pointer, ...rest] = inOrder(f, args);
  const at = f.kept('ptr', pointer);
  switch (name) {
    case 'atomic_exchange': {
      const fresh = keep(f, object, rest[0]);
      const old = keep(f, object, readAt(f, object, at()));
      writeAt(f, object, at(), fresh.read());
      return old.read();
    }
    case 'atomic_compare_exchange':
      return compareExchange(f, object, at, rest);
    case 'sync_compare_and_swap':
      return compareAndSwap(f, object, at, rest, type.kind === 'int' && type.name === '_Bool');
    default:
      return nand(f, object, at, rest[0], name === 'atomic_fetch_nand');
  }
}

function keep(f: FuncLowering, type: Type, value: Node): Kept {
  const prim = valuePrim(type);
  if (prim !== 'agg') return { read: f.kept(prim, value), address: () => f.unexpected('an address') };
  const ref = f.temporary(type);
  f.b.dassign(ref, 0, value);
  return { read: () => f.b.dread('agg', ref, 0), address: () => f.b.addrof('ptr', ref, 0) };
}

function readAt(f: FuncLowering, type: Type, address: Node): Node {
  return f.b.iread(valuePrim(type), f.module.types.pointerTo(type), 0, address);
}

function writeAt(f: FuncLowering, type: Type, address: Node, value: Node): void {
  f.b.iassign(f.module.types.pointerTo(type), 0, address, value);
}

function compareExchange(f: FuncLowering, type: Type, at: () => Node, [expected, value]: readonly Node[]): Node {
  const { b } = f;
  const wanted = f.kept('ptr', expected);
  const fresh = keep(f, type, value);
  const old = keep(f, type, readAt(f, type, at()));
  const isSame = f.kept('u1', equals(f, type, old, at, wanted));
  b.if(
    isSame(),
    () => writeAt(f, type, at(), fresh.read()),
    () => writeAt(f, type, wanted(), old.read()),
  );
  return b.cvt('i32', 'u1', isSame());
}

/** Integers and addresses by their value, all else byte by byte. */
function equals(f: FuncLowering, type: Type, old: Kept, at: () => Node, wanted: () => Node): Node {
  const prim = memoryPrim(type);
  const isPlain = type.kind === 'int' || type.kind === 'enum' || type.kind === 'pointer';
  if (isPlain && prim !== 'agg') return f.b.eq('u1', valuePrim(type), old.read(), readAt(f, type, wanted()));
  const size = f.int(sizeOf(type), sizePrim());
  return f.b.eq('u1', 'i32', f.b.intrinsicop('i32', 'C_memcmp', at(), wanted(), size), f.int(0));
}

function compareAndSwap(
  f: FuncLowering,
  type: Type,
  at: () => Node,
  [expected, value]: readonly Node[],
  givesBool: boolean,
): Node {
  const { b } = f;
  const prim = valuePrim(type);
  const wanted = f.kept(prim, expected);
  const fresh = f.kept(prim, value);
  const old = f.kept(prim, readAt(f, type, at()));
  b.if(b.eq('u1', prim, old(), wanted()), () => writeAt(f, type, at(), fresh()));
  return givesBool ? b.eq('i32', prim, old(), wanted()) : old();
}

function nand(f: FuncLowering, type: Type, at: () => Node, value: Node, givesOld: boolean): Node {
  const { b } = f;
  const prim = valuePrim(type);
  const right = f.kept(prim, value);
  const old = f.kept(prim, readAt(f, type, at()));
  const made = b.bnot(prim, b.band(prim, old(), right()));
  if (givesOld) {
    writeAt(f, type, at(), made);
    return old();
  }
  writeAt(f, type, at(), f.kept(prim, made)());
  return readAt(f, type, at());
}
