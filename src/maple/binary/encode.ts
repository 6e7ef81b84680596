/** A module as bytes: its symbol tables, the shapes of its nodes, its bodies (index.ts has the layout). */
import { ByteWriter } from '../../base/bytes.ts';
import { Sink } from '../../base/codec.ts';
import { writeContainer } from '../../base/container.ts';
import type { Func, Module } from '../module.ts';
import { hasBody, writeBody } from './bodies.ts';
import { CodeEncoder } from './code-writer.ts';
import { container, section } from './format.ts';
import { places, sources } from './places.ts';
import { symbolsOf, writeSymbols, type Head } from './symbols.ts';
import { texts } from './texts.ts';
import { writeTypes } from './types.ts';

/** What a binary file keeps of its text. */
export interface MapleEncodeOptions {
  /** Without comments and places. */
  readonly strip?: boolean;
}

/** A module as bytes. */
export function encodeMaple(module: Module, { strip = false }: MapleEncodeOptions = {}): Uint8Array {
  const document = Sink.document(!strip);
  if (!strip) document.indexIn(sources, module.source);
  const types = document.part(!strip);
  writeTypes(types, module.types, strip);
  const bodies = document.apart(texts);
  const encoder = new CodeEncoder(strip);
  for (const { code } of module.funcs) if (code !== undefined) encoder.count(code);
  const shapes = bodies.fork();
  encoder.writeShapes(shapes);
  const all = new ByteWriter(4096);
  const allPlaces = new ByteWriter(4096);
  const heads = module.funcs.map((func) => writeFunc(func, { bodies, encoder, all, allPlaces }));
  writeSymbols(document, symbolsOf(module, heads, strip));
  const sections = new Map<number, Uint8Array>([
    [section.types, types.bytes.view()],
    [section.symbols, document.bytes.view()],
    [section.texts, document.poolSection(texts)],
    [section.bodyTexts, bodies.poolSection(texts)],
    [section.shapes, shapes.bytes.view()],
    [section.bodies, all.view()],
  ]);
  if (!strip) {
    sections.set(section.places, placesOf(document));
    sections.set(section.typePlaces, placesOf(types));
    sections.set(section.bodyPlaces, allPlaces.view());
    sections.set(section.sources, document.poolSection(sources));
  }
  return writeContainer(container, 0, sections);
}

function placesOf(sink: Sink): Uint8Array {
  return sink.besides(places)?.bytes.view() ?? new Uint8Array();
}

interface BodyWriters {
  readonly bodies: Sink;
  readonly encoder: CodeEncoder;
  readonly all: ByteWriter;
  readonly allPlaces: ByteWriter;
}

/** Writes the body of a function behind those before it; gives its head. */
function writeFunc(func: Func, { bodies, encoder, all, allPlaces }: BodyWriters): Head {
  const shown = func.params.reduce((most, param) => (param.kind === 'var' ? Math.max(most, param.local + 1) : most), 0);
  const parts = hasBody(func, shown) ? writeBody(bodies, encoder, func, shown) : undefined;
  if (parts !== undefined) all.bytes(parts.body.bytes.view());
  if (parts?.places !== undefined) allPlaces.bytes(parts.places.bytes.view());
  return {
    ...func,
    locals: func.locals.slice(0, shown),
    hasCode: func.code !== undefined,
    size: parts?.body.bytes.length ?? 0,
    placesSize: parts?.places?.bytes.length ?? 0,
  };
}
