/**
 * Random programs of Java that divide by zero, look through null, miss arrays and catch some of that: the same statements
 * in Java and in MAPLE must log the same. The oracle is a Java virtual machine; without one the test is skipped.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Random } from '../scalar/random.ts';
import { startMachine } from './machine.ts';
import { isLong, times } from '../long.ts';
import { needs } from '../needs.ts';

const random = new Random(23n);

/** The same statements in both languages. */
interface Both {
  readonly java: string;
  readonly maple: string;
}

/** Exceptions by their names, each with the ones that are above it. */
const above: Readonly<Record<string, readonly string[]>> = {
  ArithmeticException: ['RuntimeException', 'Exception', 'Throwable'],
  NullPointerException: ['RuntimeException', 'Exception', 'Throwable'],
  ArrayIndexOutOfBoundsException: ['IndexOutOfBoundsException', 'RuntimeException', 'Exception', 'Throwable'],
  IndexOutOfBoundsException: ['RuntimeException', 'Exception', 'Throwable'],
  NegativeArraySizeException: ['RuntimeException', 'Exception', 'Throwable'],
  ClassCastException: ['RuntimeException', 'Exception', 'Throwable'],
  Mine: ['RuntimeException', 'Exception', 'Throwable'],
  RuntimeException: ['Exception', 'Throwable'],
  Exception: ['Throwable'],
  Throwable: [],
};
const names = Object.keys(above);
const typeOf = (name: string): string => (name === 'Mine' ? '$LMine_3B' : `$Ljava_2Flang_2F${name}_3B`);

const java = `
public class Main {
  static class Mine extends RuntimeException {}
  static class Box { int value = 5; Box next; int get() { return value; } }
  static class Other extends Box { int get() { return value + 1; } }
  static int log, state;
  static void note(int x) { log = (log * 31 + x) % 1000003; }
  static int choose(int n) { state = (state * 75 + 74) % 65537; return state % n; }
`;

const maple = `
type $LMine_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {}>
type $LBox_3B <class { @value i32, @next <* <$LBox_3B>>, &LBox_3B_7Cget () i32 }>
type $LOther_3B <class <$LBox_3B> { &LOther_3B_7Cget () i32 }>
var $log i32
var $state i32
func &LBox_3B_7Cget (var %this <* <$LBox_3B>>) i32 { return (iread i32 <* <$LBox_3B>> 1 (dread ref %this)) }
func &LOther_3B_7Cget (var %this <* <$LOther_3B>>) i32 { return (add i32 (iread i32 <* <$LBox_3B>> 1 (dread ref %this), constval i32 1)) }
func &newBox () <* <$LBox_3B>> {
  var %b <* <$LBox_3B>>
  dassign %b (gcmalloc ref <$LBox_3B>)
  iassign <* <$LBox_3B>> 1 (dread ref %b, constval i32 5)
  return (dread ref %b)
}
func &newOther () <* <$LBox_3B>> {
  var %b <* <$LBox_3B>>
  dassign %b (gcmalloc ref <$LOther_3B>)
  iassign <* <$LBox_3B>> 1 (dread ref %b, constval i32 5)
  return (dread ref %b)
}
func &note (var %x i32) void {
  dassign $log (rem i32 (add i32 (mul i32 (dread i32 $log, constval i32 31), dread i32 %x), constval i32 1000003))
  return ()
}
func &choose (var %n i32) i32 {
  dassign $state (rem i32 (add i32 (mul i32 (dread i32 $state, constval i32 75), constval i32 74), constval i32 65537))
  return (rem i32 (dread i32 $state, dread i32 %n))
}
`;

const choose = (n: number): string => `callassigned &choose (constval i32 ${n}) { regassign i32 %1 }`;
const a = 'dread i32 %a';
const element = `array 1 ptr <* <[] i32>> (dread ref %arr, regread i32 %2)`;
const index = `${choose(5)}\nregassign i32 %2 (sub i32 (regread i32 %1, constval i32 1))`;

/** What may fail: the operands come from numbers that both languages draw. */
const faulty: readonly Both[] = [
  { java: 'a = a / choose(3);', maple: `${choose(3)}\ndassign %a (div i32 (${a}, regread i32 %1))` },
  {
    java: 'a = 1000 % choose(3) + a;',
    maple: `${choose(3)}\ndassign %a (add i32 (rem i32 (constval i32 1000, regread i32 %1), ${a}))`,
  },
  {
    java: '{ int i = choose(5) - 1; a = a + arr[i]; }',
    maple: `${index}\ndassign %a (add i32 (${a}, iread i32 <* i32> 0 (${element})))`,
  },
  { java: '{ int i = choose(5) - 1; arr[i] = a; }', maple: `${index}\niassign <* i32> 0 (${element}, ${a})` },
  {
    java: 'arr = new int[choose(5) - 1];',
    maple: `${index}\ndassign %arr (gcmallocjarray ref <[] i32> (regread i32 %2))`,
  },
  {
    java: 'a = a + arr.length;',
    maple: `dassign %a (add i32 (${a}, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %arr)))`,
  },
  { java: 'a = a + p.value;', maple: `dassign %a (add i32 (${a}, iread i32 <* <$LBox_3B>> 1 (dread ref %p)))` },
  { java: 'p.value = a;', maple: `iassign <* <$LBox_3B>> 1 (dread ref %p, ${a})` },
  {
    java: 'a = a + p.next.value;',
    maple: `dassign %a (add i32 (${a}, iread i32 <* <$LBox_3B>> 1 (iread ref <* <$LBox_3B>> 2 (dread ref %p))))`,
  },
  { java: 'p.next = p;', maple: 'iassign <* <$LBox_3B>> 2 (dread ref %p, dread ref %p)' },
  {
    java: 'a = a + p.get();',
    maple: `virtualcallassigned &LBox_3B_7Cget (dread ref %p) { regassign i32 %1 }\ndassign %a (add i32 (${a}, regread i32 %1))`,
  },
  {
    java: '{ int d = choose(2); p.value = a / d; }',
    maple: `${choose(2)}\niassign <* <$LBox_3B>> 1 (dread ref %p, div i32 (${a}, regread i32 %1))`,
  },
  {
    java: '{ Other o = (Other) p; a = a + (o == null ? 3 : 4); }',
    maple: `intrinsiccallwithtypeassigned <* <$LOther_3B>> JAVA_CHECK_CAST (dread ref %p) { regassign ref %3 }
dassign %a (add i32 (${a}, select i32 (eq u1 ref (regread ref %3, constval ref 0), constval i32 3, constval i32 4)))`,
  },
  {
    java: 'if (choose(3) == 0) throw new Mine();',
    maple: `${choose(3)}\nif (eq u1 i32 (regread i32 %1, constval i32 0)) {\ndassign %e (gcmalloc ref <$LMine_3B>)\nthrow (dread ref %e)\n}`,
  },
  {
    java: 'if (choose(4) == 0) throw (Mine) null;',
    maple: `${choose(4)}\nif (eq u1 i32 (regread i32 %1, constval i32 0)) {\ndassign %e (constval ref 0)\nthrow (dread ref %e)\n}`,
  },
];

const safe: readonly Both[] = [
  { java: 'p = null;', maple: 'dassign %p (constval ref 0)' },
  { java: 'p = new Box();', maple: 'callassigned &newBox () { dassign %p }' },
  { java: 'p = new Other();', maple: 'callassigned &newOther () { dassign %p }' },
  { java: 'arr = new int[3];', maple: 'dassign %arr (gcmallocjarray ref <[] i32> (constval i32 3))' },
  { java: 'a = a + 7;', maple: `dassign %a (add i32 (${a}, constval i32 7))` },
  { java: 'note(a);', maple: `call &note (${a})` },
];

let labels = 0;

function join2(parts: readonly Both[]): Both {
  return { java: parts.map((part) => part.java).join('\n'), maple: parts.map((part) => part.maple).join('\n') };
}

function block(depth: number, callees: number): Both {
  return join2(Array.from({ length: 1 + random.below(4) }, () => statement(depth, callees)));
}

function statement(depth: number, callees: number): Both {
  const kind = random.below(depth > 0 ? 8 : 5);
  if (kind < 2) return faulty[random.below(faulty.length)];
  if (kind < 4) return safe[random.below(safe.length)];
  if (kind === 4) {
    if (callees === 0) return safe[random.below(safe.length)];
    const callee = random.below(callees);
    return { java: `a = f${callee}(a);`, maple: `callassigned &f${callee} (${a}) { dassign %a }` };
  }
  return attempt(depth, callees);
}

/** Up to three handlers, none for what one before it takes already. */
function attempt(depth: number, callees: number): Both {
  const id = labels++;
  const types: string[] = [];
  for (let i = 1 + random.below(3); i > 0; i--) {
    const type = names[random.below(names.length)];
    if (!types.includes(type) && !above[type].some((other) => types.includes(other))) types.push(type);
  }
  const body = block(depth - 1, callees);
  const handlers = types.map((type, i): Both => {
    const inside = block(depth - 1, callees);
    const k = 1 + random.below(900);
    const again = random.below(5) === 0;
    return {
      java: ` catch (${type} e${id}) {\nnote(${k});\n${inside.java}\n${again ? `throw e${id};` : ''}}`,
      maple: `@h${id}x${i} javacatch {<* <${typeOf(type)}>>}\ncall &note (constval i32 ${k})\n${inside.maple}\n${again ? 'throw (regread ref %%thrownval)' : `goto @e${id}`}`,
    };
  });
  return {
    java: `try {\n${body.java}\n}${handlers.map((handler) => handler.java).join('')}`,
    maple: `javatry {${types.map((_, i) => `@h${id}x${i}`).join(' ')}}\n${body.maple}\nendtry\ngoto @e${id}\n${handlers.map((handler) => handler.maple).join('\n')}\n@e${id}`,
  };
}

const functions = 4 * times(3, 10);
const seeds = 12;

/** Every fourth function is run; it may call those before it. */
function program(): Both {
  const funcs = Array.from({ length: functions }, (_, i): Both => {
    const body = block(3, i % 4);
    const group = i - (i % 4);
    const javaBody = body.java.replace(/\bf(\d)\(a\)/g, (_all, k: string) => `f${group + Number(k)}(a)`);
    const mapleBody = body.maple.replace(/&f(\d) /g, (_all, k: string) => `&f${group + Number(k)} `);
    return {
      java: `static int f${i}(int a) {\nBox p = null;\nint[] arr = null;\nif (choose(2) == 0) p = new Box();\nif (choose(2) == 0) arr = new int[3];\n${javaBody}\nreturn a;\n}`,
      maple: `func &f${i} (var %a i32) i32 {\nvar %p <* <$LBox_3B>>\nvar %e <* <$LMine_3B>>\nvar %arr <* <[] i32>>\n${choose(2)}\nif (eq u1 i32 (regread i32 %1, constval i32 0)) { callassigned &newBox () { dassign %p } }\n${choose(2)}\nif (eq u1 i32 (regread i32 %1, constval i32 0)) { dassign %arr (gcmallocjarray ref <[] i32> (constval i32 3)) }\n${mapleBody}\nreturn (${a})\n}`,
    };
  });
  const runs = Array.from({ length: functions / 4 }, (_, i): Both => ({
    java: `static int run${i}(int seed) { log = 0; state = seed; try { note(f${i * 4 + 3}(seed)); } catch (Throwable e) { return log; } return -log; }`,
    maple: `func &run${i} (var %seed i32) i32 {\ndassign $log (constval i32 0)\ndassign $state (dread i32 %seed)\njavatry {@h}\ncallassigned &f${i * 4 + 3} (dread i32 %seed) { regassign i32 %1 }\ncall &note (regread i32 %1)\nendtry\nreturn (neg i32 (dread i32 $log))\n@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}\nreturn (dread i32 $log)\n}`,
  }));
  const all = join2([...funcs, ...runs]);
  const main = `public static void main(String[] args) { for (int s = 1; s <= ${seeds}; s++) {\n${runs.map((_, i) => `System.out.println(run${i}(s));`).join('\n')}\n} }`;
  return { java: `${java}${all.java}\n${main}\n}`, maple: `${maple}${all.maple}` };
}

needs('java');

test.skipIf(!isLong)('random programs against a Java virtual machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samara-java-'));
  try {
    const both = program();
    writeFileSync(join(folder, 'Main.java'), both.java);
    const run = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-Xshare:auto', join(folder, 'Main.java')], {
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    const expected = run.stdout.trim().split(/\s+/).map(Number);
    const machine = startMachine(both.maple);
    const actual: (number | string)[] = [];
    for (let seed = 1; seed <= seeds; seed++)
      for (let i = 0; i < functions / 4; i++) actual.push(Number(machine.call(`run${i}`, seed)));
    expect(actual).toEqual(expected);
    // Neither all nor none of them end with an exception.
    expect(expected.filter((value) => value > 0).length).toBeGreaterThan(times(2, 10));
    expect(expected.filter((value) => value < 0).length).toBeGreaterThan(times(2, 10));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
