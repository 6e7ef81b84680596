/**
 * `npm run prove`: proves every rewrite rule (src/passes/rules) with an SMT solver, for each width that it is claimed for.
 *
 * For each rule the solver looks for values for which it is wrong (there must be none) and for values for which its
 * conditions hold (there must be some). What it cannot settle within the time is no rule, either. Words choose the rules
 * in which they occur: `npm run prove -- Popcnt`. The last line counts; a rule that is not proved makes the command fail.
 */
import { testRules, valueRules } from '../src/passes/rules/index.ts';
import { Prover } from './prove/prover.ts';

const words = process.argv.slice(2);
const chosen = [...valueRules, ...testRules].filter(({ text }) => words.every((word) => text.includes(word)));
const isTerminal = process.stderr.isTTY === true;
const prover = await Prover.start();
let wrong = 0;
for (const [done, rule] of chosen.entries()) {
  if (isTerminal) process.stderr.write(`\r\x1b[K${done + 1} of ${chosen.length}  ${rule.text}`.slice(0, 100));
  const { verdict, detail } = await prover.judge(rule);
  if (verdict === 'proved') continue;
  wrong++;
  if (isTerminal) process.stderr.write('\r\x1b[K');
  console.log(`${verdict}, for ${rule.letter}: ${rule.text}${detail === '' ? '' : `\n    ${detail}`}`);
}
if (isTerminal) process.stderr.write('\r\x1b[K');
const lines = new Set(chosen.map(({ text }) => text)).size;
console.log(`${lines} rules, ${chosen.length} with their widths: ${chosen.length - wrong} proved, ${wrong} not`);
prover.stop();
process.exitCode = wrong === 0 && chosen.length > 0 ? 0 : 1;
