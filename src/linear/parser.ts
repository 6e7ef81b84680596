/**
 * From `.lir` text to a module. Grammar:
 *
 *     module   ::= { profile | entry | constructor | {mark} global | {mark} extern | {mark} func | {mark} alias }
 *     mark     ::= 'export' | 'extern' | 'static' | 'weak'
 *     profile  ::= 'profile' ('core' | 'full' [',' 'pointer' (4 | 8)])
 *     entry    ::= 'entry' @name
 *     constructor ::= 'constructor' @name [',' 'priority' n]
 *     alias    ::= 'alias' ('func' | 'global') @name '=' @name
 *     global   ::= 'global' type @name ['=' literal]                         (IR Design writes no types)
 *                | 'global' type '[' count ']' @name ['=' '{' {index ':' literal ','} '}']
 *                | 'global' ['const'] 'data' size 'align' n @name ['=' '{' {offset ':' (string | @name | &name) ','} '}']
 *     extern   ::= 'func' results @name '(' types ')' [',' 'variadic']
 *     func     ::= 'func' [results] @name [',' 'param' n] [',' 'variadic'] [',' inlining] [',' 'form' form] fparam* local* line* 'func' 'end'
 *     fparam   ::= 'fparam' type p0 [string]
 *     local    ::= 'local' (type ['[' count ']'] | 'slot' size 'align' n) l1 [string]
 *
 * and the lines of bodies in `parse-body.ts`. Also read: the spellings of [IR Design] and of the compiler it describes,
 * such as `end func`, `uncond goto`, `.lbl 3`, `i32 array @a[100]`, types before operands, and declarations
 * without types, which `infer-types.ts` finds.
 *
 * The declarations of the whole file come first, the bodies second, so that the order of functions does not matter.
 */
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { entryOf } from '../base/once.ts';
import { ownEntry } from '../base/own-entry.ts';
import { named, type NamedResult } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import { didYouMean } from '../base/suggest.ts';
import { attachComments } from './comments.ts';
import type { DraftBody } from './draft.ts';
import { inferTypes, type Untyped } from './infer-types.ts';
import { isInlining, type Inlining } from './inlining.ts';
import { libraryFunctions } from './library.ts';
import { declaredGlobal, lastPriority } from './nodes.ts';
import type { Func, Global, LinearModule, LinearSymbol, Linkage, Relocation, ValueType } from './nodes.ts';
import { parseBody } from './parse-body.ts';
import { Reader, Recover } from './reader.ts';
import { resolveBody } from './resolve.ts';
import { scan, splitName, unquoteBytes } from './scanner.ts';

export interface ParseOptions {
  /** For files without a `profile` line. */
  readonly profile?: 'core' | 'full';
  readonly pointerSize?: 4 | 8;
}

/** What was read of a text: a module, if there are no errors, and what is wrong with the text. */
export type ParsedModule = NamedResult<'module', LinearModule | undefined>;

/** Bytes and elements of one global or local. */
const largestSize = 2 ** 31;

/** Reads the text of a module. What can be read is in the module, whatever is wrong with the rest. */
export function parseModule(source: SourceFile, options: ParseOptions = {}): ParsedModule {
  const reader = new Reader(scan(source));
  const module = new ModuleParser(reader, options).parse();
  if (hasErrors(reader.diagnostics)) return named('module', undefined, reader.diagnostics);
  attachComments(module, reader.tokens);
  return named('module', module, reader.diagnostics);
}

export function parseText(text: string, name = 'text.lir', options?: ParseOptions): ParsedModule {
  return parseModule(new SourceFile(name, text), options);
}

/** Where names are looked up while bodies are parsed. */
export interface Scope {
  readonly module: LinearModule;
  funcIndex(name: string, at: number): number;
  globalIndex(name: string, at: number): number;
}

/** The words before a declaration that say how it meets those of other modules. */
interface Marks {
  readonly extern: boolean;
  readonly exported: boolean;
  readonly linkage: Linkage | undefined;
}

const markWords: ReadonlySet<string> = new Set(['export', 'extern', 'static', 'weak']);
const declarationWords: ReadonlySet<string> = new Set([...markWords, 'func', 'global', 'alias']);

/** Said twice, or what cannot be said of one thing: of a declaration that it is seen from outside, of a static one anything. */
function clashes(a: string, b: string): boolean {
  return a === b || a === 'static' || b === 'static' || (a !== 'weak' && b !== 'weak');
}

interface AliasLine {
  readonly isFunc: boolean;
  readonly index: number;
  readonly target: string;
  readonly at: number;
}

class ModuleParser implements Scope {
  readonly #reader: Reader;
  readonly #options: ParseOptions;
  module: LinearModule;
  readonly #funcs = new Map<string, number>();
  readonly #globals = new Map<string, number>();
  /** Work that needs all declarations: initial values that name globals, the entry, bodies. */
  readonly #later: (() => void)[] = [];
  /** What aliases name: function or global by index, and the token of the target. */
  readonly #aliases: AliasLine[] = [];
  /** Those that lead to something, each behind what it is an alias of. */
  readonly #settled: AliasLine[] = [];
  readonly #untyped: Untyped = { globals: new Set(), results: new Set(), symbols: new Map() };
  readonly #bodies = new Map<number, DraftBody>();

  constructor(reader: Reader, options: ParseOptions) {
    this.#reader = reader;
    this.#options = options;
    this.module = this.#emptyModule(options.profile ?? 'full', options.pointerSize);
  }

  #emptyModule(profile: 'core' | 'full', pointerSize: 4 | 8 = profile === 'core' ? 4 : 8): LinearModule {
    return { profile, pointerSize, globals: [], funcs: [], entry: undefined };
  }

  parse(): LinearModule {
    const reader = this.#reader;
    while (reader.kind !== 'end') this.#inLine(() => this.#topLine());
    this.#settleAliases();
    for (const work of this.#later) this.#inLine(work);
    const { globals, results, symbols } = this.#untyped;
    if (globals.size + results.size + symbols.size > 0) {
      inferTypes(this.module, this.#bodies, this.#untyped);
      for (const line of this.#settled) this.#settleAlias(line);
    }
    for (const [index, body] of this.#bodies)
      resolveBody({ reader, module: this.module, func: this.module.funcs[index], body });
    return this.module;
  }

  /** Runs the parser of one line; after a mistake goes on with the next one. */
  #inLine(parse: () => void): void {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof Recover)) throw error;
      this.#reader.skipLine();
    }
  }

  #topLine(): void {
    const reader = this.#reader;
    if (reader.kind === 'line') reader.at++;
    else if (reader.takeWord('profile')) this.#profile();
    else if (reader.takeWord('entry')) this.#entry();
    else if (reader.takeWord('constructor')) this.#constructorLine();
    else if (reader.kind === 'word' && declarationWords.has(reader.text)) this.#declaration();
    else if (reader.kind === 'bad') reader.expected('a declaration');
    else reader.fail('LIN1022', reader.at, `\`${reader.text}\``);
  }

  /** A global, function or alias, with the marks before it. */
  #declaration(): void {
    const reader = this.#reader;
    const start = reader.at;
    const marks = this.#marks();
    if (reader.takeWord('global')) this.#global(start, marks);
    else if (reader.takeWord('alias')) this.#alias(start, marks);
    else if (!reader.isWord('func')) reader.expected('`func`, `global` or `alias`');
    else if (marks.extern) this.#extern(start, marks);
    else this.#func(start, marks);
  }

  #marks(): Marks {
    const reader = this.#reader;
    const words = new Set<string>();
    for (; markWords.has(reader.text) && reader.kind === 'word'; reader.at++) {
      const clash = [...words].find((word) => clashes(word, reader.text));
      if (clash !== undefined) reader.fail('LIN1036', reader.at, reader.text, clash);
      words.add(reader.text);
    }
    const linkage = words.has('weak') ? 'weak' : words.has('static') ? 'static' : undefined;
    return { extern: words.has('extern'), exported: words.has('export'), linkage };
  }

  /** `profile full, pointer 8`, before everything else. */
  #profile(): void {
    const reader = this.#reader;
    if (this.module.funcs.length + this.module.globals.length > 0)
      reader.fail('LIN1022', reader.at - 1, '`profile` after the first declaration');
    if (reader.takeWord('core')) this.module = this.#emptyModule('core');
    else {
      reader.expectWord('full');
      let size: 4 | 8 = this.#options.pointerSize ?? 8;
      if (reader.take(',')) {
        reader.expectWord('pointer');
        if (reader.text !== '4' && reader.text !== '8') reader.expected('4 or 8');
        size = reader.text === '4' ? 4 : 8;
        reader.at++;
      }
      this.module = this.#emptyModule('full', size);
    }
    reader.endLine();
  }

  #entry(): void {
    const { name, at } = this.#reader.name();
    this.#later.push(() => {
      this.module.entry = this.funcIndex(name, at);
    });
  }

  #constructorLine(): void {
    const reader = this.#reader;
    const { name, at } = reader.name();
    let priority = lastPriority;
    if (reader.take(',')) {
      reader.expectWord('priority');
      priority = reader.count('the priority', lastPriority);
    }
    reader.endLine();
    this.#later.push(() => {
      const constructors = [...(this.module.constructors ?? []), { func: this.funcIndex(name, at), priority }];
      this.module = { ...this.module, constructors };
    });
  }

  // Aliases

  /** It has its number from here on; what it is another name of may stand further down. */
  #alias(start: number, marks: Marks): void {
    const reader = this.#reader;
    const isFunc = reader.takeWord('func');
    if (!isFunc) reader.expectWord('global');
    const { name, at } = reader.name();
    reader.expect('=');
    const target = reader.name();
    const span = reader.tokens.span(start, reader.at - 1);
    if (marks.extern || (!isFunc && marks.exported)) reader.fail('LIN1036', start, reader.tokens.text(start), 'alias');
    reader.endLine();
    const { funcs, globals } = this.module;
    const index = (isFunc ? funcs : globals).length;
    this.#declare(name, at, isFunc ? this.#funcs : this.#globals, index);
    const { linkage } = marks;
    if (isFunc) funcs.push({ ...externFunc(name, [], [], false), span, linkage, exported: marks.exported });
    else globals.push({ name, storage: 'scalar', type: 'i32', init: 0, extern: true, span, linkage });
    this.#aliases.push({ isFunc, index, target: target.name, at: target.at });
  }

  /** Gives aliases the types of what they name: those of aliases after those, each once. */
  #settleAliases(): void {
    const open = new Map<string, AliasLine[]>();
    const ready = this.#settled;
    const own = new Set(this.#aliases.map((line) => `${line.isFunc} ${line.index}`));
    for (const line of this.#aliases)
      this.#inLine(() => {
        const target = line.isFunc ? this.funcIndex(line.target, line.at) : this.globalIndex(line.target, line.at);
        const key = `${line.isFunc} ${target}`;
        if (own.has(key)) entryOf(open, key, (): AliasLine[] => []).push(line);
        else ready.push(line);
      });
    for (const line of ready) {
      this.#settleAlias(line);
      const key = `${line.isFunc} ${line.index}`;
      for (const next of open.get(key) ?? []) ready.push(next);
      open.delete(key);
    }
    for (const { at, target } of [...open.values()].flat())
      this.#reader.diagnostics.push(diagnose(linkCatalogue, 'LNK0004', this.#reader.tokens.span(at), [target]));
  }

  #settleAlias({ isFunc, index, target, at }: AliasLine): void {
    const { funcs, globals } = this.module;
    const alias = isFunc ? this.funcIndex(target, at) : this.globalIndex(target, at);
    if (isFunc) {
      const { params, results, symbols, variadic } = externFunc(
        '',
        funcs[alias].params,
        funcs[alias].results,
        funcs[alias].variadic,
      );
      funcs[index] = { ...funcs[index], params, results, symbols, variadic, alias };
    } else {
      const { name, span, linkage } = globals[index];
      globals[index] = { ...declaredGlobal(globals[alias]), name, span, linkage, extern: true, alias };
    }
  }

  // Names

  #declare(name: string, at: number, table: Map<string, number>, index: number): void {
    if (this.#funcs.has(name) || this.#globals.has(name)) this.#reader.fail('LIN1013', at, name);
    table.set(name, index);
  }

  funcIndex(name: string, at: number): number {
    const index = this.#funcs.get(name) ?? this.#libraryFunction(name);
    if (index === undefined && this.#globals.has(name)) this.#reader.fail('LIN1035', at, name, false);
    return index ?? this.#reader.fail('LIN1012', at, name, suggest(name, this.#funcs.keys()));
  }

  globalIndex(name: string, at: number): number {
    if (this.#funcs.has(name)) this.#reader.fail('LIN1035', at, name, true);
    return this.#globals.get(name) ?? this.#reader.fail('LIN1012', at, name, suggest(name, this.#globals.keys()));
  }

  #libraryFunction(name: string): number | undefined {
    const signature = ownEntry(libraryFunctions, name);
    if (signature === undefined) return undefined;
    const index = this.module.funcs.push(externFunc(name, signature.params, signature.results, false)) - 1;
    this.#funcs.set(name, index);
    return index;
  }

  // Globals

  #global(start: number, { extern, exported, linkage }: Marks): void {
    const reader = this.#reader;
    if (exported) reader.fail('LIN1036', start, 'export', 'global');
    const constant = reader.takeWord('const');
    const read = constant || reader.isWord('data') ? this.#data(constant) : this.#typedGlobal();
    const span = reader.tokens.span(start, reader.at - 1);
    if (extern && this.#hasValue(start)) reader.fail('LIN1036', start, 'extern', 'a value');
    const global = { ...read, span, ...(linkage && { linkage }), ...(extern && { extern }) };
    this.module.globals[this.#globals.get(global.name) ?? 0] = global;
    reader.endLine();
  }

  #hasValue(start: number): boolean {
    const { tokens, at } = this.#reader;
    for (let i = start; i < at; i++) if (tokens.kinds[i] === 'sign' && tokens.text(i) === '=') return true;
    return false;
  }

  /** The global has its number from here on, whatever may be wrong with the rest of its line. */
  #declareGlobal(global: Global, at: number): void {
    const { globals } = this.module;
    this.#declare(global.name, at, this.#globals, globals.length);
    globals.push(global);
  }

  #typedGlobal(): Global {
    const reader = this.#reader;
    const isTyped = reader.kind !== 'name';
    const type = isTyped ? reader.type() : 'i32';
    const isArray = reader.takeWord('array');
    let count = reader.take('[') ? this.#elementCount() : undefined;
    const { name, at } = reader.name();
    if (isArray && reader.take('[')) count = this.#elementCount();
    if (!isTyped && reader.take('[')) count = this.#elementCount();
    if (count !== undefined && type !== 'i32' && type !== 'f32')
      return reader.fail('LIN1002', at, 'an array of i32 or f32', type);
    const global: Global =
      count === undefined
        ? { name, storage: 'scalar', type, init: type === 'i64' || type === 'v128' ? 0n : 0 }
        : { name, storage: 'array', type: type === 'f32' ? 'f32' : 'i32', count, init: new Map() };
    this.#declareGlobal(global, at);
    if (!isTyped) {
      if (reader.isSign('=')) reader.fail('LIN1002', at, 'a type, since there is an initial value', `\`@${name}\``);
      this.#untyped.globals.add(this.module.globals.length - 1);
    }
    if (global.storage === 'array') return { ...global, init: this.#elements(global.type, global.count) };
    return global.storage === 'scalar' && reader.take('=')
      ? { ...global, init: reader.settleAs(reader.literal(), type).value }
      : global;
  }

  #elementCount(): number {
    const count = this.#reader.count('the number of elements', largestSize / 4);
    this.#reader.expect(']');
    return count;
  }

  #elements(type: ValueType, count: number): Map<number, number> {
    const reader = this.#reader;
    const init = new Map<number, number>();
    this.#items(() => {
      const at = reader.at;
      const index = reader.count('an index', Math.max(count - 1, 0));
      if (init.has(index)) reader.fail('LIN1013', at, String(index));
      reader.expect(':');
      init.set(index, Number(reader.settleAs(reader.literal(), type).value));
    });
    return init;
  }

  /** `= {item, item, …}`, or nothing. */
  #items(parseItem: () => void): void {
    const reader = this.#reader;
    if (!reader.take('=')) return;
    reader.expect('{');
    while (!reader.take('}')) {
      parseItem();
      if (!reader.take(',') && !reader.isSign('}')) reader.expected('`,` or `}`');
    }
  }

  #data(constant: boolean): Global {
    const reader = this.#reader;
    reader.expectWord('data');
    const size = reader.count('the size', largestSize);
    reader.expectWord('align');
    const align = reader.count('the alignment', 4096);
    const { name, at } = reader.name();
    this.#declareGlobal({ name, storage: 'data', size, align, constant, bytes: new Uint8Array(), relocations: [] }, at);
    const relocations: Relocation[] = [];
    this.#items(() => {
      const offset = reader.count('an offset', Math.max(size - 1, 0));
      reader.expect(':');
      if (reader.kind === 'string') this.#addBytes(offset, size);
      else this.#relocation(offset, relocations);
    });
    return { name, storage: 'data', size, align, constant, bytes: this.#takeBytes(), relocations };
  }

  /** Bytes of the data being read; grows to what the text gives, whatever the size says. */
  #bytes: number[] = [];

  #addBytes(offset: number, size: number): void {
    const reader = this.#reader;
    const bytes = unquoteBytes(reader.text);
    if (offset + bytes.length > size) reader.fail('LIN1017', reader.at, 'the end of the data', size);
    const limit = 2 ** 24 + reader.tokens.source.text.length;
    if (offset > limit) reader.fail('LIN1017', reader.at, 'the offset of initialised data', limit);
    while (this.#bytes.length < offset) this.#bytes.push(0);
    bytes.forEach((byte, i) => (this.#bytes[offset + i] = byte));
    reader.at++;
  }

  #takeBytes(): Uint8Array {
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    return bytes;
  }

  #relocation(offset: number, relocations: Relocation[]): void {
    const reader = this.#reader;
    const kind = reader.kind === 'func' ? 'f' : 'g';
    if (reader.kind !== 'func' && reader.kind !== 'name') reader.expected('a string, `@name` or `&name`');
    const { name, offset: addend } = splitName(reader.text);
    const at = reader.at++;
    this.#later.push(() => {
      const index = kind === 'f' ? this.funcIndex(name, at) : this.globalIndex(name, at);
      relocations.push({ at: offset, kind, index, addend });
    });
  }

  // Functions

  #extern(start: number, { linkage, exported }: Marks): void {
    const reader = this.#reader;
    if (exported) reader.fail('LIN1036', start, 'export', 'extern');
    reader.expectWord('func');
    const results = reader.results();
    const { name, at } = reader.name();
    reader.expect('(');
    const params = reader.typesUpTo(')');
    const variadic = reader.take(',') && reader.takeWord('variadic');
    const span = reader.tokens.span(start, reader.at - 1);
    reader.endLine();
    this.#declare(name, at, this.#funcs, this.module.funcs.length);
    this.module.funcs.push({ ...externFunc(name, params, results, variadic), span, ...(linkage && { linkage }) });
  }

  #func(start: number, { exported, linkage }: Marks): void {
    const reader = this.#reader;
    reader.expectWord('func');
    if (reader.isWord('end')) reader.fail('LIN1022', start, '`func end`');
    const hasResults = reader.kind !== 'name';
    const results = hasResults ? reader.results() : [];
    const { name, at } = reader.name();
    const { count, variadic, inlining, form } = this.#funcFlags();
    this.#declareFunc(name, at);
    reader.skipLine();
    const symbols: LinearSymbol[] = [];
    const open = new Set<number>();
    while (reader.isWord('fparam') || reader.isWord('local') || reader.kind === 'line')
      this.#inLine(() => this.#symbol(symbols, open));
    const params = symbols.filter((symbol) => symbol.kind === 'p').map((symbol) => symbol.type);
    if (count !== undefined && count !== params.length)
      reader.report('LIN1026', reader.tokens.span(at), count, params.length);
    const body = reader.at;
    const end = this.#skipBody();
    const span = reader.tokens.span(start, at);
    const func: Func = {
      name,
      params,
      results,
      symbols,
      variadic,
      extern: false,
      exported,
      span,
      ...(linkage && { linkage }),
      ...(inlining && { inlining }),
      form: form ?? 'linear',
      instrs: [],
      blocks: [],
    };
    const index = this.#funcs.get(name) ?? 0;
    this.module.funcs[index] = func;
    if (open.size > 0) this.#untyped.symbols.set(index, open);
    if (!hasResults) this.#untyped.results.add(index);
    const closed = end < reader.tokens.kinds.length - 1 && isFuncEnd(reader, end);
    this.#later.push(() => {
      if (!closed) reader.report('LIN1021', span, name);
      this.#bodies.set(index, parseBody(reader, this, func, body, end, form));
    });
  }

  #declareFunc(name: string, at: number): void {
    const index = this.module.funcs.length;
    if (this.#funcs.has(name) || this.#globals.has(name))
      this.#reader.report('LIN1013', this.#reader.tokens.span(at), name);
    this.#funcs.set(name, index);
    this.module.funcs.push(externFunc(name, [], [], false));
  }

  #funcFlags(): Pick<Func, 'variadic' | 'inlining'> & { count: number | undefined; form: Func['form'] | undefined } {
    const reader = this.#reader;
    let count: number | undefined;
    let variadic = false;
    let inlining: Func['inlining'];
    let form: Func['form'] | undefined;
    while (reader.take(',')) {
      if (reader.takeWord('param')) count = reader.count('the number of parameters', 65535);
      else if (reader.takeWord('variadic')) variadic = true;
      else if (isInlining(reader.text)) inlining = this.#inlining(inlining);
      else {
        reader.expectWord('form');
        if (!reader.isWord('linear') && !reader.isWord('cfg') && !reader.isWord('ssa'))
          reader.expected('linear, cfg or ssa');
        form = reader.text as Func['form'];
        reader.at++;
      }
    }
    reader.endLine();
    return { count, variadic, inlining, form };
  }

  /** One of the words of inlining.ts, which is said once. */
  #inlining(before: Inlining | undefined): Inlining | undefined {
    const reader = this.#reader;
    const { text } = reader;
    if (!isInlining(text)) return undefined;
    if (before !== undefined) reader.report('LIN1036', reader.tokens.span(reader.at), text, before);
    reader.at++;
    return text;
  }

  /** A line of the definition region: `fparam …` or `local …`. */
  #symbol(symbols: LinearSymbol[], open: Set<number>): void {
    const reader = this.#reader;
    if (reader.kind === 'line') {
      reader.at++;
      return;
    }
    const start = reader.at;
    const isParam = reader.takeWord('fparam');
    if (!isParam) reader.expectWord('local');
    else if (symbols.at(-1)?.kind === 'l') reader.fail('LIN1023', start, '`fparam` after `local`');
    // Numbers count even when the line is wrong, so that one mistake is one diagnostic.
    const index = symbols.push({ kind: isParam ? 'p' : 'l', type: 'i32' }) - 1;
    if (/^[pl][0-9]/.test(reader.text)) open.add(index);
    symbols[index] = isParam ? this.#param(index) : this.#local(index);
    reader.endLine();
    reader.skipLine();
  }

  #param(index: number): LinearSymbol {
    this.#reader.takeWord('array');
    const type = this.#typeOrNone();
    this.#symbolNumber(index, /^[pl]([0-9]+)(?:[._]0)?$/);
    return { kind: 'p', type, name: this.#optionalString() };
  }

  #local(index: number): LinearSymbol {
    const reader = this.#reader;
    const number = /^l([0-9]+)(?:[._]0)?$/;
    if (reader.takeWord('slot')) {
      const size = reader.count('the size', largestSize);
      reader.expectWord('align');
      const align = reader.count('the alignment', 4096);
      this.#symbolNumber(index, number);
      const type = this.module.pointerSize === 8 ? 'i64' : 'i32';
      return { kind: 'l', storage: 'slot', type, size, align, name: this.#optionalString() };
    }
    return this.#plainLocal(index, number);
  }

  /** A local that is no slot: a value or an array. */
  #plainLocal(index: number, number: RegExp): LinearSymbol {
    const reader = this.#reader;
    const typeAt = reader.at;
    const type = this.#typeOrNone();
    const isArray = reader.takeWord('array') || reader.at === typeAt;
    let count = reader.take('[') ? this.#elementCount() : undefined;
    this.#symbolNumber(index, number);
    if (isArray && reader.take('[')) count = this.#elementCount();
    const name = this.#optionalString();
    if (count === undefined) return { kind: 'l', type, name };
    if (type !== 'i32' && type !== 'f32') return reader.fail('LIN1002', typeAt, 'an array of i32 or f32', type);
    return { kind: 'l', storage: 'array', type: `${type}*`, count, name };
  }

  /** Where the text writes no type [IR Design], there is i32 until the type is known. */
  #typeOrNone(): ValueType {
    return /^[pl][0-9]/.test(this.#reader.text) ? 'i32' : this.#reader.type();
  }

  #symbolNumber(index: number, pattern: RegExp): void {
    const reader = this.#reader;
    const match = pattern.exec(reader.text);
    if (reader.kind !== 'word' || match === null) reader.expected('a symbol `p0` or `l0`');
    if (Number(match?.[1]) !== index) reader.fail('LIN1014', reader.at, reader.text, String(index));
    reader.at++;
  }

  #optionalString(): string | undefined {
    return this.#reader.kind === 'string' ? this.#reader.string() : undefined;
  }

  /** Leaves the cursor behind the function and gives the place of its `func end`, or of what stands in its stead. */
  #skipBody(): number {
    const reader = this.#reader;
    for (; reader.kind !== 'end'; reader.skipLine()) {
      const at = reader.at;
      if (isFuncEnd(reader, at)) {
        reader.skipLine();
        return at;
      }
      if (reader.kind === 'word' && declarationWords.has(reader.text)) return at;
    }
    return reader.at;
  }
}

/** `func end`, or `end func`. */
function isFuncEnd(reader: Reader, at: number): boolean {
  const pair = `${reader.tokens.text(at)} ${reader.tokens.text(Math.min(at + 1, reader.tokens.kinds.length - 1))}`;
  return pair === 'func end' || pair === 'end func';
}

function externFunc(
  name: string,
  params: readonly ValueType[],
  results: readonly ValueType[],
  variadic: boolean,
): Func {
  const symbols = params.map((type): LinearSymbol => ({ kind: 'p', type }));
  return {
    name,
    params,
    results,
    symbols,
    variadic,
    extern: true,
    exported: false,
    form: 'linear',
    instrs: [],
    blocks: [],
  };
}

export function suggest(name: string, candidates: Iterable<string>): string {
  const note = didYouMean(name, candidates);
  return note === '' ? '' : `; ${note}`;
}
