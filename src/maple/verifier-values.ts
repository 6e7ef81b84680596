/** Rules about values: ranges of bits, shift amounts, divisors, conversions, arrays, allocations. */
import { primByCode, primRows } from '../scalar/prim-types.ts';
import { bitsOf } from '../scalar/prim-types.ts';
import type { Node } from './code.ts';
import { isStruct } from './types.ts';
import { primName, registerBits } from './verification.ts';
import { rows, type Opcode } from './opcodes.ts';
import type { FuncState } from './verifier-function.ts';
import { OK } from './verifier-matrix.ts';
import { isZero } from './verifier-storage.ts';

/** EXPR-10. */
export function checkBitRange(f: FuncState, n: Node): void {
  const { code } = f;
  const offset = code.has(n, 'bitOffset') ? code.slot(n, 'bitOffset') : 0;
  const size = code.slot(n, 'bitSize');
  const operand = primName(f.primCode(code.operand(n, 0)));
  if (primRows[operand].kind !== 'int') return;
  const bits = registerBits(f.primCode(code.operand(n, 0)), f.layout.pointerSize);
  if (offset < 0 || size < 1 || offset + size > bits)
    f.reportAt('MPL2215', n, String(size), [f.opOf(n), offset, size, bits]);
}

/** EXPR-11. */
export function checkShift(f: FuncState, n: Node): void {
  const amount = f.code.operand(n, 1);
  if (f.opOf(amount) !== 'constval') return;
  const prim = primName(f.primCode(n));
  const row = primRows[prim];
  const bits = row.lane === undefined ? bitsOf(prim, f.layout.pointerSize) : row.bits / (row.lanes ?? 1);
  const given = primRows[f.code.prim(amount)];
  if (given.kind !== 'int' || bits === 0) return;
  const low = f.code.lowBits(amount);
  if (given.bits === 32 && low >= 0 && low < bits) return;
  const value = given.signed ? BigInt.asIntN(given.bits, f.code.bits(amount)) : f.code.bits(amount);
  if (value < 0n || value >= BigInt(bits)) f.report('MPL2216', amount, [f.opOf(n), String(value), bits]);
}

/** EXPR-12. */
export function checkDivisor(f: FuncState, n: Node): void {
  const divisor = f.code.operand(n, 1);
  if (f.opOf(divisor) !== 'constval' || primByCode[f.primCode(n)] === undefined) return;
  const { kind } = primRows[primName(f.primCode(n))];
  if (kind === 'int' && f.code.bits(divisor) === 0n) f.report('MPL2217', divisor, [f.opOf(n)]);
}

/** EXPR-13, EXPR-14 and EXPR-22. */
export function checkArray(f: FuncState, n: Node): void {
  const type = f.code.type(n);
  const shape = f.layout.array(type);
  const resolved = f.layout.resolve(type);
  if (resolved.kind === 'name' || resolved.kind === 'param') return;
  if (resolved.kind !== 'pointer' || shape.dims.length === 0) {
    const to = resolved.kind === 'pointer' ? f.layout.resolve(resolved.to).kind : 'array';
    if (resolved.kind === 'pointer' && (to === 'name' || to === 'param')) return;
    f.report('MPL2218', n, [
      resolved.kind === 'pointer' ? `a pointer to ${f.describe(resolved.to)}` : f.describe(type),
    ]);
    return;
  }
  const indices = f.code.count(n) - 1;
  if (indices === 0) f.report('MPL2526', n, []);
  if (indices > shape.dims.length)
    f.report('MPL2219', f.code.operand(n, shape.dims.length + 1), [indices, shape.dims.length]);
}

/** EXPR-16. */
export function checkRetype(f: FuncState, n: Node): void {
  const value = f.code.operand(n, 0);
  const to = registerBits(f.primCode(n), f.layout.pointerSize);
  const from = registerBits(f.primCode(value), f.layout.pointerSize);
  if (to !== 0 && from !== 0 && to !== from)
    f.report('MPL2223', value, [primName(f.primCode(n)), primName(f.primCode(value))]);
}

/** EXPR-19. */
export function checkAssertion(f: FuncState, n: Node): void {
  const first = f.primCode(f.code.operand(n, 0));
  const second = f.code.operand(n, 1);
  const given = f.primCode(second);
  if (
    f.matrix.operand[(first << 6) | given] === OK ||
    f.matrix.operand[(given << 6) | first] === OK ||
    isZero(f, second)
  )
    return;
  const kinds = [first, given].map((code) => primRows[primName(code)].kind);
  const isWord = (kind: string): boolean => kind === 'int' || kind === 'address';
  if (kinds.every(isWord)) f.report('MPL2204', second, [f.opOf(n), primName(first), primName(given)]);
  else f.report('MPL2520', second, [f.opOf(n), primName(first), primName(given)]);
}

/** EXPR-20. */
export function checkArrayObject(f: FuncState, n: Node): void {
  const { kind } = f.layout.resolve(f.code.type(n));
  if (kind !== 'array' && kind !== 'name' && kind !== 'param')
    f.report('MPL2521', n, [f.opOf(n), f.describe(f.code.type(n))]);
}

/** Does it read a reference from somewhere? */
function isRead(op: Opcode): boolean {
  const { kind, effects, form } = rows[op];
  return kind === 'expr' && effects?.includes('reads') === true && !form.includes('func');
}

/** EXPR-21. */
export function checkCounted(f: FuncState, n: Node): void {
  const operand = f.code.operand(n, 0);
  if (!isRead(f.opOf(operand))) f.report('MPL2522', operand, [f.opOf(n), f.opOf(operand)]);
}

/** EXPR-17: sizeoftype and the allocations that name a type. */
export function checkSizedType(f: FuncState, n: Node): void {
  const type = f.code.type(n);
  const resolved = f.layout.resolve(type);
  const hasSize = isStruct(resolved)
    ? !resolved.incomplete && resolved.kind !== 'interface'
    : !(resolved.kind === 'prim' && resolved.prim === 'void');
  if (!hasSize) f.report('MPL2224', n, [f.opOf(n), f.describe(type)]);
}
