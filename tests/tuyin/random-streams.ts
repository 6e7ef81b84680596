/**
 * Random programs that read, put back, write, match and call, against a model of the input as an array and of regions as
 * arrays with two positions: commands, order of effects, rollback, what a call leaves of its input, and what came out before a trap.
 *
 * In the model each byte knows how many calls were open when it was put back; a call that returns drops what is in front and its own.
 */
import { startCode } from './instances.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { Trap } from '../../src/vm/trap.ts';
import type { Dice } from '../vm/gcc.ts';
import type { Engine } from '../../src/driver/index.ts';
import { programOfText } from './graphs.ts';
import { ModelTrap, type Val } from './random-expressions.ts';

interface Region {
  readonly bytes: number[];
  read: number;
  write: number;
}

interface InputByte {
  readonly value: number;
  /** Calls that were open when it was put back; 0: it was there. */
  readonly depth: number;
}

export class Model {
  input: InputByte[];
  position = 0;
  depth = 0;
  readonly out: number[] = [];
  regions: readonly Region[];
  /** Named values of the function that runs. */
  locals = new Map<string, Val>();

  constructor(input: readonly number[], capacities: readonly number[]) {
    this.input = input.map((value) => ({ value, depth: 0 }));
    this.regions = regionsOf(capacities);
  }

  call({ capacities, body, value }: Func, given: readonly number[] = []): number {
    const { regions, locals } = this;
    this.regions = regionsOf(capacities);
    this.locals = new Map();
    this.depth++;
    this.put(given);
    body.run(this);
    const result = value(this);
    while (this.input.length > 0 && this.input[0].depth === this.depth) this.read(1);
    this.depth--;
    Object.assign(this, { regions, locals });
    return result;
  }

  peek(count: number): number[] {
    if (count > this.input.length) throw new ModelTrap('T-INPUT');
    return this.input.slice(0, count).map(({ value }) => value);
  }

  read(count: number): number[] {
    const bytes = this.peek(count);
    this.input.splice(0, count);
    this.position += count;
    return bytes;
  }

  put(bytes: readonly number[]): void {
    this.input.unshift(...bytes.map((value) => ({ value, depth: this.depth })));
    this.position -= bytes.length;
  }

  peekRegion({ bytes, read }: Region, count: number): number[] {
    if (read + count > bytes.length) throw new ModelTrap('T-BOUNDS');
    return bytes.slice(read, read + count);
  }

  readRegion(region: Region, count: number): number[] {
    const bytes = this.peekRegion(region, count);
    region.read += count;
    return bytes;
  }

  append(region: Region, bytes: readonly number[]): void {
    if (region.write + bytes.length > region.bytes.length) throw new ModelTrap('T-BOUNDS');
    region.bytes.splice(region.write, bytes.length, ...bytes);
    region.write += bytes.length;
  }

  /** Does the action, and undoes what it did to the input and to cursors if it says no. */
  attempt(action: () => boolean): boolean {
    const kept = {
      input: [...this.input],
      position: this.position,
      cursors: this.regions.map(({ read, write }) => ({ read, write })),
    };
    if (action()) return true;
    this.input = kept.input;
    this.position = kept.position;
    this.regions.forEach((region, i) => Object.assign(region, kept.cursors[i]));
    return false;
  }
}

function regionsOf(capacities: readonly number[]): Region[] {
  return capacities.map((size) => ({ bytes: new Array<number>(size).fill(0), read: 0, write: 0 }));
}

/** A function that gives an i8; what its last line does is in `value`. */
export interface Func {
  readonly name: string;
  readonly capacities: readonly number[];
  readonly body: Part;
  readonly last: string;
  readonly value: (model: Model) => number;
}

/** Lines of the program, and what they do. */
export interface Part {
  readonly lines: readonly string[];
  readonly run: (model: Model) => void;
}

function word(value: number): number[] {
  return [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
}

/** Parts of another kind, made beside those of this file. */
export interface MoreParts {
  part(maker: Maker, depth: number): Part;
  /** Around the parts of a branch, or of a function, which sees no names of others. */
  enter(isFunction: boolean): void;
  leave(): void;
}

export class Maker {
  readonly #dice: Dice;
  readonly #prefix: string;
  readonly #more: MoreParts | undefined;
  readonly functions: Func[] = [];

  constructor(dice: Dice, prefix = 'call', more?: MoreParts) {
    this.#dice = dice;
    this.#prefix = prefix;
    this.#more = more;
  }

  /** Of those that are there already, so that no call comes back to itself. */
  func(): Func {
    const dice = this.#dice;
    const callee = this.functions.length === 0 ? undefined : dice.pick(this.functions);
    const constant = dice.below(100);
    const ends: readonly (readonly [string, (model: Model) => number])[] = [
      [`i8 ${constant}`, () => constant],
      ['i8 input.peek(1)', (model) => model.peek(1)[0]],
      ['i8 input.read(1)', (model) => model.read(1)[0]],
      ...(callee === undefined ? [] : [[callee.name, (model: Model) => model.call(callee)] as const]),
    ];
    const [last, value] = dice.pick(ends);
    const capacities = [dice.below(9), 4 + dice.below(12)];
    const name = `${this.#prefix}${this.functions.length}`;
    const made = { name, capacities, body: this.parts(1, 3, true), last, value };
    this.functions.push(made);
    return made;
  }

  #call(): Part {
    if (this.functions.length === 0) return this.#put();
    const callee = this.#dice.pick(this.functions);
    const value = this.#dice.below(5);
    if (this.#dice.below(3) === 0)
      return {
        lines: [`output <- ${callee.name}(i8 ${value}, input)`],
        run: (model) => void model.out.push(model.call(callee, [value])),
      };
    return this.#dice.below(4) === 0
      ? { lines: [`r1 <- ${callee.name}`], run: (model) => model.append(model.regions[1], [model.call(callee)]) }
      : { lines: [`output <- ${callee.name}`], run: (model) => void model.out.push(model.call(callee)) };
  }

  part(depth: number): Part {
    const dice = this.#dice;
    if (this.#more !== undefined && dice.below(2) === 0) return this.#more.part(this, depth);
    const simple = [
      () => this.#input(),
      () => this.#region(),
      () => this.#put(),
      () => this.#append(),
      () => this.#call(),
    ];
    return dice.pick(
      depth > 0 && dice.below(3) === 0 ? [() => this.#match(depth), () => this.#choice(depth)] : simple,
    )();
  }

  /** At most so many, of a branch or of a function. */
  parts(depth: number, most = 3, isFunction = false): Part {
    this.#more?.enter(isFunction);
    const all = Array.from({ length: 1 + this.#dice.below(most) }, () => this.part(depth));
    this.#more?.leave();
    return { lines: all.flatMap(({ lines }) => lines), run: (model) => all.forEach(({ run }) => run(model)) };
  }

  #input(): Part {
    const count = 1 + this.#dice.below(4);
    const forms: readonly (readonly [string, (model: Model) => number[]])[] = [
      [`output <- input.read(${count})`, (model) => model.read(count)],
      [`output <- input.peek(${count})`, (model) => model.peek(count)],
      ['output <- input.size()', (model) => word(model.input.length)],
      ['output <- input.eof()', (model) => [model.input.length === 0 ? 1 : 0]],
      ['output <- input.pos()', (model) => word(model.position)],
      [`input.skip(${count})`, (model) => (model.read(count), [])],
    ];
    const [line, take] = this.#dice.pick(forms);
    return { lines: [line], run: (model) => void model.out.push(...take(model)) };
  }

  #put(): Part {
    const value = this.#dice.below(200);
    const isByte = this.#dice.below(2) === 0;
    return {
      lines: [`input <- ${isByte ? 'i16' : 'i32'} ${value}`],
      run: (model) => model.put(isByte ? [value, 0] : word(value)),
    };
  }

  #region(): Part {
    const dice = this.#dice;
    const index = dice.below(2);
    const name = `r${index}`;
    const count = 1 + dice.below(4);
    const of = (model: Model): Region => model.regions[index];
    const to = dice.below(9);
    const forms: readonly (readonly [string, (model: Model) => number[]])[] = [
      [`output <- ${name}.read(${count})`, (model) => model.readRegion(of(model), count)],
      [`output <- ${name}.peek(${count})`, (model) => model.peekRegion(of(model), count)],
      [`output <- ${name}.size()`, (model) => word(Math.max(0, of(model).write - of(model).read))],
      [`output <- ${name}.eof()`, (model) => [of(model).write <= of(model).read ? 1 : 0]],
      [`output <- ${name}.pos()`, (model) => word(of(model).read)],
      [`output <- ${name}.cap()`, (model) => word(of(model).bytes.length)],
      [`${name}.skip(${count})`, (model) => (model.readRegion(of(model), count), [])],
      [
        `${name}.seek(${to})`,
        (model) => {
          if (to > of(model).bytes.length) throw new ModelTrap('T-BOUNDS');
          of(model).read = to;
          return [];
        },
      ],
      [`${name}.reset()`, (model) => (Object.assign(of(model), { read: 0, write: 0 }), [])],
    ];
    const [line, take] = dice.pick(forms);
    return { lines: [line], run: (model) => void model.out.push(...take(model)) };
  }

  #append(): Part {
    const index = this.#dice.below(2);
    const value = this.#dice.below(250);
    const fromInput = this.#dice.below(3) === 0;
    if (fromInput)
      return {
        lines: [`r${index} <- input.read(2)`],
        run: (model) => model.append(model.regions[index], model.read(2)),
      };
    return { lines: [`r${index} <- i16 ${value}`], run: (model) => model.append(model.regions[index], [value, 0]) };
  }

  #choice(depth: number): Part {
    const limit = this.#dice.below(12);
    const [yes, no] = [this.parts(depth - 1), this.parts(depth - 1)];
    const name = `c${this.#dice.bits()}`;
    return {
      lines: [
        `${name} = input.size() > ${limit}`,
        `match i8 ${name} with`,
        '| 1 ->',
        ...indented(yes.lines),
        '| _ ->',
        ...indented(no.lines),
      ],
      run: (model) => (model.input.length > limit ? yes : no).run(model),
    };
  }

  #match(depth: number): Part {
    const dice = this.#dice;
    const literal = dice.below(4);
    const index = dice.below(2);
    const pattern: readonly [string, (model: Model) => number] = dice.pick<readonly [string, (model: Model) => number]>(
      [
        ['i8 input.read(1)', (model) => model.read(1)[0]],
        [`i8 r${index}.read(1)`, (model) => model.readRegion(model.regions[index], 1)[0]],
        ['i8 input.peek(1) + i8 1', (model) => (model.peek(1)[0] + 1) & 255],
      ],
    );
    const callee = this.functions.length > 0 && dice.below(3) === 0 ? dice.pick(this.functions) : undefined;
    const [text, value] = callee === undefined ? pattern : [callee.name, (model: Model) => model.call(callee)];
    const [first, second, last] = [this.parts(depth - 1), this.parts(depth - 1), this.parts(depth - 1)];
    return {
      lines: [
        'match input.read(1) with',
        `| ${literal} ->`,
        ...indented(first.lines),
        `| ${text} ->`,
        ...indented(second.lines),
        '| _ ->',
        ...indented(last.lines),
      ],
      run: (model) => {
        if (model.input.length === 0) return last.run(model);
        const [byte] = model.read(1);
        if (byte === literal) return first.run(model);
        return (model.attempt(() => value(model) === byte) ? second : last).run(model);
      },
    };
  }
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

export function subset(
  name: string,
  capacities: readonly number[],
  { lines }: Pick<Part, 'lines'>,
  last: string,
): string[] {
  return [`subset @${name}`, `  r0 = [${capacities[0]}]`, `  r1 = [${capacities[1]}]`, ...indented(lines), `  ${last}`];
}

/** A random program with its input, and what it should do. */
export interface StreamCase {
  readonly text: string;
  readonly input: Uint8Array;
  /** The status, or the code of a trap. */
  readonly end: number | string;
  readonly out: readonly number[];
}

export function streamCase(dice: Dice): StreamCase {
  const maker = new Maker(dice);
  for (let count = dice.below(4); count > 0; count--) maker.func();
  const parts = Array.from({ length: 2 + dice.below(10) }, () => maker.part(2));
  const capacities = [dice.below(9), 4 + dice.below(12)];
  const text = [
    ...maker.functions.flatMap(({ name, capacities: own, body, last }) => subset(name, own, body, last)),
    ...subset('main', capacities, { lines: parts.flatMap(({ lines }) => lines) }, '77'),
    '',
  ].join('\n');
  const input = Array.from({ length: dice.below(24) }, () => dice.below(5));
  const model = new Model(input, capacities);
  let end: number | string = 77;
  try {
    for (const { run } of parts) run(model);
  } catch (error) {
    if (!(error instanceof ModelTrap)) throw error;
    end = error.message;
  }
  return { text, input: Uint8Array.from(input), end, out: model.out };
}

/** The input in pieces, so that reads cross from one to the next. */
export function inPieces(input: Uint8Array): () => Uint8Array | undefined {
  let left: Uint8Array | undefined = input;
  return () => {
    const piece = left?.subarray(0, 3);
    left = left?.subarray(3);
    return piece;
  };
}

/** What a random program does on an engine that it should not; undefined if nothing. */
export async function streamProblem(dice: Dice, engine: Engine): Promise<string | undefined> {
  const { text, input, end: expected, out: wanted } = streamCase(dice);
  const out: number[] = [];
  const run = async (): Promise<number | string> => {
    try {
      const stdout = (bytes: Uint8Array): void => void out.push(...bytes);
      return (await startCode(programOfText(text), { engine, stdin: inPieces(input), stdout })).main();
    } catch (error) {
      if (error instanceof Trap) return trapCodeOf(error.kind) ?? error.kind;
      throw error;
    }
  };
  const end = await run();
  return end === expected && out.join() === wanted.join()
    ? undefined
    : `${text}\ninput ${input.join(' ')}\nends with ${end}, and not ${expected}\nwrites ${out.join(' ')}\nand not ${wanted.join(' ')}`;
}
