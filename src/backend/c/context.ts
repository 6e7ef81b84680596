/** What C asks of the file beside what every language does. */
import type { Signature } from '../../linear/nodes.ts';
import type { TextFile } from '../text/language.ts';
import type { Views } from './views.ts';

export interface FileContext extends TextFile {
  /** For debuggers: what lies in memory. */
  readonly views: Views;
  /** Makes a function of `support.ts` part of the file; the result is its name. */
  support(name: string): string;
  /** Adds a function whose text is made here, with the name that it gets. */
  define(name: string, text: (own: string) => string): string;
  /** A type of structures for the results of a function that has several. */
  resultsName(signature: Signature): string;
  /** What a function gives back. */
  resultOf(signature: Signature): string;
  /** The name and the number of the type of functions of a signature. */
  functionType(signature: Signature): { readonly name: string; readonly number: number };
}
