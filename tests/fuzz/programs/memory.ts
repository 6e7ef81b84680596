/** Pointers, blocks of bytes, the heap, the frame, atomic operations. */
import { condition, expression } from './expressions.ts';
import { mix } from './checksums.ts';
import { addressOf, placeAt, placeOf, randomVariable } from './places.ts';
import { bitsOf, isInteger, isWide, narrowInts, pointerTo, prim, typeText, type Prim } from './types.ts';
import { emit, freshLocal, freshRegister, has, nested, type Scope } from './world.ts';

/** A new pointer, one that points elsewhere now, or two compared. */
export function pointerStatement(scope: Scope): void {
  const { choices } = scope;
  const { type } = randomVariable(scope);
  const target = choices.once(3) ? scope.pointers.find(({ to }) => to === type) : undefined;
  if (target !== undefined) return emit(scope, `dassign ${target.name} (${addressOf(scope, type)})`);
  if (choices.once(3))
    return mix(
      scope,
      `${choices.pick(['eq', 'ne'])} u1 ptr (${addressOf(scope, type)}, ${addressOf(scope, type)})`,
      'u1',
    );
  const name = `%q${scope.counter++}`;
  scope.heads.push(`  var ${name} ${pointerTo(type)}`, `  dassign ${name} (addrof ptr ${randomOf(scope, type)})`);
  scope.pointers.push({ name, to: type, global: false });
  emit(scope, `dassign ${name} (${addressOf(scope, type)})`);
}

/** A variable that has been declared by the time that heads run. */
function randomOf(scope: Scope, type: ReturnType<typeof randomVariable>['type']): string {
  const found = [...scope.world.globals, ...scope.variables].find((variable) => variable.type === type);
  if (found === undefined) throw new Error(`no variable of type ${typeText(type)}`);
  return found.name;
}

const sizeText = (scope: Scope, type: Parameters<typeof typeText>[0]): string =>
  `sizeoftype ${scope.choices.pick(['u64', 'i64'])} ${typeText(type)}`;

/** Bytes copied, filled or compared as a whole. */
export function memoryStatement(scope: Scope): void {
  const { choices } = scope;
  const { type } = randomVariable(scope);
  const [to, from] = [addressOf(scope, type), addressOf(scope, type)];
  switch (choices.below(4)) {
    case 0:
      return emit(scope, `intrinsiccall C_memmove (${to}, ${from}, ${sizeText(scope, type)})`);
    case 1: {
      const result = freshRegister(scope, 'i32', 'constval i32 0');
      emit(
        scope,
        `intrinsiccallassigned C_memcmp (${to}, ${to}, ${sizeText(scope, type)}) { regassign i32 ${result} }`,
      );
      return mix(scope, `regread i32 ${result}`, 'i32');
    }
    case 2: {
      const place = placeOf(scope, (one) => isInteger(one) && !isWide(one) && one !== 'u1');
      if (place?.address === undefined) return;
      return emit(
        scope,
        `intrinsiccall C_memset (${place.address}, constval i32 ${choices.below(256)}, constval u64 ${1 + choices.below(bitsOf(place.prim) / 8)})`,
      );
    }
    default:
      return emit(
        scope,
        `iassign ${pointerTo(type)} 0 (${to}, iread agg ${pointerTo(type)} 0 (${from}))`.replace(
          'iread agg',
          type.kind === 'prim' ? `iread ${type.prim}` : 'iread agg',
        ),
      );
  }
}

/** A block of numbers on the heap: filled, worked with, added up, given back. */
export function heapStatement(scope: Scope): void {
  const { choices, world } = scope;
  const type = choices.pick(world.prims.filter((one) => isInteger(one) || one === 'f64'));
  const count = 1 + choices.below(6);
  const pointer = freshLocal(scope, `<* <[${count}] ${type}>>`, '0');
  emit(scope, `dassign ${pointer} (${allocation(scope, type, count)})`);
  workWithArray(scope, pointer, type, count);
  if (choices.once(3)) {
    world.needed.add('func &realloc extern (var %p <* void>, var %n u64) <* void>');
    emit(
      scope,
      `callassigned &realloc (dread ptr ${pointer}, constval u64 ${8 * byteSize(type)}) { dassign ${pointer} }`,
    );
    addUp(scope, pointer, type, count);
    world.needed.add('func &free extern (var %p <* void>) void');
    return emit(scope, `call &free (dread ptr ${pointer})`);
  }
  emit(scope, `free (dread ptr ${pointer})`);
}

const byteSize = (type: Prim): number => Math.max(8, bitsOf(type)) / 8;

/** Heap that the C library gives must go back to it. */
function allocation({ choices }: Scope, type: Prim, count: number): string {
  return `malloc ptr (constval ${choices.pick(['i64', 'u64', 'i32'])} ${count * byteSize(type)})`;
}

export function stackStatement(scope: Scope): void {
  const { choices } = scope;
  // Memory of the frame is not given back before the end of the function.
  if (scope.loops > 0) return pointerStatement(scope);
  const type = choices.pick(narrowInts);
  const count = 1 + choices.below(6);
  const pointer = freshLocal(scope, `<* <[${count}] ${type}>>`, '0');
  emit(scope, `dassign ${pointer} (alloca ptr (constval i64 ${count * byteSize(type)}))`);
  workWithArray(scope, pointer, type, count);
}

function workWithArray(scope: Scope, pointer: string, type: Prim, count: number): void {
  const array = { kind: 'array', of: prim(type), size: count } as const;
  fill(scope, pointer, type, count);
  for (let i = scope.choices.below(3); i > 0; i--) {
    const place = placeAt(scope, array, `dread ptr ${pointer}`);
    emit(scope, place.write(expression(scope, type, 2)));
  }
  if (has(scope, 'jumps') && scope.choices.once(4)) {
    emit(scope, `if (${condition(scope)}) {`);
    nested(scope, () => emit(scope, placeAt(scope, array, `dread ptr ${pointer}`).write(expression(scope, type, 1))));
    emit(scope, '}');
  }
  addUp(scope, pointer, type, count);
}

function forEach(scope: Scope, count: number, body: (index: string) => void): void {
  const counter = freshLocal(scope, 'i32', '0');
  emit(
    scope,
    `doloop ${counter} (constval i32 0, lt u1 i32 (dread i32 ${counter}, constval i32 ${count}), constval i32 1) {`,
  );
  nested(scope, () => body(`dread i32 ${counter}`));
  emit(scope, '}');
}

function fill(scope: Scope, pointer: string, type: Prim, count: number): void {
  forEach(scope, count, (index) =>
    emit(
      scope,
      `iassign <* ${type}> 0 (array 1 ptr <* <[${count}] ${type}>> (dread ptr ${pointer}, ${index}), ${expression(scope, type, 2)})`,
    ),
  );
}

function addUp(scope: Scope, pointer: string, type: Prim, count: number): void {
  forEach(scope, count, (index) =>
    mix(
      scope,
      `iread ${type} <* ${type}> 0 (array 0 ptr <* <[${count}] ${type}>> (dread ptr ${pointer}, ${index}))`,
      type,
    ),
  );
}

const atomics = [
  'fetch_and_add',
  'fetch_and_sub',
  'fetch_and_and',
  'fetch_and_or',
  'fetch_and_xor',
  'add_and_fetch',
  'sub_and_fetch',
  'and_and_fetch',
  'or_and_fetch',
  'xor_and_fetch',
];

export function atomicStatement(scope: Scope): void {
  const place = placeOf(scope, (one) => isInteger(one) && !isWide(one) && one !== 'u1');
  if (place?.address === undefined) return;
  const { prim: type, address } = place;
  const result = freshRegister(scope, type, `constval ${type} 0`);
  const name = `C___sync_${scope.choices.pick(atomics)}_${byteSize(type)}`;
  emit(
    scope,
    `intrinsiccallassigned ${name} (${address}, ${expression(scope, type, 2)}) { regassign ${type} ${result} }`,
  );
  mix(scope, `regread ${type} ${result}`, type);
}
