/**
 * Runs MAPLE text for the tests of lowering: parsed, flattened, lowered, emitted as WebAssembly, instantiated by node.
 * The few host functions here are the tests' own, so that nothing of ours computes the expectations.
 */
import { SourceFile } from '../../src/base/source.ts';
import { emitModule } from '../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../src/backend/wasm/encode.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { printModule } from '../../src/linear/printer.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { lowerToLinear, type Lowered, type LoweringOptions } from '../../src/lower/maple-to-linear.ts';
import { parseMaple } from '../../src/maple/parser.ts';

export type Word = number | bigint;

export interface Machine {
  /** Calls a function; the trap that ends it, if one does, is thrown as an Error with the trap's kind as its message. */
  readonly call: (name: string, ...args: Word[]) => Word | Word[] | undefined;
  readonly memory: DataView;
  readonly lowered: Lowered;
}

/** Parses, flattens and lowers; errors of the parser and of the linear verifier fail the test. */
export function lowerText(text: string, options: LoweringOptions = {}): Lowered {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  const lowered = lowerToLinear(lowerToFlat(module), options);
  const broken = verifyModule(lowered.module);
  if (broken.length > 0) throw new Error(`${broken.map(({ message }) => message).join('\n')}\n${printModule(lowered.module)}`);
  return lowered;
}

/** The linear text of a module. */
export function linearText(text: string, options: LoweringOptions = {}): string {
  return printModule(lowerText(text, options).module);
}

export function startMachine(text: string, options: LoweringOptions = {}): Machine {
  const lowered = lowerText(text, options);
  const emitted = emitModule(lowered.module, { importTrap: true });
  const { bytes } = encodeModule(emitted.wasm);
  const host: { memory: WebAssembly.Memory | undefined; top: number } = { memory: undefined, top: 1 << 16 };
  const allocate = (size: Word): Word => {
    const at = host.top;
    host.top += (Number(size) + 15) & ~15;
    const missing = host.top - (host.memory?.buffer.byteLength ?? 0);
    if (missing > 0) host.memory?.grow(Math.ceil(missing / 65536));
    return typeof size === 'bigint' ? BigInt(at) : at;
  };
  const env = {
    trap: (kind: number): never => {
      throw new Error(emitted.trapNames[kind]);
    },
    malloc: allocate,
    free: (): void => undefined,
    fmod: (x: number, y: number): number => x % y,
    sin: Math.sin,
    strlen: (at: Word): Word => {
      const bytesOfMemory = new Uint8Array(host.memory?.buffer ?? new ArrayBuffer(0));
      const length = bytesOfMemory.indexOf(0, Number(at)) - Number(at);
      return typeof at === 'bigint' ? BigInt(length) : length;
    },
  };
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env });
  host.memory = instance.exports.memory as WebAssembly.Memory;
  host.top = host.memory.buffer.byteLength;
  const call = (name: string, ...args: Word[]): Word | Word[] | undefined =>
    (instance.exports[name] as (...words: Word[]) => Word | Word[] | undefined)(...args);
  return { call, lowered, get memory() { return new DataView((host.memory as WebAssembly.Memory).buffer); } };
}
