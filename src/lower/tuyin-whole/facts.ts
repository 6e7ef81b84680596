/**
 * What each function does with its input, found for all of them together: one that never looks at it needs none, and what nobody puts back
 * need not be cleared away behind a call.
 */
import type { FuncId, Graph } from '../../tuyin/graph/nodes.ts';
import type { ExtraUse } from '../../tuyin/extra-uses.ts';
import { targetsOfCode } from '../../tuyin/stack/assembler.ts';
import { impliedNumber } from '../../tuyin/stack/code.ts';
import type { Type } from '../../tuyin/types.ts';
import { Shapes } from './parts.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';

/** Where the input of a call comes from: its operands alone, or what stands in front of the call says. */
export type InputKind = 'values' | 'rest' | 'share' | { readonly take: number };

export interface Call {
  readonly at: number;
  readonly callee: FuncId;
  readonly count: number;
  readonly input: InputKind;
  readonly isTail: boolean;
}

export interface Facts {
  readonly calls: readonly Call[];
  /** Does it, or what it calls, look at its input? */
  usesInput: boolean;
  /** Is anything put back into it? */
  pushes: boolean;
  /** May its frame have blocks: its own, or those of results? */
  hasBlocks: boolean;
}

const plain = new Shapes(false);

function givesPointers(type: Type): boolean {
  return plain.of(type)?.some((part) => part.type.kind === 'pointer') === true;
}

/** By function; undefined of those without a body. */
export function findFacts(
  { functions }: Graph,
  codeOf: (id: FuncId) => RunnableCode | undefined,
): readonly (Facts | undefined)[] {
  const facts = functions.map(({ id }) => {
    const code = codeOf(id);
    return code && ownFacts(code);
  });
  for (let changes = true; changes;) {
    changes = false;
    for (const one of facts) {
      if (one === undefined) continue;
      for (const call of one.calls) {
        const callee = facts[call.callee];
        const params = functions[call.callee].params.length;
        const reads = call.input !== 'values' && (callee?.usesInput === true || call.count !== params);
        const pushes =
          call.input !== 'values' && typeof call.input !== 'object' && (callee?.pushes === true || call.count > params);
        const hasBlocks = callee?.hasBlocks === true && givesPointers(functions[call.callee].result);
        if ((reads && !one.usesInput) || (pushes && !one.pushes) || (hasBlocks && !one.hasBlocks)) changes = true;
        one.hasBlocks ||= hasBlocks;
        one.usesInput ||= reads;
        one.pushes ||= pushes;
      }
    }
  }
  return facts;
}

function ownFacts(runnable: RunnableCode): Facts {
  const { code, instrs, before, tailCalls } = runnable.types;
  const calls: Call[] = [];
  const streams = new KnownNumbers(runnable);
  let input: InputKind = 'values';
  let [usesInput, pushes, hasBlocks] = [false, false, false];
  code.instrs.forEach(({ op, b }, at) => {
    const types = instrs[at];
    const stack = before[at];
    if (types === undefined || stack === 'unreached') return;
    const { use, callee, takes } = types;
    hasBlocks ||= use !== undefined && makesBlock(use);
    if (use?.key === 'call.rest') input = 'rest';
    else if (use?.key === 'call.share') input = 'share';
    else if (use?.key === 'call.take') input = { take: use.number ?? 0 };
    else if (use?.key.startsWith('io.') === true) {
      const stream = takes.length === 0 ? 0 : (streams.at(at, (stack?.depth ?? 0) - takes.length) ?? 0);
      usesInput ||= stream === 0;
      pushes ||= stream === 0 && (use.key === 'io.push' || use.key === 'io.copy');
    }
    streams.pass(at);
    if (op !== 'call') return;
    usesInput ||= typeof input === 'object';
    calls.push({ at, callee: runnable.func(callee ?? ''), count: b, input, isTail: tailCalls.has(at) });
    input = 'values';
  });
  return { calls, usesInput, pushes, hasBlocks };
}

function makesBlock({ key, type }: ExtraUse): boolean {
  return key === 'mem.alloc' || (type === undefined && /^(?:io|region)\.(?:read|peek|pop)$/.test(key));
}

/** Numbers on the operand stack that are known, in the order of the text. */
export class KnownNumbers {
  readonly #runnable: RunnableCode;
  readonly #targets: ReadonlySet<number>;
  readonly #known = new Map<number, number>();

  constructor(runnable: RunnableCode) {
    this.#runnable = runnable;
    this.#targets = new Set(targetsOfCode(runnable.types.code));
  }

  at(at: number, depth: number): number | undefined {
    if (this.#targets.has(at)) this.#known.clear();
    return this.#known.get(depth);
  }

  /** An instruction has given its results. */
  pass(at: number): void {
    const { code, before, instrs } = this.#runnable.types;
    const { op, a } = code.instrs[at];
    const stack = before[at];
    const { takes = [], gives = [] } = instrs[at] ?? {};
    if (this.#targets.has(at)) this.#known.clear();
    if (stack === 'unreached' || gives.length === 0) return;
    const depth = (stack?.depth ?? 0) - takes.length;
    if (op === 'ldc' || /^ldc\.(?:m1|\d)$/.test(op)) this.#known.set(depth, op === 'ldc' ? a : impliedNumber(op));
    else for (let i = 0; i < gives.length; i++) this.#known.delete(depth + i);
  }
}
