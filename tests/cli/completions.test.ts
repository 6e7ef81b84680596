/**
 * Completions in the shells themselves: a line is completed, and what a shell offers for its last word is compared. Each
 * shell that is missing is skipped.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completedCommands } from '../../src/cli/completions/words.ts';
import { describeCommands } from '../../src/cli/describe-all.ts';
import { samara } from './samara.ts';
import { needs, skipWithout } from '../needs.ts';

/** A line, and the only word that its last one can become; undefined where nothing fits. */
const lines: readonly (readonly [line: string, becomes: string | undefined])[] = [
  ['samara ru', 'run'],
  ['samara manu', 'manual'],
  ['samara help expl', 'explain'],
  ['samara run --engi', '--engine'],
  ['samara run --engine wa', 'wasm'],
  ['samara run --json --undef tr', 'trap'],
  ['samara lower examples/fact.mpl --to fl', 'flat'],
  ['samara opt --passes simp', 'simplify-cfg'],
  ['samara opt --passes gvn,simp', 'gvn,simplify-cfg'],
  ['samara ops ldnoth', undefined],
  ['samara ops dassignof', 'dassignoff'],
  ['samara ops --ir tuyin-e', 'tuyin-extra'],
  ['samara explain T-DIV', 'T-DIV0'],
  ['samara explain MPL1102', 'MPL1102'],
  ['samara tuyin liferou', 'liferound'],
  ['samara completions fi', 'fish'],
  ['samara check examples/fac', 'examples/fact.mpl'],
  ['samara as examples/greet', 'examples/greet.ti'],
  ['samara as examples/fac', 'examples/fact.mpl'],
  ['samara graph -o docs/hou', 'docs/house.svg'],
  ['samara run --no-such-opti', undefined],
];

const folder = mkdtempSync(join(tmpdir(), 'samara-completions-'));
const script = (shell: string): string => join(folder, shell);
beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) writeFileSync(script(shell), (await samara('completions', shell)).out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Those that can be asked what they offer. */
const shells = ['bash', 'fish'] as const;

/** What the shell offers for the last word of each line. */
const offers: Readonly<Record<(typeof shells)[number], (line: string) => string[]>> = {
  bash(line) {
    const words = line.split(' ').map((word) => `'${word}'`);
    const body = `. ${script('bash')}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _samara
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    return run('bash', ['--norc', '-c', body]);
  },
  fish: (line) =>
    run('fish', ['--no-config', '-c', `source ${script('fish')}; complete -C '${line}'`]).map(
      (offer) => offer.split('\t')[0],
    ),
};

function quote(text: string): string {
  return `'${text}'`;
}

function run(shell: string, words: readonly string[]): string[] {
  return execFileSync(shell, words, { encoding: 'utf8', env: { ...process.env, HOME: folder } })
    .split('\n')
    .filter((offer) => offer !== '');
}

describe.each(shells)('%s', (shell) => {
  describe('offers', () => {
    needs(shell);
    test.each(lines)('%s', (line, becomes) => {
      const last = line.split(' ').at(-1) ?? '';
      const found = offers[shell](line).filter((offer) => offer.startsWith(last));
      expect([...new Set(found)]).toEqual(becomes === undefined ? [] : [becomes]);
    });
  });
});

test('bash takes --option=value apart, and completes the value', (context) => {
  skipWithout('bash', context);
  const body = (
    words: string,
  ): string => `. ${script('bash')}; COMP_WORDS=(samara run ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _samara
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  expect(run('bash', ['--norc', '-c', body('--undef = tr')])).toEqual(['trap']);
  expect(run('bash', ['--norc', '-c', body('--undef =')])).toEqual(['zero', 'trap']);
});

/**
 * zsh completes only where somebody types: a second zsh on a terminal of its own gets the lines with a tab behind each, and a
 * function in place of samara shows what has become of them.
 */
describe('zsh', () => {
  needs('zsh');
  test('completes every line', () => {
    const typed = lines.map(([line], i) => `zpty -w -n shell ${quote(line)}$'\\t'; until_seen seen-${i + 1}.`);
    writeFileSync(
      script('driver'),
      `zmodload zsh/zpty
zpty shell zsh -f -i
until_seen() { local all= part; while zpty -r shell part; do all+=$part; [[ $all == *$1* ]] && break; done }
zpty -w shell 'unsetopt beep list_beep auto_menu; autoload -Uz compinit; compinit -u -D; source ${script('zsh')}'
zpty -w shell 'samara() { print -r -- "$*" >> ${script('typed')}; print seen-$((++seen)). }'
zpty -w shell 'complete-and-accept() { zle complete-word; zle accept-line }; zle -N complete-and-accept'
zpty -w shell "bindkey '^I' complete-and-accept; print rea''dy"
until_seen ready
${typed.join('\n')}
`,
    );
    execFileSync('zsh', ['-f', script('driver')], { encoding: 'utf8', timeout: 60_000 });
    const typedLines = readFileSync(script('typed'), 'utf8').trimEnd().split('\n');
    expect(typedLines.map((line) => line.trimEnd())).toEqual(
      lines.map(([line, becomes]) => line.replace(/^samara /, '').replace(/\S+$/, (last) => becomes ?? last)),
    );
  });
});

test('every option, choice and argument of every command is known', async () => {
  const commands = await describeCommands();
  const completed = completedCommands(commands);
  expect(completed.map(({ name }) => name)).toEqual([...commands.map(({ name }) => name), 'help']);
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out } = await samara('completions', shell);
    const options = commands.flatMap(({ options: list }) => list);
    const names = options.flatMap(({ long }) => (long === undefined ? [] : [long]));
    const wanted = [
      ...names.map((name) => (shell === 'fish' ? `-l ${name.slice(2)} ` : name)),
      ...options.flatMap(({ choices }) => choices),
    ];
    expect(wanted.filter((word) => !out.includes(word))).toEqual([]);
  }
});

describe('the manual page', () => {
  test('has every command, option and example', async () => {
    const { status, out } = await samara('manual');
    expect(status).toBe(0);
    for (const { name, options, examples } of await describeCommands()) {
      expect(out).toContain(`\n.SS samara ${name}\n`);
      for (const { flags } of options) expect(out).toContain(flags.replaceAll('-', '\\-'));
      expect(
        out
          .split(`.SS samara ${name}\n`)[1]
          .split('\n.SS ')[0]
          .match(/^\.TP$/gm)?.length,
      ).toBeGreaterThanOrEqual(options.length + examples.length);
    }
    expect(out.match(/^(?!\.(?:TH|SH|SS|PP|TP|B|I)\b)[.'].*/gm)).toBe(null);
    expect(out.match(/[^\x00-\x7f]/g)).toBe(null);
  });

  test('groff has nothing to say about it', async (context) => {
    skipWithout('groff', context);
    const { out } = await samara('manual');
    const { stdout, stderr, status } = spawnSync('groff', ['-man', '-Tutf8', '-ww'], { input: out, encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const plain = stdout.replace(/\u001b\[\d*m|.\u0008/g, '');
    expect(plain.replace(/\s+/g, ' ')).toContain('samara run --engine light --trace json');
    expect(plain.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});
