/**
 * Modules of JavaScript as engines: a file is evaluated in this process, as a page would import it, without what makes it a command. The
 * program as a whole is `run`; functions are called in the same file made as a library.
 */
import { idleEnv } from './idle-env.ts';
import { defaultStackSize } from '../src/base/memory-map.ts';
import { legalise, type Lack } from '../src/backend/legalise/index.ts';
import type { Grants, Instance } from '../src/driver/engine-row.ts';
import type { Emit } from '../src/driver/outputs.ts';
import { startOf, type LinearModule } from '../src/linear/nodes.ts';
import { finishesLibrary, resetsExceptions, runsConstructors } from '../src/lower/maple-levels/run-time-names.ts';
import type { HostEnv, HostValue } from '../src/vm/host.ts';
import { Trap, trapKinds, type TrapKind } from '../src/vm/trap.ts';

/** What a file throws. */
interface JsTrap extends Error {
  readonly kind: TrapKind;
  readonly calls: readonly { readonly name: string }[];
  readonly report: string;
}

type JsFunction = (...args: readonly HostValue[]) => HostValue | readonly HostValue[] | undefined;

/** What a file exports. */
export interface JsModule {
  readonly run?: (host: object) => number;
  readonly instantiate?: (host: object) => Readonly<Record<string, JsFunction>>;
}

/** A file without its command, evaluated. */
export function evaluateJs(text: string): JsModule {
  const [own] = text.split('// A command, if node was started with this file.');
  const names = [...own.matchAll(/^export (?:function|class|const) ([\w$]+)/gm)].map(([, name]) => name);
  const body = `${own.replace(/^export /gm, '')}\nreturn { ${names.join(', ')} };`;
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval -- it is what is tested
  return new Function(body)() as JsModule;
}

export class BuiltJs implements Instance {
  readonly env: HostEnv;
  readonly #original: LinearModule;
  readonly #module: LinearModule;
  readonly #emit: Emit;
  readonly #grants: Grants;
  readonly #added: number;
  #functions: Readonly<Record<string, JsFunction>> | undefined;

  /** `original`: as callers see it, before legalisation. */
  constructor(original: LinearModule, emit: Emit, grants: Grants, lacks: readonly Lack[]) {
    const { module, added } = legalise(original, lacks);
    this.#original = original;
    this.#module = module;
    this.#added = added;
    this.#emit = emit;
    this.#grants = grants;
    this.env = idleEnv(module, grants, original.pointerSize);
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    if (finishesLibrary(name) || runsConstructors(name) || resetsExceptions(name)) return [];
    const start = startOf(this.#original);
    const index = this.#original.funcs.findIndex((func) => func.name === name);
    return index === start ? this.#runWhole(index) : this.#callOne(index, args);
  }

  #load(library: boolean): JsModule {
    const { stackSize = defaultStackSize } = this.#grants;
    const grants = { name: 'built', original: this.#original, stackSize, added: this.#added, library };
    const { content, imports } = this.#emit(this.#module, grants);
    if (imports.length > 0) throw new Error(`nobody supplies ${imports.join(', ')}`);
    return evaluateJs(String(content));
  }

  get #host(): object {
    const { args, stdin, stdout, stderr } = this.#grants;
    return { args, stdin, stdout, stderr };
  }

  #runWhole(index: number): readonly HostValue[] {
    const { run } = this.#load(false);
    const status = guarded(() => run?.(this.#host)) ?? 0;
    return this.#original.funcs[index].results.map((type) => (type === 'i64' ? BigInt(status) : status));
  }

  #callOne(index: number, args: readonly HostValue[]): readonly HostValue[] {
    this.#functions ??= this.#load(true).instantiate?.(this.#host) ?? {};
    const exported = [...this.#original.funcs.keys()].filter(
      (i) => this.#original.funcs[i].exported && !this.#original.funcs[i].extern,
    );
    const name = Object.keys(this.#functions)[exported.indexOf(index)];
    const { params } = this.#original.funcs[index];
    const given = args.map((value, i) => (params[i] === 'i64' || params[i] === 'v128' ? BigInt(value) : value));
    const value = guarded(() => this.#functions?.[name](...given));
    return value === undefined ? [] : [value].flat();
  }
}

/** Traps of the file as traps. */
function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if ((error as Error).name !== 'Trap' || !('calls' in (error as JsTrap))) throw error;
    const { kind, message, calls } = error as JsTrap;
    const sentence = trapKinds[kind];
    const detail = message === sentence ? undefined : message.slice(sentence.length + 2);
    throw new Trap(
      kind,
      detail,
      calls.map(({ name }) => ({ func: name })),
    );
  }
}
