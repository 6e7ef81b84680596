/** Each diagnostic of SysY: its bad example reports it and nothing else of weight, its good example reports nothing. */
import { describe, expect, it } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { compileSysy, semanticCatalogue, syntaxCatalogue } from '../../src/frontend/sysy/index.ts';

const codesOf = (text: string): string[] =>
  compileSysy(new SourceFile('example.sy', text)).diagnostics.map(({ code }) => code);

describe.each(Object.entries({ ...syntaxCatalogue, ...semanticCatalogue }))('%s', (code, entry) => {
  it('is reported, alone, for its bad example', () => {
    expect([...new Set(codesOf(entry.bad))]).toEqual([code]);
  });

  it('is not reported for its good example', () => {
    expect(codesOf(entry.good)).toEqual([]);
  });

  it('withholds the module exactly if it is an error', () => {
    expect(compileSysy(new SourceFile('example.sy', entry.bad)).module === undefined).toBe(entry.severity === 'error');
  });
});
