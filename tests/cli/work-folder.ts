/** A folder for the files of a test file, which goes when its tests are done. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export interface WorkFolder {
  readonly folder: string;
  /** The path of a file in it, which need not be there. */
  readonly at: (name: string) => string;
  /** Writes a file: its path. */
  readonly file: (name: string, content: string) => string;
}

export function workFolder(name: string): WorkFolder {
  const folder = mkdtempSync(join(tmpdir(), `samara-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (path: string): string => join(folder, path);
  const file = (path: string, content: string): string => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
    return at(path);
  };
  return { folder, at, file };
}
