/**
 * Variables that languages keep differently: a scalar of the linear IR (and of SysY) has no address, a variable of MAPLE and of C is
 * data in memory. Where the two meet under a name and have one size, the scalar becomes data too, in the modules that have it:
 *
 *     global i32 @n = 7              global data 4 align 4 @n = {0: …}
 *     l0 = AddI @n, 1        ──▶     t9 = load.i32 @n        l0 = AddI t9, 1
 *     @n = l0                        t10 = l0                store.i32 @n, t10
 *
 * Nothing else changes: what no other module has as data stays a scalar, which passes know more of.
 */
import { destsOf, isTerminator, mapDests, mapOperands, operandsOf } from '../instr.ts';
import {
  damageOf,
  type Block,
  type DataGlobal,
  type Dest,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type LinearSymbol,
  type Operand,
} from '../nodes.ts';
import { isStatic } from './names.ts';

type Scalar = Extract<Global, { storage: 'scalar' }>;
/** Types of scalars that memory has as they are, and their bytes. */
const sizes = { i32: 4, f32: 4, i64: 8, f64: 8 } as const;
type StoredType = keyof typeof sizes;

function isStored(type: string): type is StoredType {
  return Object.hasOwn(sizes, type);
}

/** The modules with such scalars in memory; those that have none are the same objects. */
export function withScalarsInMemory(modules: readonly LinearModule[]): readonly LinearModule[] {
  const dataSizes = new Map<string, Set<number>>();
  for (const { globals } of modules)
    for (const one of globals)
      if (one.storage === 'data' && !isStatic(one) && one.alias === undefined)
        dataSizes.set(one.name, (dataSizes.get(one.name) ?? new Set()).add(one.size));
  return dataSizes.size === 0 ? modules : modules.map((module) => inMemory(module, dataSizes));
}

function inMemory(module: LinearModule, dataSizes: ReadonlyMap<string, ReadonlySet<number>>): LinearModule {
  const { globals } = module;
  const aliased = new Set(globals.map(({ alias }) => alias));
  const moved = new Map<number, StoredType>();
  globals.forEach((one, index) => {
    if (one.storage !== 'scalar' || !isStored(one.type) || isStatic(one)) return;
    if (one.alias !== undefined || aliased.has(index)) return;
    const found = dataSizes.get(one.name);
    if (found?.has(sizes[one.type]) === true || found?.has(0) === true) moved.set(index, one.type);
  });
  if (moved.size === 0) return module;
  return {
    ...module,
    profile: 'full',
    globals: globals.map((one, index) => {
      const type = moved.get(index);
      return type === undefined || one.storage !== 'scalar' ? one : dataOf(one, type);
    }),
    funcs: module.funcs.map((func) => (func.extern || damageOf(func).length > 0 ? func : new Mover(func, moved).run())),
  };
}

function dataOf({ name, span, linkage, extern, comments, init }: Scalar, type: StoredType): DataGlobal {
  const size = sizes[type];
  const bytes = new Uint8Array(extern === true ? 0 : size);
  const view = new DataView(bytes.buffer);
  if (extern !== true) {
    if (type === 'i64') view.setBigInt64(0, BigInt(init), true);
    else if (type === 'i32') view.setInt32(0, Number(init), true);
    else if (type === 'f32') view.setFloat32(0, Number(init), true);
    else view.setFloat64(0, Number(init), true);
  }
  const shared = { name, span, linkage, extern, comments };
  return { ...shared, storage: 'data', size, align: size, constant: false, bytes, relocations: [] };
}

/** One function: loads before what reads the variables, stores behind what writes them. */
class Mover {
  readonly #func: Func;
  readonly #moved: ReadonlyMap<number, StoredType>;
  readonly #symbols: LinearSymbol[];

  constructor(func: Func, moved: ReadonlyMap<number, StoredType>) {
    this.#func = func;
    this.#moved = moved;
    this.#symbols = func.symbols.slice();
  }

  run(): Func {
    const instrs = this.#all(this.#func.instrs);
    const blocks = this.#func.blocks.map((block) => this.#block(block));
    return { ...this.#func, symbols: this.#symbols, instrs, blocks };
  }

  #block({ phis, instrs, terminator }: Block): Block {
    const list = this.#all([...instrs, terminator]);
    const last = list.pop();
    // A terminator writes nothing, so nothing stands behind it.
    return { phis, instrs: list, terminator: last !== undefined && isTerminator(last) ? last : terminator };
  }

  #all(instrs: readonly Instr[]): Instr[] {
    const out: Instr[] = [];
    for (const instr of instrs) this.#instr(instr, out);
    return out;
  }

  #instr(instr: Instr, out: Instr[]): void {
    if (![...operandsOf(instr), ...destsOf(instr)].some((one) => this.#typeOf(one) !== undefined)) {
      out.push(instr);
      return;
    }
    const stores: Instr[] = [];
    const { span } = instr;
    const read = mapOperands(instr, (operand) => {
      const type = this.#typeOf(operand);
      if (type === undefined) return operand;
      const dest = this.#temp(type);
      out.push({ op: 'Load', dest, mem: type, offset: 0, operands: [operand], span });
      return dest;
    });
    const written = mapDests(read, (dest) => {
      const type = this.#typeOf(dest);
      if (type === undefined) return dest;
      const value = this.#temp(type);
      stores.push({ op: 'Store', mem: type, offset: 0, operands: [dest, value], span });
      return value;
    });
    out.push(written, ...stores);
  }

  #typeOf(operand: Operand): StoredType | undefined {
    return operand.kind === 'g' ? this.#moved.get(operand.index) : undefined;
  }

  #temp(type: StoredType): Dest {
    return { kind: 't', index: this.#symbols.push({ kind: 't', type }) - 1 };
  }
}
