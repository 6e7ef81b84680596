/** Generic structures and functions, instantiated with numbers and with structures. */
import { valueOf } from './calls.ts';
import { mix } from './checksums.ts';
import { constant } from './constants.ts';
import { expression } from './expressions.ts';
import { addressOf } from './places.ts';
import { narrowInts, typeText, type Composite, type Type } from './types.ts';
import { emit, freshLocal, freshRegister, type Scope } from './world.ts';

export const genericDeclarations = ['type $Gpair <struct {@first <!T>, @second <!U>, @n i32}> generic'];

export const genericFunctions = [
  'func &glarger generic (var %a <!T>, var %b <!T>) <!T> {',
  '  if (gt u1 agg (dread agg %a, dread agg %b)) { return (dread agg %a) }',
  '  return (dread agg %b)',
  '}',
  'func &gswap generic (var %p <* <!T>>, var %q <* <!T>>) void {',
  '  var %z <!T>',
  '  dassign %z (iread agg <* <!T>> 0 (dread ptr %p))',
  '  iassign <* <!T>> 0 (dread ptr %p, iread agg <* <!T>> 0 (dread ptr %q))',
  '  iassign <* <!T>> 0 (dread ptr %q, dread agg %z)',
  '  return ()',
  '}',
  'func &gthird generic (var %p <* <$Gpair{!T=<!A>, !U=<!B>}>>) i32 {',
  '  return (iread i32 <* <$Gpair{!T=<!A>, !U=<!B>}>> 3 (dread ptr %p))',
  '}',
];

export function genericStatement(scope: Scope): void {
  scope.choices.pick([largerStatement, swapStatement, pairStatement])(scope);
}

function largerStatement(scope: Scope): void {
  const { choices } = scope;
  const type = choices.pick([...narrowInts, 'f64'] as const);
  const target = freshRegister(scope, type, constant(choices, type));
  emit(
    scope,
    `callinstantassigned &glarger<{!T=${type}}> (${expression(scope, type, 2)}, ${expression(scope, type, 2)}) { regassign ${type} ${target} }`,
  );
  mix(scope, `regread ${type} ${target}`, type);
}

function swapStatement(scope: Scope): void {
  const type = scope.choices.pick(scope.world.globals).type;
  if (type.kind === 'array') return largerStatement(scope);
  emit(scope, `callinstant &gswap<{!T=${typeText(type)}}> (${addressOf(scope, type)}, ${addressOf(scope, type)})`);
}

/** Fields behind one whose type is a parameter: their ids depend on the argument where the structure is named, not in the generic. */
function pairStatement(scope: Scope): void {
  const { choices, world } = scope;
  const types: readonly Type[] = world.globals.map(({ type }) => type).filter((type) => type.kind !== 'array');
  const [first, second] = [choices.pick(types), choices.pick(types)];
  const instance = `<$Gpair{!T=${typeText(first)}, !U=${typeText(second)}}>`;
  const local = freshLocal(scope, instance);
  const [secondId, lastId] = [1 + idsOf(first), 1 + idsOf(first) + idsOf(second)];
  if (first.kind === 'prim') emit(scope, `dassign ${local} 1 (${valueOf(scope, first)})`);
  if (second.kind === 'prim') emit(scope, `dassign ${local} ${secondId} (${valueOf(scope, second)})`);
  emit(scope, `dassign ${local} ${lastId} (${expression(scope, 'i32', 2)})`);
  const result = freshRegister(scope, 'i32', 'constval i32 0');
  emit(
    scope,
    `callinstantassigned &gthird<{!A=${typeText(first)}, !B=${typeText(second)}}> (addrof ptr ${local}) { regassign i32 ${result} }`,
  );
  mix(scope, `regread i32 ${result}`, 'i32');
  if (second.kind === 'prim') mix(scope, `dread ${second.prim} ${local} ${secondId}`, second.prim);
}

/** How many ids a field of the type takes. */
function idsOf(type: Type): number {
  if (type.kind === 'prim' || type.kind === 'array') return 1;
  return 1 + (type as Composite).fields.reduce((sum, field) => sum + idsOf(field.type), 0);
}
