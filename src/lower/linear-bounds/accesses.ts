/**
 * The checks of one function in linear form, which gets the bounds of its pointers as further symbols ("fat pointers",
 * as in T. Austin, S. Breach, G. Sohi, "Efficient detection of all pointer and array access errors", PLDI 1994, but side
 * by side with the pointer and not in it, so that its size and its arithmetic stay).
 *
 *     p : i32*        at    the element that p points to, counted from the start of its array
 *                     count the elements of the array; 0 for what is no array, so that every access fails
 *
 *     x = p[i]   →    at + i < count, unsigned?  no: call the reporter (at + i, count, 0), trap
 *     q = p + i  →    q.count = p.count, q.at = p.at + i
 *
 * Arrays need no symbols: they begin at 0 and their count is known, so that constant indices are decided here. Accesses
 * to bytes are checked only where the address is seen to be made from a slot or data (`objects.ts`).
 */
import { calcRows, memTypes } from '../../linear/opcodes.ts';
import { renumberSymbols } from '../../linear/renumber.ts';
import { operandType } from '../../linear/nodes.ts';
import type { CalcOp, Dest, Func, Instr, LinearModule, Operand, ValueType } from '../../linear/nodes.ts';
import type { Span } from '../../base/source.ts';
import { findObjects, type ByteObject } from './objects.ts';

/** Where in its object a pointer is, and how many elements the object has. */
interface Bounds {
  readonly at: Operand;
  readonly count: Operand;
}

/** Rewrites a function in place; `reporter` is the function that is told of an access outside before the trap. */
export function checkAccesses(module: LinearModule, func: Func, reporter: number): void {
  new AccessChecker(module, func, reporter).check();
}

/** The pointers that have bounds: those that are counted in elements of 4 bytes. */
export function isElementPointer(type: ValueType): boolean {
  return type === 'i32*' || type === 'f32*';
}

const i32 = (value: number): Operand => ({ kind: 'v', type: 'i32', value });

/** Walks the instructions of one function once and writes them anew, with the checks before them. */
class AccessChecker {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #reporter: number;
  /** By symbol: parameters, locals and temporaries that are pointers. */
  readonly #bounds = new Map<number, { readonly at: Dest; readonly count: Dest }>();
  readonly #objects: (operand: Operand) => ByteObject | undefined;
  readonly #out: Instr[] = [];
  /** Above all labels of the function. */
  #nextLabel: number;
  #span: Span | undefined;

  constructor(module: LinearModule, func: Func, reporter: number) {
    this.#module = module;
    this.#func = func;
    this.#reporter = reporter;
    this.#objects = findObjects(module, func);
    this.#nextLabel = func.instrs.reduce(
      (next, instr) => (instr.op === 'Label' ? Math.max(next, instr.label + 1) : next),
      0,
    );
  }

  check(): void {
    const func = this.#func;
    func.symbols.slice().forEach((symbol, i) => {
      if (isElementPointer(symbol.type) && !('storage' in symbol)) this.#addBounds(i, symbol.kind === 'p' ? 'p' : 'l');
    });
    for (const instr of func.instrs) this.#addInstr(instr);
    func.instrs = this.#out;
    Object.assign(func, { params: withBounds(func.params), results: withBounds(func.results) });
    renumberSymbols(func);
  }

  /** The bounds of a parameter are parameters: they come in behind the others, in the order of the pointers. */
  #addBounds(index: number, kind: 'p' | 'l'): void {
    const { symbols } = this.#func;
    const at: Dest = { kind, index: symbols.push({ kind, type: 'i32' }) - 1 };
    const count: Dest = { kind, index: symbols.push({ kind, type: 'i32' }) - 1 };
    this.#bounds.set(index, { at, count });
  }

  #boundsOf(operand: Operand): Bounds {
    if (operand.kind === 'g') {
      const global = this.#module.globals[operand.index];
      return { at: i32(0), count: i32(global.storage === 'array' ? global.count : 0) };
    }
    if (operand.kind === 'v' || operand.kind === 'f') return { at: i32(0), count: i32(0) };
    const symbol = this.#func.symbols[operand.index];
    if ('storage' in symbol && symbol.storage === 'array') return { at: i32(0), count: i32(symbol.count) };
    return this.#bounds.get(operand.index) ?? { at: i32(0), count: i32(0) };
  }

  #addInstr(instr: Instr): void {
    this.#span = instr.span;
    this.#checkAccess(instr);
    this.#followPointer(instr);
    this.#out.push(this.#passBounds(instr));
  }

  /** Both sides of a copy are checked before a byte is moved: it is done as a whole or not at all. */
  #checkAccess(instr: Instr): void {
    switch (instr.op) {
      case 'ArrayLoad':
      case 'ArrayStore':
        return this.#checkElement(instr.operands[0], instr.operands[1]);
      case 'Load':
      case 'Store':
        return this.#checkBytes(instr.operands[0], instr.offset, i32(memTypes[instr.mem].size));
      case 'Copy':
        this.#checkBytes(instr.operands[1], 0, instr.operands[2]);
        return this.#checkBytes(instr.operands[0], 0, instr.operands[2]);
      case 'Fill':
        return this.#checkBytes(instr.operands[0], 0, instr.operands[2]);
      default:
    }
  }

  /** Calls and returns have the bounds of pointers behind everything else; extern functions know nothing of them. */
  #passBounds(instr: Instr): Instr {
    switch (instr.op) {
      case 'Call':
        if (this.#module.funcs[instr.func].extern) return instr;
        return { ...instr, operands: this.#given(instr.operands), dests: this.#taken(instr.dests) };
      case 'ICall': {
        const signature = { params: withBounds(instr.signature.params), results: withBounds(instr.signature.results) };
        return { ...instr, signature, operands: this.#given(instr.operands), dests: this.#taken(instr.dests) };
      }
      case 'Return':
        return { ...instr, operands: this.#given(instr.operands) };
      default:
        return instr;
    }
  }

  /** Arguments or results, with the bounds of those that are pointers. */
  #given(operands: readonly Operand[]): Operand[] {
    const bounds = operands.flatMap((operand) => {
      if (!isElementPointer(this.#typeOf(operand))) return [];
      const { at, count } = this.#boundsOf(operand);
      return [at, count];
    });
    return [...operands, ...bounds];
  }

  /** What a call assigns, with the bounds of what are pointers. */
  #taken(dests: readonly Dest[]): Dest[] {
    return [
      ...dests,
      ...dests.flatMap((dest) => {
        const own = dest.kind === 'g' ? undefined : this.#bounds.get(dest.index);
        return own === undefined ? [] : [own.at, own.count];
      }),
    ];
  }

  /** What is assigned a pointer is assigned its bounds too: before it, since it may be the pointer that is read. */
  #followPointer(instr: Instr): void {
    if ((instr.op !== 'Assign' && instr.op !== 'AddI') || instr.dest.kind === 'g') return;
    const own = this.#bounds.get(instr.dest.index);
    if (own === undefined) return;
    const [from, step] = instr.operands;
    const { at, count } = this.#boundsOf(from);
    this.#assign(own.count, count);
    if (instr.op === 'Assign') this.#assign(own.at, at);
    else this.#assign(own.at, this.#calc('AddI', at, step));
  }

  #typeOf(operand: Operand): ValueType {
    return operandType(this.#module, this.#func, operand);
  }

  // Code

  #calc(op: CalcOp, ...operands: readonly Operand[]): Operand {
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: calcRows[op].result }) - 1 };
    this.#out.push({ op, dest, operands, span: this.#span });
    return dest;
  }

  #assign(dest: Dest, operand: Operand): void {
    this.#out.push({ op: 'Assign', dest, operands: [operand], span: this.#span });
  }

  /** The sum cannot pass for a good index by wrapping: unsigned, a negative one is too great. */
  #checkElement(array: Operand, index: Operand): void {
    const { at, count } = this.#boundsOf(array);
    if (isInside(at, index, count)) return;
    const place = isZero(at) ? index : this.#calc('AddI', at, index);
    this.#require(this.#calc('LessUI', place, count), place, count, 0);
  }

  /** Bytes from an address on, of an object whose address the function has made it from. */
  #checkBytes(address: Operand, offset: number, length: Operand): void {
    const object = this.#objects(address);
    if (object === undefined) return;
    const { base, size } = object;
    const isLong = this.#module.pointerSize === 8;
    const wide = (value: number): Operand =>
      isLong ? { kind: 'v', type: 'i64', value: BigInt(value) } : i32(value | 0);
    const distance = this.#calc(isLong ? 'SubL' : 'SubI', address, base);
    const first = offset === 0 ? distance : this.#calc(isLong ? 'AddL' : 'AddI', distance, wide(offset));
    // Two comparisons instead of one sum, which could wrap.
    const begins = this.#calc(isLong ? 'LessEqualUL' : 'LessEqualUI', first, wide(size));
    const place = isLong ? this.#calc('LToI', first) : first;
    const fits = this.#calc('LessEqualUI', length, this.#calc('SubI', i32(size), place));
    this.#require(this.#calc('AndI', begins, fits), place, i32(size), 1);
  }

  /** Goes on where the condition holds. `unit` is 0 for elements and 1 for bytes, for the message. */
  #require(holds: Operand, place: Operand, count: Operand, unit: number): void {
    const span = this.#span;
    const outside = this.#nextLabel++;
    const inside = this.#nextLabel++;
    this.#out.push(
      { op: 'CondGoto', operands: [holds], targets: [inside, outside], span },
      { op: 'Label', label: outside },
      { op: 'Call', func: this.#reporter, dests: [], operands: [place, count, i32(unit)], span },
      { op: 'Trap', trap: 'array-bounds', span },
      { op: 'Label', label: inside },
    );
  }
}

/** The types of parameters or results, with two numbers for each pointer behind all others. */
function withBounds(types: readonly ValueType[]): ValueType[] {
  return [...types, ...types.filter(isElementPointer).flatMap((): ValueType[] => ['i32', 'i32'])];
}

function isZero(operand: Operand): boolean {
  return operand.kind === 'v' && operand.value === 0;
}

/** A constant index into an array of known length needs no check if it is good. */
function isInside(at: Operand, index: Operand, count: Operand): boolean {
  if (!isZero(at) || index.kind !== 'v' || count.kind !== 'v') return false;
  return index.value >= 0 && index.value < count.value;
}
