/**
 * Loops and conditionals to labels and branches.
 *
 * A loop tests at its top and jumps back at its end:
 *
 *     @while                 if (c) {…} else {…}:     brfalse @else (c)
 *       brfalse @done (c)                             …  goto @done
 *       …                                            @else …
 *       goto @while                                  @done
 *     @done
 *
 * so that the structure is found again by any analysis of loops. `doloop` adds its increment to the do-variable after
 * each round ([MAPLE 3.8.1.1]; docs/decisions/0040-doloop.md).
 */
import type { Node } from '../../maple/code.ts';
import type { PrimType } from '../../scalar/prim-types.ts';
import type { Rewriter, Statements, Transformation } from './rewrite.ts';

export const structuredControl: Transformation = {
  name: 'structured-control',
  doc: 'if, while, dowhile, doloop and nested blocks to labels and branches',
  rules: {
    block: (r, n) => r.statements(n),
    if: lowerIf,
    while: lowerWhile,
    dowhile: lowerDoWhile,
    doloop: lowerDoLoop,
  },
};

function lowerIf(r: Rewriter, n: Node): Statements {
  const done = r.newLabel(n, 'endif');
  const condition = r.operand(n, 0);
  if (r.code.count(n) < 3) {
    return [r.make(n, 'brfalse', 'void', [done], [condition]), r.body(n, 1), r.place(n, done)];
  }
  const otherwise = r.newLabel(n, 'else');
  return [
    r.make(n, 'brfalse', 'void', [otherwise], [condition]),
    r.body(n, 1),
    r.unwritten('goto', 'void', [done]),
    r.place(n, otherwise),
    r.body(n, 2),
    r.place(n, done),
  ];
}

function lowerWhile(r: Rewriter, n: Node): Statements {
  return loop(r, n, 'while', r.operand(n, 0), r.body(n, 1));
}

function lowerDoWhile(r: Rewriter, n: Node): Statements {
  const again = r.newLabel(n, 'dowhile');
  return [r.place(n, again), r.body(n, 1), r.make(n, 'brtrue', 'void', [again], [r.operand(n, 0)])];
}

function lowerDoLoop(r: Rewriter, n: Node): Statements {
  const { prim, read, assign } = counterAccess(r, n);
  return [
    assign(r.operand(n, 0)),
    loop(r, n, 'doloop', r.operand(n, 1), [
      r.body(n, 3),
      assign(r.make(n, 'add', prim, [], [read(), r.operand(n, 2)])),
    ]),
  ];
}

interface CounterAccess {
  readonly prim: PrimType;
  read(): Node;
  assign(value: Node): Node;
}

/** A register that nothing else mentions has the type of its start. */
function counterAccess(r: Rewriter, n: Node): CounterAccess {
  const counter = r.code.counter(n);
  if (counter.kind === 'var') {
    const slots = [counter.var, 0];
    const prim = r.module.valuePrim(r.module.variable(counter.var, r.func).type, r.func);
    return {
      prim,
      read: () => r.make(n, 'dread', prim, slots),
      assign: (value) => r.make(n, 'dassign', 'void', slots, [value]),
    };
  }
  const slots = [counter.reg];
  const declared = r.func.pregs.get(counter.reg);
  const prim = declared === undefined ? r.code.prim(r.code.operand(n, 0)) : r.module.valuePrim(declared.type, r.func);
  return {
    prim,
    read: () => r.make(n, 'regread', prim, slots),
    assign: (value) => r.make(n, 'regassign', prim, slots, [value]),
  };
}

function loop(r: Rewriter, n: Node, name: string, condition: Node, body: Statements): Statements {
  const again = r.newLabel(n, name);
  const done = r.newLabel(n, `end${name}`);
  return [
    r.place(n, again),
    r.make(n, 'brfalse', 'void', [done], [condition]),
    body,
    r.jump(n, again),
    r.place(n, done),
  ];
}
