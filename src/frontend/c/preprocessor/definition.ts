/** `#define`: the tokens of its line to a macro [C17 6.10.3]. */
import type { Macro, Part } from './macro.ts';
import { nameOf, type Reports } from './report.ts';
import { Kind, type Token } from './token.ts';

const variableArguments = '__VA_ARGS__';

interface Params {
  readonly names: string[];
  readonly variadic: boolean;
  /** The index of the token behind them. */
  readonly end: number;
}

/** The macro of a line, which ends with its `end` token; undefined after a mistake. */
export function parseDefinition(name: Token, line: readonly Token[], reports: Reports): Macro | undefined {
  const hasParams = line[0].is('(') && !line[0].spaced;
  const params = hasParams ? parseParams(line, reports) : undefined;
  if (hasParams && params === undefined) return undefined;
  const body = line.slice(params?.end ?? 0, -1);
  if (body.length > 0 && !body[0].spaced && params === undefined) reports.add('CPP1109', body[0], [name.text]);
  const parts = new BodyParser(body, params, reports).parse();
  if (parts === undefined) return undefined;
  return { name: name.text, token: name, params: params?.names, variadic: params?.variadic === true, body, parts };
}

function parseParams(line: readonly Token[], reports: Reports): Params | undefined {
  const names: string[] = [];
  const wrong = (expected: string, at: number): undefined =>
    reports.add('CPP1104', line[at], [expected, nameOf(line[at])]);
  if (line[1].is(')')) return { names, variadic: false, end: 2 };
  for (let at = 1; ; at += 2) {
    const token = line[at];
    const isNamed = token.kind === Kind.name;
    if (!isNamed && !token.is('...')) return wrong('a name', at);
    const name = isNamed ? token.text : variableArguments;
    if (names.includes(name)) return reports.add('CPP1105', token, [name]);
    names.push(name);
    // GNU's `name...`.
    const variadic = !isNamed || line[at + 1].is('...');
    const next = isNamed && variadic ? at + 2 : at + 1;
    if (line[next].is(')')) return { names, variadic, end: next + 1 };
    if (variadic) return wrong('`)`', next);
    if (!line[next].is(',')) return wrong('`,` or `)`', next);
  }
}

/** The body, with the uses of parameters found. */
class BodyParser {
  readonly #body: readonly Token[];
  readonly #params: Params | undefined;
  readonly #indices: ReadonlyMap<string, number>;
  readonly #reports: Reports;
  #at = 0;

  constructor(body: readonly Token[], params: Params | undefined, reports: Reports) {
    this.#body = body;
    this.#params = params;
    this.#indices = new Map(params?.names.map((name, i) => [name, i]));
    this.#reports = reports;
  }

  parse(): Part[] | undefined {
    return this.#parts(() => this.#at >= this.#body.length, true);
  }

  #parts(isEnd: () => boolean, mayBeOptional: boolean): Part[] | undefined {
    const parts: Part[] = [];
    while (!isEnd()) {
      const part = this.#part(mayBeOptional);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    const isPaste = (part: Part | undefined): boolean => part?.kind === 'paste';
    const wrong = [parts[0], parts.at(-1)].find(isPaste);
    if (wrong !== undefined) return this.#wrong('CPP1108', wrong.token);
    return parts.map((part, i) =>
      part.kind === 'argument' && (isPaste(parts[i - 1]) || isPaste(parts[i + 1])) ? { ...part, raw: true } : part,
    );
  }

  #part(mayBeOptional: boolean): Part | undefined {
    const token = this.#body[this.#at++];
    if (token.is('##')) return { kind: 'paste', token };
    if (token.is('#') && this.#params !== undefined) return this.#string(token);
    if (token.kind !== Kind.name) return { kind: 'token', token };
    if (token.text === '__VA_OPT__' && mayBeOptional) return this.#optional(token);
    const index = this.#indices.get(token.text);
    if (index !== undefined) return { kind: 'argument', token, index, raw: false };
    if (token.text === variableArguments || token.text === '__VA_OPT__') return this.#wrong('CPP1110', token);
    return { kind: 'token', token };
  }

  #string(token: Token): Part | undefined {
    const param = this.#body.at(this.#at);
    const index = param && this.#indices.get(param.text);
    if (index === undefined) return this.#wrong('CPP1107', token);
    this.#at++;
    return { kind: 'string', token, index };
  }

  /** `__VA_OPT__(…)` cannot stand in itself. */
  #optional(token: Token): Part | undefined {
    if (this.#params?.variadic !== true || this.#body.at(this.#at)?.is('(') !== true)
      return this.#wrong('CPP1110', token);
    const end = this.#closing(this.#at);
    if (end === undefined) return this.#wrong('CPP1110', token);
    this.#at++;
    const parts = this.#parts(() => this.#at >= end, false);
    this.#at++;
    return parts && { kind: 'optional', token, parts };
  }

  /** The index of the parenthesis that closes the one at an index. */
  #closing(open: number): number | undefined {
    let depth = 0;
    for (let at = open; at < this.#body.length; at++) {
      if (this.#body[at].is('(')) depth++;
      else if (this.#body[at].is(')') && --depth === 0) return at;
    }
    return undefined;
  }

  #wrong(code: 'CPP1107' | 'CPP1108' | 'CPP1110', token: Token): undefined {
    if (code === 'CPP1110') this.#reports.add(code, token, [token.text]);
    else this.#reports.add(code, token, []);
  }
}
