/**
 * Every operation that legalisation rewrites, on random and on awkward values: what the rewritten function gives is what
 * src/scalar gives, bit for bit.
 */
import { describe, expect, test } from 'vitest';
import type { Lack } from '../../src/backend/legalise/index.ts';
import { joinHalves, splitHalves } from '../../src/backend/wasm/host-halves.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { meaningOf, type Scalar } from '../../src/linear/meaning.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { calcRows, type CalcOp, type ValueType } from '../../src/linear/opcodes.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { stackSize } from '../engines.ts';
import { times } from '../long.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { legalised } from './ways.ts';

const ops = (Object.keys(calcRows) as CalcOp[]).filter((op) => {
  const { operands, result, family } = calcRows[op];
  return [...operands, result].includes('v128') || family === 'Mod';
});

const random = seededRandom(14);
const below = (count: number): number => Math.floor(random() * count);
const pick = <T>(items: readonly T[]): T => items[below(items.length)];

function randomBits(bits: number): bigint {
  let value = 0n;
  for (let at = 0; at < bits; at += 16) value = (value << 16n) | BigInt(below(65536));
  return BigInt.asUintN(bits, value);
}

const all = (bits: bigint): bigint => (1n << bits) - 1n;
/** Where floats of all formats and integers of all widths begin and end, as exponents of quads. */
const exponents = [
  0,
  1,
  0x7fff,
  0x7ffe,
  ...[-1074, -1022, -149, -126, -113, -1, 0, 30, 62, 63, 111, 112, 126, 127, 128, 1023].map((e) => e + 16383),
];

function randomWide(): bigint {
  if (below(5) === 0)
    return pick([0n, 1n, all(128n), 1n << 127n, all(127n), 1n << 64n, all(64n), 1n << 63n, randomBits(64)]);
  const fraction = pick([
    () => 0n,
    () => all(112n),
    () => randomBits(112),
    () => 1n << BigInt(below(112)),
    () => all(112n) ^ all(BigInt(below(112))),
  ])();
  const exponent = pick([() => pick(exponents) + below(3), () => below(0x8000), () => 16383 + below(260) - 130])();
  return BigInt.asUintN(128, (BigInt(below(2)) << 127n) | (BigInt(exponent & 0x7fff) << 112n) | fraction);
}

const randomFloat = (): number =>
  pick([
    () => (random() - 0.5) * 2 ** (below(140) - 60),
    () => (random() - 0.5) * 2 ** (below(2090) - 1070),
    () => pick([NaN, Infinity, -Infinity, -0, 0, 0.5, -1.5, 2 ** 63, -(2 ** 127), 2 ** 128, 5e-324]),
    () => Number(BigInt.asIntN(64, randomBits(64))),
  ])();

function randomValue(type: ValueType): Scalar {
  switch (type) {
    case 'v128':
      return randomWide();
    case 'i64':
      return BigInt.asIntN(64, pick([randomBits(64), BigInt(below(5)), 1n << 63n, -1n, all(63n)]));
    case 'f64':
      return randomFloat();
    case 'f32':
      return Math.fround(randomFloat());
    default:
      return pick([Number(BigInt.asIntN(32, randomBits(32))), below(20)]);
  }
}

function moduleOf(op: CalcOp): LinearModule {
  const { operands, result } = calcRows[op];
  const m = new ModuleBuilder();
  const b = m.func('f', operands, [result]);
  b.return(b.calc(op, ...operands.map((_, k) => b.param(k))));
  b.finish();
  return m.finish();
}

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof Trap ? `trap ${error.kind}` : 'trap divide-by-zero';
  }
}

const shown = (value: unknown): string =>
  typeof value === 'bigint'
    ? `0x${BigInt.asUintN(128, value).toString(16)}`
    : Object.is(value, -0)
      ? '-0'
      : String(value);

/** The first operands for which the rewritten operation gives something else. */
function firstDifference(op: CalcOp, lacking: readonly Lack[]): string | undefined {
  const { operands, result } = calcRows[op];
  const original = moduleOf(op);
  const module = legalised(original, lacking);
  if (module === original) return undefined;
  const interp = new Interp(module, { stackSize });
  const isSplit = lacking.includes('vectors');
  const call = (args: readonly Scalar[]): unknown =>
    isSplit ? joinHalves([result], interp.call('f', splitHalves(operands, args)))[0] : interp.call('f', args)[0];
  const meaning = meaningOf(op) as (...args: readonly Scalar[]) => Scalar;
  for (let round = 0; round < times(4, 400); round++) {
    const args = operands.map(randomValue);
    const [wanted, found] = [outcome(() => meaning(...args)), outcome(() => call(args))];
    if (!Object.is(wanted, found)) return `${op} ${args.map(shown).join(', ')}: ${shown(found)}, not ${shown(wanted)}`;
  }
  return undefined;
}

describe('operations compute what they did, without', () => {
  test.each([[['quad']], [['wide']], [['fmod']], [['vectors', 'fmod']]] satisfies [Lack[]][])('%s', (lacking) => {
    // Vectors have hundreds of members, of which a quick run takes some.
    const chosen = ops.filter((_, i) => !lacking.some((lack) => lack === 'vectors') || i % times(24, 1) === 0);
    expect(chosen.map((op) => firstDifference(op, lacking)).filter((problem) => problem !== undefined)).toEqual([]);
  });
});
