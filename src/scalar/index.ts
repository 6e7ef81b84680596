/** Primitive types, their values and the meaning of their operations: `import { binary } from 'samara-ir/scalar'`. */
export { parseFloatLiteral } from './float-literal.ts';
export { formatFloat } from './float-text.ts';
export {
  binary,
  compare,
  compareTo,
  convert,
  depositbits,
  extractbits,
  retype,
  rounding,
  select,
  sext,
  shift,
  truth,
  unary,
  zext,
} from './operations.ts';
export { primRows, primTypes } from './prim-types.ts';
export type { PrimType } from './prim-types.ts';
export { ScalarTrap } from './trap.ts';
export { basicType, integerOf } from './values.ts';
export type { PointerSize, Value, ValueOf } from './values.ts';
