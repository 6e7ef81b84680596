/**
 * What can be wrong with files and with a command, before any language is involved: codes `SAM0001…`.
 * The numbers 00xx are about reading and writing files, 01xx about choosing formats, engines and levels, 02xx about
 * running a program.
 */
import { defineCatalogue } from '../base/diagnostics.ts';

export const driverCatalogue = defineCatalogue({
  SAM0001: {
    severity: 'error',
    message: (name: string) => `there is no file \`${name}\``,
    explain:
      'A file named on the command line does not exist. Relative names start at the folder in which the command ' +
      'runs. `-` stands for standard input.',
    bad: 'samara check exmaples/hello.mpl',
    good: 'samara check examples/hello.mpl',
  },
  SAM0002: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a folder, not a file`,
    explain:
      'This command takes one file. `check` and `fmt` take folders, and mean all files in them that Samara knows.',
    bad: 'samara run examples',
    good: 'samara run examples/hello.mpl',
  },
  SAM0003: {
    severity: 'error',
    message: (name: string, reason: string) => `cannot read \`${name}\`: ${reason}`,
    explain: 'The operating system refused to open or read the file. Check its permissions and those of its folder.',
    bad: 'samara check secret.mpl      (the file belongs to another user)',
    good: 'chmod u+r secret.mpl && samara check secret.mpl',
  },
  SAM0004: {
    severity: 'error',
    message: (name: string, size: number, limit: number) =>
      `\`${name}\` has ${mebibytes(size)}, more than the ${mebibytes(limit)} that one file may have`,
    explain:
      'A module may take 24 times the size of its text in memory, and node gives a process a heap of a few GB: the limit is ' +
      'a 24th of it. NODE_OPTIONS=--max-old-space-size=MEGABYTES makes the heap larger, and the limit with it; no file ' +
      'may have more than 512 MB, where strings end in JavaScript. Or split the program into several modules.',
    bad: 'samara check everything.mpl      (300 MB)',
    good: 'NODE_OPTIONS=--max-old-space-size=16000 samara check everything.mpl',
  },
  SAM0005: {
    severity: 'error',
    message: (name: string, offset: number) => `\`${name}\` is not UTF-8 text: invalid byte at offset ${offset}`,
    explain:
      'Text files are UTF-8, with or without a byte order mark. The offset counts bytes from 0. Such a file is often ' +
      'a binary one under the wrong extension, or text in an older encoding, which `iconv` converts.',
    bad: 'samara check latin1.mpl',
    good: 'iconv -f latin1 -t utf-8 latin1.mpl > utf8.mpl && samara check utf8.mpl',
  },
  SAM0006: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is empty`,
    explain: 'A file without a single character is hardly what was meant: often the command that writes it has failed.',
    bad: 'samara run nothing.mpl      (0 bytes)',
    good: 'samara run hello.mpl',
  },
  SAM0007: {
    severity: 'error',
    message: (name: string, reason: string) => `cannot write \`${name}\`: ${reason}`,
    explain:
      'Output goes to a temporary file beside the target, which is then renamed, so the folder must exist and be ' +
      'writable. What was there before is untouched.',
    bad: 'samara fmt hello.mpl -o missing/folder/hello.mpl',
    good: 'mkdir -p missing/folder && samara fmt hello.mpl -o missing/folder/hello.mpl',
  },
  SAM0008: {
    severity: 'error',
    message: (name: string, known: string) => `the folder \`${name}\` has no files that are known (${known})`,
    explain:
      'A folder stands for the files with known extensions in it and in the folders below; with `--from` for those of ' +
      'one format. `node_modules`, and files and folders whose names begin with a dot, are left out.',
    bad: 'samara check empty',
    good: 'samara check examples',
  },
  SAM0101: {
    severity: 'error',
    message: (name: string, known: string) => `cannot tell what \`${name}\` contains (known extensions: ${known})`,
    explain:
      'The format of a file is known from its extension, and where that says nothing from its content. This file has ' +
      'neither a known extension nor a recognisable beginning. `--from` names the format.',
    bad: 'samara check program.txt',
    good: 'samara check --from maple program.txt',
  },
  SAM0102: {
    severity: 'error',
    message: (format: string, action: string) => `${format} files cannot be ${action}`,
    explain:
      'The format was recognised, but this command does not take it. `samara COMMAND --help` lists what it takes.',
    bad: 'samara run types.mplt',
    good: 'samara run program.mpl',
  },
  SAM0103: {
    severity: 'error',
    message: (kind: string, name: string, known: string) => `unknown ${kind} \`${name}\` (known: ${known})`,
    explain: 'An option names an engine, a level, a format or the like that does not exist in this version.',
    bad: 'samara lower --to ssaa program.mpl',
    good: 'samara lower --to ssa program.mpl',
  },
  SAM0104: {
    severity: 'error',
    message: (name: string) => `${name} is no text of its language; fmt writes text in place of text alone`,
    explain:
      '`fmt --write` replaces a file by its canonical text. A binary file, or a JSON document, would no longer be what its name says, so ' +
      'it is left as it is. `samara dis` writes its text to another file; `samara as` writes such a file anew, with this version or ' +
      'without comments and places.',
    bad: 'samara fmt --write program.lirb',
    good: 'samara dis program.lirb -o program.lir',
  },
  SAM0105: {
    severity: 'error',
    message: (what: string, func: string) =>
      `${what} in \`@${func}\` is too large for registers, so it has no instructions`,
    explain:
      'Values of Tuyin IR become registers of the linear IR: one for each scalar of up to 64 bits. Those with more than 2,048 of them (numbers of 16 KB, ' +
      'for example) have no instructions: keep such data in a block, which may have any size. The program runs nevertheless: `samara run` takes the ' +
      'stack machine for it.',
    bad: 'samara lower huge-numbers.ti --to linear',
    good: 'samara run huge-numbers.ti',
  },
  SAM0201: {
    severity: 'error',
    message: (module: string, starts: string) => `\`${module}\` has nothing to run: ${starts}`,
    explain:
      'A program starts at the function that an `entryfunc` directive names, or else at `main`; one of Tuyin IR with the ' +
      'statements outside functions, then at `@main`. Write one of them, or call a single function with `--call`.',
    bad: 'samara run library.mpl',
    good: 'samara run library.mpl --call gcd 12 18',
  },
  SAM0202: {
    severity: 'error',
    message: (name: string) => `there is no function \`${name}\` with a body`,
    explain: '`--call` names a function that some file of the program defines, with or without its `&`.',
    bad: 'samara run library.mpl --call gdc 12 18',
    good: 'samara run library.mpl --call gcd 12 18',
  },
  SAM0203: {
    severity: 'error',
    message: (name: string, wanted: number, given: number) =>
      `\`${name}\` takes ${wanted} argument${wanted === 1 ? '' : 's'}, ${given} given`,
    explain: 'The arguments after `--call NAME` are the parameters of the function, one word each.',
    bad: 'samara run library.mpl --call gcd 12',
    good: 'samara run library.mpl --call gcd 12 18',
  },
  SAM0204: {
    severity: 'error',
    message: (text: string, type: string) => `\`${text}\` is not a value of type ${type}`,
    explain:
      'Arguments are read by the type of the parameter: integers in decimal or hexadecimal that fit its width, ' +
      'floating-point numbers in the usual notation.',
    bad: 'samara run library.mpl --call gcd twelve 18',
    good: 'samara run library.mpl --call gcd 12 18',
  },
  SAM0205: {
    severity: 'error',
    message: (name: string, type: string) =>
      `\`${name}\` takes or returns a value of type ${type}, which has no written form`,
    explain:
      '`--call` reads and prints integers, addresses, floating-point numbers, complex numbers and vectors as lists ' +
      '(`[1, 2.5]`), and dynamic values as JavaScript writes them. Call a function that takes and returns such values, and let it build the others.',
    bad: 'samara run points.mpl --call distance 1 2      (its parameters are structures)',
    good: 'samara run points.mpl --call distanceOf 1 2 3 4',
  },
  SAM0206: {
    severity: 'error',
    message: (name: string, type: string) =>
      `no plain function can be the extern \`${name}\`: its declaration has a value of type ${type}`,
    explain:
      'A JavaScript function that is given to `instantiate` takes and returns integers, addresses and floating-point ' +
      'numbers of up to 64 bits, and at most one result. Structures are passed by their address.',
    bad: 'func &draw extern (var %p <$point>) void',
    good: 'func &draw extern (var %p <* <$point>>) void',
  },
  SAM0207: {
    severity: 'error',
    message: (name: string, has: number) => `\`${name}\` is linear IR with pointers of ${has} bytes`,
    explain:
      '`--pointer-size` is for programs in MAPLE IR. Text in the linear IR has been made for one size of pointers, which ' +
      'its `profile` line names, and SysY programs have pointers of 4 bytes.',
    bad: 'samara run program.lir --pointer-size 4',
    good: 'samara lower program.mpl --to linear --pointer-size 4 -o program.lir && samara run program.lir',
  },
  SAM0209: {
    severity: 'error',
    message: (wanted: string) => `there is no compiler for C on this system (${wanted})`,
    explain:
      'The output `native` is made by the compiler for C of the system: the one that the environment variable CC names, else cc, gcc, ' +
      'clang or tcc. One of them has to be installed: `apt install gcc`, `dnf install gcc`, `brew install gcc`, `xcode-select --install`. ' +
      '`--target c` writes the file that another machine can compile.',
    bad: 'CC=missing-cc samara build hello.mpl --target native -o hello',
    good: 'apt install gcc && samara build hello.mpl --target native -o hello',
  },
  SAM0210: {
    severity: 'error',
    message: (compiler: string, reason: string) => `\`${compiler}\` made no program: ${reason}`,
    explain:
      'The compiler of the system has refused the file of C that was made of the program, or could not link it. Functions that ' +
      'the program declares and nobody defines are the usual reason: build an object (`-o program.o`) and link it with their definitions.',
    bad: 'samara build asks.mpl --target native -o asks      (it calls `ask`, which is written in C)',
    good: 'samara build asks.mpl --target native -o asks.o && cc asks.o ask.c -lm -o asks',
  },
});

function mebibytes(bytes: number): string {
  return `${(bytes / 1048576).toFixed(bytes < 10485760 ? 1 : 0)} MiB`;
}
