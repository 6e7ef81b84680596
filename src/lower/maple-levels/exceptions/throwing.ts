/**
 * Which functions may give an exception to their caller, and which may run while a caller has a handler: two fixed
 * points over the call graph. Calls through pointers and by class reach every function whose address is taken or that is
 * a method; a function of the host may call back any of those.
 */
import type { Code, FuncId, Node } from '../../../maple/code.ts';
import type { Func, Init, Module } from '../../../maple/module.ts';
import { assertions, callOpcodes, type Opcode } from '../../../maple/opcodes.ts';
import { isStruct } from '../../../maple/types.ts';
import { primByCode } from '../../../scalar/prim-types.ts';
import { isInitialiser, javaOwner, selectorOf } from '../../../maple/method-names.ts';
import { mayFail } from './faults.ts';
import type { Matching } from './matching.ts';
import { findRegions, targetOf, type Region, type Regions } from './regions.ts';
import { isDynamicSource } from '../run-time-names.ts';

/** Calls that do not say which function they reach. */
const indirect: ReadonlySet<Opcode> = new Set(callOpcodes.filter((op) => op !== 'call'));

/** Intrinsics that raise an exception of Java's built-in classes. */
export const raisingIntrinsics: ReadonlySet<string> = new Set([
  'JAVA_THROW_ARITHMETIC',
  'JAVA_THROW_CLASSCAST',
  'JAVA_CHECK_CAST',
  'MCCCheckArrayStore',
]);

/** Stands for every function that a call through a pointer may reach. */
const ANY = -1;
/** Stands for the class initialisers. */
const INITIALISERS = -2;

/** A call, by the function that it reaches or one of the two groups below 0. */
interface Call {
  readonly callee: number;
  readonly region: Region | undefined;
}

/** What one function contributes, whatever the others do. */
interface Summary {
  readonly regions: Regions;
  readonly calls: readonly Call[];
  /** Regions of statements that raise an exception whoever listens. */
  readonly throws: readonly (Region | undefined)[];
  /** Regions of checks: they raise an exception if somebody may catch it, else they trap. */
  readonly checks: readonly (Region | undefined)[];
}

/** Of a program: do assertions and casts raise exceptions, and what else does in Java? */
export interface Raising {
  readonly checks: boolean;
  readonly faults: boolean;
}

/** Computed once for a program, before anything is rewritten. */
export class Throwing {
  /** Does something that is checked raise an object where somebody may catch it? */
  readonly hasChecks: boolean;
  readonly #matching: Matching;
  readonly #summaries = new Map<FuncId, Summary>();
  /** Functions and ANY. */
  readonly #throwing = new Set<number>();
  readonly #underHandler = new Set<number>();

  constructor(module: Module, matching: Matching, raising: Raising) {
    this.#matching = matching;
    for (const func of module.funcs)
      if (func.code !== undefined && !isDynamicSource(func.source.name))
        this.#summaries.set(func.id, summarise(func.code, raising));
    this.hasChecks = [...this.#summaries.values()].some(({ checks }) => checks.length > 0);
    const members = new Map<number, ReadonlySet<number>>([
      [ANY, reachableByPointer(module)],
      [INITIALISERS, classInitialisers(module)],
    ]);
    this.#findUnderHandler(members);
    this.#findThrowing(members);
  }

  regions(func: Func): Regions | undefined {
    return this.#summaries.get(func.id)?.regions;
  }

  /** May a call statement come back with an exception? */
  mayThrow(code: Code, n: Node): boolean {
    const callee = calleeOf(code, n);
    return callee !== undefined && this.#throwing.has(this.#known(callee));
  }

  /** Is somebody there who may catch what is raised in a region of a function? */
  isHeard(func: Func, region: Region | undefined): boolean {
    return targetOf(region) !== undefined || this.#underHandler.has(func.id);
  }

  /** Does an exception raised there leave the function? */
  #escapes(region: Region | undefined, regions: Regions): boolean {
    for (let at = region; at !== undefined; at = at.composite.outer) {
      const { handlers, family } = at.composite;
      if (at.part !== 'try' || handlers.length === 0) continue;
      if (family === 'js' || handlers.some((label) => this.#matching.takesAll(regions.catches.get(label) ?? [])))
        return false;
    }
    return true;
  }

  /** A function of the host, or of the run time of dynamic values, may call whatever it is given the address of. */
  #known(callee: number): number {
    return callee < 0 || this.#summaries.has(callee as FuncId) ? callee : ANY;
  }

  /** Fixed point downwards: what is called under a handler, and what that calls. */
  #findUnderHandler(members: ReadonlyMap<number, ReadonlySet<number>>): void {
    const open: number[] = [];
    const reach = (callee: number): void => {
      const at = this.#known(callee);
      if (this.#underHandler.has(at)) return;
      this.#underHandler.add(at);
      open.push(at);
    };
    for (const { calls } of this.#summaries.values())
      for (const call of calls) if (targetOf(call.region) !== undefined) reach(call.callee);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const member of members.get(at) ?? []) reach(member);
      for (const call of this.#summaries.get(at as FuncId)?.calls ?? []) reach(call.callee);
    }
  }

  /** For each callee the functions that an exception of it would leave: those that call it outside a handler for all. */
  #escapingCallers(): Map<number, FuncId[]> {
    const callers = new Map<number, FuncId[]>();
    for (const [id, { calls, regions }] of this.#summaries) {
      for (const call of calls) {
        if (!this.#escapes(call.region, regions)) continue;
        const callee = this.#known(call.callee);
        const list = callers.get(callee);
        if (list === undefined) callers.set(callee, [id]);
        else list.push(id);
      }
    }
    return callers;
  }

  /** A fixed point: what throws itself throws, and so do its callers and the groups of functions it belongs to. */
  #findThrowing(members: ReadonlyMap<number, ReadonlySet<number>>): void {
    const callers = this.#escapingCallers();
    const groups = new Map<number, number[]>();
    for (const [group, funcs] of members)
      for (const func of funcs) groups.set(func, [...(groups.get(func) ?? []), group]);
    const open: number[] = [];
    const mark = (id: number): void => {
      if (this.#throwing.has(id)) return;
      this.#throwing.add(id);
      open.push(id);
    };
    for (const [id, { throws, checks, regions }] of this.#summaries) {
      const heard = checks.filter((region) => targetOf(region) !== undefined || this.#underHandler.has(id));
      if ([...throws, ...heard].some((region) => this.#escapes(region, regions))) mark(id);
    }
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const group of groups.get(at) ?? []) mark(group);
      for (const caller of callers.get(at) ?? []) mark(caller);
    }
  }
}

function summarise(code: Code, raising: Raising): Summary {
  const regions = findRegions(code);
  const calls: Call[] = [];
  const throws: (Region | undefined)[] = [];
  const checks: (Region | undefined)[] = [];
  for (const n of code.nodes()) {
    const op = code.op(n);
    const region = regions.of.get(n);
    const callee = calleeOf(code, n);
    if (callee !== undefined) calls.push({ callee, region });
    if (op === 'throw' || op === 'retsub') throws.push(region);
    const raises = code.has(n, 'intrinsic') && raisingIntrinsics.has(code.text(n, 'intrinsic'));
    const isCheck = assertions.has(op) || raises || (op === 'array' && code.slot(n, 'flag') === 1);
    if ((isCheck && raising.checks) || (raising.faults && mayFail(code, n))) checks.push(region);
  }
  return { regions, calls, throws, checks };
}

function calleeOf(code: Code, n: Node): number | undefined {
  const op = code.op(n);
  if (op === 'call') return code.func(n);
  if (indirect.has(op)) return ANY;
  if (!code.has(n, 'intrinsic')) return undefined;
  const name = code.text(n, 'intrinsic');
  if (name === 'JAVA_POLYMORPHIC_CALL') return ANY;
  return op.startsWith('intrinsiccall') && /^(JAVA|MPL)_CLINIT_CHECK/.test(name) ? INITIALISERS : undefined;
}

function reachableByPointer(module: Module): Set<number> {
  const found = new Set<number>();
  for (const func of module.funcs) {
    if (func.code !== undefined)
      for (const n of func.code.nodes()) if (func.code.op(n) === 'addroffunc') found.add(func.code.func(n));
    for (const { init } of func.locals) if (init !== undefined) addressesIn(init, found);
    if (javaOwner(func.name) !== undefined) found.add(func.id);
  }
  for (const { init } of module.globals) if (init !== undefined) addressesIn(init, found);
  for (let id = primByCode.length; id < module.types.size; id++) {
    const type = module.types.get(id as Parameters<typeof module.types.get>[0]);
    if (isStruct(type)) for (const method of type.methods) found.add(module.funcByName.get(method.name) ?? ANY);
  }
  found.delete(ANY);
  return found;
}

function addressesIn(init: Init, found: Set<number>): void {
  const stack = [init];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'addroffunc') found.add(at.func);
    else if (at.kind === 'list') for (const item of at.items) stack.push(item);
    else if (at.kind === 'field') stack.push(at.value);
  }
}

function classInitialisers(module: Module): Set<number> {
  return new Set(
    module.funcs.flatMap((func): number[] => {
      const owner = javaOwner(func.name);
      return owner !== undefined && isInitialiser(selectorOf(func.name, owner)) ? [func.id] : [];
    }),
  );
}
