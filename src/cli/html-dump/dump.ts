/**
 * A run of passes as one HTML page: a row for each function, a column for its text before the first pass and after each
 * pass that changed it, side by side. Lines that the column to the left does not have are marked.
 */
import { printFunc } from '../../linear/printer.ts';
import type { WatchedState } from '../../passes/runner.ts';

interface DumpColumn {
  readonly pass: string;
  readonly text: string;
}

/** Collects the states of functions in the order in which passes reach them. */
export class HtmlDump {
  readonly #columns = new Map<string, DumpColumn[]>();

  /** The text of a function after a pass; a text equal to the one before adds nothing. */
  add({ module, func: { name: func }, func: state, pass }: WatchedState): void {
    const text = printFunc(module, state);
    const columns = this.#columns.get(func) ?? [];
    if (columns.at(-1)?.text === text) return;
    columns.push({ pass, text });
    this.#columns.set(func, columns);
  }

  page(title: string): string {
    const rows = [...this.#columns].map(([func, columns]) => row(func, columns)).join('\n');
    return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>\n<style>${style}</style>\n<h1>${escape(title)}</h1>\n${rows}\n</html>\n`;
  }
}

function row(func: string, columns: readonly DumpColumn[]): string {
  const cells = columns.map(({ pass, text }, i) => cell(pass, text, columns[i - 1]?.text)).join('\n');
  return `<details open><summary>@${escape(func)}</summary><div class="row">\n${cells}\n</div></details>`;
}

function cell(pass: string, text: string, before: string | undefined): string {
  const known = new Set(before?.split('\n'));
  const lines = text
    .split('\n')
    .map((line) => (before === undefined || known.has(line) ? escape(line) : `<mark>${escape(line)}</mark>`));
  return `<section><h2>${escape(pass)}</h2><pre>${lines.join('\n')}</pre></section>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = [
  ':root{color-scheme:light dark}',
  'body{font:14px system-ui,sans-serif;margin:1rem}',
  'summary{font-weight:600;cursor:pointer;margin:.5rem 0}',
  '.row{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}',
  'section{flex:none;border:1px solid #8886;border-radius:6px;padding:.25rem .75rem}',
  'h2{font-size:13px;margin:.25rem 0;position:sticky;top:0}',
  'pre{font:12px/1.45 ui-monospace,monospace;margin:0}',
  'mark{background:#2da44e33;color:inherit}',
].join('');
