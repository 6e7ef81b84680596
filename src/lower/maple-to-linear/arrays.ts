/**
 * `array`: the address of an element, row-major. With flag 1 every index is compared with its dimension, if that is
 * known, and an index outside traps (`array-bounds`).
 */
import type { Operand } from '../../linear/nodes.ts';
import type { Node } from '../../maple/code.ts';
import type { FuncContext } from './context.ts';
import { convert, integer } from './conversions.ts';
import { lowerCompare } from './arithmetic.ts';
import { isFloatScalar, scalarRows, type Value } from './scalars.ts';

export function elementAddress(f: FuncContext, n: Node, [base, ...indices]: readonly Value[]): Operand {
  const shape = f.layout.array(f.code.type(n));
  const isChecked = f.code.slot(n, 'flag') === 1;
  let address = f.as(base, f.addressScalar);
  let constant = 0;
  indices.forEach((value, i) => {
    const index = indexOperand(f, value);
    if (isChecked) checkIndex(f, value, index, shape.dims[i]);
    // A pointer to something that is no array is one to the first element of a row.
    const stride = shape.strides[i] ?? shape.elementSize;
    if (index.kind === 'v') constant += Number(index.value) * stride;
    else address = f.b.calc(add(f), address, scaled(f, index, stride));
  });
  return f.offset(address, constant);
}

/** Indices are signed, unless their type says otherwise. */
function indexOperand(f: FuncContext, value: Value): Operand {
  const from = f.scalarOf(value);
  const signedAddress = f.pointerSize === 8 ? 'i64' : 'i32';
  return convert(f.b, value.operand, from, scalarRows[from].signed ? signedAddress : f.addressScalar);
}

function add(f: FuncContext): 'AddL' | 'AddI' {
  return f.pointerSize === 8 ? 'AddL' : 'AddI';
}

function scaled(f: FuncContext, index: Operand, stride: number): Operand {
  if (stride === 1) return index;
  const shift = Math.log2(stride);
  const wide = f.pointerSize === 8;
  if (Number.isInteger(shift) && stride > 0) return f.b.calc(wide ? 'ShlL' : 'ShlI', index, f.b.address(shift));
  return f.b.calc(wide ? 'MulL' : 'MulI', index, f.b.address(stride));
}

/** One unsigned comparison refuses negative indices too. An index wider than an address is compared before it is cut. */
function checkIndex(f: FuncContext, value: Value, index: Operand, dimension: number | undefined): void {
  if (dimension === undefined) return;
  const { b } = f;
  const from = f.scalarOf(value);
  const isWider = !isFloatScalar(from) && scalarRows[from].bits > f.pointerSize * 8;
  const compared = isWider ? (scalarRows[from].bits > 64 ? 'u128' : 'u64') : f.addressScalar;
  const whole = isWider ? value.operand : index;
  if (whole.kind === 'v' && whole.value >= 0 && whole.value < dimension) return;
  const [inside, outside] = [b.newLabel(), b.newLabel()];
  b.condGoto(lowerCompare(b, 'lt', compared, whole, integer(b, compared, BigInt(dimension))), inside, outside);
  b.label(outside);
  b.trap('array-bounds');
  b.label(inside);
}
