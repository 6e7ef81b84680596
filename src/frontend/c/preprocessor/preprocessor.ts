/**
 * The C preprocessor [C17 6.10]: files in, tokens out, without directives and macros.
 *
 * From below: the scanner makes tokens of a file; `#raw` takes directives out of them, skips what conditionals leave out, and
 * goes on with the file that included this one at its end; the expander replaces macros in what is left. What the compiler
 * and the command line define is text like any other, read before the program.
 */
import type { Diagnostic, Fix } from '../../../base/diagnostics.ts';
import { SourceFile } from '../../../base/source.ts';
import { evaluateCondition, type NamedOperators } from './condition.ts';
import { runDirective } from './directives.ts';
import { computed, Expander, type Limits } from './expander.ts';
import { OpenFile, Presumed } from './files.ts';
import { HeaderSearch, type SearchOptions } from './headers.ts';
import { MacroTable, type Macro } from './macro.ts';
import { Reports } from './report.ts';
import { nearestName } from '../../../base/suggest.ts';
import { libraryHeaders } from '../warnings/library.ts';
import { Switches } from '../warnings/switches.ts';
import { Scanner } from './scanner.ts';
import { Kind, placeOf, spelling, type Token } from './token.ts';

const deepestInclude = 200;
const defaultLimits: Limits = { tokens: 20_000_000, nesting: 200 };
const builtIn = '<built-in>';
/** Pragmas that are for whoever reads the tokens, or for other tools. */
const laterPragmas: ReadonlySet<string> = new Set([
  'pack',
  'GCC',
  'clang',
  'STDC',
  'omp',
  'weak',
  'region',
  'endregion',
]);

/** What the preprocessor knows before it begins. */
export interface PreprocessorOptions extends SearchOptions {
  /** `#define` lines of the implementation. */
  readonly predefined?: string;
  /** `NAME`, `NAME=TEXT` or `NAME(a,b)=TEXT`, as behind `-D`; `!NAME` as behind `-U`. In order. */
  readonly macros?: readonly string[];
  /** Headers that are read before the program, as behind `-include`. */
  readonly includes?: readonly string[];
  /** What `__DATE__` and `__TIME__` say; a fixed day unless given, so that outputs depend on their inputs alone. */
  readonly date?: Date;
  /** Names that `__has_attribute`, `__has_builtin` and such answer with 1 (or another number). */
  readonly features?: Readonly<Record<string, ReadonlyMap<string, number> | undefined>>;
  readonly limits?: Partial<Limits>;
  /** What stands behind `-W`, in order: `all`, `no-unused`, `error`, `error=format`; `none` is `-w`. */
  readonly warnings?: readonly string[];
}

/** The tokens of a C file behind all directives and macros: `next` gives them one by one, and in the end always `end`. */
export class Preprocessor {
  readonly reports: Reports;
  readonly macros = new MacroTable();
  readonly presumed = new Presumed();
  readonly expander: Expander;
  readonly #options: PreprocessorOptions;
  readonly #search: HeaderSearch;
  readonly #main: SourceFile;
  readonly #files: OpenFile[] = [];
  /** Files that are read once only. */
  readonly #once = new Set<string>();
  #counter = 0;

  constructor(source: SourceFile, options: PreprocessorOptions) {
    this.#options = options;
    this.reports = new Reports(new Switches(options.warnings));
    this.#main = source;
    this.#search = new HeaderSearch(options);
    this.expander = new Expander(
      this.macros,
      this.reports,
      { next: () => this.#raw(), pragma: (name, text) => this.#pragmaOperator(name, text) },
      { ...defaultLimits, ...options.limits },
    );
    this.#defineComputed();
    this.#open(source);
    const includes = (options.includes ?? []).map((name) => `#include "${name}"\n`);
    this.#open(new SourceFile('<command line>', `${(options.macros ?? []).map(lineOf).join('')}${includes.join('')}`));
    this.#open(new SourceFile(builtIn, options.predefined ?? ''));
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.reports.diagnostics;
  }

  /** The next token of the program; `end` when there is no more. */
  next(): Token {
    return this.expander.next();
  }

  /** The file and line that a token says it comes from. */
  position(token: Token): { readonly name: string; readonly line: number } {
    const { source, start } = placeOf(token);
    return this.presumed.position(source, start);
  }

  /** Reads on in another file, or says that it cannot. */
  include(written: string, at: Token, after: number | undefined, isOnce: boolean): void {
    const from = this.#files[this.#files.length - 1];
    const header = this.#search.find(written, from.source, after);
    if (header === undefined) return this.reports.add('CPP1116', at, [written.slice(1, -1)], headerFix(at, written));
    if (this.#once.has(header.source.name)) return;
    if (this.#files.length >= deepestInclude) return this.reports.add('CPP1117', at, [deepestInclude]);
    if (isOnce) this.#once.add(header.source.name);
    this.#open(header.source, header.place, at);
  }

  isDefined(name: string): boolean {
    return this.macros.get(name) !== undefined || Object.hasOwn(this.#operators, name);
  }

  isBuiltIn({ token }: Macro): boolean {
    return token === undefined || token.source.name === builtIn;
  }

  /** The truth of the condition of a directive; one that is wrong is false. */
  evaluate(directive: Token, line: readonly Token[]): boolean {
    const { expander } = this;
    return (
      expander.within(line, () =>
        evaluateCondition(() => expander.next(), this.#operators, directive, this.reports),
      ) === true
    );
  }

  tellFlaw(token: Token): void {
    if (token.flaw === 'open comment') this.reports.add('CPP1001', token, []);
    else if (token.flaw === 'open quote') this.reports.add('CPP1002', token, [token.text.includes('"') ? '"' : "'"]);
    else if (token.flaw === 'bad name') this.reports.add('CPP1003', token, [token.text]);
  }

  /** `#pragma` with the rest of its line: one that is for the preprocessor is obeyed, another becomes a token. */
  pragma(name: Token, line: readonly Token[]): Token | undefined {
    const [first, second] = line;
    const words = first.is('(')
      ? ''
      : second?.kind === Kind.name && (first.text === 'GCC' || first.text === 'clang')
        ? `${first.text} ${second.text}`
        : first.text;
    switch (words) {
      case 'once':
        this.#once.add(name.source.name);
        return undefined;
      case 'push_macro':
      case 'pop_macro':
        return this.#saveMacro(words, line[2]);
      case 'GCC poison':
        for (const token of line.slice(2, -1)) this.macros.poisoned.add(token.text);
        return undefined;
      case 'GCC system_header':
        this.reports.switches.quiet(name.source);
        return undefined;
      case 'GCC diagnostic':
      case 'clang diagnostic':
        this.reports.switches.pragma(
          line.slice(2, -1).map(({ text }) => text),
          name.span,
        );
        return undefined;
      case 'GCC error':
      case 'GCC warning':
        return this.reports.add(words === 'GCC error' ? 'CPP1118' : 'CPP1119', name, [line[2].text]);
      default:
        if (this.reports.switches.isOn('unknown-pragmas') && !laterPragmas.has(first.text))
          this.reports.add('CPP1125', first.kind === Kind.end ? name : first, [words]);
        return name.with({ kind: Kind.pragma, text: '#pragma', startsLine: true, line: line.slice(0, -1) });
    }
  }

  #saveMacro(word: 'push_macro' | 'pop_macro', text: Token | undefined): undefined {
    if (text?.kind !== Kind.string) return;
    const name = text.text.slice(1, -1);
    if (word === 'push_macro') this.macros.push(name);
    else this.macros.pop(name);
  }

  /** `_Pragma("…")`: the string's characters are the line. */
  #pragmaOperator(name: Token, text: Token): Token | undefined {
    const words = text.text.slice(text.text.indexOf('"') + 1, -1).replaceAll(/\\(["\\])/g, '$1');
    const scanner = new Scanner(new SourceFile(text.source.name, words.replaceAll('\n', ' ')));
    const line: Token[] = [];
    do line.push(scanner.next().with({ source: text.source, start: text.start, end: text.end, startsLine: false }));
    while (line[line.length - 1].kind !== Kind.end);
    return this.pragma(name, line);
  }

  /** The next token below all macros: of a file, with directives carried out. */
  #raw(): Token {
    for (;;) {
      const file = this.#files[this.#files.length - 1];
      const token = file.scanner.next();
      if (token.kind === Kind.end) {
        this.tellFlaw(token);
        this.#checkClosed(file);
        if (this.#files.length === 1) return token;
        this.#files.pop();
        this.reports.switches.resume(this.#files[this.#files.length - 1].source, file.includedBy?.end ?? 0);
      } else if (token.startsLine && token.is('#')) {
        const pragma = runDirective(this, file);
        if (pragma !== undefined) return pragma;
      } else if (!file.isSkipping) return this.#checked(token);
    }
  }

  #checked(token: Token): Token {
    if (token.flaw !== undefined) this.tellFlaw(token);
    if (token.kind === Kind.name && this.macros.poisoned.size > 0 && this.macros.poisoned.has(token.text))
      this.reports.add('CPP1122', token, [token.text]);
    return token;
  }

  #open(source: SourceFile, place = 0, includedBy?: Token): void {
    this.#files.push(new OpenFile(source, place, includedBy));
    this.reports.switches.open(source);
    if (includedBy !== undefined) this.reports.includedBy.set(source, includedBy);
  }

  #checkClosed({ conditionals }: OpenFile): void {
    for (const { start } of conditionals.splice(0)) this.reports.add('CPP1114', start, [start.text]);
  }

  // What is computed where it is used

  /** The operators of conditions. */
  get #operators(): NamedOperators {
    return (this.#named ??= {
      defined: (name) => this.#definedOperator(name),
      __has_include: (name) => this.#hasInclude(name, undefined),
      __has_include_next: (name) => this.#hasInclude(name, this.#files[this.#files.length - 1].place),
      ...Object.fromEntries(
        Object.entries(this.#options.features ?? {}).map(([operator, known]) => [
          operator,
          (name: Token) => this.#hasFeature(name, known),
        ]),
      ),
    });
  }
  #named: NamedOperators | undefined;

  /** `defined NAME` or `defined(NAME)`. */
  #definedOperator(operator: Token): bigint | undefined {
    const first = this.expander.raw();
    const isOpen = first.is('(');
    const name = isOpen ? this.expander.raw() : first;
    const isRight = name.kind === Kind.name && (!isOpen || this.expander.raw().is(')'));
    if (!isRight) return this.reports.add('CPP1306', operator, [operator.text, 'the name of a macro']);
    return this.isDefined(name.text) ? 1n : 0n;
  }

  /** `__has_include(<name>)` or `__has_include("name")`, which macros may give. */
  #hasInclude(operator: Token, after: number | undefined): bigint | undefined {
    const tokens = this.#parenthesised();
    const isString = tokens?.length === 1 && tokens[0].kind === Kind.string;
    const isAngular =
      tokens !== undefined && tokens.length > 2 && tokens[0].is('<') && tokens[tokens.length - 1].is('>');
    if (tokens === undefined || (!isString && !isAngular))
      return this.reports.add('CPP1306', operator, [operator.text, 'a header, as `(<stdio.h>)`']);
    const from = this.#files[this.#files.length - 1];
    return this.#search.find(spelling(tokens), from.source, after) === undefined ? 0n : 1n;
  }

  #hasFeature(operator: Token, known: ReadonlyMap<string, number> | undefined): bigint | undefined {
    const tokens = this.#parenthesised();
    if (tokens === undefined || tokens.length === 0)
      return this.reports.add('CPP1306', operator, [operator.text, 'a name in parentheses']);
    return BigInt(known?.get(spelling(tokens).replaceAll(/^__|__$/g, '')) ?? 0);
  }

  /** The tokens between the parentheses that follow; undefined if none do. */
  #parenthesised(): Token[] | undefined {
    if (!this.expander.raw().is('(')) return undefined;
    const tokens: Token[] = [];
    for (let token = this.expander.next(); !token.is(')'); token = this.expander.next()) {
      if (token.kind === Kind.end) return undefined;
      tokens.push(token);
    }
    return tokens;
  }

  /** The macros whose text depends on where or when they are used [6.10.8.1]. */
  #defineComputed(): void {
    const [weekday, day, month, year, time] = (this.#options.date ?? new Date(0)).toUTCString().split(/,? /);
    const monthDay = `${month} ${String(Number(day)).padStart(2)}`;
    const string = (text: string) => (use: Token) => computed(use, Kind.string, JSON.stringify(text));
    const number = (give: (use: Token) => number) => (use: Token) => computed(use, Kind.number, String(give(use)));
    const all: Readonly<Record<string, (use: Token) => Token>> = {
      __FILE__: (use) => string(this.position(use).name)(use),
      __LINE__: number((use) => this.position(use).line),
      __BASE_FILE__: string(this.#main.name),
      // The program and what is read before it are at level 0.
      __INCLUDE_LEVEL__: number(() => this.#files.filter(({ includedBy }) => includedBy !== undefined).length),
      __COUNTER__: number(() => this.#counter++),
      __DATE__: string(`${monthDay} ${year}`),
      __TIME__: string(time),
      __TIMESTAMP__: string(`${weekday} ${monthDay} ${time} ${year}`),
    };
    for (const [name, compute] of Object.entries(all))
      this.macros.define({ name, token: undefined, params: undefined, variadic: false, body: [], parts: [], compute });
  }
}

/** The line that `-D` stands for: `NAME` is 1, `!NAME` none. */
function lineOf(macro: string): string {
  if (macro.startsWith('!')) return `#undef ${macro.slice(1)}\n`;
  const at = macro.indexOf('=');
  const text = at < 0 ? `${macro} 1` : `${macro.slice(0, at)} ${macro.slice(at + 1)}`;
  return `#define ${text.split('\n', 1)[0]}\n`;
}

/** The header of the library whose name is near. */
function headerFix({ source, end, from }: Token, written: string): { readonly fix?: Fix } {
  const name = written.slice(1, -1);
  const nearest = nearestName(name, libraryHeaders);
  const start = source.text.indexOf(name, end);
  if (nearest === undefined || from !== undefined || start < 0 || start > end + 200) return {};
  return {
    fix: {
      title: `did you mean \`${nearest}\`?`,
      span: { source, start, end: start + name.length },
      replacement: nearest,
    },
  };
}
