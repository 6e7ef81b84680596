/** Functions of binary MAPLE: heads with the bodies that belong to them, read at once or when they are asked for. */
import type { Stream } from '../../base/codec.ts';
import { once } from '../../base/once.ts';
import type { SourceFile } from '../../base/source.ts';
import type { FuncId } from '../code.ts';
import type { Func, Module } from '../module.ts';
import { readBody, type BodyRange, type BodyReader, type FuncBody } from './bodies.ts';
import { CodeDecoder } from './code-reader.ts';
import { attempt, section, sectionOf, type Sections } from './format.ts';
import type { Head } from './symbols.ts';
import { texts } from './texts.ts';

/** What reads bodies, made when the first one is wanted. */
export function bodyReader(document: Stream, sections: Sections, module: Module, maxNesting: number): BodyReader {
  const bodies = document.apart(texts, sectionOf(sections, section.bodyTexts));
  const shapes = bodies.fork(sectionOf(sections, section.shapes));
  return { document: bodies, decoder: new CodeDecoder(bodies, shapes, module, maxNesting) };
}

interface Bodies {
  readonly sections: Sections;
  readonly reader: () => BodyReader;
  readonly lazy: boolean;
  readonly fileName: string;
}

export function addFuncs(module: Module, heads: readonly Head[], bodies: Bodies): void {
  const { sections, reader, lazy } = bodies;
  const all = sectionOf(sections, section.bodies);
  const allPlaces = sections.has(section.sources) ? sectionOf(sections, section.bodyPlaces) : undefined;
  heads.forEach((head, i) => {
    const range = { bytes: all.sub(head.size), places: allPlaces?.sub(head.placesSize), hasCode: head.hasCode };
    if (head.hasCode && head.size === 0) all.fail(`the body of ${head.name} is empty`);
    const source = head.source ?? module.source;
    const id = i as FuncId;
    if (head.size === 0) module.funcs.push(funcOf(id, head, source, emptyBody(head)));
    else if (lazy) module.funcs.push(storedFunc(id, head, source, range, bodies));
    else module.funcs.push(funcOf(id, head, source, readBody(reader(), range, head.locals, source)));
  });
  if (!all.atEnd || allPlaces?.atEnd === false) all.fail('there is more behind the last body');
}

function emptyBody({ locals }: Head): FuncBody {
  return { locals: [...locals], pregs: new Map(), labels: [], types: new Map(), directives: [], code: undefined };
}

function funcOf(id: FuncId, head: Head, source: SourceFile, body: FuncBody): Func {
  const { name, attrs, params, results, variadic, signature, declared, start, end } = head;
  const { locals, pregs, labels, types, directives, code } = body;
  const func: Func = {
    id,
    name,
    attrs,
    params,
    results,
    variadic,
    signature,
    declared,
    locals,
    pregs,
    labels,
    types,
    directives,
    code,
    source,
    start,
    end,
  };
  // Nearly all have none, and to spread even nothing costs more than the literal.
  return head.others === undefined ? func : { ...func, ...othersOf(head, source) };
}

/**
 * A function whose body is read when something of it is asked for. Its properties are its own, so that a copy of the function
 * (`{ ...func }`) has the body too.
 */
function storedFunc(id: FuncId, head: Head, source: SourceFile, range: BodyRange, { reader, fileName }: Bodies): Func {
  const body = once(() => attempt(fileName, () => readBody(reader(), range, head.locals, source)));
  let own: FuncBody | undefined;
  const read = (): FuncBody => (own ??= body().orThrow());
  const stored = { hasCode: head.hasCode, locals: head.locals, read: () => body().diagnostics };
  const { name, attrs, params, results, variadic, signature, declared, start, end } = head;
  return {
    id,
    name,
    attrs,
    params,
    results,
    variadic,
    signature,
    declared,
    get locals() {
      return read().locals;
    },
    set locals(value) {
      read().locals = value;
    },
    get pregs() {
      return read().pregs;
    },
    set pregs(value) {
      read().pregs = value;
    },
    get labels() {
      return read().labels;
    },
    set labels(value) {
      read().labels = value;
    },
    get types() {
      return read().types;
    },
    set types(value) {
      read().types = value;
    },
    get directives() {
      return read().directives;
    },
    set directives(value) {
      read().directives = value;
    },
    get code() {
      return read().code;
    },
    set code(value) {
      read().code = value;
    },
    source,
    start,
    end,
    ...othersOf(head, source),
    // Behind what reads the body, so that a copy has none that waits.
    get stored() {
      return own === undefined ? stored : undefined;
    },
  };
}

/** Other declarations of the function, in the files where they are. */
function othersOf({ others }: Head, source: SourceFile): Pick<Func, 'others'> {
  return others === undefined ? {} : { others: others.map((other) => ({ ...other, source: other.source ?? source })) };
}
