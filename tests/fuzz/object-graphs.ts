/**
 * Random graphs of dynamic values walked by random functions of the run time: objects, arrays, functions, accessors,
 * bound functions, circles. Whatever is reached, from inside or as a result, is data of ours, and what goes wrong is an
 * exception of the program or a trap. Every 256th graph is a whole program as well.
 */
import { instantiate } from '../../src/driver/index.ts';
import { parse } from '../../src/driver/index.ts';
import { SourceFile } from '../../src/base/source.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary } from '../../src/scalar/ops.ts';
import { fillRealm } from '../../src/vm/dynamic/builtins/index.ts';
import { HOLE, isCallable, isObject, type FunctionObj, type Obj, type Value } from '../../src/vm/dynamic/objects.ts';
import { operators } from '../../src/vm/dynamic/operators.ts';
import {
  define,
  enumerableKeys,
  GET,
  ownKeys,
  removeOwn,
  SET,
  setPrototype,
  VALUE,
} from '../../src/vm/dynamic/properties.ts';
import { Realm, show, Thrown } from '../../src/vm/dynamic/realm.ts';
import { Values } from '../../src/vm/dynamic/values.ts';
import { Meter } from '../../src/vm/meter.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Random } from '../scalar/random.ts';
import { strangerIn } from '../vm/dynamic/strangers.ts';

const objectPrototypeNames = Object.getOwnPropertyNames(Object.prototype);
const functionNames = ['call', 'apply', 'bind', 'caller', 'callee', 'arguments', 'name', 'length', 'prototype'];
const otherNames = [
  '0',
  '1',
  '2',
  '-1',
  '1.5',
  '4294967295',
  '',
  'a',
  'get',
  'set',
  'value',
  'writable',
  'enumerable',
  'configurable',
  'toJSON',
  'message',
];
const plainNames = [...objectPrototypeNames, ...functionNames, ...otherNames];

const primitives: readonly Value[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  2,
  -1,
  3.5,
  NaN,
  Infinity,
  2 ** 31,
  2 ** 53,
  '',
  'a',
  '0',
  'length',
  '$&',
  '{"a":[1,{"b":2}]}',
];

const limit = 2 ** 24;

/** Graphs that a leak is planted in must be found out. */
export type Plant = (realm: Realm) => void;

export async function checkObjectGraph(seed: bigint): Promise<string | undefined> {
  return checkGraph(seed) ?? (seed % 256n === 0n ? checkProgram(seed) : undefined);
}

export function checkGraph(seed: bigint, plant?: Plant): string | undefined {
  const graph = new Graph(seed);
  plant?.(graph.realm);
  return graph.check();
}

class Graph {
  readonly realm: Realm;
  readonly #random: Random;
  readonly #meter = new Meter({ memoryLimit: limit, fuel: 2000 });
  readonly #pool: Value[];
  readonly #names: string[];
  readonly #log: string[] = [];
  #stranger: string | undefined;
  #depth = 0;

  constructor(seed: bigint) {
    this.#random = new Random(seed);
    this.realm = new Realm(this.#meter);
    fillRealm(this.realm, () => 0.5);
    this.#pool = [
      this.realm.global,
      this.realm.global,
      this.realm.objectPrototype,
      this.realm.functionPrototype,
      this.realm.arrayPrototype,
    ];
    this.#names = [...plainNames, ...this.realm.global.properties.keys()];
  }

  check(): string | undefined {
    const steps = 20 + this.#random.below(60);
    for (let i = 0; i < steps && this.#stranger === undefined; i++) {
      try {
        this.#attempt();
      } catch (error) {
        if (!(error instanceof Trap))
          return this.#report(`raised ${error instanceof Error ? error.stack : String(error)}`);
        if (error.kind !== 'stack-overflow') break;
      }
    }
    if (this.#meter.used > limit) return this.#report(`${this.#meter.used} bytes held`);
    const found =
      this.#stranger ??
      strangerIn([['global', this.realm.global], ...this.#pool.map((value, i) => [`#${i}`, value] as const)]);
    return found === undefined ? undefined : this.#report(found);
  }

  #report(what: string): string {
    return `${what}\nafter ${this.#log.slice(-8).join('; ')}`;
  }

  /** One step; an exception is a value like others. */
  #attempt(): void {
    try {
      this.#keep(this.#step());
    } catch (error) {
      if (!(error instanceof Thrown)) throw error;
      this.#keep(error.value);
    }
  }

  #keep(value: Value): void {
    if (!isObject(value)) this.#stranger ??= strangerIn([['result', value]]);
    if (this.#pool.length < 64) this.#pool.push(value);
    else this.#pool[5 + this.#random.below(59)] = value;
  }

  #value(): Value {
    if (this.#random.below(4) === 0) return this.#random.pick(primitives);
    const value = this.#random.pick(this.#pool);
    // Deeper: something that the value holds.
    return isObject(value) && this.#random.below(2) === 0 ? this.#inside(value) : value;
  }

  #inside(object: Obj): Value {
    const keys = [...object.properties.values()];
    if (keys.length === 0) return object.prototype;
    const { value, accessor } = this.#random.pick(keys);
    return accessor?.get ?? value;
  }

  #object(): Obj {
    for (let i = 0; i < 8; i++) {
      const value = this.#value();
      if (isObject(value)) return value;
    }
    return this.realm.object();
  }

  #callable(): Value {
    for (let i = 0; i < 12; i++) {
      const value = this.#value();
      if (isCallable(value)) return value;
    }
    return this.#native();
  }

  /** Any function of the run time. */
  #native(): Value {
    let holder: Obj = this.realm.global;
    for (let i = 0; i < 4; i++) {
      const inside = this.#random.pick([...holder.properties.values()]).value;
      if (isCallable(inside) && this.#random.below(2) === 0) return inside;
      if (isObject(inside) && inside.properties.size > 0) holder = inside;
    }
    return this.realm.global.properties.get('Object')?.value;
  }

  #list(): Value[] {
    return Array.from({ length: this.#random.below(4) }, () => this.#value());
  }

  #key(): string {
    return this.#random.pick(this.#names);
  }

  #step(): Value {
    const { realm } = this;
    const kind = this.#random.below(16);
    switch (kind) {
      case 0:
        return this.#made();
      case 1:
      case 2: {
        const [value, key] = [this.#value(), this.#key()];
        this.#log.push(`get ${key}`);
        return realm.get(value, key);
      }
      case 3:
      case 4: {
        const key = this.#key();
        this.#log.push(`set ${key}`);
        return realm.set(this.#value(), key, this.#value());
      }
      case 5: {
        const key = this.#key();
        this.#log.push(`delete ${key}`);
        return removeOwn(realm, this.#object(), key);
      }
      case 6:
        return this.#defined();
      case 7:
        return setPrototype(realm, this.#object(), this.#random.below(5) === 0 ? null : this.#object());
      case 8: {
        const op = this.#random.pick([...dynamicBinary, ...dynamicComparisons, ...dynamicUnary]);
        this.#log.push(op);
        return operators[op](realm, this.#value(), this.#value());
      }
      case 9:
        return this.#random.pick([enumerableKeys, ownKeys])(realm, this.#object()).at(0);
      case 10:
        this.#log.push('new');
        return realm.construct(this.#callable(), this.#list());
      default: {
        const callee = this.#random.below(3) === 0 ? this.#callable() : this.#native();
        this.#log.push(`call ${show(callee)}`);
        return realm.call(callee, this.#value(), this.#list());
      }
    }
  }

  /** A new object of any kind. */
  #made(): Value {
    const { realm } = this;
    switch (this.#random.below(6)) {
      case 0:
        return realm.array(
          Array.from({ length: this.#random.below(6) }, () => (this.#random.below(5) === 0 ? HOLE : this.#value())),
        );
      case 1:
        return realm.objectOf(this.#random.pick(primitives));
      case 2:
        return realm.pointer(2000 + this.#random.below(3));
      case 3:
      case 4:
        return this.#function();
      default:
        return realm.object(this.#random.below(2) === 0 ? this.#object() : null);
    }
  }

  /** A function as a program's: it sees what it is given, and does anything at all. */
  #function(): FunctionObj {
    const kind = this.#random.below(6);
    return this.realm.plainFunction('own', this.#random.below(3), (_, self, args) => {
      for (const value of [self, ...args]) this.#keep(value);
      if (++this.#depth < 4) this.#attempt();
      this.#depth--;
      if (kind === 0) throw new Thrown(this.#value());
      if (kind === 1) return self;
      return kind === 2 ? args[0] : this.#value();
    });
  }

  #defined(): Value {
    const accessor = this.#callable();
    const isAccessor = this.#random.below(2) === 0 && isCallable(accessor);
    const says = (isAccessor ? GET | SET : VALUE | 1) | (this.#random.below(2) === 0 ? 6 : 0);
    const code = isAccessor && isCallable(accessor) ? accessor : undefined;
    const key = this.#key();
    this.#log.push(`define ${key}`);
    return define(this.realm, this.#object(), key, {
      says,
      flags: this.#random.below(8) & says,
      value: isAccessor ? undefined : this.#value(),
      get: code,
      set: code,
    });
  }
}

// The same by way of a program

/** Where a value gets its word, it reaches the program: there it is looked at. */
async function checkProgram(seed: bigint): Promise<string | undefined> {
  const reached: Value[] = [];
  const original = Values.prototype.word;
  Values.prototype.word = function (this: Values, value: Value): bigint {
    if (reached.length < 2000) reached.push(value);
    return original.call(this, value);
  };
  try {
    return (
      (await runProgram(programText(new Random(seed)))) ??
      strangerIn(reached.map((value, i) => [`value ${i}`, value] as const))
    );
  } finally {
    Values.prototype.word = original;
  }
}

async function runProgram(text: string): Promise<string | undefined> {
  const { value: unit, diagnostics } = await parse(new SourceFile('graph.mpl', text), 'maple');
  if (unit === undefined) return diagnostics.map(({ message }) => message).join('\n');
  const { value: program } = await instantiate(unit, {
    engine: 'vm',
    memoryLimit: 2 * limit,
    fuel: 1_000_000,
    stackSize: 2 ** 16,
  });
  try {
    program?.main();
    return undefined;
  } catch (error) {
    return error instanceof Trap ? undefined : `${String(error)} in\n${text}`;
  }
}

const count = 12;

/** A program with variables for values, whose every step may fail. */
function programText(random: Random): string {
  const lines: string[] = [];
  const any = (): string => `dread dynany $v${random.below(count)}`;
  const quoted = (name: string): string => `conststr dynstr ${JSON.stringify(name)}`;
  const key = (): string => (random.below(3) === 0 ? any() : quoted(random.pick(plainNames)));
  const args = (): string => {
    const list = Array.from({ length: random.below(4) }, (_, i) => {
      lines.push(`  iassignoff dynany ${i * 8} (addrof ptr $args, ${random.below(3) === 0 ? key() : any()})`);
    });
    return `addrof ptr $args, constval u32 ${list.length}`;
  };
  const step = (): string => {
    switch (random.below(9)) {
      case 0:
        return `intrinsicop dynany JS_GET_BIOBJECT (constval u32 ${random.below(29)})`;
      case 1:
        return random.pick([
          quoted(random.pick(plainNames)),
          `constval dyni32 ${random.below(9) - 3}`,
          'constval dynf64 9007199254740991.0',
          'constval dynnull 0',
          'intrinsicop simpleobj JS_NEW_OBJECT_0 ()',
        ]);
      case 2:
        return `intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &f${random.below(4)}, constval ptr 0, constval u32 2)`;
      case 3:
        return `intrinsicop simpleobj JS_NEW_ARR_ELEMS (${args()})`;
      case 4:
        return `intrinsicop dynany JSOP_NEW (${any()}, constval dynundef 0, ${args()})`;
      case 5:
        return `intrinsicop dynany JSOP_INITPROP_GETTER (${any()}, ${key()}, ${any()})`;
      case 6:
        lines.push(`  intrinsiccall JSOP_SETPROP (${any()}, ${key()}, ${any()})`);
        return any();
      case 7:
        return `intrinsicop dynany JSOP_GETPROP (${any()}, ${key()})`;
      default:
        return `intrinsicop dynany JSOP_CALL (${any()}, ${any()}, ${args()})`;
    }
  };
  for (let i = 0; i < 30; i++) {
    const to = random.below(count);
    lines.push(`  jstry @h${i} 0`);
    const value = step();
    lines.push(
      `  dassign $v${to} (${value})`,
      `  goto @e${i}`,
      `@h${i} jscatch`,
      `  dassign $v${to} (regread dynany %%thrownval)`,
      `@e${i} endtry`,
    );
  }
  return `${Array.from({ length: count }, (_, i) => `var $v${i} dynany`).join('\n')}
var $args <[4] dynany>
func &f0 (var %a dynany, var %b dynany) dynany { return (dread dynany %a) }
func &f1 (var %a dynany, var %b dynany) dynany { dassign $v0 (intrinsicop dynany JSOP_THIS ()) return (dread dynany %b) }
func &f2 (var %a dynany, var %b dynany) dynany { throw (dread dynany %a) }
func &f3 (var %a dynany, var %b dynany) dynany { return (intrinsicop dynany JS_GET_ARGUMENTOBJECT ()) }
func &main () i32 {
${lines.join('\n')}
  return (constval i32 0)
}`;
}
