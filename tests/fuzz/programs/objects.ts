/**
 * Managed objects: a line of classes of which each extends the one before, two methods that some of them override, an
 * interface that some of them implement, and a list. What an object is, only the run knows: calls go by class.
 */
import { mix } from './checksums.ts';
import { constant } from './constants.ts';
import { converted } from './conversions.ts';
import { expression } from './expressions.ts';
import type { Choices } from './choices.ts';
import type { Prim } from './types.ts';
import { emit, freshLocal, freshRegister, nested, type ClassInfo, type Scope } from './world.ts';

interface Method {
  readonly name: string;
  readonly param: Prim;
  readonly result: Prim;
}

const methods: readonly Method[] = [
  { name: 'first', param: 'i32', result: 'i32' },
  { name: 'second', param: 'f64', result: 'i64' },
];
const methodOf = (name: string): Method => methods.find((method) => method.name === name) ?? methods[0];

export function makeClasses(choices: Choices): ClassInfo[] {
  const classes: ClassInfo[] = [];
  for (let count = 2 + choices.below(3); count > 0; count--)
    classes.push(makeClass(choices, classes.at(-1), classes.length));
  return classes;
}

function makeClass(choices: Choices, parent: ClassInfo | undefined, number: number): ClassInfo {
  const fields = Array.from({ length: (parent === undefined ? 1 : 0) + choices.below(3) }, () =>
    choices.pick(['i32', 'i64', 'u8', 'f64', 'i16'] as const),
  );
  return {
    name: `C${number}`,
    parent,
    firstField: parent === undefined ? 1 : 1 + parent.firstField + parent.fields.length,
    fields,
    methods: methods.filter(() => parent === undefined || choices.once(2)).map(({ name }) => name),
    implementsShape: parent?.implementsShape === true || choices.once(2),
  };
}

export function classDeclarations(classes: readonly ClassInfo[]): string[] {
  return [
    'type $Shape <interface { &Shape_area (i32) i32 }>',
    'type $Link <class { @value i32, @next <* <$Link>> }>',
    ...classes.map(classDeclaration),
  ];
}

/** The interface stands where it is implemented first; the methods of a class have the parameter types behind the object. */
function classDeclaration({ name, parent, fields, methods: own, implementsShape }: ClassInfo): string {
  const first = implementsShape && parent?.implementsShape !== true;
  const members = [
    ...fields.map((type, i) => `@x${i} ${type}`),
    ...own.map((method) => `&${name}_${method} (${methodOf(method).param}) ${methodOf(method).result}`),
    ...(first ? [`&${name}_area (i32) i32`, '$Shape'] : []),
  ];
  return `type $${name} <class ${parent === undefined ? '' : `<$${parent.name}> `}{ ${members.join(', ')} }>`;
}

/** The bodies of the methods, each made by `makeBody` from its header and what it does. */
export function methodFunctions(classes: readonly ClassInfo[], choices: Choices): string[] {
  const lines = ['func &Shape_area (var %this <* <$Shape>>, var %n i32) i32'];
  for (const info of classes) {
    for (const name of info.methods) lines.push(...methodBody(info, methodOf(name), choices));
    if (info.implementsShape && info.parent?.implementsShape !== true) lines.push(...areaBody(info, choices));
  }
  return lines;
}

function methodBody(info: ClassInfo, { name, param, result }: Method, choices: Choices): string[] {
  const above = choices.once(2) ? declaring(info.parent, name) : undefined;
  const value = choices.below(1000);
  return [
    `func &${info.name}_${name} (var %this <* <$${info.name}>>, var %x ${param}) ${result} {`,
    `  regassign ${result} %1 (constval ${result} ${value})`,
    ...(above === undefined
      ? []
      : [
          `  superclasscallassigned &${above.name}_${name} (dread ref %this, dread ${param} %x) { regassign ${result} %1 }`,
        ]),
    ...touchFields(info),
    `  return (add ${result} (regread ${result} %1, ${converted(`dread ${param} %x`, param, result)}))`,
    '}',
  ];
}

/** The fields of the class itself go up by one. */
function touchFields({ name, firstField, fields }: ClassInfo): string[] {
  return fields
    .filter((type) => type !== 'f64')
    .map((type) => {
      const id = firstField + fields.indexOf(type);
      return `  iassign <* <$${name}>> ${id} (dread ref %this, add ${type} (iread ${type} <* <$${name}>> ${id} (dread ref %this), constval ${type} 1))`;
    });
}

function areaBody(info: ClassInfo, choices: Choices): string[] {
  return [
    `func &${info.name}_area (var %this <* <$${info.name}>>, var %n i32) i32 {`,
    `  return (mul i32 (dread i32 %n, constval i32 ${choices.below(50)}))`,
    '}',
  ];
}

/** The nearest class that declares a method, upwards. */
function declaring(info: ClassInfo | undefined, method: string): ClassInfo | undefined {
  for (let at = info; at !== undefined; at = at.parent) if (at.methods.includes(method)) return at;
  return undefined;
}

export function objectStatement(scope: Scope): void {
  if (scope.choices.once(4)) return listStatement(scope);
  const { choices, world } = scope;
  const info = choices.pick(world.classes);
  const object = freshLocal(scope, `<* <$${world.classes[0].name}>>`, '0');
  const kind = choices.below(6);
  emit(
    scope,
    `dassign ${object} (${kind === 0 ? 'gcpermalloc' : kind === 1 && scope.loops === 0 ? 'stackmalloc' : 'gcmalloc'} ref <$${info.name}>)`,
  );
  setFields(scope, info, object);
  for (let i = 1 + choices.below(3); i > 0; i--) useObject(scope, info, object);
  readFields(scope, info, object);
  if (kind > 1 && choices.below(3) > 0) giveBack(scope, object);
}

function setFields(scope: Scope, info: ClassInfo, object: string): void {
  for (let at: ClassInfo | undefined = info; at !== undefined; at = at.parent) {
    const { name, firstField, fields } = at;
    fields.forEach((type, i) =>
      emit(scope, `iassign <* <$${name}>> ${firstField + i} (dread ref ${object}, ${expression(scope, type, 1)})`),
    );
  }
}

function readFields(scope: Scope, { name, firstField, fields }: ClassInfo, object: string): void {
  fields.forEach((type, i) => mix(scope, `iread ${type} <* <$${name}>> ${firstField + i} (dread ref ${object})`, type));
}

function useObject(scope: Scope, info: ClassInfo, object: string): void {
  const { choices } = scope;
  const { name, param, result } = choices.pick(methods);
  const target = freshRegister(scope, result, constant(choices, result));
  const value = expression(scope, param, 2);
  if (choices.once(3) && info.implementsShape) {
    const area = freshRegister(scope, 'i32', 'constval i32 0');
    emit(
      scope,
      `interfacecallassigned &Shape_area (dread ref ${object}, ${expression(scope, 'i32', 1)}) { regassign i32 ${area} }`,
    );
    return mix(scope, `regread i32 ${area}`, 'i32');
  }
  emit(
    scope,
    `virtualcallassigned &${callName(scope, info, name)} (dread ref ${object}, ${value}) { regassign ${result} ${target} }`,
  );
  mix(scope, `regread ${result} ${target}`, result);
}

/** The method by the class that declares it for this object, or by the first of all. */
function callName({ choices, world }: Scope, info: ClassInfo, method: string): string {
  const by = choices.once(2) ? declaring(info, method) : world.classes[0];
  return `${by?.name}_${method}`;
}

function giveBack(scope: Scope, object: string): void {
  const { choices } = scope;
  for (let i = choices.below(3); i > 0; i--)
    emit(scope, `incref (dread ref ${object})`, `${choices.pick(['decref', 'decrefwithcheck'])} (dread ref ${object})`);
  emit(scope, choices.once(2) ? `decref (dread ref ${object})` : `decrefreset (addrof ptr ${object})`);
}

/** A list, whose head takes all of it with it. */
function listStatement(scope: Scope): void {
  const [head, link, counter] = [
    freshLocal(scope, '<* <$Link>>', '0'),
    freshLocal(scope, '<* <$Link>>', '0'),
    freshLocal(scope, 'i32', '0'),
  ];
  emit(scope, `dassign ${head} (constval ref 0)`);
  emit(
    scope,
    `doloop ${counter} (constval i32 0, lt u1 i32 (dread i32 ${counter}, constval i32 ${1 + scope.choices.below(5)}), constval i32 1) {`,
  );
  nested(scope, () => {
    emit(scope, `dassign ${link} (gcmalloc ref <$Link>)`);
    emit(scope, `iassign <* <$Link>> 1 (dread ref ${link}, ${expression(scope, 'i32', 2)})`);
    emit(scope, `iassign <* <$Link>> 2 (dread ref ${link}, dread ref ${head})`);
    emit(scope, `dassign ${head} (dread ref ${link})`);
  });
  emit(scope, '}');
  emit(scope, `dassign ${link} (dread ref ${head})`);
  emit(scope, `while (ne u1 ref (dread ref ${link}, constval ref 0)) {`);
  nested(scope, () => {
    mix(scope, `iread i32 <* <$Link>> 1 (dread ref ${link})`, 'i32');
    emit(scope, `dassign ${link} (iread ref <* <$Link>> 2 (dread ref ${link}))`);
  });
  emit(scope, '}');
  if (scope.choices.below(3) > 0) emit(scope, `decref (dread ref ${head})`);
}
