/**
 * Runs passes over a module, one after another.
 *
 * Passes that look at one function only are done for one function before the next: what a function is made of is then still near, and what passes
 * leave behind is soon forgotten, which is half of the time that a large module takes. A pass that looks at the whole module finds all functions as
 * the passes before it have left them.
 *
 * The runner owns what is the same for every pass: bringing a function into the form that the pass needs, verifying
 * afterwards, printing before and after, timing, stopping after the n-th application (to find by halving which one goes
 * wrong), comparing what a function does before and after, and telling which pass was at work on which function when
 * something of ours fails.
 */
import { InternalError, UsageError } from '../base/errors.ts';
import { ownEntry } from '../base/own-entry.ts';
import { entryOf, once } from '../base/once.ts';
import { findEffects, findOwnEffects, type OwnEffects } from '../linear/analysis/effects.ts';
import { findGlobalUses } from '../linear/analysis/global-uses.ts';
import { Analyses } from '../linear/analysis/table.ts';
import { numbersAll } from '../linear/analysis/values.ts';
import { toCfg } from '../linear/cfg.ts';
import { cloneFunc } from '../linear/instr.ts';
import { fromSsa } from '../linear/leave-ssa.ts';
import { printFunc } from '../linear/printer.ts';
import { toSsa } from '../linear/ssa.ts';
import { verifyFunc } from '../linear/verifier.ts';
import { isUnread, type Func, type LinearModule } from '../linear/nodes.ts';
import { findNamedFunctions, findOpenFunctions } from './open-functions.ts';
import { sweepOf, type OwnPass, type Sweep } from './pass.ts';
import { passNames, passRows, type PassName } from './table.ts';

/** Tells how a function behaves: the differences between two versions of it as text, or nothing. */
export type CompareBehaviour = (before: LinearModule, after: LinearModule, func: number) => string | undefined;

/** What the runner does around passes: verify, validate, print, time, stop. */
export interface RunnerOptions {
  readonly verifyEach?: boolean;
  readonly printBefore?: 'all' | readonly string[];
  readonly printAfter?: 'all' | readonly string[];
  /** Receives what is printed. */
  readonly print?: (text: string) => void;
  /** Milliseconds; gives `report.time` its meaning. */
  readonly clock?: () => number;
  /** Applications (of one pass to one function) after which nothing more is done. */
  readonly stopAfter?: number;
  readonly validate?: CompareBehaviour;
  /** Shown every function before its first pass, after each change of its form, and after each pass. */
  readonly watch?: (state: WatchedState) => void;
  /** Told before each application how many have been done. */
  readonly progress?: (pass: string, func: string, done: number) => void;
  /** The form in which functions are left; CFG by default. */
  readonly leaveIn?: 'cfg' | 'ssa';
  /** Variables of functions that are left in CFG form need not be those of the program, if copies become fewer: so do levels. */
  readonly joins?: boolean;
  /** Functions whose bodies nobody has read stay so: what a back end has made of them before is as good as it gets. */
  readonly leavesUnread?: boolean;
  /** The module is a whole program: no other module uses what it defines, nor does anybody by name but functions. */
  readonly isWhole?: boolean;
  /** The functions that are called from outside, by their names; without it, all but those of the module alone. */
  readonly called?: readonly string[];
  /** The function with which the program starts is called once, and only `called` may be called before. */
  readonly startsOnce?: boolean;
  /** A pass that comes again leaves out the functions that no other has changed since: so do levels, whose passes come several times. */
  readonly skipsSettled?: boolean;
}

/** A function in a moment of a run; it lives on, so what is to be kept of it must be taken at once. */
export interface WatchedState {
  readonly module: LinearModule;
  readonly func: Func;
  /** Or what happens to functions besides: `input` before all passes, `into SSA` and `out of SSA` where one needs another form. */
  readonly pass: string;
  readonly changed: boolean;
  /** Of the pass, in the unit of the clock. */
  readonly time: number;
}

/** One application of a pass to a function, and what came of it. */
export interface Application {
  readonly pass: string;
  readonly func: string;
  readonly changed: boolean;
  readonly time: number;
  /** Instructions, phis and jumps of the function. */
  readonly before: number;
  readonly after: number;
}

/** Which pass was applied to which function, and what it changed. */
export interface RunReport {
  readonly applications: readonly Application[];
}

/**
 * Applies each pass to all functions of a module, which is changed in place and left in CFG form unless `leaveIn` says
 * otherwise. A pass that throws, and a result that the verifier or the comparison refuses, is an `InternalError` that names
 * the pass and the function.
 */
export function runPasses(
  module: LinearModule,
  sequence: readonly (PassName | OwnPass)[],
  options: RunnerOptions = {},
): RunReport {
  const runner = new Runner(module, options);
  runner.run(sequence);
  return { applications: runner.applications };
}

/** The time of each pass over all functions, the most expensive first, as a table. */
export function formatTimes({ applications }: RunReport): string {
  const rows = new Map<string, { time: number; changed: number; count: number }>();
  for (const { pass, time, changed } of applications) {
    const row = rows.get(pass) ?? { time: 0, changed: 0, count: 0 };
    rows.set(pass, { time: row.time + time, changed: row.changed + (changed ? 1 : 0), count: row.count + 1 });
  }
  const width = Math.max(...[...rows.keys()].map((pass) => pass.length));
  const lines = [...rows]
    .sort(([, a], [, b]) => b.time - a.time)
    .map(
      ([pass, { time, changed, count }]) =>
        `${time.toFixed(2).padStart(10)}  ${pass.padEnd(width)} ${changed} of ${count} functions changed`,
    );
  return ['        ms  pass', ...lines].join('\n');
}

function passOf(pass: PassName | OwnPass): OwnPass {
  if (typeof pass !== 'string') return pass;
  const row = ownEntry(passRows, pass);
  if (row === undefined)
    throw new UsageError(`there is no pass ${pass}; there are ${passNames.join(', ')}`, 'runPasses');
  return { name: pass, ...row };
}

/**
 * Passes that are done for one function before the next. What calls do is found out at the first pass that asks for it, so a stretch begins with that: all
 * functions are in its form then.
 */
function stretchesOf(sequence: readonly OwnPass[]): readonly (readonly OwnPass[])[] {
  const stretches: OwnPass[][] = [];
  let [current, asks]: [OwnPass[] | undefined, boolean] = [undefined, false];
  for (const pass of sequence) {
    const { sees = 'module' } = pass;
    if (current === undefined || sees === 'module' || (sees === 'effects' && !asks)) {
      stretches.push((current = []));
      asks = sees === 'effects';
    }
    current.push(pass);
    if (sees === 'module') current = undefined;
  }
  return stretches;
}

/** What has happened to a function so far. */
interface Course {
  /** How often it has been changed. */
  version: number;
  /** The version in which each pass left it. */
  readonly left: Map<string, number>;
  /** What it does by itself, as it was in a version and a form. */
  own?: { readonly version: number; readonly effects: OwnEffects };
  /** Its first state has been shown. */
  isWatched: boolean;
}

class Runner {
  readonly #module: LinearModule;
  readonly #options: RunnerOptions;
  readonly applications: Application[] = [];
  readonly #courses = new Map<Func, Course>();
  readonly #analyses: Analyses;
  /** Functions that somebody calls whom the pass at work does not know. */
  #open: () => ReadonlySet<number> = () => new Set();

  constructor(module: LinearModule, options: RunnerOptions) {
    this.#module = module;
    this.#options = options;
    this.#analyses = new Analyses(module);
  }

  run(sequence: readonly (PassName | OwnPass)[]): void {
    for (const stretch of stretchesOf(sequence.map(passOf))) this.#runStretch(stretch);
    for (const func of this.#module.funcs)
      if (this.#isConcerned(func)) guard('leaving the passes', func, () => this.#leave(func));
  }

  #leave(func: Func): void {
    const { leaveIn = 'cfg', joins = false } = this.#options;
    if (func.form === 'ssa' && leaveIn === 'cfg') fromSsa(func, { joins: joins && this.#module.profile !== 'core' });
    this.#bringTo(func, leaveIn);
  }

  #runStretch(stretch: readonly OwnPass[]): void {
    const sweeps = this.#begin(stretch);
    for (const index of sweeps[0].order) {
      const func = this.#module.funcs[index];
      for (let k = 0; k < stretch.length && this.applications.length < (this.#options.stopAfter ?? Infinity); k++)
        if (this.#isConcerned(func) && !this.#isSettled(stretch[k], func))
          this.#apply(stretch[k], index, sweeps[k].run);
      // It will not be looked at for long.
      this.#analyses.forget(func);
    }
  }

  #isConcerned(func: Func): boolean {
    return !func.extern && (this.#options.leavesUnread !== true || !isUnread(func));
  }

  /** The pass would find nothing: it has nothing to look at, or has seen the function as it is. */
  #isSettled(pass: OwnPass, func: Func): boolean {
    if (this.#options.skipsSettled !== true) return false;
    if (pass.concerns?.(func) === false) return true;
    const { version, left } = this.#courseOf(func);
    return left.get(pass.name) === version;
  }

  #courseOf(func: Func): Course {
    return entryOf(this.#courses, func, () => ({ version: 0, left: new Map(), isWatched: false }));
  }

  #noteChange(pass: string, func: Func, changed: boolean): void {
    const course = this.#courseOf(func);
    if (changed) course.version++;
    course.left.set(pass, course.version);
  }

  /** What the function does by itself; found again when it has been changed, or come to a form that tells more. */
  #effectsOf(func: Func): OwnEffects {
    const course = this.#courseOf(func);
    const version = 2 * course.version + (func.form === 'ssa' ? 1 : 0);
    if (course.own?.version !== version) course.own = { version, effects: findOwnEffects(this.#module, func) };
    return course.own.effects;
  }

  /** A pass that looks at other functions finds all of them in its form. */
  #begin(stretch: readonly OwnPass[]): readonly Sweep[] {
    const looking = stretch.find((pass) => 'sweep' in pass && pass.sees !== 'function');
    if (looking !== undefined) {
      for (const func of this.#module.funcs)
        if (this.#isConcerned(func))
          guard(`the form for ${looking.name}`, func, () => this.#bringTo(func, looking.requires));
    }
    const { isWhole = false, startsOnce = false } = this.#options;
    const isOwnBody = ({ linkage }: Func): boolean => isWhole || linkage !== 'weak';
    const effects = once(() => findEffects(this.#module, isOwnBody, (func) => this.#effectsOf(func)));
    this.#open = once(() => findOpenFunctions(this.#module, this.#options.called));
    const isPrivate = (func: number): boolean => !this.#open().has(func);
    const isNamed = once(() => findNamedFunctions(this.#module, this.#options.called));
    const isCalledByName = (func: number): boolean => isNamed().has(func);
    const analyses = this.#analyses;
    const globalUses = once(() => findGlobalUses(this.#module, isWhole, (func) => analyses.valuesOf(func)));
    const known = { isWhole, startsOnce, isCalledByName, isPrivate, isOwnBody, effects, globalUses, analyses };
    return stretch.map((pass) => sweepOf(pass, this.#module, known));
  }

  /** What is known of a function in one form does not hold in another. */
  #bringTo(func: Func, form: 'cfg' | 'ssa'): void {
    if (func.form === form) return;
    bringTo(func, form);
    this.#analyses.changed(func, 'nothing');
  }

  #apply(
    { name: pass, requires, preserves = 'nothing', keepsValues = false, assumesCalls = false }: OwnPass,
    index: number,
    run: Sweep['run'],
  ): void {
    const func = this.#module.funcs[index];
    const { clock = () => 0, verifyEach, validate } = this.#options;
    this.#options.progress?.(pass, func.name, this.applications.length);
    const { form } = func;
    guard(`the form for ${pass}`, func, () => this.#bringTo(func, requires));
    this.#print('before', this.#options.printBefore, pass, func);
    this.#watchForm(func, form);
    const isComparable = validate !== undefined && (!assumesCalls || this.#open().has(index));
    const original = isComparable ? this.#snapshot(index) : undefined;
    const before = countInstrs(func);
    const started = clock();
    const changed = guard(pass, func, () => run(index));
    const time = clock() - started;
    this.#noteChange(pass, func, changed);
    if (changed) this.#analyses.changed(func, preserves, keepsValues);
    this.applications.push({ pass, func: func.name, changed, time, before, after: countInstrs(func) });
    this.#print('after', this.#options.printAfter, pass, func);
    this.#watch(func, pass, changed, time);
    if (verifyEach === true) this.#verify(pass, func);
    const difference = original && validate?.(original, this.#module, index);
    if (difference !== undefined)
      throw new InternalError(`the function behaves differently: ${difference}`, `pass ${pass} on @${func.name}`);
  }

  /** Shows the function as it comes in, and as the change of form that the pass asked for has left it. */
  #watchForm(func: Func, before: Func['form']): void {
    if (this.#options.watch === undefined) return;
    const course = this.#courseOf(func);
    if (!course.isWatched) {
      course.isWatched = true;
      this.#watch(func, 'input', false, 0);
    } else if (func.form !== before) this.#watch(func, func.form === 'ssa' ? 'into SSA' : 'out of SSA', true, 0);
  }

  /** The module with a copy of one function; the others are shared, and so are data as they are now. */
  #snapshot(index: number): LinearModule {
    const { globals } = this.#module;
    return {
      ...this.#module,
      globals: globals.slice(),
      funcs: this.#module.funcs.map((func, i) => (i === index ? cloneFunc(func) : func)),
    };
  }

  #print(when: 'before' | 'after', wanted: 'all' | readonly string[] | undefined, pass: string, func: Func): void {
    if (wanted === undefined || (wanted !== 'all' && !wanted.includes(pass))) return;
    this.#options.print?.(`# ${when} ${pass}\n${printFunc(this.#module, func)}\n\n`);
  }

  #watch(func: Func, pass: string, changed: boolean, time: number): void {
    this.#options.watch?.({ module: this.#module, func, pass, changed, time });
  }

  #verify(pass: string, func: Func): void {
    const diagnostics = verifyFunc(this.#module, func);
    if (!numbersAll(this.#analyses.valuesOf(func), func))
      throw new InternalError('values have other numbers than before', `pass ${pass} on @${func.name}`);
    if (diagnostics.length === 0) return;
    const list = diagnostics
      .slice(0, 5)
      .map(({ code, message }) => `${code} ${message}`)
      .join('; ');
    throw new InternalError(`the verifier refuses the result: ${list}`, `pass ${pass} on @${func.name}`);
  }
}

function bringTo(func: Func, form: 'cfg' | 'ssa'): void {
  if (func.form === 'linear') toCfg(func);
  if (func.form === 'cfg' && form === 'ssa') toSsa(func);
  if (func.form === 'ssa' && form === 'cfg') fromSsa(func);
}

/** Whatever is thrown names the pass and the function. */
function guard<T>(what: string, func: Func, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw Object.assign(new InternalError(message, `pass ${what} on @${func.name}`), { cause: error });
  }
}

export function countInstrs(func: Func): number {
  return func.instrs.length + func.blocks.reduce((sum, { phis, instrs }) => sum + phis.length + instrs.length + 1, 0);
}
