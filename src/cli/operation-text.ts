/** One operation of an IR for people: how it is written, what it does, what is known of it, an example. */
import type { OpDescription } from '../driver/op-tables.ts';

export function operationText(title: string, op: OpDescription): string {
  const facts = [
    ['of', title],
    ['effects', op.effects.join(', ') || 'none'],
    ['levels', op.levels.join(', ')],
    ['section', op.section],
    ['also read', op.aliases.join(', ')],
    ['read as', op.means?.join(', ') ?? ''],
  ].filter(([, value]) => value !== '');
  const lines = facts.map(([name, value]) => `  ${name.padEnd(10)} ${value}\n`).join('');
  const example = op.example
    ?.split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
  return `${op.syntax}\n\n${op.description}\n\n${lines}${example === undefined ? '' : `\nExample:\n\n${example}\n`}`;
}
