/** Modules of all kinds, for tests of their JSON forms: every program of the folders below, at every level that has a text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { detectFormat } from '../../src/driver/formats.ts';
import { languageOf, lower, parse, print, write, type AnyUnit, type Level } from '../../src/driver/index.ts';

/** The files of programs, in a fixed order. */
export const programs = ['examples', 'bench', 'docs', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(mpl|mmpl|mplt|lir|ti|sy)$/.test(file))
  .sort();

/** The module of a text; nothing of one that is wrong, as some tests are. */
export async function unitOf(name: string, text: string): Promise<AnyUnit | undefined> {
  const format = detectFormat(name, text) ?? 'linear';
  const { value, diagnostics } = await parse(new SourceFile(name, text), format);
  return value === undefined || hasErrors(diagnostics) ? undefined : value;
}

/** A unit, and what it is lowered to at each level that can be read again. */
export async function levelsOf(unit: AnyUnit): Promise<readonly AnyUnit[]> {
  const { levels } = languageOf(unit);
  const lowered: AnyUnit[] = [unit];
  for (const [name, row] of Object.entries(levels)) {
    if (!('lower' in row)) continue;
    // Forms of the linear IR are made in place.
    const fresh = await unitOf(unit.source.name, unit.source.text);
    const result = fresh === undefined ? undefined : await loweredTo(fresh, name as Level);
    if (result !== undefined) lowered.push(result);
  }
  return lowered;
}

async function loweredTo(unit: AnyUnit, level: Level): Promise<AnyUnit | undefined> {
  try {
    const { value, diagnostics } = await lower(unit, level);
    return value === undefined || hasErrors(diagnostics) ? undefined : value;
  } catch {
    // What has mistakes need not be lowered; tests of lowering say so.
    return undefined;
  }
}

export const jsonFormat = (unit: AnyUnit): string => `${unit.ir}-json`;

export async function jsonOf(unit: AnyUnit, strip = false): Promise<string> {
  return String(await write(unit, jsonFormat(unit), { strip }).orThrow());
}

/** The text of a file of a program, read from where it is. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The canonical text, if it can be read again: what is lowered of the largest types cannot. */
export async function readableText(unit: AnyUnit): Promise<string | undefined> {
  const text = await print(unit);
  const name = { maple: 'a.mpl', linear: 'a.lir', tuyin: 'a.ti' }[unit.ir] ?? 'a.mpl';
  const again = await unitOf(name, text);
  return again !== undefined && (await print(again)) === text ? text : undefined;
}
