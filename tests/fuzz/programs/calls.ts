/** Calls in all their forms: direct, through pointers, with results assigned, dropped, or read from %%retval. */
import { mix } from './checksums.ts';
import { constant } from './constants.ts';
import { expression } from './expressions.ts';
import { addressOf, placeOf, randomVariable } from './places.ts';
import { isInteger, pointerTo, typeText, type Type } from './types.ts';
import { emit, freshLocal, freshRegister, type ParamType, type Scope, type Signature } from './world.ts';

export function callStatement(scope: Scope): void {
  const { choices, world } = scope;
  const callee = choices.pick(world.signatures);
  const args = callee.params.map((param) => argument(scope, param));
  const [head, words] = callHead(scope, callee, args);
  if (callee.results.length === 0 || choices.once(6)) return dropResults(scope, `${head} ${words}`, callee);
  const targets = callee.results.map((type) => resultTarget(scope, type));
  emit(scope, `${head}assigned ${words} { ${targets.join(choices.once(2) ? ', ' : ' ')} }`);
}

/** The opcode without its ending, and what follows it. */
function callHead(scope: Scope, callee: Signature, args: readonly string[]): readonly [string, string] {
  const { choices } = scope;
  const pointer = `addroffunc ptr &${callee.name}`;
  switch (choices.below(scope.world.mode === 'c' || callee.params.some(({ kind }) => kind === 'pointer') ? 6 : 8)) {
    case 6:
      return ['icallproto', `${functionType(callee)} (${[pointer, ...args].join(', ')})`];
    case 7: {
      const variable = freshLocal(scope, `<* ${functionType(callee)}>`);
      emit(scope, `dassign ${variable} (${pointer})`);
      return ['icall', `(${[`dread ptr ${variable}`, ...args].join(', ')})`];
    }
    default:
      return ['call', `&${callee.name} (${args.join(', ')})`];
  }
}

export function functionType({ params, results }: Signature): string {
  const texts = params.map((param) => (param.kind === 'value' ? typeText(param.type) : pointerTo(param.to)));
  return `<func (${texts.join(', ')}) ${results.length === 0 ? 'void' : results.map(typeText).join(', ')}>`;
}

export function argument(scope: Scope, param: ParamType): string {
  if (param.kind === 'pointer') return addressOf(scope, param.to);
  return valueOf(scope, param.type);
}

/** An expression of any type that functions take and give. */
export function valueOf(scope: Scope, type: Type, depth = 2): string {
  if (type.kind === 'prim') return expression(scope, type.prim, depth);
  return scope.choices.once(3)
    ? `iread agg ${pointerTo(type)} 0 (${addressOf(scope, type)})`
    : `dread agg ${variableOf(scope, type)}`;
}

/** The name of a variable of the type; all types have a global one. */
function variableOf(scope: Scope, type: Type): string {
  const found = [...scope.variables, ...scope.world.globals].filter((variable) => variable.type === type);
  return scope.choices.pick(found).name;
}

/** Where a result goes, as it is written between braces. */
function resultTarget(scope: Scope, type: Type): string {
  const { choices } = scope;
  if (type.kind !== 'prim') return `dassign ${variableOf(scope, type)}`;
  if (choices.once(2)) return `regassign ${type.prim} ${freshRegister(scope, type.prim, constant(choices, type.prim))}`;
  const place = placeOf(
    scope,
    (prim) => prim === type.prim || (isInteger(type.prim) && isInteger(prim) && choices.once(4)),
  );
  const target = place && /^(dassign|regassign) (.*?) \(\)$/.exec(place.write(''));
  if (target) return `${target[1]} ${target[2]}`;
  const local = freshLocal(scope, typeText(type));
  scope.heads.push(`  dassign ${local} (${constant(choices, type.prim)})`);
  return `dassign ${local}`;
}

function dropResults(scope: Scope, call: string, { results }: Signature): void {
  emit(scope, call);
  if (scope.world.mode === 'c') return;
  results.forEach((type, i) => {
    if (type.kind === 'prim' && i < 4 && scope.choices.once(2)) {
      const kept = freshRegister(scope, type.prim, constant(scope.choices, type.prim));
      emit(scope, `regassign ${type.prim} ${kept} (regread ${type.prim} %%retval${i})`);
      // The next call of this list would change the results of the one before.
      mixLater(scope, kept, type.prim);
    }
  });
}

const mixLater = (scope: Scope, register: string, prim: Parameters<typeof mix>[2]): void => {
  if (scope.choices.once(3)) mix(scope, `regread ${prim} ${register}`, prim);
};

export function randomSignature(scope: Scope, name: string): Signature {
  const { choices, world } = scope;
  const types = signatureTypes(scope);
  const params = Array.from({ length: choices.below(5) }, (): ParamType => {
    const type = choices.pick(types);
    return world.features.has('pointers') && choices.once(4) ? { kind: 'pointer', to: type } : { kind: 'value', type };
  });
  const most = world.mode === 'c' ? 2 : choices.pick([2, 2, 3, 5]);
  return { name, params, results: Array.from({ length: choices.below(most) }, () => choices.pick(types)) };
}

/** The types of global variables, all of which can be copied. */
function signatureTypes(scope: Scope): readonly Type[] {
  return scope.world.globals.map(({ type }) => type).filter((type) => type.kind !== 'array');
}

/** A structure copied as a whole. */
export function copyStatement(scope: Scope): void {
  const target = randomVariable(scope);
  if (target.type.kind === 'prim')
    return emit(scope, `dassign ${target.name} (${expression(scope, target.type.prim, 3)})`);
  const value = valueOf(scope, target.type);
  if (target.type.kind === 'array' || scope.choices.once(3))
    return emit(scope, `iassign ${pointerTo(target.type)} 0 (addrof ptr ${target.name}, ${value})`);
  emit(scope, `dassign ${target.name} (${value})`);
}
