/** What lowered programs use of the run time (src/runtime/tuyin), declared in a module when it is first used. */
import type { ModuleBuilder } from '../../linear/builder.ts';
import type { Dest, ValueType } from '../../linear/nodes.ts';

const i32: readonly ValueType[] = ['i32'];
const none: readonly ValueType[] = [];

/** Functions with their parameters and results; what they do says runtime.h. */
const functions = {
  need: [i32, i32],
  missing: [['i32', 'i32'], i32],
  skip: [i32, none],
  pass: [i32, i32],
  size: [none, i32],
  put_back: [i32, i32],
  open: [i32, i32],
  take: [i32, i32],
  close: [none, none],
  close_to: [i32, none],
  close_below: [i32, none],
  mark: [none, none],
  rewind: [none, none],
  drop: [none, none],
  begin: [['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], none],
  view: [['i32', 'i32'], i32],
  rest: [i32, i32],
  change: [['i32', 'i32'], i32],
  escape: [['i32', 'i32'], none],
  within: [['i32', 'i32'], none],
  alloc: [i32, i32],
  copy: [['i32', 'i32', 'i32'], none],
  fill: [['i32', 'i32', 'i32'], none],
  enter: [none, none],
  inherit: [none, none],
  root: [['i32', 'i32'], none],
  leave: [none, none],
  restart: [none, none],
  moved: [i32, i32],
  pointer: [['i32', 'i32'], none],
  region_take: [['i32', 'i32', 'i32'], i32],
  region_padded: [['i32', 'i32', 'i32'], i32],
  region_room: [['i32', 'i32'], i32],
  region_copy: [['i32', 'i32', 'i32'], none],
  region_seek: [['i32', 'i32'], none],
  region_reset: [i32, none],
  region_pos: [i32, i32],
  region_cap: [i32, i32],
  region_size: [i32, i32],
  region_has: [['i32', 'i32'], i32],
  region_block: [['i32', 'i32', 'i32'], i32],
  input_block: [['i32', 'i32'], i32],
  whole: [['i32', 'i32', 'i32', 'i32', 'i64', 'i32'], i32],
  shift: [['i32', 'i32', 'i32', 'i32', 'i64', 'i64', 'i32'], i32],
  order: [['i32', 'i32', 'i64'], i32],
  float: [['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], none],
  class: [['i32', 'i32'], i32],
  convert: [['i32', 'i64', 'i32', 'i64', 'i32'], none],
  puts: [i32, i32],
  write: [['i32', 'i32', 'i32'], none],
  write_number: [['i32', 'i64', 'i32'], none],
  flush: [none, none],
  exit: [i32, none],
  share: [none, none],
} as const satisfies Record<string, readonly [readonly ValueType[], readonly ValueType[]]>;
export type RuntimeFunction = keyof typeof functions;

/** Those after which the next bytes may lie elsewhere, or more are at hand. */
const moving: ReadonlySet<RuntimeFunction> = new Set([
  'need',
  'missing',
  'skip',
  'pass',
  'size',
  'put_back',
  'open',
  'take',
  'close',
  'close_to',
  'close_below',
  'rewind',
  'input_block',
]);

export function movesInput(name: RuntimeFunction): boolean {
  return moving.has(name);
}

/** Variables, each an address or number of 32 bits: the bytes at hand, what positions are counted from, and how many inputs are open. */
export type RuntimeVariable = 'at' | 'end' | 'origin' | 'limit' | 'depth';

/** The run time as a module declares it. */
export class Runtime {
  readonly #builder: ModuleBuilder;
  readonly #functions = new Map<RuntimeFunction, number>();
  readonly #variables = new Map<RuntimeVariable, Dest>();

  constructor(builder: ModuleBuilder) {
    this.#builder = builder;
  }

  func(name: RuntimeFunction): number {
    const [params, results] = functions[name];
    const index = this.#functions.get(name) ?? this.#builder.extern(`__tuyin_${name}`, params, results);
    this.#functions.set(name, index);
    return index;
  }

  variable(name: RuntimeVariable): Dest {
    const dest = this.#variables.get(name) ?? this.#builder.data(`__tuyin_${name}`, 4, { align: 4, extern: true });
    this.#variables.set(name, dest);
    return dest;
  }
}
