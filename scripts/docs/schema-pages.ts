/** docs/schema: the JSON Schema of the documents of each IR. */
import { schemaOf } from '../../src/base/json/schema.ts';
import type { RecordShape } from '../../src/base/json/shapes.ts';
import { linearDocument } from '../../src/linear/json/shapes.ts';
import { mapleDocument } from '../../src/maple/json/shapes.ts';
import { tuyinDocument } from '../../src/tuyin/json/forms.ts';

/** The shapes of all documents, by the word in their member `samara`. */
export const jsonDocuments: Readonly<Record<string, RecordShape>> = {
  maple: mapleDocument,
  linear: linearDocument,
  tuyin: tuyinDocument,
};

/** Path and text of each schema. */
export function schemaPages(): (readonly [string, () => string | Promise<string>])[] {
  return Object.entries(jsonDocuments).map(([language, shape]) => [
    `docs/schema/${language}.json`,
    () => JSON.stringify(schemaOf(shape, `urn:samara:schema:${language}:1`, shape.doc), undefined, 1),
  ]);
}
