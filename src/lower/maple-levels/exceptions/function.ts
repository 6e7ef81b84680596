/**
 * The exceptions of one function: where each statement that may raise one jumps to, and the code behind the function's
 * own to which it jumps: tests of typed handlers, entries of finally blocks, the way out.
 *
 *     try { call &f () } catch (T) { H }          $__handlers += 1; call &f (); $__handlers -= 1
 *                                                 brtrue @dispatch (dread $__pending)
 *                                                 …
 *                                                 H:  save the value; $__pending = 0; …
 *     behind the body:                            dispatch:  if the value is a T goto H; else to the outer region
 *                                                 leave:     return zeros, with $__pending set: the caller tests it
 *
 * `$__pending` is 0, or the token of the type of the value that is on its way; the value itself is in a cell
 * (`thrown-cells.ts`). `$__handlers` counts the calls that are made where somebody would catch: with none, an exception
 * ends the program where it is raised.
 */
import { diagnose, type Diagnostic } from '../../../base/diagnostics.ts';
import {
  type Code,
  type FuncId,
  type LabelId,
  type Node,
  type Reg,
  RETVAL0,
  type VarRef,
} from '../../../maple/code.ts';
import type { Layout } from '../../../maple/layout.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { assertions, callOpcodes, exceptionOpcodes, type Opcode } from '../../../maple/opcodes.ts';
import type { TypeId } from '../../../maple/types.ts';
import { loweringCatalogue } from '../../diagnostics.ts';
import type { ExpressionRule, Rewriter, StatementRule, Statements, Transformation } from '../rewrite.ts';
import { Checks, type Details, type Raised } from './checks.ts';
import type { MakeException } from './java-exceptions.ts';
import { accesses, Faults, mayFail } from './faults.ts';
import { FinallyBlocks } from './finally-blocks.ts';
import { type Matching, OBJECT } from './matching.ts';
import { type Composite, type Region, type Regions, type Target, targetOf } from './regions.ts';
import { isThrownValue, type ThrownStructures, typeOfPlace, wantedStructures } from './structures.ts';
import { type Raising, raisingIntrinsics, type Throwing } from './throwing.ts';
import { type Cell, convert, type ThrownCells } from './thrown-cells.ts';

/** What all functions of a program share while its exceptions are lowered. */
export interface ExceptionState {
  readonly module: Module;
  readonly layout: Layout;
  readonly diagnostics: Diagnostic[];
  readonly matching: Matching;
  readonly throwing: Throwing;
  readonly raising: Raising;
  readonly cells: ThrownCells;
  readonly structures: ThrownStructures;
  readonly pending: VarRef;
  readonly handlers: VarRef;
  /** Ends the program with the name of the pending value's type, and its message. */
  readonly endUncaught: FuncId;
  /** Gives an object of a built-in exception its message. */
  readonly setMessage: FuncId;
  readonly classOf: (kind: Raised) => TypeId;
  /** The exception as the Java core makes it, with what its message names; undefined in programs without the core. */
  readonly makeException: MakeException;
}

/** What Java's own run time says. */
const messages: Partial<Record<Raised, string>> = { arithmetic: '/ by zero' };

/** One function: asked whether it has anything to do, and then for the rules that do it. */
export class FunctionExceptions {
  readonly #state: ExceptionState;
  readonly #func: Func;
  readonly #code: Code;
  readonly #regions: Regions;
  readonly #checks: Checks;
  readonly #faults: Faults | undefined;
  readonly #finally: FinallyBlocks;
  /** The catch or finally block in which %%thrownval is read, by reading; undefined: not inside one that has an end. */
  readonly #readers = new Map<Node, Region | undefined>();
  /** Where what is read of an exception is kept, by block and cell. */
  readonly #saved = new Map<string, Reg | VarRef>();
  /** The labels of tests and unwinding that have been asked for, by composite. */
  readonly #entries = new Map<string, LabelId>();
  /** The code that belongs to those labels, to be written behind the body. */
  readonly #open: ((r: Rewriter) => Statements)[] = [];
  #wanted: ReadonlyMap<Node, TypeId | undefined> | undefined;
  #leave: LabelId | undefined;

  constructor(state: ExceptionState, func: Func, code: Code) {
    this.#state = state;
    this.#func = func;
    this.#code = code;
    this.#regions = state.throwing.regions(func) ?? {
      of: new Map(),
      composites: [],
      byFinally: new Map(),
      catches: new Map(),
    };
    this.#finally = this.#finallyBlocks();
    const layout = state.layout.within(func);
    this.#checks = new Checks(code, layout, (r, n, kind, details) => this.#raiseNew(r, n, kind, details));
    this.#faults = state.raising.faults ? new Faults(code, layout, this.#checks, (n) => this.#isHeard(n)) : undefined;
    for (const n of code.nodes()) if (isThrownValue(code, n)) this.#readers.set(n, this.#blockAround(n));
  }

  /** What finally blocks need of their function: the pending exception, and code that is written behind the body. */
  #finallyBlocks(): FinallyBlocks {
    const { cells } = this.#state;
    return new FinallyBlocks(this.#code, this.#regions, {
      set: (r, n, token) => this.#setPending(r, n, token),
      get: (r, n) => this.#pending(r, n),
      raise: (r, n, region) => this.#raise(r, n, region),
      save: (r, n, region) => this.#saveCells(r, n, region, cells.all),
      restore: (r, n, region) => cells.all.map((cell) => cells.put(r, n, cell, this.#savedContent(r, n, region, cell))),
      later: (piece) => this.#open.push(piece),
    });
  }

  hasWork(): boolean {
    const { throwing } = this.#state;
    for (const n of this.#code.nodes()) {
      const op = this.#code.op(n);
      if (
        exceptionOpcodes.has(op) ||
        this.#readers.has(n) ||
        throwing.mayThrow(this.#code, n) ||
        this.#isRaisingCheck(n, op)
      )
        return true;
    }
    return false;
  }

  transformation(): Transformation {
    const own = this.#expressionRules();
    const expressions = this.#faults?.expressions(own) ?? own;
    return {
      name: 'exceptions',
      doc: '',
      rules: this.#statementRules(),
      expressions,
      epilogue: (r) => this.#epilogue(r),
    };
  }

  /** The marks of regions disappear; what may raise an exception gets code that looks for one. */
  #statementRules(): Partial<Record<Opcode, StatementRule>> {
    const nothing: StatementRule = () => [];
    const rules: Partial<Record<Opcode, StatementRule>> = {
      jstry: nothing,
      javatry: nothing,
      cpptry: nothing,
      finally: nothing,
      cleanuptry: nothing,
      endtry: nothing,
      jscatch: (r, n) => this.#enterHandler(r, n),
      javacatch: (r, n) => this.#enterHandler(r, n),
      cppcatch: (r, n) => this.#enterHandler(r, n),
      throw: (r, n) => this.#throw(r, n),
      gosub: (r, n) => this.#finally.gosub(r, n),
      retsub: (r, n) => this.#finally.retsub(r, n),
      intrinsiccall: (r, n) => this.#intrinsic(r, n),
      intrinsiccallwithtype: (r, n) => this.#intrinsic(r, n),
    };
    for (const op of callOpcodes) rules[op] = (r, n) => this.#call(r, n);
    for (const op of assertions)
      rules[op] = (r, n) => (this.#checksAt(n) ? this.#checks.assert(r, n) : r.copyStatement(n));
    const faults = this.#faults;
    if (faults !== undefined) for (const op of accesses) rules[op] = (r, n) => faults.statement(r, n);
    return rules;
  }

  #expressionRules(): Partial<Record<Opcode, ExpressionRule>> {
    return {
      array: (r, n) => (this.#code.slot(n, 'flag') === 1 && this.#checksAt(n) ? this.#checks.array(r, n) : undefined),
      regread: (r, n) => this.#readThrown(r, n),
      intrinsicop: (r, n) => this.#callInside(r, n),
      intrinsicopwithtype: (r, n) =>
        this.#code.text(n, 'intrinsic') === 'JAVA_CHECK_CAST' && this.#checksAt(n) && this.#code.count(n) > 0
          ? this.#checks.cast(r, n)
          : undefined,
    };
  }

  // Where exceptions go

  #regionOf(n: Node): Region | undefined {
    return this.#regions.of.get(n);
  }

  /** May somebody catch what is raised here, in this function or a caller? Otherwise a check may trap as without exceptions. */
  #isHeard(n: Node): boolean {
    return this.#state.throwing.isHeard(this.#func, this.#regionOf(n));
  }

  /** Do checks raise exceptions here? */
  #checksAt(n: Node): boolean {
    return this.#state.raising.checks && this.#isHeard(n);
  }

  /** A check, an access or an intrinsic that raises an exception instead of trapping. */
  #isRaisingCheck(n: Node, op: Opcode): boolean {
    const { raising } = this.#state;
    const checks = assertions.has(op) || (op === 'array' && this.#code.slot(n, 'flag') === 1);
    const raises = this.#code.has(n, 'intrinsic') && raisingIntrinsics.has(this.#code.text(n, 'intrinsic'));
    return (
      ((checks || raises) && this.#checksAt(n)) ||
      (raising.faults && mayFail(this.#code, n) && this.#isHeard(n)) ||
      (raises && this.#code.text(n, 'intrinsic').startsWith('JAVA_THROW_'))
    );
  }

  /** The label to jump to with an exception pending. */
  #entry(r: Rewriter, n: Node, target: Target): LabelId {
    if (target === undefined) return this.#leaveLabel(r, n);
    const { kind, composite } = target;
    if (kind === 'handlers' && this.#takesAll(composite.handlers[0])) return composite.handlers[0];
    const key = `${kind} ${composite.node}`;
    let label = this.#entries.get(key);
    if (label === undefined) {
      label = r.newLabel(n, kind === 'handlers' ? 'dispatch' : 'unwind');
      this.#entries.set(key, label);
      const at = label;
      this.#open.push((rewriter) =>
        kind === 'handlers' ? this.#dispatch(rewriter, composite, at) : this.#finally.unwind(rewriter, composite, at),
      );
    }
    return label;
  }

  #takesAll(handler: LabelId): boolean {
    return this.#state.matching.takesAll(this.#regions.catches.get(handler) ?? []);
  }

  #leaveLabel(r: Rewriter, n: Node): LabelId {
    return (this.#leave ??= r.newLabel(n, 'leave'));
  }

  /** Goes to the target with an exception pending; where nobody listens the program ends. */
  #raise(r: Rewriter, n: Node, region: Region | undefined): Statements {
    const target = targetOf(region);
    const label = this.#entry(r, n, target);
    if (target !== undefined) return r.jump(n, label);
    return [
      r.make(n, 'brtrue', 'void', [label], [r.make(n, 'dread', 'i32', [this.#state.handlers, 0])]),
      r.make(n, 'call', 'void', [this.#state.endUncaught]),
      r.jump(n, label),
    ];
  }

  #setPending(r: Rewriter, n: Node, token: Node): Node {
    return r.make(n, 'dassign', 'void', [this.#state.pending, 0], [token]);
  }

  #pending(r: Rewriter, n: Node): Node {
    return r.make(n, 'dread', 'i32', [this.#state.pending, 0]);
  }

  /** One more, or one less, call under a handler. */
  #count(r: Rewriter, n: Node, op: 'add' | 'sub'): Node {
    const { handlers } = this.#state;
    const changed = r.make(n, op, 'i32', [], [r.make(n, 'dread', 'i32', [handlers, 0]), r.constant(n, 'i32', 1)]);
    return r.make(n, 'dassign', 'void', [handlers, 0], [changed]);
  }

  // Statements

  #call(r: Rewriter, n: Node): Statements {
    this.#faults?.testPointer(r, n);
    const call = r.copyStatement(n);
    return this.#state.throwing.mayThrow(this.#code, n) ? this.#tested(r, n, call) : call;
  }

  /** A call, and what is done if it comes back with an exception. */
  #tested(r: Rewriter, n: Node, call: Node): Statements {
    const target = targetOf(this.#regionOf(n));
    const isPending = r.unwritten('dread', 'i32', [this.#state.pending, 0]);
    const test = r.unwritten('brtrue', 'void', [this.#entry(r, n, target)], [isPending]);
    return target === undefined ? [call, test] : [this.#count(r, n, 'add'), call, this.#count(r, n, 'sub'), test];
  }

  /** A call in an expression that may throw is done before the statement. */
  #callInside(r: Rewriter, n: Node): Node | undefined {
    if (!this.#state.throwing.mayThrow(this.#code, n)) return undefined;
    const prim = this.#code.prim(n);
    const operands = this.#code.operands(n).map((_, i) => r.operand(n, i));
    const call = r.make(n, 'intrinsiccall', 'void', [this.#code.text(n, 'intrinsic')], operands);
    r.before(this.#tested(r, n, call));
    return r.hold(n, prim, r.make(n, 'regread', prim, [RETVAL0]))();
  }

  /** The value to its cell, its token to `$__pending`, and on to the target. A value thrown again keeps its token. */
  #throw(r: Rewriter, n: Node): Statements {
    this.#faults?.testPointer(r, n);
    const value = this.#code.operand(n, 0);
    const again = isThrownValue(this.#code, value);
    const token = again
      ? this.#savedToken(r, n, this.#readers.get(value))
      : r.constant(n, 'i32', this.#state.matching.tokenOf(this.#code, value, this.#func));
    return [this.#fillCells(r, n, value), this.#setPending(r, n, token), this.#raise(r, n, this.#regionOf(n))];
  }

  /** Structures are copied; those whose type nobody can tell are reported (MPL3008). */
  #fillCells(r: Rewriter, n: Node, value: Node): Statements {
    const { cells, layout, module, diagnostics } = this.#state;
    const prim = this.#code.prim(value);
    if (prim !== 'agg') return cells.fill(r, n, prim, r.operand(n, 0), undefined);
    const read = cells.cellFor('agg');
    if (isThrownValue(this.#code, value))
      return read === undefined ? [] : cells.put(r, n, read, this.#savedContent(r, n, this.#readers.get(value), read));
    const type = typeOfPlace(module, layout.within(this.#func), this.#code, value, this.#func);
    if (type === undefined) diagnostics.push(diagnose(loweringCatalogue, 'MPL3008', this.#code.span(value), []));
    return cells.fill(r, n, prim, r.operand(n, 0), type);
  }

  /** Raises a new object of a built-in class. */
  #raiseNew(r: Rewriter, n: Node, kind: Raised, details: Details = () => []): Statements {
    const made = this.#state.makeException(r, n, kind, details);
    const object = made?.value ?? r.make(n, 'gcmalloc', 'ref', [this.#state.classOf(kind)]);
    const text = messages[kind];
    return [
      made?.before ?? [],
      this.#state.cells.fill(r, n, 'ref', object, undefined),
      text === undefined || made !== undefined ? [] : this.#setMessage(r, n, text),
      this.#setPending(r, n, r.constant(n, 'i32', OBJECT)),
      this.#raise(r, n, this.#regionOf(n)),
    ];
  }

  #setMessage(r: Rewriter, n: Node, text: string): Node {
    return r.make(
      n,
      'call',
      'void',
      [this.#state.setMessage],
      [this.#thrownObject(r, n), r.make(n, 'conststr', 'ptr', [text])],
    );
  }

  #intrinsic(r: Rewriter, n: Node): Statements {
    switch (this.#code.text(n, 'intrinsic')) {
      case 'JAVA_THROW_ARITHMETIC':
        return this.#raiseNew(r, n, 'arithmetic');
      case 'JAVA_THROW_CLASSCAST':
        return this.#raiseNew(r, n, 'cast');
      case 'MCCCheckArrayStore':
        if (!this.#checksAt(n) || this.#code.count(n) < 2) return r.copyStatement(n);
        this.#faults?.testPointer(r, n);
        return this.#checks.arrayStore(r, n);
      case 'JAVA_CHECK_CAST': {
        if (!this.#checksAt(n) || !this.#code.has(n, 'type') || this.#code.count(n) === 0) return r.copyStatement(n);
        return r.make(n, 'regassign', 'ref', [RETVAL0], [this.#checks.cast(r, n)]);
      }
      default:
        return this.#call(r, n);
    }
  }

  // Handlers

  /** The catch or finally block, which has an end, around a node. */
  #blockAround(n: Node): Region | undefined {
    for (let at = this.#regionOf(n); at !== undefined; at = at.composite.outer) if (at.part !== 'try') return at;
    return undefined;
  }

  /** What of the exception is kept while a catch or finally block runs: a register, or of structures a variable. */
  #savedPlace(r: Rewriter, n: Node, region: Region | undefined, cell: Cell | 'token'): Reg | VarRef {
    const what = cell === 'token' ? cell : `${cell.kind} ${cell.prim}`;
    const key = `${region?.part ?? ''} ${region?.composite.node ?? ''} ${what}`;
    let place = this.#saved.get(key);
    if (place === undefined) this.#saved.set(key, (place = this.#newPlace(r, n, cell)));
    return place;
  }

  #newPlace(r: Rewriter, n: Node, cell: Cell | 'token'): Reg | VarRef {
    const { blockType } = this.#state.cells;
    if (cell === 'token') return r.newPreg(n, 'i32');
    return cell.kind === 'block' && blockType !== undefined
      ? r.newLocal(n, 'thrown', blockType)
      : r.newPreg(n, cell.prim);
  }

  #savedContent(r: Rewriter, n: Node, region: Region | undefined, cell: Cell): Node {
    const place = this.#savedPlace(r, n, region, cell);
    return cell.kind === 'block' ? r.make(n, 'dread', 'agg', [place, 0]) : r.make(n, 'regread', cell.prim, [place]);
  }

  #savedToken(r: Rewriter, n: Node, region: Region | undefined): Node {
    return r.make(n, 'regread', 'i32', [this.#savedPlace(r, n, region, 'token')]);
  }

  /** Copies the token and these cells to the places of a block. */
  #saveCells(r: Rewriter, n: Node, region: Region | undefined, cells: readonly Cell[]): Statements {
    const token = this.#savedPlace(r, n, region, 'token');
    const kept = cells.map((cell) => {
      const place = this.#savedPlace(r, n, region, cell);
      const content = this.#state.cells.get(r, n, cell);
      return cell.kind === 'block'
        ? r.make(n, 'dassign', 'void', [place, 0], [content])
        : r.make(n, 'regassign', cell.prim, [place], [content]);
    });
    return [kept, r.make(n, 'regassign', 'i32', [token], [this.#pending(r, n)])];
  }

  /** Keeps what is read of the exception in this handler, before another one is thrown, and takes it as handled. */
  #enterHandler(r: Rewriter, n: Node): Statements {
    const own = this.#blockAround(n);
    const kept = [undefined, own].map((region, i) => {
      if (i === 1 && own === undefined) return [];
      const readers = [...this.#readers].filter(
        ([, at]) => at?.composite === region?.composite && at?.part === region?.part,
      );
      const cells = new Set(readers.flatMap(([reader]) => this.#state.cells.cellFor(this.#code.prim(reader)) ?? []));
      return readers.length === 0 ? [] : this.#saveCells(r, n, region, [...cells]);
    });
    return [...kept, this.#setPending(r, n, r.constant(n, 'i32', 0))];
  }

  /** %%thrownval in a block is what was saved when the block began; exceptions raised since do not change it. */
  #readThrown(r: Rewriter, n: Node): Node | undefined {
    if (!this.#readers.has(n)) return undefined;
    const { cells } = this.#state;
    const prim = this.#code.prim(n);
    const cell = cells.cellFor(prim);
    if (cell === undefined) return prim === 'agg' ? this.#unknownStructure(r, n) : undefined;
    const region = this.#readers.get(n);
    // Without a handler in this function the value is that of the program.
    const isSaved = region !== undefined || this.#regions.catches.size > 0;
    if (cell.kind === 'block')
      return this.#readBlock(r, n, cell, isSaved ? (this.#savedPlace(r, n, region, cell) as VarRef) : undefined);
    return convert(r, n, cell.prim, prim, isSaved ? this.#savedContent(r, n, region, cell) : cells.get(r, n, cell));
  }

  /** A structure as the type that is wanted. */
  #readBlock(r: Rewriter, n: Node, cell: Cell, saved: VarRef | undefined): Node {
    this.#wanted ??= wantedStructures(
      this.#state.module,
      this.#state.layout.within(this.#func),
      this.#code,
      this.#func,
    );
    const type = this.#wanted.get(n) ?? this.#state.structures.only;
    if (type === undefined) return this.#unknownStructure(r, n);
    const address = r.make(n, 'addrof', 'ptr', [saved ?? cell.variable, 0]);
    return r.make(n, 'iread', 'agg', [r.module.types.pointer(type), 0], [address]);
  }

  #unknownStructure(r: Rewriter, n: Node): Node {
    this.#state.diagnostics.push(diagnose(loweringCatalogue, 'MPL3008', this.#code.span(n), []));
    return r.copyExpression(n);
  }

  /** Tests the handlers in order; the first that takes the value gets it. */
  #dispatch(r: Rewriter, composite: Composite, label: LabelId): Statements {
    const n = composite.node;
    const tests = composite.handlers.map((handler): Statements => {
      const types = this.#regions.catches.get(handler) ?? [];
      if (this.#state.matching.takesAll(types)) return r.jump(n, handler);
      return types.map((type) => r.make(n, 'brtrue', 'void', [handler], [this.#isOf(r, n, type)]));
    });
    return [r.place(n, label), tests, this.#raise(r, n, composite.outer)];
  }

  /** Scalars by their token alone; objects have one token for all, and then their class is tested. */
  #isOf(r: Rewriter, n: Node, type: TypeId): Node {
    const match = this.#state.matching.match(type, this.#func);
    const token = match.kind === 'token' ? match.token : OBJECT;
    const same = r.make(n, 'eq', 'u1', ['i32'], [this.#pending(r, n), r.constant(n, 'i32', token)]);
    if (match.kind !== 'class') return same;
    const isInstance = r.make(
      n,
      'intrinsicopwithtype',
      'u1',
      [match.type, 'JAVA_INSTANCE_OF'],
      [this.#thrownObject(r, n)],
    );
    return r.make(n, 'cand', 'u1', [], [same, isInstance]);
  }

  #thrownObject(r: Rewriter, n: Node): Node {
    const { cells } = this.#state;
    const cell = cells.cellFor('ref');
    return cell === undefined ? r.constant(n, 'ref', 0) : convert(r, n, cell.prim, 'ref', cells.get(r, n, cell));
  }

  // The end

  /** Each piece may ask for another one: an outer composite, the way out. */
  #epilogue(r: Rewriter): Statements {
    const { root } = this.#code;
    const pieces: Statements[] = [];
    // Grows while it is worked off.
    for (const piece of this.#open) pieces.push(piece(r));
    if (this.#leave !== undefined) pieces.push([r.place(root, this.#leave), this.#returnZeros(r)]);
    return pieces.length === 0 ? [] : [this.#returnZeros(r), ...pieces];
  }

  /** Nobody reads what a function returns with an exception pending. */
  #returnZeros(r: Rewriter): Node {
    const { root } = this.#code;
    const prims = this.#func.results
      .map((type) => this.#state.module.valuePrim(type, this.#func))
      .filter((prim) => prim !== 'void');
    const values = prims.every((prim) => /^([iu]\d|f(32|64)|ptr|ref|a32|a64|dyn|simple)/.test(prim))
      ? prims.map((prim) => r.constant(root, prim, 0))
      : [];
    return r.make(root, 'return', 'void', [], values);
  }
}
