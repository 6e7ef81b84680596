/** What every C program finds there: macros that describe the implementation [C17 6.10.8], and functions behind builtins. */
import { lockFreeWords } from './atomics.ts';
import { builtinNames } from './builtins.ts';
import { perModel, type DataModel } from './data-model.ts';
import { floatRows, intRows, sizeOfInt, type IntName } from './types.ts';

const suffixes: Readonly<Partial<Record<IntName, string>>> = {
  long: 'L',
  'unsigned long': 'UL',
  'unsigned int': 'U',
  'long long': 'LL',
  'unsigned long long': 'ULL',
};

function largest(type: IntName): string {
  return `${(1n << BigInt(sizeOfInt(type) * 8 - (intRows[type].signed ? 1 : 0))) - 1n}${suffixes[type] ?? ''}`;
}

function typeMacros({ address, named }: DataModel): string[] {
  const sizes = [
    ...(['short', 'int', 'long', 'long long'] as const).map((type) => [type.replace(' ', '_'), sizeOfInt(type)]),
    ...(['float', 'double', 'long double'] as const).map((type) => [type.replace(' ', '_'), floatRows[type].size]),
    ...['pointer', 'size_t', 'ptrdiff_t'].map((type) => [type, address]),
    ...['wchar_t', 'wint_t'].map((type) => [type, 4]),
  ].map(([type, size]) => `__SIZEOF_${String(type).toUpperCase()}__ ${size}`);
  const limits = [
    ['SCHAR', 'signed char'],
    ['SHRT', 'short'],
    ['INT', 'int'],
    ['LONG', 'long'],
    ['LONG_LONG', 'long long'],
  ].map(([word, type]) => `__${word}_MAX__ ${largest(type as IntName)}`);
  const types = Object.entries(named).flatMap(([word, type]) => [
    `__${word}_TYPE__ ${type}`,
    `__${word}_MAX__ ${largest(type)}`,
  ]);
  return [...sizes, '__SIZEOF_INT128__ 16', ...limits, ...types];
}

const others = [
  '__STDC__ 1',
  '__STDC_VERSION__ 201710L',
  '__STDC_HOSTED__ 1',
  '__STDC_UTF_16__ 1',
  '__STDC_UTF_32__ 1',
  '__STDC_NO_THREADS__ 1',
  '__samara__ 1',
  // The extensions of GNU C that are there are those of this version; headers and programs ask for it.
  '__GNUC__ 4',
  '__GNUC_MINOR__ 2',
  '__GNUC_PATCHLEVEL__ 1',
  '__GNUC_STDC_INLINE__ 1',
  '__CHAR_BIT__ 8',
  '__BITINT_MAXWIDTH__ 128',
  ...'RELAXED CONSUME ACQUIRE RELEASE ACQ_REL SEQ_CST'.split(' ').map((order, i) => `__ATOMIC_${order} ${i}`),
  ...lockFreeWords.map((word) => `__GCC_ATOMIC_${word}_LOCK_FREE 2`),
  ...[1, 2, 4, 8].map((size) => `__GCC_HAVE_SYNC_COMPARE_AND_SWAP_${size} 1`),
  '__GCC_ATOMIC_TEST_AND_SET_TRUEVAL 1',
  '__BIGGEST_ALIGNMENT__ 16',
  '__ORDER_LITTLE_ENDIAN__ 1234',
  '__ORDER_BIG_ENDIAN__ 4321',
  '__ORDER_PDP_ENDIAN__ 3412',
  '__BYTE_ORDER__ __ORDER_LITTLE_ENDIAN__',
  '__FLOAT_WORD_ORDER__ __ORDER_LITTLE_ENDIAN__',
  '__FLT_EVAL_METHOD__ 0',
  '__FINITE_MATH_ONLY__ 0',
  '__USER_LABEL_PREFIX__',
];

export const predefinedMacros = perModel((model) =>
  [...others, ...model.macros, ...typeMacros(model)].map((line) => `#define ${line}\n`).join(''),
);

/** Builtins behind which a function of the library stands, by their prototypes. */
const prototypes: readonly string[] = [
  'int memcmp(const void *, const void *, __SIZE_TYPE__)',
  'void *memchr(const void *, int, __SIZE_TYPE__)',
  '__SIZE_TYPE__ strlen(const char *)',
  'char *strcpy(char *, const char *)',
  'char *strncpy(char *, const char *, __SIZE_TYPE__)',
  'char *strcat(char *, const char *)',
  'char *strncat(char *, const char *, __SIZE_TYPE__)',
  'int strcmp(const char *, const char *)',
  'int strncmp(const char *, const char *, __SIZE_TYPE__)',
  'char *strchr(const char *, int)',
  'char *strrchr(const char *, int)',
  'char *strstr(const char *, const char *)',
  'int abs(int)',
  'long labs(long)',
  'long long llabs(long long)',
  ...['fabs', 'sqrt', 'floor', 'ceil', 'trunc', 'round', 'sin', 'cos', 'tan', 'exp', 'log'].flatMap((name) => [
    `double ${name}(double)`,
    `float ${name}f(float)`,
  ]),
  ...['pow', 'fmod', 'copysign', 'fmin', 'fmax'].flatMap((name) => [
    `double ${name}(double, double)`,
    `float ${name}f(float, float)`,
  ]),
  'void *malloc(__SIZE_TYPE__)',
  'void *calloc(__SIZE_TYPE__, __SIZE_TYPE__)',
  'void *realloc(void *, __SIZE_TYPE__)',
  'void free(void *)',
  'int printf(const char *, ...)',
  'int sprintf(char *, const char *, ...)',
  'int snprintf(char *, __SIZE_TYPE__, const char *, ...)',
  'int puts(const char *)',
  'int putchar(int)',
  'void abort(void)',
  'void exit(int)',
];

const nameShape = /(\w+)\(/;

/** `__builtin_memcpy` is `memcpy`, and types that have no words of their own. */
export const predefinedDeclarations = [
  // As on x86-64 an array, so that a function that gets a list moves the one of its caller, as the library's do.
  'typedef struct __va_list_tag { void *next; } __builtin_va_list[1];\n',
  'typedef __int128 __int128_t;\ntypedef unsigned __int128 __uint128_t;\n',
  ...prototypes.map((prototype) => {
    const name = nameShape.exec(prototype)?.[1] ?? '';
    return `${prototype.replace(nameShape, '__builtin_$1(')} __asm__("${name}");\n`;
  }),
].join('');

const libraryNames = prototypes.map((prototype) => `__builtin_${nameShape.exec(prototype)?.[1] ?? ''}`);
const attributeNames =
  'packed aligned vector_size section alias cleanup constructor destructor weak noreturn unused used visibility always_inline noinline pure const fallthrough format malloc nonnull';

/** What `__has_builtin(x)` and such say. */
export const features: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  __has_builtin: new Map([...builtinNames, ...libraryNames].map((name) => [name.replaceAll(/^__|__$/g, ''), 1])),
  __has_attribute: new Map(attributeNames.split(' ').map((name) => [name, 1])),
  __has_c_attribute: new Map(),
  __has_feature: new Map(),
  __has_extension: new Map(),
};
