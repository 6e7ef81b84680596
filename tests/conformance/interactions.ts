/**
 * Which kinds of features meet in one program: families of facts (evidence.ts), and for each two of them how many programs
 * executed both. A defect that needs two features shows only where they meet.
 */
import type { Outcome } from './scoreboard.ts';

/** What a program is about, by the facts that show it. */
export const families: Readonly<Record<string, RegExp>> = {
  loops: /^op (while|dowhile|doloop|foreachelem)$/,
  jumps: /^op (goto|brtrue|brfalse|switch|rangegoto|multiway|igoto|indexgoto)$/,
  calls: /^op (call|callassigned)$/,
  'indirect calls': /^op (icall|icallproto)(assigned)?$/,
  'calls by class': /^op (virtual|interface|superclass)i?call/,
  'several results': /^decl several results$/,
  exceptions: /^op (throw|jscatch|javacatch|cppcatch)$/,
  finally: /^op (finally|gosub|retsub)$/,
  structures: /^decl struct$/,
  unions: /^decl union$/,
  'bit-fields': /^decl bit-field$/,
  arrays: /^op array$/,
  heap: /^op (malloc|free)$/,
  stack: /^op (alloca|stackmalloc|stackmallocjarray)$/,
  objects: /^op gc(perm)?malloc/,
  counting: /^op (incref|decref|decrefreset|decrefwithcheck)$/,
  generics: /^op \w*callinstant/,
  '128 bits': /^prim (i128|u128|f128)$/,
  vectors: /^prim v\d/,
  complex: /^prim c(64|128)$/,
  dynamic: /^prim (dyn|simple)/,
  floats: /^prim f(32|64)$/,
  intrinsics: /^op \w*intrinsic/,
  'variable arguments': /^decl \.\.\.$/,
};

const names = Object.keys(families);

/** The families that the facts of a program show. */
function familiesOf(facts: ReadonlySet<string>): string[] {
  const all = [...facts];
  return names.filter((name) => all.some((fact) => families[name].test(fact)));
}

/** `counts[a][b]`: programs that executed something of both; on the diagonal, of one. */
export function countInteractions(
  outcomes: readonly Outcome[],
  column: string,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const counts = Object.fromEntries(names.map((name) => [name, Object.fromEntries(names.map((other) => [other, 0]))]));
  for (const { facts } of outcomes.filter((outcome) => outcome.column === column)) {
    const shown = familiesOf(facts);
    for (const name of shown) for (const other of shown) counts[name][other]++;
  }
  return counts;
}
