/**
 * All catalogues of diagnostics, for `samara explain`, the editor and the reference page. A test looks for catalogues
 * in the sources that are missing here, and checks that no code is given twice.
 */
import type { Catalogue, CatalogueEntry } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { cCatalogue, preprocessorCatalogue, warningCatalogue } from '../frontend/c/index.ts';
import { jsonCatalogue } from '../base/json/diagnostics.ts';
import { semanticCatalogue, syntaxCatalogue } from '../frontend/sysy/index.ts';
import { binaryCatalogue } from '../linear/binary/diagnostics.ts';
import { linearCatalogue } from '../linear/diagnostics.ts';
import { linearRules } from '../linear/rules.ts';
import { loweringCatalogue } from '../lower/diagnostics.ts';
import { lightCatalogue } from '../lower/maple-to-light/diagnostics.ts';
import { mapleBinaryCatalogue } from '../maple/binary/diagnostics.ts';
import { mapleTextCatalogue } from '../maple/diagnostics.ts';
import { mapleLinkCatalogue } from '../maple/link/diagnostics.ts';
import { openArkCatalogue } from '../maple/openark/diagnostics.ts';
import { verifierCatalogue } from '../maple/verifier-diagnostics.ts';
import { automataCatalogue } from '../tuyin/automata/index.ts';
import { bitcodeCatalogue } from '../tuyin/bitcode/diagnostics.ts';
import { tuyinTextCatalogue } from '../tuyin/diagnostics.ts';
import { graphRules } from '../tuyin/graph/diagnostics.ts';
import { stackRules } from '../tuyin/stack/diagnostics.ts';
import { tuyinRules } from '../tuyin/verifier-diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import { driverCatalogue } from './diagnostics.ts';
import { externCatalogue } from './extern-diagnostics.ts';

/** Topic by topic, in the order of the reference page. */
export const catalogues: readonly { readonly topic: string; readonly entries: Catalogue }[] = [
  { topic: 'Files and commands', entries: driverCatalogue },
  { topic: 'Linking', entries: linkCatalogue },
  { topic: 'Linking MAPLE IR', entries: mapleLinkCatalogue },
  { topic: 'JSON documents', entries: jsonCatalogue },
  { topic: 'MAPLE IR: text', entries: mapleTextCatalogue },
  { topic: 'MAPLE IR: binary form', entries: mapleBinaryCatalogue },
  { topic: 'MAPLE IR: files of the OpenArk compiler', entries: openArkCatalogue },
  { topic: 'MAPLE IR: verifier', entries: verifierCatalogue },
  { topic: 'Lowering MAPLE IR', entries: loweringCatalogue },
  { topic: 'MapleLight: what is outside', entries: lightCatalogue },
  { topic: 'Linear IR: text', entries: linearCatalogue },
  { topic: 'Linear IR: verifier', entries: linearRules },
  { topic: 'Linear IR: binary form', entries: binaryCatalogue },
  { topic: 'Linear IR: library functions', entries: externCatalogue },
  { topic: 'Tuyin IR: text', entries: tuyinTextCatalogue },
  { topic: 'Tuyin IR: verifier', entries: tuyinRules },
  { topic: 'Tuyin IR: graph', entries: graphRules },
  { topic: 'Tuyin IR: stack code', entries: stackRules },
  { topic: 'Tuyin IR: bitcode and linking', entries: bitcodeCatalogue },
  { topic: 'C: preprocessor', entries: preprocessorCatalogue },
  { topic: 'C', entries: cCatalogue },
  { topic: 'C: warnings', entries: warningCatalogue },
  { topic: 'SysY: text', entries: syntaxCatalogue },
  { topic: 'SysY: names, types and constants', entries: semanticCatalogue },
  { topic: 'Expressions over patterns', entries: automataCatalogue },
];

/** The entry of a code, whatever its capitals. */
export function findEntry(code: string): { code: string; entry: CatalogueEntry } | undefined {
  const wanted = code.toUpperCase();
  const entry = catalogues.map(({ entries }) => ownEntry(entries, wanted)).find((found) => found !== undefined);
  return entry && { code: wanted, entry };
}

export function allCodes(): string[] {
  return catalogues.flatMap(({ entries }) => Object.keys(entries));
}

/**
 * The sentence of an entry with placeholders for its arguments: `there is no file …`. Entries are called with texts
 * that read as an ellipsis; a message that computes with its arguments must survive that, which the tests check.
 */
export function genericMessage(entry: CatalogueEntry): string {
  const message = entry.message as (...values: unknown[]) => string;
  const values = Array.from({ length: Math.max(message.length, 4) }, () => '…');
  const sentence = message(...values)
    .replaceAll('NaN', '…')
    .replaceAll('… MiB', '…');
  // Where the arguments are the whole sentence, the rule behind it, or what the explanation begins with, says more.
  return /[a-z]{3}/i.test(sentence) ? sentence : (entry.rule ?? entry.explain.split(/[.;](?: |$)/)[0]);
}
