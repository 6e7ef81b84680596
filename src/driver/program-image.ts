/** Starts a program from its image (program.ts), with nothing of what compiles programs. */
import { WasmInstance } from '../backend/wasm/instance.ts';
import { ownEntry } from '../base/own-entry.ts';
import { libraryHosts } from './library-hosts.ts';
import { RunningProgram, type ProgramImage } from './program.ts';
import type { RunOptions } from './run-options.ts';

/** Options must be those with which the image was made. A trap has no places: `placeTrap` adds them. */
export function startImage(image: ProgramImage, options: RunOptions): RunningProgram {
  const { code, entry, functions, declarations } = image;
  const hosts = libraryHosts({}, () => undefined).orThrow();
  const source = {
    pointerSize: code.pointerSize,
    entry,
    functions,
    declarationOf: (name: string) => ownEntry(declarations, name),
  };
  const { host: _host, engine: _engine, ...granted } = options;
  return new RunningProgram(source, new WasmInstance(code, { ...granted, hosts }));
}
