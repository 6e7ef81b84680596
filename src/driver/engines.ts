/** The engines, the fastest first: whoever names none gets the first that can do what is asked for. */
import { ownEntry } from '../base/own-entry.ts';
import type { EngineRow } from './engine-row.ts';
import { isOfLanguage, type Feature } from './features.ts';
import type { LanguageRow } from './language-row.ts';
import { addRow } from './rows.ts';

const rows = {
  wasm: {
    title: 'WebAssembly, compiled in this process',
    level: 'cfg',
    leavesUnread: true,
    vectors: true,
    has: { bounds: true, watch: true, profile: true, coverage: true },
    lacks: { undef: 'WebAssembly has no undefined variables' },
    load: async () => (await import('../backend/wasm/engine.ts')).instantiate,
  },
  graph: {
    title: 'the interpreter of the graph of Tuyin IR, the reference for it',
    level: 'graph',
    has: { trace: 'value', steps: 'instructions' },
    fuel: 'instructions',
    load: async () => (await import('./tuyin-program.ts')).graphEngine,
    loadTraceWriter: async () => (await import('../vm/tuyin/trace.ts')).traceWriter,
  },
  stack: {
    title: 'the stack machine of Tuyin IR',
    level: 'stack',
    has: { steps: 'instructions' },
    fuel: 'instructions',
    load: async () => (await import('./tuyin-program.ts')).stackEngine,
  },
  interp: {
    title: 'the interpreter of the linear IR',
    level: 'linear',
    leavesUnread: true,
    has: { undef: true, bounds: true, steps: 'instructions', watch: true, profile: true, coverage: true },
    fuel: 'instructions',
    load: async () => (await import('../vm/linear/index.ts')).instantiateInterp,
  },
  vm: {
    title: 'the MAPLE VM, which runs the flat level of MAPLE directly',
    level: 'flat',
    has: { watch: true },
    load: async () => (await import('../vm/maple/index.ts')).instantiateVm,
  },
  light: {
    title: 'the formal machine of MapleLight, which finds every misuse of memory',
    level: 'light',
    has: { ub: true, trace: 'small step', steps: 'small steps' },
    lacks: { watch: 'the formal machine has no addresses' },
    fuel: 'small steps',
    load: async () => (await import('./light-engine.ts')).startLightEngine,
    loadTraceWriter: async () => (await import('../light/trace.ts')).traceWriter,
  },
} as const satisfies Record<string, EngineRow>;

type KnownEngine = keyof typeof rows;
/** The name of a row; others than ours may be added. */
export type Engine = KnownEngine | (string & {});

/** What executes programs. */
export const engines: Readonly<Record<string, EngineRow>> = { ...rows };

/** Adds an engine; the function that is returned takes it back. */
export function addEngine(name: string, row: EngineRow): () => void {
  return addRow('engine', engines, name, row);
}

/** Does the engine run programs of this language? */
export function runsOn(language: LanguageRow, engine: EngineRow): boolean {
  return ownEntry(language.levels, engine.level) !== undefined;
}

/** Can the engine give this, to a program of this language? */
export function canGive(language: LanguageRow, engine: EngineRow, feature: Feature): boolean {
  return engine.has[feature] !== undefined && (!isOfLanguage(feature) || language.has.includes(feature));
}
