/**
 * What all languages have in common: a `Unit` is one file that was read, with the name of its language's row in `ir`.
 *
 * `Units` is open. A language that is added from outside declares its unit there, so that it is told apart by `ir` like ours:
 *
 *     declare module 'samara-ir' { interface Units { rpn: RpnUnit } }
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import type { SourceFile } from '../base/source.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { PointerSize } from '../scalar/values.ts';
import type { ImportedFile, ImportFinder, LinkedModule } from '../tuyin/imports.ts';
import type { Module as TuyinModule } from '../tuyin/module.ts';

/** What every unit has; the module is of a type that its language alone knows. */
export interface AnyUnit {
  readonly ir: string;
  readonly source: SourceFile;
  readonly module: unknown;
  /** Parts of it are read when something asks for them (`ParseOptions.lazy`): what is made of it is verified, not the unit itself. */
  readonly isLazy?: boolean;
  /** It was warned of when its text was read, in the words of its language: what was made of it is not warned of again. */
  readonly isWarned?: boolean;
  /** How many bytes its addresses were taken to have when it was compiled, as C is: sizes and places in structures are numbers since then. */
  readonly pointerSize?: PointerSize;
}

/** A module of MAPLE IR with its source. */
export interface MapleUnit extends AnyUnit {
  readonly ir: 'maple';
  readonly module: MapleModule;
}

/** Of the linear IR, and of languages that are compiled to it when they are read. */
export interface LinearUnit extends AnyUnit {
  readonly ir: 'linear';
  readonly module: LinearModule;
}

/** A module of Tuyin IR with its source and the modules that it imports. */
export interface TuyinUnit extends AnyUnit {
  readonly ir: 'tuyin';
  readonly module: TuyinModule;
  /** The module and everything that it imports. */
  readonly modules: readonly LinkedModule[];
  /** What is wrong with the imports; `verify` says it. */
  readonly importProblems: readonly Diagnostic[];
}

/** The units of all languages, by the names of the languages; open, so that one may be added. */
export interface Units {
  maple: MapleUnit;
  linear: LinearUnit;
  tuyin: TuyinUnit;
}

/** What was read of a file, whatever its language: `ir` says which. */
export type Unit = Units[keyof Units];

/** What a C file includes, and what is defined before it. */
export interface HeaderOptions {
  /** Gives a file by its path; nothing if it is not there. Our own headers are found without it. */
  readonly read?: (path: string) => SourceFile | undefined;
  /** Where headers are looked for (`-I`), in order. */
  readonly folders?: readonly string[];
  /** `NAME`, `NAME=TEXT` (`-D`); `!NAME` (`-U`). In order. */
  readonly macros?: readonly string[];
  /** What stands behind `-W`, in order: `all`, `no-unused`, `error=format`; `none` is `-w`. */
  readonly warnings?: readonly string[];
}

/** How texts are read. */
export interface ParseOptions {
  /** The bytes of an address, for C: which data model a file is compiled for (LP64, ILP32). 8 unless given. */
  readonly pointerSize?: PointerSize;
  /** For C. */
  readonly headers?: HeaderOptions;
  /** The file is one of several of a program: it need not have a start. */
  readonly isPart?: boolean;
  /** How deep expressions, statements, types and initialisers may be nested. */
  readonly maxNesting?: number;
  /** Finds an imported file by its name and the folders that the importing file names. Without it, imports are not looked for. */
  readonly resolveImport?: (name: string, paths: readonly string[]) => SourceFile | ImportedFile | undefined;
  /** Bodies of functions of binary files are read when something asks for them, so what is wrong with them is found then. */
  readonly lazy?: boolean;
  /** Finds the files that a Tuyin module imports. Without it, what imports would define is not known. */
  readonly imports?: ImportFinder;
}

/** What is known of the surroundings of a unit that is verified. */
export interface VerifyOptions {
  /** The level that the unit must keep to, of those that its language's row lists in `keepsTo`; the first unless given. */
  readonly level?: string;
  /** Of MAPLE; what the module itself says unless given. */
  readonly pointerSize?: PointerSize;
  /** Names of functions that the caller supplies, so that they are not the library's. */
  readonly supplied?: ReadonlySet<string>;
}

/** How binary forms are written. */
export interface EncodeOptions {
  /** Leaves out comments, places and the source text. */
  readonly strip?: boolean;
}
