/**
 * Events to a module of the linear IR: one loop over the events, with the statements handled here, expressions in
 * expressions.ts and declarations in declarations.ts. Checking and building are one thing: an operation is built where
 * its types have been found right. After a mistake the loop goes on, to find the others; the module is then not used.
 *
 * Functions are in linear form and of the strict profile; only programs with strings (`putf`) need the full one.
 */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { unreachable } from '../../base/errors.ts';
import type { SourceFile } from '../../base/source.ts';
import { ModuleBuilder } from '../../linear/builder.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import { Calls } from './calls.ts';
import type { Event, Placed, StatementEvent } from './events.ts';
import { Declarations } from './declarations.ts';
import { Expressions } from './expressions.ts';
import type { Label } from './flow.ts';
import { library } from './library.ts';
import type { SyntaxResult } from './parser.ts';
import { Unit } from './unit.ts';

/** How SysY programs are lowered. */
export interface SysyOptions {
  /** The file is one of several of a program, so that nothing is said if it has no `main`. */
  readonly isPart?: boolean;
  /** `main` exports `main` alone, so that all other functions may be changed or removed by passes. Default `all`. */
  readonly exports?: 'all' | 'main';
}

export function lowerSysy(
  source: SourceFile,
  { events, names }: SyntaxResult,
  diagnostics: Diagnostic[],
  { exports = 'all', isPart = false }: SysyOptions = {},
): LinearModule {
  const builder = new ModuleBuilder(hasString(events) ? { profile: 'full', pointerSize: 4 } : { profile: 'core' });
  const unit = new Unit(source, names, builder, diagnostics);
  return new Lowering(unit, events, exports === 'all').lower(isPart);
}

/** An `if` whose end has not come yet. */
interface Branch {
  /** Where control goes when the condition does not hold. */
  readonly otherwise: Label;
  /** Behind the `else` part, once there is one. */
  end: Label | undefined;
  /** Its condition is constant. */
  readonly isDecided: boolean;
}

/** A `while` whose end has not come yet: where `continue` and `break` go. */
interface Loop {
  readonly head: Label;
  exit: Label;
}

/** Statements nest, so branches and loops that are open are stacks; which of them an event belongs to is always the top. */
class Lowering {
  readonly #unit: Unit;
  readonly #events: readonly Event[];
  readonly #expressions: Expressions;
  readonly #declarations: Declarations;
  readonly #branches: Branch[] = [];
  readonly #loops: Loop[] = [];
  /** The event at hand is the first of a statement. */
  #isFresh = false;
  /** Nothing more is said of the code at hand: it is reached, or it is reported, or a constant condition leaves it out. */
  #isQuiet = true;
  /** The events that control cannot come to, one for each such piece of code. */
  readonly #dead: Event[] = [];

  constructor(unit: Unit, events: readonly Event[], exportAll: boolean) {
    this.#unit = unit;
    this.#events = events;
    const definitions = findDefinitions(events);
    this.#expressions = new Expressions(unit, new Calls(unit, definitions));
    this.#declarations = new Declarations(unit, this.#expressions, exportAll, definitions);
  }

  lower(isPart: boolean): LinearModule {
    this.#declareLibrary();
    for (const event of this.#events) {
      this.#findDeadCode(event);
      if (event.part === 'expression') this.#expressions.step(event);
      else if (event.part === 'declaration') this.#declarations.step(event);
      else this.#statement(event);
    }
    if (!this.#declarations.hasMain && !isPart) this.#unit.report('SYS2006', 0, 0, []);
    if (!hasErrors(this.#unit.diagnostics)) this.#reportDeadCode();
    return this.#unit.builder.finish();
  }

  /** Only for programs without mistakes: a mistake may be what makes code look dead. */
  #reportDeadCode(): void {
    for (const { start, end } of this.#dead) this.#unit.report('SYS2213', start, end, []);
  }

  /** Finds the first of statements that control cannot come to. */
  #findDeadCode(event: Event): void {
    const { func } = this.#unit;
    if (func === undefined || func.flow.isOpen) this.#isQuiet = decidesByCondition(event);
    else if (decidesByCondition(event)) this.#isQuiet = true;
    else if (!this.#isQuiet && this.#isFresh && beginsStatement(event)) {
      this.#isQuiet = true;
      this.#dead.push(event);
    }
    this.#isFresh = event.part !== 'expression';
  }

  /** The functions of the library that are called, unless the program defines them itself. */
  #declareLibrary(): void {
    const { names, builder, scopes } = this.#unit;
    const own = findGlobals(this.#events);
    const targets = new Map<string, number>();
    for (const event of this.#events) {
      if (event.kind !== 'callBegin') continue;
      const { atom } = event;
      const row = library.get(names[atom]);
      if (row === undefined || own.has(atom) || scopes.find(atom) !== undefined) continue;
      const { target, params, results, special } = row;
      const index = targets.get(target) ?? builder.extern(target, params, results, { variadic: special === 'format' });
      targets.set(target, index);
      const result = results[0] === 'i32' || results[0] === 'f32' ? results[0] : 'void';
      const name = names[atom];
      scopes.declare(atom, { kind: 'function', name, index, params, result, span: undefined, special }, 0);
    }
  }

  #statement(event: StatementEvent): void {
    const { start, end } = event;
    switch (event.kind) {
      case 'assign':
        return this.#assign(start, end);
      case 'drop':
        return this.#expressions.drop();
      case 'if':
        return this.#if();
      case 'else':
        return this.#else();
      case 'endIf':
        return this.#endIf();
      case 'while':
        return this.#while();
      case 'whileCondition':
        this.#loops[this.#loops.length - 1].exit = this.#expressions.enterTrue();
        return;
      case 'endWhile':
        return this.#endWhile();
      case 'break':
      case 'continue':
        return this.#leaveIteration(event.kind, start, end);
      case 'return':
        return this.#return(event.hasValue, start, end);
      case 'openBlock':
        return this.#unit.scopes.open();
      case 'closeBlock':
        return this.#unit.scopes.close();
      default:
        return unreachable(event);
    }
  }

  /** `place = value`: the events come in this order, so the value is on top. */
  #assign(start: number, end: number): void {
    const value = this.#expressions.popNumber();
    const place = this.#expressions.popPlace();
    if (place.kind !== 'place' || value === undefined) return;
    const { variable, level, index } = place;
    if (variable.isConst) return this.#unit.report('SYS2105', start, end, [variable.name]);
    if (level < variable.dims.length) return this.#unit.report('SYS2106', start, end, [variable.name]);
    const operand = this.#expressions.convert(value, variable.type);
    if (!this.#unit.flow.isOpen || variable.storage === undefined) return;
    const b = this.#unit.at(start, value.end);
    if (index === undefined) b.assign(variable.storage, operand);
    else b.arrayStore(variable.storage, index, operand);
  }

  /** branch-if-false otherwise; (then) goto end; otherwise: (else) end: */
  #if(): void {
    const otherwise = this.#expressions.enterTrue();
    const { flow } = this.#unit;
    this.#branches.push({ otherwise, end: undefined, isDecided: !flow.isOpen || !flow.isUsed(otherwise) });
  }

  #else(): void {
    const { flow } = this.#unit;
    const branch = this.#branches[this.#branches.length - 1];
    branch.end = flow.newLabel();
    flow.goto(branch.end);
    flow.place(branch.otherwise);
  }

  #endIf(): void {
    const branch = this.#branches.pop();
    if (branch === undefined) return;
    this.#unit.flow.place(branch.end ?? branch.otherwise);
    if (branch.isDecided) this.#isQuiet = true;
  }

  /** head: branch-if-false exit; (body) goto head; exit: */
  #while(): void {
    const head = this.#unit.flow.newLabel();
    this.#unit.flow.placeHead(head);
    this.#loops.push({ head, exit: head });
  }

  #endWhile(): void {
    const loop = this.#loops.pop();
    if (loop === undefined) return;
    this.#unit.flow.goto(loop.head);
    this.#unit.flow.place(loop.exit);
  }

  #leaveIteration(kind: 'break' | 'continue', start: number, end: number): void {
    const loop = this.#loops.at(-1);
    if (loop === undefined) this.#unit.report('SYS2113', start, end, [kind]);
    else {
      this.#unit.at(start, end);
      this.#unit.flow.goto(kind === 'break' ? loop.exit : loop.head);
    }
  }

  /** Whether there is a value must fit the function's type; the value is converted to it. */
  #return(hasValue: boolean, start: number, end: number): void {
    const { func } = this.#unit;
    if (func === undefined) return;
    const { name, result } = func.symbol;
    if (result === 'void') {
      if (hasValue) {
        this.#expressions.drop();
        this.#unit.report('SYS2111', start, end, [name]);
      } else this.#unit.at(start, end).return();
      return;
    }
    if (!hasValue) return this.#unit.report('SYS2112', start, end, [name, result === 'i32' ? 'int' : 'float']);
    const operand = this.#expressions.popAs(result);
    if (operand !== undefined) this.#unit.at(start, end).return(operand);
  }
}

/** What such an event leaves without a way to it is left out by a constant condition. */
function decidesByCondition({ kind }: Event): boolean {
  return kind === 'if' || kind === 'whileCondition' || kind === 'else' || kind === 'endWhile';
}

/** Expressions begin statements too. */
function beginsStatement({ part, kind }: Event): boolean {
  return part === 'expression' || kind === 'while' || kind === 'break' || kind === 'continue' || kind === 'return';
}

function hasString(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === 'string');
}

/** The first definition of each function, by atom. */
function findDefinitions(events: readonly Event[]): Map<number, Placed> {
  const found = new Map<number, Placed>();
  let head: Extract<Event, { kind: 'func' }> | undefined;
  for (const event of events) {
    if (event.kind === 'func') head = event;
    else if (event.kind === 'body' && head !== undefined && !found.has(head.atom)) found.set(head.atom, head);
  }
  return found;
}

/** The atoms of functions and variables that are declared outside functions. */
function findGlobals(events: readonly Event[]): Set<number> {
  const found = new Set<number>();
  let isInside = false;
  for (const event of events) {
    if (event.kind === 'body') isInside = true;
    else if (event.kind === 'endFunc') isInside = false;
    else if (!isInside && (event.kind === 'func' || event.kind === 'declare')) found.add(event.atom);
  }
  return found;
}
