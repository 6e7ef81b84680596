/**
 * Random functions over numbers of 128 bits, complex numbers and vectors on all engines, as they are and optimised: nested
 * expressions, locals, registers, branches and calls with parameters of all sizes mixed, so that every way of keeping a
 * wide value is met.
 */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { formatResult } from '../../src/driver/arguments.ts';
import { instantiate, parse, verify, type Engine, type Program } from '../../src/driver/index.ts';
import { vectorIntrinsics } from '../../src/maple/vector-intrinsics.ts';
import { bitCodec } from '../../src/scalar/bits.ts';
import { hasBinary, hasConvert, hasUnary } from '../../src/scalar/operations.ts';
import { primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import { constantText } from '../../src/maple/literals.ts';
import { fullEngines, linearEngines, namesOf, stackSize } from '../engines.ts';
import { times } from '../long.ts';
import { Random } from '../scalar/random.ts';

const types: readonly PrimType[] = [
  'i32',
  'u64',
  'f64',
  'i128',
  'u128',
  'f128',
  'c64',
  'c128',
  'v4i32',
  'v2u32',
  'v16u8',
  'v2f64',
  'v2f32',
  'v8i16',
];
const intrinsics = [...vectorIntrinsics()].filter(
  ([, { op, result, args }]) =>
    op !== 'load' && op !== 'store' && [result, ...args].every((type) => types.includes(type)),
);

class Maker {
  readonly #random: Random;

  constructor(seed: bigint) {
    this.#random = new Random(seed);
  }

  /** Several functions, of which each may call those before it. */
  module(): string {
    const made: string[] = [];
    for (let i = 0; i < 4; i++) made.push(this.#func(i));
    return made.join('\n');
  }

  paramsOf(index: number): PrimType[] {
    const random = new Random(BigInt(index) + 77n);
    return Array.from({ length: 6 }, () => random.pick(types));
  }

  resultOf(index: number): PrimType {
    return types[(index * 5 + 3) % types.length];
  }

  #func(index: number): string {
    const params = this.paramsOf(index)
      .map((type, i) => `var %p${i} ${type}`)
      .join(', ');
    const locals = types.map((type) => `  var %${type} ${type} = ${constantText(type, this.bits(type))}`).join('\n');
    const body = Array.from({ length: 14 }, (_, i) => this.#statement(index, i)).join('\n');
    return `func &f${index} (${params}) ${this.resultOf(index)} {\n${locals}\n${body}\n  return (${this.#value(this.resultOf(index), index, 3)})\n}`;
  }

  #statement(index: number, at: number): string {
    const type = this.#random.pick(types);
    switch (this.#random.below(6)) {
      case 0:
        return `  brfalse @l${at} (${this.#condition(index)})\n  dassign %${type} (${this.#value(type, index, 3)})\n@l${at}`;
      case 1: {
        if (index === 0) break;
        const callee = this.#random.below(index);
        const args = this.paramsOf(callee)
          .map((param) => this.#value(param, index, 1))
          .join(', ');
        const result = this.resultOf(callee);
        return `  callassigned &f${callee} (${args}) { regassign ${result} %${at + 1} }\n  dassign %${result} (regread ${result} %${at + 1})`;
      }
      case 2:
        return `  regassign ${type} %${at + 100} (${this.#value(type, index, 2)})\n  dassign %${type} (${this.#value(type, index, 1)})\n  dassign %${type} (regread ${type} %${at + 100})`;
      default:
    }
    return `  dassign %${type} (${this.#value(type, index, 3)})`;
  }

  #condition(index: number): string {
    const type = this.#random.pick(
      types.filter((one) => primRows[one].kind === 'int' || primRows[one].kind === 'float'),
    );
    return `${this.#random.pick(['lt', 'eq', 'ge', 'ne'])} i32 ${type} (${this.#value(type, index, 2)}, ${this.#value(type, index, 2)})`;
  }

  bits(type: PrimType): bigint {
    const { lane = type, lanes = 1, bits } = primRows[type];
    let all = 0n;
    for (let i = 0; i < lanes; i++) {
      const small = this.#random.below(40) - 20;
      const one =
        lane === 'f128'
          ? { bits: small <= 0 ? 0n : BigInt(0x3fff + small) << 112n }
          : lane.startsWith('f')
            ? small / 4
            : BigInt.asIntN(bits / lanes, BigInt(small) ** 3n);
      const codec = bitCodec(lane as 'i32') as unknown as { toBits: (value: unknown) => bigint };
      all = (all << BigInt(bits / lanes)) | codec.toBits(one);
    }
    return all;
  }

  #value(type: PrimType, index: number, depth: number): string {
    const param = this.paramsOf(index).indexOf(type);
    const roll = depth <= 0 ? 0 : this.#random.below(10);
    const operand = (of: PrimType): string => this.#value(of, index, depth - 1);
    if (roll >= 8) {
      const found = intrinsics.filter(([, { result }]) => result === type);
      if (found.length > 0) {
        const [name, { args }] = this.#random.pick(found);
        return `intrinsicop ${type} ${name} (${args.map((arg) => operand(arg as PrimType)).join(', ')})`;
      }
    }
    if (roll >= 5) {
      const ops = (['add', 'sub', 'mul', 'band', 'bxor', 'max'] as const).filter((op) => hasBinary(op, type));
      return `${this.#random.pick(ops)} ${type} (${operand(type)}, ${operand(type)})`;
    }
    if (roll === 4 && hasUnary('neg', type)) return `neg ${type} (${operand(type)})`;
    if (roll === 3) {
      const froms = types.filter((one) => one !== type && hasConvert(type, one));
      const from = froms.length > 0 ? this.#random.pick(froms) : undefined;
      if (from !== undefined) return `cvt ${type} ${from} (${operand(from)})`;
    }
    if (roll === 2) return `select ${type} (${this.#condition(index)}, ${operand(type)}, ${operand(type)})`;
    if (roll === 1) return `constval ${type} ${constantText(type, this.bits(type))}`;
    return param >= 0 && this.#random.below(2) === 0 ? `dread ${type} %p${param}` : `dread ${type} %${type}`;
  }
}

const runs: readonly { readonly engine: Engine; readonly level?: 'O2' }[] = [
  ...namesOf(fullEngines('maple')).map((engine) => ({ engine })),
  ...namesOf(linearEngines('maple')).map((engine) => ({ engine, level: 'O2' }) as const),
];

test('all engines give the same', async () => {
  for (let seed = 1n; seed <= BigInt(times(2, 6)); seed++) {
    const maker = new Maker(seed);
    const text = maker.module();
    const { value: unit, diagnostics } = await parse(new SourceFile('random.mpl', text), 'maple');
    if (unit === undefined) throw new Error(`${diagnostics[0].message}\n${text}`);
    expect(
      (await verify(unit)).filter(({ severity }) => severity === 'error').map(({ message }) => message),
      text,
    ).toEqual([]);
    const programs: Program[] = [];
    for (const { engine, level } of runs) {
      const { value, diagnostics: found } = await instantiate(unit, {
        engine,
        stackSize,
        ...(level === undefined ? undefined : { optimize: level }),
      });
      if (value === undefined) throw new Error(found[0].message);
      programs.push(value);
    }
    for (let index = 0; index < 4; index++) {
      for (let round = 0; round < 2; round++) {
        const args = maker.paramsOf(index).map((type) => {
          const bits = maker.bits(type);
          if (type === 'i32') return Number(BigInt.asIntN(32, bits));
          return type === 'f64' ? bitCodec('f64').fromBits(bits) : bits;
        });
        const outcomes = programs.map((program) =>
          formatResult(program.call(`f${index}`, args)[0] ?? 0, maker.resultOf(index), 8),
        );
        expect(
          new Set(outcomes).size,
          `seed ${seed}: f${index}(${args.join(', ')}) ${outcomes.join(' / ')}\n${text}`,
        ).toBe(1);
      }
    }
  }
});
