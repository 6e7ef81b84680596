/**
 * Declarations (seed 001, chapter 4): the items of a module, and those that may stand in a function.
 *
 *     module   = (directive | var | type | class | func | LOC | debug item)*
 *     var      = (`var` | `tempvar`) name storage? type attr* (`=` init)?
 *     type     = `type` name type attr*
 *     class    = (`javaclass` | `javainterface`) name type attr*
 *     func     = `func` (&name | $name) attr* (`(` formal,* `)` type,*)? body?
 *     formal   = `var` %name type attr* | `reg` %n type attr* | `...`
 *
 * After a mistake reading goes on at the next line that begins with the word of a declaration.
 */
import type { FuncId } from './code.ts';
import { directiveRow, type DirectiveRow } from './directives.ts';
import { keywords, moduleWords } from './keywords.ts';
import { integerValue, decodeString } from './literals.ts';
import type { ClassDecl, Directive, Func, Param, StorageClass, Variable } from './module.ts';
import { parseBody } from './parser-code.ts';
import { importFile } from './parser-imports.ts';
import { parseInit } from './parser-initialisers.ts';
import { shortened, type Parser } from './parser-state.ts';
import { NO_TYPE, parseAttrs, parseType, startsType } from './parser-types.ts';
import { Kind } from './scanner.ts';
import { isStruct, type Attr, type TypeId } from './types.ts';

const moduleWordSet = new Set(moduleWords);
/** At the very beginning of a line these end a damaged declaration even inside its braces. */
const firmWords = new Set(['func', 'type', 'javaclass', 'javainterface', 'import', 'entryfunc', 'flavor', 'srclang']);

export function parseModule(p: Parser): void {
  const { scanner } = p;
  scanner.next();
  for (;;) {
    // Comments before anything else are items of their own; those inside a declaration follow with it.
    p.addComments();
    if (scanner.kind === Kind.end) return;
    const { start } = scanner;
    if (!parseItem(p)) recover(p, start);
  }
}

function parseItem(p: Parser): boolean {
  const { scanner } = p;
  if (scanner.kind !== Kind.word) {
    const { kind } = scanner;
    if (kind === 41 || kind === 93 || kind === 125) return p.report('MPL1106', scanner.start, scanner.end, [String.fromCharCode(kind)]);
    return p.expected('a declaration');
  }
  const word = scanner.slice();
  switch (word) {
    case 'var':
    case 'tempvar':
      return parseGlobal(p, word === 'tempvar');
    case 'type':
      return parseTypeDeclaration(p, undefined);
    case 'func':
      return parseFunc(p);
    case 'javaclass':
    case 'javainterface':
      return parseClass(p, word);
    case 'LOC':
    case 'SCOPE':
    case 'ALIAS':
    case 'TYPEALIAS':
    case 'ENUMERATION':
    case 'pragma':
      p.addItem({ kind: 'raw', text: parseRaw(p) });
      return true;
  }
  const row = directiveRow(word);
  if (row === undefined) return p.report('MPL1201', scanner.start, scanner.end, [shortened(word)], p.suggestion(word, moduleWords));
  const directive = parseDirective(p, word, row);
  if (directive === undefined) return false;
  p.addItem({ kind: 'directive', directive });
  if (word === 'importpath') p.importPaths.push(String(directive.values[0]));
  if (word === 'import') importFile(p, directive);
  return true;
}

/** Skips to the next declaration. */
function recover(p: Parser, start: number): void {
  const { scanner } = p;
  if (scanner.start === start) scanner.next();
  let depth = 0;
  while (scanner.kind !== Kind.end) {
    const { kind } = scanner;
    if (kind === 123) depth++;
    else if (kind === 125) depth = Math.max(0, depth - 1);
    else if (kind === Kind.word && scanner.atom < keywords.length && p.startsLine()) {
      const word = scanner.slice();
      if (depth === 0 && moduleWordSet.has(word)) break;
      if (firmWords.has(word) && isColumnOne(p)) break;
    }
    scanner.next();
  }
}

function isColumnOne(p: Parser): boolean {
  const c = p.scanner.text.charCodeAt(p.scanner.start - 1);
  return c !== 32 && c !== 9;
}

/**
 * Something that is kept as it is written: to the end of the line, or to the closing brace of the first brace on it.
 */
export function parseRaw(p: Parser): string {
  const { scanner } = p;
  const { start } = scanner;
  let depth = 0;
  do {
    if (scanner.kind === 123) depth++;
    else if (scanner.kind === 125) depth--;
    scanner.next();
  } while (scanner.kind !== Kind.end && (depth > 0 || (p.sameLine() && scanner.kind !== 125)));
  if (depth > 0) p.report('MPL1107', start, start + 1, ['{']);
  const end = scanner.before;
  p.checkText(start, end);
  dropComments(p, start, end);
  return scanner.text.slice(start, end).replace(/\r\n?/g, '\n');
}

/** Comments inside text that is kept as written are part of it. */
export function dropComments(p: Parser, start: number, end: number): void {
  const { comments } = p.scanner;
  if (comments.length > 0) p.scanner.comments = comments.filter((_, i) => {
    const at = comments[i & ~1];
    return at < start || at >= end;
  });
}

/** A directive with its value; undefined after a diagnostic. */
export function parseDirective(p: Parser, name: string, row: DirectiveRow): Directive | undefined {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (row.shape === 'braces') return parseBraces(p, name, start);
  const values: (number | bigint | string)[] = [];
  if (row.shape === 'words') {
    if (!p.expect(61) || !p.expect(91)) return undefined;
    while (scanner.kind === Kind.int) {
      values.push(integerOrNumber(p));
      p.take(44);
    }
    if (!p.expect(93)) return undefined;
  } else if (row.shape === 'func' && (scanner.kind === Kind.func || scanner.kind === Kind.global)) {
    values.push(`&${p.nameOf(scanner.atom).slice(1)}`);
    scanner.next();
  } else if (row.shape === 'int' && scanner.kind === Kind.int) values.push(integerOrNumber(p));
  else if (scanner.kind === Kind.string && (row.shape === 'string' || name === 'srclang')) {
    p.checkText(scanner.start, scanner.end);
    values.push(decodeString(scanner.text.slice(scanner.start + 1, scanner.end - 1), true));
    scanner.next();
  } else {
    if (scanner.kind === Kind.bad) p.badToken();
    else p.report('MPL1304', scanner.start, scanner.end, [name, shapeText[row.shape]]);
    return undefined;
  }
  return { name, values, start, end: scanner.before };
}

const shapeText = { int: 'a number', string: 'a string', func: 'a function name', words: 'words in square brackets', braces: 'pairs in braces' } as const;

/** Values of words are kept as unsigned bigints when a number cannot hold them. */
function integerOrNumber(p: Parser): number | bigint {
  const { scanner } = p;
  const value = integerValue(scanner.slice());
  scanner.next();
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** `{ … }` with its white space normalised. */
function parseBraces(p: Parser, name: string, start: number): Directive | undefined {
  const { scanner } = p;
  const open = scanner.start;
  if (!p.expect(123)) return undefined;
  let raw = '';
  while (scanner.kind !== 125) {
    if (scanner.kind === Kind.end) {
      p.report('MPL1107', open, open + 1, ['{']);
      return undefined;
    }
    if (scanner.kind === Kind.bad) {
      p.badToken();
      return undefined;
    }
    p.checkText(scanner.start, scanner.end);
    raw += scanner.kind === 44 || raw === '' ? scanner.slice() : ` ${scanner.slice()}`;
    scanner.next();
  }
  scanner.next();
  return { name, values: [], raw, start, end: scanner.before };
}

/** What stands after `var` and `tempvar`, for global and local variables alike. */
interface VarParts {
  readonly name: string;
  readonly atom: number;
  readonly storage: StorageClass | undefined;
  readonly type: TypeId;
  readonly attrs: readonly Attr[];
  readonly start: number;
  readonly end: number;
}

function parseVarParts(p: Parser, wantedKind: number): VarParts | undefined {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  let storage: StorageClass | undefined;
  if (scanner.kind === Kind.word && scanner.slice() === 'static') {
    storage = 'pstatic';
    scanner.next();
  }
  if (scanner.kind !== wantedKind) {
    const other = scanner.kind === Kind.global || scanner.kind === Kind.local;
    if (other) p.report('MPL1207', scanner.start, scanner.end, [p.nameOf(scanner.atom)]);
    else p.expected(wantedKind === Kind.global ? 'a name such as `$x`' : 'a name such as `%x`');
    return undefined;
  }
  const { atom } = scanner;
  scanner.next();
  if (scanner.kind === Kind.word) {
    const word = scanner.slice();
    if (word === 'extern' || word === 'fstatic' || word === 'pstatic') {
      storage = word;
      scanner.next();
    }
  }
  const type = parseType(p);
  if (type === NO_TYPE) return undefined;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return undefined;
  return { name: p.nameOf(atom), atom, storage, type, attrs, start, end: scanner.before };
}

function parseGlobal(p: Parser, temp: boolean): boolean {
  const parts = parseVarParts(p, Kind.global);
  if (parts === undefined) return false;
  const index = p.globalOf(parts.atom);
  const { module } = p;
  const old = module.globals[index];
  const variable = declareVar(p, old, parts, temp);
  if (variable === undefined) return true;
  module.globals[index] = variable;
  if (p.take(61)) {
    const init = parseInit(p, undefined);
    const more = init === undefined ? undefined : parseAttrs(p);
    if (more === undefined) return false;
    variable.init = init;
    variable.attrs = mergeAttrs(variable.attrs, more);
  }
  if (!old.declared) p.addItem({ kind: 'var', global: index });
  return true;
}

/** The variable as declared now; a second declaration must agree with the first and adds to it. */
function declareVar(p: Parser, old: Variable, parts: VarParts, temp: boolean): Variable | undefined {
  const { name, type, storage, attrs } = parts;
  const place = p.importedBy ?? parts;
  if (!old.declared) return { name, type, storage, attrs, temp, declared: true, start: place.start, end: place.end };
  if (old.type !== type || (old.storage !== storage && old.storage !== 'extern' && storage !== 'extern')) {
    const notes = [{ message: 'it is declared here first', span: p.module.spanOf(old) }];
    p.report('MPL1205', parts.start, parts.end, ['variable', name], { notes });
    return undefined;
  }
  return { ...old, storage: old.storage === 'extern' ? storage : old.storage, attrs: mergeAttrs(old.attrs, attrs) };
}

function mergeAttrs(old: readonly Attr[], added: readonly Attr[]): readonly Attr[] {
  const missing = added.filter((attr) => !old.some(({ name }) => name === attr.name));
  return missing.length === 0 ? old : [...old, ...missing];
}

/** `var` in a function; false after a diagnostic. */
export function parseLocal(p: Parser, func: Func, temp: boolean): boolean {
  const parts = parseVarParts(p, Kind.local);
  if (parts === undefined) return false;
  const index = ~p.localOf(func, parts.atom);
  const variable = declareVar(p, func.locals[index], parts, temp);
  if (variable === undefined) return true;
  func.locals[index] = variable;
  if (!p.take(61)) return true;
  const init = parseInit(p, func);
  if (init !== undefined) variable.init = init;
  return init !== undefined;
}

/** `reg %1 type`, with a second number that says whether it counts references. */
export function parseReg(p: Parser, func: Func): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (scanner.kind !== Kind.preg) return p.expected('a pseudo-register such as `%1`');
  const reg = scanner.value;
  scanner.next();
  const type = parseType(p);
  if (type === NO_TYPE) return false;
  let counted: boolean | undefined;
  if (scanner.is(Kind.int) && p.sameLine()) {
    counted = scanner.value === 1;
    scanner.next();
  }
  func.pregs.set(reg, { reg, type, explicit: true, start, end: scanner.before, ...(counted === undefined ? {} : { counted }) });
  return true;
}

/** `type`, of the module or of a function. */
export function parseTypeDeclaration(p: Parser, func: Func | undefined): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  const local = scanner.kind === Kind.local && func !== undefined;
  if (scanner.kind !== Kind.global && !local) {
    if (scanner.kind === Kind.local) return p.report('MPL1207', scanner.start, scanner.end, [p.nameOf(scanner.atom)]);
    return p.expected('a type name such as `$t`');
  }
  const name = p.nameOf(scanner.atom);
  scanner.next();
  const type = parseCommentedType(p, func);
  if (type === NO_TYPE) return false;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  const place = p.importedBy ?? { start, end: scanner.before };
  const def = { name, type, attrs, start: place.start, end: place.end };
  const table = local ? func.types : p.module.typeDefs;
  const old = table.get(name);
  if (old !== undefined && !replaces(p, old.type, type)) {
    p.report('MPL1205', start, scanner.before, ['type', name], { notes: [{ message: 'it is declared here first', span: p.module.spanOf(old) }] });
    return true;
  }
  table.set(name, def);
  if (!local) p.addItem({ kind: 'type', def });
  return true;
}

/** A type of a declaration that is printed over several lines, so its comments can stay where they are. */
function parseCommentedType(p: Parser, func: Func | undefined): TypeId {
  if (func === undefined) p.addComments(p.scanner.start, true);
  p.keepsMemberComments = true;
  const type = parseType(p);
  p.keepsMemberComments = false;
  return type;
}

/** An incomplete structure may be completed, and the same type may be given twice. */
function replaces(p: Parser, old: TypeId, type: TypeId): boolean {
  if (old === type) return true;
  const before = p.module.types.get(old);
  return isStruct(before) && (before.incomplete || p.importedBy !== undefined);
}

function parseClass(p: Parser, kind: 'javaclass' | 'javainterface'): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (scanner.kind !== Kind.global) return p.expected('a name such as `$Name`');
  const name = p.nameOf(scanner.atom);
  scanner.next();
  const type = parseCommentedType(p, undefined);
  if (type === NO_TYPE) return false;
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  const place = p.importedBy ?? { start, end: scanner.before };
  const decl: ClassDecl = { kind, name, type, attrs, start: place.start, end: place.end };
  const { module } = p;
  const old = module.classes.get(name);
  if (old !== undefined && !replaces(p, old.type, type)) {
    p.report('MPL1205', start, scanner.before, ['class', name], { notes: [{ message: 'it is declared here first', span: p.module.spanOf(old) }] });
    return true;
  }
  module.classes.set(name, decl);
  if (isStruct(module.types.get(type)) && !module.typeDefs.has(name)) module.typeDefs.set(name, { name, type, attrs, start: place.start, end: place.end });
  p.addItem({ kind: 'class', decl });
  return true;
}

/** A prototype or a definition. */
function parseFunc(p: Parser): boolean {
  const { scanner } = p;
  const { start } = scanner;
  scanner.next();
  if (scanner.kind !== Kind.func && scanner.kind !== Kind.global) return p.expected('a function name such as `&f`');
  const id = p.funcOf(scanner.atom);
  scanner.next();
  const attrs = parseAttrs(p);
  if (attrs === undefined) return false;
  p.serial++;
  const draft: Func = { ...p.newFunc(id, p.module.func(id).name), attrs, start, declared: true, pregs: new Map(), types: new Map() };
  if (scanner.is(40) && !parseSignature(p, draft)) return false;
  const end = scanner.before;
  if (!scanner.is(123)) return declarePrototype(p, { ...draft, end });
  const old = p.module.func(id);
  if (old.code !== undefined) {
    p.report('MPL1206', start, end, [old.name], { notes: [{ message: 'the first body is here', span: { source: old.source, start: old.start, end: old.end } }] });
  }
  const func: Func = { ...draft, attrs: mergeAttrs(attrs, old.attrs) };
  p.addComments(scanner.start, true);
  func.directives = p.funcDirectives = [];
  func.code = parseBody(p, func);
  p.module.funcs[id] = { ...func, end: scanner.before };
  addFuncItem(p, id, true);
  return true;
}

function declarePrototype(p: Parser, draft: Func): boolean {
  const { module } = p;
  const old = module.func(draft.id);
  const attrs = mergeAttrs(old.attrs, draft.attrs);
  if (old.code === undefined) module.funcs[draft.id] = { ...draft, attrs };
  else old.attrs = attrs;
  addFuncItem(p, draft.id, false);
  return true;
}

function addFuncItem(p: Parser, func: FuncId, body: boolean): void {
  if (p.importedBy === undefined) p.addItem({ kind: 'func', func, body });
}

function parseSignature(p: Parser, func: Func): boolean {
  const { scanner } = p;
  scanner.next();
  func.signature = true;
  const params: Param[] = [];
  if (scanner.kind === Kind.word && scanner.slice() === 'void') scanner.next();
  else if (scanner.kind !== 41) {
    do {
      if (func.variadic) return p.report('MPL1209', scanner.start, scanner.end, []);
      if (scanner.kind === Kind.ellipsis) {
        func.variadic = true;
        scanner.next();
      } else if (!parseFormal(p, func, params)) return false;
    } while (p.take(44));
  }
  func.params = params;
  return p.expect(41) && parseResults(p, func);
}

function parseResults(p: Parser, func: Func): boolean {
  const results: TypeId[] = [];
  while (startsType(p)) {
    const type = parseType(p);
    if (type === NO_TYPE) return false;
    if (type !== 0) results.push(type);
    if (!p.take(44)) break;
  }
  func.results = results;
  return true;
}

function parseFormal(p: Parser, func: Func, params: Param[]): boolean {
  const { scanner } = p;
  const word = scanner.kind === Kind.word ? scanner.slice() : '';
  if (word === 'var' || word === 'tempvar') {
    const parts = parseVarParts(p, Kind.local);
    if (parts === undefined) return false;
    const local = ~p.localOf(func, parts.atom);
    if (func.locals[local].declared) {
      p.report('MPL1205', parts.start, parts.end, ['parameter', parts.name]);
      return true;
    }
    const { name, type, storage, attrs, start, end } = parts;
    func.locals[local] = { name, type, storage, attrs, temp: word === 'tempvar', declared: true, start, end };
    params.push({ kind: 'var', local });
    return true;
  }
  if (word !== 'reg') return p.report('MPL1208', scanner.start, scanner.end, []);
  const { start } = scanner;
  scanner.next();
  if (scanner.kind !== Kind.preg) return p.expected('a pseudo-register such as `%1`');
  const reg = scanner.value;
  scanner.next();
  const type = parseType(p);
  const attrs = type === NO_TYPE ? undefined : parseAttrs(p);
  if (attrs === undefined) return false;
  func.pregs.set(reg, { reg, type, explicit: true, start, end: scanner.before });
  params.push({ kind: 'reg', reg, type, attrs });
  return true;
}

/** `fileinfo` and the like in a function, `SCOPE`s and pragmas; false after a diagnostic. */
export function parseFuncDirective(p: Parser, name: string): boolean {
  const row = directiveRow(name);
  const { start } = p.scanner;
  const directive = row === undefined ? { name, values: [], raw: parseRaw(p), start, end: p.scanner.before } : parseDirective(p, name, row);
  if (directive === undefined) return false;
  p.funcDirectives.push(directive);
  return true;
}
