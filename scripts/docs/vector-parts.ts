/** The generated parts of docs/ir/vectors.md: the types, and the intrinsics of vectors by operation. */
import { vectorIntrinsics, vectorOps, vectorRows, type VectorRow } from '../../src/maple/vector-intrinsics.ts';
import { primByCode, primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import { vectorTypes, type VectorType } from '../../src/scalar/values.ts';
import { table } from './markdown.mjs';

export function types(): string {
  const extended = primByCode.filter((prim) => describeType(prim) !== undefined);
  return table(
    ['Type', 'Bits', 'What it is'],
    extended.map((prim) => [`\`${prim}\``, String(primRows[prim].bits), describeType(prim) ?? '']),
  );
}

function describeType(prim: PrimType): string | undefined {
  const { kind, bits, signed, lane, lanes } = primRows[prim];
  switch (kind) {
    case 'complex':
      return `real and imaginary part, each ${lane}`;
    case 'vector':
      return `${lanes} ${lanes === 1 ? 'lane' : 'lanes'} of ${lane}`;
    case 'int':
      return bits === 128 ? `${signed === true ? 'signed' : 'unsigned'} integer` : undefined;
    default:
      return kind === 'float' && bits === 128 ? 'binary128 float' : undefined;
  }
}

export function intrinsics(): string {
  const rows = vectorOps.map((op) => {
    const { result, args, doc }: VectorRow = vectorRows[op];
    const found = [...vectorIntrinsics().values()].filter((one) => one.op === op).map(({ type }) => type);
    return [`\`vector_${op}_V\``, `${result} (${args.join(', ')})`, describeSet(found), doc];
  });
  return table(['Intrinsic', 'Signature', 'V', 'What it gives'], rows);
}

const isInteger = (type: PrimType): boolean => primRows[type].lane?.startsWith('f') === false;
const has =
  (bits: number) =>
  (type: PrimType): boolean =>
    primRows[type].bits === bits;
const sets: readonly (readonly [string, (type: PrimType) => boolean])[] = [
  ['all', () => true],
  ['integers', isInteger],
  ['128 bits', has(128)],
  ['64 bits', has(64)],
  ['integers of 128 bits', (type) => isInteger(type) && has(128)(type)],
  ['more than one lane', (type) => primRows[type].lanes !== 1],
];

/** The name of a set of vectors, or its members. */
function describeSet(types: readonly VectorType[]): string {
  const named = sets.find(([, belongs]) => vectorTypes.every((type) => belongs(type) === types.includes(type)));
  return named?.[0] ?? types.map((type) => `\`${type}\``).join(' ');
}
