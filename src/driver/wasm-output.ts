/** Modules for WebAssembly as files: the bytes, and their text. Traps of the program are traps of WebAssembly. */
import { emitModule } from '../backend/wasm/emit.ts';
import { encodeModule } from '../backend/wasm/encode.ts';
import type { WasmModule } from '../backend/wasm/module.ts';
import { printModule } from '../backend/wasm/wat.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Emit, EmitGrants } from './outputs.ts';

export const emitWasm: Emit = (module, grants) => {
  const wasm = moduleOf(module, grants);
  return { content: encodeModule(wasm).bytes, imports: importsOf(wasm) };
};

export const emitWat: Emit = (module, grants) => {
  const wasm = moduleOf(module, grants);
  return { content: printModule(wasm), imports: importsOf(wasm) };
};

function moduleOf(module: LinearModule, { name, stackSize }: EmitGrants): WasmModule {
  return emitModule(module, { name, stackSize }).wasm;
}

function importsOf({ imports }: WasmModule): string[] {
  return imports.map(({ module, name }) => `${module}.${name}`);
}
