/**
 * A JSON document as a Tuyin module. The tree that it says is printed, and that text is read: so a document can say
 * nothing that a text cannot. The two trees are then alike node by node, and each node of the one that was read gets its place
 * from the one of the document.
 *
 * Where they are not alike, the text has no way to say what the document wants; the first such node is the mistake.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { mostDepth, NestedTooDeep, ReadSpan } from '../../base/json/forms.ts';
import { jsonCatalogue } from '../../base/json/diagnostics.ts';
import { JsonText, type JsonAt } from '../../base/json/json-text.ts';
import { DocumentPlaces, readShaped } from '../../base/json/read-text.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile, type Origin, type Span } from '../../base/source.ts';
import type { Module } from '../module.ts';
import { parseTuyin, type ParseOptions } from '../parser.ts';
import { printTuyin } from '../printer.ts';
import { moduleForm, tuyinDocument } from './forms.ts';

/** Reads a document. */
export function readTuyinJson(
  source: SourceFile,
  options: ParseOptions = {},
): NamedResult<'module', Module | undefined> {
  const json = readShaped(source, tuyinDocument);
  if (!(json instanceof JsonText)) return named('module', undefined, json);
  const tree = treeOf(json);
  if (!('items' in tree)) return named('module', undefined, [tree]);
  const origins = new Origins(json);
  const text = SourceFile.made(source.name.replace(/\.json$/i, ''), printTuyin(tree), origins);
  const { module, diagnostics } = parseTuyin(text, options);
  const difference = origins.compare(tree, module);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return named(
      'module',
      undefined,
      errors.map((error) => inDocument(error, difference)),
    );
  if (difference !== undefined) return named('module', undefined, [diagnose(jsonCatalogue, 'JSN1013', difference, [])]);
  return named('module', module, diagnostics);
}

function treeOf(json: JsonText): Module | Diagnostic {
  try {
    return { source: json.source, ...moduleForm.read(json, json.root, { placed: json.root, depth: 0 }) };
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return diagnose(jsonCatalogue, 'JSN1011', json.span(error.at), [mostDepth]);
  }
}

/** What is wrong with the text, at the place of the document where text and document part. */
function inDocument(error: Diagnostic, difference: Span | undefined): Diagnostic {
  return difference === undefined ? error : { ...error, span: difference, notes: [], fix: undefined };
}

/** Which value of the document each node of the tree that was read comes from, by its place in the text. */
class Origins implements Origin {
  readonly #json: JsonText;
  readonly #places: DocumentPlaces;
  /** By where nodes begin: those that begin there, each with its end. */
  readonly #spans = new Map<unknown, { readonly end: unknown; readonly from: ReadSpan }[]>();

  constructor(json: JsonText) {
    this.#json = json;
    this.#places = new DocumentPlaces(json);
  }

  readFrom(start: number, end: number): Span {
    const { value } = this.#nearest(start, end);
    return this.#json.span(value);
  }

  cameFrom(start: number, end: number): Span {
    return this.#places.given(this.#nearest(start, end).placed) ?? this.readFrom(start, end);
  }

  #nearest(start: number, end: number): { readonly value: JsonAt; readonly placed: JsonAt } {
    const { root } = this.#json;
    const found = this.#spans.get(start)?.find((one) => one.end === end);
    return found?.from ?? { value: root, placed: root };
  }

  /** Walks both trees; gives the place of the first node of the document that the text does not have. */
  compare(tree: Module, module: Module): Span | undefined {
    const waiting: { readonly said: unknown; readonly read: unknown; readonly span: Span | undefined }[] = [
      { said: tree.items, read: module.items, span: undefined },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { said, read } = next;
      if (isNode(said) && isNode(read)) {
        const span = this.#pair(said, read) ?? next.span;
        if (isFloat(said) && isFloat(read)) continue;
        const keys = Object.keys(said);
        const parts = Object.values(said);
        for (let i = keys.length - 1; i >= 0; i--) {
          if (passedOver.has(keys[i])) continue;
          const other = ownEntry(read, keys[i]);
          if (parts[i] !== other || isNode(other)) waiting.push({ said: parts[i], read: other, span });
        }
      } else if (said !== read) return spanOf(said) ?? next.span ?? this.#json.span(this.#json.root);
    }
    return undefined;
  }

  #pair(said: Node, read: Node): Span | undefined {
    const from = said['span'];
    const to = read['span'];
    if (!(from instanceof ReadSpan)) return undefined;
    if (!isNode(to)) return from;
    const { start, end } = to;
    const known = this.#spans.get(start);
    if (known === undefined) this.#spans.set(start, [{ end, from }]);
    else if (known.every((one) => one.end !== end)) known.push({ end, from });
    return from;
  }
}

type Node = Readonly<Record<string, unknown>>;

/** Places, and comments, which move to where a text can have them. */
const passedOver: ReadonlySet<string> = new Set(['span', 'comments', 'tail', 'source']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function spanOf(value: unknown): Span | undefined {
  const span = isNode(value) ? value['span'] : undefined;
  return span instanceof ReadSpan ? span : undefined;
}

/** A float has several texts, of which its type chooses one. */
function isFloat(value: Node): boolean {
  const literal = value['kind'] === 'unary' && value['op'] === '-' ? value['operand'] : value;
  return isNode(literal) && (literal['kind'] === 'decimal' || literal['kind'] === 'hexfloat');
}
