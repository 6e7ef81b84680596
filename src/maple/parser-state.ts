/**
 * What all parts of the MAPLE parser share: the scanner, the module that is being filled, the diagnostics, and the
 * meaning of names by atom.
 *
 * `ref[atom]` is what a name means: the index of a global variable, function, local variable or label, or a type by its
 * text. It holds when `stamp[atom]` is `GLOBAL`, or the serial number of the current function for what is local. A name
 * has one sigil, so one pair of arrays serves all kinds.
 */
import { diagnose, type Diagnostic, type Extras } from '../base/diagnostics.ts';
import type { SourceFile, Span } from '../base/source.ts';
import { nearestName } from '../base/suggest.ts';
import { CodeWriter, type FuncId, type LabelId, type VarRef } from './code.ts';
import { mapleTextCatalogue, type MapleTextCatalogue, type MapleTextCode } from './diagnostics.ts';
import {
  undeclaredFunc,
  type Directive,
  type Func,
  type Item,
  type Module,
  type Place,
  type TypeDef,
  type Variable,
} from './module.ts';
import { Kind, Scanner } from './scanner.ts';

const GLOBAL = -1;
const mostDiagnostics = 200;

/** The text of an imported file, or why there is none. */
export type ImportResolver = (name: string, paths: readonly string[]) => SourceFile | readonly Diagnostic[] | undefined;

export class Parser {
  readonly source: SourceFile;
  readonly scanner: Scanner;
  readonly module: Module;
  readonly writer: CodeWriter;
  readonly diagnostics: Diagnostic[];
  readonly maxNesting: number;
  readonly resolveImport: ImportResolver | undefined;
  /** The `import` directive that brings this file in, if it is an imported one: its declarations are not printed. */
  readonly importedBy: Span | undefined;
  /** Directories named by importpath. */
  readonly importPaths: string[] = [];
  /** Variables that imported files declare, and the text itself does not. */
  readonly importedGlobals = new Set<number>();
  /** Definitions that come from imported files; the module may define the types again. */
  readonly importedTypes: Set<TypeDef>;
  /** Files already imported. */
  readonly imported = new Set<string>();
  /** Directives of the function that is being read. */
  funcDirectives: Directive[] = [];
  /** Comments among members belong to the structure while a type declaration is read. */
  keepsMemberComments = false;
  ref = new Int32Array(4096);
  stamp = new Int32Array(4096);
  serial = 0;
  #lastProblem = -1;

  constructor(source: SourceFile, module: Module, diagnostics: Diagnostic[], options: ParserOptions) {
    this.source = source;
    this.scanner = new Scanner(source.text);
    this.module = module;
    this.writer = new CodeWriter(source);
    this.diagnostics = diagnostics;
    this.maxNesting = options.maxNesting;
    this.resolveImport = options.resolveImport;
    this.importedBy = options.importedBy;
    this.importedTypes = options.importedTypes ?? new Set();
  }

  span(start: number, end: number): Span {
    return { source: this.source, start, end };
  }

  /** The place of a global declaration that ends here. What is imported stands at its directive. */
  placeFrom(start: number): Place {
    const { start: from, end } = this.importedBy ?? { start, end: this.scanner.before };
    const isAdded = this.importedBy === undefined && this.source !== this.module.source;
    return isAdded ? { start: from, end, source: this.source } : { start: from, end };
  }

  /** Reports a problem; only the first one at a place, and not more than anybody reads. Always false. */
  report<K extends MapleTextCode>(
    code: K,
    start: number,
    end: number,
    args: Parameters<MapleTextCatalogue[K]['message']>,
    extras?: Extras,
  ): false {
    if (start === this.#lastProblem) return false;
    this.#lastProblem = start;
    if (this.diagnostics.length > mostDiagnostics) return false;
    if (this.diagnostics.length === mostDiagnostics) {
      this.diagnostics.push(diagnose(mapleTextCatalogue, 'MPL1399', this.span(start, end), [mostDiagnostics]));
    } else this.diagnostics.push(diagnose(mapleTextCatalogue, code, this.span(start, end), args, extras));
    return false;
  }

  /** "Did you mean": a note and a fix that replaces the current token. */
  suggestion(word: string, candidates: Iterable<string>): Extras {
    const nearest = nearestName(word, candidates);
    if (nearest === undefined) return {};
    const span = this.span(this.scanner.start, this.scanner.end);
    return {
      notes: [{ message: `did you mean \`${nearest}\`?` }],
      fix: { title: `replace by \`${nearest}\``, span, replacement: nearest },
    };
  }

  /** Reports that the current token is not what is wanted. */
  expected(wanted: string, extras?: Extras): false {
    const { scanner } = this;
    if (scanner.kind === Kind.bad) return this.badToken();
    return this.report('MPL1101', scanner.start, Math.max(scanner.end, scanner.start), [wanted, this.found()], extras);
  }

  /** Takes a punctuation mark, or reports that it is missing. */
  expect(mark: number): boolean {
    if (this.scanner.kind !== mark) return this.expected(`\`${String.fromCharCode(mark)}\``);
    this.scanner.next();
    return true;
  }

  /** Steps over a word if it is the current token. */
  takeWord(word: string): boolean {
    const { scanner } = this;
    if (scanner.kind !== Kind.word || scanner.slice() !== word) return false;
    scanner.next();
    return true;
  }

  /** Takes a mark if it is there. */
  take(mark: number): boolean {
    if (this.scanner.kind !== mark) return false;
    this.scanner.next();
    return true;
  }

  badToken(): false {
    const { scanner } = this;
    const { start, end } = scanner;
    switch (scanner.reason) {
      case 'string':
        return this.report('MPL1002', start, end, []);
      case 'char':
        return this.report('MPL1003', start, end, []);
      case 'number':
        return this.report('MPL1004', start, end, [shortened(scanner.slice())]);
      case 'name':
        return this.report('MPL1006', start, end, [shortened(scanner.slice())]);
      case 'character':
        return this.report('MPL1001', start, end, [describeCharacter(scanner.slice())]);
    }
  }

  /** The current token as a message shows it. */
  found(): string {
    const { scanner } = this;
    if (scanner.kind === Kind.end) return 'the end of the file';
    return `\`${shortened(scanner.slice())}\``;
  }

  /** Is the current token the first of its line? */
  startsLine(): boolean {
    return onlySpaceBefore(this.scanner.text, this.scanner.start);
  }

  /** Does the current token stand on the line on which the one before it ended? */
  sameLine(): boolean {
    const { text, before, start } = this.scanner;
    for (let i = before; i < start; i++) {
      const c = text.charCodeAt(i);
      if (c === 10 || c === 13) return false;
    }
    return true;
  }

  /** Comments met so far that begin before `limit`; they are taken away. */
  takeComments(limit = Infinity): { text: string; trailing: boolean; start: number; end: number }[] {
    const { comments, text } = this.scanner;
    const taken: { text: string; trailing: boolean; start: number; end: number }[] = [];
    let i = 0;
    for (; i < comments.length && comments[i] < limit; i += 2) {
      const start = comments[i];
      this.checkText(start, comments[i + 1]);
      taken.push({
        text: text.slice(start, comments[i + 1]),
        trailing: !onlySpaceBefore(text, start - 1),
        start,
        end: comments[i + 1],
      });
    }
    if (i > 0) comments.splice(0, i);
    return taken;
  }

  /** Adds a declaration to the order of the module; comments met before its end go before it. */
  addItem(item: Item): void {
    this.addComments(this.scanner.before, item.kind !== 'comment');
    if (this.importedBy === undefined) this.module.items.push(item);
  }

  addComments(limit = Infinity, inside = false): void {
    if (this.scanner.comments.length === 0) return;
    for (const { text, trailing, end } of this.takeComments(limit)) {
      if (this.importedBy !== undefined) continue;
      const first = this.module.items.length === 0;
      const isTrailing = trailing && !inside && !first;
      const apart = !isTrailing && endsParagraph(this.scanner.text, end);
      this.module.items.push({ kind: 'comment', text, trailing: isTrailing, apart });
    }
  }

  /** Reports half of a surrogate pair in a piece of the text, which is kept all the same. Always true. */
  checkText(start: number, end: number): true {
    const at = loneSurrogate(this.scanner.text, start, end);
    if (at >= 0) this.report('MPL1005', at, at + 1, []);
    return true;
  }

  #grow(): void {
    const size = Math.max(this.ref.length * 2, this.scanner.names.length + 1);
    const ref = new Int32Array(size);
    const stamp = new Int32Array(size);
    ref.set(this.ref);
    stamp.set(this.stamp);
    this.ref = ref;
    this.stamp = stamp;
  }

  /** What a global name, function or type text means; -1 if nothing yet. */
  globalMeaning(atom: number): number {
    return this.stamp[atom] === GLOBAL ? this.ref[atom] : -1;
  }

  setGlobalMeaning(atom: number, ref: number): void {
    if (atom >= this.ref.length) this.#grow();
    this.ref[atom] = ref;
    this.stamp[atom] = GLOBAL;
  }

  setLocalMeaning(atom: number, ref: number): void {
    if (atom >= this.ref.length) this.#grow();
    this.ref[atom] = ref;
    this.stamp[atom] = this.serial;
  }

  /** The global variable of a name, made (undeclared) if there is none. */
  globalOf(atom: number): VarRef {
    const known = this.globalMeaning(atom);
    if (known >= 0) return known as VarRef;
    const name = this.nameOf(atom);
    const { module } = this;
    let index = module.globalByName.get(name);
    if (index === undefined) {
      index = module.globals.length;
      module.globals.push(this.#undeclaredVariable(name));
      module.globalByName.set(name, index);
    }
    this.setGlobalMeaning(atom, index);
    return index as VarRef;
  }

  /** What a name stands for before its declaration is read: a variable of unknown type, at the current token. */
  #undeclaredVariable(name: string): Variable {
    const { start, end } = this.scanner;
    const type = this.module.types.prim('unknown');
    return { name, type, storage: undefined, attrs: [], temp: false, declared: false, start, end };
  }

  /** The function of a name with either sigil, made (undeclared) if there is none. */
  funcOf(atom: number): FuncId {
    let name = this.nameOf(atom);
    const ampersand = name.charCodeAt(0) === 38;
    if (ampersand) {
      const known = this.globalMeaning(atom);
      if (known >= 0) return known as FuncId;
    } else name = `&${name.slice(1)}`;
    const { module } = this;
    let id = module.funcByName.get(name);
    if (id === undefined) {
      id = module.funcs.length as FuncId;
      module.funcs.push(this.newFunc(id, name));
      module.funcByName.set(name, id);
    }
    if (ampersand) this.setGlobalMeaning(atom, id);
    return id;
  }

  newFunc(id: FuncId, name: string): Func {
    const { start, end } = this.scanner;
    return { ...undeclaredFunc(id, name, this.source), start, end };
  }

  /** The local variable of a name in the current function, made (undeclared) if there is none. */
  localOf(func: Func, atom: number): VarRef {
    if (this.stamp[atom] === this.serial && this.serial > 0) return this.ref[atom] as VarRef;
    const ref = ~func.locals.length as VarRef;
    func.locals.push(this.#undeclaredVariable(this.nameOf(atom)));
    this.setLocalMeaning(atom, ref);
    return ref;
  }

  /** The label of a name in the current function, made (undeclared) if there is none. */
  labelOf(func: Func, atom: number): LabelId {
    if (this.stamp[atom] === this.serial && this.serial > 0) return this.ref[atom] as LabelId;
    const { start, end } = this.scanner;
    const id = (func.labels.push({ name: this.nameOf(atom).slice(1), declared: false, start, end }) - 1) as LabelId;
    this.setLocalMeaning(atom, id);
    return id;
  }

  /** Spelling of a name; halves of surrogate pairs are reported when it is first met. */
  nameOf(atom: number): string {
    const name = this.scanner.names[atom];
    const at = loneSurrogate(name, 0, name.length);
    if (at >= 0) this.report('MPL1005', this.scanner.start, this.scanner.end, []);
    return name;
  }
}

export interface ParserOptions {
  readonly maxNesting: number;
  readonly resolveImport: ImportResolver | undefined;
  readonly importedBy: Span | undefined;
  /** What files that were imported before define. */
  readonly importedTypes?: Set<TypeDef>;
}

/** Does an empty line follow the line that ends at an offset? */
function endsParagraph(text: string, end: number): boolean {
  const behind = /\r?\n[ \t]*\r?\n/y;
  behind.lastIndex = end;
  return behind.test(text);
}

function onlySpaceBefore(text: string, offset: number): boolean {
  for (let i = offset - 1; i >= 0; i--) {
    const c = text.charCodeAt(i);
    if (c === 10 || c === 13) return true;
    if (c !== 32 && c !== 9 && c !== 0xfeff) return false;
  }
  return true;
}

function loneSurrogate(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c < 0xd800 || c > 0xdfff) continue;
    const paired = c < 0xdc00 && i + 1 < end && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (!paired) return i;
    i++;
  }
  return -1;
}

/** Long tokens would fill the screen. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

function describeCharacter(char: string): string {
  const code = char.charCodeAt(0);
  const visible = code > 0x20 && code !== 0x7f && !(code >= 0x80 && code < 0xa1) && !(code >= 0xd800 && code < 0xe000);
  const hex = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return visible ? `\`${char}\`` : hex;
}
