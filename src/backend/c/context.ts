/** What the emitter of a function needs to know of the file around it. */
import type { MemoryMap } from '../../base/memory-map.ts';
import type { Span } from '../../base/source.ts';
import type { LinearModule, Signature } from '../../linear/nodes.ts';
import type { Names } from './names.ts';

export interface FileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  /** The names of the file. */
  readonly names: Names;
  /** The name in C of a function by its index; one of the system interface becomes part of the file. */
  functionName(func: number): string;
  /** What a global is in an expression: a variable, or a constant that is an address. */
  globalName(global: number): string;
  /** The number under which a place is reported, from 1 on: a function of the program and the span in it. */
  placeOf(func: number, span: Span | undefined): number;
  /** Makes a function of `support.ts` part of the file; the result is its name. */
  support(name: string): string;
  /** Adds a function whose text is made here; `NAME` in it stands for its name. */
  define(name: string, text: () => string): string;
  /** A type of structures for the results of a function that has several. */
  resultsName(signature: Signature): string;
  /** The name and the number of the type of functions of a signature. */
  functionType(signature: Signature): { readonly name: string; readonly number: number };
  /** Whether `#line` says where statements come from; otherwise comments do. */
  readonly marksLines: boolean;
}
