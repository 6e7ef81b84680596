/** What `opt` says about its work: progress while it goes on, what was validated at the end, all of it as JSON. */
import type { OptimizeReport } from '../driver/optimize.ts';
import type { Validation } from '../driver/validate.ts';
import type { StatusLine } from './io.ts';

/** `3 of 24: gvn on @main`. `all` is the number of applications that there will be. */
export function progressLine(status: StatusLine, all: number): (pass: string, func: string, done: number) => void {
  return (pass, func, done) => status.show(`${done + 1} of ${all}: ${pass} on @${func}`);
}

export function formatValidation(report: OptimizeReport): string {
  const facts = validationFacts(report);
  if (facts === undefined) return '';
  const { applications, functions, runs, undecided, proved, bounded } = facts;
  const passes = new Set(report.applications.map(({ pass }) => pass)).size;
  const left = undecided === 0 ? '' : `; ${undecided} took too long or did something undefined`;
  const solved =
    proved === undefined || bounded === undefined
      ? ''
      : `${count(proved, 'application')} proved for all arguments, ${bounded} for the first rounds of loops\n`;
  return (
    `validated ${count(applications, 'application')} of ${count(passes, 'pass', 'passes')} to ${count(functions, 'function')}\n${solved}` +
    `${count(runs, 'run')} compared before and after: none differs${left}\n`
  );
}

export function validationFacts({
  applications,
  validation,
}: OptimizeReport): (Validation & { readonly applications: number; readonly functions: number }) | undefined {
  if (validation === undefined) return undefined;
  const functions = new Set(applications.map(({ func }) => func)).size;
  return { applications: applications.length, functions, ...validation };
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
