/**
 * Runs linear modules as WebAssembly in this process: their images, with the places of the code in their sources.
 *
 *     const program = instantiate(module, { hosts: hostFunctions, stdout: (bytes) => … });
 *     program.call('main', []);
 *     finish(program.env);
 */
import type { LinearModule } from '../../linear/nodes.ts';
import type { HostEnv, HostValue } from '../../vm/host.ts';
import { meterOf } from '../../vm/meter.ts';
import type { Scalars } from '../../vm/scalars.ts';
import type { TrapFrame } from '../../vm/trap.ts';
import { makeImage, type ImageOptions } from './image.ts';
import type { WasmImage } from './image-facts.ts';
import { WasmInstance, type InstanceOptions } from './instance.ts';
import { framesOf } from './trap-frames.ts';

/** Fuel is counted in calls and iterations of loops. */
export interface EngineOptions extends InstanceOptions, ImageOptions {}

/** A module that runs as WebAssembly. */
export interface WasmProgram {
  readonly env: HostEnv;
  /** The scalar globals that the options name. */
  readonly scalars: Scalars;
  /** Calls a function by name; throws Trap or Exit. Arguments of type i64 may be numbers. */
  call(name: string, args: readonly HostValue[]): HostValue[];
  /** The module as it was compiled. */
  readonly bytes: Uint8Array;
  readonly codeImage: WasmImage;
  /** The calls in the text of a stack of this module's code, wherever it ran. */
  framesIn(stack: string): readonly TrapFrame[];
}

/** A module of the linear IR, compiled to WebAssembly and ready to run. */
export function instantiate(module: LinearModule, options: EngineOptions = {}): WasmProgram {
  const meter = meterOf(options);
  const { image, places } = makeImage(module, options, meter);
  const instance = new WasmInstance(image, options, places, meter);
  return {
    env: instance.env,
    scalars: instance.scalars,
    call: (name, args) => instance.call(name, args),
    bytes: image.bytes,
    codeImage: image,
    framesIn: (stack) => framesOf(stack, places),
  };
}
