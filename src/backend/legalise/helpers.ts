/**
 * Functions that legalisation adds to a module: each is made once, when the first call of it is written, and stands
 * behind the functions of the program. They are ordinary functions of the linear IR; their names begin with a dot, which
 * no function with a body of a program does by chance, and are made free if one does (decision 0170).
 */
import { LinearBuilder } from '../../linear/builder.ts';
import type { Func, LinearModule, Signature } from '../../linear/nodes.ts';

/** A function whose instructions are still to be written. */
function emptyFunc(name: string, { params, results }: Signature): Func {
  return {
    name,
    params,
    results,
    symbols: params.map((type) => ({ kind: 'p', type }) as const),
    variadic: false,
    extern: false,
    exported: false,
    form: 'linear',
    instrs: [],
    blocks: [],
  };
}

/** The helpers of one module, as long as it is being legalised. */
export class Helpers {
  readonly #module: LinearModule;
  readonly #known = new Map<string, number>();
  readonly #names: Set<string>;

  /** The module gets the functions. */
  constructor(module: LinearModule) {
    this.#module = module;
    this.#names = new Set([...module.funcs, ...module.globals].map(({ name }) => name));
  }

  /** The index of the helper of that name; `build` writes its body, and may call other helpers. */
  indexOf(name: string, { params, results }: Signature, build: (b: LinearBuilder) => void): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const func = emptyFunc(this.#freeName(name), { params, results });
    const index = this.#module.funcs.push(func) - 1;
    // Known before its body is written, so that helpers may call each other.
    this.#known.set(name, index);
    const b = new LinearBuilder(this.#module, func);
    build(b);
    b.finish();
    return index;
  }

  #freeName(wanted: string): string {
    let name = `.${wanted}`;
    for (let number = 2; this.#names.has(name); number++) name = `.${number}.${wanted}`;
    this.#names.add(name);
    return name;
  }
}
