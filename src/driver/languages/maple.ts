/** MAPLE IR. */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { Module as MapleModule } from '../../maple/module.ts';
import { readableMethod } from '../../base/java-names.ts';
import { mapleJson } from '../json-files.ts';
import type { LanguageRow } from '../language-row.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import type { LowerOptions, RunOptions } from '../run-options.ts';
import {
  isBinaryMaple,
  listMapleBytes,
  readMapleBytes,
  readMapleText,
  writeMapleBytes,
  writeMapleTypes,
} from '../maple-files.ts';
import type { LinearUnit, MapleUnit, VerifyOptions } from '../unit.ts';
import { linearLevels } from './linear.ts';

const comments = String.raw`^\s*(?:(?:#|//).*\s+)*`;
const start = new RegExp(
  String.raw`${comments}(?:(?:flavor|srclang|id|numfuncs|entryfunc|import|fileinfo|javaclass)\b|` +
    String.raw`func\s*[&$]|(?:temp)?var\s+\$|type\s+\$)`,
);

export const maple: LanguageRow<MapleUnit> = {
  title: 'MAPLE IR',
  formats: {
    maple: {
      title: 'MAPLE IR',
      extensions: ['.mpl', '.mmpl'],
      looksLike: (head) => start.test(head),
      read: readMapleText,
      write: async (unit) => new Result(await maple.print(unit)),
    },
    'maple-types': {
      title: 'MAPLE types',
      extensions: ['.mplt'],
      isBinary: isBinaryMaple,
      read: readMapleText,
      readBytes: readMapleBytes,
      write: writeMapleTypes,
    },
    'maple-binary': {
      title: 'MAPLE binary',
      extensions: ['.bpl'],
      binary: true,
      looksLike: (head) => head.startsWith('SMPL'),
      readBytes: readMapleBytes,
      write: writeMapleBytes,
      list: listMapleBytes,
    },
    'maple-json': mapleJson,
  },
  keepsTo: ['high', 'flat'],
  profiles: {
    light: {
      title: 'MapleLight',
      check: async ({ module }) => (await import('../../lower/maple-to-light.ts')).checkLightProfile(module),
    },
  },
  levels: {
    high: {
      title: 'MAPLE as it is, with its loops, ifs and calls that assign',
      lower: async (unit) => new Result(unit),
    },
    flat: {
      title: 'MAPLE with labels and jumps in place of loops, ifs and assigning calls',
      async lower(unit) {
        const { lowerToFlat } = await import('../../lower/maple-levels/index.ts');
        const problems: Diagnostic[] = [];
        return new Result({ ...unit, module: lowerToFlat(unit.module, problems) }, problems);
      },
    },
    ...linearLevels(toLinear, async (unit, form, options) =>
      (await import('../maple-text.ts')).mapleAsLinearText(unit, form, options),
    ),
    light: {
      title: 'MapleLight, as S-expressions of its abstract syntax',
      async show({ module }, { pointerSize }) {
        const { compileLight } = await import('../light.ts');
        const { printProgram } = await import('../../light/printer.ts');
        const { program, diagnostics } = compileLight(module, { pointerSize });
        return new Result(printProgram(program), diagnostics);
      },
    },
  },
  has: ['watch', 'ub'],
  lacks: { bounds: '--engine light finds accesses outside of the objects of MAPLE programs' },
  starts: 'no `entryfunc` and no function `main`',
  verify: async ({ module }, options) =>
    (await import('../../maple/verifier.ts')).verifyMaple(module, {
      ...options,
      level: options.level === 'flat' ? 'flat' : 'high',
    }),
  verifyParts,
  print: async ({ module }) => (await import('../../maple/printer.ts')).printMaple(module),
  externs: async ({ module }) => (await import('../externs.ts')).externsOf(module),
  symbols: async ({ module }) => (await import('../../maple/link/symbols.ts')).plainSymbols(module),
  async link(units, options) {
    const { linkMaple } = await import('../../maple/link/index.ts');
    const modules = units.map((unit) => unit.module);
    const mayBeMissing = await javaNames(modules, options.mayBeMissing);
    const { module, diagnostics } = linkMaple(modules, { ...options, mayBeMissing });
    const pointerSize = units.find((unit) => unit.pointerSize !== undefined)?.pointerSize;
    return new Result<MapleUnit>(module && { ir: 'maple', source: module.source, module, pointerSize }, diagnostics);
  },
  entryName({ module }) {
    const named = module.directives('entryfunc').at(-1)?.values[0];
    const name = typeof named === 'string' ? named.replace(/^&/, '') : 'main';
    return readableMethod(name) ?? name;
  },
  functionNamed({ module }, name) {
    const wanted = name.includes('(') ? name : `${name}(`;
    const found = module.funcs.filter(({ name: own }) => readableMethod(own.slice(1))?.startsWith(wanted));
    return found.length === 1 ? found[0].name.slice(1) : undefined;
  },
  formal: async ({ module }, options) => (await import('../light.ts')).compileLight(module, options),
  async localFunctions({ module }) {
    const { Locality } = await import('../../maple/locality.ts');
    const locality = new Locality(module);
    const local = module.funcs.filter((func) => locality.isLocalFunc(func));
    return new Set(local.map(({ name }) => name.slice(1)));
  },
  shownTypes: async ({ module }, pointerSize) => (await import('../shown-types.ts')).shownTypesOf(module, pointerSize),
  instantiate: async (unit, engine, options: RunOptions) =>
    (await import('../maple-program.ts')).instantiateMaple(unit, engine, options),
};

/** Programs of Java get what they use of the Java core when they are lowered. */
async function javaNames(
  modules: readonly MapleModule[],
  mayBeMissing: LinkOptions['mayBeMissing'],
): Promise<LinkOptions['mayBeMissing']> {
  const { javaLibrary, usesJavaCore } = await import('../../lower/maple-levels/java/core.ts');
  if (!modules.some(usesJavaCore)) return mayBeMissing;
  return (name) => javaLibrary().has(`&${name}`) || javaLibrary().has(`$${name}`) || mayBeMissing?.(name) === true;
}

async function toLinear(unit: MapleUnit, options: LowerOptions): Promise<Result<LinearUnit>> {
  const { lowerMaple } = await import('../maple-program.ts');
  const { value, diagnostics } = await lowerMaple(unit, options);
  return new Result<LinearUnit>(value && { ir: 'linear', source: unit.source, module: value.module }, diagnostics);
}

/**
 * What the verifier says, but for the damaged functions. An error outside of functions may have taken declarations with it that
 * all of them need, so after one of those nothing is said.
 */
async function verifyParts(
  unit: MapleUnit,
  mistakes: readonly Diagnostic[],
  options: VerifyOptions,
): Promise<readonly Diagnostic[]> {
  const bodies = unit.module.funcs.filter(({ code, source }) => code !== undefined && source === unit.source);
  const bodyAround = ({ span }: Diagnostic): unknown =>
    bodies.find(({ start, end }) => span !== undefined && start < span.start && span.start < end);
  const damaged = new Set(mistakes.filter((mistake) => hasErrors([mistake])).map(bodyAround));
  if (damaged.has(undefined)) return [];
  return (await maple.verify(unit, options)).filter((problem) => {
    const body = bodyAround(problem);
    return body === undefined || !damaged.has(body);
  });
}
