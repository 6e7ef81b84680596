/**
 * The environments of chapter 2: the global one (definition 15), which `load` makes of a program and nothing changes
 * afterwards; the local one of an activation (definition 16); the objects (definition 17).
 *
 * What the document looks up by name at every use is looked up once: a local variable is its slot in `LocalEnv.vars`, a
 * pseudo-register its slot in `pregs`. A local environment belongs to one activation and is changed in place; nobody
 * else ever sees it.
 */
import type { Span } from '../base/source.ts';
import { CompositeEnv } from './composites.ts';
import type { Memory, Block } from './memory.ts';
import { primSize, prim } from './prim-types.ts';
import type { Site } from './stuck.ts';
import { default_type_attr } from './syntax.ts';
import type { Func, FunctionPrototype, Ident, InitData, PrimType, Program, Type, VarDef } from './syntax.ts';
import type { Val } from './values.ts';

/** One variable of a frame: the parameters first, then the local variables. */
export interface Slot {
  readonly id: Ident;
  readonly type: Type;
  readonly offset: number;
  readonly size: number;
  /** Is a pointer to it ever made? */
  exposed: boolean;
  /** Where it is declared. */
  readonly span: Span | undefined;
  readonly isConstant: boolean;
}

/** A function as the machine holds it. */
export interface LightFunction {
  readonly id: Ident;
  readonly func: Func;
  readonly prototype: FunctionPrototype;
  /** The block that stands for its address. */
  readonly block: Block;
  readonly slots: readonly Slot[];
  readonly slotOf: ReadonlyMap<Ident, number>;
  readonly frameSize: number;
  /** Slots of pseudo-registers, by name; grows while the body is compiled. */
  readonly pregOf: Map<Ident, number>;
}

/** One activation (definition 16): made by `function_entry`, gone with the return. Its variables lie in one range of the arena. */
export class LocalEnv {
  readonly func: LightFunction;
  /** `lenv_vars`: the block of each slot. */
  readonly vars: Block[];
  /** `lenv_pregs`: value and type of each register, undefined before the first assignment. */
  readonly pregs: (Val | undefined)[];
  readonly pregTypes: (PrimType | undefined)[];
  /** `lenv_thrownval`. */
  thrownval: Val | undefined = undefined;
  thrownType: PrimType | undefined = undefined;
  /** What a variadic function was given beyond its parameters. */
  readonly extra: Extra;
  /** Where its variables lie. */
  readonly frame: number;
  /** What it takes beside the bytes of its variables: a block for each, some words for each register. */
  readonly cost: number;

  constructor(func: LightFunction, vars: Block[], frame: number, extra: Extra = noExtra) {
    this.extra = extra;
    this.func = func;
    this.vars = vars;
    this.frame = frame;
    this.pregs = new Array<Val | undefined>(func.pregOf.size).fill(undefined);
    this.pregTypes = new Array<PrimType | undefined>(func.pregOf.size).fill(undefined);
    this.cost = 512 + 128 * vars.length + 32 * this.pregs.length;
  }
}

/** Arguments of a call that no parameter takes, with their types. */
export interface Extra {
  readonly values: readonly Val[];
  readonly types: readonly PrimType[];
  /** Bytes of those that are aggregates. */
  readonly sizes: readonly number[];
}

/** What the object environment knows of one object (definition 17). */
export interface ObjectEntry {
  readonly type: Type;
  readonly count: number;
  /** May the collector free it? */
  readonly collectable: boolean;
}

/** By the number of the object's block. */
export type ObjectEnv = Map<number, ObjectEntry>;

export interface GlobalVariable {
  readonly block: Block;
  readonly def: VarDef;
}

/** Definition 15. Immutable once it is loaded; what changes is memory. */
export interface GlobalEnv {
  readonly program: Program;
  readonly cenv: CompositeEnv;
  readonly vars: ReadonlyMap<Ident, GlobalVariable>;
  /** `genv_funcs` and `genv_fundefs` in one: by name, and by block. */
  readonly funcs: ReadonlyMap<Ident, LightFunction>;
  readonly fundefs: ReadonlyMap<number, LightFunction>;
}

const noExtra: Extra = { values: [], types: [], sizes: [] };
const nowhere: Site = { rule: 'call', span: undefined };

/** Makes the global environment: a block for each variable and function, initial data in place. */
export function load(program: Program, memory: Memory): GlobalEnv {
  const cenv = new CompositeEnv(program);
  const vars = new Map<Ident, GlobalVariable>();
  for (const [id, def] of program.prog_vars) {
    const name = def.text ?? id;
    const isConstant = def.constant === true || def.text !== undefined;
    const kind = def.text === undefined ? 'global' : 'string';
    const block = memory.alloc(
      0,
      cenv.sizeof(def.type),
      { rule: 'call', span: def.span },
      { kind, name, type: def.type, isConstant },
    );
    vars.set(id, { block, def });
  }
  const funcs = new Map<Ident, LightFunction>();
  const fundefs = new Map<number, LightFunction>();
  for (const [id, func] of program.prog_funcs) {
    const entry = makeFunction(id, func, cenv, memory);
    funcs.set(id, entry);
    fundefs.set(entry.block.id, entry);
  }
  const env = { program, cenv, vars, funcs, fundefs };
  initialise(env, memory);
  return env;
}

function makeFunction(id: Ident, func: Func, cenv: CompositeEnv, memory: Memory): LightFunction {
  const { prototype, body } = func;
  const block = memory.alloc(0, 0, { rule: 'call', span: func.span }, { kind: 'function', name: id, type: undefined });
  const { slots, frameSize } = layFrame(func, cenv);
  const slotOf = new Map(slots.map(({ id: name }, i) => [name, i]));
  const pregOf = new Map((body?.fun_pregs ?? []).map(([name], i) => [name, i]));
  return { id, func, prototype, block, slots, slotOf, frameSize, pregOf };
}

/**
 * Where the variables of an activation lie, from the start of its frame: parameters, then locals, each aligned. Even an
 * empty variable takes a byte, so that no two have the same address.
 */
function layFrame({ prototype, body }: Func, cenv: CompositeEnv): Pick<LightFunction, 'slots' | 'frameSize'> {
  const slots: Slot[] = [];
  let frameSize = 0;
  const place = (id: Ident, { type, attr, span, constant }: Omit<VarDef, 'storage'>): void => {
    const align = Math.max(cenv.alignof(type, attr), 1);
    const offset = Math.ceil(frameSize / align) * align;
    const size = cenv.sizeof(type);
    slots.push({ id, type, offset, size, exposed: false, span, isConstant: constant === true });
    frameSize = offset + Math.max(1, size);
  };
  if (body !== undefined) {
    for (const [id, type] of prototype.fun_params) place(id, { type, attr: default_type_attr });
    for (const [id, def] of body.fun_vars) place(id, def);
  }
  return { slots, frameSize };
}

/** Zeros, and what the program says. */
function initialise(env: GlobalEnv, memory: Memory): void {
  for (const [id, { init = [] }] of env.program.prog_vars) {
    const block = env.vars.get(id)?.block;
    if (block === undefined) continue;
    memory.fill(block.base, block.hi, 0, nowhere);
    for (const part of init) putInitData(env, memory, block, part);
  }
}

/** One piece of initial data; what does not fit into its variable, or names nothing, is left out. */
function putInitData(env: GlobalEnv, memory: Memory, block: Block, part: InitData): void {
  const width = part.kind === 'Init_bytes' ? part.bytes.length : primSize(prim('ptr'), memory.pointerSize);
  if (part.offset < 0 || part.offset + width > block.hi) return;
  const at = block.base + part.offset;
  if (part.kind === 'Init_bytes') return memory.setBytes(at, part.bytes, nowhere);
  const isVariable = part.kind === 'Init_addrof';
  const target = (isVariable ? env.vars : env.funcs).get(part.id)?.block;
  if (target === undefined) return;
  memory.writer(prim('ptr'), nowhere)(at, { b: target.id, p: isVariable ? part.addend : 0 });
}

/** `set_thrownval`. */
export function set_thrownval(le: LocalEnv, v: Val, pt: PrimType): void {
  le.thrownval = v;
  le.thrownType = pt;
}

/** `set_preg`. */
export function set_preg(le: LocalEnv, slot: number, v: Val, pt: PrimType): void {
  le.pregs[slot] = v;
  le.pregTypes[slot] = pt;
}

/** A parameter of an activation and of a block's report. */
export function slotBlock(
  memory: Memory,
  func: LightFunction,
  slot: Slot,
  frame: number,
  span: Span | undefined,
): Block {
  const what = { kind: 'local', name: `${slot.id} of ${func.id}`, type: slot.type } as const;
  const block = memory.makeBlock(frame + slot.offset, 0, slot.size, what, slot.span ?? span);
  return slot.isConstant ? { ...block, isConstant: true } : block;
}
