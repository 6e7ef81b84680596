/** The operations on values of 32 and 64 bits, and values at which they may go wrong: what every emitter is tested with. */
import { calcRows, type CalcOp } from '../../src/linear/opcodes.ts';
import type { Value } from './wasm/reference.ts';

/** Those on 128 bits, which JavaScript cannot pass, are compared in tests/linear/engines.test.ts. */
export const ops = (Object.keys(calcRows) as CalcOp[]).filter(
  (op) => ![...calcRows[op].operands, calcRows[op].result].includes('v128'),
);

export const boundary: Readonly<Record<string, readonly Value[]>> = {
  i32: [0, 1, -1, 2, 7, 31, 32, 33, 127, 128, -128, 32768, 0x7fffffff, -0x80000000, 0x55555555, -1000003],
  i64: [
    0n,
    1n,
    -1n,
    2n,
    63n,
    64n,
    127n,
    -129n,
    32768n,
    0x7fffffffn,
    -0x80000000n,
    0xffffffffn,
    2n ** 63n - 1n,
    -(2n ** 63n),
    0x123456789abcdefn,
  ],
  f32: [
    0,
    -0,
    1,
    -1,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    0.1,
    3.4e38,
    -3.4e38,
    1e-45,
    8388609,
    2147483648,
    -2147483904,
    1e19,
    Infinity,
    -Infinity,
    NaN,
  ].map(Math.fround),
  f64: [
    0,
    -0,
    1,
    -1,
    0.5,
    -0.5,
    0.49999999999999994,
    2.5,
    -3.5,
    0.1,
    1e308,
    -1e308,
    5e-324,
    2.2250738585072014e-308,
    2251799813685249.5,
    2147483647.5,
    -2147483649,
    1.8e19,
    Infinity,
    -Infinity,
    NaN,
  ],
};

/** Every choice of values for the operands of an operation. */
export function tuplesOf(op: CalcOp): Value[][] {
  return calcRows[op].operands.reduce<Value[][]>(
    (all, type) => all.flatMap((tuple) => boundary[type].map((value) => [...tuple, value])),
    [[]],
  );
}
