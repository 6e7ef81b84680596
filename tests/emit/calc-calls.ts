/** Every operation on values, with operands that are known and that are not, on boundary values, and its meaning in src/scalar. */
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { calcRows, type CalcOp } from '../../src/linear/opcodes.ts';
import type { BatchCall } from '../built-c.ts';
import { boundary, ops, tuplesOf } from './boundary.ts';
import { meaningOf, show, type Value } from './wasm/reference.ts';

/** What a call is to give; those that trap are left out. */
export interface Expected extends BatchCall {
  readonly title: string;
  readonly op: CalcOp;
  readonly value: string;
}

function outcome(op: CalcOp, tuple: readonly Value[]): string | undefined {
  try {
    return show(meaningOf(op)(...tuple), calcRows[op].result);
  } catch {
    return undefined;
  }
}

/** A function for each operation, and one for each known second operand. */
export function buildAll(): { readonly module: LinearModule; readonly calls: readonly Expected[] } {
  const m = new ModuleBuilder();
  const calls: Expected[] = [];
  let func = 0;
  const expectAll = (op: CalcOp, tuples: readonly Value[][], known: readonly Value[]): void => {
    for (const tuple of tuples) {
      const value = outcome(op, [...tuple, ...known]);
      if (value !== undefined)
        calls.push({ func, args: tuple, op, value, title: `${op} ${[...tuple, ...known].join(' ')}` });
    }
    func++;
  };
  for (const op of ops) {
    const { operands, result } = calcRows[op];
    const b = m.func(op, operands, [result], { exported: true });
    b.return(b.calc(op, ...operands.map((_, k) => b.param(k))));
    b.finish();
    expectAll(op, tuplesOf(op), []);
    if (operands.length !== 2) continue;
    boundary[operands[1]].forEach((value, k) => {
      const known = m.func(`${op} ${k}`, [operands[0]], [result], { exported: true });
      known.return(known.calc(op, known.param(0), { kind: 'v', type: operands[1], value }));
      known.finish();
      expectAll(
        op,
        boundary[operands[0]].map((first) => [first]),
        [value],
      );
    });
  }
  return { module: m.finish(), calls };
}
