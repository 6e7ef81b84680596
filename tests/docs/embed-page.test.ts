/** docs/howto/embed-page.ts: bundled for browsers without anything of Node, it runs what stands in the text area. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/howto/embed.md'), 'utf8');
const { outputFiles } = await build({
  entryPoints: [join(root, 'docs/howto/embed-page.ts')],
  alias: { 'samara-ir': join(root, 'src/index.ts') },
  bundle: true,
  format: 'iife',
  platform: 'browser',
  write: false,
});
// oxlint-disable-next-line typescript/no-implied-eval -- the page's own script is what is tested
const script = new Function('document', outputFiles[0].text) as (document: unknown) => void;

/** What the page shows after its button was pressed. */
async function press(program: string): Promise<string> {
  const output = { textContent: '' };
  const button = { click: (): void => {}, addEventListener: (_: string, run: () => void) => void (button.click = run) };
  const elements: Readonly<Record<string, unknown>> = { textarea: { value: program }, pre: output, button };
  script({ querySelector: (name: string) => elements[name] });
  button.click();
  for (let length = -1; length !== output.textContent.length || length === 0;) {
    length = output.textContent.length;
    await new Promise((done) => setTimeout(done, 50));
  }
  return output.textContent;
}

test('the program of the page', async () => {
  const program = /<textarea>\n([^]*?)<\/textarea>/.exec(page)?.[1] ?? '';
  expect(await press(program)).toBe('hello\nstatus 0\n');
});

test('mistakes and traps are shown', async () => {
  expect(await press('func &main () i32 { return (constval i32 1, 2) }')).toContain('error[');
  const loop = 'func &main () i32 { while (constval i32 1) {} return (constval i32 0) }';
  expect(await press(loop)).toContain('the time given to the program is used up');
});
