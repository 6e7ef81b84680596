/**
 * Directives: lines that begin with `#` [C17 6.10]. Each is a row: what it is called, whether it is also looked at where text
 * is skipped, and what it does with the rest of its line.
 */
import { ownEntry } from '../../../base/own-entry.ts';
import { nearestName } from '../../../base/suggest.ts';
import type { PreprocessorCode } from './diagnostics.ts';
import { parseDefinition } from './definition.ts';
import { type Conditional, type OpenFile } from './files.ts';
import { isSameMacro } from './macro.ts';
import type { Preprocessor } from './preprocessor.ts';
import { nameOf } from './report.ts';
import { Kind, spelling, type Token } from './token.ts';

export interface Line {
  readonly preprocessor: Preprocessor;
  readonly file: OpenFile;
  /** The name of the directive. */
  readonly name: Token;
}

interface DirectiveRow {
  /** Part of a conditional: it counts in text that is skipped, too. */
  readonly isConditional?: true;
  /** A pragma may be for whoever reads the tokens. */
  readonly run: (line: Line) => Token | void;
}

const rows: Readonly<Record<string, DirectiveRow>> = {
  define: { run: define },
  undef: { run: undefine },
  include: { run: include },
  include_next: { run: include },
  import: { run: include },
  if: { isConditional: true, run: (line) => open(line, () => condition(line)) },
  ifdef: { isConditional: true, run: (line) => open(line, () => isDefined(line)) },
  ifndef: { isConditional: true, run: (line) => open(line, () => !isDefined(line)) },
  elif: { isConditional: true, run: (line) => part(line, () => condition(line)) },
  elifdef: { isConditional: true, run: (line) => part(line, () => isDefined(line)) },
  elifndef: { isConditional: true, run: (line) => part(line, () => !isDefined(line)) },
  else: { isConditional: true, run: otherwise },
  endif: { isConditional: true, run: close },
  line: { run: renumber },
  error: { run: (line) => complain(line, 'CPP1118') },
  warning: { run: (line) => complain(line, 'CPP1119') },
  pragma: { run: (line) => line.preprocessor.pragma(line.name, rest(line)) },
  ident: { run: ignore },
  sccs: { run: ignore },
  embed: { run: ({ preprocessor, name }) => preprocessor.reports.add('CPP1123', name, []) },
};

const notMacros = new Set(['defined', '__VA_ARGS__', '__VA_OPT__', '__has_include', '__has_include_next']);

/** Reads the line whose `#` has just been read, and does what it says. */
export function runDirective(preprocessor: Preprocessor, file: OpenFile): Token | undefined {
  file.scanner.beginDirective();
  const name = file.scanner.next();
  const row = ownEntry(rows, name.text);
  const line = { preprocessor, file, name };
  let pragma: Token | void = undefined;
  if (row !== undefined && (!file.isSkipping || row.isConditional === true)) pragma = row.run(line);
  else if (name.kind === Kind.number && !file.isSkipping) renumber(line);
  else if (name.kind !== Kind.end && row === undefined && !file.isSkipping) unknown(line);
  file.scanner.endDirective();
  return pragma ?? undefined;
}

function unknown({ preprocessor, name }: Line): void {
  const nearest = nearestName(name.text, Object.keys(rows));
  const fix =
    nearest === undefined
      ? undefined
      : { title: `did you mean \`#${nearest}\`?`, span: name.span, replacement: nearest };
  preprocessor.reports.add('CPP1101', name, [name.text], { fix });
}

/** The tokens up to the end of the line, and that end. */
function rest({ file, preprocessor }: Line): Token[] {
  const tokens: Token[] = [];
  for (let token = file.scanner.next(); ; token = file.scanner.next()) {
    tokens.push(token);
    if (token.kind === Kind.end) return tokens;
    preprocessor.tellFlaw(token);
  }
}

/** `#ident` and `#sccs`: a text for the object file. */
function ignore(line: Line): void {
  rest(line);
}

/** Says that something stands behind a directive that is complete; only what counts is worth a word. */
function expectEnd(line: Line, next = line.file.scanner.next()): void {
  if (next.kind !== Kind.end) line.preprocessor.reports.add('CPP1111', next, [line.name.text]);
}

/** The macro's name that the directive is about; undefined after a mistake. */
function macroName({ preprocessor: { reports }, file, name }: Line): Token | undefined {
  const token = file.scanner.next();
  if (token.kind === Kind.name) return token;
  return reports.add('CPP1102', token.kind === Kind.end ? name : token, [name.text, nameOf(token)]);
}

function define(line: Line): void {
  const { reports, macros } = line.preprocessor;
  const name = macroName(line);
  if (name === undefined) return;
  if (notMacros.has(name.text)) return reports.add('CPP1103', name, [name.text]);
  const macro = parseDefinition(name, rest(line), reports);
  if (macro === undefined) return;
  const before = macros.get(name.text);
  if (before !== undefined && !isSameMacro(before, macro)) {
    if (line.preprocessor.isBuiltIn(before)) reports.add('CPP1121', name, [name.text]);
    else
      reports.add('CPP1106', name, [name.text], {
        notes: [{ message: 'it was defined here', span: before.token?.span }],
      });
  }
  macros.define(macro);
}

function undefine(line: Line): void {
  const { reports, macros } = line.preprocessor;
  const name = macroName(line);
  if (name === undefined) return;
  const before = macros.get(name.text);
  if (before !== undefined && line.preprocessor.isBuiltIn(before)) reports.add('CPP1121', name, [name.text]);
  macros.remove(name.text);
  expectEnd(line);
}

/** The name of a header, in its `"` or `<`: as written, or as macros give it [6.10.2p4]. */
function headerOf(line: Line): string | undefined {
  const header = line.file.scanner.header();
  if (header !== undefined) {
    expectEnd(line);
    return header.text;
  }
  const tokens = line.preprocessor.expander.expand(rest(line).slice(0, -1));
  if (tokens.at(0)?.kind === Kind.string) return tokens[0].text;
  const end = tokens.findIndex((token) => token.is('>'));
  return tokens.at(0)?.is('<') === true && end > 0 ? spelling(tokens.slice(0, end + 1)) : undefined;
}

function include(line: Line): void {
  const { preprocessor, file, name } = line;
  const header = headerOf(line);
  if (header === undefined) return preprocessor.reports.add('CPP1115', name, [name.text]);
  const after = name.text === 'include_next' ? file.place : undefined;
  preprocessor.include(header, name, after, name.text === 'import');
}

function condition(line: Line): boolean {
  return line.preprocessor.evaluate(line.name, rest(line));
}

function isDefined(line: Line): boolean {
  const name = macroName(line);
  if (name === undefined) return false;
  expectEnd(line);
  return line.preprocessor.isDefined(name.text);
}

/** `#if` and its like. Where text is skipped, the condition is not looked at. */
function open({ file, name }: Line, decide: () => boolean): void {
  const isOff = file.isSkipping;
  const isActive = !isOff && decide();
  file.conditionals.push({ start: name, isActive, wasActive: isActive, isOff, sawElse: false });
}

/** The conditional that `#elif`, `#else` or `#endif` belongs to; undefined after a mistake. */
function conditionalOf({ preprocessor: { reports }, file, name }: Line): Conditional | undefined {
  const conditional = file.conditionals.at(-1);
  if (conditional === undefined) return reports.add('CPP1112', name, [name.text]);
  if (!conditional.sawElse || name.text === 'endif') return conditional;
  const notes = [{ message: 'the conditional begins here', span: conditional.start.span }];
  return reports.add('CPP1113', name, [name.text], { notes });
}

function part(line: Line, decide: () => boolean): void {
  const conditional = conditionalOf(line);
  if (conditional === undefined) return;
  conditional.isActive = !conditional.isOff && !conditional.wasActive && decide();
  conditional.wasActive ||= conditional.isActive;
}

function otherwise(line: Line): void {
  const conditional = conditionalOf(line);
  if (conditional === undefined) return;
  conditional.sawElse = true;
  conditional.isActive = !conditional.isOff && !conditional.wasActive;
  conditional.wasActive = true;
  if (!conditional.isOff) expectEnd(line);
}

function close(line: Line): void {
  const conditional = conditionalOf(line);
  if (conditional === undefined) return;
  line.file.conditionals.pop();
  if (!conditional.isOff) expectEnd(line);
}

/** `#line 20 "name"`, and `# 20 "name" 1`, as preprocessors write it. */
function renumber(line: Line): void {
  const { preprocessor, file, name } = line;
  const isMarker = name.kind === Kind.number;
  const written = [...(isMarker ? [name] : []), ...rest(line).slice(0, -1)];
  const tokens = preprocessor.expander.expand(written);
  const wrong = (token: Token | undefined): void =>
    preprocessor.reports.add('CPP1120', token ?? name, [token === undefined ? 'nothing' : nameOf(token)]);
  const [number, text] = [tokens.at(0), tokens.at(1)];
  if (number?.kind !== Kind.number || !/^\d{1,10}$/.test(number.text)) return wrong(number);
  const value = Number(number.text);
  if (value > 2147483647 || (value === 0 && !isMarker)) return wrong(number);
  if (text !== undefined && !/^"(?:[^"\\]|\\["\\])*"$/.test(text.text)) return wrong(text);
  if (tokens.length > 2 && !isMarker) expectEnd(line, tokens[2]);
  const newName = text?.text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  // Where the directive ends: what stands there may come from a macro.
  preprocessor.presumed.rename(file.source, (written.at(-1) ?? name).end, value, newName);
}

function complain(line: Line, code: Extract<PreprocessorCode, 'CPP1118' | 'CPP1119'>): void {
  const text = spelling(rest(line).slice(0, -1));
  line.preprocessor.reports.add(code, line.name, [text === '' ? '(no text)' : text]);
}
