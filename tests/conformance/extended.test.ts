/**
 * Operations on vectors, complex numbers and numbers of 128 bits on all engines with random and boundary operands: every
 * vector intrinsic, and every operation of the scalar table on every extended type. The VM and the lowering share no code
 * but src/scalar, so they check each other; tests/conformance/{vectors,complex,wide} say what the results must be.
 */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse, verify } from '../../src/driver/index.ts';
import { vectorIntrinsics } from '../../src/maple/vector-intrinsics.ts';
import { fromBits, toBits } from '../../src/scalar/bits.ts';
import { hasBinary, hasCompare, hasConvert, hasUnary } from '../../src/scalar/operations.ts';
import { binaryOps, compareOps, shiftOps, unaryOps } from '../../src/scalar/ops.ts';
import { primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import { complexTypes, isComplexType, isVectorType, vectorTypes } from '../../src/scalar/values.ts';
import { maskType } from '../../src/scalar/vector.ts';
import { Trap } from '../../src/vm/trap.ts';
import { atMost } from '../long.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { fullEngines, namesOf, stackSize } from '../engines.ts';

const extended: readonly PrimType[] = ['i128', 'u128', 'f128', ...complexTypes, ...vectorTypes];
const plain: readonly PrimType[] = ['i8', 'u16', 'i32', 'u32', 'i64', 'u64', 'u1', 'f32', 'f64'];
const random = seededRandom(99);

/** A function with a name, its text, and the types of its parameters. */
interface Sample {
  readonly name: string;
  readonly text: string;
  readonly params: readonly PrimType[];
  readonly result: PrimType;
}

function sampleOf(name: string, params: readonly PrimType[], result: PrimType, body: string): Sample {
  const formals = params.map((type, i) => `var %p${i} ${type}`).join(', ');
  return { name, params, result, text: `func &${name} (${formals}) ${result} { return (${body}) }` };
}

const read = (type: PrimType, i: number): string => `dread ${type} %p${i}`;

const boundary: Readonly<Record<string, readonly number[]>> = {
  int: [0, 1, -1, 2, 7, 127, -128, 3],
  float: [0, -0, 1, -1.5, 2.5, NaN, Infinity, 1e30, -3e9, 0.1],
};

/** An operand: lanes, parts or numbers from the boundary values or at random. */
function operandOf(type: PrimType): number | bigint {
  const row = primRows[type];
  if (row.kind === 'address') return 2048n;
  if (row.lane !== undefined) {
    const width = BigInt(primRows[row.lane as PrimType].bits);
    let bits = 0n;
    for (let i = 0; i < (row.lanes ?? 1); i++)
      bits = (bits << width) | toBits(row.lane as 'i32', operandOf(row.lane as PrimType) as number);
    return bits;
  }
  const values = boundary[row.kind === 'float' ? 'float' : 'int'];
  const value = values[Math.floor(random() * values.length)];
  if (row.kind === 'float') {
    const float = random() < 0.6 ? value : (random() - 0.5) * 1e4;
    return type === 'f128' ? quad(float) : type === 'f32' ? Math.fround(float) : float;
  }
  const wide =
    random() < 0.5
      ? BigInt(value)
      : BigInt(Math.floor((random() - 0.5) * 2 ** 40)) *
        BigInt(Math.floor(random() * 2 ** 52)) ** (row.bits === 128 ? 2n : 1n);
  const signed = row.signed === true ? BigInt.asIntN(row.bits, wide) : BigInt.asUintN(row.bits, wide);
  return type === 'u1' ? Number(wide & 1n) : row.bits > 32 ? signed : Number(signed);
}

function quad(value: number): bigint {
  const bits = toBits('f64', value);
  const exponent = (bits >> 52n) & 0x7ffn;
  if (value === 0) return (bits >> 63n) << 127n;
  if (exponent === 0x7ffn) return value !== value ? 0x7fff8n << 108n : ((bits >> 63n) << 127n) | (0x7fffn << 112n);
  return ((bits >> 63n) << 127n) | ((exponent + 15360n) << 112n) | ((bits & 0xf_ffff_ffff_ffffn) << 60n);
}

/** Bits with one NaN, as text. */
function show(value: number | bigint, type: PrimType): string {
  const { kind, bits } = primRows[type];
  if (kind !== 'vector' && kind !== 'complex' && type !== 'f128') return Object.is(value, -0) ? '-0' : String(value);
  return toBits(type as 'v4f32', fromBits(type as 'v4f32', BigInt.asUintN(bits, BigInt(value)))).toString(16);
}

/** Calls every sample on every engine with the same operands, and gives what differs. */
async function differences(samples: readonly Sample[], rounds: number): Promise<string[]> {
  const text = samples.map((sample) => sample.text).join('\n');
  const { value: unit, diagnostics } = await parse(new SourceFile('extended.mpl', text), 'maple');
  if (unit === undefined) throw new Error(diagnostics[0].message);
  const errors = (await verify(unit)).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual([]);
  const programs = await Promise.all(
    namesOf(fullEngines('maple')).map(async (engine) => {
      const { value, diagnostics: found } = await instantiate(unit, { engine, stackSize });
      if (value === undefined) throw new Error(found[0].message);
      return value;
    }),
  );
  const found: string[] = [];
  for (const { name, params, result } of samples) {
    for (let round = 0; round < rounds; round++) {
      const args = params.map(operandOf);
      const outcomes = programs.map((program) => {
        try {
          return show(program.call(name, args)[0] ?? 0, result);
        } catch (error) {
          if (error instanceof Trap && error.kind === 'divide-by-zero') return error.kind;
          throw error;
        }
      });
      if (new Set(outcomes).size > 1)
        found.push(`${name}(${args.map((arg, i) => show(arg, params[i])).join(', ')}): ${outcomes.join(' / ')}`);
    }
  }
  return found;
}

describe('on all engines', () => {
  test('every intrinsic of vectors', async () => {
    const samples = [...vectorIntrinsics()]
      .filter(([, { op }]) => op !== 'load' && op !== 'store')
      .map(([name, { args, result }]) =>
        sampleOf(`f_${name}`, args, result, `intrinsicop ${result} ${name} (${args.map(read).join(', ')})`),
      );
    expect(samples.length).toBeGreaterThan(600);
    expect(await differences(atMost(200, samples), 2)).toEqual([]);
  });

  test('every unary and binary operation on every extended type', async () => {
    const samples = extended.flatMap((type) => [
      ...Object.keys(unaryOps)
        .filter((op) => op !== 'lnot' && hasUnary(op as 'neg', type))
        .map((op) => sampleOf(`${op}_${type}`, [type], type, `${op} ${type} (${read(type, 0)})`)),
      ...Object.keys(binaryOps)
        .filter((op) => op !== 'land' && op !== 'lior' && hasBinary(op as 'add', type))
        .map((op) =>
          sampleOf(`${op}_${type}`, [type, type], type, `${op} ${type} (${read(type, 0)}, ${read(type, 1)})`),
        ),
    ]);
    expect(samples.length).toBeGreaterThan(250);
    expect(await differences(samples, 4)).toEqual([]);
  });

  test('every comparison', async () => {
    const samples = extended.flatMap((type) => {
      const result = isVectorType(type) ? maskType(type) : 'i32';
      return Object.keys(compareOps)
        .filter((op) => hasCompare(op as 'eq', type))
        .map((op) =>
          sampleOf(
            `${op}_${type}`,
            [type, type],
            result,
            `${op} ${result} ${type} (${read(type, 0)}, ${read(type, 1)})`,
          ),
        );
    });
    expect(await differences(samples, 4)).toEqual([]);
  });

  test('every conversion from and to an extended type', async () => {
    const pairs = [...extended, ...plain]
      .flatMap((to) => [...extended, ...plain].map((from) => [to, from] as const))
      .filter(
        ([to, from]) => to !== from && (extended.includes(to) || extended.includes(from)) && hasConvert(to, from),
      );
    const samples = pairs.map(([to, from]) =>
      sampleOf(`cvt_${to}_${from}`, [from], to, `cvt ${to} ${from} (${read(from, 0)})`),
    );
    expect(samples.length).toBeGreaterThan(120);
    expect(await differences(samples, 3)).toEqual([]);
  });

  test('shifts of vectors by one count, choices, and the same bits as another type', async () => {
    const sameSize = (type: PrimType, bits: number): boolean => primRows[type].bits === bits && !isComplexType(type);
    const samples = extended.flatMap((type): Sample[] => {
      const isInteger = isVectorType(type)
        ? primRows[type].lane?.startsWith('f') === false
        : type !== 'f128' && !isComplexType(type);
      const shifts = isInteger ? shiftOps : [];
      const others = extended.filter((other) => other !== type && sameSize(other, primRows[type].bits));
      return [
        ...shifts.map((op) =>
          sampleOf(`${op}_${type}`, [type, 'i32'], type, `${op} ${type} (${read(type, 0)}, dread i32 %p1)`),
        ),
        sampleOf(
          `select_${type}`,
          ['i32', type, type],
          type,
          `select ${type} (dread i32 %p0, ${read(type, 1)}, ${read(type, 2)})`,
        ),
        ...others.map((other) =>
          sampleOf(`retype_${type}_${other}`, [other], type, `retype ${type} <${type}> (${read(other, 0)})`),
        ),
      ];
    });
    expect(await differences(samples, 2)).toEqual([]);
  });
});
