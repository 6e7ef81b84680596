/**
 * The run time of dynamic values against node: random steps done by functions of a MAPLE program, and as source by node. Values stand in
 * variables of the program, which nobody outside looks into; after every step both say what its result is by the same means:
 * `typeof`, text, `JSON.stringify` and the names of its properties.
 */
import { createContext, Script } from 'node:vm';
import { instantiate, parse, type Program } from '../../src/driver/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';
import type { Tallied } from './kinds.ts';

type Primitive = string | number | boolean | null | undefined;

const keys = ['0', '1', '2', '5', '-1', '1.5', 'a', 'b', 'length', 'toString', 'valueOf', 'toJSON'];

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
const paths = Object.entries(methods).flatMap(([holder, names]) =>
  names.split(' ').map((name) => [holder, name] as const),
);

/** What functions of the program compute, of the variables `i`, `j` and `k`: as MAPLE and for node. */
const element = (name: string): string =>
  `iread dynany <* dynany> (array 0 ptr <* <[8] dynany>> (addrof ptr $v, dread i32 %${name}))`;
const [I, J, K] = ['i', 'j', 'k'].map(element);
const list = (...values: readonly string[]): string =>
  `${values.map((value, at) => `  iassignoff dynany ${8 * at} (addrof ptr $args, ${value})\n`).join('')}`;

interface Operation {
  readonly before?: string;
  readonly maple: string;
  readonly source: (i: number, j: number, k: number) => string;
}

const binary = (maple: string, sign: string): Operation => ({
  maple,
  source: (i, j) => `v[${i}] ${sign} v[${j}]`,
});
const calling = (count: number): Operation => ({
  before: list(J, K),
  maple: `intrinsicop dynany JSOP_CALL (dread dynany $func, ${I}, addrof ptr $args, constval u32 ${count})`,
  source: (i, j, k) => `apply(func, v[${i}], [${[`v[${j}]`, `v[${k}]`].slice(0, count).join(', ')}])`,
});

const functionValue = (name: string): string =>
  `intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &${name}, constval ptr 0, constval u32 0x10002)`;
/** Functions of the program as values. */
const functions: Readonly<Record<string, { readonly maple: string; readonly source: string }>> = {
  first: { maple: 'return (dread dynany %a)', source: 'return a' },
  second: { maple: 'return (dread dynany %b)', source: 'return b' },
  itself: { maple: 'return (intrinsicop dynany JSOP_THIS ())', source: 'return this' },
  less: { maple: 'return (sub dynany (dread dynany %a, dread dynany %b))', source: 'return a - b' },
  more: {
    maple: 'return (add dynany (intrinsicop dynany JSOP_TYPEOF (dread dynany %a), dread dynany %b))',
    source: 'return typeof a + b',
  },
  pair: {
    maple: `\n${list('dread dynany %b', 'dread dynany %a')}  return (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 2))`,
    source: 'return [b, a]',
  },
  thrower: { maple: 'throw (dread dynany %a)\n  return (dread dynany %b)', source: 'throw a' },
};

const operations: readonly Operation[] = [
  ...['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '>>>'].map((sign, at) =>
    binary(
      `${['add', 'sub', 'mul', 'div', 'rem', 'band', 'bior', 'bxor', 'shl', 'ashr', 'lshr'][at]} dynany (${I}, ${J})`,
      sign,
    ),
  ),
  ...['==', '!=', '<', '<=', '>', '>='].map((sign, at) =>
    binary(`${['eq', 'ne', 'lt', 'le', 'gt', 'ge'][at]} dynany dynany (${I}, ${J})`, sign),
  ),
  { maple: `intrinsicop dynany JSOP_TYPEOF (${I})`, source: (i) => `typeof v[${i}]` },
  { maple: 'intrinsicop simpleobj JS_NEW_OBJECT_0 ()', source: () => '{}' },
  { maple: `intrinsicop simpleobj JS_NEW_OBJECT_1 (${I})`, source: (i) => `Object(v[${i}])` },
  ...[0, 1, 3].map((count) => ({
    before: list(I, J, K),
    maple: `intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 ${count})`,
    source: (...of: readonly number[]) =>
      `[${of
        .slice(0, count)
        .map((at) => `v[${at}]`)
        .join(', ')}]`,
  })),
  {
    maple: `intrinsicop dynany JSOP_GETPROP (${I}, dread dynany $key)`,
    source: (i) => `v[${i}][key]`,
  },
  {
    before: `  intrinsiccall JSOP_SETPROP (${I}, dread dynany $key, ${J})\n`,
    maple: J,
    source: (i, j) => `(v[${i}][key] = v[${j}])`,
  },
  {
    maple: `intrinsicop dynany JSOP_DELPROP (${I}, dread dynany $key)`,
    source: (i) => `delete v[${i}][key]`,
  },
  ...Object.entries(functions).map(([name, { source }]) => ({
    maple: functionValue(name),
    source: () => `function (a, b) { "use strict"; ${source}; }`,
  })),
  ...[0, 1, 2].map(calling),
];
/** What is done most often. */
const favourites = operations.filter(({ maple }) => /JSOP_(CALL|GETPROP)/.test(maple));

const operationText = ({ before = '', maple }: Operation, at: number): string => `
func &step${at} (var %to i32, var %i i32, var %j i32, var %k i32) u32 {
  var %value dynany
  var %thrown u32
  jstry @caught 0
${before}  dassign %value (${maple})
  goto @end
@caught jscatch
  dassign %value (regread dynany %%thrownval)
  dassign %thrown (constval u32 1)
@end endtry
  if (intrinsicop u1 JSOP_INSTANCEOF (dread dynany %value, dread dynany $error)) {
    dassign %value (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %value, conststr simplestr "name")) }
  iassign <* dynany> 0 (array 0 ptr <* <[8] dynany>> (addrof ptr $v, dread i32 %to), dread dynany %value)
  return (dread u32 %thrown)
}
`;

/** A function of no variables but `$func`, whose exceptions are its value. */
const tool = (name: string, value: string, before = ''): string => `
func &${name} (var %i i32) dynany {
  var %value dynany
  jstry @caught 0
${before}  dassign %value (${value})
  goto @end
@caught jscatch
  dassign %value (conststr dynstr "throws")
@end endtry
  return (dread dynany %value)
}
`;
const builtIn = (func: string): string =>
  `intrinsicop dynany JSOP_CALL (dread dynany $${func}, constval dynundef 0, addrof ptr $args, constval u32 1)`;
const property = (object: string, name: string): string =>
  `intrinsicop dynany JSOP_GETPROP_BY_NAME (${object}, conststr simplestr "${name}")`;
const globalObject = 'intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 0)';

const text = `
var $v <[8] dynany>
var $args <[4] dynany>
var $func dynany
var $key dynany
var $error dynany
var $stringify dynany
var $names dynany
var $isArray dynany
${Object.entries(functions)
  .map(([name, { maple }]) => `func &${name} (var %a dynany, var %b dynany) dynany {\n  ${maple}\n}\n`)
  .join('')}
func &asText (var %a dynany, var %b dynany) dynany { return (conststr dynstr "F") }
func &begin () void {
  dassign $error (${property(globalObject, 'Error')})
  dassign $stringify (${property(property(globalObject, 'JSON'), 'stringify')})
  dassign $names (${property(property(globalObject, 'Object'), 'getOwnPropertyNames')})
  dassign $isArray (${property(property(globalObject, 'Array'), 'isArray')})
  intrinsiccall JSOP_SETPROP_BY_NAME (${property(property(globalObject, 'Function'), 'prototype')}, conststr simplestr "toString", ${functionValue('asText')})
  return ()
}
func &find (var %holder dynany, var %prototype u32, var %name dynany) void {
  var %object dynany
  dassign %object (intrinsicop dynany JSOP_GETPROP (${globalObject}, dread dynany %holder))
  if (dread u32 %prototype) {
    dassign %object (${property('dread dynany %object', 'prototype')}) }
  dassign $func (intrinsicop dynany JSOP_GETPROP (dread dynany %object, dread dynany %name))
  return ()
}
func &useOwn (var %i i32) void {
  dassign $func (${I})
  return ()
}
func &setKey (var %key dynany) void {
  dassign $key (dread dynany %key)
  return ()
}
func &put (var %i i32, var %value dynany) void {
  iassign <* dynany> 0 (array 0 ptr <* <[8] dynany>> (addrof ptr $v, dread i32 %i), dread dynany %value)
  return ()
}
func &value (var %i i32) dynany { return (${I}) }
func &typeOf (var %i i32) dynany { return (intrinsicop dynany JSOP_TYPEOF (${I})) }
func &isNull (var %i i32) dynany { return (eq dynany dynany (${I}, constval dynnull 0)) }
func &length (var %i i32) dynany {
  iassignoff dynany 0 (addrof ptr $args, ${I})
  if (cvt u1 dynany (${builtIn('isArray')})) {
    return (${property(I, 'length')}) }
  return (constval dyni32 0)
}
${tool('json', builtIn('stringify'), list(I))}
${tool('namesOf', `intrinsicop simplestr JS_STRING (${builtIn('names')})`, list(I))}
${operations.map(operationText).join('')}
`;

/** One program in a process, whose values go in and out; another one after a trap, or for a second look at a difference. */
let running: Program | undefined;

async function startProgram(): Promise<Program> {
  const { value: unit, diagnostics } = await parse(text, 'maple');
  if (unit === undefined || diagnostics.length > 0)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const program = (await instantiate(unit, { engine: 'wasm', stackSize: 2 ** 20, memoryLimit: 2 ** 28 })).orThrow();
  program.call('begin', []);
  return program;
}

interface Step {
  /** What is said to the program before. */
  readonly prepare: (program: Program) => void;
  /** An operation of these variables, or a value that is put into the variable. */
  readonly operation: number | undefined;
  readonly of: readonly [number, number, number];
  readonly literal: Primitive;
  readonly source: string;
}

/** Prototypes stay out of reach: their names are not all there, and what is done to them would stay behind a seed. */
const callable = paths.filter(([, name]) => !name.endsWith('PrototypeOf'));

const COUNT = 8;
const STEPS = 60;
const LONGEST = 300;

const literals: readonly Primitive[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  6,
  -1,
  -2,
  1.5,
  NaN,
  -0,
  2 ** 31,
  1e21,
  5e-324,
  '',
  'a',
  'abcabc',
  '1',
  ' 2 ',
  'b,a',
  '$&-$1',
  '[1,{"a":[]},"b"]',
  '{"1":2,"b":null}',
  '\ud83d\ude00é',
  '0x1f',
];
const sourceOf = (value: Primitive): string =>
  typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '-0' : String(value);

function stepOf(random: Random): Step {
  const of = [random.below(COUNT), random.below(COUNT), random.below(COUNT)] as const;
  const kind = random.below(8);
  if (kind === 0) return literalStep(random, of);
  const operation = operations.indexOf(random.pick(kind < 5 ? favourites : operations));
  const { maple, source } = operations[operation];
  const key = random.pick(keys);
  const [holder, name] = random.pick(callable);
  const own = random.below(6) === 0 ? random.below(COUNT) : undefined;
  const setUp = maple.includes('$func')
    ? `func = ${own === undefined ? `${holder}[${JSON.stringify(name)}]` : `v[${own}]`}`
    : `key = ${JSON.stringify(key)}`;
  return {
    prepare: maple.includes('$func') ? find(holder, name, own) : (program) => withText(program, 'setKey', [], key),
    operation,
    of,
    literal: undefined,
    source: `(${setUp}, ${source(...of)})`,
  };
}

function literalStep(random: Random, of: Step['of']): Step {
  const literal = random.pick(literals);
  return { prepare: () => {}, operation: undefined, of, literal, source: `(${sourceOf(literal)})` };
}

function find(holder: string, name: string, own: number | undefined): Step['prepare'] {
  if (own !== undefined) return (program) => void program.call('useOwn', [own]);
  const [first, rest] = holder.split('.');
  return (program) =>
    void program.call('find', [wordIn(program, first), rest === undefined ? 0 : 1, wordIn(program, name)]);
}

function wordIn({ dynamic }: Program, value: Primitive): bigint {
  if (dynamic === undefined) throw new Error('the program has no dynamic values');
  return dynamic.word(value);
}

function withText(program: Program, name: string, before: readonly number[], value: Primitive): void {
  program.call(name, [...before, wordIn(program, value)]);
}

/** What each step gives; undefined where a bound was met. What seeds before have done to objects of the run time is still there. */
async function runOurs(steps: readonly Step[]): Promise<string[] | undefined> {
  const program = (running ??= await startProgram());
  try {
    for (let i = 0; i < COUNT; i++) withText(program, 'put', [i], undefined);
    return steps.map((step, i) => runStep(program, step, i % COUNT));
  } catch (error) {
    running = undefined;
    if (error instanceof Trap) return undefined;
    throw error;
  }
}

function runStep(program: Program, { prepare, operation, of, literal }: Step, to: number): string {
  const ask = (name: string): string => program.dynamic?.text(BigInt(program.call(name, [to])[0])) ?? '';
  prepare(program);
  let mark = '';
  if (operation === undefined) withText(program, 'put', [to], literal);
  else if (program.call(`step${operation}`, [to, ...of])[0] === 1) mark = 'throws ';
  const type = JSON.parse(ask('typeOf')) as string;
  if (type === 'string' && (JSON.parse(ask('value')) as string).length > LONGEST)
    withText(program, 'put', [to], (JSON.parse(ask('value')) as string).slice(0, 10));
  if (Number(ask('length')) > LONGEST) withText(program, 'put', [to], null);
  const isObject = ask('typeOf') === '"object"' && ask('isNull') !== 'true';
  if (!isObject) return mark + (type === 'function' ? 'F' : ask('value'));
  return `${mark}${ask('json')} ${ask('namesOf')}`;
}

/** Of arrays that are longer the run time throws a RangeError (runtime.h), and node does not. */
const LONGEST_ARRAY = 2 ** 24;
const tooLong = 'an array that is too long';

const prelude = new Script(`
const asText = function (a, b) { "use strict"; return 'F'; };
Function.prototype.toString = asText;
const { stringify } = JSON, { getOwnPropertyNames } = Object, { isArray } = Array, { apply } = Reflect, { is } = Object, text = String;
const v = Array.from({ length: ${COUNT} }), results = [];
let func, key;
const attempt = (action) => { try { return action(); } catch { return 'throws'; } };
const primitive = (value) => typeof value === 'string' ? stringify(value) : is(value, -0) ? '-0' : text(value);
const describe = (value) => {
  if (typeof value === 'function') return 'F';
  if (typeof value !== 'object' || value === null) return primitive(value);
  return primitive(attempt(() => stringify(value))) + ' ' + primitive(attempt(() => text(getOwnPropertyNames(value))));
};
const run = (to, action) => {
  let mark = '', value;
  try { value = action(); } catch (error) { mark = 'throws '; value = error; }
  if (value instanceof Error) value = value.name;
  if (typeof value === 'string' && value.length > ${LONGEST}) value = value.slice(0, 10);
  const length = isArray(value) ? value.length : 0;
  v[to] = length > ${LONGEST} ? null : value;
  results.push(length > ${LONGEST_ARRAY} ? '${tooLong}' : mark + describe(v[to]));
};
`);

function runNode(steps: readonly Step[]): string[] {
  const context = createContext();
  prelude.runInContext(context);
  const body = steps.map(({ source }, i) => `run(${i % COUNT}, () => ${source});`).join('\n');
  return new Script(`${body}\nresults`).runInContext(context, { timeout: 5000 }) as string[];
}

export async function checkDynamicPrograms(seed: bigint): Promise<Tallied> {
  const random = new Random(seed);
  const steps = Array.from({ length: STEPS }, (_, i) => (i < COUNT ? literalStep(random, [0, 0, 0]) : stepOf(random)));
  const expected = runNode(steps);
  let ours = await runOurs(steps);
  const differing = (): number => ours?.findIndex((result, i) => result !== expected[i]) ?? -1;
  if (differing() >= 0) {
    running = undefined;
    ours = await runOurs(steps);
  }
  if (ours === undefined) return { counted: ['a bound was met'] };
  const at = differing();
  if (expected[at] === tooLong && ours[at] === 'throws "RangeError"') return { counted: ['a bound was met'] };
  if (at < 0) return { counted: ['compared'] };
  const before = steps.slice(0, at + 1).map(({ source }, i) => `v[${i % COUNT}] = ${source}`);
  return { counted: [], problem: `${before.join('\n')}\n  ours ${ours[at]}\n  node ${expected[at]}` };
}
