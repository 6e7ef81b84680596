/**
 * The items of a module, in any order [MAPLE chapter 4].
 *
 *     module   = (directive | var | type | class | func | LOC | debug item)*
 *     func     = `func` (&name | $name) attr* formals? body?
 *
 * After a mistake reading goes on at the next line that begins with the word of a declaration.
 */
import { SourceFile } from '../base/source.ts';
import type { FuncId } from './code.ts';
import { directiveRow } from './directives.ts';
import { keywords, moduleWords } from './keywords.ts';
import type { Directive, Func, FuncDeclaration } from './module.ts';
import { parseBody } from './parser-code.ts';
import { mergeAttrs, parseClass, parseGlobal, parseSignature, parseTypeDeclaration } from './parser-declarations.ts';
import { parseDirective, parseRaw } from './parser-directives.ts';
import { Parser, shortened } from './parser-state.ts';
import { parseAttrs } from './parser-types.ts';
import { Kind } from './scanner.ts';
import type { TypeId } from './types.ts';

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

function noItem(p: Parser): false {
  const { kind, start, end } = p.scanner;
  const isClosing = kind === 41 || kind === 93 || kind === 125;
  return isClosing ? p.report('MPL1106', start, end, [String.fromCharCode(kind)]) : p.expected('a declaration');
}

function parseItem(p: Parser): boolean {
  if (p.scanner.kind !== Kind.word) return noItem(p);
  const word = p.scanner.slice();
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
  return parseModuleDirective(p, word);
}

function parseModuleDirective(p: Parser, word: string): boolean {
  const { scanner } = p;
  const row = directiveRow(word);
  if (row === undefined)
    return p.report('MPL1201', scanner.start, scanner.end, [shortened(word)], p.suggestion(word, moduleWords));
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
  const draft: Func = { ...p.newFunc(id, p.module.func(id).name), attrs, start, declared: true };
  if (scanner.is(40) && !parseSignature(p, draft)) return false;
  const head = { ...draft, end: scanner.before };
  return scanner.is(123) ? parseDefinition(p, head) : declarePrototype(p, head);
}

/** The body of the function whose head is in `draft`. */
function parseDefinition(p: Parser, draft: Func): boolean {
  const { scanner } = p;
  const { id, attrs, start, end } = draft;
  const old = p.module.func(id);
  if (old.code !== undefined) {
    p.report('MPL1206', start, end, [old.name], {
      notes: [{ message: 'the first body is here', span: { source: old.source, start: old.start, end: old.end } }],
    });
  }
  if (isDeclarationsOnly(p)) p.report('MPL1120', start, end, [old.name]);
  const func: Func = { ...draft, attrs: mergeAttrs(attrs, old.attrs), ...otherDeclarations(draft, old) };
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
  if (old.code === undefined) module.funcs[draft.id] = { ...draft, attrs, ...otherDeclarations(draft, old) };
  else Object.assign(old, { attrs }, otherDeclarations(old, draft));
  addFuncItem(p, draft.id, false);
  return true;
}

/** What is kept of a declaration that gives way to another, if they differ: the verifier compares them. */
function otherDeclarations(kept: Func, other: Func): { others?: FuncDeclaration[] } {
  const others = kept.others ?? other.others;
  if (!other.declared || !other.signature || !kept.signature) return others === undefined ? {} : { others };
  const params = typesOf(other);
  if (isSame(params, typesOf(kept)) && isSame(other.results, kept.results))
    return others === undefined ? {} : { others };
  const declaration = { params, results: other.results, source: other.source, start: other.start, end: other.end };
  if (others === undefined) return { others: [declaration] };
  others.push(declaration);
  return { others };
}

function typesOf({ params, locals }: Func): TypeId[] {
  return params.map((param) => (param.kind === 'var' ? locals[param.local].type : param.type));
}

function isSame(a: readonly TypeId[], b: readonly TypeId[]): boolean {
  return a.length === b.length && a.every((type, i) => type === b[i]);
}

/** Files of types hold declarations only. */
function isDeclarationsOnly(p: Parser): boolean {
  return p.importedBy !== undefined || p.source.name.endsWith('.mplt');
}

function addFuncItem(p: Parser, func: FuncId, body: boolean): void {
  if (p.importedBy === undefined) p.addItem({ kind: 'func', func, body });
}

/**
 * `import "x.mplt"`: the declarations of an interface file enter the module, once a file, and are not printed again
 * [MAPLE 4.1.8]. The places of what comes from it are those of the directive, for the module has one source file.
 */
function importFile(p: Parser, directive: Directive): void {
  const name = String(directive.values[0]);
  const { start, end } = directive;
  if (isDeclarationsOnly(p)) return void p.report('MPL1302', start, end, [p.source.name]);
  if (!name.endsWith('.mplt')) return void p.report('MPL1303', start, end, [name]);
  if (p.imported.has(name)) return;
  p.imported.add(name);
  const source = p.resolveImport?.(name, p.importPaths);
  if (source !== undefined && !(source instanceof SourceFile)) {
    p.module.missingImports.push(name);
    for (const problem of source) p.diagnostics.push(problem);
    return;
  }
  if (source === undefined) {
    p.module.missingImports.push(name);
    if (p.resolveImport !== undefined) p.report('MPL1301', start, end, [name]);
    return;
  }
  const { maxNesting, resolveImport, importedTypes } = p;
  const options = { maxNesting, resolveImport, importedTypes, importedBy: p.span(start, end) };
  const imported = new Parser(source, p.module, p.diagnostics, options);
  parseModule(imported);
  for (const index of imported.importedGlobals) p.importedGlobals.add(index);
}
