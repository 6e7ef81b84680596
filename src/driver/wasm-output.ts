/** Modules for WebAssembly as files: the bytes, and their text. Traps of the program are traps of WebAssembly. */
import { emitModule } from '../backend/wasm/emit.ts';
import { featuresOf } from '../backend/wasm/features.ts';
import type { WasmModule } from '../backend/wasm/module.ts';
import { printModule } from '../backend/wasm/wat.ts';
import type { LinearModule } from '../linear/nodes.ts';
import { runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { Emit, EmitGrants, Emitted } from './outputs.ts';
import { wasmFile } from './wasm-file.ts';
import { loaderOf } from './wasm-loader.ts';

export const emitWasm: Emit = (module, grants) => {
  const wasm = moduleOf(module, grants);
  const file = wasmFile(wasm, grants);
  const { fileName } = grants;
  const loader = fileName === undefined ? {} : loaderFiles(module, wasm, { ...grants, fileName });
  return { ...file, imports: importsOf(wasm), beside: { ...file.beside, ...loader } };
};

export const emitWat: Emit = (module, grants) => {
  const wasm = moduleOf(module, grants);
  return { content: printModule(wasm), imports: importsOf(wasm), features: featuresOf(wasm) };
};

function moduleOf(module: LinearModule, { name, stackSize }: EmitGrants): WasmModule {
  const wanted = [...module.funcs.keys()].filter((i) => isOpen(module, i));
  return emitModule(module, { name, stackSize, exports: wanted, asksRanges: true }).wasm;
}

/** What callers may call, and what runs before. */
function isOpen({ funcs }: LinearModule, index: number): boolean {
  const { exported, extern, name } = funcs[index];
  return !extern && (exported || runsConstructors(name));
}

function importsOf({ imports }: WasmModule): string[] {
  return imports.map(({ module, name }) => `${module}.${name}`);
}

function loaderFiles(
  module: LinearModule,
  wasm: WasmModule,
  { name, fileName, loader }: EmitGrants & { readonly fileName: string },
): NonNullable<Emitted['beside']> {
  if (loader !== true) return {};
  const { code, types } = loaderOf({
    program: name,
    fileName,
    module,
    exports: wasm.exports.filter(({ kind }) => kind === 'func').map((one) => one.name),
    imports: wasm.imports.map((one) => one.name),
  });
  const stem = fileName.replace(/\.wasm$/, '');
  return { [`${stem}.mjs`]: code, [`${stem}.d.mts`]: types };
}
