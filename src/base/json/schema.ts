/**
 * The JSON Schema (draft 2020-12) of a shape. Named shapes are its definitions.
 *
 * What the schema refuses, `checkShape` refuses. The schema is the weaker of the two: members given twice, halves of
 * surrogate pairs and numbers written as texts beyond their range are found by the check alone.
 */
import { resolved, type Member, type NamedShape, type RecordShape, type Shape } from './shapes.ts';
import { taggedRecord } from './check.ts';
import type { JsonValue } from './json-writer.ts';

type Schema = Readonly<Record<string, JsonValue | undefined>>;

/** The schema of documents of a shape; `id` is where it is published. */
export function schemaOf(shape: Shape, id: string, title: string): Schema {
  const defs = new Map<string, Schema | undefined>();
  const waiting: NamedShape[] = [];
  const writer = new SchemaWriter((named) => {
    if (!defs.has(named.name)) waiting.push(named);
    defs.set(named.name, defs.get(named.name));
  });
  const root = writer.schema(resolved(shape));
  for (let named = waiting.shift(); named !== undefined; named = waiting.shift())
    defs.set(named.name, writer.schema(named.shape()));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    ...root,
    $defs: Object.fromEntries(defs),
  };
}

class SchemaWriter {
  readonly #name: (named: NamedShape) => void;

  constructor(name: (named: NamedShape) => void) {
    this.#name = name;
  }

  schema(shape: Shape): Schema {
    switch (shape.kind) {
      case 'named':
        this.#name(shape);
        return { $ref: `#/$defs/${shape.name}` };
      case 'text':
        return { type: 'string', ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }) };
      case 'word':
        return shape.words.length === 1 ? { const: shape.words[0] } : { enum: shape.words };
      case 'integer':
        return this.#integer(shape.least, shape.most);
      case 'number':
        return { type: 'number' };
      case 'flag':
        return { type: 'boolean' };
      case 'null':
        return { type: 'null' };
      case 'list':
        return {
          type: 'array',
          items: this.schema(shape.of),
          ...(shape.least > 0 ? { minItems: shape.least } : {}),
          ...(shape.most < Infinity ? { maxItems: shape.most } : {}),
        };
      case 'record':
        return this.#record(shape);
      case 'choice':
        return { anyOf: shape.rows.map((row) => this.#record(taggedRecord(shape.by, row))) };
      case 'either':
        return { anyOf: shape.of.map((other) => this.schema(other)) };
    }
  }

  /** As a number, or as digits. Bounds that a double cannot hold are left to the check. */
  #integer(least: bigint, most: bigint): Schema {
    const exact = (value: bigint): number | undefined =>
      Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
    return {
      anyOf: [
        { type: 'integer', minimum: exact(least), maximum: exact(most) },
        { type: 'string', pattern: least < 0n ? '^-?[0-9]+$' : '^[0-9]+$' },
      ],
    };
  }

  #record({ doc, members }: RecordShape): Schema {
    const entries: readonly (readonly [string, Member])[] = Object.entries(members);
    return {
      description: doc,
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([name, { shape, doc: what }]) => [name, { ...this.schema(shape), description: what }]),
      ),
      required: entries.filter(([, { optional }]) => optional !== true).map(([name]) => name),
      additionalProperties: false,
    };
  }
}
