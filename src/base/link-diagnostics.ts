/**
 * What can be wrong where several files become one program: codes `LNK0001…`. The numbers 000x are about names that meet, 001x
 * about what meets and does not agree, 002x about the program as a whole, 003x about libraries and objects.
 */
import { defineCatalogue } from './diagnostics.ts';

export const linkCatalogue = defineCatalogue({
  LNK0001: {
    severity: 'error',
    message: (name: string, count: number) =>
      `\`${name}\` is defined ${count === 2 ? 'twice' : `${count} times`} in this program`,
    explain:
      'Names that are not local to their file are one space over all files of a program, and each may be defined once. Make a ' +
      'helper local to its file (`static`, `local`, `internal`), rename one of them, or make the one that others may replace `weak`.',
    bad: '# a.lir\nfunc i32 @f, param 0\n  return 1\nfunc end\n# b.lir\nfunc i32 @f, param 0\n  return 2\nfunc end',
    good: '# a.lir\nfunc i32 @f, param 0\n  return 1\nfunc end\n# b.lir\nextern func i32 @f()',
  },
  LNK0002: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is used, and no file of the program defines it`,
    explain:
      'A file declares the name (`extern`) and uses it, but neither the other files nor the libraries nor the host have it. Name ' +
      'the file or library that defines it; `--extern NAME` leaves a function to whoever runs the result.',
    bad: 'samara link main.lir -o program.lir      (main.lir calls @f of f.lir)',
    good: 'samara link main.lir f.lir -o program.lir',
  },
  LNK0003: {
    severity: 'error',
    message: (name: string, target: string) => `\`${name}\` is another name of \`${target}\`, which nothing defines`,
    explain: 'The target of an alias is a definition of the same file, or one that another file supplies.',
    bad: 'alias func @g = @f\nextern func i32 @f()',
    good: 'alias func @g = @f\nfunc i32 @f, param 0\n  return 1\nfunc end',
  },
  LNK0004: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is an alias of itself`,
    explain: 'Following the aliases from this name leads back to it, so that none of them names a definition.',
    bad: 'alias func @f = @g\nalias func @g = @f',
    good: 'alias func @f = @g\nfunc i32 @g, param 0\n  return 1\nfunc end',
  },
  LNK0010: {
    severity: 'error',
    message: (name: string, here: string, there: string) =>
      `\`${name}\` is ${here} here, and ${there} where it is defined`,
    explain:
      'The declaration through which a file uses a function or variable says another type, size or kind than its definition. A call ' +
      'through it would pass its arguments wrong, so nothing is converted: make the two the same.',
    bad: '# main.lir\nextern func i32 @f(i32)\n# f.lir\nfunc f64 @f, param 1\n  fparam f64 p0\n  return p0\nfunc end',
    good: '# main.lir\nextern func f64 @f(f64)\n# f.lir\nfunc f64 @f, param 1\n  fparam f64 p0\n  return p0\nfunc end',
  },
  LNK0011: {
    severity: 'error',
    message: (name: string, here: string, there: string) =>
      `\`${name}\` is declared as ${here} here, and as ${there} in another file`,
    explain:
      'No file of the program defines the name, so the host has to, and two files want something else of it. Make the declarations the same.',
    bad: '# a.lir\nextern func i32 @f(i32)\n# b.lir\nextern func f64 @f(f64)',
    good: '# a.lir\nextern func i32 @f(i32)\n# b.lir\nextern func i32 @f(i32)',
  },
  LNK0012: {
    severity: 'error',
    message: (file: string, here: string, first: string, there: string) =>
      `\`${file}\` has ${here}, and \`${first}\` has ${there}`,
    explain:
      'All files of a program have the same data layout: addresses of 4 or of 8 bytes. SysY and Tuyin IR have 4; MAPLE and C take what ' +
      '`--pointer-size` says, so that they can be linked with either. C settles it when it is read, also for an object (`build -c`).',
    bad: 'samara link eight.lir four.lir -o program.lir',
    good: 'samara run program.mpl helper.sy --pointer-size 4',
  },
  LNK0020: {
    severity: 'error',
    message: (name: string, first: string) =>
      `the program already starts at \`${first}\`, and this file says \`${name}\``,
    explain:
      'A program starts at one function. Two of its files name different ones; `--entry NAME` says which is meant, or take one of the ' +
      'two directives away.',
    bad: 'samara link a.lir b.lir -o program.lir      (entry @one, entry @two)',
    good: 'samara link a.lir b.lir --entry one -o program.lir',
  },
  LNK0021: {
    severity: 'error',
    message: (name: string, option: string) =>
      `\`--${option}\` names \`${name}\`, which no file of the program defines`,
    explain:
      'What the program starts with, exports or keeps must be a function or variable that one of its files defines.',
    bad: 'samara link a.lir --export tset -o program.lir',
    good: 'samara link a.lir --export test -o program.lir',
  },
  LNK0022: {
    severity: 'error',
    message: (file: string, title: string) => `\`${file}\` is a file of ${title}, which cannot be linked`,
    explain:
      'Files of one language are linked by that language; files of several meet in the linear IR. This language can do neither.',
    bad: 'samara link program.mpl types.json -o program.lir',
    good: 'samara link program.mpl helper.sy -o program.lir',
  },
  LNK0023: {
    severity: 'error',
    message: (name: string) => `no other language can call \`${name}\` of Tuyin IR: its types do not cross`,
    explain:
      'Programs of Tuyin IR have a memory and a run time of their own. Between them and the other languages of a program cross integers of up ' +
      'to 64 bits, float and double; pointers, blocks, vectors and wider numbers do not.',
    bad: 'define i32* @first(i32* %list) { %list }',
    good: 'define i32 @first(i32 %a, i32 %b) { %a }',
  },
  LNK0030: {
    severity: 'error',
    message: (folder: string) => `\`${folder}\` has no index`,
    explain:
      'A folder is a library when it has an index of what its files define, so that only those that a program reaches are read. ' +
      '`samara archive FOLDER` writes it.',
    bad: 'samara link main.lir -l objects -o program.lir',
    good: 'samara archive objects && samara link main.lir -l objects -o program.lir',
  },
  LNK0031: {
    severity: 'error',
    message: (file: string, what: string) => `\`${file}\` is no library: ${what}`,
    explain:
      'The file is not what `samara archive` writes: it was cut off, changed, or written by another version. Make it again from its objects.',
    bad: 'samara link main.lir -l notes.txt -o program.lir',
    good: 'samara archive f.lir g.lir -o helpers.sar && samara link main.lir -l helpers.sar -o program.lir',
  },
  LNK0032: {
    severity: 'error',
    message: (member: string, library: string) => `\`${member}\` is not what the index of \`${library}\` says`,
    explain:
      'The object was changed after the index was made, which may now name what is not there. `samara archive` makes the index again.',
    bad: 'samara archive objects && samara build -c f.sy -o objects/f.lir && samara link main.lir -l objects -o program.lir',
    good: 'samara build -c f.sy -o objects/f.lir && samara archive objects && samara link main.lir -l objects -o program.lir',
  },
  LNK0033: {
    severity: 'error',
    message: (name: string, folders: string) =>
      `there is no library \`${name}\`${folders === '' ? '' : ` in ${folders}`}`,
    explain:
      '`-l NAME` is a path, or the name of an archive `NAME.sar` or of a folder with an index in one of the folders that `-L` names.',
    bad: 'samara link main.lir -l helpers -o program.lir      (the library is build/helpers.sar)',
    good: 'samara link main.lir -L build -l helpers -o program.lir',
  },
});
