/** What a program says about its state: values mixed into one hash, which is printed along the way. */
import { asWord } from './conversions.ts';
import type { Prim } from './types.ts';
import { scalarsOf } from './places.ts';
import { emit, type Scope, type Variable } from './world.ts';

export const hashFunction = [
  'func &mix (var %v u64) void {',
  '  dassign $hash (mul u64 (bxor u64 (dread u64 $hash, dread u64 %v), constval u64 0x100000001b3))',
  '  dassign $hash (bxor u64 (dread u64 $hash, lshr u64 (dread u64 $hash, constval i32 29)))',
  '  return ()',
  '}',
];

/** `text` is written several times if its type asks for it, so it has no effects. */
export function mix(scope: Scope, text: string, prim: Prim): void {
  const bits = asWord(text, prim);
  if (bits !== undefined) emit(scope, `call &mix (${bits})`);
}

/** Every value in a variable. */
export function mixVariable(scope: Scope, variable: Variable): void {
  for (const { prim, read } of scalarsOf(variable)) mix(scope, read, prim);
}

/** Says where the program is, and the hash. */
export function printHash(scope: Scope, where: string): void {
  emit(scope, `call &printf (conststr ptr "${where} %llx\\n", dread u64 $hash)`);
}
