/**
 * Places in memory: where a field, or what a pointer points to, lies, and of which kind it is.
 */
import type { FieldPlace } from '../../maple/layout.ts';
import type { TypeId } from '../../maple/types.ts';
import { isIntegerType } from '../../scalar/values.ts';
import { type Addr, moved } from '../machine/addresses.ts';
import type { FuncContext } from './context.ts';
import type { Kind } from './kinds.ts';

/** A typed place in memory, perhaps only some bits of it. */
export interface Place {
  readonly addr: Addr;
  readonly kind: Kind;
  readonly type: TypeId;
  readonly bits: FieldPlace | undefined;
}

/** The place of a field of something of a type that lies at an address. */
export function fieldPlace(f: FuncContext, addr: Addr, type: TypeId, field: number): Place {
  const found = f.layout.field(type, field) ?? { type, offset: 0 };
  const kind = f.kindOfType(found.type);
  const isBitField = found.bitSize !== undefined && kind !== 'agg' && isIntegerType(kind);
  return { addr: moved(addr, found.offset), kind, type: found.type, bits: isBitField ? found : undefined };
}

/**
 * The place that `<* T>` and a field id denote. A pointer to an array stands for its elements when scalars are
 * accessed.
 */
export function pointedPlace(f: FuncContext, addr: Addr, pointer: TypeId, field: number, access: Kind): Place {
  const to = f.layout.pointee(pointer) ?? pointer;
  if (field === 0 && access !== 'agg') {
    const prim = f.layout.primOf(to);
    if (f.layout.resolve(to).kind === 'array') return fieldPlace(f, addr, f.layout.array(pointer).element, 0);
    if (prim === 'void' || prim === 'unknown') return { addr, kind: access, type: to, bits: undefined };
  }
  return fieldPlace(f, addr, to, field);
}
