/** The container of binary MAPLE: its sections, and what its readers and writers must agree on. */
import { MalformedBytes, type ByteReader } from '../../base/bytes.ts';
import type { Container, ContainerKind } from '../../base/container.ts';
import { hasMagic } from '../../base/container.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { fingerprintOf, type Fact } from '../../base/fingerprint.ts';
import { Result } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { opcodeNames, rows, slotSyntax } from '../opcodes.ts';
import { mapleBinaryCatalogue } from './diagnostics.ts';

export const section = {
  texts: 1,
  sources: 2,
  types: 3,
  symbols: 4,
  places: 5,
  bodyTexts: 6,
  shapes: 7,
  bodies: 8,
  bodyPlaces: 9,
  typePlaces: 10,
} as const;

export const container: ContainerKind = {
  magic: 'SMPL',
  version: 2,
  fingerprint: fingerprintOf(tableFacts),
  sections: {
    [section.texts]: 'texts',
    [section.sources]: 'sources',
    [section.types]: 'types',
    [section.symbols]: 'symbols',
    [section.places]: 'places',
    [section.bodyTexts]: 'texts of bodies',
    [section.shapes]: 'shapes',
    [section.bodies]: 'bodies',
    [section.bodyPlaces]: 'places of bodies',
    [section.typePlaces]: 'places of types',
  },
};

/** Numbers and forms of opcodes, kinds of slots, primitive types: what the bytes of a file mean depends on no more. */
function tableFacts(): Fact {
  return {
    opcodes: opcodeNames.map((name) => `${rows[name].code} ${rows[name].form.join(' ')}`),
    slots: Object.entries(slotSyntax).map(([name, { kind, words }]) => `${name} ${kind} ${words}`),
    types: Object.values(primRows).map(({ code, bits, kind }) => `${code} ${bits} ${kind}`),
  };
}

/** Does a file begin like binary MAPLE? */
export function isMapleBinary(bytes: Uint8Array): boolean {
  return hasMagic(bytes, container);
}

/** The sections of a file by their numbers. */
export type Sections = Container['sections'];

export function sectionOf(sections: Sections, id: number): ByteReader {
  const found = sections.get(id);
  if (found === undefined) throw new MalformedBytes(`section ${id} (${container.sections[id]}) is missing`, 0);
  return found;
}

/** What is made of bytes, or what is wrong with them. */
export function attempt<T>(fileName: string, make: () => T): Result<T> {
  try {
    return new Result(make());
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const place = { source: SourceFile.placeless(fileName), start: 0, end: 0 };
    return Result.failed([diagnose(mapleBinaryCatalogue, 'MPL1401', place, [error.message, error.offset])]);
  }
}
