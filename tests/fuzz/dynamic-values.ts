/**
 * Random programs of JavaScript's objects, arrays and text, done by the run time of dynamic values and by node: after every step
 * both say what the result is, with all properties of what is new in it.
 *
 * A step is written twice from one table, as source for node and as calls of the run time; exceptions count by their names,
 * since the words of messages are not said anywhere.
 */
import { createContext, Script } from 'node:vm';
import { fillRealm } from '../../src/vm/dynamic/builtins/index.ts';
import { toTruth, typeOf } from '../../src/vm/dynamic/conversions.ts';
import { isCallable, isObject, type Native, type Obj, type Value } from '../../src/vm/dynamic/objects.ts';
import { isStrictlyEqual, operators } from '../../src/vm/dynamic/operators.ts';
import { findProperty, get, ownKeys, ownProperty, removeOwn } from '../../src/vm/dynamic/properties.ts';
import { Realm, Thrown } from '../../src/vm/dynamic/realm.ts';
import { Meter } from '../../src/vm/meter.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';

/** One step: the result goes into a variable of both. */
interface Step {
  readonly source: string;
  readonly done: (realm: Realm, v: readonly Value[]) => Value;
}

/** Functions of the program, in both. */
const functions: readonly (readonly [source: string, native: Native])[] = [
  ['a', (_, _self, [a]) => a],
  ['b', (_, _self, [, b]) => b],
  ['this', (_, self) => self],
  ['a - b', (r, _, [a, b]) => operators.sub(r, a, b)],
  ['typeof a + b', (r, _, [a, b]) => operators.add(r, typeOf(a), b)],
  ['a > 1', (r, _, [a]) => operators.gt(r, a, 1)],
  ['!b', (_, _self, [, b]) => !toTruth(b)],
  ['arguments.length', (_, _self, args) => args.length],
  ['[b, a]', (r, _, [a, b]) => r.array([b, a])],
  [
    'thrower(a)',
    (_, _self, [a]) => {
      throw new Thrown(a);
    },
  ],
];

const literals: readonly (readonly [source: string, make: (realm: Realm, v: readonly Value[]) => Value])[] = [
  ...[undefined, null, true, false, 0, 1, 2, 3, 6, -1, -2, 1.5, NaN].map(
    (value) => [String(value), () => value] as const,
  ),
  ['-0', () => -0],
  ...[
    '',
    'a',
    'abcabc',
    '1',
    ' 2 ',
    'b,a',
    '$&-$1',
    '[1,{"a":[]},"b"]',
    '{"1":2,"b":null,"a":true}',
    '\ud83d\ude00é',
  ].map((text) => [JSON.stringify(text), () => text] as const),
  ['{}', (r) => r.object()],
  ['[]', (r) => r.array([])],
  ['[3, 1, 2]', (r) => r.array([3, 1, 2])],
  ['Object(3)', (r) => r.objectOf(3)],
  ['Object("ab")', (r) => r.objectOf('ab')],
];

export const keys = ['0', '1', '2', '5', '-1', '1.5', 'a', 'b', 'length', 'toString', 'valueOf', 'toJSON'];

/**
 * Methods by what they are of. Left out is what needs more than both have, and `isFrozen`: node takes an empty array for frozen
 * that is only sealed.
 */
const methods: Readonly<Record<string, string>> = {
  'Array.prototype':
    'at concat every fill filter find findIndex flat flatMap forEach includes indexOf join lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toString unshift',
  'String.prototype':
    'at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart valueOf',
  'Object.prototype': 'hasOwnProperty isPrototypeOf propertyIsEnumerable toString toLocaleString valueOf',
  'Number.prototype': 'toExponential toFixed toPrecision toString valueOf',
  'Boolean.prototype': 'toString valueOf',
  'Function.prototype': 'call apply bind',
  Object:
    'assign create defineProperty entries freeze getOwnPropertyNames getPrototypeOf is isExtensible isSealed keys preventExtensions seal setPrototypeOf values',
  Array: 'isArray',
  String: 'fromCharCode fromCodePoint',
  Number: 'isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
  JSON: 'parse stringify stringify stringify',
  Math: 'max min hypot round sign imul',
  globalThis: 'Object Array String Number Boolean isNaN isFinite parseInt parseFloat',
};
export const paths = Object.entries(methods).flatMap(([holder, names]) =>
  names.split(' ').map((name) => [holder, name] as const),
);

const count = 8;

export async function checkDynamicValues(seed: bigint): Promise<string | undefined> {
  const steps = makeSteps(new Random(seed));
  const ours = runOurs(steps);
  if (ours === undefined) return undefined;
  const theirs = runNode(steps);
  for (const [i, step] of steps.entries()) {
    // In JSON node leaves out an indentation of zero characters.
    if (ours[i] === theirs[i] || /JSON.*\\u0000/.test(step.source + ours[i])) continue;
    const before = steps
      .slice(0, i + 1)
      .map(({ source }, k) => `v[${k % count}] = ${source}`)
      .join('\n');
    return `${before}\n${step.source}\n  ours ${ours[i]}\n  node ${theirs[i]}`;
  }
  return undefined;
}

function makeSteps(random: Random): Step[] {
  const steps = Array.from({ length: count }, () => literal(random));
  for (let i = 0; i < 40; i++) steps.push(step(random));
  return steps;
}

function literal(random: Random): Step {
  if (random.below(4) === 0) {
    const [source, native] = random.pick(functions);
    return {
      source: `(function own(a, b) { "use strict"; return ${source}; })`,
      done: (r) => r.plainFunction('own', 2, native),
    };
  }
  const [source, done] = random.pick(literals);
  return { source: `(${source})`, done };
}

function step(random: Random): Step {
  const [i, j, k] = [random.below(count), random.below(count), random.below(count)];
  const key = random.pick(keys);
  const name = JSON.stringify(key);
  switch (random.below(14)) {
    case 0:
      return literal(random);
    case 1:
      return { source: `v[${i}][${name}]`, done: (r, v) => r.get(v[i], key) };
    case 2:
      return { source: `(v[${i}][${name}] = v[${j}])`, done: (r, v) => (r.set(v[i], key, v[j]), v[j]) };
    case 3:
      return { source: `delete v[${i}][${name}]`, done: (r, v) => removeOwn(r, r.toObject(v[i], ''), key) };
    case 4:
      return { source: `v[${i}] + v[${j}]`, done: (r, v) => operators.add(r, v[i], v[j]) };
    case 5: {
      const [op, sign] = random.pick([
        ['eq', '=='],
        ['lt', '<'],
        ['le', '<='],
        ['gt', '>'],
        ['ge', '>='],
        ['sub', '-'],
        ['band', '&'],
      ] as const);
      return { source: `v[${i}] ${sign} v[${j}]`, done: (r, v) => operators[op](r, v[i], v[j]) };
    }
    case 6:
      return random.pick([
        { source: `v[${i}] === v[${j}]`, done: (r: Realm, v: readonly Value[]) => isStrictlyEqual(r, v[i], v[j]) },
        { source: `typeof v[${i}]`, done: (_: Realm, v: readonly Value[]) => typeOf(v[i]) },
        {
          source: `${name} in Object(v[${i}])`,
          done: (r: Realm, v: readonly Value[]) => findProperty(r, r.objectOf(v[i]), key) !== undefined,
        },
        {
          source: `[v[${i}], , v[${j}], v[${k}]]`,
          done: (r: Realm, v: readonly Value[]) => {
            const made = r.array([v[i], undefined, v[j], v[k]]);
            removeOwn(r, made, '1');
            return made;
          },
        },
        {
          source: `({ a: v[${i}], b: v[${j}], 1: v[${k}] })`,
          done: (r: Realm, v: readonly Value[]) => {
            const made = r.object();
            r.set(made, 'a', v[i]);
            r.set(made, 'b', v[j]);
            r.set(made, '1', v[k]);
            return made;
          },
        },
        {
          source: `({ value: v[${i}], enumerable: v[${j}], configurable: v[${k}] })`,
          done: (r: Realm, v: readonly Value[]) => {
            const made = r.object();
            r.set(made, 'value', v[i]);
            r.set(made, 'enumerable', v[j]);
            r.set(made, 'configurable', v[k]);
            return made;
          },
        },
        {
          source: `({ get: v[${i}], set: v[${j}], configurable: true })`,
          done: (r: Realm, v: readonly Value[]) => {
            const made = r.object();
            r.set(made, 'get', v[i]);
            r.set(made, 'set', v[j]);
            r.set(made, 'configurable', true);
            return made;
          },
        },
      ]);
    default:
      return call(random);
  }
}

/** A function of the run time, called with variables and, often enough, names. */
function call(random: Random): Step {
  const [holder, name] = random.pick(paths);
  const self = random.below(count);
  const args = Array.from({ length: random.below(4) }, (_, at): [string, (v: readonly Value[]) => Value] => {
    const i = random.below(count);
    const key = random.pick(keys);
    if (at === 1 && random.below(3) === 0) return [JSON.stringify(key), () => key];
    return [`v[${i}]`, (v) => v[i]];
  });
  const source = `${holder}.${name}.call(${[`v[${self}]`, ...args.map(([text]) => text)].join(', ')})`;
  return {
    source,
    done: (r, v) =>
      r.call(
        functionAt(r, holder, name),
        v[self],
        args.map(([, value]) => value(v)),
      ),
  };
}

function functionAt(realm: Realm, holder: string, name: string): Value {
  const at = holder
    .split('.')
    .reduce<Value>((object, part) => (isObject(object) ? object.properties.get(part)?.value : undefined), realm.global);
  return isObject(at) ? at.properties.get(name)?.value : undefined;
}

// Ours

/** What each step gives; undefined when a bound was met. */
function runOurs(steps: readonly Step[]): string[] | undefined {
  const realm = new Realm(new Meter({ memoryLimit: 2 ** 28, fuel: 100_000 }));
  fillRealm(realm, () => 0.5);
  realm.functionPrototype.properties.set('toString', {
    value: realm.method('toString', 0, () => 'F'),
    accessor: undefined,
    flags: 5,
  });
  const known = new Map<Obj, string>();
  for (const [holder, name] of paths) {
    const func = functionAt(realm, holder, name);
    if (isObject(func)) known.set(func, `${holder}.${name}`);
  }
  for (const name of [
    'Object',
    'Array',
    'String',
    'Number',
    'Boolean',
    'Function',
    'Error',
    'TypeError',
    'RangeError',
    'SyntaxError',
  ]) {
    const func = realm.global.properties.get(name)?.value;
    const prototype = isObject(func) ? func.properties.get('prototype')?.value : undefined;
    if (isObject(func)) known.set(func, name);
    if (isObject(prototype)) known.set(prototype, `${name}.prototype`);
  }
  known.set(realm.global, 'globalThis');
  const v: Value[] = Array.from({ length: count }, () => undefined);
  try {
    return steps.map(({ done }, i) => {
      let value: Value;
      let mark = '';
      try {
        value = done(realm, v);
      } catch (error) {
        if (!(error instanceof Thrown)) throw error;
        mark = 'throws ';
        value = isObject(error.value) && error.value.kind === 'Error' ? get(realm, error.value, 'name') : error.value;
      }
      if (typeof value === 'string' && value.length > 500) value = value.slice(0, 10);
      if (isObject(value) && /prototype$|This$/.test(known.get(value) ?? '')) value = null;
      if (isObject(value) && value.kind === 'Array' && realm.lengthOf(value) > 500) value = null;
      v[i % count] = value;
      return mark + describeOurs(realm, value, known);
    });
  } catch (error) {
    if (error instanceof Trap) return undefined;
    throw error;
  }
}

function describeOurs(realm: Realm, start: Value, known: ReadonlyMap<Obj, string>): string {
  const seen = new Map<Obj, number>();
  const text = (value: Value): string => {
    if (!isObject(value)) return primitive(value);
    const name = known.get(value);
    if (name !== undefined) return name;
    const id = seen.get(value);
    if (id !== undefined) return `#${id}`;
    seen.set(value, seen.size);
    if (isCallable(value)) return 'F';
    if (value.kind === 'Error') return 'error';
    const properties = ownKeys(realm, value).map((key) => {
      const {
        value: content,
        accessor,
        flags,
      } = ownProperty(value, key) ?? { value: undefined, accessor: undefined, flags: 0 };
      return `${key}${flags}:${accessor === undefined ? text(content) : `${text(accessor.get)}/${text(accessor.set)}`}`;
    });
    return `${value.kind}${value.isExtensible ? '' : '!'}<${text(value.prototype)}>{${properties.join()}}`;
  };
  return text(start);
}

function primitive(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '-0' : String(value);
}

// Theirs

/** The description of results, in the language of the other side. */
const prelude = `
Function.prototype.toString = { toString() { return 'F'; } }.toString;
const known = new Map();
for (const [holder, name] of ${JSON.stringify(paths)}) {
  const at = holder.split('.').reduce((object, part) => object[part], globalThis);
  known.set(at[name], holder + '.' + name);
}
for (const name of ['Object', 'Array', 'String', 'Number', 'Boolean', 'Function', 'Error', 'TypeError', 'RangeError', 'SyntaxError']) {
  known.set(globalThis[name], name);
  known.set(globalThis[name].prototype, name + '.prototype');
}
known.set(globalThis, 'globalThis');
const { ownKeys, getOwnPropertyDescriptor: descriptorOf, getPrototypeOf, isExtensible } = Reflect;
const { apply } = Reflect, kindOf = Object.prototype.toString, { is } = Object, { stringify } = JSON, { isArray } = Array, asText = String;
const thrower = (value) => { throw value; };
const primitive = (value) => typeof value === 'string' ? stringify(value) : is(value, -0) ? '-0' : asText(value);
const describe = (start) => {
  const seen = new Map();
  const text = (value) => {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return primitive(value);
    if (known.has(value)) return known.get(value);
    if (seen.has(value)) return '#' + seen.get(value);
    seen.set(value, seen.size);
    if (typeof value === 'function') return 'F';
    const kind = apply(kindOf, value, []).slice(8, -1);
    if (kind === 'Error') return 'error';
    const properties = ownKeys(value).map((key) => {
      const d = descriptorOf(value, key);
      const flags = (d.writable ? 1 : 0) + (d.enumerable ? 2 : 0) + (d.configurable ? 4 : 0);
      return key + flags + ':' + ('value' in d ? text(d.value) : text(d.get) + '/' + text(d.set));
    });
    return kind + (isExtensible(value) ? '' : '!') + '<' + text(getPrototypeOf(value)) + '>{' + properties.join() + '}';
  };
  return text(start);
};
const v = Array.from({ length: ${count} });
const results = [];
const run = (i, action) => {
  let value, mark = '';
  try { value = action(); } catch (error) {
    mark = 'throws ';
    value = error instanceof Error ? error.name : error;
  }
  if (typeof value === 'string' && value.length > 500) value = value.slice(0, 10);
  if (/prototype$|This$/.test(known.get(value) ?? '')) value = null;
  if (isArray(value) && value.length > 500) value = null;
  v[i % ${count}] = value;
  results.push(mark + describe(value));
};
`;
const preludeScript = new Script(prelude);

function runNode(steps: readonly Step[]): string[] {
  const context = createContext();
  preludeScript.runInContext(context);
  const body = steps.map(({ source }, i) => `run(${i}, () => ${source});`).join('\n');
  return new Script(`${body}\nresults`).runInContext(context, { timeout: 5000 }) as string[];
}
