/**
 * Engines that run what legalisation has made of a module: one for each step by itself on the interpreter, those that
 * WebAssembly does not ask for by itself on WebAssembly, and both after all steps. Each looks at the module first: the
 * verifier accepts it, and nothing of what was to be taken away is left.
 */
import {
  lacks as everyLack,
  legalise,
  remaining,
  stepRows,
  stepsFor,
  type Lack,
} from '../../src/backend/legalise/index.ts';
import { joinHalves, splitHalves } from '../../src/backend/wasm/host-halves.ts';
import { instantiate } from '../../src/backend/wasm/engine.ts';
import { wasmLacks } from '../../src/backend/wasm/lacks.ts';
import { addEngine, instantiate as instantiateUnit } from '../../src/driver/index.ts';
import type { LinearEngine } from '../../src/driver/engine-row.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { instantiateInterp } from '../../src/vm/linear/index.ts';
import type { TestEngine } from '../engines.ts';
import { wayOn, type Way } from '../programs/ways.ts';

/** Those after which hosts and callers know the module still; tests/legalise/longs.test.ts has the others. */
export const lacks = everyLack.filter((lack) => stepRows[lack].changesHost !== true);

/** A module without what is lacking; it is an error if the promise of a step is not kept. */
export function legalised(module: LinearModule, lacking: readonly Lack[]): LinearModule {
  const result = legalise(module, lacking);
  const mistake = verifyModule(result.module).find(({ severity }) => severity === 'error');
  if (mistake !== undefined) throw new Error(`after ${lacking.join()}: ${mistake.code} ${mistake.message}`);
  for (const step of stepsFor(lacking)) {
    const left = remaining(step, result.module, result.uses);
    if (left !== undefined) throw new Error(`${step} has left ${left}`);
  }
  return result.module;
}

/** Callers give and get values of 128 bits as they did, whatever has become of them. */
function interpWithout(lacking: readonly Lack[]): LinearEngine {
  return (original, grants) => {
    const instance = instantiateInterp(legalised(original, lacking), grants);
    if (!stepsFor(lacking).includes('vectors')) return instance;
    return {
      env: instance.env,
      call: (name, args) => {
        const func = original.funcs.find((one) => one.name === name);
        const results = instance.call(name, splitHalves(func?.params ?? [], args));
        return joinHalves(func?.results ?? [], results);
      },
    };
  };
}

function wasmWithout(lacking: readonly Lack[]): LinearEngine {
  return (module, grants) => {
    const all = [...wasmLacks, ...lacking];
    legalised(module, all);
    return instantiate(module, { ...grants, lacks: all });
  };
}

/** The row is there only while a program is made ready: these engines are no columns of other suites. */
function engineOf(name: string, level: 'linear' | 'cfg', start: LinearEngine): TestEngine {
  return {
    name,
    start: async (unit, options) => {
      const remove = addEngine(name, { title: name, level, has: {}, load: () => Promise.resolve(start) });
      try {
        return (await instantiateUnit(unit, { ...options, engine: name })).orThrow();
      } finally {
        remove();
      }
    },
  };
}

const ownOfWasm = lacks.filter((lack) => !wasmLacks.some((one) => one === lack));

export const legalisedEngines: readonly TestEngine[] = [
  ...lacks.map((lack) => engineOf(`interp-without-${lack}`, 'linear', interpWithout([lack]))),
  ...ownOfWasm.map((lack) => engineOf(`wasm-without-${lack}`, 'cfg', wasmWithout([lack]))),
  engineOf('interp-without-all', 'linear', interpWithout(lacks)),
  engineOf('wasm-without-all', 'cfg', wasmWithout(lacks)),
];

export const legalisedWays: readonly Way[] = legalisedEngines.map(wayOn);
