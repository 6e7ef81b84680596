/** The linear IR: the middle that other languages are lowered to. Its levels are its forms. */
import { diagnose } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import type { Utf8Text } from '../../base/utf8.ts';
import { startOf, type Func } from '../../linear/nodes.ts';
import type { PointerSize } from '../../scalar/values.ts';
import { driverCatalogue } from '../diagnostics.ts';
import { linearJson } from '../json-files.ts';
import type { ProgramValue } from '../host-functions.ts';
import type { LanguageRow, LevelRow } from '../language-row.ts';
import type { LowerOptions, RunOptions } from '../run-options.ts';
import type { AnyUnit, LinearUnit } from '../unit.ts';

const comments = String.raw`^\s*(?:(?:#|//).*\s+)*`;
const start = new RegExp(
  String.raw`${comments}(?:profile\s+(?:core|full)\b|(?:entry|constructor)\s+@|(?:(?:export|extern|static|weak)\s+)*(?:global\s+[^&$]*@|alias\s+(?:func|global)\s+@|func\s[^&$]*@))`,
);

const forms = {
  linear: 'the linear IR, with labels and jumps',
  cfg: 'the linear IR as basic blocks',
  ssa: 'basic blocks in which each name is assigned once',
} as const;
export type Form = keyof typeof forms;
/** The levels that every language has which is lowered to linear units. */
export const linearForms: readonly string[] = Object.keys(forms);

/** The levels that a language has by being lowered to linear units. The unit that is made is changed in place. */
export function linearLevels<U extends AnyUnit>(
  toLinear: (unit: U, options: LowerOptions) => Promise<Result<LinearUnit>>,
  text?: (unit: U, form: Form, options: LowerOptions) => Promise<Result<Utf8Text> | undefined>,
): Readonly<Record<Form, LevelRow<U>>> {
  const level = (form: Form): LevelRow<U> => ({
    title: forms[form],
    async lower(unit, options) {
      const { value, diagnostics } = await toLinear(unit, options);
      if (value !== undefined) (await import('../linear-forms.ts')).bringToForm(value.module, form);
      return new Result(value, diagnostics);
    },
    text: text && ((unit, options) => text(unit, form, options)),
  });
  return { linear: level('linear'), cfg: level('cfg'), ssa: level('ssa') };
}

export const linear: LanguageRow<LinearUnit> = {
  title: 'linear IR',
  formats: {
    linear: {
      title: 'linear IR',
      extensions: ['.lir'],
      looksLike: (head) => start.test(head),
      async read(source) {
        const { parseModule } = await import('../../linear/parser.ts');
        const { module, diagnostics } = parseModule(source);
        return new Result<LinearUnit>(module && { ir: 'linear', source, module }, diagnostics);
      },
      write: async (unit) => new Result(await linear.print(unit)),
    },
    'linear-binary': {
      title: 'binary linear IR',
      extensions: ['.lirb'],
      binary: true,
      looksLike: (head) => head.startsWith('LIRB'),
      async readBytes(bytes, name, options) {
        const { decodeLinear } = await import('../../linear/binary/index.ts');
        const { module, source, diagnostics } = decodeLinear(bytes, name, options);
        const lazily = options.lazy === true ? { isLazy: true } : {};
        return new Result<LinearUnit>(module && { ir: 'linear', source, module, ...lazily }, diagnostics);
      },
      async write({ module, source }, options) {
        const { encodeLinear } = await import('../../linear/binary/index.ts');
        return new Result(encodeLinear(module, source, options));
      },
      list: async (bytes, name) => (await import('../../linear/binary/index.ts')).listLinear(bytes, name),
    },
    'linear-json': linearJson,
  },
  levels: linearLevels(async (unit, options) => {
    return refusePointerSize(unit, options.pointerSize) ?? new Result(await withLibrary(unit, options));
  }),
  has: ['bounds', 'watch'],
  starts: 'no `entryfunc` and no function `main`',
  async verify({ module }, { supplied = new Set() }) {
    const { verifyModule } = await import('../../linear/verifier.ts');
    const { checkExterns } = await import('../extern-signatures.ts');
    return [...verifyModule(module), ...(await checkExterns(module, supplied))];
  },
  print: async ({ module }) => (await import('../../linear/printer.ts')).printModule(module),
  externs: ({ module }) => Promise.resolve(module.funcs.flatMap((func) => (isMissing(func) ? [func.name] : []))),
  async symbols({ module }) {
    const { symbolsOf, UsePlaces } = await import('../../linear/link/names.ts');
    const uses = new UsePlaces(module);
    return symbolsOf(module).filter(({ kind, item }) => kind !== 'reference' || uses.of(item).length > 0);
  },
  async link(units, options) {
    const { linkModules } = await import('../../linear/link/link.ts');
    const inputs = units.map(({ module, source }) => ({ module, name: source.name }));
    const { module, diagnostics } = linkModules(inputs, options);
    const source = new SourceFile(options.name ?? units[0]?.source.name ?? '', '');
    return new Result<LinearUnit>(module && { ir: 'linear', source, module }, diagnostics);
  },
  entryName({ module }) {
    const start = startOf(module);
    return start === undefined ? undefined : module.funcs[start].name;
  },
  async instantiate(unit, engine, options: RunOptions) {
    const refused = refusePointerSize(unit, options.pointerSize);
    if (refused !== undefined) return refused;
    if (engine.level !== 'linear' && engine.level !== 'cfg') return undefined;
    const { module } = await withLibrary(await withBounds(unit, options), options);
    return (await import('../linear-program.ts')).instantiateLinear(module, engine, options);
  },
};

/** What of the library reaches into arrays is checked as the program is. */
async function withBounds(unit: LinearUnit, { bounds, host = {} }: RunOptions): Promise<LinearUnit> {
  if (bounds !== true) return unit;
  const { withCheckedLibrary } = await import('../../lower/linear-bounds/index.ts');
  return { ...unit, module: withCheckedLibrary(unit.module, new Set(Object.keys(host))) };
}

/** Exceptions of a linear program are values like any other, so what calls back need not know of them. */
async function withLibrary(unit: LinearUnit, options: LowerOptions<ProgramValue>): Promise<LinearUnit> {
  const { withLinearLibc } = await import('../libc.ts');
  const { module } = await withLinearLibc(unit.module, options);
  return module === unit.module ? unit : { ...unit, module };
}

/** Nobody has to define what is weak; an alias has its definition. */
function isMissing({ extern, linkage, alias }: Func): boolean {
  return extern && linkage !== 'weak' && alias === undefined;
}

function refusePointerSize(
  { module, source }: Pick<LinearUnit, 'module' | 'source'>,
  wanted: PointerSize | undefined,
): Result<never> | undefined {
  if (wanted === undefined || wanted === module.pointerSize) return undefined;
  return Result.failed([diagnose(driverCatalogue, 'SAM0207', undefined, [source.name, module.pointerSize])]);
}
