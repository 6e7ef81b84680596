/**
 * Which addresses of a function are made from a slot or data: the object's own, a copy, or a sum that begins with it.
 * Temporaries are defined once, so that the way back from an address is a chain of definitions; it ends at the object, or
 * at a local, a parameter or a load, of which nothing is known.
 */
import type { Dest, Func, Instr, LinearModule, Operand } from '../../linear/nodes.ts';

/** A slot of the frame, or a global of bytes. */
export interface ByteObject {
  /** Its address. */
  readonly base: Operand;
  readonly size: number;
}

/** For an operand, the object that it points into, as far as that is known; every temporary is looked for once. */
export function findObjects(module: LinearModule, func: Func): (operand: Operand) => ByteObject | undefined {
  const definitions = new Map<number, Instr>();
  for (const instr of func.instrs)
    if ('dest' in instr && instr.dest.kind === 't') definitions.set(instr.dest.index, instr);
  /** Of temporaries. One that is being looked for has none, so that circles in code that nothing reaches end. */
  const known = new Map<number, ByteObject | undefined>();
  return (operand) => {
    const way: number[] = [];
    let at: Operand | undefined = operand;
    for (; at?.kind === 't' && !known.has(at.index); at = sourceOf(definitions.get(at.index))) {
      known.set(at.index, undefined);
      way.push(at.index);
    }
    const object = at?.kind === 't' ? known.get(at.index) : at && objectAt(module, func, at);
    for (const temp of way) known.set(temp, object);
    return object;
  };
}

/** What an address is computed from. */
function sourceOf(instr: Instr | undefined): Operand | undefined {
  switch (instr?.op) {
    case 'Assign':
    case 'AddI':
    case 'AddL':
    case 'SubI':
    case 'SubL':
      return instr.operands[0];
    default:
      return undefined;
  }
}

function objectAt({ globals }: LinearModule, { symbols }: Func, operand: Operand): ByteObject | undefined {
  if (operand.kind === 'g') {
    const global = globals[operand.index];
    return global.storage === 'data' ? { base: { kind: 'g', index: operand.index }, size: global.size } : undefined;
  }
  if (operand.kind !== 'l') return undefined;
  const symbol = symbols[operand.index];
  return 'storage' in symbol && symbol.storage === 'slot'
    ? { base: operand satisfies Dest, size: symbol.size }
    : undefined;
}
