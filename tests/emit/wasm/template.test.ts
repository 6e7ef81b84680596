/** Templates of the C library: what is filled in gives the very code that the emitter writes, and no body is read for it. */
import { expect, test } from 'vitest';
import { emitModule, type EmitOptions } from '../../../src/backend/wasm/emit.ts';
import { hostSignatureOf } from '../../../src/backend/wasm/host-thunks.ts';
import { libcFiles } from '../../../src/driver/libc-compile.ts';
import { completeModule } from '../../../src/driver/libc-complete.ts';
import { isShared, libcFilesFor, type LinearPart } from '../../../src/driver/libc-files.ts';
import { findEffects } from '../../../src/linear/analysis/effects.ts';
import { libraryHosts } from '../../../src/driver/library-hosts.ts';
import type { DataGlobal, Func, LinearModule } from '../../../src/linear/nodes.ts';
import type { PointerSize } from '../../../src/scalar/values.ts';
import { hostOf } from '../../../src/vm/host.ts';
import { isLong } from '../../long.ts';

const hosts = libraryHosts(undefined, () => undefined).orThrow();
function optionsFor(pointerSize: PointerSize): EmitOptions {
  return {
    importMemory: { maxPages: 65536 },
    importTrap: true,
    hostSignature: ({ name }) => {
      const host = hostOf(hosts, name);
      return host && hostSignatureOf(host, pointerSize);
    },
  };
}

/** A file without outlines: all bodies that are reached are read. */
async function readPart(file: string, pointerSize: PointerSize): Promise<LinearPart> {
  return { ...(await (await libcFilesFor(pointerSize)).linearOf(file)), outlineOf: () => undefined };
}

/** A program that declares all that some files define, behind things of its own that move all numbers. */
async function programOf(files: readonly string[], pointerSize: PointerSize = 8): Promise<LinearModule> {
  const funcs: Func[] = [];
  for (const file of files) {
    const { module } = await (await libcFilesFor(pointerSize)).linearOf(file);
    for (const { linkage: _, ...func } of module.funcs.filter((one) => isShared(one)))
      funcs.push({ ...func, extern: true, symbols: [], instrs: [], blocks: [] });
  }
  return { profile: 'full', pointerSize, entry: undefined, constructors: [], globals: [ownText], funcs };
}

const ownText: DataGlobal = {
  storage: 'data',
  name: 'text',
  size: 5,
  align: 1,
  constant: true,
  bytes: new TextEncoder().encode('text'),
  relocations: [],
};

const quick = ['strings.c', 'sort.c', 'printf.c', 'math-remainder.c', 'signal.c'];

test.each([8, 4] as const)('filled in, templates are what the emitter writes: addresses of %i bytes', async (size) => {
  const program = await programOf(isLong ? libcFiles : quick, size);
  const options = optionsFor(size);
  const isWanted = (): boolean => true;
  const isSupplied = (): boolean => false;
  const { module: plain } = await completeModule(program, isWanted, isSupplied, (file) => readPart(file, size));
  const { module: built } = await completeModule(program, isWanted, isSupplied);
  const expected = emitModule(plain, { ...options, apart: true });
  const actual = emitModule(built, { ...options, apart: true, templates: true });
  expect(built.funcs.map(({ name }) => name)).toEqual(plain.funcs.map(({ name }) => name));
  for (const part of ['types', 'imports', 'globals', 'exports', 'tables', 'elements', 'data'] as const)
    expect(actual.wasm[part]).toEqual(expected.wasm[part]);
  expect(actual.layout).toEqual(expected.layout);
  expect(actual.trapNames).toEqual(expected.trapNames);
  expect(actual.wasm.funcs.length).toBe(expected.wasm.funcs.length);
  for (const [i, func] of expected.wasm.funcs.entries()) {
    const { type, locals, code, name, loopDepth } = actual.wasm.funcs[i];
    expect({ type, locals, code: [...code], name, loopDepth }).toEqual({
      type: func.type,
      locals: func.locals,
      code: [...func.code],
      name: func.name,
      loopDepth: func.loopDepth,
    });
  }
  // All that does not have to be legalised came from templates: its body has not been read.
  const unread = built.funcs.filter(({ stored }) => stored?.outline !== undefined).length;
  expect(unread / built.funcs.length).toBeGreaterThan(0.8);
  // Places come from emitting the function after all, in the finished module.
  for (const [i, { marks }] of expected.wasm.funcs.entries())
    expect(actual.wasm.funcs[i].marks?.offsets).toEqual(marks?.offsets);
});

test('what calls of functions do is known without their bodies', async () => {
  const program = await programOf(['strings.c', 'division.c']);
  const { module } = await completeModule(
    program,
    () => true,
    () => false,
  );
  const effects = findEffects(module);
  const of = (name: string) => {
    const at = module.funcs.findIndex((func) => func.name === name);
    expect(module.funcs[at].stored?.outline).toBeDefined();
    const { reads, writes } = effects[at];
    return { reads, writes };
  };
  expect(of('strlen')).toEqual({ reads: true, writes: false });
  expect(of('strcpy')).toEqual({ reads: true, writes: true });
  expect(of('abs')).toEqual({ reads: false, writes: false });
});
