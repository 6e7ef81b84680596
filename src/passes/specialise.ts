/**
 * Copies of functions for arguments that decide something in them: which function is called, which way a branch goes (K. Cooper, M. Hall,
 * K. Kennedy, "Procedure cloning", ICCL 1992).
 *
 *     func @sort(p0, p1, p2): … icall p2, x, y …            func @.sort.1(p0, p1, p2): … icall @by_key, x, y …
 *     call @sort(a, n, &by_key)                     ──▶     call @.sort.1(a, n, 0)
 *
 * A parameter has a worth: what is decided by it, more inside of loops; and a little less than that where it is handed on to a parameter that has
 * one. A call whose constants are worth enough gets a copy, the same for all calls with these constants, whose calls are looked at in turn: a
 * function that calls itself with what it was given calls its copy. What all copies may add is bounded by the size of the module.
 *
 * Signatures stay as they are. Instructions of a copy know whose they are, so that stacks of traps tell the function of the program.
 */
import { numberedName } from '../base/host-name.ts';
import { scratchInts } from '../base/scratch.ts';
import { cloneFunc, isCalc, mapInstrs, operandsOf, zeroOf } from '../linear/instr.ts';
import { isUnread, type Call, type Func, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';
import { calcRows } from '../linear/opcodes.ts';
import { isRelation } from '../linear/relations.ts';
import { PlacesInCopy } from './inline-body.ts';
import { bodySize } from './inline.ts';
import type { Known, Sweep } from './pass.ts';
import { isEntryValue, replaceUses } from './places.ts';

/** What uses of a parameter are worth, outside of loops and in them; what the constants of a call must be worth together; the most that counts. */
const worth = { called: [6, 12], divides: [2, 5], decides: [1, 3], enough: 10, most: 40 } as const;
/** The largest body that is copied, in instructions, and how often. */
const largest = 500;
const mostCopies = 8;
/** What copies may add in all: a part of the module, or at least this. */
const growth = { least: 1500, part: 0.2 } as const;

export function specialiseFunctions(module: LinearModule, known: Known): Sweep {
  const specialiser = new Specialiser(module, known);
  return { order: specialiser.order(), run: (func) => specialiser.run(func) };
}

class Specialiser {
  readonly #module: LinearModule;
  /** By function and parameter; copies have none. */
  readonly #worths: readonly Int32Array[];
  /** By function and its constants. */
  readonly #copies = new Map<string, number>();
  readonly #counts = new Map<number, number>();
  readonly #names: ReadonlySet<string>;
  #room: number;

  constructor(module: LinearModule, known: Known) {
    this.#module = module;
    this.#worths = findWorths(module, known);
    this.#names = new Set(module.funcs.map(({ name }) => name));
    const size = module.funcs.reduce((sum, func) => sum + (func.extern || isUnread(func) ? 0 : bodySize(func)), 0);
    this.#room = Math.max(growth.least, growth.part * size);
  }

  /** Copies come while their callers are looked at. */
  *order(): Generator<number> {
    if (this.#module.profile === 'full') for (let index = 0; index < this.#module.funcs.length; index++) yield index;
  }

  run(index: number): boolean {
    let changed = false;
    for (const { instrs } of this.#module.funcs[index].blocks)
      instrs.forEach((instr, i) => {
        const call = instr.op === 'Call' ? this.#specialised(instr) : undefined;
        if (call === undefined) return;
        instrs[i] = call;
        changed = true;
      });
    return changed;
  }

  /** The call of a copy, if there is to be one. */
  #specialised(call: Call): Call | undefined {
    const worths = this.#worths.at(call.func);
    if (worths === undefined) return undefined;
    const constants = call.operands.map((operand, p) => (worths[p] > 0 && isKnown(operand) ? operand : undefined));
    const gain = constants.reduce((sum, operand, p) => sum + (operand === undefined ? 0 : worths[p]), 0);
    const func = gain < worth.enough ? undefined : this.#copyOf(call.func, constants);
    if (func === undefined) return undefined;
    const { params } = this.#module.funcs[call.func];
    // Nobody reads it there; an address that nobody takes is one function less that may be meant elsewhere.
    const operands = call.operands.map((operand, p) => (constants[p] === undefined ? operand : zeroOf(params[p])));
    return { ...call, func, operands };
  }

  #copyOf(index: number, constants: readonly (Operand | undefined)[]): number | undefined {
    const key = `${index} ${constants.map((operand) => (operand === undefined ? '' : textOf(operand))).join(' ')}`;
    const known = this.#copies.get(key);
    if (known !== undefined) return known;
    const original = this.#module.funcs[index];
    const size = bodySize(original);
    const count = (this.#counts.get(index) ?? 0) + 1;
    if (size > Math.min(largest, this.#room) || count > mostCopies) return undefined;
    this.#room -= size;
    this.#counts.set(index, count);
    const copy = this.#module.funcs.push(this.#copied(original, count)) - 1;
    replaceUses(this.#module, this.#module.funcs[copy], (operand) =>
      isEntryValue(operand) ? (constants[operand.index] ?? operand) : operand,
    );
    this.#copies.set(key, copy);
    return copy;
  }

  #copied(original: Func, count: number): Func {
    const { name } = original;
    let free = `.${numberedName(name.replace(/^\.+/, ''), count)}`;
    while (this.#names.has(free)) free += '.copy';
    const places = new PlacesInCopy(name, undefined);
    const copy: Func = places.placed({ ...cloneFunc(original), name: free, exported: false, linkage: 'static' });
    mapInstrs(copy, (instr) => places.placed(instr));
    return copy;
  }
}

/** For each function that may be copied what its parameters are worth. */
function findWorths(module: LinearModule, { isOwnBody, analyses }: Known): readonly Int32Array[] {
  const worths = module.funcs.map(({ params }) => scratchInts(params.length));
  /** By function and parameter: the parameters of callers that are handed on to it. */
  const handed = module.funcs.map(({ params }) => params.map((): [func: number, param: number][] => []));
  const work: [func: number, param: number][] = [];
  const raise = (func: number, param: number, to: number): void => {
    if (to <= worths[func][param]) return;
    worths[func][param] = Math.min(to, worth.most);
    work.push([func, param]);
  };
  module.funcs.forEach((func, index) => {
    if (!mayBeCopied(func) || !isOwnBody(func)) return;
    const { of } = analyses.of('loops', func);
    const isRecursive = callsItself(func, index);
    const own = scratchInts(func.params.length);
    func.blocks.forEach(({ instrs, terminator }, b) => {
      const where = isRecursive || of[b] >= 0 ? 1 : 0;
      for (const instr of [...instrs, terminator])
        operandsOf(instr).forEach((operand, i) => {
          if (!isEntryValue(operand)) return;
          const use = useOf(instr, i);
          if (use !== undefined) own[operand.index] += worth[use][where];
          if (instr.op === 'Call' && i < handed[instr.func].length) handed[instr.func][i].push([index, operand.index]);
        });
    });
    own.forEach((sum, p) => raise(index, p, sum));
  });
  for (let next = work.pop(); next !== undefined; next = work.pop())
    for (const [func, param] of handed[next[0]][next[1]]) raise(func, param, worths[next[0]][next[1]] - 1);
  return worths;
}

function mayBeCopied(func: Func): boolean {
  return !func.extern && !func.variadic && func.inlining === undefined && func.params.length > 0 && !isUnread(func);
}

function callsItself(func: Func, index: number): boolean {
  return func.blocks.some(({ instrs }) => instrs.some((instr) => instr.op === 'Call' && instr.func === index));
}

/** What an instruction does with an operand that is better done with a constant. */
function useOf(instr: Instr, place: number): 'called' | 'divides' | 'decides' | undefined {
  if (instr.op === 'ICall') return place === 0 ? 'called' : undefined;
  if (instr.op === 'Switch') return 'decides';
  if (!isCalc(instr)) return undefined;
  const { family = '' } = calcRows[instr.op];
  if (family === 'Div' || family === 'Mod') return place === 1 ? 'divides' : undefined;
  return isRelation(family) && isKnown(instr.operands[1 - place]) ? 'decides' : undefined;
}

/** Means the same in every function. */
function isKnown(operand: Operand): boolean {
  return operand.kind === 'f' || (operand.kind === 'v' && (operand.type === 'i32' || operand.type === 'i64'));
}

function textOf(operand: Operand): string {
  return operand.kind === 'v' ? String(operand.value) : `${operand.kind}${operand.index}`;
}
