/**
 * Modules without text: what a language front end uses.
 *
 *     const m = new ModuleBuilder(new SourceFile('fib.src', text));
 *     m.func('&fib', { params: [['%n', 'i32']], results: ['i32'] }, (b, [n]) => {
 *       b.if(b.lt('u1', 'i32', b.dread('i32', n), b.constval('i32', 2)), () => {
 *         b.return(b.dread('i32', n));
 *       });
 *       …
 *     });
 *     const module = m.finish();
 *
 * A `FuncBuilder` has one method for each opcode; its arguments are the parts of the opcode's form in the order in which
 * they are written: slots as values, `()` as operands (an array where something follows them), `{}` as a function that
 * makes the statements of the block, `else` as an optional one. A field or flag that is optional in text is `0` here.
 * Methods of expressions give a node, which becomes the operand of exactly one other node; methods of statements add
 * one to the current block. Misuse throws a `UsageError`, whose stack begins in the program that builds.
 */
import { UsageError } from '../base/errors.ts';
import { SourceFile } from '../base/source.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import {
  CodeWriter,
  counterWord,
  globalVar,
  localVar,
  varIndex,
  type Case,
  type Counter,
  type FuncId,
  type InstantSlot,
  type LabelId,
  type Node,
  type Reg,
  type Result,
  type ScopeSlot,
  type SlotValue,
  type VarRef,
} from './code.ts';
import { constantWidth, floatBits, floatFormat, toBytes } from './literals.ts';
import { Module, undeclaredFunc, type Func, type Init, type Param, type Place, type StorageClass } from './module.ts';
import { arity, opcodeNames, rows, slotSyntax, type Opcode, type SlotName } from './opcodes.ts';
import type { opcodes } from './opcodes.ts';
import type { Attr, Field, FuncParam, Method, StructKind, StructType, TypeId } from './types.ts';

/** A primitive type by its name, any other by its handle. */
export type TypeLike = PrimType | TypeId;

/** Statements of a block: made by a function, or a block that `endBlock` gave. */
export type Body = (() => void) | Node;

/** What the method of an opcode takes for each slot. */
interface SlotArgs {
  prim: PrimType;
  from: PrimType;
  type: TypeLike;
  var: VarRef;
  var2: VarRef;
  counter: VarRef | Counter;
  func: FuncId;
  label: LabelId;
  label2: LabelId;
  labels: readonly LabelId[];
  reg: Reg;
  /** Of integer types the value; of float types a number is the value and a bigint the bits. */
  value: number | bigint;
  string: string;
  action: string;
  raw: string;
  intrinsic: string;
  instant: readonly InstantSlot[];
  cases: readonly Case[];
  results: readonly Result[];
  types: readonly TypeId[];
  scope: ScopeSlot | undefined;
}

type SlotArg<S extends string> = S extends keyof SlotArgs ? SlotArgs[S] : number;

/** The arguments of a method, from the form of its opcode. */
type FormArgs<F extends readonly unknown[]> = F extends readonly [infer Part, ...infer Rest]
  ? Part extends '()'
    ? Rest extends readonly []
      ? Node[]
      : [operands: readonly Node[] | Node, ...FormArgs<Rest>]
    : Part extends '{}'
      ? [body: Body, ...FormArgs<Rest>]
      : Part extends 'else'
        ? [otherwise?: Body]
        : [Part extends string ? SlotArg<Part> : never, ...FormArgs<Rest>]
  : [];

type OpMethods = {
  [K in Opcode as K extends 'block' ? never : K]: (...args: FormArgs<(typeof opcodes)[K]['form']>) => Node;
};

/** What may be said of a variable beside its name and type. */
export interface VarOptions {
  /** Where it is declared, if there is such a place. */
  readonly place?: Place;
  readonly storage?: StorageClass;
  readonly attrs?: readonly Attr[];
  readonly init?: Init;
  readonly temp?: boolean;
}

/** Parameters, results and attributes of a function that is built. */
export interface Signature {
  /** Where the function is declared; its file is also that of its body. */
  readonly place?: Place;
  /** The file that the function is in, if that is neither the module's nor that of its place. */
  readonly source?: SourceFile;
  readonly params?: readonly (readonly [name: string, type: TypeLike, attrs?: readonly Attr[]])[];
  readonly results?: readonly TypeLike[];
  readonly attrs?: readonly Attr[];
  readonly variadic?: boolean;
}

/** What a structure, class or interface has beside its fields. */
export interface StructOptions {
  readonly incomplete?: boolean;
  readonly parents?: readonly TypeId[];
  readonly methods?: readonly Method[];
  readonly interfaces?: readonly string[];
}

const nowhere: Place = { start: 0, end: 0 };

/** Names of a list that grows; each is looked at once, whoever adds it. */
class NamesOf {
  readonly #list: readonly { readonly name: string }[];
  readonly #names = new Set<string>();
  #seen = 0;

  constructor(list: readonly { readonly name: string }[]) {
    this.#list = list;
  }

  has(name: string): boolean {
    while (this.#seen < this.#list.length) this.#names.add(this.#list[this.#seen++].name);
    return this.#names.has(name);
  }
}

/** Builds a module of MAPLE IR: types, variables, and functions, each by a `FuncBuilder`; `finish` gives the module. */
export class ModuleBuilder {
  readonly module: Module;
  readonly source: SourceFile;

  /** `source` is the text that the places given to `at` refer to. */
  constructor(source = new SourceFile('<built>', '')) {
    this.source = source;
    this.module = new Module(source);
  }

  /** The handle of a type given either way. */
  typeOf(type: TypeLike): TypeId {
    return typeof type === 'string' ? this.module.types.prim(type) : type;
  }

  pointer(to: TypeLike, attrs: readonly Attr[] = []): TypeId {
    return this.module.types.pointer(this.typeOf(to), attrs);
  }

  array(size: number | undefined, of: TypeLike): TypeId {
    return this.module.types.array(size, this.typeOf(of));
  }

  funcType(params: readonly TypeLike[], results: readonly TypeLike[] = [], variadic = false): TypeId {
    const list: FuncParam[] = params.map((type) => ({ type: this.typeOf(type), attrs: [] }));
    return this.module.types.func(
      list,
      results.map((type) => this.typeOf(type)),
      variadic,
    );
  }

  /** Fields are `[name, type]` or `[name, type, bits]`. */
  struct(
    kind: StructKind,
    fields: readonly (readonly [name: string, type: TypeLike, bits?: number])[],
    options: StructOptions = {},
  ): TypeId {
    const { incomplete = false, parents = [], methods = [], interfaces = [] } = options;
    const list = fields.map(([name, type, bits]): Field => ({
      name,
      type: this.typeOf(type),
      attrs: [],
      ...nowhere,
      ...(bits === undefined ? {} : { bits }),
    }));
    const type: StructType = { kind, incomplete, parents, fields: list, methods, interfaces, infos: [], comments: [] };
    return this.module.types.struct(type);
  }

  /** The type behind a name, which need not be declared yet. */
  named(name: string, instant: readonly InstantSlot[] = []): TypeId {
    return this.module.types.name(name, instant);
  }

  /** Declares a type and gives its name as a type. */
  type(name: string, type: TypeId, attrs: readonly Attr[] = []): TypeId {
    if (this.module.typeDefs.has(name))
      throw new UsageError(`type ${name} is declared twice; \`named\` gives a type that is there`, 'ModuleBuilder');
    const def = { name, type, attrs, ...nowhere };
    this.module.typeDefs.set(name, def);
    this.module.items.push({ kind: 'type', def });
    return this.named(name);
  }

  directive(name: string, ...values: readonly (number | bigint | string)[]): void {
    this.module.items.push({ kind: 'directive', directive: { name, values, ...nowhere } });
  }

  /** `fileinfo` and the like: names and values between braces. */
  braces(name: string, raw: string): void {
    this.module.items.push({ kind: 'directive', directive: { name, values: [], raw, ...nowhere } });
  }

  comment(text: string): void {
    this.module.items.push({ kind: 'comment', text, trailing: false });
  }

  global(name: string, type: TypeLike, options: VarOptions = {}): VarRef {
    const { module } = this;
    if (module.globalByName.has(name))
      throw new UsageError(
        `variable ${name} is declared twice; keep what \`global\` gave the first time`,
        'ModuleBuilder',
      );
    const { place = nowhere } = options;
    const index = module.globals.push({ ...variable(name, this.typeOf(type), options), ...place }) - 1;
    module.globalByName.set(name, index);
    module.items.push({ kind: 'var', global: index });
    return globalVar(index);
  }

  /** Gives a global variable its initialiser, which may refer to variables and functions that were declared after it. */
  initialise(ref: VarRef, init: Init): void {
    this.module.globals[varIndex(ref)].init = init;
  }

  /** A function: a prototype, or with `build` a definition. A prototype may be declared first and defined later. */
  func(name: string, signature: Signature = {}, build?: (b: FuncBuilder, params: VarRef[]) => void): FuncId {
    const { module } = this;
    const id = this.#idWithoutBody(name);
    const func = this.#declare(id, name, signature);
    module.funcs[id] = func;
    if (build !== undefined) {
      const builder = new FuncBuilder(this, func);
      const params = func.params.map((_, i) => localVar(i));
      build(builder, params);
      builder.finish();
    }
    module.items.push({ kind: 'func', func: id, body: build !== undefined });
    return id;
  }

  /** The number of a function that may still be defined. */
  #idWithoutBody(name: string): FuncId {
    const { module } = this;
    const known = module.funcByName.get(name);
    if (known === undefined) {
      module.funcByName.set(name, module.funcs.length as FuncId);
      return module.funcs.length as FuncId;
    }
    if (module.funcs[known].code === undefined) return known;
    throw new UsageError(
      `function ${name} has a body already; only a prototype can be declared and defined later`,
      'ModuleBuilder',
    );
  }

  finish(): Module {
    return this.module;
  }

  #declare(
    id: FuncId,
    name: string,
    { params = [], results = [], attrs = [], variadic = false, place = nowhere, source }: Signature,
  ): Func {
    const locals = params.map(([param, type, paramAttrs = []]) => ({
      ...variable(param, this.typeOf(type), { attrs: paramAttrs }),
      ...nowhere,
    }));
    const list = locals.map((_, local): Param => ({ kind: 'var', local }));
    return {
      ...undeclaredFunc(id, name, source ?? place.source ?? this.source),
      attrs,
      params: list,
      results: results.filter((type) => type !== 'void').map((type) => this.typeOf(type)),
      variadic,
      signature: true,
      declared: true,
      locals,
      start: place.start,
      end: place.end,
    };
  }
}

function variable(
  name: string,
  type: TypeId,
  { storage, attrs = [], init, temp = false }: VarOptions,
): Omit<Func['locals'][number], 'start' | 'end'> {
  return { name, type, storage, attrs, temp, declared: true, ...(init === undefined ? {} : { init }) };
}

/** What does not depend on an opcode; the methods of the opcodes are added below. */
class BodyBuilder {
  readonly func: Func;
  readonly #module: ModuleBuilder;
  readonly #writer: CodeWriter;
  /** Statements of the blocks that are open, innermost last. */
  readonly #blocks: Node[][] = [[]];
  /** Nodes that are not yet part of another one: expressions, and blocks. */
  readonly #loose = new Set<Node>();
  readonly #localNames: NamesOf;
  readonly #labelNames: NamesOf;
  #nextReg = 1;

  constructor(module: ModuleBuilder, func: Func) {
    this.#module = module;
    this.func = func;
    this.#localNames = new NamesOf(func.locals);
    this.#labelNames = new NamesOf(func.labels);
    this.#writer = new CodeWriter(func.source);
  }

  /** Nodes made from now on come from this place of the source. */
  at(start: number, end: number): this {
    this.#writer.at(start, end);
    return this;
  }

  local(name: string, type: TypeLike, options: VarOptions = {}): VarRef {
    const { locals } = this.func;
    if (this.#localNames.has(name))
      throw new UsageError(
        `variable ${name} is declared twice; keep what \`local\` or \`func\` gave the first time`,
        this.func.name,
      );
    const declared = variable(name, this.#module.typeOf(type), options);
    return localVar(locals.push({ ...declared, ...(options.place ?? nowhere) }) - 1);
  }

  /** A pseudo-register that nothing uses yet. */
  register(): Reg {
    while (this.func.pregs.has(this.#nextReg)) this.#nextReg++;
    return this.#nextReg++ as Reg;
  }

  /** A label to jump to; `label` puts it in its place. */
  newLabel(name = `L${this.func.labels.length}`): LabelId {
    const { labels } = this.func;
    if (this.#labelNames.has(name))
      throw new UsageError(
        `label @${name} is made twice; one \`newLabel\` serves the jumps and \`label\``,
        this.func.name,
      );
    return (labels.push({ name, declared: false, ...nowhere }) - 1) as LabelId;
  }

  /** Statements from here to `endBlock` make a block, which is then given to a structured statement. */
  beginBlock(): void {
    this.#blocks.push([]);
  }

  endBlock(): Node {
    if (this.#blocks.length < 2) throw new UsageError('endBlock without beginBlock: no block is open', this.func.name);
    return this.#closeBlock();
  }

  /** A block that is a statement of its own. */
  nested(body: Body): Node {
    const block = this.#block(body);
    this.#loose.delete(block);
    this.#blocks[this.#blocks.length - 1].push(block);
    return block;
  }

  /** Ends the body. Called by `ModuleBuilder.func`. */
  finish(): void {
    if (this.#blocks.length !== 1)
      throw new UsageError('beginBlock without endBlock: a block is open at the end of the function', this.func.name);
    const root = this.#closeBlock();
    this.#loose.delete(root);
    if (this.#loose.size > 0)
      throw new UsageError(
        'an expression or a block was made and not used; give it to a statement, for instance `eval`',
        this.func.name,
      );
    this.func.code = this.#writer.finish(root);
  }

  /** Makes the node of an opcode from the parts of its form. */
  make(op: Opcode, args: readonly unknown[]): Node {
    const { form, kind } = rows[op];
    const slots: SlotValue[] = [];
    const operands: Node[] = [];
    const blocks: Node[] = [];
    let prim: PrimType = 'void';
    let next = 0;
    const { start, end } = this.#writer;
    form.forEach((part, i) => {
      if (part === '()') {
        const given = i === form.length - 1 ? args.slice(next) : toArray(args[next++]);
        for (const operand of given) operands.push(this.#use(operand as Node));
      } else if (part === '{}') blocks.push(this.#use(this.#block(args[next++] as Body)));
      else if (part === 'else') {
        const body = args[next++] as Body | undefined;
        if (body !== undefined) blocks.push(this.#use(this.#block(body)));
      } else if (part === 'prim') prim = args[next++] as PrimType;
      else slots.push(this.#slot(op, part, prim, args[next++]));
    });
    this.#checkCount(op, operands.length);
    // A statement stands where it begins, wherever what is in it stands.
    const node = this.#writer.at(start, end).make(op, prim, slots, [...operands, ...blocks]);
    if (kind === 'expr') this.#loose.add(node);
    else this.#blocks[this.#blocks.length - 1].push(node);
    return node;
  }

  #checkCount(op: Opcode, given: number): void {
    const [least, most] = arity(op);
    if (given < least || given > most)
      throw new UsageError(`${op} takes ${operandCount(least, most)}, not ${given}`, this.func.name);
  }

  /** What the caller gave for a slot, as the code writer takes it. */
  #slot(op: Opcode, name: SlotName, prim: PrimType, arg: unknown): SlotValue {
    switch (slotSyntax[name].kind) {
      case 'type':
        return this.#module.typeOf(arg as TypeLike);
      case 'value':
        return constantBits(prim, arg as number | bigint);
      case 'string':
        return op === 'conststr' ? toBytes(arg as string) : (arg as string);
      case 'label':
        if (op === 'label') this.func.labels[arg as LabelId].declared = true;
        return arg as LabelId;
      case 'reg':
        this.#noteReg(arg as Reg, prim);
        return arg as Reg;
      case 'counter':
        return typeof arg === 'number' ? arg : counterWord(arg as Counter);
      case 'results':
        return this.#noteResults(arg as readonly Result[]);
      default:
        return arg as SlotValue;
    }
  }

  #noteResults(results: readonly Result[]): readonly Result[] {
    for (const result of results) if (result.kind === 'reg') this.#noteReg(result.reg, result.prim);
    return results;
  }

  #noteReg(reg: Reg, prim: PrimType): void {
    const { pregs } = this.func;
    if (reg >= 0 && !pregs.has(reg))
      pregs.set(reg, { reg, type: this.#module.typeOf(prim), explicit: false, ...nowhere });
  }

  #use(node: Node): Node {
    if (!this.#loose.delete(node))
      throw new UsageError(
        'a node is used twice, is a statement, or is not of this function; make the expression anew for each use',
        this.func.name,
      );
    return node;
  }

  #block(body: Body): Node {
    if (typeof body !== 'function') return body;
    this.beginBlock();
    body();
    return this.#closeBlock();
  }

  #closeBlock(): Node {
    const block = this.#writer.make('block', 'void', [], this.#blocks.pop());
    this.#loose.add(block);
    return block;
  }
}

/** `2 operands`, `1 to 3 operands`, `1 operand or more`. */
function operandCount(least: number, most: number): string {
  if (least === most) return `${least} operand${least === 1 ? '' : 's'}`;
  return Number.isFinite(most) ? `${least} to ${most} operands` : `${least} operand${least === 1 ? '' : 's'} or more`;
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The bits of a constant: an integer cut to its width, a float by its value (number) or its bits (bigint). */
export function constantBits(prim: PrimType, value: number | bigint): bigint {
  const format = floatFormat(prim);
  if (format !== undefined && typeof value === 'number')
    return floatBits(format, Object.is(value, -0) ? '-0.0' : floatLiteral(value));
  if (typeof value === 'number' && !Number.isInteger(value))
    throw new UsageError(`${value} is no constant of type ${prim}; integers are whole numbers or bigints`, 'constval');
  return BigInt.asUintN(constantWidth(prim), BigInt(value));
}

function floatLiteral(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return value !== value ? 'nan' : value > 0 ? 'inf' : '-inf';
}

/** Each opcode's method. */
const methods: Record<string, (this: BodyBuilder, ...args: unknown[]) => Node> = {};
for (const op of opcodeNames) {
  if (op === 'block') continue;
  methods[op] = function (...args) {
    return this.make(op, args);
  };
}
Object.assign(BodyBuilder.prototype, methods);

/** Builds the body of a function: a method for each opcode (their types come from the table), variables, registers, labels and blocks. */
export type FuncBuilder = BodyBuilder & OpMethods;
/** As the type; `ModuleBuilder.func` makes them. */
export const FuncBuilder = BodyBuilder as unknown as {
  new (module: ModuleBuilder, func: Func): FuncBuilder;
  readonly prototype: FuncBuilder;
};
