/** The kinds of files, which are those of all languages, and how they are told apart: by extension, else by content. */
import { ownEntry } from '../base/own-entry.ts';
import type { FormatRow } from './language-row.ts';
import { languages } from './languages.ts';

/** The name of a row; others than ours may be added. */
export type Format =
  | 'maple'
  | 'maple-types'
  | 'maple-binary'
  | 'maple-json'
  | 'linear'
  | 'linear-binary'
  | 'linear-json'
  | 'tuyin'
  | 'tuyin-bitcode'
  | 'tuyin-json'
  | 'sysy'
  | 'c'
  | (string & {});

/** All that there are now. */
export function formats(): Readonly<Record<string, FormatRow>> {
  return Object.fromEntries(Object.values(languages).flatMap((language) => Object.entries(language.formats)));
}

export function formatOf(name: string): FormatRow | undefined {
  return Object.values(languages)
    .map((language) => ownEntry(language.formats, name))
    .find((row) => row !== undefined);
}

/** The format of a file from its name and, where that does not tell, the beginning of its text. */
export function detectFormat(name: string, head: string): Format | undefined {
  const lower = name.toLowerCase();
  const all = Object.entries(formats());
  const byName = all.find(([, { extensions }]) => extensions.some((ending) => lower.endsWith(ending)));
  return (byName ?? all.find(([, row]) => row.looksLike?.(head.slice(0, 4096)) === true))?.[0];
}

/** Does an extension end in this one, as `.mpl.json` in `json`? Several languages may have files of such a kind. */
export function isOfKind(extension: string, kind: string): boolean {
  return extension.endsWith(`.${kind.toLowerCase()}`) && extension.lastIndexOf('.') > 0;
}

/** Kinds of files that several languages have, such as `json`. */
export function sharedKinds(): readonly string[] {
  const extensions = Object.values(formats()).flatMap((row) => row.extensions);
  return [
    ...new Set(extensions.filter((of) => of.lastIndexOf('.') > 0).map((of) => of.slice(of.lastIndexOf('.') + 1))),
  ];
}

/** The format of a file of a shared kind: its content says of which language it is. */
export function formatOfKind(kind: string, head: string): Format | undefined {
  return Object.entries(formats()).find(
    ([, { extensions, looksLike }]) =>
      extensions.some((extension) => isOfKind(extension, kind)) && looksLike?.(head) === true,
  )?.[0];
}

/** `.mpl .mplt …`, for messages. */
export function knownExtensions(): string {
  return Object.values(formats())
    .flatMap(({ extensions }) => extensions)
    .join(' ');
}
