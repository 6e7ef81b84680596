/**
 * Instructions as statements of a language of text. What is used once, in its block, stays in the expression that uses it, if nobody can
 * tell the difference (trees.ts); where operands are computed in any order, at most one of them may have an effect or trap, and
 * none where a choice leaves one out. A call is always a statement of its own, as the note of its place in front of it may be:
 *
 *     calls[here] = 17;                the place in the list `places` of whoever looks at the calls that are open
 *     t5 = share(a, n);
 */
import { InternalError } from '../../base/errors.ts';
import { lineOfSpan, type Span } from '../../base/source.ts';
import { functionAddress, layOutFrame, type FrameLayout } from '../../linear/data-layout.ts';
import { findLiveness } from '../../linear/analysis/liveness.ts';
import { destsOf, effectRowOf, movesStack, operandsOf } from '../../linear/instr.ts';
import {
  operandType,
  type Block,
  type Dest,
  type Func,
  type Instr,
  type LinearSymbol,
  type Operand,
  type Signature,
} from '../../linear/nodes.ts';
import { calcRows, isCalcOp, type MemType, type ValueType } from '../../linear/opcodes.ts';
import { hasEffect } from '../../table/row.ts';
import { countUses, Pending, type TempUses, type Tree } from '../trees.ts';
import type { RangeFacts } from '../value-ranges.ts';
import { elementShifts } from './element-addresses.ts';
import { primary, type Expr } from './expr.ts';
import type { Access, Language, TextFile } from './language.ts';
import type { BodyLines } from './lines.ts';
import type { Names } from './names.ts';

/** No stack is as large: taking so much is refused at run time. */
const largestFrame = 0x7ffffff0;

export class TreeWriter<T extends string> {
  readonly #context: TextFile;
  readonly #language: Language<T>;
  readonly #index: number;
  readonly #func: Func;
  readonly #lines: BodyLines;
  readonly #uses: TempUses;
  /** The symbols whose value somebody reads. */
  readonly #read: ReadonlySet<number>;
  /** Named variables that nobody reads but debuggers. */
  readonly #kept: readonly number[];
  readonly #pending: Pending;
  readonly #names: Names;
  /** The names of the symbols, and how they are read. */
  readonly #own: readonly string[];
  readonly #variables: readonly string[];
  /** Parts of a function that not every one has. */
  readonly #frame: FrameLayout | undefined;
  readonly #calls: boolean;
  /** Something else of it than what it calls. */
  readonly #mayTrap: boolean;
  readonly #declared: string[] = [];
  /** Where the instruction that is being written stands. */
  #span: Span | undefined;
  #lastLine = '';

  /** Variables are those of an object (`Division`). */
  readonly #isDivided: boolean;
  readonly #facts: RangeFacts | undefined;
  /** By symbol, the bits that its variable lacks. */
  readonly #shifts: readonly number[];
  readonly #blocks: readonly Block[];

  constructor(
    context: TextFile,
    language: Language<T>,
    index: number,
    {
      blocks,
      lines,
      isDivided,
      facts,
    }: {
      readonly blocks: readonly Block[];
      readonly lines: BodyLines;
      readonly isDivided: boolean;
      readonly facts?: RangeFacts;
    },
  ) {
    const func = context.module.funcs[index];
    this.#context = context;
    this.#language = language;
    this.#index = index;
    this.#func = func;
    this.#lines = lines;
    this.#isDivided = isDivided;
    this.#facts = facts;
    this.#blocks = blocks;
    this.#shifts = language.shifts === undefined || facts === undefined ? [] : elementShifts(func, blocks, facts);
    this.#names = context.names.inner();
    this.#uses = countUses(func, blocks);
    this.#own = func.symbols.map((symbol, i) => this.#nameOf(symbol, i));
    this.#variables = this.#own.map((name, i) => (this.#isField(i) ? (language.division?.field(name) ?? name) : name));
    this.#pending = new Pending(context.module.globals, (tree) => this.#materialise(tree), {
      deepest: language.deepestExpression,
      keeps: (instr) => this.#keeps(instr),
    });
    this.#read = readSymbols(blocks);
    this.#kept = context.marksLines ? unreadLocals(func, this.#read) : [];
    const has = (test: (instr: Instr) => boolean): boolean => blocks.some(({ instrs }) => instrs.some(test));
    this.#calls = has(isCall);
    const hasSlots = func.symbols.some((symbol) => 'storage' in symbol);
    this.#frame = hasSlots || has(({ op }) => movesStack(op)) ? layOutFrame(func) : undefined;
    this.#mayTrap =
      this.#frame !== undefined ||
      has((instr) => !isCall(instr) && hasEffect(effectRowOf(instr.op), 'traps')) ||
      blocks.some(({ terminator }) => terminator.op === 'Trap');
  }

  #nameOf({ kind, name }: LinearSymbol, index: number): string {
    return this.#names.take(name ?? `${kind}${index}`);
  }

  /** Operands that may be impure trees: one, since they are computed in any order; none where not all of them are. */
  #keeps(instr: Instr): number {
    if (isCalcOp(instr.op) && calcRows[instr.op].family === 'Select') return 0;
    if (this.#language.computesInOrder) return Infinity;
    return operandsOf(instr).some((operand) => this.#isVariable(operand)) ? 0 : 1;
  }

  /** A scalar of the module, which is read where it stands. */
  #isVariable(operand: Operand): boolean {
    return operand.kind === 'g' && this.#context.module.globals[operand.index].storage === 'scalar';
  }

  #isField(index: number): boolean {
    return this.#isDivided && (this.#func.symbols[index].kind !== 't' || this.#isShared(index));
  }

  /** The parameters as they are declared in the head of the function. */
  get params(): readonly string[] {
    return this.#func.params.map((type, i) => this.#language.parameter(type, this.#own[i]));
  }

  get paramNames(): readonly string[] {
    return this.#own.slice(0, this.#func.params.length);
  }

  /** The constants that `begin` declares. */
  get constants(): readonly string[] {
    return [this.#caller, this.#base].filter((name) => name !== '');
  }

  takeName(name: string): string {
    return this.#names.take(name);
  }

  /** Another variable, declared at the beginning of the function. */
  variable(name: string, type: 'i32' | 'i64'): string {
    const own = this.#names.take(name);
    this.#declared.push(`  ${this.#language.variable(type)} ${own} = 0;`);
    return this.#isDivided ? (this.#language.division?.field(own) ?? own) : own;
  }

  // The beginning and the end

  #here = '';
  #caller = '';
  #base = '';

  /** What comes before the first block. */
  begin(): void {
    if (this.#context.marksLines) this.#noteLine(this.#func.span);
    const language = this.#language;
    this.#func.params.forEach((_, i) => {
      const line = this.#read.has(i) ? undefined : language.unread(this.#variables[i]);
      if (line !== undefined) this.#lines.add(line);
    });
    for (const local of this.#kept) {
      this.#written.add(local);
      const line = language.unread(this.#variables[local]);
      if (line !== undefined) this.#lines.add(line);
    }
    const place = this.#context.placeOf(this.#index, this.#func.span);
    if (this.#calls && language.openCalls !== undefined) {
      this.#here = this.#names.take('here');
      for (const line of language.openCalls.enter(this.#here, place, this.#mayTrap)) this.#lines.add(line);
    }
    if (this.#frame === undefined) return;
    this.#caller = this.#names.take('caller');
    this.#lines.add(language.keepStack(this.#caller));
    if (this.#frame.offsets.size > 0) this.#takeFrame(this.#frame, place);
  }

  /** Where slots want more than 16 bytes the frame begins at such a multiple, above what was taken. */
  #takeFrame({ size, align }: FrameLayout, place: number): void {
    this.#base = this.#names.take('frame');
    const wanted = Math.min(size + (align > 16 ? align : 0), largestFrame);
    this.#language.takeFrame(this.#base, wanted, align, place).forEach((line) => this.#lines.add(line));
    if (this.#context.marksLines) this.#showSlots();
  }

  /** Debuggers see what lies in memory. */
  #showSlots(): void {
    this.#func.symbols.forEach((symbol, i) => {
      const offset = this.#frame?.offsets.get(i);
      const type = offset === undefined ? undefined : this.#context.shownType?.(this.#index, symbol);
      if (offset === undefined || type === undefined) return;
      const lines = this.#language.show?.(this.#own[i], type, this.#slot(offset));
      lines?.forEach((line) => this.#lines.add(line));
    });
  }

  /** Declarations of everything that lives longer than a block. */
  declarations(): readonly string[] {
    const byType = new Map<string, string[]>();
    const first = this.#language.declaresByValue === true ? readFirst(this.#func, this.#blocks) : undefined;
    this.#func.symbols.forEach((symbol, i) => {
      const isTemporary = symbol.kind === 't';
      const isOwn = symbol.kind === 'l' ? !('storage' in symbol) : isTemporary && this.#isShared(i);
      const isParameter = this.#isDivided && symbol.kind === 'p';
      if (!isParameter && (!isOwn || !this.#written.has(i))) return;
      if (first?.has(i) === false) return;
      const type = this.#language.variable(symbol.type);
      const name = `${this.#own[i]}${this.#language.initial(symbol.type, isTemporary)}`;
      const known = byType.get(type);
      if (known === undefined) byType.set(type, [name]);
      else known.push(name);
    });
    const lists = [...byType].flatMap(([type, names]) => inRows(names).map((row) => `  ${type} ${row.join(', ')};`));
    return [...lists, ...this.#declared];
  }

  readonly #written = new Set<number>();

  /** Of a temporary: used in other blocks than that which defines it. */
  #isShared(temp: number): boolean {
    return this.#uses.block[temp] < 0;
  }

  // Instructions

  /** The instructions of a block; the result is its terminator, with the trees that it reads not yet written. */
  emitBlock({ instrs, terminator }: Block): Tree {
    for (const instr of instrs) this.#emitInstr(instr);
    const ending = this.#pending.take(terminator, orderOf(terminator));
    this.#pending.flush();
    this.#span = terminator.span;
    // Debuggers stop at conditions; a reader sees from the statements where they are from.
    if (this.#context.marksLines) this.#noteLine(terminator.span);
    return ending;
  }

  #emitInstr(instr: Instr): void {
    const dests = destsOf(instr);
    const isCall = instr.op === 'Call' || instr.op === 'ICall';
    if (dests.length === 1 && dests[0].kind === 't' && !isCall && this.#isDeferrable(dests[0].index))
      return this.#pending.defer(instr, dests[0].index, orderOf(instr));
    const tree = this.#pending.take(instr, orderOf(instr));
    this.#noteLine(instr.span);
    if (isCall) return this.#emitCall(tree, dests);
    const value = this.#valueOf(tree);
    if (value !== undefined) this.#assign(dests[0], value);
  }

  #isDeferrable(temp: number): boolean {
    return this.#uses.count[temp] === 1 && !this.#isShared(temp);
  }

  #materialise(tree: Tree): void {
    this.#noteLine(tree.instr.span);
    const value = this.#valueOf(tree);
    if (value !== undefined) this.#assign({ kind: 't', index: tree.temp }, value);
  }

  /** A comment or a directive, if the line is another one than that of the statement before. */
  #noteLine(span: Span | undefined): void {
    this.#span = span;
    if (span === undefined) return;
    const { source, line } = lineOfSpan(span);
    const place = `${line} ${source.name}`;
    if (place === this.#lastLine) return;
    this.#lastLine = place;
    if (this.#context.marksLines) {
      this.#lines.place = this.#language.directive(line, source.name);
      return;
    }
    const text = source.hasText ? source.line(line).trim() : '';
    if (text !== '') this.#lines.add(this.#language.comment(`${line}: ${text}`));
  }

  #assign(dest: Dest, whole: Expr<T>): void {
    const type = this.typeOf(dest);
    const shift = dest.kind === 'g' ? 0 : (this.#shifts[dest.index] ?? 0);
    const value = shift === 0 ? whole : (this.#language.shifts?.right(whole, shift) ?? whole);
    const { text } = this.#language.stored(value, type);
    if (dest.kind === 'g') return this.#lines.add(`${this.#context.globalName(dest.index)} = ${text};`);
    const name = this.#variables[dest.index];
    if (!this.#read.has(dest.index) && !this.#kept.includes(dest.index)) return this.drop(value);
    if (dest.kind === 't' && !this.#isShared(dest.index))
      return this.#lines.add(`${this.#language.constant(type)} ${name} = ${text};`);
    this.#written.add(dest.index);
    this.#lines.add(`${name} = ${text};`);
  }

  /** A value that nobody wants, computed for what it may do: only calls do something. */
  drop(value: Expr<T>): void {
    const line = this.#language.drop(value);
    if (line !== undefined) this.#lines.add(line);
  }

  /** A value in a variable of its own, to be read several times. */
  keep(value: Expr<T>): Expr<T> {
    const type = this.isWide(value) ? 'i64' : 'i32';
    const name = this.variable('selector', type);
    this.#lines.add(`${name} = ${this.#language.stored(value, type).text};`);
    return primary(name, this.#language.typeOf(type));
  }

  /** An integer of 64 bits. */
  isWide({ type }: Expr<T>): boolean {
    return type.endsWith('64');
  }

  typeOf(operand: Operand): ValueType {
    return operandType(this.#context.module, this.#func, operand);
  }

  // Values

  /** The expression of an operand: its tree, or what is read where it is. */
  operand(operand: Operand, tree: Tree | undefined): Expr<T> {
    if (tree !== undefined) return this.#valueOf(tree) ?? this.#language.integer(0n, 'i32');
    switch (operand.kind) {
      case 'v':
        return this.#constant(operand);
      case 'f':
        return this.#functionAddress(functionAddress(operand.index));
      case 'g':
        return this.#global(operand);
      default:
        return this.#symbol(operand.index);
    }
  }

  #symbol(index: number): Expr<T> {
    const symbol = this.#func.symbols[index];
    const offset = this.#frame?.offsets.get(index);
    if (offset !== undefined) return this.#widened(this.#slot(offset), symbol.type);
    if (symbol.kind !== 'p') this.#written.add(index);
    const value = primary(this.#variables[index], this.#language.typeOf(symbol.type));
    const shift = this.#shifts[index] ?? 0;
    return shift === 0 ? value : (this.#language.shifts?.left(value, shift) ?? value);
  }

  /** The address of an array or slot of the frame. */
  #slot(offset: number): Expr<T> {
    const base = this.#language.frameAddress(this.#base);
    return offset === 0 ? base : this.#language.plus(base, offset, 'u32');
  }

  /** An address without sign as a value of its type. */
  #widened(address: Expr<T>, type: ValueType): Expr<T> {
    return type === 'i64' ? this.#language.widened(address) : address;
  }

  #functionAddress(address: number): Expr<T> {
    return this.#language.integer(BigInt(address), this.#context.module.pointerSize === 8 ? 'i64' : 'i32');
  }

  #constant({ type, value, bits }: Extract<Operand, { kind: 'v' }>): Expr<T> {
    if (type === 'f32' || type === 'f64') return this.#language.float(Number(value), type, bits);
    const own = type === 'i64' ? 'i64' : 'i32';
    return this.#language.integer(BigInt.asIntN(own === 'i64' ? 64 : 32, BigInt(value)), own);
  }

  #global({ index, offset = 0 }: Extract<Operand, { kind: 'g' }>): Expr<T> {
    const global = this.#context.module.globals[index];
    const name = this.#context.globalName(index);
    if (global.storage === 'scalar') return primary(name, this.#language.typeOf(global.type));
    const type = this.typeOf({ kind: 'g', index });
    const base = this.#widened(primary(name, this.#language.typeOf('i32')), type);
    return offset === 0 ? base : this.#language.plus(base, offset, type === 'i64' ? 'i64' : 'i32');
  }

  /** The value of a tree; undefined for what has none, which is then written as a statement. */
  #valueOf(tree: Tree): Expr<T> | undefined {
    const { instr } = tree;
    const outer = this.#span;
    this.#span = instr.span ?? outer;
    try {
      return isCalcOp(instr.op) ? this.#calc(tree) : this.#structural(tree);
    } finally {
      this.#span = outer;
    }
  }

  #calc({ instr, kids }: Tree): Expr<T> {
    if (!isCalcOp(instr.op) || !('dest' in instr)) throw new InternalError(instr.op, this.#language.name);
    const operands = operandsOf(instr).map((operand, k) => this.operand(operand, kids[k]));
    if (instr.op === 'AddI' && this.typeOf(operandsOf(instr)[0]).endsWith('*'))
      operands[1] = this.#language.scaled(operands[1]);
    const isExact = this.#facts?.exact.has(instr) === true;
    const moved = isExact && instr.op === 'AddL' ? this.#movedBy(operands) : undefined;
    if (moved !== undefined) return moved;
    return this.#language.calc(instr.op, operands, this.#placeNow(), {
      isExact,
      isUnsigned: this.#facts?.unsigned.has(instr) === true,
      isNotBelow: this.#facts?.notBelow.has(instr) === true,
      isNotAbove: this.#facts?.notAbove.has(instr) === true,
    });
  }

  /** An address of an element, so many elements on. */
  #movedBy([base, { value }]: readonly Expr<T>[]): Expr<T> | undefined {
    const { shifted } = base;
    if (shifted === undefined || value === undefined || value % (1n << BigInt(shifted.by)) !== 0n) return undefined;
    const distance = Number(value >> BigInt(shifted.by));
    return this.#language.shifts?.left(this.#language.plus(shifted.from, distance, 'i64'), shifted.by);
  }

  #place(): Expr<T> {
    return primary(String(this.#number()), this.#language.typeOf('i32'));
  }

  /** The number of the place of the instruction that is being written. */
  #number(): number {
    return this.#context.placeOf(this.#index, this.#span);
  }

  /** It gets its number when it is needed. */
  #placeNow(): () => Expr<T> {
    const span = this.#span;
    return () => primary(String(this.#context.placeOf(this.#index, span)), this.#language.typeOf('i32'));
  }

  #structural(tree: Tree): Expr<T> | undefined {
    const { instr, kids } = tree;
    switch (instr.op) {
      case 'Assign':
        return this.operand(instr.operands[0], kids[0]);
      case 'Load':
        return this.#load(tree, instr);
      case 'ArrayLoad': {
        const type = this.typeOf(instr.operands[0]) === 'f32*' ? 'f32' : 'i32';
        return this.#language.load(type, this.#element(tree), this.#placeNow());
      }
      case 'Alloca':
        return this.#alloca(tree);
      default:
        this.#statement(tree);
        return undefined;
    }
  }

  #load(tree: Tree, instr: Extract<Instr, { op: 'Load' }>): Expr<T> {
    const value = this.#language.load(instr.mem, this.#location(tree, instr.offset), this.#placeNow());
    return this.typeOf(instr.dest) === 'i64' && instr.mem !== 'i64' ? this.#language.widenedLoad(value) : value;
  }

  #statement(tree: Tree): void {
    const { instr, kids } = tree;
    const language = this.#language;
    const operand = (k: number): Expr<T> => this.operand(operandsOf(instr)[k], kids[k]);
    const words = (): Expr<T>[] => [0, 1, 2].map((k) => language.word(operand(k)));
    switch (instr.op) {
      case 'Store': {
        const access = this.#location(tree, instr.offset);
        const isFloatsOnly = this.#context.holdsFloatsOnly?.(this.#index, operandsOf(instr)[0]);
        return this.#store(instr.mem, { ...access, isFloatsOnly }, operand(1));
      }
      case 'ArrayStore': {
        const mem = this.typeOf(instr.operands[0]) === 'f32*' ? 'f32' : 'i32';
        return this.#store(mem, this.#element(tree), operand(2));
      }
      case 'Copy':
        return this.#lines.add(language.copy(words(), this.#place()));
      case 'Fill':
        return this.#lines.add(language.fill(words(), this.#place()));
      case 'Release':
        return this.#lines.add(language.release(language.word(operand(0)), this.#caller));
      default:
        throw new InternalError(
          `${instr.op} among the instructions of a block`,
          `${language.name}: ${this.#func.name}`,
        );
    }
  }

  #store(mem: MemType, access: Access<T>, value: Expr<T>): void {
    this.#lines.add(this.#language.store(mem, access, value, this.#placeNow()));
  }

  #alloca({ instr, kids }: Tree): Expr<T> {
    const [size] = operandsOf(instr);
    const value = this.#language.alloca(this.operand(size, kids[0]), this.#place());
    return this.#widened(value, this.typeOf(size));
  }

  // Memory

  /** Where an access goes: data and slots of the frame are always there, if the access lies within them. */
  #location({ instr, kids }: Tree, offset: number): Access<T> {
    const [operand] = operandsOf(instr);
    const known = this.#knownAccess(instr, operand, offset);
    if (known !== undefined) return known;
    const { kid, constant } = this.#splitSum(kids[0]);
    const at = kid ?? this.operand(operand, kids[0]);
    const { isInside, isAligned } = this.#knownOf(instr);
    const word = isInside ? at : this.#language.word(at);
    return { at: word, offset: offset + constant, isSafe: false, isInside, isAligned };
  }

  /** A pointer plus a constant, which joins the offset of the access; it must be so small that a sum that is an address has not wrapped. */
  #splitSum(tree: Tree | undefined): { readonly kid?: Expr<T>; readonly constant: number } {
    if (tree === undefined || (tree.instr.op !== 'AddL' && tree.instr.op !== 'AddI')) return { constant: 0 };
    const [base, addend] = operandsOf(tree.instr);
    const constant = addend.kind === 'v' ? Number(addend.value) : -1;
    if (constant < 0 || constant >= 1024 || this.typeOf(base).endsWith('*')) return { constant: 0 };
    return { kid: this.operand(base, tree.kids[0]), constant };
  }

  #knownAccess(instr: Instr, operand: Operand, offset: number): Access<T> | undefined {
    const size = 'mem' in instr ? sizes[instr.mem] : 4;
    if (operand.kind === 'g') return this.#knownData(instr, operand, offset);
    const slot = operand.kind === 'l' ? this.#frame?.offsets.get(operand.index) : undefined;
    if (slot === undefined || operand.kind !== 'l') return undefined;
    const symbol = this.#func.symbols[operand.index];
    const room = 'count' in symbol ? symbol.count * 4 : 'size' in symbol ? symbol.size : 0;
    const isAligned = this.#knownOf(instr).isAligned;
    return offset + size > room ? undefined : { at: this.#slot(slot + offset), offset: 0, isSafe: true, isAligned };
  }

  #knownData(instr: Instr, operand: Extract<Operand, { kind: 'g' }>, offset: number): Access<T> | undefined {
    const size = 'mem' in instr ? sizes[instr.mem] : 4;
    const isStore = instr.op === 'Store' || instr.op === 'ArrayStore';
    const global = this.#context.module.globals[operand.index];
    if (global.storage === 'scalar') return undefined;
    const room = global.storage === 'array' ? global.count * 4 : global.size;
    const from = (operand.offset ?? 0) + offset;
    if (from < 0 || from + size > room || (isStore && global.storage === 'data' && global.constant)) return undefined;
    const base = primary(this.#context.globalName(operand.index), this.#language.typeOf('i32'));
    const at = from === 0 ? base : this.#language.plus(base, from, 'i32');
    return { at, offset: 0, isSafe: true, isAligned: this.#knownOf(instr).isAligned };
  }

  /** The address of an array element. */
  #element({ instr, kids }: Tree): Access<T> {
    const [array, index] = operandsOf(instr);
    const known = index.kind === 'v' ? this.#knownAccess(instr, array, Number(index.value) * 4) : undefined;
    if (known !== undefined) return known;
    const base = this.#language.word(this.operand(array, kids[0]));
    const distance = this.#language.scaled(this.operand(index, kids[1]));
    return { at: this.#language.element(base, distance), offset: 0, isSafe: false, ...this.#knownOf(instr) };
  }

  #knownOf(instr: Instr): { readonly isInside: boolean; readonly isAligned: boolean } {
    return {
      isInside: this.#facts?.inside.has(instr) === true,
      isAligned: this.#facts?.aligned.has(instr) === true,
    };
  }

  // Calls

  #emitCall(tree: Tree, dests: readonly Dest[]): void {
    const { instr } = tree;
    if (instr.op !== 'Call' && instr.op !== 'ICall') return;
    const signature: Signature = instr.op === 'Call' ? this.#context.module.funcs[instr.func] : instr.signature;
    const value = this.#call(tree, instr, signature);
    if (this.#language.openCalls !== undefined)
      this.#lines.add(this.#language.openCalls.note(this.#here, this.#number()));
    if (dests.length === 0 || signature.results.length === 0) return this.#lines.add(`${value.text};`);
    if (dests.length > 1) return this.#assignAll(dests, value, signature);
    const { kind, index } = dests[0];
    if (kind !== 'g' && !this.#read.has(index) && !this.#kept.includes(index)) return this.#lines.add(`${value.text};`);
    this.#assign(dests[0], value);
  }

  #call({ kids }: Tree, instr: Extract<Instr, { op: 'Call' | 'ICall' }>, signature: Signature): Expr<T> {
    const all = operandsOf(instr).map((operand, k) => this.operand(operand, kids[k]));
    const given = instr.op === 'Call' ? all : all.slice(1);
    const args = given.map((arg, i) => this.#language.stored(arg, signature.params[i]));
    if (instr.op === 'ICall')
      return this.#language.callIndirect(this.#language.word(all[0]), args, signature, this.#number());
    return this.#language.call(this.#context.functionName(instr.func), args, signature, this.#number());
  }

  #assignAll(dests: readonly Dest[], value: Expr<T>, signature: Signature): void {
    const { lines, values } = this.#language.takeResults(value, signature, this.#names.take('results'));
    lines.forEach((line) => this.#lines.add(line));
    dests.forEach((dest, i) => this.#assign(dest, values[i]));
  }

  // The end

  /** Return or trap. */
  leave({ instr, kids }: Tree): void {
    this.#noteLine(instr.span);
    if (instr.op === 'Trap') return this.#lines.add(this.#language.trap(instr.trap, this.#number()));
    const { results } = this.#func;
    const values = operandsOf(instr).map((operand, k) =>
      this.#language.stored(this.operand(operand, kids[k]), results[k]),
    );
    const value = this.#returned(values);
    if (this.#frame !== undefined) this.#lines.add(this.#language.giveStack(this.#caller));
    if (this.#here !== '') this.#lines.add(this.#language.openCalls?.leave(this.#here) ?? '');
    const way = this.#isDivided ? this.#language.division?.leave(value) : undefined;
    for (const line of way ?? [`return${value === '' ? '' : ` ${value}`};`]) this.#lines.add(line);
  }

  /** What calls something may trap, which tells the call of this function that is open. */
  #computed({ text }: Expr<T>): string {
    if (!/\w\(/.test(text)) return text;
    const name = this.#names.take('result');
    this.#lines.add(`${this.#language.constant(this.#func.results[0])} ${name} = ${text};`);
    return name;
  }

  /** What is computed from memory is computed before the stack is given back: a trap names the calls that are open. */
  #returned(values: readonly Expr<T>[]): string {
    if (values.length === 0) return '';
    if (values.length === 1) return this.#here === '' ? values[0].text : this.#computed(values[0]);
    const { lines, values: returned } = this.#language.giveResults(values, this.#func, this.#names.take('results'));
    lines.forEach((line) => this.#lines.add(line));
    return returned.map(({ text }) => text).join(', ');
  }
}

function unreadLocals({ symbols }: Func, read: ReadonlySet<number>): number[] {
  return [...symbols.keys()].filter(
    (i) => symbols[i].kind === 'l' && !('storage' in symbols[i]) && symbols[i].name !== undefined && !read.has(i),
  );
}

/** Where a function has more blocks times symbols, all symbols pass for such. */
const mostCells = 400_000;

/** Symbols that may be read before they are assigned; undefined: all of them, for what is known. */
function readFirst(func: Func, blocks: readonly Block[]): ReadonlySet<number> | undefined {
  if (blocks.length * func.symbols.length > mostCells) return undefined;
  const { values, liveIn } = findLiveness({ ...func, form: 'cfg', blocks: [...blocks] });
  return new Set(liveIn[0].map((value) => values.symbol[value]));
}

function readSymbols(blocks: readonly Block[]): ReadonlySet<number> {
  const read = new Set<number>();
  const visit = (instr: Instr): void => {
    for (const { kind, ...operand } of operandsOf(instr))
      if ((kind === 'p' || kind === 'l' || kind === 't') && 'index' in operand) read.add(operand.index);
  };
  for (const { instrs, terminator } of blocks) {
    instrs.forEach(visit);
    visit(terminator);
  }
  return read;
}

const sizes: Readonly<Record<string, number>> = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  i64: 8,
  f32: 4,
  f64: 8,
  v128: 16,
};

function orderOf(instr: Instr): readonly number[] {
  return operandsOf(instr).map((_, k) => k);
}

function isCall({ op }: Instr): boolean {
  return op === 'Call' || op === 'ICall';
}

/** So many names as a line has room for. */
function inRows(names: readonly string[]): string[][] {
  const rows: string[][] = [];
  let room = 0;
  for (const name of names) {
    if (room < name.length + 2) {
      rows.push([]);
      room = 110;
    }
    rows.at(-1)?.push(name);
    room -= name.length + 2;
  }
  return rows;
}
