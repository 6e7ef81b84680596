/** The C library in C as a program of its own, called by name: the functions that are asked for, on WebAssembly. */
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { completeModule } from '../../src/driver/libc-complete.ts';
import { fileOf, libcFilesFor } from '../../src/driver/libc-files.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { Func } from '../../src/linear/nodes.ts';
import type { PointerSize } from '../../src/scalar/values.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import type { HostGrants, HostValue } from '../../src/vm/host.ts';
import { flushOutput } from '../../src/vm/host.ts';
import { latin1Bytes, slotsIn, type TestProgram } from './program.ts';

type Grants = Omit<HostGrants, 'pointerSize' | 'stdout' | 'stderr'>;

export async function startLibrary(
  names: readonly string[],
  grants: Grants = {},
  pointerSize: PointerSize = 8,
): Promise<TestProgram> {
  const functions = await functionsOf(names, pointerSize);
  const builder = new ModuleBuilder({ profile: 'full', pointerSize });
  for (const { name, params, results, variadic } of functions) builder.extern(name, params, results, { variadic });
  const { module } = await completeModule(
    builder.finish(),
    () => true,
    () => false,
  );
  functions.forEach(({ name }, i) => (module.funcs[i] = { ...module.funcs[i], name, exported: true }));
  const outputs = { stdout: '', stderr: '' };
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const program = instantiate(module, {
    ...grants,
    hosts: hostFunctions,
    stdout: (bytes) => void (outputs.stdout += text(bytes)),
    stderr: (bytes) => void (outputs.stderr += text(bytes)),
  });
  const { env } = program;
  const types = new Map(functions.map(({ name, params }) => [name, params]));
  const given = (type: string | undefined, value: HostValue): HostValue =>
    type === 'i64' ? BigInt.asIntN(64, BigInt(value)) : value;
  return {
    env,
    call: (name, ...args) =>
      program.call(
        name,
        args.map((value, i) => given(types.get(name)?.[i], value)),
      )[0],
    text(value) {
      const address = env.allocator.malloc(value.length + 1);
      env.memory.writeBytes(address, latin1Bytes(`${value}\0`));
      return address;
    },
    read: (address) => text(env.memory.stringBytes(address)),
    slots: (...values) => slotsIn(env, values),
    stdout() {
      flushOutput(env);
      return outputs.stdout;
    },
    stderr() {
      flushOutput(env);
      return outputs.stderr;
    },
  };
}

async function functionsOf(names: readonly string[], pointerSize: PointerSize): Promise<Func[]> {
  const library = await libcFilesFor(pointerSize);
  return Promise.all(
    names.map(async (name) => {
      const { module } = await library.linearOf(fileOf(name) ?? '');
      const func = module.funcs.find((one) => one.name === name);
      if (func === undefined) throw new Error(`the library has no ${name}`);
      return func;
    }),
  );
}
