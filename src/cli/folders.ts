/** `--dir HOST[:GUEST][:rw]`: folders of the host that a program may use, each with the name that it has for the program. */
import type { Command } from 'commander';
import type { GrantedFolder } from '../vm/files.ts';
import { listOption, type Words } from './command.ts';
import { repeatable } from './program.ts';

export function declareFolders(command: Command): void {
  const help = 'a folder that the program may read, or change (:rw), as GUEST; may be repeated';
  command.addOption(repeatable('--dir <host[:guest][:rw]>', help));
}

interface FolderWords {
  readonly host: string;
  readonly guest: string;
  readonly isWritable: boolean;
}

/** A drive's letter belongs to the path. Without a name of its own, a folder has that which the user gave. */
export function splitFolder(word: string): FolderWords {
  const match = /^((?:[A-Za-z]:(?=[\\/]))?[^:]*)(?::((?!rw$)[^:]*))?(:rw)?$/.exec(word);
  const [, host = word, guest = host, writable] = match ?? [];
  return { host, guest: guest.replaceAll('\\', '/'), isWritable: writable !== undefined };
}

/** Opens them; words if one cannot be. */
export async function openFolders(words: Words): Promise<readonly GrantedFolder[] | string> {
  const folders: GrantedFolder[] = [];
  for (const { host, guest, isWritable } of listOption(words, 'dir').map(splitFolder)) {
    const { openNodeFolder } = await import('../driver/node-folders.ts');
    try {
      folders.push({ at: guest, files: openNodeFolder(host), isWritable });
    } catch (error) {
      const { reasonOf } = await import('../driver/node-streams.ts');
      return `--dir ${host}: ${reasonOf(error)}`;
    }
  }
  return folders;
}
