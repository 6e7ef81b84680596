/** What the functions of C# need to know of the file around them, beside what every language does. */
import type { Signature } from '../../linear/nodes.ts';
import type { TextFile } from '../text/language.ts';

export interface FileContext extends TextFile {
  /** Makes a function of `support.ts` part of the file; the result is its name. */
  support(name: string): string;
  /** Adds a function whose text is made here, with the name that it gets. */
  define(name: string, text: (own: string) => string): string;
  /** The type of what functions of a signature return: a structure for several results. */
  resultOf(signature: Signature): string;
  /** The function that finds functions of a signature by their addresses. */
  calleeOf(signature: Signature): string;
}
