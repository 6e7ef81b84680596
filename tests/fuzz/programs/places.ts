/**
 * Places: what can be read and written, of a primitive type, with the texts that do it. A place is found by starting at a
 * variable, pointer or register in scope and going down into fields and elements.
 */
import { expression } from './expressions.ts';
import type { FieldPlace, Prim, Type } from './types.ts';
import { bitsOf, fieldsOf, isComplex, isVector, pointerTo, typeText } from './types.ts';
import { has, type Scope, type Variable } from './world.ts';

export interface Place {
  readonly prim: Prim;
  readonly read: string;
  readonly write: (value: string) => string;
  /** Absent if it has none: registers, bit-fields. */
  readonly address: string | undefined;
}

export function randomPlace(scope: Scope): Place {
  const { choices } = scope;
  const roll = choices.below(10);
  if (roll < 2 && scope.registers.length > 0) return registerPlace(choices.pick(scope.registers));
  if (roll < 4 && has(scope, 'pointers')) {
    const pointer = choices.pick([...scope.pointers, ...scope.world.pointers]);
    if (pointer !== undefined) return placeAt(scope, pointer.to, `dread ptr ${pointer.name}`);
  }
  return placeIn(scope, randomVariable(scope));
}

/** A place of a type, if one is found soon. */
export function placeOf(scope: Scope, wanted: (prim: Prim) => boolean): Place | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const place = randomPlace(scope);
    if (wanted(place.prim)) return place;
  }
  return undefined;
}

export function randomVariable(scope: Scope): Variable {
  const { choices, variables, world } = scope;
  return choices.below(3) > 0 && variables.length > 0 ? choices.pick(variables) : choices.pick(world.globals);
}

function registerPlace({ name, prim }: { name: string; prim: Prim }): Place {
  return {
    prim,
    read: `regread ${prim} ${name}`,
    write: (value) => `regassign ${prim} ${name} (${value})`,
    address: undefined,
  };
}

export function placeIn(scope: Scope, { name, type }: Variable): Place {
  if (type.kind === 'array') return placeAt(scope, type, `addrof ptr ${name}`);
  if (type.kind === 'prim') return variablePlace(scope, name, type.prim);
  const field = scope.choices.pick(fieldsOf(type));
  if (field.type.kind === 'array') return placeAt(scope, field.type, `addrof ptr ${name} ${field.id}`);
  return fieldPlace(scope, field, field.type.prim, name);
}

function variablePlace({ choices }: Scope, name: string, prim: Prim): Place {
  return {
    prim,
    read: choices.once(12) ? `dreadoff ${prim} ${name} 0` : `dread ${prim} ${name}`,
    write: (value) => (choices.once(12) ? `dassignoff ${prim} ${name} 0 (${value})` : `dassign ${name} (${value})`),
    address: `addrof ptr ${name}`,
  };
}

function fieldPlace(_: Scope, { id, bits }: FieldPlace, prim: Prim, name: string): Place {
  return {
    prim,
    read: `dread ${prim} ${name} ${id}`,
    write: (value) => `dassign ${name} ${id} (${value})`,
    address: bits === undefined ? `addrof ptr ${name} ${id}` : undefined,
  };
}

/** A place in what an address points to. */
export function placeAt(scope: Scope, type: Type, address: string): Place {
  const { choices } = scope;
  if (type.kind === 'prim') return pointedPlace(scope, type.prim, address);
  if (type.kind === 'array') return placeAt(scope, type.of, elementAddress(scope, type.of, type.size, address));
  const field = choices.pick(fieldsOf(type));
  const inside = `iaddrof ptr ${pointerTo(type)} ${field.id} (${address})`;
  if (field.type.kind === 'array') return placeAt(scope, field.type, inside);
  const { prim } = field.type;
  return {
    prim,
    read: `iread ${prim} ${pointerTo(type)} ${field.id} (${address})`,
    write: (value) => `iassign ${pointerTo(type)} ${field.id} (${address}, ${value})`,
    address: field.bits === undefined ? inside : undefined,
  };
}

function pointedPlace({ choices }: Scope, prim: Prim, address: string): Place {
  const byOffset = choices.once(4);
  return {
    prim,
    read: byOffset ? `ireadoff ${prim} 0 (${address})` : `iread ${prim} <* ${prim}> 0 (${address})`,
    write: (value) =>
      byOffset ? `iassignoff ${prim} 0 (${address}, ${value})` : `iassign <* ${prim}> 0 (${address}, ${value})`,
    address,
  };
}

export function elementAddress(scope: Scope, of: Type, size: number, base: string): string {
  const { choices } = scope;
  const arrayType = `<* <[${size}] ${typeText(of)}>>`;
  if (of.kind === 'prim' && choices.once(5)) {
    const bytes = bitsOf(of.prim) === 1 ? 1 : bitsOf(of.prim) / 8;
    return `add ptr (${base}, constval i64 ${choices.below(size) * bytes})`;
  }
  return `array ${choices.below(2)} ptr ${arrayType} (${base}, ${index(scope, size)})`;
}

/** An expression that is at least 0 and below `size`. */
function index(scope: Scope, size: number): string {
  const { choices } = scope;
  // An index that is an element whose index is an element … ends here.
  if (size === 1 || scope.indices > 1 || choices.once(2)) return `constval i32 ${choices.below(size)}`;
  const type = choices.pick(['u32', 'u64', 'u8', 'u16'] as const);
  scope.indices++;
  const value = expression(scope, type, 1);
  scope.indices--;
  return `rem ${type} (${value}, constval ${type} ${size})`;
}

/** An address of something of exactly this type that lives as long as the function runs, or longer. */
export function addressOf(scope: Scope, type: Type): string {
  const { choices, world } = scope;
  const pointers = [...scope.pointers, ...world.pointers].filter(({ to }) => to === type);
  if (pointers.length > 0 && choices.once(2)) return `dread ptr ${choices.pick(pointers).name}`;
  const found = [...scope.variables, ...world.globals].filter((variable) => variable.type === type);
  if (found.length > 0) return `addrof ptr ${choices.pick(found).name}`;
  for (const variable of [...scope.variables, ...world.globals]) {
    const inside = addressInside(scope, variable, type);
    if (inside !== undefined) return inside;
  }
  throw new Error(`nothing of type ${typeText(type)}`);
}

/** The address of an element of the type. */
function addressInside(scope: Scope, { name, type }: Variable, wanted: Type): string | undefined {
  return type.kind === 'array' && type.of === wanted
    ? elementAddress(scope, wanted, type.size, `addrof ptr ${name}`)
    : undefined;
}

/** The parts of a variable that have one number each, for checksums. */
export function scalarsOf({ name, type }: Variable): { readonly prim: Prim; readonly read: string }[] {
  if (type.kind === 'prim') return lanes(type.prim, name);
  if (type.kind === 'array') {
    if (type.of.kind !== 'prim') return [];
    const { prim } = type.of;
    return Array.from({ length: type.size }, (_, i) => ({
      prim,
      read: `iread ${prim} <* ${prim}> 0 (array 0 ptr ${pointerTo(type)} (addrof ptr ${name}, constval i32 ${i}))`,
    }));
  }
  return fieldsOf(type).flatMap((field) =>
    field.type.kind === 'prim' ? [{ prim: field.type.prim, read: `dread ${field.type.prim} ${name} ${field.id}` }] : [],
  );
}

function lanes(type: Prim, name: string): { readonly prim: Prim; readonly read: string }[] {
  const [, lane] = /^v\d+(\w+)$/.exec(type) ?? (isComplex(type) ? ['', type === 'c64' ? 'f32' : 'f64'] : []);
  if (lane === undefined) return [{ prim: type, read: `dread ${type} ${name}` }];
  const prim = lane as Prim;
  const count = isVector(type) ? 128 / bitsOf(prim) : 2;
  return Array.from({ length: count }, (_, i) => ({
    prim,
    read: `dreadoff ${prim} ${name} ${(i * bitsOf(prim)) / 8}`,
  }));
}
