/**
 * From `.ti` text to a module. Every mistake of the file is reported in one go: after one the parser goes on with the next
 * line of the body, or the next item. The module holds what could be read.
 *
 * Before anything is parsed, one look over the tokens collects the names of functions, symbols, types and locals, because
 * the grammar depends on them: `loop 5` calls, `%T 5` converts, `%m.peek(4)` may be a command or a name.
 */
import { named, type NamedResult } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import { withDebugPlaces } from './debug-places.ts';
import { isNumber } from './names.ts';
import type { Item, Module } from './module.ts';
import { ItemParser } from './parser-items.ts';
import { defaultNesting, Parser, Recover, type KnownNames } from './parser-state.ts';
import { scan, tokenName, wrongEscape, type Tokens } from './scanner.ts';

/** How texts are read. */
export interface ParseOptions {
  /** How deep expressions, statements and types may be nested: 256 unless given, never more than 512. */
  readonly maxNesting?: number;
}

/** What was read of a text: a module, and what is wrong with the text. */
export type ParsedModule = NamedResult<'module', Module>;

/** Reads the text of a module. What can be read is in the module, whatever is wrong with the rest. */
export function parseTuyin(text: SourceFile | string, options: ParseOptions = {}): ParsedModule {
  const { source, places } = withDebugPlaces(typeof text === 'string' ? new SourceFile('<text>', text) : text);
  const tokens = scan(source);
  const p = new Parser(tokens, surveyNames(tokens), options.maxNesting ?? defaultNesting);
  reportEscapes(p);
  const module = parseModule(p);
  resolveNames(p, module);
  warnOfHashComments(p);
  places?.read(module);
  return named('module', module, p.diagnostics);
}

/** A string with a wrong escape is one all the same, so that the text around it can be read. */
function reportEscapes(p: Parser): void {
  for (const at of p.tokens.wrongEscapes) p.report('TUY1002', at, [wrongEscape(p.tokens.text(at))]);
}

function parseModule(p: Parser): Module {
  const items: Item[] = [];
  const parser = new ItemParser(p);
  while (p.kind !== 'end') {
    const start = p.at;
    try {
      items.push(parser.item());
    } catch (error) {
      if (!(error instanceof Recover)) throw error;
      skipItem(p, start);
    }
  }
  p.closeScope();
  return { source: p.tokens.source, items, tail: p.tailComments(-1) };
}

/** To the next line that is not further to the right than the item with the mistake, which began at `start`. */
function skipItem(p: Parser, start: number): void {
  const column = p.tokens.column(start);
  p.brackets = 0;
  p.inArm = false;
  p.element = undefined;
  p.openMatches.length = 0;
  const isNext = (): boolean => p.tokens.isFirst(p.at) && p.tokens.column(p.at) <= column && !p.isPunct('}');
  if (p.at === start) p.next();
  while (p.kind !== 'end' && !isNext()) p.next();
}

/** Functions that every program has. */
const hostFunctions = ['puts', 'putchar', 'exit'];

function surveyNames(tokens: Tokens): KnownNames {
  const functions = new Set(hostFunctions);
  const [symbols, types, locals] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { kinds } = tokens;
  const aliases: [name: string, target: string][] = [];
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at];
    const isEquals = tokens.kinds[at + 1] === 'punct' && tokens.text(at + 1) === '=';
    if (kind === 'bare' && declares(tokens.text(at))) {
      const name = declaredName(tokens, at);
      if (name !== undefined) functions.add(name);
    } else if (kind === 'bare' && tokens.text(at) === 'alias') addAlias(tokens, at, aliases);
    else if (kind === 'global' && isEquals) symbols.add(tokenName(tokens.text(at)));
    else if (kind === 'local' && isEquals) {
      const isType = kinds[at + 2] === 'bare' && tokens.text(at + 2) === 'type' && !tokens.isFirst(at + 3);
      const isAlias = !isType && aliasesType(tokens, at + 2);
      (isType || isAlias ? types : locals).add(tokenName(tokens.text(at)));
    }
  }
  for (const [name, target] of aliases) if (functions.has(target)) functions.add(name);
  return { functions, symbols, types, locals };
}

/** Behind `%name =`: the name of a module, words, `alias` and the name of a type. */
function aliasesType(tokens: Tokens, at: number): boolean {
  const { kinds } = tokens;
  if (kinds[at] !== 'bare' && kinds[at] !== 'global') return false;
  let last = at + 1;
  while (kinds[last] === 'bare' && tokens.text(last) !== 'alias' && !tokens.isFirst(last)) last++;
  return kinds[last] === 'bare' && tokens.text(last) === 'alias' && !tokens.isFirst(last + 1);
}

function declares(word: string): boolean {
  return word === 'subset' || word === 'func' || word === 'define' || word === 'declare';
}

/** The name behind `subset` or `func`, or in front of the parameters of `define` and `declare`. */
function declaredName(tokens: Tokens, at: number): string | undefined {
  const hasType = /^de/.test(tokens.text(at));
  for (let i = at + 1; i < Math.min(at + 1 + (hasType ? 200 : 1), tokens.kinds.length); i++) {
    const kind = tokens.kinds[i];
    const isName = kind === 'global' || (kind === 'bare' && (!hasType || tokens.text(i + 1) === '('));
    if (isName && tokens.text(i) !== 'addr_space') return tokenName(tokens.text(i));
  }
  return undefined;
}

function addAlias(tokens: Tokens, at: number, aliases: [string, string][]): void {
  let first = at - 1;
  while (first > 0 && !tokens.isFirst(first)) first--;
  if (at + 1 < tokens.kinds.length && first >= 0)
    aliases.push([tokenName(tokens.text(first)), tokenName(tokens.text(at + 1))]);
}

/** Bare names that no body defines are symbols of the module, of an imported one, or of the host. */
function resolveNames(p: Parser, module: Module): void {
  const defined = new Set(p.known.functions);
  for (const item of module.items)
    if ('name' in item && item.kind !== 'metadata' && item.kind !== 'type') defined.add(item.name.name);
  for (const use of p.moduleNames) if (defined.has(use.name) && !isNumber(use.name)) use.sigil = '@';
}

function warnOfHashComments(p: Parser): void {
  for (const { hash, start } of p.tokens.comments) {
    if (hash) p.warnAt('TUY1005', start);
  }
}
