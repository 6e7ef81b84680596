/**
 * Writes tests/c/standard/README.md: which programs there are for each section of C17, and which sections have none.
 *
 *     npx tsx scripts/c-sections.mjs            writes the page
 *     npx tsx scripts/c-sections.mjs --check    says whether it is what would be written
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, root } from '../tests/files/folder.ts';

const folder = join(root, 'tests/c/standard');
const page = join(folder, 'README.md');

/** Sections by their numbers: those of the language, and the headers. A program belongs to the longest number that its name begins with. */
const sections = `
5.1.1.2 translation phases
5.1.2.2.1 program start
5.1.2.2.3 program end
5.1.2.3 program execution
5.2.1 character sets
5.2.2 characters as they are shown
5.2.4.1 translation limits
5.2.4.2 numerical limits
6.2.1 scopes
6.2.2 linkages
6.2.3 name spaces
6.2.4 storage durations
6.2.5 types
6.2.6 representations
6.2.7 compatible and composite types
6.2.8 alignment
6.3.1.1 promotions
6.3.1.2 to _Bool
6.3.1.3 integers
6.3.1.4 floating and integer
6.3.1.5 floating
6.3.1.6 complex
6.3.1.7 real and complex
6.3.1.8 usual arithmetic conversions
6.3.2.1 lvalues, arrays, functions
6.3.2.2 void
6.3.2.3 pointers
6.4.1 keywords
6.4.2 identifiers
6.4.3 universal character names
6.4.4.1 integer constants
6.4.4.2 floating constants
6.4.4.3 enumeration constants
6.4.4.4 character constants
6.4.5 string literals
6.4.6 punctuators
6.4.7 header names
6.4.8 preprocessing numbers
6.4.9 comments
6.5 order of evaluation, precedence
6.5.1 primary expressions
6.5.1.1 generic selection
6.5.2.1 subscripts
6.5.2.2 calls
6.5.2.3 members
6.5.2.4 postfix increment
6.5.2.5 compound literals
6.5.3.1 prefix increment
6.5.3.2 address and indirection
6.5.3.3 unary arithmetic
6.5.3.4 sizeof and _Alignof
6.5.4 casts
6.5.5 multiplication
6.5.6 addition
6.5.7 shifts
6.5.8 relations
6.5.9 equality
6.5.10 and
6.5.13 logical and, or
6.5.15 conditional
6.5.16.1 assignment
6.5.16.2 compound assignment
6.5.17 comma
6.6 constant expressions
6.7 declarations
6.7.1 storage classes
6.7.2 type specifiers
6.7.2.1 structures and unions
6.7.2.2 enumerations
6.7.2.3 tags
6.7.2.4 atomic types
6.7.3 qualifiers
6.7.4 function specifiers
6.7.5 alignment specifiers
6.7.6 declarators
6.7.6.1 pointers
6.7.6.2 arrays
6.7.6.3 functions
6.7.7 type names
6.7.8 typedef
6.7.9 initialisers
6.7.10 static assertions
6.8.1 labels
6.8.2 blocks
6.8.3 expression statements
6.8.4.1 if
6.8.4.2 switch
6.8.5 loops
6.8.6.1 goto
6.8.6.2 continue, break
6.8.6.4 return
6.9 external definitions
6.9.1 function definitions
6.9.2 object definitions
6.10.1 conditional inclusion
6.10.2 #include
6.10.3 macros
6.10.3.1 substitution
6.10.3.2 #
6.10.3.3 ##
6.10.3.4 rescanning
6.10.3.5 scope of macros
6.10.4 #line
6.10.5 #error, #pragma, empty directives
6.10.6 #pragma
6.10.8 predefined macros
6.10.9 _Pragma
7.2 assert.h
7.3 complex.h
7.4 ctype.h
7.5 errno.h
7.6 fenv.h
7.7 float.h, limits.h
7.8 inttypes.h
7.9 iso646.h
7.11 locale.h
7.12 math.h
7.13 setjmp.h
7.14 signal.h
7.15 stdalign.h, stdnoreturn.h
7.16 stdarg.h
7.17 stdatomic.h
7.18 stdbool.h
7.19 stddef.h
7.20 stdint.h
7.21 stdio.h
7.22 stdlib.h
7.24 string.h
7.25 tgmath.h
7.26 threads.h
7.27 time.h
7.28 uchar.h
7.29 wchar.h
7.30 wctype.h
J.1 unspecified behaviour
J.3 implementation-defined behaviour
J.5 common extensions
gnu extensions of GNU C
c23 what C23 has anew
cross crossings of sections`
  .trim()
  .split('\n')
  .map((line) => ({ number: line.split(' ', 1)[0], title: line.slice(line.indexOf(' ') + 1) }));

/** Is the program of this name about the section? `6.5.7` is none of `6.5.75`, and of `6.5` only where no longer number is listed. */
const isOf = (name, number) => name.startsWith(number) && !/^[\d]/.test(name.slice(number.length));

function sectionOf(name) {
  const found = sections.filter(({ number }) => isOf(name, number)).sort((a, b) => b.number.length - a.number.length);
  if (found.length === 0) throw new Error(`${name}: of which section? (scripts/c-sections.mjs)`);
  return found[0].number;
}

export function pageText() {
  const files = filesIn(folder, ['.c']);
  const names = files.map(({ path }) => ({ path, name: basename(path, '.c') }));
  const rows = sections.map(({ number, title }) => {
    const own = names.filter(({ name }) => sectionOf(name) === number);
    const links = own.map(
      ({ path, name }) =>
        `[${name.slice(number.length).replace(/^-/, '') || name}](${path.slice('tests/c/standard/'.length)})`,
    );
    return { number, title, count: own.length, links };
  });
  const refused = files.filter(({ facts }) => facts.has('light')).length;
  return `# Programs by section of the standard

${files.length} programs; ${files.length - refused} of them are in the profile of the formal machine, and each other one says with which message it
is refused. Numbers are those of C17 (ISO/IEC 9899:2018). Written by \`npx tsx scripts/c-sections.mjs\`; what the programs print is from
gcc and clang: \`npx tsx scripts/c-oracle.mjs\`.

| section | | programs | |
|---|---|--:|---|
${rows.map(({ number, title, count, links }) => `| ${number} | ${title} | ${count} | ${links.join(' · ')} |`).join('\n')}

Without a program of their own: ${rows
    .filter(({ count }) => count === 0)
    .map(({ number, title }) => `${number} (${title})`)
    .join(', ')}.
`;
}

function main([word]) {
  const text = pageText();
  if (word !== '--check') return writeFileSync(page, text);
  if (readFileSync(page, 'utf8') === text) return;
  console.error('tests/c/standard/README.md is old: npx tsx scripts/c-sections.mjs');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
