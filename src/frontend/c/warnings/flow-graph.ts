/**
 * The ways that control can take through a function, made from its tree: blocks of what happens to variables in order, and edges
 * between them. Only made when a warning asks for it; nothing is lowered from it.
 *
 * An edge that a constant condition excludes (`if (0)`) is `off`: no value flows over it, but what is behind it was left out on
 * purpose and is not told to be unreachable. The edge out of `while (1)` is not there at all.
 */
import type { Span } from '../../../base/source.ts';
import { integerValue } from '../constants.ts';
import type { Block as CBlock, Expr, FuncBody, Init, LabelSymbol, Stmt, VarSymbol } from '../tree.ts';
import { integerOf, isVoid } from '../types.ts';

/**
 * What happens to a variable. `step` is the reading half of `x++`, after which the value may still be unused; `mention` is
 * `(void)x`; `escape` is its address, through which anything may happen.
 */
export interface FlowEvent {
  readonly kind: 'declare' | 'use' | 'step' | 'mention' | 'define' | 'escape';
  readonly symbol: VarSymbol;
  readonly span: Span;
}

/** A condition at the end of a block, and where it leads. */
export interface FlowBranch {
  readonly span: Span;
  readonly yes: number;
  readonly no: number;
  /** Even the first time it may come out either way: it reads parameters, and what is not the function's; and it is no loop's. */
  readonly isOpen: boolean;
}

export interface FlowBlock {
  readonly events: FlowEvent[];
  readonly next: number[];
  readonly off: number[];
  /** The condition at its end: where control goes if it holds, and if not. */
  branch: FlowBranch | undefined;
  /** The first statement in it that does something. */
  first: Span | undefined;
}

/** A case that is reached from the statements before it. */
export interface FallThrough {
  readonly from: number;
  readonly span: Span;
}

export type SwitchStmt = Extract<Stmt, { kind: 'switch' }>;

export class FlowGraph {
  readonly blocks: FlowBlock[] = [];
  readonly fallThroughs: FallThrough[] = [];
  readonly switches: SwitchStmt[] = [];
  readonly returns: { readonly block: number; readonly span: Span }[] = [];
  /** Whole expressions, for those who look at the order inside of them. */
  readonly expressions: Expr[] = [];
  /** Those whose value nobody gets: statements, and steps of loops. */
  readonly unused: Expr[] = [];
  /** Lines in which something is wrong, so that it is not known what happens there. */
  readonly mistakes: Span[] = [];
  readonly #labels = new Map<LabelSymbol, number>();
  /** The block that each label of a `switch` is reached from. */
  readonly #heads = new Map<LabelSymbol, { readonly block: number; readonly depth: number }>();
  readonly #breaks: number[] = [];
  readonly #continues: number[] = [];
  /** Where the last statement began, for comments that stand before a case. */
  #last: Span;
  #at: number;
  /** The block before the first case of the last `switch`. */
  #quiet = -1;
  /** The block of the last label. */
  #fresh = -1;

  constructor({ body, labels }: FuncBody) {
    this.#at = this.#block();
    this.#last = body.span;
    for (const label of labels) if (label.addressed) this.#addressed.push(this.#label(label));
    this.#items(body.items);
  }
  readonly #addressed: number[] = [];

  /** The block at whose end the function ends without `return`. */
  get end(): number {
    return this.#at;
  }

  #block(): number {
    return this.blocks.push({ events: [], next: [], off: [], branch: undefined, first: undefined }) - 1;
  }

  #edge(from: number, to: number): void {
    this.blocks[from].next.push(to);
  }

  /** Goes on in a block, to which control falls. */
  #enter(block: number): void {
    this.#edge(this.#at, block);
    this.#at = block;
  }

  /** Control does not come by here: what follows needs a label. */
  #leave(to?: number): void {
    if (to !== undefined) this.#edge(this.#at, to);
    this.#at = this.#block();
  }

  #label(label: LabelSymbol): number {
    const block = this.#labels.get(label) ?? this.#block();
    this.#labels.set(label, block);
    return block;
  }

  #event(kind: FlowEvent['kind'], symbol: VarSymbol, span: Span): void {
    this.blocks[this.#at].events.push({ kind, symbol, span });
  }

  // Statements

  #items(items: readonly Stmt[]): void {
    for (const item of items) this.#statement(item);
  }

  #statement(stmt: Stmt): void {
    const isQuiet = stmt.kind === 'label' || stmt.kind === 'block' || stmt.kind === 'break' || stmt.kind === 'empty';
    if (!isQuiet && this.#at !== this.#quiet && !(stmt.kind === 'declare' && stmt.init === undefined))
      this.blocks[this.#at].first ??= stmt.span;
    if (stmt.kind !== 'label') this.#last = stmt.span;
    switch (stmt.kind) {
      case 'expr':
        this.unused.push(stmt.expr);
        this.#full(stmt.expr);
        break;
      case 'declare':
        this.#declare(stmt.symbol, stmt.init, stmt.span);
        break;
      case 'length':
        this.#full(stmt.value);
        break;
      case 'block':
        this.#items(stmt.block.items);
        break;
      case 'if':
        this.#if(stmt);
        break;
      case 'while':
        this.#loop(stmt.condition, stmt.body, undefined);
        break;
      case 'do':
        this.#do(stmt.body, stmt.condition);
        break;
      case 'for':
        this.#items(stmt.init);
        this.#loop(stmt.condition, stmt.body, stmt.step);
        break;
      case 'switch':
        this.#switch(stmt);
        break;
      case 'label':
        this.#labelled(stmt.label, stmt.span);
        break;
      case 'goto':
        this.#leave(this.#label(stmt.label));
        break;
      case 'jump':
        this.#full(stmt.address);
        for (const block of this.#addressed) this.#edge(this.#at, block);
        this.#leave();
        break;
      case 'break':
        this.#leave(this.#breaks.at(-1));
        break;
      case 'continue':
        this.#leave(this.#continues.at(-1));
        break;
      case 'return':
        if (stmt.value !== undefined) this.#full(stmt.value);
        this.returns.push({ block: this.#at, span: stmt.span });
        this.#leave();
        break;
      case 'empty':
        break;
    }
  }

  #declare(symbol: VarSymbol, init: Init | undefined, span: Span): void {
    if (init === undefined) return this.#event('declare', symbol, span);
    const only = init.items.length === 1 ? init.items[0].value : undefined;
    // `int x = x;` is the usual way to say that a warning is not wanted.
    const isSelf = only?.kind === 'load' && only.operand.kind === 'variable' && only.operand.symbol === symbol;
    if (!isSelf) this.#initialise(init);
    this.#event('define', symbol, span);
  }

  #initialise(init: Init): void {
    if (init.items.length === 0) return;
    for (const { value } of init.items) this.#full(value);
  }

  /** A chain of `else if` may be of any length. */
  #if(stmt: Extract<Stmt, { kind: 'if' }>): void {
    const end = this.#block();
    for (let at: Stmt | undefined = stmt; at !== undefined;) {
      if (at.kind !== 'if') {
        this.#statement(at);
        break;
      }
      const [yes, no] = [this.#block(), this.#block()];
      this.#condition(at.condition, yes, no);
      this.#at = yes;
      this.#statement(at.then);
      this.#edge(this.#at, end);
      this.#at = no;
      at = at.otherwise;
    }
    this.#enter(end);
  }

  #loop(condition: Expr | undefined, body: Stmt, step: Expr | undefined): void {
    const [head, inside, next, end] = [this.#block(), this.#block(), this.#block(), this.#block()];
    this.#enter(head);
    if (condition === undefined) this.#edge(head, inside);
    else this.#condition(condition, inside, end, true);
    this.#at = inside;
    this.#body(body, end, next);
    this.#enter(next);
    if (step !== undefined) {
      this.unused.push(step);
      this.#full(step);
    }
    this.#edge(this.#at, head);
    this.#at = end;
  }

  #do(body: Stmt, condition: Expr): void {
    const [inside, test, end] = [this.#block(), this.#block(), this.#block()];
    this.#enter(inside);
    this.#body(body, end, test);
    this.#enter(test);
    this.#condition(condition, inside, end, true);
    this.#at = end;
  }

  #body(body: Stmt, end: number, next: number): void {
    this.#breaks.push(end);
    this.#continues.push(next);
    this.#statement(body);
    this.#breaks.pop();
    this.#continues.pop();
  }

  #switch(stmt: SwitchStmt): void {
    this.switches.push(stmt);
    this.#full(stmt.value);
    const [head, end] = [this.#at, this.#block()];
    const depth = this.#breaks.length + 1;
    for (const { label } of stmt.cases) this.#heads.set(label, { block: head, depth });
    if (stmt.fallback !== undefined) this.#heads.set(stmt.fallback, { block: head, depth });
    this.#at = this.#block();
    // What stands before the first case has a message of its own.
    this.#quiet = this.#at;
    this.#breaks.push(end);
    this.#statement(stmt.body);
    this.#breaks.pop();
    if (stmt.fallback === undefined && !isCovered(stmt)) this.#edge(head, end);
    this.#enter(end);
  }

  #labelled(label: LabelSymbol, span: Span): void {
    const head = this.#heads.get(label);
    const before = this.#at;
    // Labels behind each other have nothing between them.
    const isBehindLabel = before === this.#fresh && this.blocks[before].first === undefined;
    this.#enter(this.#label(label));
    this.#fresh = this.#at;
    if (head === undefined) return;
    this.#edge(head.block, this.#at);
    // A case within a loop within the `switch` (Duff's device) is meant.
    if (head.depth !== this.#breaks.length) return;
    const { source } = span;
    const between = source === this.#last.source ? source.text.slice(this.#last.start, span.start).slice(-2000) : '';
    if (!isBehindLabel && !/fall(?:s|ing)?[\s-]*(?:through|thru)/i.test(between))
      this.fallThroughs.push({ from: before, span });
  }

  // Expressions

  #full(expr: Expr): void {
    this.expressions.push(expr);
    this.#value(expr);
  }

  /** Goes on in neither block: whoever asks sets where it goes on. */
  #condition(test: Expr, yes: number, no: number, isLoop = false): void {
    this.expressions.push(test);
    this.#branch(test, yes, no, isLoop);
  }

  #branch(test: Expr, yes: number, no: number, isLoop: boolean): void {
    if (test.kind === 'logical') {
      const middle = this.#block();
      if (test.op === 'and') this.#branch(test.left, middle, no, isLoop);
      else this.#branch(test.left, yes, middle, isLoop);
      this.#at = middle;
      this.#branch(test.right, yes, no, isLoop);
    } else if (test.kind === 'unary' && test.op === 'not') this.#branch(test.operand, no, yes, isLoop);
    else if (
      test.kind === 'convert' &&
      integerOf(test.type) !== undefined &&
      integerOf(test.operand.type) !== undefined
    )
      this.#branch(test.operand, yes, no, isLoop);
    else if (test.kind === 'builtin' && test.name === 'expect') this.#branch(test.args[0], yes, no, isLoop);
    else this.#decide(test, yes, no, isLoop);
  }

  #decide(test: Expr, yes: number, no: number, isLoop: boolean): void {
    const [at, before] = [this.#at, this.blocks[this.#at].events.length];
    this.#value(test);
    const known = integerValue(test);
    const block = this.blocks[this.#at];
    const isOpen = !isLoop && at === this.#at && block.events.slice(before).every(({ symbol }) => symbol.isParam);
    if (known === undefined) {
      block.next.push(yes, no);
      block.branch = { span: test.span, yes, no, isOpen };
    } else {
      block.next.push(known === 0n ? no : yes);
      if (!isLoop || known === 0n) block.off.push(known === 0n ? yes : no);
    }
  }

  #value(expr: Expr): void {
    switch (expr.kind) {
      case 'load':
        return this.#place(expr.operand, 'use');
      case 'decay':
      case 'address':
        return this.#place(expr.operand, 'escape');
      case 'variable':
      case 'deref':
      case 'member':
      case 'compound':
      case 'string':
        return this.#place(expr, 'use');
      case 'convert':
        if (isVoid(expr.type) && expr.operand.kind === 'load' && expr.operand.operand.kind === 'variable')
          return this.#event('mention', expr.operand.operand.symbol, expr.span);
        return this.#value(expr.operand);
      case 'unary':
        return this.#value(expr.operand);
      case 'binary':
      case 'distance':
      case 'compare':
      case 'comma':
        this.#value(expr.left);
        return this.#value(expr.right);
      case 'offset':
        this.#value(expr.pointer);
        return this.#value(expr.index);
      case 'logical':
      case 'conditional':
        return this.#choice(expr);
      case 'assign':
        this.#value(expr.value);
        return this.#place(expr.place, 'define');
      case 'update':
        this.#place(expr.place, 'step');
        this.#value(expr.value);
        return this.#place(expr.place, 'define');
      case 'call':
        this.#value(expr.callee);
        for (const arg of expr.args) this.#value(arg);
        if (isLast(expr.callee)) this.#leave();
        return;
      case 'builtin':
        for (const arg of expr.args) this.#value(arg);
        if (expr.name === 'trap' || expr.name === 'unreachable') this.#leave();
        return;
      case 'statement':
        return this.#inner(expr.block);
      case 'error':
        this.mistakes.push(this.#last, expr.span);
        return;
      case 'int':
      case 'float':
      case 'function':
      case 'label':
      case 'size':
        return;
    }
  }

  #inner(block: CBlock): void {
    const last = this.#last;
    this.#items(block.items);
    this.#last = last;
  }

  #choice(expr: Extract<Expr, { kind: 'logical' | 'conditional' }>): void {
    const end = this.#block();
    if (expr.kind === 'logical') this.#branch(expr, end, end, false);
    else {
      const [yes, no] = [this.#block(), this.#block()];
      this.#branch(expr.condition, yes, no, false);
      this.#at = yes;
      if (expr.then !== undefined) this.#value(expr.then);
      this.#edge(this.#at, end);
      this.#at = no;
      this.#value(expr.otherwise);
      this.#edge(this.#at, end);
    }
    this.#at = end;
  }

  /** What happens to the variable that a place is in; the parts of the place are evaluated. */
  #place(place: Expr, kind: FlowEvent['kind']): void {
    switch (place.kind) {
      case 'variable':
        return this.#event(kind, place.symbol, place.span);
      case 'member':
        return this.#place(place.base, kind);
      case 'deref': {
        const element = elementOf(place.operand);
        if (element === undefined || kind === 'escape') return this.#value(place.operand);
        this.#value(element.index);
        return this.#event(kind, element.symbol, place.span);
      }
      case 'compound':
        return this.#initialise(place.init);
      case 'string':
        return;
      default:
        return this.#value(place);
    }
  }
}

/** `array[index]` of a variable. */
function elementOf(pointer: Expr): { readonly symbol: VarSymbol; readonly index: Expr } | undefined {
  if (pointer.kind !== 'offset' || pointer.pointer.kind !== 'decay') return undefined;
  const place = pointer.pointer.operand;
  return place.kind === 'variable' && place.type.kind === 'array'
    ? { symbol: place.symbol, index: pointer.index }
    : undefined;
}

/** Does the function that is called not come back? */
function isLast(callee: Expr): boolean {
  const target = callee.kind === 'decay' ? callee.operand : callee;
  return target.kind === 'function' && target.symbol.attributes.noreturn === true;
}

/** The enumeration by which a `switch` decides. */
export function enumerationOf(value: Expr): Extract<Expr['type'], { kind: 'enum' }> | undefined {
  let at = value;
  while (at.kind === 'convert' && !at.isCast) at = at.operand;
  return at.type.kind === 'enum' ? at.type : undefined;
}

/** Is there a case for each constant of the enumeration? */
function isCovered({ value, cases }: SwitchStmt): boolean {
  const constants = enumerationOf(value)?.enumeration.constants ?? [];
  return (
    constants.length > 0 &&
    constants.every((constant) => cases.some(({ low, high }) => low <= constant.value && constant.value <= high))
  );
}
