/** Statements of C as statements of MAPLE: loops and `if` stay what they are where their conditions only calculate. */
import type { Span } from '../../../base/source.ts';
import type { LabelId, Node } from '../../../maple/code.ts';
import type { Expr, Stmt, SwitchCase } from '../tree.ts';
import { isVla, isVoid } from '../types.ts';
import {
  cleansUp,
  inBlock,
  isJump,
  jumpTo,
  keptValue,
  leaveFor,
  leaveFunction,
  noteEnd,
  savedStack,
} from './blocks.ts';
import { conditionOf, effectOf, valueOf } from './expressions.ts';
import { JumpTarget, type FuncLowering } from './function.ts';
import { initialise } from './initialise.ts';
import { isSimple } from './purity.ts';
import { valuePrim } from './types.ts';

/** So many values may the range of one `case` have as lines of a switch; more are compared. */
const longestRange = 64n;

type StmtOf<K extends Stmt['kind']> = Extract<Stmt, { kind: K }>;

export function statementList(f: FuncLowering, items: readonly Stmt[]): void {
  inBlock(f, () => {
    for (const item of items) statement(f, item);
    return !isJump(items.at(-1));
  });
}

/** The value of a statement expression: that of its last statement, taken before the block is left. */
export function blockValue(f: FuncLowering, items: readonly Stmt[], value: () => Node): Node {
  let result: Node | undefined;
  inBlock(f, () => {
    for (const item of items) statement(f, item);
    result = value();
    return true;
  });
  return result ?? f.unexpected('a value');
}

export function statement(f: FuncLowering, stmt: Stmt): void {
  f.at(stmt.span);
  switch (stmt.kind) {
    case 'expr':
      effectOf(f, stmt.expr);
      return;
    case 'declare':
      declare(f, stmt);
      return;
    case 'length':
      f.b.dassign(f.variable(stmt.symbol), 0, valueOf(f, stmt.value));
      return;
    case 'block':
      statementList(f, stmt.block.items);
      return;
    case 'if':
      ifStatement(f, stmt);
      return;
    case 'while':
      loop(f, stmt.span, stmt.condition, undefined, stmt.body);
      return;
    case 'for':
      forLoop(f, stmt);
      return;
    case 'do':
      doLoop(f, stmt);
      return;
    case 'switch':
      switchStatement(f, stmt);
      return;
    case 'label':
      f.b.label(f.label(stmt.label));
      return;
    case 'goto':
      leaveFor(f, stmt.label);
      f.b.goto(f.label(stmt.label));
      return;
    case 'jump':
      f.b.igoto(valueOf(f, stmt.address));
      return;
    case 'break':
      jumpTo(f, f.breaks.at(-1) ?? f.unexpected('break'));
      return;
    case 'continue':
      jumpTo(f, f.continues.at(-1) ?? f.unexpected('continue'));
      return;
    case 'return':
      returnStatement(f, stmt.value);
      return;
    case 'empty':
      return;
  }
}

function declare(f: FuncLowering, { symbol, init }: StmtOf<'declare'>): void {
  const ref = f.variable(symbol);
  noteEnd(f, symbol);
  if (isVla(symbol.type)) {
    const size = valueOf(f, { kind: 'size', of: symbol.type, type: symbol.type, span: symbol.span });
    const stack = savedStack(f);
    f.b.dassign(ref, 0, f.b.alloca('ptr', size));
    f.live.push({ symbol, stack });
  } else if (init !== undefined) initialise(f, symbol, init);
  if (symbol.attributes.cleanup !== undefined) f.live.push({ symbol, stack: undefined });
}

/** The variables of the first part are there until the loop ends. */
function forLoop(f: FuncLowering, { init, condition, step, body: stmt, span }: StmtOf<'for'>): void {
  inBlock(f, () => {
    for (const item of init) statement(f, item);
    loop(f, span, condition, step, stmt);
    return true;
  });
}

/** Chains of more `else if` than this are written behind each other. */
const longestChain = 50;

function ifStatement(f: FuncLowering, stmt: StmtOf<'if'>): void {
  const chain: StmtOf<'if'>[] = [];
  for (let at: Stmt | undefined = stmt; at?.kind === 'if'; at = at.otherwise) chain.push(at);
  if (chain.length <= longestChain) {
    const { condition, then, otherwise } = stmt;
    const other = otherwise === undefined ? undefined : () => statement(f, otherwise);
    f.b.if(conditionOf(f, condition), () => statement(f, then), other);
  } else longChain(f, chain);
}

/** A chain is as long as its author likes, so it is not followed by recursion: each part jumps behind all of them. */
function longChain(f: FuncLowering, chain: readonly StmtOf<'if'>[]): void {
  const end = new JumpTarget(f, 'endif');
  for (const { condition, then, span } of chain) {
    f.at(span);
    f.b.if(conditionOf(f, condition), () => {
      statement(f, then);
      f.b.goto(end.label);
    });
  }
  const last = chain.at(-1)?.otherwise;
  if (last !== undefined) statement(f, last);
  end.place();
}

/** The body of a loop, between where `continue` and `break` go; `where` is the place of what is done behind it. */
function body(f: FuncLowering, stmt: Stmt, where: Span, step: () => void): JumpTarget {
  const next = new JumpTarget(f, 'continue');
  const end = new JumpTarget(f, 'break');
  f.continues.push(next);
  f.breaks.push(end);
  statement(f, stmt);
  f.continues.pop();
  f.breaks.pop();
  f.at(where);
  next.place();
  step();
  return end;
}

function loop(f: FuncLowering, span: Span, condition: Expr | undefined, step: Expr | undefined, stmt: Stmt): void {
  const { b } = f;
  let end: JumpTarget | undefined;
  const round = (): void => {
    end = body(f, stmt, step?.span ?? condition?.span ?? span, () => step && effectOf(f, step));
  };
  if (condition === undefined || isSimple(condition)) {
    const always = condition === undefined || (condition.kind === 'int' && condition.value !== 0n);
    b.while(always ? b.constval('u1', 1) : conditionOf(f, condition), round);
  } else {
    const out = new JumpTarget(f, 'endloop');
    b.while(b.constval('u1', 1), () => {
      b.brfalse(out.label, conditionOf(f, condition));
      round();
    });
    out.place();
  }
  end?.place();
}

function doLoop(f: FuncLowering, { body: stmt, condition }: StmtOf<'do'>): void {
  const { b } = f;
  let end: JumpTarget | undefined;
  if (isSimple(condition))
    b.dowhile(() => void (end = body(f, stmt, condition.span, () => {})), conditionOf(f, condition));
  else {
    const reg = b.register();
    b.dowhile(
      () => void (end = body(f, stmt, condition.span, () => b.regassign('u1', reg, conditionOf(f, condition)))),
      b.regread('u1', reg),
    );
  }
  end?.place();
}

function switchStatement(f: FuncLowering, stmt: StmtOf<'switch'>): void {
  const { b } = f;
  const end = new JumpTarget(f, 'endswitch');
  const prim = valuePrim(stmt.value.type);
  const read = isSimple(stmt.value) ? () => valueOf(f, stmt.value) : f.kept(prim, valueOf(f, stmt.value));
  const isWide = ({ low, high }: SwitchCase): boolean => high - low >= longestRange;
  for (const range of stmt.cases.filter(isWide)) {
    const isIn = b.cand(
      'u1',
      b.ge('u1', prim, read(), b.constval(prim, range.low)),
      b.le('u1', prim, read(), b.constval(prim, range.high)),
    );
    b.brtrue(f.label(range.label), isIn);
  }
  const cases = stmt.cases.filter((range) => !isWide(range)).flatMap((range) => linesOf(range, f.label(range.label)));
  b.switch(read(), stmt.fallback === undefined ? end.label : f.label(stmt.fallback), cases);
  f.breaks.push(end);
  statement(f, stmt.body);
  f.breaks.pop();
  end.place();
}

function linesOf({ low, high }: SwitchCase, label: LabelId): { value: bigint; label: LabelId }[] {
  const lines: { value: bigint; label: LabelId }[] = [];
  for (let value = low; value <= high; value++) lines.push({ value, label });
  return lines;
}

/** The value is taken before anything is cleaned up. */
function returnStatement(f: FuncLowering, value: Expr | undefined): void {
  if (value === undefined || isVoid(value.type)) {
    if (value !== undefined) effectOf(f, value);
    leaveFunction(f);
    f.b.return();
    return;
  }
  const node = valueOf(f, value);
  const result = cleansUp(f) ? keptValue(f, value.type, node)() : node;
  leaveFunction(f);
  f.b.return(result);
}
