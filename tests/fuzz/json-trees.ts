/**
 * JSON documents whose trees were changed: parts taken away, doubled, exchanged and replaced by what belongs elsewhere. Each is
 * refused with diagnostics that have a place in it, or is a module that its text says; what the published schema refuses is
 * refused.
 */
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { parse, print, verify, type AnyUnit } from '../../src/driver/index.ts';
import { jsonFormat, jsonOf, programs, textOf, unitOf } from '../json/samples.ts';
import { refusal } from '../json/schemas.ts';
import { Random } from '../scalar/random.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Sample {
  readonly file: string;
  readonly unit: AnyUnit;
  /** Stripped, or with places and comments. */
  readonly texts: readonly string[];
}

/** Larger documents take longer and hold nothing else. */
const longest = 12_000;

let made: Promise<readonly Sample[]> | undefined;

async function makeSamples(): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const file of programs.filter((_, i) => i % 3 === 0)) {
    const unit = await unitOf(file, textOf(file));
    if (unit === undefined) continue;
    const texts = await Promise.all([jsonOf(unit, true), jsonOf(unit)]);
    if (texts[1].length <= longest) samples.push({ file, unit, texts });
  }
  return samples;
}

/** A document with one to three changes. */
export async function mutantOf(seed: bigint): Promise<{ readonly sample: Sample; readonly text: string }> {
  const samples = await (made ??= makeSamples());
  const random = new Random(seed);
  const sample = random.pick(samples);
  const root = { document: JSON.parse(random.pick(sample.texts)) as Json };
  for (let i = random.below(3); i >= 0; i--) change(root, random);
  return { sample, text: JSON.stringify(root.document ?? null) };
}

/** Where a value stands. */
interface Spot {
  readonly holder: Json[] | { [name: string]: Json };
  readonly key: string | number;
}

function spotsOf(root: { document: Json }): Spot[] {
  const spots: Spot[] = [{ holder: root, key: 'document' }];
  for (const { holder, key } of spots) {
    const value = valueAt({ holder, key });
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) value.forEach((_, i) => spots.push({ holder: value, key: i }));
    else for (const name of Object.keys(value)) spots.push({ holder: value, key: name });
  }
  return spots;
}

function valueAt({ holder, key }: Spot): Json {
  return (holder as { [name: string | number]: Json })[key];
}

function put({ holder, key }: Spot, value: Json): void {
  (holder as { [name: string | number]: Json })[key] = value;
}

const strays: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  -0,
  2 ** 53,
  '',
  'i32',
  'add',
  '$x',
  '%x',
  '&main',
  '@l',
  '!T',
  't0',
  'l0',
  'lbl0',
  'B0',
  '99999999999999999999999999',
  'nan',
  '\ud800',
  '\udc80',
  'a\nb',
  'x" y',
  '#',
  '//',
  '{',
  '}',
  [],
  {},
  [[]],
  { op: 'add' },
  { kind: 'func' },
  '__proto__',
  'constructor',
];

const changes: readonly ((spot: Spot, spots: readonly Spot[], random: Random) => void)[] = [
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  (spot, _spots, random) => put(spot, structuredClone(random.pick(strays))),
  (spot, spots, random) => put(spot, structuredClone(valueAt(random.pick(spots)))),
  (spot, spots, random) => {
    const other = random.pick(spots);
    const value = structuredClone(valueAt(spot));
    put(spot, structuredClone(valueAt(other)));
    put(other, value);
  },
  ({ holder, key }, _spots, random) => {
    if (!Array.isArray(holder)) holder[random.pick(['op', 'kind', 'type', 'at', 'none', 'comments'])] = holder[key];
    else holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
  },
  (spot, _spots, random) => {
    const value = valueAt(spot);
    if (typeof value === 'string')
      put(spot, value.slice(random.below(2)) + random.pick(['', '1', '_', ' ', '\n', 'é', '"']));
    else if (typeof value === 'number') put(spot, value + random.pick([-1, 1, 0.5, 2 ** 31, -(2 ** 40)]));
  },
];

function change(root: { document: Json }, random: Random): void {
  const spots = spotsOf(root);
  // A document of few parts is changed in its parts, not as a whole, nearly always.
  const spot = random.below(200) === 0 ? spots[0] : random.pick(spots);
  random.pick(changes)(spot, spots, random);
}

export async function checkJsonTree(seed: bigint): Promise<string | undefined> {
  const { sample, text } = await mutantOf(seed);
  const problem = await problemOf(sample.unit, text);
  return problem && `${sample.file}: ${problem}\n${text}`;
}

async function problemOf({ ir }: AnyUnit, text: string): Promise<string | undefined> {
  const format = jsonFormat({ ir } as AnyUnit);
  const document = new SourceFile('mutant.json', text);
  const { value, diagnostics } = await parse(document, format);
  const refused = refusal(ir, JSON.parse(text));
  if (refused !== undefined && !hasErrors(diagnostics)) return `the schema refuses it, we do not: ${refused}`;
  for (const { span, message } of diagnostics)
    if (span === undefined || span.end > span.source.text.length || span.start > span.end)
      return `a diagnostic without a place: ${message}`;
  if (value === undefined || hasErrors(diagnostics)) return undefined;
  await verify(value);
  return textProblem(value);
}

/** What was read is a module: its text and its document say the same. */
async function textProblem(unit: AnyUnit): Promise<string | undefined> {
  const printed = await print(unit);
  const again = await unitOf({ maple: 'a.mpl', linear: 'a.lir', tuyin: 'a.ti' }[unit.ir] ?? '', printed);
  if (again === undefined) return `its text is wrong:\n${printed}`;
  if ((await print(again)) !== printed) return `its text is another module:\n${printed}`;
  const { value, diagnostics } = await parse(new SourceFile('b.json', await jsonOf(unit)), jsonFormat(unit));
  if (value === undefined || hasErrors(diagnostics)) return `its document is wrong: ${diagnostics[0]?.message}`;
  return (await print(value)) === printed ? undefined : `its document says another text:\n${printed}`;
}
