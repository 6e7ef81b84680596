/**
 * What a program executed, found out by the program itself: its text with a store in front of each statement, which marks
 * a byte of one more variable. The marked text is a MAPLE program like any other, so every engine runs it, none needs
 * anything for it, and what a lowering does away with counts as long as control reached it.
 *
 *     @l jscatch                no room in front of these (labels, comments, LOC, heads of handlers): the mark stands behind
 *     iassign … 7 … dassign %x (…)     the store of mark 7 on the line of the statement that it stands for
 *
 * Of an expression that may be skipped nothing counts: the second operand of cand and cior, the last two of select, all
 * tags of a multiway but the first. A condition behind a body counts if the end of that body was reached.
 */
import type { Program } from '../../src/driver/index.ts';
import type { Code, Node } from '../../src/maple/code.ts';
import type { Func, Module } from '../../src/maple/module.ts';
import type { Opcode } from '../../src/maple/opcodes.ts';

/** A node of the program as it was written. */
export interface Place {
  readonly func: Func;
  readonly code: Code;
  readonly node: Node;
}

interface Mark {
  /** Where its store is inserted. */
  readonly at: number;
  readonly places: readonly Place[];
}

export interface MarkedText {
  readonly text: string;
  /** What is known to be executed when a mark was reached. */
  readonly marks: readonly Mark[];
}

/** Statements that must stay where they are: a label and what begins there. */
const heads: ReadonlySet<Opcode> = new Set(['label', 'comment', 'LOC', 'jscatch', 'javacatch', 'cppcatch', 'finally']);

/** The text of a module with its marks. */
export function markText(text: string, { source, funcs }: Module): MarkedText {
  const marks = funcs
    .flatMap((func) => {
      const { code } = func;
      return code === undefined || code.source !== source ? [] : marksOfCode(func, code);
    })
    .sort((a, b) => a.at - b.at);
  const type = `<[${Math.max(1, marks.length)}] u8>`;
  const address = (index: string): string => `array 0 ptr <* ${type}> (addrof ptr $__marks, ${index})`;
  let marked = '';
  let from = 0;
  marks.forEach(({ at }, i) => {
    marked += `${text.slice(from, at)}iassign <* u8> 0 (${address(`constval i32 ${i}`)}, constval u8 1) `;
    from = at;
  });
  const reader = `func &__marked (var %i i32) u8 { return (iread u8 <* u8> 0 (${address('dread i32 %i')})) }`;
  return { text: `${marked}${text.slice(from)}\nvar $__marks ${type}\n${reader}\n`, marks };
}

/** The numbers of the marks that a program of a marked text has reached so far, without those that are known already. */
export function reachedMarks(program: Program, { marks }: MarkedText, known: ReadonlySet<number>): number[] {
  return [...marks.keys()].filter((i) => !known.has(i) && Number(program.call('__marked', [i]).at(0)) !== 0);
}

function marksOfCode(func: Func, code: Code): Mark[] {
  const tails = findTails(code);
  const place = (node: Node): Place => ({ func, code, node });
  const marks: Mark[] = [];
  for (const block of code.nodes()) {
    if (code.op(block) !== 'block') continue;
    let waiting: Node[] = [block];
    for (const statement of code.operands(block)) {
      if (heads.has(code.op(statement))) waiting.push(statement);
      else {
        marks.push({ at: code.start(statement), places: [...waiting, ...evaluated(code, statement)].map(place) });
        waiting = [];
      }
    }
    const last = [...waiting, ...(tails.get(block) ?? []).flatMap((operand) => evaluated(code, operand))];
    if (last.length > 0) marks.push({ at: code.end(block) - 1, places: last.map(place) });
  }
  return marks;
}

/** Of each body at whose end something is evaluated: that. */
function findTails(code: Code): Map<Node, readonly Node[]> {
  const tails = new Map<Node, readonly Node[]>();
  for (const n of code.nodes()) {
    const op = code.op(n);
    if (op !== 'dowhile' && op !== 'doloop') continue;
    const operands = code.operands(n);
    const conditions = operands.filter((operand) => code.op(operand) !== 'block');
    const [body] = operands.filter((operand) => code.op(operand) === 'block');
    tails.set(body, op === 'doloop' ? conditions.slice(2) : conditions);
  }
  return tails;
}

/** A node and everything below it that is evaluated whenever it is; blocks have marks of their own. */
function evaluated(code: Code, top: Node): Node[] {
  const found: Node[] = [];
  const stack = [top];
  for (let n = stack.pop(); n !== undefined; n = stack.pop()) {
    if (code.op(n) === 'block') continue;
    found.push(n);
    stack.push(...code.operands(n).slice(0, alwaysEvaluated(code.op(n))));
  }
  return found;
}

/** How many of the first operands of an operation are evaluated whenever it is. */
function alwaysEvaluated(op: Opcode): number {
  switch (op) {
    case 'dowhile':
      return 0;
    case 'cand':
    case 'cior':
    case 'select':
      return 1;
    case 'doloop':
    case 'multiway':
      return 2;
    default:
      return Infinity;
  }
}
