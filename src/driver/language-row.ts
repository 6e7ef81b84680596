/**
 * The row of a language: everything that the driver and the command know of it. They go through rows and know no language
 * by name.
 *
 * A row is small and is always there; each of its functions loads the code that it needs when it is called, so that starting a
 * command never costs a language that it does not read. What a unit becomes on the way down are *levels*: a row lists those that
 * the language has, and an engine or output takes the one that it asks for. A language that has the levels of the linear IR
 * (`linearLevels`) therefore runs on every engine of the linear IR and has every output, without a word about them.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import type { FileListing } from '../base/file-listing.ts';
import type { Picture } from '../base/picture.ts';
import type { Result } from '../base/result.ts';
import type { Utf8Text } from '../base/utf8.ts';
import type { SourceFile } from '../base/source.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import type { ShownTypes } from '../backend/text/shown-types.ts';
import type { LoweredLight } from '../lower/maple-to-light.ts';
import type { PointerSize } from '../scalar/values.ts';
import type { EngineRow } from './engine-row.ts';
import type { LanguageFeature } from './features.ts';
import type { ProgramValue } from './host-functions.ts';
import type { LinkOptions } from '../base/link-options.ts';
import type { AnyProgram } from './program.ts';
import type { LowerOptions, RunOptions } from './run-options.ts';
import type { AnyUnit, EncodeOptions, ParseOptions, VerifyOptions } from './unit.ts';

/** A kind of file. */
export interface FormatRow<U extends AnyUnit = AnyUnit> {
  readonly title: string;
  readonly extensions: readonly string[];
  readonly binary?: true;
  /** How many bytes addresses have in programs of such files, where it is not for others to say. */
  readonly pointerSize?: PointerSize;
  /** Text, but not that of the language, which therefore never takes its place. */
  readonly document?: true;
  /** Whether bytes of a format that is text are of its binary form; both are read then, and what is written is binary. */
  readonly isBinary?: (bytes: Uint8Array) => boolean;
  /** Sees the first bytes of a file whose extension says nothing; rows are asked in order, and the first to say yes wins. */
  readonly looksLike?: (head: string) => boolean;
  /** Reading says at once what is said of other languages when they are verified. */
  readonly warnsWhenRead?: true;
  /** With errors, the unit is there if a module could be made of the rest. Absent where such files cannot be read yet. */
  read?(source: SourceFile, options: ParseOptions): Promise<Result<U>>;
  /** The text behind a preprocessor, where files have one; `plain` leaves out the lines that say where text comes from. */
  preprocess?(source: SourceFile, options: ParseOptions & { readonly plain?: boolean }): Promise<Result<string>>;
  /** Reads a binary file; `name` is what diagnostics call it. */
  readBytes?(bytes: Uint8Array, name: string, options: ParseOptions): Promise<Result<U>>;
  /** A unit as such a file: bytes if the format is binary, else text. The language's own text is what `print` gives. */
  write?(unit: U, options: EncodeOptions): Promise<Result<string | Uint8Array>>;
  /** What a binary file consists of; its code is not read. */
  list?(bytes: Uint8Array, name: string): Promise<Result<FileListing>>;
}

/** What a verified unit is lowered to: another unit, or text that can be shown and not be read again. */
export type LevelRow<U extends AnyUnit = AnyUnit> = { readonly title: string } & (
  | {
      lower(unit: U, options: LowerOptions): Promise<Result<AnyUnit>>;
      /** The text of what `lower` gives, where it can be had without the whole of that; undefined for units of which it cannot. */
      text?(unit: U, options: LowerOptions): Promise<Result<Utf8Text> | undefined>;
    }
  | { show(unit: U, options: LowerOptions): Promise<Result<string>> }
);

/** A picture that the language draws in its own way; other kinds are drawn of its lowered functions. */
export interface PictureRow<U extends AnyUnit = AnyUnit> {
  /** One line of help, for kinds that other languages do not have. */
  readonly help?: string;
  /** Of the function of a name, of all unless given; in place of a picture, the functions that there are. */
  draw(unit: U, func: string | undefined): Promise<Result<Picture | { readonly known: readonly string[] }>>;
}

/** A smaller language that a unit may be asked to fit into. */
export interface ProfileRow<U extends AnyUnit = AnyUnit> {
  readonly title: string;
  check(unit: U): Promise<readonly Diagnostic[]>;
}

/** The row of a language: how its files are read, verified, printed, lowered and run. */
export interface LanguageRow<U extends AnyUnit = AnyUnit> {
  readonly title: string;
  readonly formats: Readonly<Record<string, FormatRow<U>>>;
  /** Levels that a file may be asked to keep to, the one that contains everything first. */
  readonly keepsTo?: readonly string[];
  readonly profiles?: Readonly<Record<string, ProfileRow<U>>>;
  readonly levels: Readonly<Record<string, LevelRow<U>>>;
  readonly pictures?: Readonly<Record<string, PictureRow<U>>>;
  /** What its programs can be asked for, beside what every program can; for the rest, why not. */
  readonly has: readonly LanguageFeature[];
  readonly lacks?: Partial<Readonly<Record<LanguageFeature, string>>>;
  /** Where programs start, as the message says that there is nothing of it. */
  readonly starts: string;
  /** Everything that the language demands beyond its grammar. */
  verify(unit: U, options: VerifyOptions): Promise<readonly Diagnostic[]>;
  /** Of a file with mistakes: what can still be said of the parts without; nothing unless given. */
  verifyParts?(unit: U, mistakes: readonly Diagnostic[], options: VerifyOptions): Promise<readonly Diagnostic[]>;
  /** The canonical text. */
  print(unit: U): Promise<string>;
  /** Functions that the unit declares and does not define; the C library may have them. */
  externs?(unit: U): Promise<readonly string[]>;
  /** What the unit defines and what it needs, as linking with other languages and indices of libraries see it. */
  symbols?(unit: U): Promise<readonly LinkSymbol<unknown>[]>;
  /** One unit of several verified ones, which are not changed; the result is verified again by whoever goes on with it. */
  link?(units: readonly U[], options: LinkOptions): Promise<Result<U>>;
  /** The function with which a program begins, as a stack trace names it. */
  entryName?(unit: U): string | undefined;
  /** A function by another name than the module has for it, as people write it (`Main.gcd` for a mangled one). */
  functionNamed?(unit: U, name: string): string | undefined;
  /** The program of the formal machine, for the stepper. */
  formal?(unit: U, options?: Pick<RunOptions, 'checkUb' | 'pointerSize'>): Promise<LoweredLight>;
  /** The names of functions that nobody outside of it may call. */
  localFunctions?(unit: U): Promise<ReadonlySet<string>>;
  /** What debuggers show of its variables. */
  shownTypes?(unit: U, pointerSize: PointerSize): Promise<ShownTypes>;
  /** A verified unit on an engine; undefined if the engine runs no level of its own. A language with `linearLevels` needs none. */
  instantiate?(unit: U, engine: EngineRow, options: RunOptions<ProgramValue>): Promise<Result<AnyProgram> | undefined>;
}
