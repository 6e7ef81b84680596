/**
 * Random programs of everything together: streams, regions and calls (random-streams.ts), and beside them values of many types
 * (random-expressions.ts), structs, functions with parameters, recursion, and loops whose state travels in front of the input.
 *
 * Several programs stand in one module, one behind the other on the same input, until one traps: what an engine has to do for a
 * start is far more than what a small program does.
 */
import type { Dice } from '../vm/gcc.ts';
import {
  bitsOf,
  convert,
  kinds,
  Maker as Expressions,
  ModelTrap,
  nameOf,
  randomValue,
  wrap,
  type Expr,
  type Kind,
  type Val,
} from './random-expressions.ts';
import {
  indented,
  Maker,
  Model,
  subset,
  type Func,
  type MoreParts,
  type Part,
  type StreamCase,
} from './random-streams.ts';

/** Kinds whose values are in registers everywhere, and all. */
const narrow = kinds.filter(({ bits }) => bits <= 64);
const all: readonly Kind[] = [...kinds, ...[24, 65, 128, 200].map((bits) => ({ bits, float: false }))];

type Value = Expr<Model>;

const i32: Kind = { bits: 32, float: false };

/** A function with parameters that reads nothing. */
interface Definition {
  readonly name: string;
  readonly params: readonly Kind[];
  readonly results: readonly Kind[];
  readonly call: (args: readonly Val[]) => readonly Val[];
}

class ValueParts implements MoreParts {
  readonly #dice: Dice;
  readonly #kinds: readonly Kind[];
  readonly #scopes: Value[][] = [[]];
  readonly #definitions: Definition[] = [];
  readonly texts: string[] = [];
  #names = 0;

  constructor(dice: Dice, allowed: readonly Kind[]) {
    this.#dice = dice;
    this.#kinds = allowed;
  }

  enter(isFunction: boolean): void {
    this.#scopes.push(isFunction ? [] : [...(this.#scopes.at(-1) ?? [])]);
  }

  leave(): void {
    this.#scopes.pop();
  }

  part(maker: Maker, depth: number): Part {
    const forms = [
      () => this.#read(),
      () => this.#compute(),
      () => this.#write(),
      () => this.#putBack(),
      () => this.#struct(),
      () => this.#callDefinition(),
      () => this.#streamLoop(),
    ];
    if (depth > 0) forms.push(() => this.#match(maker, depth));
    return this.#dice.pick(forms)();
  }

  // Names and values

  #name(letter: string): string {
    return `${letter}${this.#names++}`;
  }

  /** What the model knows by a name of its own. */
  #local(text: string, kind: Kind): Value {
    const value = { text, kind, eval: (model: Model) => model.locals.get(text) ?? missing(text) };
    this.#scopes.at(-1)?.push(value);
    return value;
  }

  #known(): readonly Value[] {
    return (this.#scopes.at(-1) ?? []).slice(-6);
  }

  #constant<E>(): Expr<E> {
    const kind = this.#dice.pick(this.#kinds);
    const value = kind.float ? this.#dice.below(100) / 4 - 8 : randomValue(this.#dice, kind);
    const text = `${nameOf(kind)} (${kind.float && Number.isInteger(value) ? `${value}.0` : value})`;
    return { text: kind.bits === 1 ? `i1 ${value}` : text, kind, eval: () => value };
  }

  /** What is made of constants must not trap: it would be refused. */
  #expressions<E>(values: readonly Expr<E>[]): Expressions<E> {
    const safe = values.length === 0 || this.#dice.below(40) > 0;
    const leaves = safe ? [...values, this.#constant<E>(), this.#constant<E>()] : values;
    return new Expressions(this.#dice, leaves, { kinds: this.#kinds, safe });
  }

  #expr(kind?: Kind): Value {
    const made = this.#expressions(this.#known());
    const depth = this.#dice.below(4);
    return kind === undefined ? made.make(depth) : made.of(kind, depth);
  }

  /** Without NaN, whose bits are anybody's. */
  #plain(kind?: Kind): { readonly lines: readonly string[]; readonly value: Value; readonly run: Part['run'] } {
    const value = this.#expr(kind);
    if (!value.kind.float) return { lines: [], value, run: () => undefined };
    const name = `%${this.#name('f')}`;
    const read = (model: Model): Val => model.locals.get(name) ?? missing(name);
    return {
      lines: [`${name} = ${value.text}`],
      value: {
        text: `(${name} == ${name} ? ${name} : ${nameOf(value.kind)} 0.0)`,
        kind: value.kind,
        eval: (model) => (Number.isNaN(read(model)) ? 0 : read(model)),
      },
      run: (model) => void model.locals.set(name, value.eval(model)),
    };
  }

  // Statements

  #read(): Part {
    const kind = this.#dice.pick(this.#kinds);
    const name = `%${this.#name('v')}`;
    const size = sizeOf(kind);
    this.#local(name, kind);
    return {
      lines: [`${name} = ${nameOf(kind)} input.read(${size})`],
      run: (model) => void model.locals.set(name, valueOf(kind, model.read(size))),
    };
  }

  #compute(): Part {
    const value = this.#expr();
    const name = `%${this.#name('v')}`;
    this.#local(name, value.kind);
    return {
      lines: [`${name} = ${value.text}`],
      run: (model) => void model.locals.set(name, value.eval(model)),
    };
  }

  #write(): Part {
    const { lines, value, run } = this.#plain();
    return {
      lines: [...lines, `output <- ${value.text}`],
      run: (model) => {
        run(model);
        model.out.push(...bytesOf(value.kind, value.eval(model)));
      },
    };
  }

  #putBack(): Part {
    const { lines, value, run } = this.#plain();
    return {
      lines: [...lines, `input <- ${value.text}`],
      run: (model) => {
        run(model);
        model.put(bytesOf(value.kind, value.eval(model)));
      },
    };
  }

  /** A struct, or one of two; its fields are values, and its bytes are written or put back. */
  #struct(): Part {
    const shape = Array.from({ length: 2 + this.#dice.below(3) }, () => this.#dice.pick(this.#kinds));
    const [first, second] = [shape, shape].map((fields) => fields.map((kind) => this.#plain(kind)));
    const test = this.#dice.below(3) === 0 ? this.#expr({ bits: 1, float: false }) : undefined;
    const name = `%${this.#name('s')}`;
    const use = this.#dice.pick(['', `output <- ${name}`, `input <- ${name}`]);
    const used = test === undefined ? [first] : [first, second];
    const texts = used.map((fields) => `(${fields.map(({ value }) => value.text).join(', ')})`);
    shape.forEach((kind, i) => this.#local(`${name}[${i}]`, kind));
    return {
      lines: [
        ...used.flat().flatMap(({ lines }) => lines),
        `${name} = ${test === undefined ? texts[0] : `${test.text} ? ${texts[0]} : ${texts[1]}`}`,
        ...(use === '' ? [] : [use]),
      ],
      run: (model) => {
        for (const { run } of used.flat()) run(model);
        const chosen = test === undefined || test.eval(model) === 1n ? first : second;
        const values = chosen.map(({ value }) => value.eval(model));
        values.forEach((value, i) => model.locals.set(`${name}[${i}]`, value));
        const bytes = values.flatMap((value, i) => bytesOf(shape[i], value));
        if (use.startsWith('output')) model.out.push(...bytes);
        else if (use !== '') model.put(bytes);
      },
    };
  }

  #match(maker: Maker, depth: number): Part {
    const ints = this.#kinds.filter(({ bits, float }) => !float && bits % 8 === 0);
    const subject = this.#expr(this.#dice.pick(ints));
    const name = `%${this.#name('m')}`;
    const arms = Array.from({ length: 1 + this.#dice.below(3) }, () => ({
      literal: this.#dice.pick([BigInt(this.#dice.below(5) - 2), BigInt(randomValue(this.#dice, subject.kind))]),
      part: maker.parts(depth - 1),
    }));
    const last = maker.parts(depth - 1);
    return {
      lines: [
        `${name} = ${subject.text}`,
        `match ${name} with`,
        ...arms.flatMap(({ literal, part }) => [`| ${literal} ->`, ...indented(part.lines)]),
        '| _ ->',
        ...indented(last.lines),
      ],
      run: (model) => {
        const value = subject.eval(model);
        (arms.find(({ literal }) => literal === value)?.part ?? last).run(model);
      },
    };
  }

  // Functions

  #callDefinition(): Part {
    const isNew = this.#definitions.length === 0 || this.#dice.below(2) === 0;
    const { name, params, results, call } = isNew ? this.#define() : this.#dice.pick(this.#definitions);
    const args = params.map((kind) => this.#expr(kind));
    const target = `%${this.#name('v')}`;
    const parts = results.length === 1 ? [target] : results.map((_, i) => `${target}[${i}]`);
    const given = name.startsWith('loop') ? [{ ...args[0], ...this.#count() }, ...args.slice(1)] : args;
    parts.forEach((text, i) => this.#local(text, results[i]));
    return {
      lines: [`${target} = @${name}(${given.map(({ text }) => text).join(', ')})`],
      run: (model) => {
        const values = call(given.map(({ eval: value }) => value(model)));
        parts.forEach((text, i) => model.locals.set(text, values[i]));
      },
    };
  }

  #count(): Pick<Value, 'text' | 'eval'> {
    const count = this.#dice.below(9) - 1;
    return { text: `i32 (${count})`, eval: () => BigInt(count) };
  }

  #define(): Definition {
    const made = this.#dice.below(3) === 0 ? this.#recursive() : this.#computing();
    this.#definitions.push(made);
    return made;
  }

  #computing(): Definition {
    const params = Array.from({ length: 1 + this.#dice.below(4) }, () => this.#dice.pick(this.#kinds));
    const results = Array.from({ length: this.#dice.pick([1, 1, 2, 3]) }, () => this.#dice.pick(this.#kinds));
    const made = this.#expressions(paramsOf(params, ['p0', 'p1', 'p2', 'p3']));
    const values = results.map((kind) => made.of(kind, 1 + this.#dice.below(3)));
    const name = this.#name('of');
    const [type, body] = [results.map(nameOf).join(', '), values.map(({ text }) => text).join(', ')];
    const isOne = results.length === 1;
    this.#text(name, isOne ? type : `(${type})`, params, ['p0', 'p1', 'p2', 'p3'], isOne ? body : `(${body})`);
    return { name, params, results, call: (args) => values.map((value) => value.eval(args)) };
  }

  /** A loop by a tail call, or a call whose result is needed. */
  #recursive(): Definition {
    const kind = this.#dice.pick(this.#kinds);
    const params = [i32, kind];
    const made = this.#expressions(paramsOf(params, ['n', 'a']));
    const [next, other] = [made.of(kind, 2), made.of(kind, 1)];
    const name = this.#name('loop');
    const again = `@${name}(%n - 1, ${next.text})`;
    const isTail = this.#dice.below(2) === 0;
    const rest = isTail ? again : `(${again} + ${other.text})`;
    this.#text(name, nameOf(kind), params, ['n', 'a'], `%n <= 0 ? %a : ${rest}`);
    const run = ([n, a]: readonly Val[]): Val => {
      if (n <= 0n) return a;
      const result = run([BigInt(n) - 1n, next.eval([n, a])]);
      return isTail ? result : sum(kind, result, other.eval([n, a]));
    };
    return { name, params, results: [kind], call: (args) => [run(args)] };
  }

  #text(name: string, type: string, params: readonly Kind[], names: readonly string[], body: string): void {
    const list = params.map((kind, i) => `${nameOf(kind)} %${names[i]}`).join(', ');
    this.texts.push(`define ${type} @${name}(${list}) {\n  ${body}\n}`);
  }

  /** State in front of the input, which the function reads and puts back. */
  #streamLoop(): Part {
    const kind = this.#dice.pick(this.#kinds);
    const made = this.#expressions(paramsOf([i32, kind], ['n', 'a']));
    const next = made.of(kind, 2);
    const start = this.#plain(kind);
    const [name, target, count] = [this.#name('walk'), `%${this.#name('v')}`, this.#dice.below(9) - 1];
    this.texts.push(
      [
        `subset @${name}`,
        '  %n = i32 input.read(4)',
        `  %a = ${nameOf(kind)} input.read(${sizeOf(kind)})`,
        `  %n <= 0 ? %a : input <- (%n - 1, ${next.text}) ${name}`,
      ].join('\n'),
    );
    this.#local(target, kind);
    return {
      lines: [...start.lines, `input <- (i32 (${count}), ${start.value.text})`, `${target} = ${name}`],
      run: (model) => {
        start.run(model);
        let value = start.value.eval(model);
        for (let n = BigInt(count); n > 0n; n--) value = next.eval([n, value]);
        model.locals.set(target, value);
      },
    };
  }
}

function missing(name: string): never {
  throw new Error(`the model knows no ${name}`);
}

function paramsOf(params: readonly Kind[], names: readonly string[]): Expr<readonly Val[]>[] {
  return params.map((kind, i) => ({ text: `%${names[i]}`, kind, eval: (args) => args[i] }));
}

function sum(kind: Kind, a: Val, b: Val): Val {
  if (typeof a === 'number' && typeof b === 'number') return convert(kind, a + b);
  return wrap(kind, BigInt(a) + BigInt(b));
}

// Bytes

function sizeOf({ bits }: Kind): number {
  return Math.ceil(bits / 8);
}

/** Bits beyond those of the type are 0. */
function bytesOf(kind: Kind, value: Val): number[] {
  const bits = BigInt.asUintN(kind.bits, bitsOf(kind, value));
  return Array.from({ length: sizeOf(kind) }, (_, i) => Number((bits >> BigInt(8 * i)) & 255n));
}

function valueOf(kind: Kind, bytes: readonly number[]): Val {
  if (!kind.float)
    return wrap(
      kind,
      bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
    );
  const view = new DataView(Uint8Array.from(bytes).buffer);
  return kind.bits === 32 ? view.getFloat32(0, true) : view.getFloat64(0, true);
}

// Modules

export interface ProgramsCase extends StreamCase {
  /** How many programs ran, the last one perhaps to a trap. */
  readonly programs: number;
}

/** At most so many programs; one module in three has numbers of more than 64 bits. */
export function programsCase(dice: Dice, most: number): ProgramsCase {
  const values = new ValueParts(dice, dice.below(3) === 0 ? all : narrow);
  const input = Array.from({ length: 40 * most }, () => dice.below(5));
  const model = new Model(input, [0, 0]);
  const subsets: string[] = [];
  const calls: string[] = [];
  let end: number | string = 77;
  while (end === 77 && calls.length < most) {
    const maker = new Maker(dice, `p${calls.length}call`, values);
    for (let count = dice.below(3); count > 0; count--) maker.func();
    const program: Func = {
      name: `p${calls.length}`,
      capacities: [8 + dice.below(9), 16 + dice.below(12)],
      body: maker.parts(2, 8, true),
      last: 'i8 7',
      value: () => 7,
    };
    for (const { name, capacities, body, last } of [...maker.functions, program])
      subsets.push(...subset(name, capacities, body, last));
    calls.push(`output <- ${program.name}`);
    end = endOf(() => model.out.push(model.call(program)));
  }
  const text = [...values.texts, ...subsets, ...subset('main', [0, 4], { lines: calls }, '77'), ''].join('\n');
  return { text, input: Uint8Array.from(input), end, out: model.out, programs: calls.length };
}

function endOf(run: () => void): number | string {
  try {
    run();
    return 77;
  } catch (error) {
    if (error instanceof ModelTrap) return error.message;
    throw error;
  }
}
