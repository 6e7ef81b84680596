/** Reads opcodes.samples: sections of keyed samples. */
import { readFileSync } from 'node:fs';

export interface Sample {
  readonly section: string;
  readonly key: string;
  readonly text: string;
}

export function readSamples(): Sample[] {
  const text = readFileSync(new URL('./print/opcodes.samples', import.meta.url), 'utf8');
  const samples: Sample[] = [];
  let section = '';
  for (const part of text.split(/^(?=## |== )/m)) {
    const [head, ...lines] = part.split('\n');
    if (head.startsWith('## ')) section = head.slice(3);
    else if (head.startsWith('== ')) samples.push({ section, key: head.slice(3), text: lines.join('\n') });
  }
  return samples;
}

/** A module around a sample. */
export function moduleOf({ section, text }: Sample): string {
  if (section === 'module') return text;
  if (section === 'expressions') {
    const statements = text
      .trim()
      .split('\n')
      .map((line) => `  eval (${line})`);
    return `func &test () void {\n${statements.join('\n')}\n}\n`;
  }
  return `func &test () void {\n${text}}\n`;
}
