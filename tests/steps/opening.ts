/**
 * Opening a binary file takes no steps for what is in its bodies: modules of some functions, each of `n` statements with names, numbers,
 * types and texts of its own, are opened, and what was counted while that was done is told.
 */
import { SourceFile } from '../../src/base/source.ts';
import { encodeLinear, listLinear } from '../../src/linear/binary/index.ts';
import { parseModule } from '../../src/linear/parser.ts';
import { encodeMaple, listMaple } from '../../src/maple/binary/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { encodeTuyin, listTuyin } from '../../src/tuyin/bitcode/index.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';

/** A language: a function of a number whose body is `n` statements, and the binary form of a text. */
interface Form {
  readonly func: (f: number, n: number) => string;
  readonly encode: (source: SourceFile, strip: boolean) => Uint8Array;
  readonly open: (bytes: Uint8Array) => { readonly value?: unknown };
}

const FUNCTIONS = 10;
const each = (n: number, line: (i: number) => string): string => Array.from({ length: n }, (_, i) => line(i)).join('');

const maple: Form = {
  func: (f, n) =>
    `func &f${f} (var %x i32) i32 {\n${each(
      n,
      (i) =>
        `  var %v${i} <[${i + 1}] i32>\n  # comment ${i}\n  dassign %x (add i32 (dread i32 %x, constval i32 ${1000 * i + f}))\n  eval (conststr ptr "text ${f} ${i}")\n`,
    )}  return (dread i32 %x)\n}\n`,
  encode: (source, strip) => encodeMaple(parseMaple(source).module, { strip }),
  open: (bytes) => listMaple(bytes, 'grown.bpl'),
};

const linear: Form = {
  func: (f, n) =>
    `\nfunc i32 @f${f}, param 1\n  fparam i32 p0 "x"\n${each(n, (i) => `  // comment ${i}\n  t${i + 1} = AddI ${i === 0 ? 'p0' : `t${i}`}, ${1000 * i + f}\n`)}  return t${n}\nfunc end\n`,
  encode: (source, strip) => {
    const { module, diagnostics } = parseModule(source);
    if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return encodeLinear(module, source, { strip });
  },
  open: (bytes) => listLinear(bytes, 'grown.lirb'),
};

const tuyin: Form = {
  func: (f, n) =>
    `\nsubset @f${f}\n${each(n, (i) => `  // comment ${i}\n  %v${i} = i${i + 9} ${i}\n  @puts <- "text ${f} ${i}"\n  output <- i${i + 9} %v${i}\n`)}  7\n`,
  encode: (source, strip) => encodeTuyin(parseTuyin(source).module, { strip }),
  open: (bytes) => listTuyin(bytes, 'grown.tb'),
};

const forms: Readonly<Record<string, Form & { readonly extension: string; readonly head: string }>> = {
  MAPLE: { ...maple, extension: 'mpl', head: '' },
  'linear IR': { ...linear, extension: 'lir', head: 'profile core\n' },
  'Tuyin IR': { ...tuyin, extension: 'ti', head: '' },
};

/** What is opened, with comments and places and without, by name. */
export const openings: Readonly<Record<string, (n: number) => () => void>> = Object.fromEntries(
  Object.entries(forms).flatMap(([name, form]) =>
    [false, true].map((strip): [string, (n: number) => () => void] => [
      `${name}${strip ? ', stripped' : ''}`,
      (n) => {
        const text = form.head + each(FUNCTIONS, (f) => form.func(f, n));
        const bytes = form.encode(new SourceFile(`grown.${form.extension}`, text), strip);
        return () => {
          if (form.open(bytes).value === undefined) throw new Error(`${name}: the file is not opened`);
        };
      },
    ]),
  ),
);
