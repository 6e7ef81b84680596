/**
 * Checked elements of managed arrays, `array 1 ptr <* <[] T>> (a, i)`: the array carries its length, which the index is
 * compared with. Where a handler may be listening that is an exception (exceptions/faults.ts), elsewhere a trap (objects).
 */
import type { Code, Node } from '../../maple/code.ts';
import type { Layout } from '../../maple/layout.ts';
import type { Module } from '../../maple/module.ts';
import { managedArrayAllocations } from '../../maple/opcodes.ts';
import { sourceLanguage } from '../../maple/source-language.ts';
import { primRows, type PrimType } from '../../scalar/prim-types.ts';
import type { Rewriter } from './rewrite.ts';

/** Has the program managed arrays, so that `<[] T>` is one? In C and JavaScript it is an array of unknown size. */
export function hasManagedArrays(module: Module): boolean {
  if (['c', 'javascript'].includes(sourceLanguage(module))) return false;
  const allocations = [...managedArrayAllocations];
  return module.funcs.some(({ code }) => code !== undefined && allocations.some((op) => code.mentions(op)));
}

/** Is a node such an element? What has a variable for its base has no length. */
export function isManagedElement(code: Code, layout: Layout, n: Node): boolean {
  if (code.slot(n, 'flag') !== 1 || code.count(n) < 2 || code.op(code.operand(n, 0)) === 'addrof') return false;
  const { dims } = layout.array(code.type(n));
  return dims.length > 0 && dims[0] === undefined;
}

export interface ElementTest {
  /** The array, to be compared with null first. */
  readonly array: () => Node;
  /** The index as an i32, for messages. */
  readonly index: () => Node;
  /** Is the index inside? */
  readonly isInside: Node;
  /** The address of the element, without a test. */
  readonly element: Node;
}

const mostElements = 0x7fff_ffff;

/** Is an index from 0 to below a bound? It is compared in its own type if that has the greatest bound, else in 64 bits. */
export function isBelow(
  r: Rewriter,
  n: Node,
  prim: PrimType,
  index: () => Node,
  greatest: number,
  bound: (type: PrimType) => Node,
): Node {
  const { bits, signed = false } = primRows[prim];
  const fits = bits === 0 || 2 ** (signed ? bits - 1 : bits) > greatest;
  const type = fits ? prim : 'i64';
  const value = (): Node => (fits ? index() : r.make(n, 'cvt', type, [prim], [index()]));
  const least = r.make(n, 'ge', 'u1', [type], [value(), r.constant(n, type, 0)]);
  return r.make(n, 'land', 'u1', [], [least, r.make(n, 'lt', 'u1', [type], [value(), bound(type)])]);
}

export function testElement(r: Rewriter, n: Node): ElementTest {
  const { code } = r;
  const [base, first, ...rest] = code.operands(n);
  const prim = code.prim(first);
  const array = r.hold(n, code.prim(base), r.operand(n, 0));
  const index = r.hold(n, prim, r.operand(n, 1));
  const length = r.make(n, 'ireadoff', 'i32', [-4], [array()]);
  const operands = [array(), index(), ...rest.map((_, i) => r.operand(n, i + 2))];
  return {
    array,
    index: () => (prim === 'i32' || prim === 'u32' ? index() : r.make(n, 'cvt', 'i32', [prim], [index()])),
    isInside: isBelow(r, n, prim, index, mostElements, (wide) =>
      wide === 'i32' || wide === 'u32' ? length : r.make(n, 'cvt', wide, ['i32'], [length]),
    ),
    element: r.make(n, 'array', code.prim(n), [0, code.type(n)], operands),
  };
}
