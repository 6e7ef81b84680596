/** What a program says about its state: values mixed into one hash, which is printed along the way. */
import { converted } from './conversions.ts';
import { isComplex, isVector, type Prim } from './types.ts';
import { scalarsOf } from './places.ts';
import { emit, type Scope, type Variable } from './world.ts';

export const hashFunction = [
  'func &mix (var %v u64) void {',
  '  dassign $hash (mul u64 (bxor u64 (dread u64 $hash, dread u64 %v), constval u64 0x100000001b3))',
  '  dassign $hash (bxor u64 (dread u64 $hash, lshr u64 (dread u64 $hash, constval i32 29)))',
  '  return ()',
  '}',
];

/** The bits of numbers, in which every not-a-number is the same one. */
const mixers: Readonly<Partial<Record<Prim, readonly string[]>>> = {
  f64: mixer('f64', 'if (ne u1 f64 (dread f64 %v, dread f64 %v)) { return () }', 'retype u64 u64 (dread f64 %v)'),
  f128: mixer(
    'f128',
    'if (ne u1 f128 (dread f128 %v, dread f128 %v)) { return () }',
    'cvt u64 u128 (bxor u128 (retype u128 u128 (dread f128 %v), lshr u128 (retype u128 u128 (dread f128 %v), constval i32 64)))',
  ),
  u128: mixer('u128', '', 'cvt u64 u128 (bxor u128 (dread u128 %v, lshr u128 (dread u128 %v, constval i32 64)))'),
};

function mixer(type: Prim, first: string, bits: string): readonly string[] {
  return [
    `func &mix_${type} (var %v ${type}) void {`,
    ...(first === '' ? [] : [`  ${first}`]),
    `  call &mix (${bits})`,
    '  return ()',
    '}',
  ];
}

/** The types that `mix_…` exists for, and what goes there by way of them. */
const carriers: Readonly<Partial<Record<Prim, Prim>>> = {
  f32: 'f64',
  f64: 'f64',
  f128: 'f128',
  i128: 'u128',
  u128: 'u128',
};

/** The value of `text` into the hash; lanes of vectors and complex numbers go there one by one, as places. */
export function mix(scope: Scope, text: string, prim: Prim): void {
  if (isVector(prim) || isComplex(prim)) return;
  const carrier = carriers[prim];
  if (carrier === undefined) return emit(scope, `call &mix (${converted(text, prim, 'u64')})`);
  scope.world.mixed.add(carrier);
  emit(
    scope,
    `call &mix_${carrier} (${prim === 'i128' ? `retype u128 u128 (${text})` : converted(text, prim, carrier)})`,
  );
}

/** The functions that `mix` has called. */
export function mixFunctions(used: ReadonlySet<Prim>): readonly string[] {
  return [...used].sort().flatMap((type) => mixers[type] ?? []);
}

/** The values in a variable, or some of them if there are many. */
export function mixVariable(scope: Scope, variable: Variable): void {
  const all = scalarsOf(variable);
  const first = all.length <= 3 ? 0 : scope.choices.below(all.length - 2);
  for (const { prim, read } of all.slice(first, first + 3)) mix(scope, read, prim);
}

/** Says where the program is, and the hash. */
export function printHash(scope: Scope, where: string): void {
  emit(scope, `call &printf (conststr ptr "${where} %llx\\n", dread u64 $hash)`);
}
