/** An SMT solver that is a program of the machine: it reads a script in SMT-LIB from standard input and prints its answers, as `z3 -in` does. */
import { spawnSync } from 'node:child_process';
import type { Solver } from './validate.ts';

/** Longer than this nobody waits for the answer to one question. */
const patience = 10_000;

/** The solver that a command of the shell starts. */
export function solverOf(command: string): Solver {
  return (script) => {
    const constants = [...script.matchAll(/\(declare-const (\S+)/g)].map(([, name]) => name);
    const values = constants.length === 0 ? '' : `(get-value (${constants.join(' ')}))\n`;
    const input = `${script}\n(check-sat)\n${values}`;
    const { stdout } = spawnSync(command, { shell: true, input, encoding: 'utf8', timeout: patience, maxBuffer: 1e8 });
    const [verdict, ...model] = (stdout ?? '').split('\n');
    if (verdict !== 'sat' && verdict !== 'unsat') return { verdict: 'unknown', model: '' };
    return { verdict, model: model.join(' ').replaceAll(/\s+/g, ' ').trim() };
  };
}

/** Does the command start something that answers as a solver does? */
export function isSolver(solver: Solver): boolean {
  return solver('(assert true)').verdict === 'sat' && solver('(assert false)').verdict === 'unsat';
}
