/**
 * Events to a module of the linear IR: one loop over the events, with the statements handled here, expressions in
 * expressions.ts and declarations in declarations.ts. Checking and building are one thing: an operation is built where
 * its types have been found right. After a mistake the loop goes on, to find the others; the module is then not used.
 *
 * Functions are in linear form and of the strict profile; only programs with strings (`putf`) need the full one.
 */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { ModuleBuilder } from '../../linear/builder.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import { Calls } from './calls.ts';
import type { Code } from './code.ts';
import { Event } from './code.ts';
import { Declarations } from './declarations.ts';
import { Expressions } from './expressions.ts';
import type { Label } from './flow.ts';
import { library } from './library.ts';
import type { SyntaxResult } from './parser.ts';
import { Unit } from './unit.ts';

export interface SysyOptions {
  /** `main` exports `main` alone, so that all other functions may be changed or removed by passes. Default `all`. */
  readonly exports?: 'all' | 'main';
}

export function lowerSysy(
  source: SourceFile,
  { code, names }: SyntaxResult,
  diagnostics: Diagnostic[],
  { exports = 'all' }: SysyOptions = {},
): LinearModule {
  const builder = new ModuleBuilder(hasString(code) ? { profile: 'full', pointerSize: 4 } : { profile: 'core' });
  const unit = new Unit(source, code, names, builder, diagnostics);
  return new Lowering(unit, exports === 'all').lower();
}

interface Branch {
  /** Where control goes when the condition does not hold. */
  readonly otherwise: Label;
  /** Behind the `else` part, once there is one. */
  end: Label | undefined;
  /** Its condition is constant. */
  readonly isDecided: boolean;
}

interface Loop {
  readonly head: Label;
  exit: Label;
}

class Lowering {
  readonly #unit: Unit;
  readonly #expressions: Expressions;
  readonly #declarations: Declarations;
  readonly #branches: Branch[] = [];
  readonly #loops: Loop[] = [];
  /** The event at hand is the first of a statement. */
  #isFresh = false;
  /** Nothing more is said of the code at hand: it is reached, or it is reported, or a constant condition leaves it out. */
  #isQuiet = true;
  /** The events that control cannot come to, one for each such piece of code. */
  readonly #dead: number[] = [];

  constructor(unit: Unit, exportAll: boolean) {
    this.#unit = unit;
    this.#expressions = new Expressions(unit, new Calls(unit, findDefinitions(unit.code)));
    this.#declarations = new Declarations(unit, this.#expressions, exportAll);
  }

  lower(): LinearModule {
    this.#declareLibrary();
    const { ops, length } = this.#unit.code;
    for (let i = 0; i < length; i++) {
      this.#findDeadCode(i);
      if (ops[i] < Event.Assign) this.#expressions.step(i);
      else if (ops[i] >= Event.DeclType) this.#declarations.step(i);
      else this.#statement(i);
    }
    if (!this.#declarations.hasMain) this.#unit.report('SYS2006', 0, 0, []);
    if (!hasErrors(this.#unit.diagnostics)) this.#reportDeadCode();
    return this.#unit.builder.finish();
  }

  #reportDeadCode(): void {
    const { starts, ends } = this.#unit.code;
    for (const i of this.#dead) this.#unit.report('SYS2213', starts[i], ends[i], []);
  }

  /** Finds the first of statements that control cannot come to. */
  #findDeadCode(i: number): void {
    const { code, func } = this.#unit;
    const op = code.ops[i];
    if (func === undefined || func.flow.isOpen) this.#isQuiet = decidesByCondition(op);
    else if (decidesByCondition(op)) this.#isQuiet = true;
    else if (!this.#isQuiet && this.#isFresh && beginsStatement(op)) {
      this.#isQuiet = true;
      this.#dead.push(i);
    }
    this.#isFresh = op >= Event.Assign;
  }

  /** The functions of the library that are called, unless the program defines them itself. */
  #declareLibrary(): void {
    const { code, names, builder, scopes } = this.#unit;
    const own = findGlobals(code);
    const targets = new Map<string, number>();
    for (let i = 0; i < code.length; i++) {
      if (code.ops[i] !== Event.CallBegin) continue;
      const atom = code.args[i];
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

  #statement(i: number): void {
    const { ops, args, starts, ends } = this.#unit.code;
    const [start, end] = [starts[i], ends[i]];
    switch (ops[i]) {
      case Event.Assign:
        return this.#assign(start, end);
      case Event.Drop:
        return this.#expressions.drop();
      case Event.If:
        return this.#if();
      case Event.Else:
        return this.#else();
      case Event.EndIf:
        return this.#endIf();
      case Event.While:
        return this.#while();
      case Event.WhileCond:
        this.#loops[this.#loops.length - 1].exit = this.#expressions.enterTrue();
        return;
      case Event.EndWhile:
        return this.#endWhile();
      case Event.Break:
      case Event.Continue:
        return this.#leaveTurn(ops[i] === Event.Break, start, end);
      case Event.Return:
        return this.#return(args[i] === 1, start, end);
      case Event.Open:
        return this.#unit.scopes.open();
      default:
        return this.#unit.scopes.close();
    }
  }

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

  #leaveTurn(isBreak: boolean, start: number, end: number): void {
    const loop = this.#loops.at(-1);
    if (loop === undefined) this.#unit.report('SYS2113', start, end, [isBreak ? 'break' : 'continue']);
    else {
      this.#unit.at(start, end);
      this.#unit.flow.goto(isBreak ? loop.exit : loop.head);
    }
  }

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
function decidesByCondition(op: number): boolean {
  return op === Event.If || op === Event.WhileCond || op === Event.Else || op === Event.EndWhile;
}

/** Expressions begin statements too. */
function beginsStatement(op: number): boolean {
  return op < Event.Assign || op === Event.While || op === Event.Break || op === Event.Continue || op === Event.Return;
}

function hasString({ ops, length }: Code): boolean {
  const at = ops.indexOf(Event.String);
  return at >= 0 && at < length;
}

/** The first definition of each function, by atom. */
function findDefinitions({ ops, args, length }: Code): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < length; i++) if (ops[i] === Event.Func && !found.has(args[i])) found.set(args[i], i);
  return found;
}

/** The atoms of functions and variables that are declared outside functions. */
function findGlobals({ ops, args, length }: Code): Set<number> {
  const found = new Set<number>();
  let isInside = false;
  for (let i = 0; i < length; i++) {
    if (ops[i] === Event.Body) isInside = true;
    else if (ops[i] === Event.EndFunc) isInside = false;
    else if (!isInside && (ops[i] === Event.Func || ops[i] === Event.Declare)) found.add(args[i]);
  }
  return found;
}
