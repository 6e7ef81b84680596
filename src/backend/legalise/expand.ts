/**
 * Replaces instructions by sequences of others, in every function of a module, whatever form but SSA it is in. A sequence is
 * straight: what needs control flow is written as a helper function (`helpers.ts`) and called. Functions in which nothing
 * is replaced stay the same objects.
 */
import type { Span } from '../../base/source.ts';
import type { Dest, Func, Instr, LinearSymbol, Operand } from '../../linear/nodes.ts';
import { calcRows, type CalcOp, type LinearOp, type ValueType } from '../../linear/opcodes.ts';
import type { Draft } from './step.ts';

/** Where the replacement of one instruction is written: what it adds has the span of that instruction. */
export class Expansion {
  readonly instrs: Instr[] = [];
  readonly span: Span | undefined;
  readonly #symbols: LinearSymbol[];

  /** New temporaries are added to the symbols. */
  constructor(symbols: LinearSymbol[], span: Span | undefined) {
    this.#symbols = symbols;
    this.span = span;
  }

  /** A new temporary, which must be assigned once. */
  temp(type: ValueType): Dest {
    return { kind: 't', index: this.#symbols.push({ kind: 't', type }) - 1 };
  }

  /** An instruction that has its span already. */
  add(instr: Instr): void {
    this.instrs.push(instr);
  }

  calc(op: CalcOp, ...operands: readonly Operand[]): Operand {
    const dest = this.temp(calcRows[op].result);
    this.calcTo(dest, op, ...operands);
    return dest;
  }

  calcTo(dest: Dest, op: CalcOp, ...operands: readonly Operand[]): void {
    this.instrs.push({ op, dest, operands, span: this.span });
  }

  assign(dest: Dest, value: Operand): void {
    this.instrs.push({ op: 'Assign', dest, operands: [value], span: this.span });
  }

  call(func: number, dests: readonly Dest[], operands: readonly Operand[]): void {
    this.instrs.push({ op: 'Call', func, dests, operands, span: this.span });
  }
}

/** Writes what stands for an instruction; false if it stays as it is. */
export type Expand = (instr: Instr, code: Expansion) => boolean;

/**
 * Every function that has a body, those included that `expand` adds. A body that has not been read is left alone if none of its
 * operations is among those that are replaced.
 */
export function expandModule(draft: Draft, takesOp: (op: LinearOp) => boolean, expand: (func: Func) => Expand): void {
  const { funcs } = draft.module;
  for (let i = 0; i < funcs.length; i++) {
    const { extern, stored } = funcs[i];
    const isConcerned = stored?.outline?.ops.some(takesOp) ?? true;
    if (!extern && isConcerned) funcs[i] = expandFunc(funcs[i], expand(funcs[i]));
  }
}

function expandFunc(func: Func, expand: Expand): Func {
  const symbols = func.symbols.slice();
  let changed = false;
  const rewrite = (instrs: readonly Instr[]): Instr[] => {
    const out: Instr[] = [];
    for (const instr of instrs) {
      const code = new Expansion(symbols, instr.span);
      if (expand(instr, code)) {
        changed = true;
        out.push(...code.instrs);
      } else out.push(instr);
    }
    return out;
  };
  const instrs = rewrite(func.instrs);
  const blocks = func.blocks.map((block) => ({ ...block, instrs: rewrite(block.instrs) }));
  return changed ? { ...func, symbols, instrs, blocks } : func;
}

export function i32(value: number): Operand {
  return { kind: 'v', type: 'i32', value: value | 0 };
}

export function i64(value: bigint): Operand {
  return { kind: 'v', type: 'i64', value: BigInt.asIntN(64, value) };
}
