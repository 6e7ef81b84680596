/** Makes the image of a module, and the table that tells where in its source each byte comes from. */
import { defaultStackSize } from '../../base/memory-map.ts';
import { layOut } from '../../linear/data-layout.ts';
import type { Func, LinearModule } from '../../linear/nodes.ts';
import { hostOf, type HostTable } from '../../vm/host.ts';
import type { Meter } from '../../vm/meter.ts';
import { Trap, type TrapFrame } from '../../vm/trap.ts';
import type { Lack } from '../legalise/index.ts';
import { emitModule, type EmitOptions, type EmittedModule } from './emit.ts';
import { encodeModule } from './encode.ts';
import { hostSignatureOf } from './host-thunks.ts';
import { pageLimit, type WasmImage } from './image-facts.ts';
import { spanAt, type FrameTable } from './trap-frames.ts';

/** What the code of an image depends on, besides the bounds of its meter. */
export interface ImageOptions {
  /** What may be called; a function that is missing traps when it is called. */
  readonly hosts?: HostTable;
  /** Bytes for the program's own stack of arrays and slots. */
  readonly stackSize?: number;
  readonly guardNull?: boolean;
  /** What the module must not use; WebAssembly's own lacks unless given. */
  readonly lacks?: readonly Lack[];
  /** Functions that `call` must find besides the entry, by name; unless given, those that the module exports. */
  readonly callable?: readonly string[];
  /** Scalar globals, by index, that `scalars` must reach. */
  readonly reachableScalars?: readonly number[];
}

/** The image of a module, and where in the source its code comes from. Throws a Trap if the module needs more memory than there may be. */
export function makeImage(
  module: LinearModule,
  options: ImageOptions,
  meter: Meter,
): { readonly image: WasmImage; readonly places: FrameTable } {
  const { heapBase } = layOut(module, options.stackSize ?? defaultStackSize);
  if (heapBase > meter.limit) throw new Trap('out-of-memory', `the program needs ${heapBase} bytes to start`);
  const emitted = emitModule(module, emitOptions(module, options, meter));
  const { bytes, codeStart } = encodeModule(emitted.wasm);
  const image = {
    bytes,
    pointerSize: module.pointerSize,
    heapBase,
    stackBottom: emitted.layout.stackBottom,
    stackTop: emitted.layout.stackTop,
    trapNames: emitted.trapNames,
    funcs: module.funcs.map(({ name, params, results }) => ({ name, params, results })),
    externs: emitted.externs,
    largestFunction: largestBody(emitted),
    loopDepth: deepestLoop(emitted),
  };
  return { image, places: new Places(module, emitted, codeStart) };
}

/** How modules are emitted that run here: with memory, traps and fuel supplied by the engine. */
function emitOptions(module: LinearModule, options: ImageOptions, meter: Meter): EmitOptions {
  const { hosts = {}, callable } = options;
  return {
    stackSize: options.stackSize ?? defaultStackSize,
    guardNull: options.guardNull,
    lacks: options.lacks,
    importMemory: { maxPages: pageLimit(meter) },
    importTrap: true,
    templates: true,
    metered: meter.isCounting,
    exports: callable && indicesOf(module, new Set(callable)),
    exportedScalars: options.reachableScalars,
    hostSignature: (func) => {
      const host = hostOf(hosts, func.name);
      return host && hostSignatureOf(host, module.pointerSize);
    },
  };
}

function indicesOf({ funcs }: LinearModule, names: ReadonlySet<string>): number[] {
  return [...funcs.keys()].filter((index) => names.has(funcs[index].name));
}

function largestBody({ wasm }: EmittedModule): number {
  return wasm.funcs.reduce((largest, func) => Math.max(largest, func.code.length), 0);
}

function deepestLoop({ wasm }: EmittedModule): number {
  return wasm.funcs.reduce((deepest, { loopDepth = 0 }) => Math.max(deepest, loopDepth), 0);
}

/** For stacks: the function of the source, and the place in it, of a byte of the module. */
class Places implements FrameTable {
  readonly #defined: readonly Func[];
  readonly #emitted: EmittedModule;
  readonly #codeStart: Int32Array;

  constructor(module: LinearModule, emitted: EmittedModule, codeStart: Int32Array) {
    this.#defined = module.funcs.filter((func) => !func.extern);
    this.#emitted = emitted;
    this.#codeStart = codeStart;
  }

  frameAt(index: number, offset: number): TrapFrame | undefined {
    const at = index - this.#emitted.importCount;
    if (at < 0 || at >= this.#defined.length) return undefined;
    const { marks } = this.#emitted.wasm.funcs[at];
    const { name, span: whole } = this.#defined[at];
    if (marks === undefined || offset < 0) return { func: name, span: whole };
    // Before the first mark stands what belongs to the call itself, such as the test for the end of the stack.
    const span = spanAt(marks.offsets, marks.spans, offset - this.#codeStart[at]) ?? whole ?? marks.spans[0];
    return { func: name, span };
  }
}
