/**
 * Programs of unusual shape: one row each, with what `main` gives. They are C, so that every output gets them by its row.
 */
export interface SizedProgram {
  readonly name: string;
  readonly text: () => string;
  readonly status: number;
}

const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** Words that some language or library has a use for; C and its headers of ours have no use for these. */
const hostile =
  'function var let class new delete this instanceof null undefined NaN Infinity eval arguments async await yield import export package interface ' +
  'abstract boolean byte final native synchronized throws transient object string decimal namespace using out ref params lambda def pass None True ' +
  'self global nonlocal __proto__ constructor hasOwnProperty toString valueOf prototype memory stack calls depth places trap enter begin load store HEAP';

export const sizedPrograms: readonly SizedProgram[] = [
  {
    name: 'hostile names',
    status: hostile.split(' ').length,
    text: () => {
      const names = hostile.split(' ');
      const funcs = names.map(
        (name, i) =>
          `static int ${name}(int ${names[(i + 1) % names.length]}_) { return ${names[(i + 1) % names.length]}_ + 1; }`,
      );
      return `${funcs.join('\n')}\nint main(void) { int main_ = 0;\n${names.map((name) => `main_ = ${name}(main_);`).join('\n')}\nreturn main_; }\n`;
    },
  },
  { name: 'a program that does nothing', status: 0, text: () => 'int main(void) { return 0; }\n' },
  {
    name: '1,000 locals that live at once',
    status: ((999 * 1000) / 2) % 251,
    text: () =>
      `int f(int n) {\n${lines(1000, (i) => `int v${i} = n + ${i};`)}\nint sum = 0;\nfor (int i = 0; i < n + 1; i++) {\n${lines(1000, (i) => `sum += v${i};`)}\n}\nreturn sum; }\nint main(void) { return f(0) % 251; }\n`,
  },
  {
    name: '10,000 cases',
    status: 123,
    text: () =>
      `int f(int n) { switch (n) {\n${lines(10_000, (i) => `case ${i * 3}: return ${(i * 7) % 251};`)}\ndefault: return -1; } }\nint main(void) { int bad = 0; for (int i = 0; i < 30000; i++) bad += f(i) != (i % 3 ? -1 : i / 3 * 7 % 251); return bad == 0 ? 123 : 1; }\n`,
  },
  {
    name: '10,000 functions',
    status: 10_000 % 251,
    text: () =>
      `static int f0(int n) { return n + 1; }\n${lines(9999, (i) => `static int f${i + 1}(int n) { return ${(i + 1) % 100 === 0 ? `n` : `f${i}(n)`} + 1; }`)}\nint main(void) { int n = 0;\n${lines(100, (i) => `n += f${i * 100 + 99}(0);`)}\nreturn n % 251; }\n`,
  },
  {
    name: '60,000 operations in a row',
    status: 17,
    text: () =>
      `unsigned f(unsigned n) {\n${lines(20_000, (i) => `n = n * ${2 * i + 3}u + ${i}u ^ ${i % 97}u;`)}\nreturn n; }\nunsigned g(unsigned n) { for (unsigned i = 0; i < 20000; i++) n = n * (2 * i + 3) + i ^ i % 97; return n; }\nint main(void) { return f(5) == g(5) ? 17 : 1; }\n`,
  },
];
