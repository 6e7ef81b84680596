/**
 * GNU's `static const int offsets[] = {&&a - &&start, &&b - &&start}`: MAPLE has addresses of labels in a function's code, and no
 * distances in initialisers. So they are calculated when the function is first called, into a variable that begins with 0.
 */
import type { VarRef } from '../../../maple/code.ts';
import { constantOf, type LabelDistance } from '../constants.ts';
import type { InitItem, VarSymbol } from '../tree.ts';
import { distanceType } from '../conversions.ts';
import { distancePrim } from './types.ts';
import { converted } from './conversions.ts';
import type { FuncLowering } from './function.ts';
import { placeOfItem } from './initialise.ts';
import { writePlace } from './places.ts';

export function hasLabelDistances({ init }: VarSymbol): boolean {
  return init?.items.some((item) => distanceIn(item) !== undefined) === true;
}

function distanceIn({ value }: InitItem): LabelDistance | undefined {
  const constant = value.kind === 'string' ? undefined : constantOf(value);
  return constant?.kind === 'labels' ? constant : undefined;
}

/** Writes the distances into the variables, unless an earlier call has done it. */
export function fillLabelTables(f: FuncLowering, tables: readonly VarSymbol[]): void {
  if (tables.length === 0) return;
  const { b, module } = f;
  const filled = module.flag('filled');
  b.if(b.eq('u1', 'i32', b.dread('i32', filled, 0), f.int(0)), () => {
    for (const table of tables) fill(f, table, module.variable(table));
    b.dassign(filled, 0, f.int(1));
  });
}

function fill(f: FuncLowering, { type, init }: VarSymbol, ref: VarRef): void {
  const whole = { kind: 'variable', ref, field: 0, type, bits: undefined } as const;
  for (const item of init?.items ?? []) {
    const distance = distanceIn(item);
    if (distance === undefined) continue;
    const [to, from] = [distance.to, distance.from].map((label) =>
      f.b.cvt(distancePrim(), 'ptr', f.b.addroflabel('ptr', f.label(label))),
    );
    const bytes = f.b.sub(distancePrim(), to, from);
    writePlace(f.b, placeOfItem(f, whole, item), converted(f, bytes, distanceType(), item.type));
  }
}
