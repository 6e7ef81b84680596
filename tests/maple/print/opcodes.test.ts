/** Every row of every table is parsed and printed; the printed form is stable and means the same. */
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { attrRows } from '../../../src/maple/attributes.ts';
import { directiveRows } from '../../../src/maple/directives.ts';
import { arity, opcodeAliases, opcodeNames, rows } from '../../../src/maple/opcodes.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import type { TypeId } from '../../../src/maple/types.ts';
import { primAliases, primByCode } from '../../../src/scalar/prim-types.ts';
import { generateModule } from '../../../bench/generate-maple.mjs';
import { dumpModule } from '../dump.ts';
import { moduleOf, readSamples, type Sample } from '../samples.ts';

const written = readSamples();
const samples = [...written, ...samplesOfRows(new Set(written.map(({ key }) => key)))];

/** Opcodes that have no written sample and whose form is a type and operands: as the row says. */
function samplesOfRows(known: ReadonlySet<string>): Sample[] {
  const operands = ['dread u32 %x', 'constval u32 1'];
  return opcodeNames.flatMap((op) => {
    const { form, of } = rows[op];
    if (known.has(op) || form.join(' ') !== 'prim ()' || (of !== 'int' && of !== 'int-or-address')) return [];
    const text = `${op} u32 (${operands.slice(0, arity(op)[0]).join(', ')})\n`;
    return [{ section: 'expressions', key: op, text }];
  });
}

const noImport = (): SourceFile => new SourceFile('shapes.mplt', '');

function parseClean(text: string): ReturnType<typeof parseMaple>['module'] {
  const { module, diagnostics } = parseMaple(new SourceFile('sample.mpl', text), { resolveImport: noImport });
  expect(
    diagnostics.map(({ message, span }) => `${message} at ${span?.source.text.slice(span.start, span.start + 30)}`),
  ).toEqual([]);
  expect(hasErrors(diagnostics)).toBe(false);
  return module;
}

function checkRoundTrip(text: string): string {
  const module = parseClean(text);
  const printed = printMaple(module);
  const again = parseClean(printed);
  expect(printMaple(again)).toBe(printed);
  expect(dumpModule(again)).toBe(dumpModule(module));
  return printed;
}

describe('samples', () => {
  test.each(samples.map((sample) => [sample.key, sample] as const))('%s', (key, sample) => {
    const printed = checkRoundTrip(moduleOf(sample));
    const op = Object.hasOwn(opcodeAliases, key) ? opcodeAliases[key as keyof typeof opcodeAliases].means : [key];
    if (Object.hasOwn(rows, key) && !['block', 'label', 'comment'].includes(key)) expect(printed).toContain(op[0]);
  });

  const keys = new Set(samples.map(({ key }) => key));
  test('every opcode has one', () => {
    expect(opcodeNames.filter((op) => !keys.has(op))).toEqual([]);
    expect(Object.keys(opcodeAliases).filter((op) => !keys.has(op))).toEqual([]);
  });
  test('every directive has one', () => {
    expect(Object.keys(directiveRows).filter((name) => !keys.has(name))).toEqual([]);
  });
});

describe('tables', () => {
  test.each([...primByCode])('primitive type %s', (prim) => {
    const printed = checkRoundTrip(`var $x ${prim}\nfunc &f () void {\n  eval (dread ${prim} $x)\n}\n`);
    expect(printed).toContain(`dread ${prim} $x`);
  });
  test.each(Object.entries(primAliases))('type alias %s', (alias, prim) => {
    expect(checkRoundTrip(`var $x ${alias}\n`)).toBe(`var $x ${prim}\n`);
  });
  const argumentsOf = { none: '', int: '(3)', power: '(8)', string: '("s")', strings: '("a", "b")' } as const;
  test.each(Object.entries(attrRows))('attribute %s', (name, row) => {
    const attr = name + argumentsOf[row.args ?? 'none'];
    const printed = checkRoundTrip(
      `type $t <struct {@f i32 ${attr}}>\nvar $x i32 ${attr}\nvar $p <* i32 ${attr}>\nfunc &f ${attr} (var %x i32 ${attr}) void {\n}\n`,
    );
    expect(printed.split(attr).length).toBe(6);
  });
  test('attributes, opcodes and directives are different words', () => {
    expect(
      Object.keys(attrRows).filter((name) => Object.hasOwn(rows, name) || Object.hasOwn(directiveRows, name)),
    ).toEqual([]);
  });
});

describe('forms of types', () => {
  test('every kind, complete and incomplete, occurs in the samples', () => {
    const { module } = parseMaple(
      new SourceFile(
        't.mpl',
        samples
          .filter(({ section }) => section === 'module')
          .map(({ text }) => text)
          .join(''),
      ),
      { resolveImport: noImport },
    );
    const kinds = new Set<string>();
    for (let id = 0; id < module.types.size; id++) {
      const type = module.types.get(id as TypeId);
      kinds.add('incomplete' in type && type.incomplete ? `${type.kind}incomplete` : type.kind);
      if (type.kind === 'array' && type.size === undefined) kinds.add('flexible array');
      if (type.kind === 'func' && type.variadic) kinds.add('variadic func');
      if (type.kind === 'name' && type.instant.length > 0) kinds.add('instance');
    }
    expect([...kinds].sort()).toEqual([
      'array',
      'class',
      'classincomplete',
      'flexible array',
      'func',
      'instance',
      'interface',
      'interfaceincomplete',
      'name',
      'param',
      'pointer',
      'prim',
      'struct',
      'structincomplete',
      'union',
      'variadic func',
    ]);
  });
});

describe('generated modules', () => {
  test.each([1, 2, 3, 4, 5, 6])('seed %i', (seed) => {
    checkRoundTrip(generateModule(20_000, seed));
  });
});

describe('all samples together', () => {
  test('one module', () => {
    const bodies = samples
      .filter(({ section }) => section === 'statements')
      .map(({ text }) => text)
      .join('');
    checkRoundTrip(`func &all () void {\n${bodies}}\n`);
  });
});
