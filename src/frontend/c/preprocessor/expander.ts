/**
 * Expands macros in a stream of tokens [C17 6.10.3].
 *
 * What a macro stands for is a list of tokens on a stack, read before what is below; while its list is there, the macro is
 * busy: its name met again is painted, and no macro for ever. At the bottom lies the file. Arguments are expanded on their
 * own, above a floor: a list from which reading does not go on below.
 */
import type { Macro, MacroTable } from './macro.ts';
import type { Reports } from './report.ts';
import { omitted, substitute, type Argument } from './substitution.ts';
import { Kind, placeOf, Token, type Expansion } from './token.ts';

export interface Limits {
  /** So many tokens may come out of macros. */
  readonly tokens: number;
  /** So deep may uses of macros stand in arguments. */
  readonly nesting: number;
}

interface List {
  readonly tokens: readonly Token[];
  at: number;
  /** Busy until the end of the list. */
  readonly macro?: Macro;
  readonly isFloor?: boolean;
}

/** What the expander reads at the bottom, and whom it asks about names that it does not expand. */
export interface Surroundings {
  readonly next: () => Token;
  /** `_Pragma(…)`: undefined if it says nothing to the parser. */
  readonly pragma: (name: Token, text: Token) => Token | undefined;
}

export class Expander {
  readonly #macros: MacroTable;
  readonly #reports: Reports;
  readonly #around: Surroundings;
  readonly #limits: Limits;
  readonly #lists: List[] = [];
  readonly #busy = new Set<Macro>();
  #made = 0;
  #nesting = 0;
  #isStopped = false;
  /** White space stood before a macro that stands for nothing: it belongs to the token that follows. */
  #gap = false;

  constructor(macros: MacroTable, reports: Reports, around: Surroundings, limits: Limits) {
    this.#macros = macros;
    this.#reports = reports;
    this.#around = around;
    this.#limits = limits;
  }

  /** The next token that is no macro. */
  next(): Token {
    for (;;) {
      const token = this.#behindGap(this.#painted(this.raw()));
      if (token.kind !== Kind.name || token.painted) return token;
      if (token.text === '_Pragma') {
        const pragma = this.#pragma(token);
        if (pragma !== undefined) return pragma;
        continue;
      }
      const macro = this.#macros.get(token.text);
      if (macro === undefined || !this.#use(macro, token)) return token;
    }
  }

  #behindGap(token: Token): Token {
    if (!this.#gap) return token;
    this.#gap = false;
    return token.spaced || token.kind === Kind.end ? token : token.with({ spaced: true });
  }

  /** The next token as it stands. */
  raw(): Token {
    for (let list = this.#lists.at(-1); list !== undefined; list = this.#lists.at(-1)) {
      if (list.at < list.tokens.length) return list.tokens[list.at++];
      if (list.isFloor === true) return endOf(list.tokens);
      this.#lists.pop();
      if (list.macro !== undefined) this.#busy.delete(list.macro);
    }
    return this.#around.next();
  }

  /** Gives a token back, to be read next. */
  unread(token: Token): void {
    if (token.kind !== Kind.end) this.#lists.push({ tokens: [token], at: 0 });
  }

  /** Reads tokens on their own, as long as `read` does. */
  within<T>(tokens: readonly Token[], read: () => T): T {
    const [depth, gap] = [this.#lists.length, this.#gap];
    this.#lists.push({ tokens, at: 0, isFloor: true });
    this.#gap = false;
    const result = read();
    this.#gap = gap;
    for (const { macro } of this.#lists.splice(depth)) if (macro !== undefined) this.#busy.delete(macro);
    return result;
  }

  /** All tokens of a list, expanded. */
  expand(tokens: readonly Token[]): readonly Token[] {
    if (!tokens.some((token) => token.kind === Kind.name)) return tokens;
    return this.within(tokens, () => {
      const expanded: Token[] = [];
      for (let token = this.next(); token.kind !== Kind.end; token = this.next()) expanded.push(token);
      return expanded;
    });
  }

  #painted(token: Token): Token {
    if (token.kind !== Kind.name || token.painted || this.#busy.size === 0) return token;
    const macro = this.#macros.get(token.text);
    return macro !== undefined && this.#busy.has(macro) ? token.with({ painted: true }) : token;
  }

  /** Puts what the macro stands for on the stack; false if its name is only a name here. */
  #use(macro: Macro, name: Token): boolean {
    if (this.#isStopped) return false;
    const expansion = { macro, use: name };
    if (macro.compute !== undefined) this.#push(expansion, [macro.compute(name)]);
    else if (macro.params === undefined) this.#push(expansion, substitute(expansion, [], this.#reports));
    else {
      const open = this.raw();
      if (!open.is('(')) {
        this.unread(open);
        return false;
      }
      const args = this.#arguments(macro, name);
      if (args !== undefined) this.#push(expansion, this.#substituted(expansion, args));
    }
    return true;
  }

  #substituted(expansion: Expansion, args: readonly (readonly Token[])[]): Token[] {
    if (this.#nesting >= this.#limits.nesting) {
      this.#stop();
      this.#reports.add('CPP1205', expansion.use, [this.#limits.nesting]);
      return [];
    }
    this.#nesting++;
    const tokens = substitute(
      expansion,
      args.map((raw) => this.#argument(raw)),
      this.#reports,
    );
    this.#nesting--;
    return tokens;
  }

  #argument(raw: readonly Token[]): Argument {
    let expanded: readonly Token[] | undefined;
    return { raw, expanded: () => (expanded ??= this.expand(raw)) };
  }

  #push({ macro, use }: Expansion, tokens: readonly Token[]): void {
    this.#made += tokens.length;
    if (this.#made > this.#limits.tokens && !this.#isStopped) {
      this.#stop();
      this.#reports.add('CPP1204', use, [this.#limits.tokens]);
    }
    const [first, ...rest] = tokens;
    if (first === undefined && use.spaced) this.#gap = true;
    const list = first === undefined ? [] : [first.with({ spaced: use.spaced, startsLine: use.startsLine }), ...rest];
    this.#lists.push({ tokens: list, at: 0, macro });
    this.#busy.add(macro);
  }

  /** No more macros: what is wrong is said, and the rest of the text is read as it is. */
  #stop(): void {
    this.#isStopped = true;
  }

  /** The arguments behind the open parenthesis, one for each parameter; undefined if they are wrong. */
  #arguments(macro: Macro, name: Token): (readonly Token[])[] | undefined {
    const wanted = macro.params?.length ?? 0;
    const args: Token[][] = [[]];
    let depth = 0;
    for (;;) {
      const token = this.#painted(this.raw());
      if (token.kind === Kind.end) return this.#reports.add('CPP1202', name, [macro.name]);
      if (depth === 0 && token.is(')')) break;
      if (token.is('(')) depth++;
      else if (token.is(')')) depth--;
      const isRest = macro.variadic && args.length === wanted;
      if (depth === 0 && token.is(',') && !isRest) args.push([]);
      else args[args.length - 1].push(token.startsLine ? token.with({ startsLine: false }) : token);
    }
    return this.#counted(macro, name, args);
  }

  #counted(macro: Macro, name: Token, args: Token[][]): (readonly Token[])[] | undefined {
    const wanted = macro.params?.length ?? 0;
    const given = args.length === 1 && args[0].length === 0 && wanted === 0 ? 0 : args.length;
    // As gcc has it, an empty argument is one, but for a macro that takes nothing else.
    if (macro.variadic && wanted === 1 && given === 1 && args[0].length === 0) return [omitted];
    if (given === wanted) return given === 0 ? [] : args;
    if (macro.variadic && given === wanted - 1) return [...args, omitted];
    const least = macro.variadic ? wanted - 1 : wanted;
    const words = `${macro.variadic ? 'at least ' : ''}${least} argument${least === 1 ? '' : 's'}`;
    const notes = macro.token === undefined ? [] : [{ message: 'it is defined here', span: macro.token.span }];
    this.#reports.add('CPP1201', name, [macro.name, words, given], { notes });
    return undefined;
  }

  #pragma(name: Token): Token | undefined {
    const tokens = [this.raw(), this.next(), this.raw()];
    const [open, text, close] = tokens;
    if (open.is('(') && text.kind === Kind.string && close.is(')')) return this.#around.pragma(name, text);
    this.#reports.add('CPP1124', name, []);
    return undefined;
  }
}

/** The end of a list of tokens. */
function endOf(tokens: readonly Token[]): Token {
  const last = tokens.at(-1);
  if (last?.kind === Kind.end) return last;
  return last === undefined ? nothing : last.with({ kind: Kind.end, text: '', startsLine: false });
}

const nothing = new Token({
  kind: Kind.end,
  text: '',
  source: { name: '', text: '' } as Token['source'],
  start: 0,
  end: 0,
  startsLine: false,
  spaced: false,
});

/** `__LINE__` and others that stand for one token: made at the place of their use. */
export function computed(use: Token, kind: Kind, text: string): Token {
  const { source, start, end } = placeOf(use);
  return use.with({ kind, text, source, start, end, from: undefined, painted: false });
}
