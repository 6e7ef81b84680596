/**
 * Looks through everything that values of a program lead to, with the host's own means, and names what is not data of
 * the closed kinds that src/vm/dynamic/objects.ts declares: a value of the host, a field too many, a function of the host.
 */
import { ArrayObj, FunctionObj, HOLE, Obj, PointerObj, WrapperObj } from '../../../src/vm/dynamic/objects.ts';

const common = ['kind', 'prototype', 'isExtensible', 'properties'];
/** The classes of objects and their fields. */
const classes = new Map<object, readonly string[]>([
  [Obj.prototype, common],
  [ArrayObj.prototype, [...common, 'dense', 'isSparse', 'length', 'isLengthWritable']],
  [FunctionObj.prototype, [...common, 'behaviour']],
  [WrapperObj.prototype, [...common, 'primitive']],
  [PointerObj.prototype, [...common, 'address']],
]);

const nativeText = /\{\s*\[native code\]\s*\}\s*$/;

/** The first stranger that is found and the way to it; undefined if there is none. */
export function strangerIn(
  roots: Iterable<readonly [path: string, value: unknown]>,
  seen = new Set<object>(),
): string | undefined {
  const open: (readonly [string, unknown])[] = [...roots];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (isPrimitive(value)) continue;
    if (typeof value !== 'object' || value === null) return `${path}: a ${typeof value} of the host`;
    if (seen.has(value)) continue;
    seen.add(value);
    const wrong = contents(value, path, open);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function isPrimitive(value: unknown): boolean {
  return value === undefined || value === null || ['boolean', 'number', 'string'].includes(typeof value);
}

/** What is wrong with an object itself; what it holds is looked at later. */
function contents(value: object, path: string, open: (readonly [string, unknown])[]): string | undefined {
  const fields = classes.get(Object.getPrototypeOf(value) as object);
  if (fields === undefined) return `${path}: an object of the host`;
  const own = Reflect.ownKeys(value);
  if (own.length !== fields.length || own.some((key) => typeof key !== 'string' || !fields.includes(key)))
    return `${path}: has ${own.map(String).join(' ')}`;
  const object = value as Obj;
  open.push([`${path}.[[Prototype]]`, object.prototype]);
  if (Object.getPrototypeOf(object.properties) !== Map.prototype || Reflect.ownKeys(object.properties).length > 0)
    return `${path}: properties are no plain map`;
  for (const [key, property] of object.properties) {
    const [first, second, third, ...more] = Reflect.ownKeys(property);
    const isProperty = first === 'value' && second === 'accessor' && third === 'flags' && more.length === 0;
    if (typeof key !== 'string' || !isProperty) return `${path}: the property ${String(key)} is none`;
    const { value: content, accessor } = property;
    open.push(
      [`${path}.${key}`, content],
      [`${path}.get ${key}`, accessor?.get],
      [`${path}.set ${key}`, accessor?.set],
    );
  }
  if (object instanceof ArrayObj)
    object.dense.forEach((element, i) => void (element !== HOLE && open.push([`${path}.${i}`, element])));
  if (object instanceof WrapperObj && !isPrimitive(object.primitive))
    return `${path}: holds a ${typeof object.primitive}`;
  return object instanceof FunctionObj ? behaviour(object, path, open) : undefined;
}

function behaviour(
  { behaviour: how }: FunctionObj,
  path: string,
  open: (readonly [string, unknown])[],
): string | undefined {
  if (how.kind === 'bound') {
    open.push(
      [`${path}.target`, how.target],
      [`${path}.self`, how.self],
      ...how.args.map((arg, i) => [`${path}.args.${i}`, arg] as const),
    );
    return undefined;
  }
  for (const code of [how.call, how.construct]) {
    if (typeof code === 'function' && nativeText.test(Function.prototype.toString.call(code)))
      return `${path}: calls the host's ${code.name}`;
  }
  return undefined;
}
