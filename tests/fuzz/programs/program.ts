/**
 * A random program of a seed: types, variables, functions that call each other, and a `main` that calls them and prints.
 * It ends, because loops count and calls use up fuel; it does the same on every engine, because nothing that it prints
 * depends on addresses, on the bits of a not-a-number or on memory that was never written.
 */
import { Choices } from './choices.ts';
import { argument, randomSignature, valueOf } from './calls.ts';
import { hashFunction, mix, mixFunctions, mixVariable, printHash } from './checksums.ts';
import { constant, initialiser, literal } from './constants.ts';
import { errorDeclarations, exceptionKinds, isExceptional } from './exceptions.ts';
import { genericDeclarations, genericFunctions } from './generics.ts';
import { callbackFunctions } from './library.ts';
import { classDeclarations, makeClasses, methodFunctions } from './objects.ts';
import { block } from './statements.ts';
import {
  bitsOf,
  isComplex,
  isVector,
  makeComposites,
  pointerTo,
  prim,
  primsOf,
  typeDeclaration,
  typeText,
  type Prim,
  type Type,
} from './types.ts';
import {
  emit,
  features,
  freshLocal,
  has,
  nested,
  type Feature,
  type Mode,
  type ParamType,
  type Pointer,
  type Scope,
  type Signature,
  type Variable,
  type World,
} from './world.ts';

/** What the formal machine has no syntax for, or calls undefined. */
const outsideLight: readonly Feature[] = ['wide', 'vectors', 'complex', 'bit-fields', 'bits', 'faults', 'exits'];
const insideC: readonly Feature[] = ['calls', 'pointers', 'jumps', 'loops', 'unions', 'bit-fields'];

export interface RandomProgram {
  readonly text: string;
  readonly features: readonly Feature[];
  readonly pointerSize: 4 | 8;
}

export function generateProgram(seed: bigint, mode: Mode, without: readonly string[] = []): RandomProgram {
  const choices = new Choices(seed);
  const pointerSize = mode !== 'c' && choices.once(4) ? 4 : 8;
  const world = makeWorld(choices, mode, pointerSize, without);
  const body = programBody(world);
  const header = mode !== 'c' && choices.once(4) ? [`srclang ${choices.pick([1, 2])}`] : [];
  const text = [
    ...header,
    ...declarations(world),
    ...[...world.needed].sort(),
    ...mixFunctions(world.mixed),
    ...body,
    '',
  ].join('\n');
  return { text, features: [...world.features], pointerSize };
}

function chooseFeatures(choices: Choices, mode: Mode, without: readonly string[]): Set<Feature> {
  const possible = features.filter(
    (feature) =>
      !without.includes(feature) &&
      !(mode === 'light' && outsideLight.includes(feature)) &&
      (mode !== 'c' || insideC.includes(feature)),
  );
  return new Set(possible.filter(() => choices.once(3)));
}

function makeWorld(choices: Choices, mode: Mode, pointerSize: 4 | 8, without: readonly string[]): World {
  const chosen = chooseFeatures(choices, mode, without);
  const types = {
    wide: chosen.has('wide'),
    vectors: chosen.has('vectors'),
    complex: chosen.has('complex'),
    bitFields: chosen.has('bit-fields'),
    unions: chosen.has('unions'),
    plainUnions: mode === 'c',
  };
  const prims = primsOf(types);
  const composites = makeComposites(choices, types, prims);
  const globals = makeGlobals(choices, prims, composites, chosen.has('hostile-names'));
  const thrown = [
    ...new Set(
      Array.from({ length: 1 + choices.below(3) }, () =>
        choices.pick(prims.filter((one) => one !== 'u1' && (bitsOf(one) <= 64 || chosen.has('wide-throws')))),
      ),
    ),
  ];
  return {
    choices,
    mode,
    pointerSize,
    features: chosen,
    types,
    prims,
    composites,
    globals,
    thrown,
    pointers: chosen.has('pointers') ? makePointers(choices, globals) : [],
    signatures: [],
    classes: chosen.has('objects') ? makeClasses(choices) : [],
    needed: new Set(),
    mixed: new Set(),
    budget: 6 + choices.below(20),
  };
}

/** Names that a run time or a lowering might take for its own. */
const hostileNames = [
  'malloc',
  'free',
  'memcpy',
  '__vtab',
  '__itab',
  'thrownval',
  'retval0',
  'heap',
  '__release',
  'C0',
  'tmp',
  'main',
];

/** One variable at least of each composite type and of some primitive ones; arrays of numbers. */
function makeGlobals(
  choices: Choices,
  prims: readonly Prim[],
  composites: World['composites'],
  hostile: boolean,
): Variable[] {
  const numbers: Type[] = Array.from({ length: 3 + choices.below(3) }, () => prim(choices.pick(prims)));
  const arrays: Type[] = Array.from({ length: 1 + choices.below(2) }, () => ({
    kind: 'array',
    of: prim(choices.pick(prims)),
    size: 1 + choices.below(5),
  }));
  const more = composites
    .filter(() => choices.once(2))
    .map((of): Type => ({ kind: 'array', of, size: 1 + choices.below(3) }));
  const names = hostile ? hostileNames : [];
  return [...numbers, ...arrays, ...composites, ...more].map((type, i) => ({ name: `$${names[i] ?? `g${i}`}`, type }));
}

function makePointers(choices: Choices, globals: readonly Variable[]): Pointer[] {
  return Array.from({ length: choices.below(3) }, (_, i) => ({
    name: `$p${i}`,
    to: choices.pick(globals).type,
    global: true,
  }));
}

function declarations(world: World): string[] {
  const { choices, mode } = world;
  const uses = (feature: Feature): boolean => world.features.has(feature);
  return [
    'func &printf extern varargs (var %format <* u8>, ...) i32',
    ...world.composites.map(typeDeclaration),
    ...(uses('javatry') ? errorDeclarations : []),
    ...(uses('objects') ? classDeclarations(world.classes) : []),
    ...(uses('generics') ? genericDeclarations : []),
    'var $hash u64 = 14695981039346656037',
    `var $fuel i32 = ${10 + choices.below(15)}`,
    ...(isExceptional(world.features) ? ['var $tag i32'] : []),
    ...world.globals.map(
      ({ name, type }) =>
        `var ${name} ${typeText(type)}${choices.once(3) && mode !== 'c' ? '' : ` = ${initialiser(choices, type)}`}`,
    ),
    ...world.pointers.map(
      ({ name, to }) =>
        `var ${name} ${pointerTo(to)} = addrof ptr ${world.globals.find(({ type }) => type === to)?.name}`,
    ),
  ];
}

function programBody(world: World): string[] {
  const { choices } = world;
  const outer = newScope(world, { name: 'main', params: [], results: [prim('i32')] });
  const hostile =
    world.features.has('hostile-names') && world.mode !== 'c' ? ['__release', 'malloc', 'gcmalloc', 'thrown'] : [];
  const count = 1 + choices.below(4);
  const signatures = Array.from({ length: count }, (_, i) => randomSignature(outer, hostile[i] ?? `f${i}`));
  const complete: World = { ...world, signatures, budget: world.budget };
  const lines = [...hashFunction];
  if (world.features.has('callbacks')) lines.push(...callbackFunctions);
  if (world.features.has('generics')) lines.push(...genericFunctions);
  if (world.features.has('objects')) lines.push(...methodFunctions(world.classes, choices));
  const share = Math.ceil(world.budget / (count + 1));
  for (const signature of signatures) lines.push(...makeFunction({ ...complete, budget: share }, signature));
  return [...lines, ...mainFunction({ ...complete, budget: share })];
}

function newScope(world: World, signature: Signature): Scope {
  return {
    world,
    choices: world.choices,
    signature,
    heads: [],
    lines: [],
    variables: [],
    pointers: [],
    registers: [],
    leave: undefined,
    mayReturn: true,
    depth: 0,
    loops: 0,
    indices: 0,
    counter: 0,
  };
}

function makeFunction(world: World, signature: Signature): string[] {
  const scope = newScope(world, signature);
  const formals = signature.params.map((param, i) => formal(scope, param, i));
  const results = signature.results.length === 0 ? 'void' : signature.results.map(typeText).join(', ');
  declareLocals(scope);
  block(scope, 6);
  closing(scope, signature.name);
  emit(scope, `return (${signature.results.map((type) => valueOf(scope, type)).join(', ')})`);
  return [
    `func &${signature.name} (${formals.join(', ')}) ${results} {`,
    ...fuelGuard(signature, world),
    ...scope.heads,
    ...scope.lines,
    '}',
  ];
}

function formal(scope: Scope, param: ParamType, number: number): string {
  const name = `%p${number}`;
  if (param.kind === 'pointer') {
    scope.pointers.push({ name, to: param.to, global: false });
    return `var ${name} ${pointerTo(param.to)}`;
  }
  scope.variables.push({ name, type: param.type });
  return `var ${name} ${typeText(param.type)}`;
}

function fuelGuard(signature: Signature, world: World): string[] {
  const values = signature.results.map((type) =>
    type.kind === 'prim' ? zero(type.prim) : `dread agg ${world.globals.find((one) => one.type === type)?.name}`,
  );
  return [
    `  if (le u1 i32 (dread i32 $fuel, constval i32 0)) { return (${values.join(', ')}) }`,
    '  dassign $fuel (sub i32 (dread i32 $fuel, constval i32 1))',
  ];
}

function zero(type: Prim): string {
  if (isVector(type) || isComplex(type)) return `constval ${type} ${literal(new Choices(0n), type)}`;
  return `constval ${type} 0${type.startsWith('f') ? `.0${type === 'f32' ? 'f' : ''}` : ''}`;
}

/** Local variables of some types, all written before they are read. */
function declareLocals(scope: Scope): void {
  const { choices, world } = scope;
  const types = world.globals.map(({ type }) => type).filter(() => choices.once(3));
  types.forEach((type, i) => {
    const name = `%v${i}`;
    scope.variables.push({ name, type });
    if (type.kind === 'prim') return scope.heads.push(`  var ${name} ${type.prim} = ${literal(choices, type.prim)}`);
    const source = world.globals.find((one) => one.type === type)?.name;
    scope.heads.push(
      `  var ${name} ${typeText(type)}`,
      `  iassign ${pointerTo(type)} 0 (addrof ptr ${name}, iread agg ${pointerTo(type)} 0 (addrof ptr ${source}))`,
    );
  });
  for (let i = choices.below(3); i > 0; i--) {
    const type = choices.pick(world.prims);
    const name = `%${i}`;
    scope.heads.push(`  regassign ${type} ${name} (${constant(choices, type)})`);
    scope.registers.push({ name, prim: type });
  }
  scope.counter = 10;
}

/** What a function leaves behind: all its variables, and where the program was. */
function closing(scope: Scope, name: string): void {
  for (const variable of scope.variables) mixVariable(scope, variable);
  for (const { name: register, prim: type } of scope.registers)
    if (scope.choices.once(3)) mix(scope, `regread ${type} ${register}`, type);
  printHash(scope, name);
}

function mainFunction(world: World): string[] {
  const scope = newScope(world, { name: 'main', params: [], results: [prim('i32')] });
  declareLocals(scope);
  guarded(scope, () => {
    block(scope, 4);
    for (const signature of world.signatures)
      emit(scope, `call &${signature.name} (${signature.params.map((param) => argument(scope, param)).join(', ')})`);
    block(scope, 6);
  });
  for (const variable of world.globals) mixVariable(scope, variable);
  closing(scope, 'end');
  emit(scope, `return (constval i32 ${world.choices.below(128)})`);
  return ['func &main () i32 {', ...scope.heads, ...scope.lines, '}'];
}

/** In a program with exceptions `main` mostly catches what nobody else did. */
function guarded(scope: Scope, body: () => void): void {
  const kind = scope.choices.pick(exceptionKinds.filter((one) => has(scope, one)));
  if (kind === undefined || scope.choices.once(6)) return body();
  scope.mayReturn = false;
  const caught = freshLocal(scope, 'i32', '0');
  const handler = (): void => {
    emit(scope, `dassign ${caught} (constval i32 1)`);
    printHash(scope, 'caught');
  };
  emit(scope, kind === 'jstry' ? 'jstry @handler 0' : `${kind} {@handler}`);
  nested(scope, body);
  if (kind !== 'jstry') emit(scope, 'endtry');
  emit(scope, 'goto @done');
  emit(
    scope,
    `@handler ${kind === 'jstry' ? 'jscatch' : kind === 'cpptry' ? 'cppcatch void' : 'javacatch {<* void>}'}`,
  );
  handler();
  emit(scope, kind === 'jstry' ? '@done endtry' : '@done');
  scope.mayReturn = true;
  mix(scope, `dread i32 ${caught}`, 'i32');
}
