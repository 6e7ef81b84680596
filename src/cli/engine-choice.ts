/**
 * Which engine runs a program, and what the options of `run` say about engines: all of it from the rows of features, engines
 * and languages, so that a new row is in the help and in the messages.
 */
import { knownEntry, ownEntry } from '../base/own-entry.ts';
import { canGive, engines, runsOn, type Engine } from '../driver/engines.ts';
import { features, isOfLanguage, type Feature, type FeatureRow } from '../driver/features.ts';
import { engineFor, enginesFor, languageOf, languages, type LanguageRow, type Unit } from '../driver/index.ts';

/** Why no engine can run a program, and what would. */
export type Problem = readonly [problem: string, hint: string];

/** The engine with this name, or the first that can give all this; else what is wrong with the wish. */
export function chooseEngine(unit: Unit, name: string | undefined, wanted: readonly Feature[]): Engine | Problem {
  const language = languageOf(unit);
  const named = name === undefined ? undefined : ownEntry(engines, name);
  if (name !== undefined && (named === undefined || !runsOn(language, named)))
    return [
      `--engine ${name} does not run ${language.title}`,
      `the engines for it are ${enginesFor(unit.ir).join(', ')}`,
    ];
  const found = name ?? engineFor(unit, wanted);
  const missing =
    found === undefined ? wanted : wanted.filter((feature) => !canGive(language, knownEntry(engines, found), feature));
  if (found !== undefined && missing.length === 0) return found;
  return problemOf(unit, language, missing, name);
}

function problemOf(
  unit: Unit,
  language: LanguageRow,
  missing: readonly Feature[],
  engine: string | undefined,
): Problem {
  for (const feature of missing) {
    const row: FeatureRow = features[feature];
    if (isOfLanguage(feature) && !language.has.includes(feature)) {
      const titles = languagesWith(feature, ' and ');
      return [`${row.words} is for ${titles}, not for ${language.title}`, language.lacks?.[feature] ?? row.otherwise];
    }
  }
  const [first, second] = missing;
  const wish = `${features[first].words} is for --engine ${enginesGiving(unit, first)}`;
  if (engine === undefined && second !== undefined)
    return [wish, `${features[second].words} is for --engine ${enginesGiving(unit, second)}`];
  const reason = engine === undefined ? undefined : knownEntry(engines, engine).lacks?.[first];
  return [wish, reason ?? features[first].otherwise];
}

function enginesGiving(unit: Unit, feature: Feature): string {
  const language = languageOf(unit);
  return listed(enginesFor(unit.ir).filter((name) => canGive(language, knownEntry(engines, name), feature)));
}

/** For help: `wasm, interp, vm`. */
export function enginesWith(feature: Feature): string {
  return Object.keys(engines)
    .filter((name) => knownEntry(engines, name).has[feature] !== undefined)
    .join(', ');
}

export function languagesWith(feature: Feature, last = ', '): string {
  const titles = Object.values(languages).filter(({ has }) => isOfLanguage(feature) && has.includes(feature));
  return listed(
    titles.map(({ title }) => title),
    last,
  );
}

/** For help: `instructions (interp, graph, stack) or small steps (light)`. */
export function whatOf(feature: Feature): string {
  return grouped(({ has }) => has[feature])
    .map(([what, names]) => `${what} (${names.join(', ')})`)
    .join(' or ');
}

/** For help: `interp, graph, stack: instructions; light: small steps`. */
export function otherFuel(): string {
  return grouped(({ fuel }) => fuel)
    .map(([what, names]) => `${names.join(', ')}: ${what}`)
    .join('; ');
}

/** The names of engines by what a row says, in the order of the rows. */
function grouped(
  fact: (row: (typeof engines)[string]) => string | true | undefined,
): (readonly [what: string, names: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const [name, row] of Object.entries(engines)) {
    const what = fact(row);
    if (typeof what !== 'string') continue;
    groups.set(what, [...(groups.get(what) ?? []), name]);
  }
  return [...groups];
}

/** `a`, `a and b`, `a, b and c`. */
function listed(names: readonly string[], last = ' and '): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')}${last}${names[names.length - 1]}`;
}
