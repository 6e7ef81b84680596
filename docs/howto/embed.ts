// Rules that users wrote, run by an application that trusts none of them.
import { formatDiagnostics, formatTrap, instantiate, parse, SourceFile, Trap } from 'samara-ir';
import type { Program } from 'samara-ir';

const rule = `
func &stock extern (var %item <* i8>) i32
func &note extern (var %text <* i8>) void

# How many of an item to order, so that \`wanted\` are there.
func &order (var %item <* i8>, var %wanted i32) i32 {
  var %have i32
  callassigned &stock (dread ptr %item) { dassign %have }
  if (ge i32 i32 (dread i32 %have, dread i32 %wanted)) {
    call &note (conststr ptr "enough")
    return (constval i32 0)
  }
  return (sub i32 (dread i32 %wanted, dread i32 %have))
}

func &share (var %all i32, var %people i32) i32, i32 {
  return (div i32 (dread i32 %all, dread i32 %people), rem i32 (dread i32 %all, dread i32 %people))
}

func &forever () void {
  while (constval i32 1) {}
}
`;

// 1. Read. Every mistake is found at once; each has a place, a message and perhaps a cure.
const wrong = await parse(new SourceFile('wrong.mpl', 'func &f () i32 {\n  return (constvall i32 0)\n}\n'), 'maple');
console.log(formatDiagnostics(wrong.diagnostics));

// 2. Make it ready: what is not granted here, the program does not have.
const shelf = new Map([['tea', 3]]);
const unit = await parse(new SourceFile('rule.mpl', rule), 'maple').orThrow();
const program: Program = await instantiate(unit, {
  host: {
    stock: (item: number) => shelf.get(program.memory.readString(item)) ?? 0,
    note: (text: number) => console.log('note:', program.memory.readString(text)),
  },
  fuel: 100_000,
  memoryLimit: 32 * 2 ** 20,
}).orThrow();

// 3. Call it. Numbers are numbers, integers of 64 bits are bigints; text lies in the program's memory.
const tea = program.heap.malloc(4);
program.memory.writeString(tea, 'tea');
console.log('order', program.call('order', [tea, 10]));
console.log('order', program.call('order', [tea, 2]));
program.heap.free(tea);
console.log('share', program.call('share', [17, 5]));

// 4. What goes wrong in a program is a Trap: a kind, a sentence, and the calls that led there.
for (const call of [() => program.call('share', [1, 0]), () => program.call('forever')]) {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    console.log(`[${error.kind}]\n${formatTrap(error)}`);
  }
}

// 5. A whole program has streams, arguments and a status.
const counter = `
func &printf extern varargs (var %format <* i8>, ...) i32
func &getchar extern () i32
func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %c i32
  var %lines i32
  callassigned &getchar () { dassign %c }
  while (ge i32 i32 (dread i32 %c, constval i32 0)) {
    if (eq i32 i32 (dread i32 %c, constval i32 10)) { dassign %lines (add i32 (dread i32 %lines, constval i32 1)) }
    callassigned &getchar () { dassign %c }
  }
  call &printf (conststr ptr "%s: %d lines\\n", iread ptr <* <* i8>> (array 0 ptr <* <[9] <* i8>>> (dread ptr %argv, constval i32 1)), dread i32 %lines)
  return (constval i32 3)
}
`;
const input = [new TextEncoder().encode('one\ntwo\n')];
let output = '';
const decoder = new TextDecoder();
const whole = await instantiate(await parse(counter, 'maple').orThrow(), {
  stdin: () => input.shift(),
  stdout: (bytes) => void (output += decoder.decode(bytes, { stream: true })),
  args: ['count', 'notes.txt'],
}).orThrow();
console.log('status', whole.main());
console.log(output);
