/**
 * Expressions over patterns from text. A text is a list of layers and, last, the expression that it is about:
 *
 *   text   = { NAME "=" choice ";" } [ choice ]           choice = concat { "|" concat }
 *   concat = loop { loop }                                loop   = atom { "?" | "*" | "+" }
 *   atom   = ( NAME | STRING | CLASS | "." ) [ ACTIONS ] | "(" [ choice ] ")"
 *
 * A name that is defined somewhere in the text is a layer, any other a token. Open parentheses lie on a stack of their own,
 * so that nesting costs memory only. Cost is counted as written, before the pool rewrites anything.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import { automataCatalogue } from './diagnostics.ts';
import { ExprPool, type ExprId, type LoopKind } from './expressions.ts';
import { scanExpression, type Token } from './scanner.ts';

export interface Layer {
  /** Undefined for the expression that the text is about. */
  readonly name: string | undefined;
  readonly span: Span;
  readonly body: ExprId;
  /** As written, references to layers included. */
  readonly occurrences: number;
  readonly operators: number;
  /** How often each layer is named. */
  readonly references: ReadonlyMap<string, number>;
}

export interface LayerText {
  readonly pool: ExprPool;
  readonly layers: readonly Layer[];
}

export function parseLayers(source: SourceFile, maxTerminals: number): Result<LayerText> {
  const scanned = scanExpression(source);
  if ('problem' in scanned) return Result.failed([scanned.problem]);
  const parser = new LayerParser(source, scanned.value, maxTerminals);
  const layers = parser.parse();
  return parser.problem === undefined ? new Result({ pool: parser.pool, layers }) : Result.failed([parser.problem]);
}

/** An open parenthesis or a whole layer: finished alternatives, and the sequence being read. */
interface Frame {
  readonly open: Token | undefined;
  readonly alternatives: ExprId[];
  parts: ExprId[];
  /** Atoms of the sequence, to count the operators between them as written. */
  atoms: number;
}

class LayerParser {
  readonly pool = new ExprPool();
  problem: Diagnostic | undefined;
  readonly #source: SourceFile;
  readonly #tokens: readonly Token[];
  readonly #maxTerminals: number;
  readonly #layerNames = new Set<string>();
  #at = 0;
  #occurrences = 0;
  #operators = 0;
  #references = new Map<string, number>();

  constructor(source: SourceFile, tokens: readonly Token[], maxTerminals: number) {
    this.#source = source;
    this.#tokens = tokens;
    this.#maxTerminals = maxTerminals;
    tokens.forEach((token, i) => {
      if (token.kind === 'name' && tokens[i + 1].kind === '=') this.#layerNames.add(token.name);
    });
  }

  parse(): readonly Layer[] {
    const layers: Layer[] = [];
    const seen = new Set<string>();
    if (this.#peek().kind === 'end') this.#expected('an expression');
    while (this.problem === undefined && this.#peek().kind !== 'end') {
      const layer = this.#layer();
      if (layer.name !== undefined && seen.has(layer.name)) this.#fail('TUY9003', layer.span, [layer.name]);
      if (layer.name !== undefined) seen.add(layer.name);
      layers.push(layer);
      if (this.#peek().kind === ';') this.#at++;
      else if (this.#peek().kind !== 'end') this.#expected('an operator or the end');
      if (layer.name === undefined && this.#peek().kind !== 'end')
        this.#expected('the end after the expression that has no name');
    }
    return layers;
  }

  #layer(): Layer {
    const first = this.#peek();
    const isNamed = first.kind === 'name' && this.#tokens[this.#at + 1].kind === '=';
    if (isNamed) this.#at += 2;
    this.#occurrences = this.#operators = 0;
    this.#references = new Map();
    const body = this.#expression();
    const end = isNamed ? first.end : this.#tokens[Math.max(0, this.#at - 1)].end;
    return {
      name: isNamed ? first.name : undefined,
      span: { source: this.#source, start: first.start, end },
      body,
      occurrences: this.#occurrences,
      operators: this.#operators,
      references: this.#references,
    };
  }

  #expression(): ExprId {
    const frames: Frame[] = [newFrame(undefined)];
    while (this.problem === undefined) {
      const frame = frames[frames.length - 1];
      const token = this.#peek();
      if (token.kind === '(') {
        frames.push(newFrame(token));
        this.#at++;
      } else if (token.kind === '|') {
        if (frame.atoms === 0) this.#expected('an expression before `|`');
        endAlternative(frame, this.pool);
        this.#operators++;
        this.#at++;
      } else if (token.kind === ')' && frames.length > 1) {
        this.#at++;
        const isEmpty = frame.atoms === 0 && frame.alternatives.length === 0;
        if (frame.atoms === 0 && !isEmpty) this.#expected('an expression after `|`');
        frames.pop();
        this.#addAtom(frames[frames.length - 1], this.#withLoops(endChoice(frame, this.pool)));
      } else if (token.kind === 'name' || token.kind === 'bytes') {
        this.#addAtom(frame, this.#withLoops(this.#terminal(token)));
      } else break;
    }
    const last = frames[frames.length - 1];
    if (this.problem === undefined && last.open !== undefined)
      this.#expected(`\`)\` for the parenthesis in column ${last.open.start + 1}`);
    if (this.problem === undefined && last.atoms === 0) this.#expected('an expression');
    return endChoice(last, this.pool);
  }

  #addAtom(frame: Frame, atom: ExprId): void {
    if (frame.atoms > 0) this.#operators++;
    frame.atoms++;
    frame.parts.push(atom);
  }

  #terminal(token: Token & { kind: 'name' | 'bytes' }): ExprId {
    this.#at++;
    const next = this.#peek();
    const actions = next.kind === 'actions' ? next.actions : [];
    if (next.kind === 'actions') this.#at++;
    if (token.kind === 'bytes') return this.#bytes(token.sets, actions);
    this.#count(1, token);
    if (!this.#layerNames.has(token.name)) return this.pool.terminal({ kind: 'token', name: token.name, actions });
    if (actions.length > 0)
      this.#fail('TUY9004', { source: this.#source, start: token.start, end: next.end }, [token.name]);
    this.#references.set(token.name, (this.#references.get(token.name) ?? 0) + 1);
    return this.pool.terminal({ kind: 'layer', name: token.name, actions: [] });
  }

  /** The actions of a string hang on its last byte. */
  #bytes(sets: readonly bigint[], actions: readonly string[]): ExprId {
    this.#count(sets.filter((bytes) => bytes !== 0n).length, this.#tokens[this.#at - 1]);
    this.#operators += Math.max(0, sets.length - 1);
    return this.pool.concat(
      sets.map((bytes, i) =>
        this.pool.terminal({ kind: 'bytes', bytes, actions: i === sets.length - 1 ? actions : [] }),
      ),
    );
  }

  #count(more: number, token: Token): void {
    this.#occurrences += more;
    if (this.#occurrences <= this.#maxTerminals) return;
    this.#fail('TUY9006', { source: this.#source, start: token.start, end: token.end }, [
      `at least ${this.#occurrences}`,
      this.#maxTerminals,
    ]);
  }

  #withLoops(atom: ExprId): ExprId {
    let result = atom;
    for (let kind = loopKind(this.#peek()); kind !== undefined; kind = loopKind(this.#peek())) {
      result = this.pool.loop(kind, result);
      this.#operators++;
      this.#at++;
    }
    return result;
  }

  #peek(): Token {
    return this.#tokens[this.#at];
  }

  #expected(wanted: string): void {
    const token = this.#peek();
    const text = this.#source.text.slice(token.start, token.end);
    const found = token.kind === 'end' ? 'the end' : `\`${text.length > 30 ? `${text.slice(0, 29)}…` : text}\``;
    this.#fail('TUY9002', { source: this.#source, start: token.start, end: token.end }, [wanted, found]);
  }

  #fail<K extends 'TUY9002' | 'TUY9003' | 'TUY9004' | 'TUY9006'>(
    code: K,
    span: Span,
    args: Parameters<(typeof automataCatalogue)[K]['message']>,
  ): void {
    this.problem ??= diagnose(automataCatalogue, code, span, args);
  }
}

function newFrame(open: Token | undefined): Frame {
  return { open, alternatives: [], parts: [], atoms: 0 };
}

function endAlternative(frame: Frame, pool: ExprPool): void {
  frame.alternatives.push(pool.concat(frame.parts));
  frame.parts = [];
  frame.atoms = 0;
}

function endChoice(frame: Frame, pool: ExprPool): ExprId {
  endAlternative(frame, pool);
  return frame.alternatives.length === 1 ? frame.alternatives[0] : pool.choice(frame.alternatives);
}

function loopKind(token: Token): LoopKind | undefined {
  return token.kind === '?' ? 'option' : token.kind === '*' ? 'star' : token.kind === '+' ? 'plus' : undefined;
}
