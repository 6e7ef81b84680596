/**
 * Instructions as statements of C. What is used once, in its block, stays in the expression that uses it, if nobody can tell the
 * difference (trees.ts); since C computes operands in any order, at most one of them may have an effect or trap, and none where a
 * choice leaves one out. A call is always a statement of its own, because it notes its place in front of it:
 *
 *     calls[here] = 17;                the place in the list `places` of whoever looks at the calls that are open
 *     t5 = share(a, n);
 */
import { InternalError } from '../../base/errors.ts';
import { lineOfSpan, type Span } from '../../base/source.ts';
import { functionAddress, layOutFrame, type FrameLayout } from '../../linear/data-layout.ts';
import { destsOf, movesStack, operandsOf } from '../../linear/instr.ts';
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
import { calcRows, isCalcOp, type ValueType } from '../../linear/opcodes.ts';
import { countUses, Pending, type TempUses, type Tree } from '../trees.ts';
import { writeCalc } from './calc.ts';
import type { FileContext } from './context.ts';
import {
  as,
  call,
  cast,
  float,
  infix,
  integer,
  levels,
  nameOfType,
  primary,
  typeOfValue,
  within,
  type CType,
  type Expr,
} from './expr.ts';
import type { Lines } from './lines.ts';
import { Names } from './names.ts';

/** Deeper expressions are not read any more. */
const deepestExpression = 7;
/** No stack is as large: taking so much is refused at run time. */
const largestFrame = 0x7ffffff0;

interface Access {
  readonly at: Expr;
  readonly offset: number;
  /** The place cannot be outside of the program's memory. */
  readonly isSafe: boolean;
}

export class TreeWriter {
  readonly #context: FileContext;
  readonly #index: number;
  readonly #func: Func;
  readonly #lines: Lines;
  readonly #uses: TempUses;
  /** The symbols whose value somebody reads. */
  readonly #read: ReadonlySet<number>;
  readonly #pending: Pending;
  readonly #names: Names;
  readonly #variables: string[];
  /** Parts of a function that not every one has. */
  readonly #frame: FrameLayout | undefined;
  readonly #calls: boolean;
  readonly #declared: string[] = [];
  /** Where the instruction that is being written stands. */
  #span: Span | undefined;
  #lastLine = '';

  constructor(context: FileContext, index: number, blocks: readonly Block[], lines: Lines) {
    const func = context.module.funcs[index];
    this.#context = context;
    this.#index = index;
    this.#func = func;
    this.#lines = lines;
    this.#names = new Names(context.names);
    this.#variables = func.symbols.map((symbol, i) => this.#nameOf(symbol, i));
    this.#uses = countUses(func, blocks);
    this.#pending = new Pending(context.module.globals, (tree) => this.#materialise(tree), {
      deepest: deepestExpression,
      keeps: (instr) => this.#keeps(instr),
    });
    this.#read = readSymbols(blocks);
    const has = (test: (instr: Instr) => boolean): boolean => blocks.some(({ instrs }) => instrs.some(test));
    this.#calls = has(({ op }) => op === 'Call' || op === 'ICall');
    const hasSlots = func.symbols.some((symbol) => 'storage' in symbol);
    this.#frame = hasSlots || has(({ op }) => movesStack(op)) ? layOutFrame(func) : undefined;
  }

  #nameOf({ kind, name }: LinearSymbol, index: number): string {
    return this.#names.take(name ?? `${kind}${index}`);
  }

  /** Operands that may be impure trees: one, since they are computed in any order; none where not all of them are. */
  #keeps(instr: Instr): number {
    if (isCalcOp(instr.op) && calcRows[instr.op].family === 'Select') return 0;
    return operandsOf(instr).some((operand) => this.#isVariable(operand)) ? 0 : 1;
  }

  /** A scalar of the module, which is read where it stands. */
  #isVariable(operand: Operand): boolean {
    return operand.kind === 'g' && this.#context.module.globals[operand.index].storage === 'scalar';
  }

  /** The parameters as they are declared in the head of the function. */
  get params(): readonly string[] {
    return this.#func.params.map((type, i) => `${nameOfType(type)} ${this.#variables[i]}`);
  }

  /** Another variable, declared at the beginning of the function. */
  variable(name: string, type: 'i32' | 'i64'): string {
    const own = this.#names.take(name);
    this.#declared.push(`  ${nameOfType(type)} ${own} = 0;`);
    return own;
  }

  // The beginning and the end

  #here = '';
  #caller = '';
  #base = '';

  /** What comes before the first block. */
  begin(): void {
    if (this.#context.marksLines) this.#noteLine(this.#func.span);
    this.#func.params.forEach((_, i) => {
      if (!this.#read.has(i)) this.#lines.add(`(void)${this.#variables[i]};`);
    });
    const place = this.#context.placeOf(this.#index, this.#func.span);
    if (this.#calls) {
      this.#here = this.#names.take('here');
      this.#lines.add(`const unsigned ${this.#here} = ${this.#context.support('enter')}(${place});`);
    }
    if (this.#frame === undefined) return;
    this.#caller = this.#names.take('caller');
    this.#lines.add(`const uint32_t ${this.#caller} = ${this.#context.support('stack')};`);
    if (this.#frame.offsets.size > 0) this.#takeFrame(this.#frame, place);
  }

  /** Where slots want more than 16 bytes the frame begins at such a multiple, above what was taken. */
  #takeFrame({ size, align }: FrameLayout, place: number): void {
    this.#base = this.#names.take('frame');
    const wanted = Math.min(size + (align > 16 ? align : 0), largestFrame);
    const taken = `${this.#context.support('take')}(${wanted}u, ${place})`;
    const aligned = align > 16 ? `(${taken} + ${align - 1}u) & ~${align - 1}u` : taken;
    this.#lines.add(`const uint32_t ${this.#base} = ${aligned};`);
    this.#lines.add(`(void)${this.#base};`);
  }

  /** Declarations of everything that lives longer than a block. */
  declarations(): readonly string[] {
    const byType = new Map<string, string[]>();
    this.#func.symbols.forEach((symbol, i) => {
      const isOwn = symbol.kind === 'l' ? !('storage' in symbol) : symbol.kind === 't' && this.#isShared(i);
      if (!isOwn || !this.#written.has(i)) return;
      const type = nameOfType(symbol.type);
      const name = symbol.kind === 'l' ? `${this.#variables[i]} = 0` : this.#variables[i];
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
      this.#lines.place = `#line ${line} ${quoted(source.name)}`;
      return;
    }
    const text = source.hasText ? source.line(line).trim() : '';
    if (text !== '') this.#lines.add(`/* ${line}: ${commentText(text)} */`);
  }

  #assign(dest: Dest, value: Expr): void {
    if (dest.kind === 'g') return this.#lines.add(`${this.#context.globalName(dest.index)} = ${value.text};`);
    const name = this.#variables[dest.index];
    if (!this.#read.has(dest.index)) return this.drop(value);
    if (dest.kind === 't' && !this.#isShared(dest.index))
      return this.#lines.add(`const ${nameOfType(this.#func.symbols[dest.index].type)} ${name} = ${value.text};`);
    this.#written.add(dest.index);
    this.#lines.add(`${name} = ${value.text};`);
  }

  /** A value that nobody wants, computed for what it may do: only calls do something. */
  drop(value: Expr): void {
    if (/\w\(/.test(value.text)) this.#lines.add(`(void)${within(value, levels.unary)};`);
  }

  /** A value in a variable of its own, to be read several times. */
  keep(value: Expr): Expr {
    const type = value.type === 'u32' || value.type === 'i32' ? 'i32' : 'i64';
    const name = this.variable('selector', type);
    this.#lines.add(`${name} = ${value.text};`);
    return primary(name, type);
  }

  typeOf(operand: Operand): ValueType {
    return operandType(this.#context.module, this.#func, operand);
  }

  // Values

  /** The expression of an operand: its tree, or what is read where it is. */
  operand(operand: Operand, tree: Tree | undefined): Expr {
    if (tree !== undefined) return this.#valueOf(tree) ?? primary('0', 'i32');
    switch (operand.kind) {
      case 'v':
        return this.#constant(operand);
      case 'f':
        return this.#address(integer(BigInt(functionAddress(operand.index)), 'i32'));
      case 'g':
        return this.#global(operand);
      default:
        return this.#symbol(operand.index);
    }
  }

  #symbol(index: number): Expr {
    const symbol = this.#func.symbols[index];
    const offset = this.#frame?.offsets.get(index);
    if (offset !== undefined) return this.#widened(this.#slot(offset), symbol.type);
    if (symbol.kind !== 'p') this.#written.add(index);
    return primary(this.#variables[index], typeOfValue(symbol.type));
  }

  /** The address of an array or slot of the frame. */
  #slot(offset: number): Expr {
    const base = primary(this.#base, 'u32');
    if (offset === 0) return base;
    return infix('+', levels.sum, 'u32', [base, integer(BigInt(offset), 'u32')], [levels.sum, levels.product]);
  }

  /** An address without sign as a value of its type. */
  #widened(address: Expr, type: ValueType): Expr {
    return type === 'i64' ? cast('i64', address) : address;
  }

  #address(value: Expr): Expr {
    return this.#context.module.pointerSize === 8 ? integer(value.value ?? 0n, 'i64') : value;
  }

  #constant({ type, value, bits }: Extract<Operand, { kind: 'v' }>): Expr {
    if (type === 'f32' || type === 'f64') {
      if (bits === undefined) return float(Number(value), type);
      const name = this.#context.support(type === 'f32' ? 'f32_of_bits' : 'f64_of_bits');
      return call(name, [integer(bits, type === 'f32' ? 'u32' : 'u64')], type);
    }
    return integer(BigInt.asIntN(type === 'i64' ? 64 : 32, BigInt(value)), type === 'i64' ? 'i64' : 'i32');
  }

  #global({ index, offset = 0 }: Extract<Operand, { kind: 'g' }>): Expr {
    const global = this.#context.module.globals[index];
    const name = primary(
      this.#context.globalName(index),
      global.storage === 'scalar' ? typeOfValue(global.type) : 'i32',
    );
    if (global.storage === 'scalar') return name;
    const type = this.typeOf({ kind: 'g', index });
    const base = type === 'i64' ? cast('i64', name) : name;
    if (offset === 0) return base;
    const own = type === 'i64' ? 'i64' : 'i32';
    return infix('+', levels.sum, own, [base, integer(BigInt(offset), own)], [levels.sum, levels.product]);
  }

  /** The value of a tree; undefined for what has none, which is then written as a statement. */
  #valueOf(tree: Tree): Expr | undefined {
    const { instr } = tree;
    const outer = this.#span;
    this.#span = instr.span ?? outer;
    try {
      return isCalcOp(instr.op) ? this.#calc(tree) : this.#structural(tree);
    } finally {
      this.#span = outer;
    }
  }

  #calc({ instr, kids }: Tree): Expr {
    if (!isCalcOp(instr.op) || !('dest' in instr)) throw new InternalError(instr.op, 'c');
    const operands = operandsOf(instr).map((operand, k) => this.operand(operand, kids[k]));
    if (instr.op === 'AddI' && this.typeOf(operandsOf(instr)[0]).endsWith('*')) operands[1] = scaled(operands[1]);
    return writeCalc(this.#calcContext, instr.op, operands);
  }

  readonly #calcContext = {
    support: (name: string): string => this.#context.support(name),
    define: (name: string, text: () => string): string => this.#context.define(name, text),
    place: (): Expr => this.#place(),
  };

  #place(): Expr {
    return primary(String(this.#context.placeOf(this.#index, this.#span)), 'i32');
  }

  #structural(tree: Tree): Expr | undefined {
    const { instr, kids } = tree;
    switch (instr.op) {
      case 'Assign':
        return this.operand(instr.operands[0], kids[0]);
      case 'Load':
        return this.#load(tree, instr);
      case 'ArrayLoad': {
        const type = this.typeOf(instr.operands[0]) === 'f32*' ? 'f32' : 'i32';
        return this.#access(`load_${type}`, this.#element(tree), [], type);
      }
      case 'Alloca':
        return this.#alloca(tree);
      default:
        this.#statement(tree);
        return undefined;
    }
  }

  #load(tree: Tree, instr: Extract<Instr, { op: 'Load' }>): Expr {
    const type = loaded[instr.mem];
    if (type === undefined) throw new InternalError(`a load of ${instr.mem}`, 'c');
    const value = this.#access(`load_${instr.mem}`, this.#location(tree, instr.offset), [], type);
    return this.typeOf(instr.dest) === 'i64' && type !== 'i64' ? cast('i64', value) : value;
  }

  #statement(tree: Tree): void {
    const { instr, kids } = tree;
    const operand = (k: number): Expr => this.operand(operandsOf(instr)[k], kids[k]);
    switch (instr.op) {
      case 'Store': {
        const mem = instr.mem === 'f32' || instr.mem === 'f64' ? instr.mem : instr.mem.replace('i', 'u');
        return this.#addCall(this.#access(`store_${mem}`, this.#location(tree, instr.offset), [operand(1)], 'i32'));
      }
      case 'ArrayStore': {
        const name = this.typeOf(instr.operands[0]) === 'f32*' ? 'store_f32' : 'store_u32';
        return this.#addCall(this.#access(name, this.#element(tree), [operand(2)], 'i32'));
      }
      case 'Copy':
      case 'Fill': {
        const name = this.#context.support(instr.op === 'Copy' ? 'copy_bytes' : 'fill_bytes');
        return this.#addCall(call(name, [word(operand(0)), word(operand(1)), word(operand(2)), this.#place()], 'i32'));
      }
      case 'Release':
        return this.#lines.add(
          `stack = ${this.#context.support('released')}(${word(operand(0)).text}, ${this.#caller});`,
        );
      default:
        throw new InternalError(`${instr.op} among the instructions of a block`, `c: ${this.#func.name}`);
    }
  }

  #addCall({ text }: Expr): void {
    this.#lines.add(`${text};`);
  }

  #alloca({ instr, kids }: Tree): Expr {
    const [size] = operandsOf(instr);
    const given = this.operand(size, kids[0]);
    const value = call(
      this.#context.support('take_some'),
      [as('u64', given.type === 'i64' || given.type === 'u64' ? given : cast('u64', as('u32', given))), this.#place()],
      'u32',
    );
    return this.#widened(value, this.typeOf(size));
  }

  // Memory

  /** A load or store; where the address may be anything, with its place. */
  #access(name: string, { at, offset, isSafe }: Access, values: readonly Expr[], type: CType): Expr {
    const place = isSafe ? [] : [integer(BigInt(offset), 'u32'), this.#place()];
    const own = isSafe ? (name.startsWith('load') ? name.replace('load', 'get') : name.replace('store', 'put')) : name;
    return call(this.#context.support(own), [at, ...place, ...values], type);
  }

  /** Where an access goes: data and slots of the frame are always there, if the access lies within them. */
  #location({ instr, kids }: Tree, offset: number): Access {
    const [operand] = operandsOf(instr);
    const known = this.#knownAccess(instr, operand, offset);
    if (known !== undefined) return known;
    const { kid, constant } = this.#splitSum(kids[0]);
    const at = kid ?? this.operand(operand, kids[0]);
    return { at: word(at), offset: offset + constant, isSafe: false };
  }

  /** A pointer plus a constant, which joins the offset of the access; it must be so small that a sum that is an address has not wrapped. */
  #splitSum(tree: Tree | undefined): { readonly kid?: Expr; readonly constant: number } {
    if (tree === undefined || (tree.instr.op !== 'AddL' && tree.instr.op !== 'AddI')) return { constant: 0 };
    const [base, addend] = operandsOf(tree.instr);
    const constant = addend.kind === 'v' ? Number(addend.value) : -1;
    if (constant < 0 || constant >= 1024 || this.typeOf(base).endsWith('*')) return { constant: 0 };
    return { kid: this.operand(base, tree.kids[0]), constant };
  }

  #knownAccess(instr: Instr, operand: Operand, offset: number): Access | undefined {
    const size = 'mem' in instr ? sizes[instr.mem] : 4;
    const isStore = instr.op === 'Store' || instr.op === 'ArrayStore';
    if (operand.kind === 'g') return this.#knownData(operand, offset, size, isStore);
    const slot = operand.kind === 'l' ? this.#frame?.offsets.get(operand.index) : undefined;
    if (slot === undefined || operand.kind !== 'l') return undefined;
    const symbol = this.#func.symbols[operand.index];
    const room = 'count' in symbol ? symbol.count * 4 : 'size' in symbol ? symbol.size : 0;
    return offset + size > room ? undefined : { at: this.#slot(slot + offset), offset: 0, isSafe: true };
  }

  #knownData(
    operand: Extract<Operand, { kind: 'g' }>,
    offset: number,
    size: number,
    isStore: boolean,
  ): Access | undefined {
    const global = this.#context.module.globals[operand.index];
    if (global.storage === 'scalar') return undefined;
    const room = global.storage === 'array' ? global.count * 4 : global.size;
    const from = (operand.offset ?? 0) + offset;
    if (from < 0 || from + size > room || (isStore && global.storage === 'data' && global.constant)) return undefined;
    const base = primary(this.#context.globalName(operand.index), 'i32');
    const at =
      from === 0
        ? base
        : infix('+', levels.sum, 'i32', [base, integer(BigInt(from), 'i32')], [levels.sum, levels.product]);
    return { at, offset: 0, isSafe: true };
  }

  /** The address of an array element. */
  #element({ instr, kids }: Tree): Access {
    const [array, index] = operandsOf(instr);
    const known = index.kind === 'v' ? this.#knownAccess(instr, array, Number(index.value) * 4) : undefined;
    if (known !== undefined) return known;
    const base = as('u32', word(this.operand(array, kids[0])));
    const at = infix(
      '+',
      levels.sum,
      'u32',
      [base, scaled(this.operand(index, kids[1]))],
      [levels.sum, levels.product],
    );
    return { at, offset: 0, isSafe: false };
  }

  // Calls

  #emitCall(tree: Tree, dests: readonly Dest[]): void {
    const { instr, kids } = tree;
    if (instr.op !== 'Call' && instr.op !== 'ICall') return;
    const all = operandsOf(instr).map((operand, k) => this.operand(operand, kids[k]));
    const isDirect = instr.op === 'Call';
    const signature: Signature = isDirect ? this.#context.module.funcs[instr.func] : instr.signature;
    const args = isDirect ? all : all.slice(1);
    const callee = isDirect ? this.#context.functionName(instr.func) : this.#indirect(instr.signature, all[0]);
    this.#lines.add(`calls[${this.#here}] = ${this.#place().text};`);
    const value = call(callee, args, typeOfValue(signature.results.at(0) ?? 'i32'));
    if (dests.length === 0 || signature.results.length === 0) return this.#lines.add(`${value.text};`);
    if (dests.length > 1) return this.#assignAll(dests, value, signature);
    if (dests[0].kind !== 'g' && !this.#read.has(dests[0].index)) return this.#lines.add(`${value.text};`);
    this.#assign(dests[0], value);
  }

  /** The results of a function that has several come as a structure. */
  #assignAll(dests: readonly Dest[], { text }: Expr, signature: Signature): void {
    const all = this.#names.take('results');
    this.#lines.add(`const ${this.#context.resultsName(signature)} ${all} = ${text};`);
    dests.forEach((dest, i) => this.#assign(dest, primary(`${all}.r${i}`, typeOfValue(signature.results[i]))));
  }

  /** The function at an address, if it has this type. */
  #indirect(signature: Signature, address: Expr): string {
    const { name, number } = this.#context.functionType(signature);
    return `((${name})${this.#context.support('callee')}(${word(address).text}, ${number}, ${this.#place().text}))`;
  }

  // The end

  /** Return or trap. */
  leave({ instr, kids }: Tree): void {
    this.#noteLine(instr.span);
    if (instr.op === 'Trap') {
      return this.#lines.add(`trap(${this.#context.support(`trap:${instr.trap}`)}, NULL, ${this.#place().text});`);
    }
    const values = operandsOf(instr).map((operand, k) => this.operand(operand, kids[k]));
    const value = this.#returned(values);
    if (this.#frame !== undefined) this.#lines.add(`stack = ${this.#caller};`);
    if (this.#calls) this.#lines.add(`depth = ${this.#here};`);
    this.#lines.add(`return${value === '' ? '' : ` ${value}`};`);
  }

  /** What is computed from memory is computed before the stack is given back: a trap names the calls that are open. */
  #returned(values: readonly Expr[]): string {
    if (values.length === 0) return '';
    if (values.length === 1) return values[0].text;
    const all = this.#names.take('results');
    this.#lines.add(
      `const ${this.#context.resultsName(this.#func)} ${all} = { ${values.map(({ text }) => text).join(', ')} };`,
    );
    return all;
  }
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

/** What the loads give. */
const loaded: Readonly<Partial<Record<string, CType>>> = {
  i8: 'i32',
  u8: 'i32',
  i16: 'i32',
  u16: 'i32',
  i32: 'i32',
  u32: 'u32',
  i64: 'i64',
  f32: 'f32',
  f64: 'f64',
};

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

/** An index becomes a distance in bytes: elements have four. */
function scaled(index: Expr): Expr {
  if (index.value !== undefined) return integer(BigInt.asUintN(32, index.value * 4n), 'u32');
  return infix('*', levels.product, 'u32', [index, integer(4n, 'u32')], [levels.unary, levels.unary]);
}

/** An address or a length as an argument: C cuts it to the 32 bits of the parameter, which for a known one is done here. */
function word(expr: Expr): Expr {
  return expr.value === undefined ? expr : integer(expr.value, 'u32');
}

function orderOf(instr: Instr): readonly number[] {
  return operandsOf(instr).map((_, k) => k);
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

/** A text in a comment, which it must not end, begin, or continue. */
function commentText(text: string): string {
  return text
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replaceAll('??/', '?? /')
    .replace(/[^\t -~\u00a0-\uffff]/g, '?')
    .replace(/\\$/, '\\ ');
}

/** A text as a string of C. */
export function quoted(text: string): string {
  const escaped = [...new TextEncoder().encode(text)].map((byte) => {
    const c = String.fromCharCode(byte);
    if (c === '"' || c === '\\') return `\\${c}`;
    return byte >= 32 && byte < 127 && c !== '?' ? c : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `"${escaped.join('')}"`;
}
