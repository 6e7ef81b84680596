/**
 * What engines and back ends get: a linked module without declarations of other modules' globals, aliases and constructors.
 *
 *     @g, an alias of @f            uses of @g are uses of @f; for calls from outside a function @g that calls @f
 *     a weak name without definition   its address is 0, a call of it traps
 *     constructors                  `.run_constructors` calls them, once; the program's start calls it first, and so does whoever
 *                                   calls another function from outside
 *
 * A module that has none of these is returned as it is.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { numberedName } from '../../base/host-name.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { aliasEnds } from '../aliases.ts';
import { LinearBuilder } from '../builder.ts';
import { mapDests, mapOperands } from '../instr.ts';
import {
  startOf,
  type DataGlobal,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type Operand,
} from '../nodes.ts';
import { UsePlaces } from './names.ts';

export type Closed = NamedResult<'module', LinearModule>;

/** `isSupplied`: whether the host has a function, so that a weak declaration of it is not null. Changes nothing in the module. */
export function closeModule(module: LinearModule, isSupplied: (name: string) => boolean): Closed {
  const { globals, funcs } = module;
  const isOpen = (one: Func | Global): boolean =>
    one.alias !== undefined || ('storage' in one ? one.extern === true : one.extern && one.linkage === 'weak');
  if (!globals.some(isOpen) && !funcs.some(isOpen)) return named('module', withConstructors(module), []);
  const diagnostics = missingGlobals(module);
  return named('module', withConstructors(new Closing(module, isSupplied).close()), diagnostics);
}

/** A global that nobody defines, and that something uses. */
function missingGlobals(module: LinearModule): Diagnostic[] {
  const places = new UsePlaces(module);
  return module.globals.flatMap(({ name, extern, alias, linkage, span }, index) => {
    if (extern !== true || alias !== undefined || linkage === 'weak') return [];
    const uses = places.of({ kind: 'g', index });
    if (uses.length === 0) return [];
    const [first, ...more] = uses.filter((use) => use !== undefined);
    const notes = more.map((place) => ({ message: 'and used here', span: place }));
    return [diagnose(linkCatalogue, 'LNK0002', first ?? span, [name], { notes })];
  });
}

class Closing {
  readonly #module: LinearModule;
  /** Functions that are null, by index. */
  readonly #nulls: readonly boolean[];
  /** What each is behind all aliases. The linker leaves no aliases of aliases; a module that was not linked may have long chains. */
  readonly #funcEnds: readonly (number | undefined)[];
  readonly #globalEnds: readonly (number | undefined)[];

  constructor(module: LinearModule, isSupplied: (name: string) => boolean) {
    this.#module = module;
    this.#funcEnds = aliasEnds(module.funcs);
    this.#globalEnds = aliasEnds(module.globals);
    this.#nulls = module.funcs.map(
      ({ name, extern, linkage, alias }) => extern && linkage === 'weak' && alias === undefined && !isSupplied(name),
    );
  }

  close(): LinearModule {
    const { globals, funcs } = this.#module;
    return {
      ...this.#module,
      globals: globals.map((global) => this.#global(global)),
      funcs: funcs.map((func, index) => this.#func(func, index)),
    };
  }

  #global(global: Global): Global {
    const { name, span, extern, alias } = global;
    // Nothing uses them any more: they only keep their numbers.
    if (alias !== undefined || extern === true) return { ...emptyData, name, span };
    return global.storage === 'data' && global.relocations.length > 0 ? this.#relocated(global) : global;
  }

  #relocated(global: DataGlobal): DataGlobal {
    const { pointerSize } = this.#module;
    const reach = global.relocations.reduce((end, { at }) => Math.max(end, at + pointerSize), global.bytes.length);
    const bytes = new Uint8Array(reach);
    bytes.set(global.bytes);
    const relocations = global.relocations.flatMap((one) => {
      const { kind, index, addend } = one;
      if (this.#isNull(kind, index)) return writeAddress(bytes, one.at, addend, pointerSize);
      return [{ ...one, index: this.#behind(kind, index) }];
    });
    return { ...global, bytes, relocations };
  }

  #isNull(kind: 'f' | 'g', index: number): boolean {
    if (kind === 'f') return this.#nulls[index];
    const { extern, linkage, alias } = this.#module.globals[index];
    return extern === true && linkage === 'weak' && alias === undefined;
  }

  #behind(kind: 'f' | 'g', index: number): number {
    return (kind === 'f' ? this.#funcEnds : this.#globalEnds)[index] ?? index;
  }

  #func(func: Func, index: number): Func {
    if (this.#nulls[index]) return withBody(this.#module, func, (b) => b.trap('missing-function'));
    if (func.alias !== undefined) return this.#forwarding(func, this.#behind('f', func.alias));
    if (func.extern) return func;
    const close = <I extends Instr>(instr: I): I => this.#instr(instr);
    return {
      ...func,
      instrs: func.instrs.map(close),
      blocks: func.blocks.map(({ phis, instrs, terminator }) => ({
        phis: phis.map(close),
        instrs: instrs.map(close),
        terminator: close(terminator),
      })),
    };
  }

  #forwarding(func: Func, target: number): Func {
    return withBody(this.#module, func, (b) => {
      b.return(
        ...b.callAll(
          target,
          func.params.map((_, i) => b.param(i)),
        ),
      );
    });
  }

  #instr<I extends Instr>(instr: I): I {
    const read = mapOperands(instr, (operand) => this.#operand(operand));
    const written = mapDests(read, (dest) => {
      if (dest.kind !== 'g') return dest;
      const index = this.#behind('g', dest.index);
      return index === dest.index ? dest : { ...dest, index };
    });
    if (written.op !== 'Call') return written;
    const func = this.#behind('f', written.func);
    return func === written.func ? written : { ...written, func };
  }

  #operand(operand: Operand): Operand {
    if (operand.kind !== 'f' && operand.kind !== 'g') return operand;
    if (this.#isNull(operand.kind, operand.index))
      return this.#address(operand.kind === 'g' ? (operand.offset ?? 0) : 0);
    const index = this.#behind(operand.kind, operand.index);
    return index === operand.index ? operand : { ...operand, index };
  }

  #address(value: number): Operand {
    return this.#module.pointerSize === 8
      ? { kind: 'v', type: 'i64', value: BigInt(value) }
      : { kind: 'v', type: 'i32', value };
  }
}

const emptyData = {
  storage: 'data',
  size: 0,
  align: 1,
  constant: false,
  bytes: new Uint8Array(),
  relocations: [],
} as const;

/** The same function with a body. */
function withBody(module: LinearModule, func: Func, write: (b: LinearBuilder) => void): Func {
  const { alias: _, linkage: _linkage, ...declared } = func;
  const defined: Func = {
    ...declared,
    extern: false,
    form: 'linear',
    symbols: func.symbols.slice(),
    instrs: [],
    blocks: [],
  };
  const b = new LinearBuilder(module, defined).at(func.span);
  write(b);
  b.finish();
  return defined;
}

function writeAddress(bytes: Uint8Array, at: number, address: number, size: 4 | 8): [] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (size === 8) view.setBigInt64(at, BigInt(address), true);
  else view.setInt32(at, address, true);
  return [];
}

// Constructors

/** One function calls all of them, in their order, and the start of the program calls it. */
function withConstructors(module: LinearModule): LinearModule {
  const { constructors = [], ...rest } = module;
  if (constructors.length === 0) return module;
  const taken = new Set([...module.globals, ...module.funcs].map(({ name }) => name));
  const nameOf = (wanted: string): string => {
    let name = wanted;
    for (let i = 2; taken.has(name); i++) name = numberedName(wanted, i);
    return name;
  };
  const globals: Global[] = [
    ...module.globals,
    { name: nameOf('.constructed'), storage: 'scalar', type: 'i32', init: 0 },
  ];
  const runner: Func = emptyFunc(nameOf('.run_constructors'));
  const funcs = [...module.funcs, runner];
  const closed: LinearModule = { ...rest, globals, funcs };
  const body = withBody(closed, runner, (b) => {
    const isDone = { kind: 'g', index: globals.length - 1 } as const;
    b.ifThen(isDone, () => b.return());
    b.assign(isDone, b.i32(1));
    for (const { func } of constructors.toSorted((x, y) => x.priority - y.priority)) b.callVoid(func);
    b.return();
  });
  const start = startOf(closed);
  return {
    ...closed,
    funcs: funcs.map((func, index) =>
      func === runner ? body : index === start ? beginWith(func, funcs.length - 1) : func,
    ),
  };
}

function emptyFunc(name: string): Func {
  const none = { params: [], results: [], symbols: [], instrs: [], blocks: [] };
  return { name, ...none, variadic: false, extern: false, exported: false, form: 'linear' };
}

function beginWith(func: Func, callee: number): Func {
  const call: Instr = { op: 'Call', func: callee, dests: [], operands: [], span: func.span };
  if (func.form === 'linear') return { ...func, instrs: [call, ...func.instrs] };
  const [first, ...more] = func.blocks;
  return { ...func, blocks: [{ ...first, instrs: [call, ...first.instrs] }, ...more] };
}
